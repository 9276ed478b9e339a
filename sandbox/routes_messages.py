"""Messages in channels, threads and DMs."""

from urllib.parse import unquote

from sandbox import payloads
from sandbox.clock import iso
from sandbox.errors import refusal
from sandbox.model import Channel, ChannelKind, Message
from sandbox.permissions import Right, demand
from sandbox.posting import THREAD_CREATED, delete, edit, post
from sandbox.rest import Answer, Request, route
from sandbox.world import thread_state

MOST_PINS = 250


def place(request: Request, *needed: Right) -> Channel:
    """Return the channel that the request names. Refuse the request if the bot lacks one of the
    ``needed`` rights there."""
    channel = request.world.channel(request.number("channel"))
    demand(request.world.rights(request.world.bot, channel), *needed)
    return channel


def message_in(request: Request, channel: Channel) -> Message:
    message = request.world.message(channel, request.number("message"))
    if message.only_for is not None:
        raise refusal("unknown_message")
    return message


@route("POST", "/channels/{channel}/messages")
def create_message(request: Request) -> Answer:
    world, body = request.world, request.json()
    channel = world.channel(request.number("channel"))
    in_thread = channel.thread is not None
    needed = [Right.SEND_MESSAGES_IN_THREADS if in_thread else Right.SEND_MESSAGES]
    if request.files:
        needed.append(Right.ATTACH_FILES)
    rights = world.rights(world.bot, channel)
    demand(rights, *needed)
    if channel.kind in (ChannelKind.CATEGORY, ChannelKind.FORUM):
        raise refusal("wrong_channel")
    if in_thread and thread_state(channel).locked and not rights & Right.MANAGE_THREADS:
        raise refusal("thread_locked")
    if channel.kind == ChannelKind.DM:
        other = next(u for u in channel.recipients if u is not world.bot)
        if not other.takes_dms:
            raise refusal("closed_dms")
        if not world.share_a_guild(world.bot, other) and other.id not in world.installed:
            raise refusal("no_mutual_guild")
    kind = 19 if body.get("message_reference") else 0
    message = post(world, channel, world.bot, body, request.files, kind=kind)
    return 200, payloads.message(world, message)


@route("GET", "/channels/{channel}/messages")
def list_messages(request: Request) -> Answer:
    channel = place(request)
    if not request.world.rights(request.world.bot, channel) & Right.READ_MESSAGE_HISTORY:
        return 200, []
    found = [m for m in request.world.messages[channel.id].values() if m.only_for is None]
    query = request.query
    limit = int(query.get("limit", 50))
    if "after" in query:
        found = [m for m in found if m.id > int(query["after"])][:limit]
    else:
        before = int(query.get("before", 2**63))
        found = [m for m in found if m.id < before][-limit:]
    return 200, [payloads.message(request.world, m) for m in reversed(found)]


@route("GET", "/channels/{channel}/messages/{message}")
def get_message(request: Request) -> Answer:
    channel = place(request, Right.READ_MESSAGE_HISTORY)
    return 200, payloads.message(request.world, message_in(request, channel))


@route("PATCH", "/channels/{channel}/messages/{message}")
def edit_message(request: Request) -> Answer:
    world = request.world
    channel = place(request)
    message = message_in(request, channel)
    if message.kind == THREAD_CREATED:
        raise refusal("system_message")
    if message.author is not world.bot:
        raise refusal("not_author")
    if channel.thread and channel.thread.archived:
        raise refusal("thread_archived")
    if request.files and channel.kind != ChannelKind.DM:
        demand(world.rights(world.bot, channel), Right.ATTACH_FILES)
    edit(world, channel, message, request.json(), request.files)
    return 200, payloads.message(world, message)


@route("DELETE", "/channels/{channel}/messages/{message}")
def delete_message(request: Request) -> Answer:
    channel = place(request)
    message = message_in(request, channel)
    if message.author is not request.world.bot:
        demand(request.world.rights(request.world.bot, channel), Right.MANAGE_MESSAGES)
        if channel.kind == ChannelKind.DM:
            raise refusal("dm_only_own")
    if channel.thread and channel.thread.archived:
        raise refusal("thread_archived")
    delete(request.world, channel, message)
    return 204, None


@route("POST", "/channels/{channel}/typing")
def typing(request: Request) -> Answer:
    channel = place(request, Right.SEND_MESSAGES)
    request.world.emit("typing", channel, channel.guild_id, request.world.bot)
    return 204, None


def _pin(request: Request, pinned: bool) -> Answer:
    channel = place(request, Right.PIN_MESSAGES)
    message = message_in(request, channel)
    pins = sum(m.pinned for m in request.world.messages[channel.id].values())
    if pinned and not message.pinned and pins >= MOST_PINS:
        raise refusal("too_many_pins")
    message.pinned = pinned
    request.world.emit("message_update", message, channel.guild_id)
    return 204, None


@route("PUT", "/channels/{channel}/messages/pins/{message}")
def pin(request: Request) -> Answer:
    return _pin(request, True)


@route("DELETE", "/channels/{channel}/messages/pins/{message}")
def unpin(request: Request) -> Answer:
    return _pin(request, False)


@route("GET", "/channels/{channel}/messages/pins")
def list_pins(request: Request) -> Answer:
    channel = place(request)
    pinned = [m for m in request.world.messages[channel.id].values() if m.pinned]
    items = [
        {"pinned_at": iso(m.created), "message": payloads.message(request.world, m)}
        for m in reversed(pinned)
    ]
    return 200, {"items": items, "has_more": False}


@route("PUT", "/channels/{channel}/messages/{message}/reactions/{emoji}/@me")
def react(request: Request) -> Answer:
    channel = place(request, Right.READ_MESSAGE_HISTORY)
    message = message_in(request, channel)
    who = message.reactions.get(unquote(request.ids["emoji"]))
    if who is None:
        demand(request.world.rights(request.world.bot, channel), Right.ADD_REACTIONS)
        who = message.reactions.setdefault(unquote(request.ids["emoji"]), [])
    if request.world.bot.id not in who:
        who.append(request.world.bot.id)
        request.world.emit("message_changed", message, channel.guild_id)
    return 204, None


@route("DELETE", "/channels/{channel}/messages/{message}/reactions/{emoji}/@me")
def take_reaction_back(request: Request) -> Answer:
    channel = place(request)
    message = message_in(request, channel)
    who = message.reactions.get(unquote(request.ids["emoji"]), [])
    if request.world.bot.id not in who:
        raise refusal("unknown_emoji")
    who.remove(request.world.bot.id)
    if not who:
        del message.reactions[unquote(request.ids["emoji"])]
    request.world.emit("message_changed", message, channel.guild_id)
    return 204, None
