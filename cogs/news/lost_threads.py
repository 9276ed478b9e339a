"""A table whose thread was lost goes on in a new one, which begins with the whole story."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from weakref import WeakValueDictionary

import discord

from tables import Entry, Status, Table, Tables

from ..channels.threads import is_open
from ..layouts.kit import Layout, fit, text
from ..presses.replies import Reply
from ..words.names import Names
from ..words.texts import Texts
from ..words.voice import Voice
from .table_cards import TableCards
from .telling import ROOM, lines_of

log = logging.getLogger(__name__)


class Repairs:
    def __init__(
        self, client: discord.Client, tables: Tables, names: Names, cards: TableCards
    ) -> None:
        self.client = client
        self.tables = tables
        self.names = names
        self.cards = cards
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def repair(self, table: Table, reply: Reply) -> str:
        """Give the table a new place if its old one is lost, and return the sentence to say
        about it. If two people repair at once, the second finds it done."""
        async with self._locks.setdefault(table.id, asyncio.Lock()):
            table = await self.tables.finding.table(table.id)
            there = table.thread or table.channel
            if await is_open(self.client, there):
                return reply.t("repair-needless", thread=str(there))
            channel = await self.channel_for(table, reply)
            if table.status is Status.LOBBY:
                await self.tables.moderation.move(
                    table.id, reply.person, channel, None, press=reply.id
                )
                return reply.t("repair-done", thread=str(channel))
            thread = await self.begin_again(table, channel, reply)
            return reply.t("repair-done", thread=str(thread))

    async def channel_for(self, table: Table, reply: Reply) -> int:
        """Return the table's own channel, or the one of this request if it is lost. A forum only
        takes messages in threads, so there the thread itself is returned."""
        if table.channel != table.thread and await is_open(self.client, table.channel):
            assert table.channel is not None
            return table.channel
        here = reply.interaction.channel
        if isinstance(here, discord.Thread) and isinstance(here.parent, discord.TextChannel):
            return here.parent_id
        assert reply.interaction.channel_id is not None
        return reply.interaction.channel_id

    async def begin_again(self, table: Table, channel: int, reply: Reply) -> int:
        """Tell the story, then move the table, so that no news falls in between."""
        thread = await self.cards.thread(table, channel, None)
        story = await self.tables.moderation.story(table.id)
        place = self.client.get_partial_messageable(thread, guild_id=table.guild)
        t = Texts(table.settings.language)
        voice = Voice(table, t, names=await self.names.of(table, t))
        lines = [t("story-title"), *retold(story.entries, voice)]
        for page in pages(lines):
            await place.send(view=Layout(text(page)))
        if thread != channel:
            await self.seat(table, thread)
        await self.tables.moderation.move(
            table.id, reply.person, channel, thread, story.told, reply.id
        )
        await self.cards.refresh(table.id)
        return thread

    async def seat(self, table: Table, thread: int) -> None:
        """Add everybody at the table to the new thread."""
        for person in table.people():
            try:
                await self.client.http.add_user_to_thread(thread, person)
            except discord.HTTPException as refused:
                log.info("somebody does not come to table %d: %s", table.id, refused)


def retold(entries: Sequence[Entry], voice: Voice) -> Iterator[str]:
    """Yield each log row as people saw it, struck through if it was undone."""
    for entry in entries:
        if entry.undo is not None:
            who = voice.seat(entry.seat) if entry.seat is not None else voice.t("the-table")
            yield f"↩ {voice.t('log-undo', who=who)}"
        for line in lines_of(entry.events, entry.by, voice):
            yield f"~~{line}~~" if entry.undone else line


def pages(lines: Sequence[str]) -> list[str]:
    """Return the story in as few messages as the limit allows."""
    made = [""]
    for line in (fit(line, ROOM) for line in lines):
        if len(made[-1]) + len(line) + 1 > ROOM:
            made.append("")
        made[-1] += f"{line}\n"
    return made
