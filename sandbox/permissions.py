"""Discord's rights: what each member may do in a server or a channel."""

from enum import IntFlag

from sandbox.errors import refusal
from sandbox.model import THREADS, Channel, ChannelKind, Guild


class Right(IntFlag):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


ALL_RIGHTS = (1 << 53) - 1

# Rights of everybody in a new server.
EVERYONE = (
    Right.ADD_REACTIONS
    | Right.VIEW_CHANNEL
    | Right.SEND_MESSAGES
    | Right.EMBED_LINKS
    | Right.ATTACH_FILES
    | Right.READ_MESSAGE_HISTORY
    | Right.USE_EXTERNAL_EMOJIS
    | Right.USE_APPLICATION_COMMANDS
    | Right.CREATE_PUBLIC_THREADS
    | Right.CREATE_PRIVATE_THREADS
    | Right.SEND_MESSAGES_IN_THREADS
    | Right.USE_EXTERNAL_APPS
)

# The bot's invitation; never Administrator.
BOT = EVERYONE | Right.MANAGE_THREADS | Right.PIN_MESSAGES

IN_A_DM = EVERYONE | Right.PIN_MESSAGES

# The bot's rights, as an interaction states them at a place without the bot.
BORROWED = Right.EMBED_LINKS | Right.ATTACH_FILES | Right.MENTION_EVERYONE


def rights_in_guild(guild: Guild, user_id: int) -> int:
    if user_id == guild.owner_id:
        return ALL_RIGHTS
    rights = guild.roles[guild.id].permissions
    for role_id in guild.members[user_id].roles:
        rights |= guild.roles[role_id].permissions
    return ALL_RIGHTS if rights & Right.ADMINISTRATOR else rights


def rights_in_channel(
    channel: Channel,
    user_id: int,
    guild: Guild | None,
    parent: Channel | None = None,
    *,
    as_told: bool = False,
) -> int:
    """Return a person's rights in a channel; a thread takes those of its parent. With ``as_told``
    they are as an interaction tells them, which ignores who is in a private thread."""
    if guild is None:
        return IN_A_DM if any(user.id == user_id for user in channel.recipients) else 0
    if user_id not in guild.members:
        return 0
    rights = rights_in_guild(guild, user_id)
    if rights == ALL_RIGHTS:
        return rights
    rights = _overwritten(rights, parent or channel, guild, user_id)
    if not rights & Right.VIEW_CHANNEL:
        return 0
    if channel.kind == ChannelKind.PRIVATE_THREAD and channel.thread and not as_told:
        inside = user_id in channel.thread.members or rights & Right.MANAGE_THREADS
        return rights if inside else 0
    if channel.kind not in THREADS and not rights & Right.SEND_MESSAGES:
        rights &= ~(Right.EMBED_LINKS | Right.ATTACH_FILES | Right.MENTION_EVERYONE)
    return rights


def _overwritten(rights: int, channel: Channel, guild: Guild, user_id: int) -> int:
    roles = set(guild.members[user_id].roles)
    for_all = [o for o in channel.overwrites if o.target == guild.id]
    for_roles = [o for o in channel.overwrites if not o.is_member and o.target in roles]
    for_member = [o for o in channel.overwrites if o.is_member and o.target == user_id]
    for group in (for_all, for_roles, for_member):
        for overwrite in group:
            rights &= ~overwrite.deny
        for overwrite in group:
            rights |= overwrite.allow
    return rights


def demand(rights: int, *needed: Right) -> None:
    if not rights & Right.VIEW_CHANNEL:
        raise refusal("missing_access")
    for right in needed:
        if not rights & right:
            raise refusal("missing_permissions")
