"""The rules: players take one to three stones in turn. The player who takes the last one wins."""

from collections.abc import Callable, Iterable
from typing import Any

from rules.core import Flow, Message, Mode, Result, Rulebook, Setting, Setup, Words
from rules.core import State as Base
from rules.core.seen import result_seen

MOST = 3  # stones in a turn


class State(Base):
    taken: list[int]  # by seat: how many stones it has taken
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
    """Return the view: the whole state, since nothing is hidden."""
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
    """Do nothing, since nothing is hidden."""


@book.part
def worth(s: State, seat: int) -> int:
    """Return the worth of a position to a seat. It is good to leave a multiple of four stones."""
    if s.result:
        return 100 * s.result.scores[seat]
    return 50 if s.turn == seat and s.stones % (MOST + 1) == 0 else 0
