"""The places that show a table: its thread, and channels that watch it or a whole server."""

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from db import OutboxRow, PlaceRow, WatchRow

from ..base import news
from ..base.errors import Refused, Why, refusals
from ..base.model import Person, Table
from ..table.house import House
from . import pages
from .delivery import News
from .relevance import news_of, public_view, still_true

Level = Literal["turn", "round", "end"]
Show = Callable[[list[News]], Awaitable[None]]


class Watching:
    def __init__(self, house: House) -> None:
        self._house = house

    async def set_thread(self, table: int, thread: int) -> Table:
        """Play the table in this thread from now on, and tell there the news that was waiting for
        it."""
        place = PlaceRow("thread", table)
        async with self._house.open(table) as opened:
            if opened.table.thread == thread and place not in opened.closed:
                return opened.table
            opened.table.thread = thread
            opened.reopen_place(place)
            await self._house.save(opened)
            self._house.alarms.told.set()
            return opened.table

    async def card(self, table: int) -> int | None:
        """Return the message with the table's card."""
        with refusals():
            place = PlaceRow("thread", table)
            return await self._house.store.last_message(table, place, news.topic(news.LobbyChanged))

    async def watch(
        self, table: int, channel: int, level: Level, person: Person | None = None
    ) -> None:
        """Let a channel follow the table by turns, by rounds, or only its end. A person's own
        number as the channel means their messages."""
        async with self._house.open(table) as opened:
            if opened.table.settings.visibility == "private":
                raise Refused(Why.SECRET)
            await self._watch(WatchRow(channel, table, None, level, person))

    async def unwatch(self, table: int, channel: int) -> None:
        with refusals():
            await self._house.store.unwatch(channel, table, None)

    async def watch_guild(
        self, guild: int, channel: int, level: Level, person: Person | None = None
    ) -> None:
        """Watch all public tables of a server, future ones too."""
        await self._watch(WatchRow(channel, None, guild, level, person))

    async def unwatch_guild(self, guild: int, channel: int) -> None:
        with refusals():
            await self._house.store.unwatch(channel, None, guild)

    async def _watch(self, watch: WatchRow) -> None:
        with refusals():
            await self._house.store.reopen_place(PlaceRow(watch.kind, watch.channel))
            await self._house.store.watch(watch)
        self._house.alarms.told.set()

    async def watched(self, channel: int) -> list[WatchRow]:
        with refusals():
            return await self._house.store.watches_of(channel)

    async def told_by(self, message: int) -> tuple[int, range] | None:
        """Return the table that a public message tells of, and the range of moments, which is empty
        if it tells no moves. Return None if the message is not known any more."""
        with refusals():
            rows = await self._house.store.told_by(message)
        if not rows or rows[0].table is None:
            return None
        table = rows[0].table
        items = [news.decode(row.body) for row in rows if row.table == table]
        async with self._house.open(table) as opened:
            begin, end = pages.since(items), pages.until(items)
            last = opened.last_moment if opened.table.started is not None else -1
            first, after = opened.table.moment(begin), opened.table.moment(end)
        told = range(first, min(after, last) + 1) if begin >= 0 and first <= last else range(0)
        return table, told

    # A watcher's own messages

    async def reachable(self, person: Person) -> None:
        """Note that messages to this person get through again."""
        with refusals():
            await self._house.store.reopen_place(PlaceRow("person", person))
        self._house.alarms.told.set()

    async def closed(self, person: Person) -> bool:
        """Tell if this person's messages were refused."""
        with refusals():
            return await self._house.store.is_closed(PlaceRow("person", person))

    async def hand_over(self, person: Person, show: Show, *, open: bool = False) -> None:
        """Show a person the private news that could not be delivered; after that it counts as read.
        Do nothing while messages to them get through, or if ``open`` says that they do."""
        if open or not await self.closed(person):
            return
        async with self._house.alone(person):
            with refusals():
                rows = await self._house.store.news_for(PlaceRow("person", person))
            missed = [told for row in rows if (told := await self._still_told(row)) is not None]
            if missed:
                await show(missed)
            if rows:
                with refusals():
                    await self._house.store.settle_news([(row.id, None) for row in rows], [])

    async def _still_told(self, row: OutboxRow) -> News | None:
        told = news_of(row)
        if row.table is None:
            return told
        async with self._house.open(row.table) as opened:
            if not still_true(opened.table, told.item):
                return None
            view = public_view(opened, told)
            return msgspec.structs.replace(told, now=opened.table, view=view)
