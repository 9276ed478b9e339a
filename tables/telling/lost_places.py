"""Closed destinations, and what happens to the news meant for them."""

from collections.abc import Sequence

from db import ClosedRow, OutboxRow, PlaceRow

from ..base import news
from ..base.errors import refusals
from ..base.model import PlaceKind
from ..table import called
from ..table.house import House
from ..table.opened import OpenTable
from .relevance import still_true

PINGS = [news.topic(kind) for kind in news.PINGS]


class LostPlaces:
    def __init__(self, house: House) -> None:
        self._house = house

    async def lose(self, row: OutboxRow, place: PlaceRow, reason: str) -> None:
        """Stop delivering to this destination, and tell the table's people in another way."""
        if row.table is not None:
            await self._lose_for_table(row.table, row.topic, place, reason)
            return
        closed = ClosedRow(*place, self._house.time.now(), reason)
        with refusals():
            await self._house.store.close_place(closed)

    async def _lose_for_table(self, table: int, topic: str, place: PlaceRow, reason: str) -> None:
        async with self._house.change(table) as opened:
            opened.close_place(place, reason)
            lost = news.PlaceLost(news.Destination(place.kind, place.target), reason)
            if place.kind == "thread":
                for person in opened.table.people():
                    opened.tell_person(person, lost)
            elif place.kind == "channel":
                await self._lose_watching(opened, place, lost)
            elif topic in PINGS:  # the call moves to the thread; later its person learns why
                opened.tell_person(place.target, lost)

    async def _lose_watching(
        self, opened: OpenTable, place: PlaceRow, lost: news.PlaceLost
    ) -> None:
        """Tell the people who set up the watching; if they are unknown, tell the table."""
        with refusals():
            waiting = await self._house.store.news_for(place)
            watches = await self._house.store.watches_of(place.target)
        opened.withdraw([old.id for old in waiting])
        people = {watch.person for watch in watches if watch.person is not None}
        for person in sorted(people):
            opened.tell_person(person, lost)
        if not people:
            opened.tell(lost)

    async def reroute(self, stranded: Sequence[OutboxRow]) -> bool:
        """Send a call that waits for a closed destination to the person's other one, and drop it if
        it is outdated; tell if any was moved. A call says only that something is asked, so it may
        be public. Nothing else is moved."""
        moved = False
        for row in stranded:
            assert row.table is not None  # a call always belongs to a table
            async with self._house.open(row.table) as opened:
                item = news.decode(row.body)
                vain = not still_true(opened.table, item) or await self._has_call(row, item)
                if vain or _told_otherwise(opened, row, item):
                    opened.withdraw([row.id])
                    await self._house.save(opened)
                    moved = True
        return moved

    async def _has_call(self, row: OutboxRow, item: news.Item) -> bool:
        """Tell if the person already got the delayed call in the thread as a message."""
        if not isinstance(item, news.Turn) or not item.held or row.table is None:
            return False
        place = PlaceRow("person", item.person)
        with refusals():
            waiting = await self._house.store.news_for(place)
            told = await self._house.store.messages(row.table, place, news.topic(news.Turn))
        bodies = [it.body for it in waiting if it.table == row.table] + [it.body for it in told]
        calls = [news.decode(body) for body in bodies]
        return any(isinstance(it, news.Turn) and it.number == item.number for it in calls)


def _told_otherwise(opened: OpenTable, row: OutboxRow, item: news.Item) -> bool:
    assert isinstance(item, news.PINGS)
    person, thread = PlaceRow("person", item.person), PlaceRow("thread", opened.table.id)
    other = person if row.kind == "thread" else thread
    if isinstance(item, news.Turn) and item.elsewhere:
        return True
    borrowed = opened.table.place_kind is PlaceKind.BORROWED
    if other in opened.closed and not (borrowed and row.kind == "person"):
        return False
    called.ping(opened, item.person, item)
    return True
