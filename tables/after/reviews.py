"""Reviews of finished games: made once, when somebody first asks, and stored with the table."""

import asyncio
from dataclasses import dataclass
from weakref import WeakValueDictionary

from rules.core import Foresight, foresee
from rules.search import Review, Turning
from rules.search.plans import Planned, fits

from ..base.entries import viewpoint
from ..base.errors import Refused, Why
from ..base.keeping import AnyGame
from ..base.model import Person, Status, Table
from ..base.trial import Chosen, question_of
from ..table.house import House
from ..table.opened import OpenTable
from ..turn.minds import Minds


@dataclass(frozen=True, slots=True)
class TurnCourse:
    """A turn that was played or could have been: its answers, and their effects up to the first
    draw."""

    chosen: list[Chosen]
    foresight: Foresight


@dataclass(frozen=True, slots=True)
class TurnedPoint:
    """A turn that cost much. ``handed``: several people have played the seat, so its name does not
    tell whose turn it was."""

    turning: Turning
    played: TurnCourse
    better: TurnCourse
    handed: bool


@dataclass(frozen=True, slots=True)
class Retrospect:
    table: Table
    review: Review
    points: list[TurnedPoint]


class Reviews:
    def __init__(self, house: House, minds: Minds) -> None:
        self._house = house
        self._minds = minds
        self._in_work: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def is_ready(self, table: int, person: Person | None) -> bool:
        """Tell if the review is ready, so that nobody has to wait for it."""
        async with self._house.open(table) as opened:
            need_over(opened.table, person)
            return opened.table.review is not None

    async def of(self, table: int, person: Person | None) -> Retrospect:
        """Return the review of a finished game; whoever asks first waits for it."""
        lock = self._in_work.setdefault(table, asyncio.Lock())
        async with lock:
            async with self._house.open(table) as opened:
                need_over(opened.table, person)
                review = opened.table.review
                game = opened.game.clone()
            if review is None:
                review = await self._minds.review(game)
                if review is None:
                    raise Refused(Why.NO_REVIEW)
                async with self._house.change(table) as opened:
                    opened.table.review = review
        async with self._house.open(table) as opened:
            points = [await _point(opened, turning) for turning in review.turnings]
            return Retrospect(opened.table, review, points)


def need_over(table: Table, person: Person | None) -> None:
    viewpoint(table, person)
    if table.status is not Status.ENDED:
        raise Refused(Why.NOT_ENDED)


async def _point(opened: OpenTable, turning: Turning) -> TurnedPoint:
    seat = opened.table.seats[turning.seat]
    return TurnedPoint(
        turning,
        course(opened.past(turning.at), turning.seat, turning.played),
        course(opened.past(turning.at), turning.seat, turning.better),
        handed=any(person != seat.actor for person in seat.former),
    )


def course(game: AnyGame, seat: int, answers: list[Planned]) -> TurnCourse:
    chosen = told(game, seat, answers)
    return TurnCourse(chosen, foresee(game, seat, [it.keys for it in chosen]))


def told(game: AnyGame, seat: int, answers: list[Planned]) -> list[Chosen]:
    """Return the answers with their questions, each as asked at its moment; stop at the first
    answer that does not fit."""
    chosen: list[Chosen] = []
    for planned in answers:
        choice = question_of(game, seat)
        if choice is None or not fits(choice, planned):
            break
        chosen.append(Chosen(choice, list(planned[1])))
        game = game.clone()
        now = question_of(game, seat)
        assert now is not None, "a copy asks the same"
        game.answer(seat, now, planned[1])
    return chosen
