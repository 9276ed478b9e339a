"""Delivers the outbox: in order for each destination, repeated until accepted, shown once."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import ExitStack, asynccontextmanager
from typing import get_args

import msgspec

from db import MessageRow, OutboxRow, Outgoing, PlaceRow, Round, TopicsAt

from ..base import news
from ..base.errors import Refused, refusals
from ..base.model import Person
from ..table.house import House
from ..table.opened import OpenTable
from . import late_calls, pages
from .delivery import Call, Deliver, News, PlaceGone, Recall, TryLater
from .lost_places import PINGS, LostPlaces
from .relevance import (
    is_about_itself,
    is_of_a_page,
    news_of,
    public_questions,
    public_view,
    public_words,
    repeats,
    still_open,
    still_true,
)

AT_ONCE = 8  # destinations delivered to at once
MOST = 4 * AT_ONCE  # destinations claimed by one process at a time
CLAIM = 60  # seconds for which a claim holds; renewed during the delivery
PATIENCE = 10.0  # seconds until a slow delivery gives up its slot
FIRST_PAUSE = 2.0  # seconds until the second attempt; doubled with each failure in a row
LONGEST_PAUSE = 15 * 60.0
NONCE_HOLDS = 60  # seconds for which we trust a nonce; Discord says only "a few minutes"
LOOK_ANYWAY = 60  # seconds between looks for news that other processes have written
LOOK_AGAIN = 5.0  # seconds between looks while a destination is slow

# News that replaces the card, when a lobby begins or ends.
REPLACING = (news.LobbyChanged, news.Started, news.Abandoned)
# News that may make earlier calls outdated.
ANSWERING = (
    *REPLACING, news.Turn, news.Ready, news.Ended, news.VoteClosed, news.CallWithdrawn
)  # fmt: skip
STORY = [news.topic(kind) for kind in news.Story.__subclasses__()]
TURNS = [news.topic(kind) for kind in news.TURNS]
CALLS = [news.topic(kind) for kind in get_args(news.AnyCall)]
TOPICS = sorted({*STORY, *CALLS})

log = logging.getLogger(__name__)


class Sender:
    """The sender. ``deliver`` shows news, with the same nonce on each attempt; ``recall`` removes a
    call that is no longer true; ``speak`` tells waiting news in borrowed places."""

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
        self._delivered: dict[int, int | None] = {}  # delivered; the store does not know it yet
        self._dropped: set[int] = set()
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Deliver for ever."""
        house = self._house
        while True:
            try:
                later = await self.deliver_all()
                if self.speak is not None:
                    await self.speak()
                times = [self.next_attempt, later, house.time.now() + LOOK_ANYWAY]
                until = min(at for at in times if at is not None)
            except Refused as fault:
                log.warning("news has to wait: %s", fault)
                until = house.time.now() + FIRST_PAUSE
            except Exception:  # if this task ended, no news would ever be delivered again
                log.exception("news has to wait")
                until = house.time.now() + FIRST_PAUSE
            await house.time.wait(until, house.alarms.told)

    @property
    def next_attempt(self) -> float | None:
        """Return when a failed delivery is tried again."""
        return min(self._blocked.values(), default=None)

    async def deliver_all(self) -> int | None:
        """Deliver everything that can go now; return when something is due next. A slow destination
        does not delay the others."""
        under_way: dict[PlaceRow, asyncio.Task[None]] = {}
        try:
            while True:
                found = await self._take(under_way)
                for rows in found.news:
                    place = PlaceRow(rows[0].kind, rows[0].target)
                    under_way[place] = asyncio.create_task(self._attempt(rows, place))
                if await self._lost.reroute(found.stranded):
                    continue
                if not under_way:
                    return found.next_at
                await self._first_of(under_way.values())
                under_way = {place: it for place, it in under_way.items() if not it.done()}
        except asyncio.CancelledError:
            for it in under_way.values():
                it.cancel()
            raise
        finally:
            await asyncio.gather(*under_way.values(), return_exceptions=True)

    async def _first_of(self, under_way: Iterable[asyncio.Task[None]]) -> None:
        """Wait until a delivery ends or new news comes."""
        told = asyncio.create_task(self._house.alarms.told.wait())
        first = asyncio.FIRST_COMPLETED
        try:
            await asyncio.wait({*under_way, told}, timeout=LOOK_AGAIN, return_when=first)
        finally:
            if not told.cancel():
                self._house.alarms.told.clear()

    async def _take(self, under_way: Iterable[PlaceRow]) -> Outgoing:
        """Claim the next news, and mark what was delivered in the same write. If that fails, it is
        marked later, but not delivered again."""
        store, now = self._house.store, self._house.time.now()
        self._blocked = {place: at for place, at in self._blocked.items() if at > now}
        delivered, dropped = dict(self._delivered), set(self._dropped)
        skip = {*self._blocked, *under_way}
        ended = list(delivered.items()), sorted(dropped)
        with refusals():
            found = await store.take_news(now, now + CLAIM, Round(*ended, skip, PINGS, MOST))
        for known in delivered:
            del self._delivered[known]
        self._dropped -= dropped
        return found

    async def _attempt(self, rows: Sequence[OutboxRow], place: PlaceRow) -> None:
        async with self._slot():
            try:
                await self._deliver_first(rows, place)
            except PlaceGone as gone:
                await self._lose(rows[0], place, str(gone))
            except TryLater as later:
                self._pause(place, later.seconds)
            except Refused as fault:
                log.warning("news %s has to wait: %s", rows[0].id, fault)
                self._pause(place, None)
            except Exception:
                log.exception("news %s was not delivered", rows[0].id)
                self._pause(place, None)
            else:
                self._failures.pop(place, None)

    @asynccontextmanager
    async def _slot(self) -> AsyncIterator[None]:
        """Hold one of the slots for deliveries. A delivery that takes longer than PATIENCE loses
        its slot and continues, so that other destinations need not wait for it."""
        await self._slots.acquire()
        slot = ExitStack()
        slot.callback(self._slots.release)
        given_way = asyncio.get_running_loop().call_later(PATIENCE, slot.close)
        try:
            yield
        finally:
            given_way.cancel()
            slot.close()

    async def _deliver_first(self, rows: Sequence[OutboxRow], place: PlaceRow) -> None:
        """Deliver a destination's first news, together with later rows that belong on its page."""
        table = rows[0].table
        if table is not None:
            await self._deliver_of(table, rows, place)
            return
        told = msgspec.structs.replace(news_of(rows[0]), after=self._after(rows[0], 0))
        self._delivered[rows[0].id] = await self.deliver(told)

    async def _deliver_of(self, number: int, rows: Sequence[OutboxRow], place: PlaceRow) -> None:
        topics = TopicsAt(*place, TOPICS)
        async with self._house.open(number, told=topics) as opened:
            table = opened.table
            wanted = STORY if place.kind == "thread" else TURNS
            page = pages.Told([row for row in opened.shown.told if row.topic in wanted])
            along = dict.fromkeys(it.id for it in page.joined(table, place, rows))
            if len(along) == len(rows):
                self._delivered |= along
                return
            row = rows[len(along)]
            told = news_of(row)
            by_page = pages.is_on_a_page(table, place, told.item)
            vain = not still_true(table, told.item) or is_about_itself(told)
            vain = vain and not (by_page and page.fresh)
            off = vain or await self._put_off(opened, row, place, told.item)
            if not off:
                told = await self._ready(opened, told, place, page if by_page else None)
        if off:
            await self._take_away(opened, row, told)
            self._delivered |= along
            self._dropped |= {row.id} if vain else set()
            return
        struck = await self._outdated(opened, place, told.item)
        told = msgspec.structs.replace(
            told,
            replaces=await self._replaced(number, place, told.item),
            outdated=list(struck.values()),
            after=self._after(row, opened.shown.newest or 0),
        )
        message = await self.deliver(told)
        self._delivered |= {**along, row.id: message}
        self._dropped |= set(struck)  # these messages are struck out and call nobody any more
        ended = told.page is not None and (told.page.way == "begin" or table.played_alone)
        if ended and message is not None:
            self._dropped |= {it.id for it in page.shown}  # the page is full or replaced

    async def _ready(
        self, opened: OpenTable, told: News, place: PlaceRow, page: pages.Told | None
    ) -> News:
        """Return the news with everything about the table that its delivery needs."""
        fresh = [news.decode(it.body) for it in page.fresh] if page else []
        asleep = await self._let_sleep(opened, place, [*fresh, told.item])
        asked, options = public_questions(opened, told.item)
        return msgspec.structs.replace(
            told,
            now=opened.table,
            view=public_view(opened, told),
            thread=opened.table.thread,
            page=pages.page_of(opened, told, page, asleep) if page else None,
            before=None if page else pages.seen_at(opened, getattr(told.item, "since", -1)),
            asked=asked,
            said=public_words(opened, told.item),
            open=options,
            asleep=asleep,
        )

    async def _take_away(self, opened: OpenTable, row: OutboxRow, told: News) -> None:
        """Strike out a call that is no longer true, if it may have been shown: after a lost answer
        nobody knows."""
        if self.recall is None or row.until is None or not isinstance(told.item, news.PINGS):
            return
        table, after = opened.table, opened.shown.newest or 0
        told = msgspec.structs.replace(told, now=table, thread=table.thread, after=after)
        await self.recall(told)

    def _after(self, row: OutboxRow, newest: int) -> int | None:
        """Return the message after which to look for an earlier delivery of this news. Return None
        while Discord still knows its nonce, 0 to look through the newest."""
        return None if self._house.time.now() <= row.at + NONCE_HOLDS else newest

    async def _put_off(
        self, opened: OpenTable, row: OutboxRow, place: PlaceRow, item: news.Item
    ) -> bool:
        """If this item is a late call to somebody who sleeps, plan the call for the morning. Tell
        if so."""
        if not late_calls.late(opened, place, item):
            return False
        assert isinstance(item, news.PINGS)
        late_calls.put_off(opened, place, item)
        opened.withdraw([row.id])
        await self._house.save(opened)
        return True

    async def _let_sleep(
        self, opened: OpenTable, place: PlaceRow, items: Sequence[news.Item]
    ) -> set[Person]:
        """Return the people whom this delivery must not mention; plan calls for them in the
        morning."""
        later, asleep = late_calls.calls_late(opened, items)
        for turn in later:
            late_calls.put_off(opened, place, turn)
        if later:
            await self._house.save(opened)
        return asleep | late_calls.asleep(opened)

    async def _replaced(self, table: int, place: PlaceRow, item: news.Item) -> int | None:
        """Return the message with the card that this item replaces."""
        if not isinstance(item, REPLACING):
            return None
        with refusals():
            return await self._house.store.last_message(table, place, news.topic(news.LobbyChanged))

    async def _outdated(
        self, opened: OpenTable, place: PlaceRow, item: news.Item
    ) -> dict[int, Call]:
        """Return the calls shown at this place, by row, that this item repeats or that are no
        longer open."""
        table = opened.table
        if not isinstance(item, ANSWERING) and not is_of_a_page(table, place, item):
            return {}
        rows: list[MessageRow] = [
            MessageRow(row.id, row.message, row.body)
            for row in opened.shown.told
            if row.topic in CALLS and row.message is not None
        ]
        if isinstance(item, REPLACING) and table.rematch_of is not None:
            before, topic = table.rematch_of, news.topic(news.Rematch)
            at = PlaceRow("thread", before)
            with refusals():
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
