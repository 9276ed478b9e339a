"""Channels, threads, servers and people."""

from typing import Any

from sandbox import forums, payloads
from sandbox.errors import Form, invalid_form, refusal
from sandbox.model import OPEN_THREADS, THREADS, Channel, ChannelKind, Overwrite
from sandbox.permissions import Right, demand
from sandbox.posting import announce_thread
from sandbox.rest import Answer, Request, route
from sandbox.routes_messages import message_in, place
from sandbox.spec import Flag, Number, OneOf, Shape, Spec, Text
from sandbox.world import thread_state

ARCHIVE_TIMES = (60, 1440, 4320, 10080)
_THREAD: dict[str, Spec] = {
    "name": Text(100, 1),
    "auto_archive_duration": OneOf(ARCHIVE_TIMES),
    "archived": Flag(),
    "locked": Flag(),
    "invitable": Flag(),
    "rate_limit_per_user": Number(0, 21600),
    **forums.APPLIED,
}
_NEW_THREAD = _THREAD | {"name": Text(100, 1, required=True), "type": OneOf(THREADS)}


def _checked(body: Any, fields: dict[str, Any]) -> dict[str, Any]:
    form = Form()
    Shape(fields).check(body, "", form)
    form.settle()
    return dict(body)


@route("GET", "/channels/{channel}")
def get_channel(request: Request) -> Answer:
    return 200, payloads.channel(request.world, place(request))


@route("PATCH", "/channels/{channel}")
def change_channel(request: Request) -> Answer:
    world, channel = request.world, place(request)
    if channel.thread:
        return _change_thread(request, channel)
    if channel.kind == ChannelKind.DM:
        raise refusal("dm_only_own")
    demand(world.rights(world.bot, channel), Right.MANAGE_CHANNELS)
    of_forums = forums.TAGS if channel.kind == ChannelKind.FORUM else {}
    body = _checked(request.json(), {"name": Text(100, 1), "topic": Text(1024)} | of_forums)
    changes: dict[str, Any] = {
        key: body[key] for key in ("name", "topic", "position") if key in body
    }
    if "permission_overwrites" in body:
        demand(world.rights(world.bot, channel), Right.MANAGE_ROLES)
        changes["overwrites"] = [
            Overwrite(
                int(o["id"]), bool(o["type"]), int(o.get("allow") or 0), int(o.get("deny") or 0)
            )
            for o in body["permission_overwrites"] or []
        ]
    if of_forums and "available_tags" in body:
        world.tags[channel.id] = forums.made_tags(world, channel, body["available_tags"] or [])
    world.change_channel(channel, **changes)
    return 200, payloads.channel(world, channel)


def _change_thread(request: Request, thread: Channel) -> Answer:
    world, state = request.world, thread_state(thread)
    body = _checked(request.json(), _THREAD)
    rights = world.rights(world.bot, thread)
    only_waking = body.get("archived") is False and not state.locked
    own = state.owner_id == world.bot.id and not body.get("locked") and not state.locked
    if only_waking and len(body) == 1:
        demand(rights, Right.SEND_MESSAGES_IN_THREADS)
    elif not own:
        demand(rights, Right.MANAGE_THREADS)
    if state.archived and body.get("archived") is not False:
        raise refusal("thread_archived")
    names = {"auto_archive_duration": "auto_archive"}
    known = ("name", "archived", "locked", "invitable", "auto_archive_duration")
    changes = {names.get(key, key): body[key] for key in known if body.get(key) is not None}
    if body.get("applied_tags") is not None:
        forum, old = world.channel(thread.parent_id or 0), world.applied.get(thread.id, [])
        tags = forums.applied(world, forum, body["applied_tags"], rights, old)
        world.applied[thread.id] = tags
    world.change_thread(thread, **changes)
    return 200, payloads.channel(world, thread)


@route("DELETE", "/channels/{channel}")
def delete_channel(request: Request) -> Answer:
    world, channel = request.world, place(request)
    needed = Right.MANAGE_THREADS if channel.thread else Right.MANAGE_CHANNELS
    if channel.kind != ChannelKind.DM:
        demand(world.rights(world.bot, channel), needed)
        answer = payloads.channel(world, channel)
        world.remove_channel(channel)
        return 200, answer
    return 200, payloads.channel(world, channel)


@route("POST", "/channels/{channel}/threads")
def start_thread(request: Request) -> Answer:
    world, parent = request.world, place(request)
    body = _checked(request.json(), _NEW_THREAD)
    if parent.kind == ChannelKind.FORUM:
        return forums.start_post(request, parent, body)
    kind = ChannelKind(body.get("type") or ChannelKind.PRIVATE_THREAD)
    private = kind == ChannelKind.PRIVATE_THREAD
    if kind not in _threads_in(parent):
        raise refusal("wrong_channel")
    right = Right.CREATE_PRIVATE_THREADS if private else Right.CREATE_PUBLIC_THREADS
    demand(world.rights(world.bot, parent), right)
    thread = world.add_thread(
        parent,
        body["name"],
        kind,
        world.bot,
        auto_archive=body.get("auto_archive_duration") or 1440,
        invitable=body.get("invitable") is not False,
    )
    if not private:
        announce_thread(world, parent, thread, world.bot)
    return 201, payloads.channel(world, thread)


def _threads_in(parent: Channel) -> tuple[ChannelKind | None, ...]:
    """Return the kinds of threads that can be started without a message."""
    hidden = ChannelKind.PRIVATE_THREAD if parent.kind == ChannelKind.TEXT else None
    return OPEN_THREADS.get(parent.kind), hidden


@route("POST", "/channels/{channel}/messages/{message}/threads")
def start_thread_from_message(request: Request) -> Answer:
    world = request.world
    parent = place(request, Right.CREATE_PUBLIC_THREADS)
    message = message_in(request, parent)
    body = _checked(request.json(), {key: _NEW_THREAD[key] for key in list(_NEW_THREAD)[:2]})
    if parent.kind not in OPEN_THREADS:
        raise refusal("wrong_channel")
    if message.thread_id:
        raise refusal("has_thread")
    thread = world.add_thread(
        parent,
        body["name"],
        OPEN_THREADS[parent.kind],
        world.bot,
        auto_archive=body.get("auto_archive_duration") or 1440,
        id_of_message=message.id,
    )
    message.thread_id = thread.id
    message.flags |= 1 << 5
    world.emit("message_update", message, parent.guild_id)
    return 201, payloads.channel(world, thread)


def _person_in_thread(request: Request) -> tuple[Channel, int]:
    thread = place(request)
    thread_state(thread)
    mine = request.ids["user"] == "@me"
    return thread, request.world.bot.id if mine else request.number("user")


@route("PUT", "/channels/{channel}/thread-members/{user}")
def add_to_thread(request: Request) -> Answer:
    world = request.world
    thread, user_id = _person_in_thread(request)
    user = world.user(user_id)
    if thread_state(thread).archived:
        raise refusal("thread_archived")
    demand(world.rights(world.bot, thread), Right.SEND_MESSAGES_IN_THREADS)
    guild = world.guild_of(thread)
    if guild is None or user.id not in guild.members:
        raise refusal("unknown_member")
    if not world.may_see(user, world.channels[thread.parent_id or 0]):
        raise refusal("missing_access")
    world.join_thread(thread, user)
    return 204, None


@route("DELETE", "/channels/{channel}/thread-members/{user}")
def remove_from_thread(request: Request) -> Answer:
    world = request.world
    thread, user_id = _person_in_thread(request)
    state = thread_state(thread)
    own = thread.kind == ChannelKind.PRIVATE_THREAD and state.owner_id == world.bot.id
    if user_id != world.bot.id and not own:
        demand(world.rights(world.bot, thread), Right.MANAGE_THREADS)
    if state.archived:
        raise refusal("thread_archived")
    world.leave_thread(thread, world.user(user_id))
    return 204, None


@route("GET", "/channels/{channel}/thread-members/{user}")
def get_thread_member(request: Request) -> Answer:
    thread, user_id = _person_in_thread(request)
    if user_id not in thread_state(thread).members:
        raise refusal("unknown_member")
    return 200, payloads.thread_member(thread, user_id)


@route("GET", "/channels/{channel}/thread-members")
def list_thread_members(request: Request) -> Answer:
    thread = place(request)
    return 200, [payloads.thread_member(thread, i) for i in thread_state(thread).members]


@route("GET", "/guilds/{guild}")
def get_guild(request: Request) -> Answer:
    return 200, payloads.guild(_guild(request))


def _guild(request: Request) -> Any:
    guild = request.world.guild(request.number("guild"))
    if request.world.bot.id not in guild.members:
        raise refusal("missing_access")
    return guild


@route("GET", "/guilds/{guild}/channels")
def list_channels(request: Request) -> Answer:
    world, guild = request.world, _guild(request)
    inside = [c for c in world.channels.values() if c.guild_id == guild.id and not c.thread]
    return 200, [payloads.channel(world, c) for c in inside]


@route("GET", "/guilds/{guild}/members/{user}")
def get_member(request: Request) -> Answer:
    member = _guild(request).members.get(request.number("user"))
    if member is None:
        request.world.user(request.number("user"))
        raise refusal("unknown_member")
    return 200, payloads.member(member)


@route("GET", "/guilds/{guild}/roles")
def list_roles(request: Request) -> Answer:
    return 200, [payloads.role(role) for role in _guild(request).roles.values()]


@route("GET", "/guilds/{guild}/threads/active")
def active_threads(request: Request) -> Answer:
    world, guild = request.world, _guild(request)
    threads = [
        c
        for c in world.channels.values()
        if c.guild_id == guild.id and c.thread and not c.thread.archived
        if world.may_see(world.bot, c)
    ]
    mine = [t for t in threads if t.thread and world.bot.id in t.thread.members]
    return 200, {
        "threads": [payloads.channel(world, t) for t in threads],
        "members": [payloads.thread_member(t, world.bot.id) for t in mine],
        "has_more": False,
    }


@route("POST", "/users/@me/channels")
def open_dm(request: Request) -> Answer:
    world, body = request.world, request.json()
    if body.get("recipient_id") is None:
        raise invalid_form("recipient_id", "BASE_TYPE_REQUIRED", "This field is required")
    user = world.user(int(body["recipient_id"]))
    if user is world.bot or user.bot:
        raise refusal("closed_dms")
    return 200, payloads.channel(world, world.dm_between(world.bot, user))


@route("GET", "/users/@me")
def get_me(request: Request) -> Answer:
    return 200, payloads.own_user(request.world.bot)


@route("GET", "/users/{user}")
def get_user(request: Request) -> Answer:
    return 200, payloads.user(request.world.user(request.number("user")))
