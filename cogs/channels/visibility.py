"""The visibility of tables: people see those that gather in a channel they see, and those in which
they have a part."""

from collections.abc import Callable
from typing import TypeAlias, TypeGuard

import discord

from tables import PlaceKind, Table

from ..buttons.who import Kind
from ..presses.replies import Interaction

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread


def part(person: int, table: Table) -> frozenset[Kind]:
    """Return the parts the person has in the table: host, seat, sitter or guest. Each of them
    reaches the table from anywhere."""
    has = {
        Kind.HOST: person == table.host,
        Kind.SEAT: any(person == seat.person for seat in table.seats),
        Kind.SITTER: any(person == seat.sitter for seat in table.seats),
        Kind.GUEST: person in table.invited,
    }
    return frozenset(kind for kind, so in has.items() if so)


def has_part(person: int, table: Table) -> bool:
    return bool(part(person, table))


def is_here(interaction: Interaction, table: Table) -> bool:
    """Tell if the interaction comes from the table's own server. Of a borrowed table's server only
    one channel is known, so there it must come from that channel."""
    if table.place_kind is PlaceKind.BORROWED:
        return interaction.channel_id == table.channel
    return table.guild is not None and table.guild == interaction.guild_id


def sees_place(member: discord.Member, table: Table) -> bool:
    """Tell if the member sees the table's place. Nobody sees a deleted or sleeping one."""
    place = member.guild.get_channel_or_thread(table.channel or 0)
    return place is not None and may_see(member, place)


def may_see(member: discord.Member, place: Place) -> bool:
    """Tell if the member sees the place, as far as permissions show; they do not cover people added
    to a private thread."""
    if not sees_above(member, place):
        return False
    return not is_private(place) or place.permissions_for(member).manage_threads


def sees_above(member: discord.Member, place: Place) -> bool:
    """Tell if the member sees the place or, if it is a thread, the channel above it."""
    above = place.parent if isinstance(place, discord.Thread) else place
    return above is not None and above.permissions_for(member).view_channel


def is_private(place: Place | None) -> TypeGuard[discord.Thread]:
    return isinstance(place, discord.Thread) and place.is_private()


def in_sight(interaction: Interaction, table: Table) -> bool:
    """Tell if this member of the table's own server sees it or has a part in it."""
    return has_part(interaction.user.id, table) or place_in_sight(interaction, table)


def place_in_sight(interaction: Interaction, table: Table) -> bool:
    """Tell if this member of the table's own server sees its place. Asking from its channel or
    thread is proof enough."""
    if interaction.channel_id in (table.channel, table.thread):
        return True
    person = interaction.user
    return isinstance(person, discord.Member) and sees_place(person, table)


def is_afar(interaction: Interaction, table: Table) -> bool:
    """Tell if this person does not see what is told at the table's place."""
    return not (is_here(interaction, table) and place_in_sight(interaction, table))


def seen_with(client: discord.Client, guild: int, channel: int) -> Callable[[Table], bool] | None:
    """Return a test that tells if everybody who sees this channel may see a table of its server;
    None if the bot is not there."""
    server = client.get_guild(guild)
    if server is None:
        return None

    def seen(table: Table) -> bool:
        place = server.get_channel_or_thread(table.channel or 0)
        if place is None or is_private(place):
            return False
        above = place.parent if isinstance(place, discord.Thread) else place
        if above is None or above.id == channel:
            return above is not None
        return above.permissions_for(server.default_role).view_channel

    return seen


async def sees(client: discord.Client, person: int, table: Table) -> bool:
    """Ask Discord if somebody who is not here sees the table's place."""
    server = client.get_guild(table.guild or 0)
    if has_part(person, table) or server is None:
        return has_part(person, table)
    place = server.get_channel_or_thread(table.channel or 0)
    return place is not None and await is_seen_by(person, place)


async def is_seen_by(person: int, place: Place) -> bool:
    """Ask Discord if somebody sees a place of a server."""
    try:
        member = await place.guild.fetch_member(person)
        if may_see(member, place):
            return True
        if not is_private(place) or not sees_above(member, place):
            return False
        await place.fetch_member(person)
    except discord.NotFound:  # not in the server, or not in the thread
        return False
    return True
