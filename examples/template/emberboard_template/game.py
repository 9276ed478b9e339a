"""The rules: take one to three stones in turn; whoever takes the last one wins."""

from collections.abc import Callable, Iterable
from typing import Any

from rules.core import Flow, Message, Mode, Result, Rulebook, Setting, Setup, Words
from rules.core import State as Base
from rules.core.seen import result_seen

MOST = 3  # stones that may be taken at once


class State(Base):
    taken: list[int]  # by seat
    stones: int
    turn: int = 0


book = Rulebook(
    "template",
    State,
    version=1,
    modes=[Mode("base", (2, 3, 4), (Setting("stones", (15, 21)),), minutes=5)],
)
G = Flow[State]


@book.part
def begin(setup: Setup) -> State:
    return State(agenda=[["set_up"]], taken=[0] * setup.seats, stones=int(setup.options["stones"]))


@book.procedure
def set_up(g: G) -> None:
    g.s.begun = True
    g.then(["move", 0])


@book.procedure
async def move(g: G, me: int) -> None:
    s = g.s
    s.turn = me
    key = await g.ask(me, "template.take", [f"stones:{n + 1}" for n in range(min(MOST, s.stones))])
    number = int(key.partition(":")[2])
    s.stones -= number
    s.taken[me] += number
    g.tell("took", seat=f"seat:{me}", number=number)
    if s.stones:
        g.then(["move", (me + 1) % len(s.taken)])
    else:
        scores = [int(seat == me) for seat in range(len(s.taken))]
        others = [seat for seat in range(len(s.taken)) if seat != me]
        g.over(Result(scores, [[me], others], parts=[{"last": score} for score in scores]))


@book.noun("stones")
def stones(number: str) -> Words:
    return Message("stones", {"number": int(number)})


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    """Return everything, since nothing is hidden."""
    return {
        "stones": s.stones,
        "taken": list(s.taken),
        "turn": s.turn,
        "result": result_seen(s.result),
    }


@book.part
def inventory(s: State) -> dict[str, int]:
    return {"stones": s.stones + sum(s.taken)}


@book.part
def invariants(s: State) -> Iterable[str]:
    if s.stones < 0:
        yield "more stones were taken than there are"


@book.part
def redeal(s: State, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """Deal nothing anew, since nothing is hidden."""


@book.part
def worth(s: State, seat: int) -> int:
    """Return what automas plan by: to leave a multiple of four to the next."""
    if s.result:
        return 100 * s.result.scores[seat]
    return 50 if s.turn == seat and s.stones % (MOST + 1) == 0 else 0
