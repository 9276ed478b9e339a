"""Who may see a table: whoever sees the channel where it gathers, or has a part in it."""

from typing import TYPE_CHECKING

import discord

from tables import Table

from .replies import Interaction

if TYPE_CHECKING:
    from .app import Emberboard


def has_part(person: int, table: Table) -> bool:
    return person in (*table.people(), *table.invited)


def sees_place(member: discord.Member, table: Table) -> bool:
    """Who is in a private thread we are not told: it is seen by whoever manages threads, and by
    those who ask from inside. What is gone, or asleep, nobody sees."""
    place = member.guild.get_channel_or_thread(table.channel or 0)
    if place is None or (isinstance(place, discord.Thread) and place.parent is None):
        return False
    rights = place.permissions_for(member)
    if isinstance(place, discord.Thread) and place.is_private():
        return rights.view_channel and rights.manage_threads
    return rights.view_channel


def in_sight(interaction: Interaction, table: Table) -> bool:
    """For somebody in the table's own server."""
    person = interaction.user
    if has_part(person.id, table) or interaction.channel_id in (table.channel, table.thread):
        return True
    return isinstance(person, discord.Member) and sees_place(person, table)


async def sees(app: "Emberboard", person: int, table: Table) -> bool:
    """For somebody who is not here: their roles have to be asked for."""
    server = app.get_guild(table.guild or 0)
    if has_part(person, table) or server is None:
        return has_part(person, table)
    try:
        return sees_place(await server.fetch_member(person), table)
    except discord.NotFound:
        return False
