"""Taking back: one's own moves at once, up to the barrier; more by vote; and giving them again."""

from dataclasses import dataclass

from rules.core import Event, RulesError, Undo

from . import news
from .errors import Refused, Why
from .house import House
from .keeping import standing, unpack_events
from .model import Person, Status, Table, Vote
from .opened import OpenTable
from .voting import Voting

MOST_STEPS = 50


@dataclass(frozen=True, slots=True)
class Step:
    """A decision that could be taken back, with all after it."""

    to: int  # the number of decisions that would be left
    seat: int
    point: str
    events: list[Event]  # that everybody may know
    at_once: bool  # this person needs nobody's consent


class Undoing:
    def __init__(self, house: House, voting: Voting) -> None:
        self._house = house
        self._voting = voting
        voting.on("undo", self._undo_by_vote)
        voting.on("redo", self._redo_by_vote)

    async def steps(self, table: int, person: Person) -> list[Step]:
        """What could be taken back, the last first."""
        async with self._house.open(table) as opened:
            opened.need(Status.RUNNING)
            seat = opened.seat_of(person)
            game = await opened.game()
            limit = game.undo_limit(seat)
            numbers = standing(game.log)[-MOST_STEPS:]
            first = len(game.line) - len(numbers)
            after = numbers[0] - 1 if numbers else 0
            rows = {row.number: row for row in await self._house.store.log(table, after=after)}
        found = [
            Step(
                to=to,
                seat=game.line[to].seat,
                point=game.line[to].point,
                events=[e for e in unpack_events(rows[number].events) if e.seen_by(None)],
                at_once=to >= limit,
            )
            for to, number in enumerate(numbers, start=first)
        ]
        return found[::-1]

    async def undo(
        self, table: int, person: Person, to: int, decisions: int, press: int | None = None
    ) -> Table:
        """Go back to the first ``to`` decisions: at once if they are one's own and nothing was
        revealed since, else by asking the table. ``decisions`` is how many stood when asked."""
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            opened.need(Status.RUNNING)
            seat = opened.seat_of(person)
            game = await opened.game()
            if len(game.line) != decisions:
                raise Refused(Why.STALE)
            if not 0 <= to < len(game.line):
                raise Refused(Why.NO_UNDO)
            if opened.table.seats[seat].actor != person:
                raise Refused(Why.SUBSTITUTED)
            if to >= game.undo_limit(seat):
                await take_back(opened, to, seat=seat, person=person)
                await opened.save()
            elif opened.table.settings.undo == "never":
                raise Refused(Why.UNDO_NEVER)
            else:
                await self._voting.open(opened, "undo", seat, to=to)
            return opened.table

    async def redo(self, table: int, person: Person, press: int | None = None) -> Table:
        """Give again what the last undo took back, if nothing was played since: at once if it
        was one's own undo, else by asking the table."""
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            opened.need(Status.RUNNING)
            seat = opened.seat_of(person)
            game = await opened.game()
            last = game.log[-1] if game.log else None
            if not opened.table.redo or not isinstance(last, Undo):
                raise Refused(Why.NO_REDO)
            if last.by == f"seat:{seat}":
                give_again(opened, seat)
                await opened.save()
            else:
                await self._voting.open(opened, "redo", seat)
            return opened.table

    async def _undo_by_vote(self, opened: OpenTable, vote: Vote) -> None:
        await opened.game()
        await take_back(opened, vote.to, seat=None, person=None)

    async def _redo_by_vote(self, opened: OpenTable, vote: Vote) -> None:
        await opened.game()
        give_again(opened, None)


async def take_back(opened: OpenTable, to: int, *, seat: int | None, person: Person | None) -> None:
    try:
        count = await opened.take_back(to, seat=seat, person=person)
    except RulesError as fault:
        raise Refused(Why.CORRECTED, detail=str(fault)) from fault
    opened.tell(news.Undone(to, count, seat), "turn")


def give_again(opened: OpenTable, seat: int | None) -> None:
    opened.tell(news.Redone(opened.give_again(), seat), "turn")
