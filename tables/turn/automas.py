"""Automas' turns. They are planned on a copy, without the table's lock, and dropped if somebody has
played meanwhile."""

from typing import NamedTuple

from rules.core import Event
from rules.search import to_follow
from rules.search.plans import Planned, fits

from ..base import clocks
from ..base.keeping import AUTOMA, AnyGame
from ..table.house import House
from ..table.moves import tell_move
from ..table.opened import OpenTable
from .minds import Minds

AT_ONCE = 30  # decisions in a row, before people get a chance to press


class Situation(NamedTuple):
    """A game for an automa to think about."""

    game: AnyGame  # a copy
    level: str
    rows: int  # the log's length when the copy was made
    uncounted: int  # rows of the log that the automa must not know of


class Automas:
    def __init__(self, house: House, minds: Minds) -> None:
        self._house = house
        self._minds = minds

    async def play(self, table: int, seat: int) -> None:
        """Play for the seat until others must act, and tell all of it as one move."""
        situation = await self._situation(table, seat)
        answers = await self.turn(situation, seat) if situation is not None else []
        async with self._house.change(table) as opened:
            opened.writes.timed = True
            if situation is not None and is_still_asked(opened, seat, situation):
                carry_out(opened, seat, answers)

    async def _situation(self, table: int, seat: int) -> Situation | None:
        async with self._house.open(table) as opened:
            if not is_asked(opened, seat):
                return None
            game = opened.game
            level, uncounted = opened.table.seats[seat].level, opened.uncounted(seat)
            return Situation(game.clone(), level, len(game.log), uncounted)

    async def turn(self, situation: Situation, seat: int) -> list[Planned]:
        """Return the answers of a turn. Follow a plan while it fits; do not repeat an answer that
        changed nothing."""
        game, taken = situation.game, list[Planned]()
        planned, vain = list[Planned](), set[Planned]()
        for _ in range(AT_ONCE):
            choice = game.choice_for(seat)
            if choice is None:
                break
            followed = planned and not game.revealed and planned[0] not in vain
            if not followed or not fits(choice, planned[0]):
                plans = await self._minds.think(game, seat, situation.level, situation.uncounted)
                best = next((plan for plan in plans if plan.answers[0] not in vain), plans[0])
                planned = to_follow(game, best)
            answer = planned.pop(0)
            vain = set() if game.answer(seat, choice, answer[1]) else vain | {answer}
            taken.append(answer)
        return taken


def is_asked(opened: OpenTable, seat: int) -> bool:
    """Tell if an automa must answer for this seat now."""
    due = clocks.due_times(opened.table, opened.people, opened.now)
    return any((it.kind, it.seat) == ("automa", seat) for it in due)


def is_still_asked(opened: OpenTable, seat: int, situation: Situation) -> bool:
    """Tell if the automa is still asked and nobody has played since."""
    return is_asked(opened, seat) and len(opened.game.log) == situation.rows


def carry_out(opened: OpenTable, seat: int, answers: list[Planned]) -> None:
    game = opened.to_play()
    first, events = len(game.log) + 1, list[Event]()
    for _, keys in answers:
        choice = game.choice_for(seat)
        assert choice is not None, "it was asked on the copy as well"
        events += opened.answer(seat, choice, keys, person=None, by=AUTOMA)
    if answers:
        tell_move(opened, game, seat, events, first, None, by=AUTOMA)
