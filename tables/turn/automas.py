"""Automas take their turns: thought out on a copy, without the table's lock, and thrown away if
somebody was quicker."""

from typing import NamedTuple

from rules.core import Event
from rules.search import LEVELS, to_follow
from rules.search.plans import Step, fits

from ..base import clocks
from ..base.errors import Refused, Why
from ..base.keeping import AUTOMA, AnyGame
from ..table.house import House
from ..table.moves import tell_move
from ..table.opened import OpenTable
from .minds import Minds

AT_ONCE = 30  # decisions; then the table's other people get their chance to press something


def known_level(level: str) -> str:
    if level not in LEVELS:
        levels = ", ".join(LEVELS)
        raise Refused(Why.BAD_SETTING, detail=f"{level!r} is no level of an automa: {levels}")
    return level


class Position(NamedTuple):
    """What an automa thinks about."""

    game: AnyGame  # a copy
    level: str
    rows: int  # of the log, when it was taken


class Automas:
    def __init__(self, house: House, minds: Minds) -> None:
        self._house = house
        self._minds = minds

    async def play(self, table: int, seat: int) -> None:
        """Whatever the seat is asked, until somebody else has to act: the table is told once."""
        position = await self._position(table, seat)
        steps = await self.turn(position, seat) if position is not None else []
        async with self._house.change(table) as opened:
            opened.writes.timed = True
            if position is not None and is_asked(opened, seat):
                game = await opened.game()
                if len(game.log) == position.rows:
                    carry_out(opened, game, seat, steps)

    async def _position(self, table: int, seat: int) -> Position | None:
        async with self._house.open(table) as opened:
            if not is_asked(opened, seat):
                return None
            game = await opened.game()
            return Position(game.clone(), opened.table.seats[seat].level, len(game.log))

    async def turn(self, position: Position, seat: int) -> list[Step]:
        """A plan is followed as long as it fits; what made nothing happen is not tried again."""
        game, taken = position.game, list[Step]()
        planned, vain = list[Step](), set[Step]()
        for _ in range(AT_ONCE):
            choice = game.choice_for(seat)
            if choice is None:
                break
            followed = planned and not game.revealed and planned[0] not in vain
            if not followed or not fits(choice, planned[0]):
                plans = await self._minds.think(game, seat, position.level)
                best = next((plan for plan in plans if plan.steps[0] not in vain), plans[0])
                planned = to_follow(game, best)
            step = planned.pop(0)
            vain = set() if game.answer(seat, choice, step[1]) else vain | {step}
            taken.append(step)
        return taken


def is_asked(opened: OpenTable, seat: int) -> bool:
    """Whether an automa is to answer for this seat now."""
    due = clocks.due_times(opened.table, opened.people, opened.now)
    return any((it.kind, it.seat) == ("automa", seat) for it in due)


def carry_out(opened: OpenTable, game: AnyGame, seat: int, steps: list[Step]) -> None:
    first, events = len(game.log) + 1, list[Event]()
    for _, keys in steps:
        choice = game.choice_for(seat)
        assert choice is not None, "it was asked on the copy as well"
        events += opened.answer(seat, choice, keys, person=None, by=AUTOMA)
    if steps:
        tell_move(opened, game, seat, events, first, None, by=AUTOMA)
