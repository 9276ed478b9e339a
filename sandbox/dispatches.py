"""The events that the bot is sent for each change of the world, in one table."""

from collections.abc import Callable, Iterator
from enum import IntFlag

from sandbox import payloads
from sandbox.model import Channel, Json, Member, Message, Role
from sandbox.world import Event, World


class Intent(IntFlag):
    GUILDS = 1 << 0
    MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    CONTENT = 1 << 15


Frames = Iterator[tuple[str, Json]]
Rule = Callable[[World, Event, int], Frames]


def _guild_create(world: World, event: Event, intents: int) -> Frames:
    if intents & Intent.GUILDS:
        yield "GUILD_CREATE", payloads.full_guild(world, event.subject)


def _guild_delete(world: World, event: Event, intents: int) -> Frames:
    if intents & Intent.GUILDS:
        yield "GUILD_DELETE", {"id": str(event.subject.id)}


def _guild_outage(world: World, event: Event, intents: int) -> Frames:
    if intents & Intent.GUILDS:
        yield "GUILD_DELETE", {"id": str(event.subject.id), "unavailable": True}


def _guild_back(world: World, event: Event, intents: int) -> Frames:
    """Return the frames of a server coming back: known servers become available, others are new."""
    if intents & Intent.GUILDS:
        yield "GUILD_CREATE", payloads.full_guild(world, event.subject) | {"unavailable": False}


def _channel(name: str) -> Rule:
    def frames(world: World, event: Event, intents: int) -> Frames:
        channel: Channel = event.subject
        deleted = name.endswith("DELETE")
        visible = deleted or not channel.thread or world.may_see(world.bot, channel)
        if intents & Intent.GUILDS and visible:
            yield name, payloads.channel(world, channel)

    return frames


def _thread_create(world: World, event: Event, intents: int) -> Frames:
    if intents & Intent.GUILDS and world.may_see(world.bot, event.subject):
        yield "THREAD_CREATE", payloads.channel(world, event.subject) | {"newly_created": True}


def _thread_delete(world: World, event: Event, intents: int) -> Frames:
    thread: Channel = event.subject
    if intents & Intent.GUILDS:
        yield (
            "THREAD_DELETE",
            {
                "id": str(thread.id),
                "guild_id": str(thread.guild_id),
                "parent_id": str(thread.parent_id),
                "type": int(thread.kind),
            },
        )


def _thread_members(world: World, event: Event, intents: int) -> Frames:
    thread: Channel = event.subject
    assert thread.thread is not None
    added, removed = event.extra
    if not intents & Intent.MEMBERS:
        added = [i for i in added if i == world.bot.id]
        removed = [i for i in removed if i == world.bot.id]
    if intents & Intent.GUILDS and (added or removed):
        yield (
            "THREAD_MEMBERS_UPDATE",
            {
                "id": str(thread.id),
                "guild_id": str(thread.guild_id),
                "member_count": min(len(thread.thread.members), 50),
                "added_members": [payloads.thread_member(thread, i) for i in added],
                "removed_member_ids": [str(i) for i in removed],
            },
        )


def _member(name: str) -> Rule:
    def frames(world: World, event: Event, intents: int) -> Frames:
        member: Member = event.subject
        body: Json = {"guild_id": str(event.guild_id)}
        if name == "GUILD_MEMBER_REMOVE":
            body["user"] = payloads.user(member.user)
        else:
            body |= payloads.member(member)
        if intents & Intent.MEMBERS:
            yield name, body

    return frames


def _role(name: str) -> Rule:
    def frames(world: World, event: Event, intents: int) -> Frames:
        role: Role = event.subject
        if intents & Intent.GUILDS:
            yield name, {"guild_id": str(event.guild_id), "role": payloads.role(role)}

    return frames


def _message(name: str) -> Rule:
    def frames(world: World, event: Event, intents: int) -> Frames:
        message: Message = event.subject
        if not _hears_message(world, event, intents):
            return
        if name == "MESSAGE_DELETE":
            body: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
            yield name, body | _of_guild(event)
            return
        body = payloads.message(world, message) | _of_guild(event)
        guild = world.guilds.get(event.guild_id or 0)
        if guild and message.author.id in guild.members:
            body["member"] = payloads.member(guild.members[message.author.id], with_user=False)
        open_to_bot = message.author is world.bot or guild is None or world.bot in message.mentions
        if not open_to_bot and not intents & Intent.CONTENT:
            body = payloads.blank_for_strangers(body)
        yield name, body

    return frames


def _hears_message(world: World, event: Event, intents: int) -> bool:
    needed = Intent.GUILD_MESSAGES if event.guild_id else Intent.DIRECT_MESSAGES
    channel = world.channels.get(event.subject.channel_id)
    return bool(
        intents & needed
        and event.subject.only_for is None
        and channel
        and world.may_see(world.bot, channel)
    )


def _of_guild(event: Event) -> Json:
    return {"guild_id": str(event.guild_id)} if event.guild_id else {}


def _interaction(world: World, event: Event, intents: int) -> Frames:
    yield "INTERACTION_CREATE", event.subject.payload


DISPATCHES: dict[str, Rule] = {
    "guild_create": _guild_create,
    "guild_delete": _guild_delete,
    "guild_outage": _guild_outage,
    "guild_back": _guild_back,
    "channel_create": _channel("CHANNEL_CREATE"),
    "channel_update": _channel("CHANNEL_UPDATE"),
    "channel_delete": _channel("CHANNEL_DELETE"),
    "thread_create": _thread_create,
    "thread_update": _channel("THREAD_UPDATE"),
    "thread_delete": _thread_delete,
    "thread_members": _thread_members,
    "member_add": _member("GUILD_MEMBER_ADD"),
    "member_update": _member("GUILD_MEMBER_UPDATE"),
    "member_remove": _member("GUILD_MEMBER_REMOVE"),
    "role_create": _role("GUILD_ROLE_CREATE"),
    "role_update": _role("GUILD_ROLE_UPDATE"),
    "message_create": _message("MESSAGE_CREATE"),
    "message_update": _message("MESSAGE_UPDATE"),
    "message_delete": _message("MESSAGE_DELETE"),
    "interaction_create": _interaction,
}
