"""The timekeeper: one task that sleeps until the next thing is due at any table, and does it."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable

from db import DueRow

from ..base import clocks, news
from ..base.errors import Refused, Why, refusals
from ..base.model import Status
from ..people import overdue
from ..people.seats import Seats
from ..people.voting import Voting
from ..table.ended import close
from ..table.house import House
from ..table.opened import OpenTable
from ..telling.digest import Digests
from ..telling.weeks import Weeks
from ..turn.automas import Automas

AT_A_TIME = 500
MOST = 50  # the most rows that a process claims at a time
CLAIM = 60  # seconds for which other processes leave a row alone
LOOK_ANYWAY = 60  # seconds between looks for rows that other processes have written
AGAIN = 60  # seconds until a failed row is repeated
SOON = 1  # seconds until a row is repeated after another process was quicker

log = logging.getLogger(__name__)


class Timekeeper:
    def __init__(
        self,
        house: House,
        seats: Seats,
        voting: Voting,
        digests: Digests,
        weeks: Weeks,
        automas: Automas,
    ) -> None:
        self._house = house
        self._digests = digests
        self._weeks = weeks
        self._seats = seats
        self._voting = voting
        self._automas = automas
        self._postponed: dict[DueRow, int] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}  # by table: one automa plays at a time
        self._attendants: dict[str, Callable[[OpenTable, int], Awaitable[None]]] = {
            "lobby": self._lobby,
            "vote": self._vote,
            "sitter": seats.sitter_goes,
            "timeout": self._timeout,
            "nudge": self._nudge,
        }

    async def run(self) -> None:
        """Run for ever."""
        house = self._house
        try:
            while True:
                house.alarms.wakes_at = math.inf
                until = await self._look()
                house.alarms.wakes_at = until
                await house.time.wait(until, house.alarms.woken)
        finally:
            await self._stop_thinking()

    async def _look(self) -> float:
        """Do all that is due; return the time of the next look."""
        try:
            await self._attend_all()
            return await self._next()
        except Refused as fault:
            log.warning("what is due has to wait: %s", fault)
        except Exception:  # if this task ended, all clocks would stop
            log.exception("what is due has to wait")
        return self._house.time.now() + AGAIN

    async def _stop_thinking(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _next(self) -> float:
        with refusals():
            due = await self._house.store.next_due(self._house.time.now())
        letters = [self._digests.next_attempt, self._weeks.next_attempt]
        times = [due, *letters, *self._postponed.values()]
        times.append(self._house.time.now() + LOOK_ANYWAY)
        return min(at for at in times if at is not None)

    async def catch_up(self) -> None:
        """Do everything that is due, and everything that becomes due by it, automas' turns
        included."""
        await self._attend_all()
        while self._thinking:
            await asyncio.wait(self._thinking.values())
            await self._attend_all()

    async def _attend_all(self) -> None:
        while rows := await self._due():
            for row in rows:
                if row.kind == "automa":
                    self._let_think(row)
                else:
                    await self._do(row)
                await asyncio.sleep(0)
        await self._digests.write_due()
        await self._weeks.write_due()

    def _let_think(self, row: DueRow) -> None:
        """Let an automa think in a task of its own, so that nobody's clock waits."""

        def done(task: asyncio.Task[None]) -> None:
            del self._thinking[row.table]
            self._house.alarms.woken.set()

        if row.table not in self._thinking:
            task = asyncio.create_task(self._do(row))
            self._thinking[row.table] = task
            task.add_done_callback(done)

    async def _due(self) -> list[DueRow]:
        now = self._house.time.now()
        self._postponed = {row: at for row, at in self._postponed.items() if at > now}
        with refusals():
            most = AT_A_TIME + len(self._postponed) + len(self._thinking)
            rows = await self._house.store.due(now, most)
            free = [it for it in rows if it not in self._postponed and not self._in_hand(it)]
            return await self._house.store.claim_due(free[:MOST], now, now + CLAIM) if free else []

    def _in_hand(self, row: DueRow) -> bool:
        return row.kind == "automa" and row.table in self._thinking

    async def _do(self, row: DueRow) -> None:
        """Do one due thing. A table whose turn fails must not hold up others."""
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
        if row.kind == "automa":
            await self._automas.play(row.table, row.seat)
            return
        async with self._house.change(row.table) as opened:
            opened.writes.timed = True
            attend = self._attendants.get(row.kind)
            if attend is not None and _still_due(opened, row):
                await attend(opened, row.seat)

    async def _lobby(self, opened: OpenTable, seat: int) -> None:
        """Close a lobby that nobody has touched for two weeks."""
        opened.table.status, opened.table.ended = Status.ABANDONED, opened.now
        close(opened)
        opened.tell(news.Abandoned())

    async def _vote(self, opened: OpenTable, seat: int) -> None:
        await self._voting.time_is_up(opened)

    async def _timeout(self, opened: OpenTable, number: int) -> None:
        await overdue.run_out(opened, number, self._voting)

    async def _nudge(self, opened: OpenTable, number: int) -> None:
        overdue.nudge(opened, number)


def _still_due(opened: OpenTable, row: DueRow) -> bool:
    """Tell if a row is still due, since the table may have changed after it was written."""
    if row.kind == "lobby":
        untouched = opened.row.changed + clocks.LOBBY_LASTS <= opened.now
        return opened.table.status is Status.LOBBY and untouched
    return any(
        (due.kind, due.seat) == (row.kind, row.seat) and due.at <= opened.now
        for due in clocks.due_times(opened.table, opened.people, opened.now)
    )
