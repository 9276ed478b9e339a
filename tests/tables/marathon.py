"""A game as long and as large as the heaviest ones, for measuring the store.

It has 2,000 decisions on a state of some kilobytes, with draws, events for all and for one, and two
questions a turn.
"""

from collections.abc import Iterable
from typing import Any

from rules.core import Flow, Mode, Result, Rulebook, Setup
from rules.core import State as Base

TURNS = 1000


class State(Base):
    cells: list[list[int]]
    names: dict[str, str]
    turns: int = 0


book = Rulebook("marathon", State, version=1, modes=[Mode("base", (2,))])
G = Flow[State]


@book.part
def begin(setup: Setup) -> State:
    names = {f"companion:{n}": f"spot:gates:{n}" for n in range(60)}
    return State(agenda=[["turn", 0]], cells=[[0] * 40 for _ in range(40)], names=names)


@book.procedure
async def turn(g: G, me: int) -> None:
    s = g.s
    s.begun = True
    row = int((await g.ask(me, "marathon.row", [f"row:{n}" for n in range(40)])).split(":")[1])
    column = int((await g.ask(me, "marathon.cell", [f"cell:{n}" for n in range(40)])).split(":")[1])
    s.cells[row][column] += 1 + g.number("growth", 9)
    g.tell("grew", seat=f"seat:{me}", row=f"row:{row}", cell=f"cell:{column}")
    g.tell("learned", to=[me], amount=s.cells[row][column])
    s.turns += 1
    g.then(["finish"] if s.turns == TURNS else ["turn", 1 - me])


@book.procedure
def finish(g: G) -> None:
    g.s.result = Result([sum(map(sum, g.s.cells))] * 2, [[0, 1]])


@book.part
def view(s: State, seat: int | None) -> dict[str, Any]:
    return {"cells": [list(row) for row in s.cells], "turns": s.turns, "round": s.turns // 100}


@book.part
def inventory(s: State) -> dict[str, int]:
    return {"cells": sum(map(len, s.cells))}


@book.part
def invariants(s: State) -> Iterable[str]:
    if s.turns > TURNS:
        yield f"{s.turns} turns"


@book.part
def redeal(s: State, seat: int | None, shuffle: Any) -> None:
    """Do nothing, since no information is hidden."""


@book.part
def worth(s: State, seat: int) -> int:
    return sum(map(sum, s.cells))
