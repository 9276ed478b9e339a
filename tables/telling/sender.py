"""Delivers the outbox: in order for each destination, again until it is taken, shown once."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import ExitStack, asynccontextmanager
from typing import get_args

import msgspec

from db import OutboxRow, PlaceRow

from ..base import news
from ..base.errors import Refused, refusals
from ..base.model import Person, Table
from ..table.house import House
from ..table.opened import OpenTable
from . import late_calls, pages
from .delivery import Call, Deliver, News, Page, PlaceGone, Recall, TryLater
from .lost_places import LostPlaces
from .relevance import (
    is_about_itself,
    is_along,
    is_of_a_page,
    is_of_a_turn,
    news_of,
    public_questions,
    public_view,
    repeats,
    still_open,
    still_true,
)

AT_ONCE = 8  # destinations
MOST = 4 * AT_ONCE  # that one process claims at a time
CLAIM = 60  # seconds for which nobody else delivers it; longer, as long as it is under way
PATIENCE = 10.0  # seconds; after that a delivery that hangs holds up nobody else
FIRST_PAUSE = 2.0  # seconds, doubled with each failure in a row
LONGEST_PAUSE = 15 * 60.0
NONCE_HOLDS = 60  # seconds; Discord says "a few minutes"
LOOK_ANYWAY = 60  # seconds after which it looks for what another process may not have announced
LOOK_AGAIN = 5.0  # seconds, while a destination takes long

# The start and the end of a lobby take the place of its card.
REPLACING = (news.LobbyChanged, news.Started, news.Abandoned)
# With these, calls may have become outdated.
ANSWERING = (
    *REPLACING, news.Turn, news.Ready, news.Ended, news.VoteClosed, news.CallWithdrawn
)  # fmt: skip
STORY = [news.topic(kind) for kind in news.Story.__subclasses__()]
TURNS = [news.topic(kind) for kind in news.TURNS]
CALLS = [news.topic(kind) for kind in get_args(news.AnyCall)]

log = logging.getLogger(__name__)


class Sender:
    """``deliver`` shows one piece of news; its nonce is the same when it is tried again.
    ``speak`` tells, after that, what may be told in borrowed places."""

    def __init__(
        self,
        house: House,
        deliver: Deliver,
        recall: Recall | None = None,
        speak: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._house = house
        self.deliver = deliver
        self.recall = recall
        self.speak = speak
        self._lost = LostPlaces(house)
        self._blocked: dict[PlaceRow, float] = {}
        self._failures: dict[PlaceRow, int] = {}
        self._delivered: dict[int, int | None] = {}  # but not yet marked so in the store
        self._dropped: set[int] = set()
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """For ever."""
        house = self._house
        while True:
            try:
                await self.deliver_all()
                if self.speak is not None:
                    await self.speak()
                until = await self._next()
            except Refused as fault:
                log.warning("news has to wait: %s", fault)
                until = house.time.now() + FIRST_PAUSE
            except Exception:  # without this task nobody would be told anything any more
                log.exception("news has to wait")
                until = house.time.now() + FIRST_PAUSE
            await house.time.wait(until, house.alarms.told)

    async def _next(self) -> float:
        with refusals():
            waiting = await self._house.store.next_news(self._house.time.now())
        times = [self.next_attempt, waiting, self._house.time.now() + LOOK_ANYWAY]
        return min(at for at in times if at is not None)

    @property
    def next_attempt(self) -> float | None:
        """When something that failed is tried again."""
        return min(self._blocked.values(), default=None)

    async def deliver_all(self) -> None:
        """Until nothing is left that can be delivered now. A destination that takes long holds
        up nobody else, not even those to whom there is something to tell only now."""
        under_way: dict[PlaceRow, asyncio.Task[None]] = {}
        try:
            while True:
                await self._settle()
                await self._lost.reroute()
                for row in await self._waiting(under_way):
                    place = PlaceRow(row.kind, row.target)
                    under_way[place] = asyncio.create_task(self._attempt(row))
                if not under_way:
                    return
                await self._first_of(under_way.values())
                under_way = {place: it for place, it in under_way.items() if not it.done()}
        except asyncio.CancelledError:
            for it in under_way.values():
                it.cancel()
            raise
        finally:
            await asyncio.gather(*under_way.values(), return_exceptions=True)

    async def _first_of(self, under_way: Iterable[asyncio.Task[None]]) -> None:
        """Until one is over, or there is more to tell."""
        told = asyncio.create_task(self._house.alarms.told.wait())
        first = asyncio.FIRST_COMPLETED
        try:
            await asyncio.wait({*under_way, told}, timeout=LOOK_AGAIN, return_when=first)
        finally:
            if not told.cancel():
                self._house.alarms.told.clear()

    async def _waiting(self, under_way: Iterable[PlaceRow]) -> list[OutboxRow]:
        store, now = self._house.store, self._house.time.now()
        self._blocked = {place: at for place, at in self._blocked.items() if at > now}
        with refusals():
            waiting = await store.waiting_news(now, {*self._blocked, *under_way})
            return await store.claim_news(waiting[:MOST], now, now + CLAIM) if waiting else []

    async def _settle(self) -> None:
        """Mark what was delivered; if that fails, it is marked later, not delivered again."""
        if not self._delivered and not self._dropped:
            return
        delivered, dropped = dict(self._delivered), set(self._dropped)
        with refusals():
            await self._house.store.settle_news(list(delivered.items()), sorted(dropped))
        for known in delivered:
            del self._delivered[known]
        self._dropped -= dropped

    async def _attempt(self, row: OutboxRow) -> None:
        place = PlaceRow(row.kind, row.target)
        async with self._slot():
            try:
                await self._deliver_row(row, place)
            except PlaceGone as gone:
                await self._lose(row, place, str(gone))
            except TryLater as later:
                self._pause(place, later.seconds)
            except Refused as fault:
                log.warning("news %s has to wait: %s", row.id, fault)
                self._pause(place, None)
            except Exception:
                log.exception("news %s was not delivered", row.id)
                self._pause(place, None)
            else:
                self._failures.pop(place, None)

    @asynccontextmanager
    async def _slot(self) -> AsyncIterator[None]:
        """Whoever takes long goes on without one: a delivery that was broken off may have arrived,
        and its place has to wait for it, but the others need not."""
        await self._slots.acquire()
        slot = ExitStack()
        slot.callback(self._slots.release)
        given_way = asyncio.get_running_loop().call_later(PATIENCE, slot.close)
        try:
            yield
        finally:
            given_way.cancel()
            slot.close()

    async def _deliver_row(self, row: OutboxRow, place: PlaceRow) -> None:
        told = news_of(row)
        if row.table is None:
            told = msgspec.structs.replace(told, after=await self._after(row, place))
            self._delivered[row.id] = await self.deliver(told)
            return
        async with self._house.open(row.table) as opened:
            table = opened.table
            by_turn = is_of_a_turn(place, told.item)
            by_page = by_turn or is_of_a_page(table, place, told.item)
            pieces = await self._told(table, place) if by_page else None
            vain = not still_true(table, told.item) or is_about_itself(told)
            vain = vain and not (pieces and pieces.fresh)
            along = is_along(told.item) or (by_turn and pages.goes_on(table, told.item, pieces))
            if not vain and pieces is not None and along:
                self._delivered[row.id] = None
                return
            off = vain or await self._put_off(opened, row, place, told.item)
            if not off:
                told = await self._ready(opened, told, place, pieces)
        if off:
            await self._take_away(row, place, told, table)
            self._dropped |= {row.id} if vain else set()
            return
        struck = await self._outdated(table, place, told.item)
        told = msgspec.structs.replace(
            told,
            replaces=await self._replaced(row.table, place, told.item),
            outdated=list(struck.values()),
            after=await self._after(row, place),
        )
        message = self._delivered[row.id] = await self.deliver(told)
        self._dropped |= set(struck)  # whose messages call nobody any more
        page = told.page
        ended = page is not None and (page.way == "begin" or table.played_alone)
        if pieces and ended and message is not None:
            self._dropped |= {it.id for it in pieces.shown}  # a page that is full, or replaced

    async def _ready(
        self, opened: OpenTable, told: News, place: PlaceRow, pieces: pages.Told | None
    ) -> News:
        """The news with all that the table knows of it."""
        fresh = [news.decode(it.body) for it in pieces.fresh] if pieces else []
        asleep = await self._let_sleep(opened, place, [*fresh, told.item])
        asked, options = public_questions(opened, told.item)
        return msgspec.structs.replace(
            told,
            now=opened.table,
            view=public_view(opened, told),
            thread=opened.table.thread,
            page=await self._page(opened, told.item, place, pieces, asleep) if pieces else None,
            before=pages.seen_at(opened, getattr(told.item, "since", -1)),
            asked=asked,
            open=options,
            asleep=asleep,
        )

    async def _take_away(self, row: OutboxRow, place: PlaceRow, told: News, table: Table) -> None:
        """A call that is not true any more, if it may stand there: nobody knows how an attempt
        has ended whose answer was lost."""
        if self.recall is None or row.until is None or not isinstance(told.item, news.PINGS):
            return
        after = await self._newest(table.id, place)
        told = msgspec.structs.replace(told, now=table, thread=table.thread, after=after)
        await self.recall(told)

    async def _after(self, row: OutboxRow, place: PlaceRow) -> int | None:
        """Return the message behind which to look for what may have been told just before a
        crash, now that Discord has forgotten its nonce; 0 to look anywhere, None if the nonce
        still holds."""
        if self._house.time.now() <= row.at + NONCE_HOLDS:
            return None
        return 0 if row.table is None else await self._newest(row.table, place)

    async def _newest(self, table: int, place: PlaceRow) -> int:
        with refusals():
            return await self._house.store.newest_message(table, place) or 0

    async def _told(self, table: Table, place: PlaceRow) -> pages.Told:
        topics = STORY if place.kind == "thread" else TURNS
        with refusals():
            return pages.Told(await self._house.store.told(table.id, place, topics))

    async def _put_off(
        self, opened: OpenTable, row: OutboxRow, place: PlaceRow, item: news.AnyItem
    ) -> bool:
        """A call that comes late, in somebody's night, comes in the morning."""
        if not late_calls.late(opened, place, item):
            return False
        assert isinstance(item, news.PINGS)
        late_calls.put_off(opened, place, item)
        opened.withdraw([row.id])
        await self._house.save(opened)
        return True

    async def _let_sleep(
        self, opened: OpenTable, place: PlaceRow, items: Sequence[news.AnyItem]
    ) -> set[Person]:
        """Return the people whom this must not call now; plan calls for them in the morning."""
        with refusals():
            waiting = await self._house.store.news_for(place)
        later, asleep = late_calls.calls_late(opened, items, waiting)
        for turn in later:
            late_calls.put_off(opened, place, turn)
        if later:
            await self._house.save(opened)
        return asleep | late_calls.asleep(opened)

    async def _page(
        self,
        opened: OpenTable,
        item: news.AnyItem,
        place: PlaceRow,
        told: pages.Told,
        asleep: Collection[Person],
    ) -> Page:
        if place.kind != "thread":
            return pages.turn_of(opened, item, told)
        with refusals():
            newest = await self._house.store.newest_message(opened.table.id, place)
        return pages.page_of(opened, item, told, asleep, newest=told.message == newest)

    async def _replaced(self, table: int, place: PlaceRow, item: news.AnyItem) -> int | None:
        """The message of the card whose place this takes."""
        if not isinstance(item, REPLACING):
            return None
        with refusals():
            return await self._house.store.last_message(table, place, news.topic(news.LobbyChanged))

    async def _outdated(self, table: Table, place: PlaceRow, item: news.AnyItem) -> dict[int, Call]:
        """The calls at this place, by row, that are answered, or repeated by this one."""
        if not isinstance(item, ANSWERING) and not is_of_a_page(table, place, item):
            return {}
        with refusals():
            rows = [
                row
                for topic in CALLS
                for row in await self._house.store.messages(table.id, place, topic)
            ]
            if isinstance(item, REPLACING) and table.rematch_of is not None:
                before, topic = table.rematch_of, news.topic(news.Rematch)
                at = PlaceRow("thread", before)
                rows += await self._house.store.messages(before, at, topic)
        calls = {row.id: Call(row.message, news.call_of(row.body)) for row in rows}
        return {
            row: call
            for row, call in calls.items()
            if not is_of_a_page(table, place, call.item)
            and (repeats(item, call.item) or not still_open(table, call.item))
        }

    def _pause(self, place: PlaceRow, seconds: float | None) -> None:
        failures = self._failures[place] = self._failures.get(place, 0) + 1
        if seconds is None:
            seconds = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(failures - 1, 20))
        self._blocked[place] = self._house.time.now() + max(1.0, seconds)

    async def _lose(self, row: OutboxRow, place: PlaceRow, reason: str) -> None:
        try:
            await self._lost.lose(row, place, reason)
        except Refused as fault:
            log.warning("a %s could not be switched off: %s", place.kind, fault)
            self._pause(place, None)
