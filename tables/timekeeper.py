"""One sleeping task that wakes for whatever is due next, at any table."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable

from db import DueRow

from . import clocks, news
from .clocks import NUDGES
from .digest import Digests
from .errors import Refused, Why
from .following import close
from .house import House, refusals
from .model import PACES, Status
from .opened import OpenTable
from .seats import Seats
from .voting import Voting

AT_A_TIME = 500
AGAIN = 60  # seconds after which something that failed is tried again
SOON = 1  # seconds after which it is, if only somebody else was quicker

log = logging.getLogger(__name__)


class Timekeeper:
    def __init__(self, house: House, seats: Seats, voting: Voting, digests: Digests) -> None:
        self._house = house
        self._digests = digests
        self._seats = seats
        self._voting = voting
        self._postponed: dict[DueRow, int] = {}
        self._attendants: dict[str, Callable[[OpenTable, int], Awaitable[None]]] = {
            "lobby": self._lobby,
            "vote": self._vote,
            "sitter": seats.sitter_goes,
            "timeout": seats.time_is_up,
            "automa": seats.automa_plays,
            "nudge": self._nudge,
        }

    async def run(self) -> None:
        """For ever."""
        house = self._house
        while True:
            house.wakes_at = math.inf
            try:
                await self.catch_up()
                until = await self._next()
            except Refused as fault:
                log.warning("what is due has to wait: %s", fault)
                until = house.time.now() + AGAIN
            except Exception:  # without this task all clocks would stand still
                log.exception("what is due has to wait")
                until = house.time.now() + AGAIN
            house.wakes_at = math.inf if until is None else until
            await house.time.wait(until, house.woken)

    async def _next(self) -> float | None:
        with refusals():
            due = await self._house.store.next_due(self._house.time.now())
        times = [due, self._digests.next_attempt, *self._postponed.values()]
        return min((at for at in times if at is not None), default=None)

    async def catch_up(self) -> None:
        """Do all that is due, and what becomes due by that."""
        while rows := await self._due():
            for row in rows:
                await self._do(row)
                await asyncio.sleep(0)
        await self._digests.write_due()

    async def _due(self) -> list[DueRow]:
        now = self._house.time.now()
        self._postponed = {row: at for row, at in self._postponed.items() if at > now}
        with refusals():
            rows = await self._house.store.due(now, AT_A_TIME + len(self._postponed))
        return [row for row in rows if row not in self._postponed]

    async def _do(self, row: DueRow) -> None:
        """A table that cannot be helped now must not keep the others waiting."""
        try:
            await self._attend(row)
        except Refused as fault:
            log.warning("table %s, %s: %s", row.table, row.kind, fault)
            pause = SOON if fault.why is Why.CONFLICT else AGAIN
            self._postponed[row] = self._house.time.now() + pause
        except Exception:
            log.exception("table %s, %s", row.table, row.kind)
            self._postponed[row] = self._house.time.now() + AGAIN

    async def _attend(self, row: DueRow) -> None:
        async with self._house.open(row.table) as opened:
            opened.writes.timed = True
            attend = self._attendants.get(row.kind)
            if attend is None or not _still_due(opened, row):
                await opened.save()
                return
            await attend(opened, row.seat)

    async def _lobby(self, opened: OpenTable, seat: int) -> None:
        """Nobody has touched it for two weeks."""
        opened.table.status, opened.table.ended = Status.ABANDONED, opened.now
        close(opened)
        opened.tell(news.Abandoned())
        await opened.save()

    async def _vote(self, opened: OpenTable, seat: int) -> None:
        await self._voting.time_is_up(opened)

    async def _nudge(self, opened: OpenTable, number: int) -> None:
        nudge(opened, number)
        await opened.save()


def _still_due(opened: OpenTable, row: DueRow) -> bool:
    """The row may be older than the table: what it says now counts."""
    if row.kind == "lobby":
        untouched = opened.row.changed + clocks.LOBBY_LASTS <= opened.now
        return opened.table.status is Status.LOBBY and untouched
    return any(
        (due.kind, due.seat) == (row.kind, row.seat) and due.at <= opened.now
        for due in clocks.due_times(opened.table, opened.people, opened.now)
    )


def nudge(opened: OpenTable, number: int) -> None:
    """Remind whoever plays this seat, once for each part of the time that is gone."""
    table = opened.table
    seat = table.seats[number]
    clock, calendar = seat.clock, clocks.calendar_of(seat, opened.people)
    pace = PACES[table.settings.pace]
    assert pace is not None
    clocks.settle(clock, calendar, opened.now)
    thought = 100 * clock.used // max(1, clocks.allowance(clock, pace))
    clock.nudged = max(clock.nudged, sum(thought >= part for part in NUDGES))
    wished = clock.snoozed > 0
    clock.snoozed = 0
    if clock.nudged < len(NUDGES) and not wished and opened.by_letter(seat.actor):
        return
    question = next((asked for asked in table.asked if asked.seat == number), None)
    if question is not None and seat.actor is not None:
        due = clocks.deadline(clock, pace, calendar)
        opened.ping(seat.actor, news.Nudge(number, seat.actor, question.number, clock.nudged, due))
