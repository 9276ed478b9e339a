"""A game whose rules are corrected while it is played."""

from collections.abc import Callable, Iterable
from typing import Any

from rules.core import Flow, Mode, Result, Rulebook, Setup
from rules.core import State as Base

from .world import World


class State(Base):
    taken: list[str]
    turns: int = 0


def version(number: int, questions: list[str]) -> Rulebook[State]:
    """Make a game in which each turn asks these questions."""
    book = Rulebook("patch", State, version=number, modes=[Mode("base", (2,))])

    def begin(setup: Setup) -> State:
        return State(agenda=[["turn", 0]], begun=True, taken=[])

    async def turn(g: Flow[State], me: int) -> None:
        for question in questions:
            g.s.taken.append(await g.ask(me, f"patch.{question}", ["a", "b"]))
        g.s.turns += 1
        g.tell("took", amount=len(g.s.taken))
        g.then(["finish"] if g.s.turns == 9 else ["turn", 1 - me])

    def finish(g: Flow[State]) -> None:
        g.s.result = Result([0, 0], [[0, 1]])

    def view(s: State, seat: int | None) -> dict[str, Any]:
        return {"taken": list(s.taken), "turns": s.turns}

    def invariants(s: State) -> Iterable[str]:
        if s.turns > 9:
            yield f"{s.turns} turns"

    def redeal(s: State, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
        """Deal nothing anew, since everything is open."""

    book.procedure(turn)
    book.procedure(finish)
    for part in (begin, view, invariants, redeal):
        book.part(part)
    return book


async def answer(w: World, table: int, person: int, key: str = "a") -> None:
    panel = await w.tables.play.question(table, person)
    panel = await w.tables.play.choose(table, person, panel.step, [key])
    await w.tables.play.confirm(table, person, panel.step)
