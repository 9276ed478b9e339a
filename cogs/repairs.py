"""A table whose thread was lost goes on in a new one, which begins with the whole story."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from tables import Entry, PlaceGone, Status, Table

from .pieces.kit import Layout, fit, text
from .telling import ROOM, lines_of
from .texts import Texts
from .threads import new_thread
from .voice import Voice

if TYPE_CHECKING:
    from .app import Emberboard
    from .replies import Reply

log = logging.getLogger(__name__)


class Repairs:
    def __init__(self, app: "Emberboard") -> None:
        self.app = app
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def need_open(self, table: Table) -> None:
        if not await self.is_open(table.thread or table.channel):
            raise PlaceGone(f"table {table.id}")

    async def is_open(self, place: int | None) -> bool:
        """Whether Discord still lets us write there."""
        try:
            found = await self.app.fetch_channel(place or 0)
        except (discord.NotFound, discord.Forbidden):
            return False
        if isinstance(found, discord.Thread):
            if found.parent is None:
                return False
            rights = found.permissions_for(found.guild.me)
            locked = found.locked and not rights.manage_threads
            return rights.send_messages_in_threads and not locked
        if isinstance(found, discord.abc.GuildChannel):
            return found.permissions_for(found.guild.me).send_messages
        return True

    async def repair(self, table: Table, reply: "Reply") -> str:
        """What is to be said about it. Of two who repair at once the second finds it done."""
        async with self._locks.setdefault(table.id, asyncio.Lock()):
            table = await self.app.tables.finding.table(table.id)
            there = table.thread or table.channel
            if await self.is_open(there):
                return reply.t("repair-needless", thread=str(there))
            channel = await self.channel_for(table, reply)
            if table.status is Status.LOBBY:
                await self.app.tables.moderation.move(
                    table.id, reply.person, channel, None, press=reply.id
                )
                return reply.t("repair-done", thread=str(channel))
            thread = await self.begin_again(table, channel, reply)
            return reply.t("repair-done", thread=str(thread))

    async def channel_for(self, table: Table, reply: "Reply") -> int:
        """The table's own, or if that is lost as well, the one where this was asked for. A forum
        takes no messages but in its threads: there the table moves into the very thread."""
        if table.channel != table.thread and await self.is_open(table.channel):
            assert table.channel is not None
            return table.channel
        here = reply.interaction.channel
        if isinstance(here, discord.Thread) and isinstance(here.parent, discord.TextChannel):
            return here.parent_id
        assert reply.interaction.channel_id is not None
        return reply.interaction.channel_id

    async def begin_again(self, table: Table, channel: int, reply: "Reply") -> int:
        """The story is told before the table moves, so that no news comes in between."""
        thread = await new_thread(self.app, channel, table, None)
        story = await self.app.tables.moderation.story(table.id)
        place = self.app.get_partial_messageable(thread, guild_id=table.guild)
        t = Texts(table.settings.language)
        voice = Voice(table, t, names=await self.app.names(table, t))
        lines = [t("story-title"), *told(story.entries, voice)]
        for page in pages(lines):
            await place.send(view=Layout(text(page)))
        if thread != channel:
            await self.seat(table, thread)
        await self.app.tables.moderation.move(
            table.id, reply.person, channel, thread, story.told, reply.id
        )
        await self.app.post.refresh_card(table.id)
        return thread

    async def seat(self, table: Table, thread: int) -> None:
        """Everybody at the table finds the new thread in their list."""
        for person in table.people():
            try:
                await self.app.http.add_user_to_thread(thread, person)
            except discord.HTTPException as refused:
                log.info("%d does not come to table %d: %s", person, table.id, refused)


def told(entries: Sequence[Entry], voice: Voice) -> Iterator[str]:
    """Each row of the log as people saw it; what was taken back is struck through."""
    for entry in entries:
        if entry.undo is not None:
            who = voice.seat(entry.seat) if entry.seat is not None else voice.t("the-table")
            yield f"↩ {voice.t('log-undo', who=who)}"
        for line in lines_of(entry.events, entry.by, voice):
            yield f"~~{line}~~" if entry.undone else line


def pages(lines: Sequence[str]) -> list[str]:
    """As few messages as possible, none over the limit."""
    made = [""]
    for line in (fit(line, ROOM) for line in lines):
        if len(made[-1]) + len(line) + 1 > ROOM:
            made.append("")
        made[-1] += f"{line}\n"
    return made
