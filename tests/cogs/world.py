"""Changes to the world around the bot: permissions, messages, channels."""

from sandbox.model import Channel
from sandbox.permissions import BOT, Right
from sandbox.posting import delete
from sandbox.seen import Seen
from tests.bench import Bench


def take_right(table: Bench, *rights: Right) -> None:
    """Take these permissions from the bot's role and from everybody in the whole server."""
    world, guild = table.world, table.guild
    for role in (world.bot_role(guild), guild.roles[guild.id]):
        kept = role.permissions
        for right in rights:
            kept &= ~right
        world.set_rights(role, guild, kept)


def give_rights_back(table: Bench) -> None:
    table.world.set_rights(table.world.bot_role(table.guild), table.guild, BOT)


def lose_message(table: Bench, seen: Seen, channel: Channel) -> None:
    """Delete a message, as a moderator."""
    delete(table.world, channel, seen.message)
