"""The thread in which a table is played."""

from typing import Literal

import discord

from tables import PlaceGone, Table, TryLater

from ..presses.faults import Told
from ..presses.replies import UNKNOWN_MESSAGE, Interaction, passes
from ..words.texts import Texts

WEEK: Literal[10080] = 10080  # minutes until Discord hides a silent thread
HAS_THREAD = 160004
TOO_MANY_THREADS = 160006


async def need_entry(interaction: Interaction, t: Texts) -> None:
    """Raise if the bot was not added to this private thread, which the interaction's permissions do
    not show."""
    place = interaction.channel
    if not isinstance(place, discord.Thread) or not place.is_private():
        return
    if not await is_open(interaction.client, place.id):
        raise Told(t("not-in-thread", bot=f"<@{interaction.application_id}>"))


async def need_open(client: discord.Client, table: Table) -> None:
    if not await is_open(client, table.thread or table.channel):
        raise PlaceGone(f"table {table.id}")


def need_known(server: discord.Guild | None) -> None:
    """Raise TryLater while a server's channels are unknown, because Discord has not sent them yet
    or cannot reach the server. They stay known until the next ``await``."""
    if server is not None and server.unavailable:
        raise TryLater


async def is_open(client: discord.Client, place: int | None) -> bool:
    """Tell if Discord still lets us write in the place. Raise TryLater while its server is not
    available."""
    try:
        found = await client.fetch_channel(place or 0)
    except (discord.NotFound, discord.Forbidden):
        return False
    if isinstance(found, discord.Thread | discord.abc.GuildChannel):
        need_known(found.guild)
    if isinstance(found, discord.Thread):
        if found.parent is None:
            return False
        rights = found.permissions_for(found.guild.me)
        locked = found.locked and not rights.manage_threads
        return rights.send_messages_in_threads and not locked
    if isinstance(found, discord.abc.GuildChannel):
        return found.permissions_for(found.guild.me).send_messages
    return True


async def new_thread(client: discord.Client, place: int, table: Table, card: int | None) -> int:
    """Open a thread under the table's card; return the place itself where no thread is possible: in
    a thread, in DMs, or without the permission."""
    need_known(client.get_guild(table.guild or 0))
    channel = client.get_channel(place)
    if not isinstance(channel, discord.TextChannel):
        return place
    if not channel.permissions_for(channel.guild.me).send_messages_in_threads:
        return place
    try:
        return await thread_in(channel, table, card)
    except discord.HTTPException as refused:
        if isinstance(refused, discord.Forbidden) and not passes(refused):
            return place
        if refused.code == TOO_MANY_THREADS:
            return place
        raise


async def thread_in(channel: discord.TextChannel, table: Table, card: int | None) -> int:
    """Open the thread under the card, if that still exists; such a thread has the card's number."""
    try:
        return await make(channel, table, card)
    except discord.HTTPException as refused:
        if card is not None and refused.code == HAS_THREAD:
            return card
        if card is None or refused.code != UNKNOWN_MESSAGE:
            raise
    return await make(channel, table, None)


async def make(channel: discord.TextChannel, table: Table, card: int | None) -> int:
    t = Texts(table.settings.language)
    kinds = discord.ChannelType
    made = await channel.create_thread(
        name=t("thread-name", game=t.game(table.settings.game), table=table.id),
        message=channel.get_partial_message(card) if card else None,
        type=kinds.news_thread if channel.is_news() else kinds.public_thread,
        auto_archive_duration=WEEK,
    )
    return made.id
