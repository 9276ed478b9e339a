"""The world as the page draws it: small, localised, without a foreign address."""

from typing import Any

from sandbox import payloads
from sandbox.check_commands import ATTACHMENT, leaves
from sandbox.clock import moment_of
from sandbox.commanding import offered
from sandbox.model import Channel, ChannelKind, Guild, Interaction, Json, Message, User
from sandbox.permissions import Right
from sandbox.seen import localised
from sandbox.world import World

LOCAL = "file"
MENUS = {2: "user", 3: "message"}


def state(world: World, user: User, channel: Channel | None) -> Json:
    """Return everything on the page but messages."""
    return {
        "me": str(user.id),
        "locale": user.locale,
        "takes_dms": user.takes_dms,
        "now": world.clock.now(),
        "bot": str(world.bot.id),
        "people": {str(u.id): person(u) for u in world.users.values()},
        "servers": [server(world, g, user) for g in world.guilds.values() if user.id in g.members],
        "dms": [place(world, c, user) for c in dms_of(world, user)],
        "channel": str(channel.id) if channel else None,
        "commands": commands(world, user, channel) if channel else [],
        "menus": menus(world, user, channel) if channel else [],
    }


def person(user: User) -> Json:
    return {"id": str(user.id), "name": user.name, "display": user.display, "bot": user.bot}


def server(world: World, guild: Guild, user: User) -> Json:
    channels = [c for c in world.visible_channels(user) if c.guild_id == guild.id]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "channels": [place(world, c, user) for c in sorted(channels, key=lambda c: c.position)],
        "members": [str(i) for i in guild.members],
        "roles": [
            {"id": str(r.id), "name": r.name} for r in guild.roles.values() if r.id != guild.id
        ],
    }


def place(world: World, channel: Channel, user: User) -> Json:
    rights = world.rights(user, channel)
    needed = Right.SEND_MESSAGES_IN_THREADS if channel.thread else Right.SEND_MESSAGES
    body: Json = {
        "id": str(channel.id),
        "kind": int(channel.kind),
        "name": channel.name,
        "topic": channel.topic,
        "parent": str(channel.parent_id) if channel.parent_id else None,
        "may_write": bool(rights & needed) and channel.kind != ChannelKind.FORUM,
    }
    if channel.kind == ChannelKind.DM:
        body["with"] = next(str(u.id) for u in channel.recipients if u.id != user.id)
    if channel.kind == ChannelKind.GROUP:
        body["people"] = [str(u.id) for u in channel.recipients]
    if channel.thread:
        body["asleep"] = channel.thread.archived
        body["joined"] = user.id in channel.thread.members
        body["count"] = channel.thread.message_count
        body["tags"] = tags_of(world, channel)
    return body


def tags_of(world: World, post: Channel) -> list[str]:
    there = {tag.id: tag.name for tag in world.tags.get(post.parent_id or 0, [])}
    return [there[number] for number in world.applied.get(post.id, []) if number in there]


def dms_of(world: World, user: User) -> list[Channel]:
    kinds = (ChannelKind.DM, ChannelKind.GROUP)
    mine = [c for c in world.visible_channels(user) if c.kind in kinds]
    return sorted(mine, key=lambda c: -(c.last_message_id or 0))


def commands(world: World, user: User, channel: Channel) -> list[Json]:
    """Return each command that can be called, once, in the person's language."""
    return [
        {
            "path": path,
            "shown": _shown_path(command, path, user.locale),
            "description": localised(leaf, "description", user.locale),
            "options": [_option(option, user.locale) for option in leaf.get("options") or []],
        }
        for command in offered(world, user, channel)
        for path, leaf in leaves(command)
    ]


def menus(world: World, user: User, channel: Channel) -> list[Json]:
    return [
        {"on": on, "name": c["name"], "shown": localised(c, "name", user.locale)}
        for kind, on in MENUS.items()
        for c in offered(world, user, channel, kind)
    ]


def _shown_path(command: Json, path: str, locale: str) -> str:
    shown, here = [localised(command, "name", locale)], command
    for step in path.split()[1:]:
        here = next(option for option in here["options"] if option["name"] == step)
        shown.append(localised(here, "name", locale))
    return " ".join(shown)


def _option(option: Json, locale: str) -> Json:
    body: Json = {
        "name": option["name"],
        "shown": localised(option, "name", locale),
        "description": localised(option, "description", locale),
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
    }
    for key in ("min_value", "max_value", "min_length", "max_length"):
        if option.get(key) is not None:
            body[key] = option[key]
    if option.get("choices"):
        body["choices"] = [
            {"name": localised(choice, "name", locale), "value": choice["value"]}
            for choice in option["choices"]
        ]
    return body


def wants_file(leaf: Json, name: str) -> bool:
    kinds = {option["name"]: option["type"] for option in leaf.get("options") or []}
    return kinds.get(name) == ATTACHMENT


def choices(it: Interaction) -> list[Json]:
    locale = it.user.locale
    return [{"name": localised(c, "name", locale), "value": c["value"]} for c in it.choices or []]


def message(world: World, it: Message) -> Json:
    body = _local_addresses(payloads.message(world, it))
    body["ephemeral"] = it.only_for is not None
    body["said_at"] = moment_of(it.id)
    body["sent_by_bot"] = it.author.bot
    if it.command and it.metadata:
        body["used"] = {"user": it.metadata["user"]["id"], "command": it.command}
    return dict(body)


def _local_addresses(value: Any) -> Any:
    """Replace the addresses of files by those on the page's own server."""
    if isinstance(value, dict):
        return {
            key: _local(inner) if key in ("url", "proxy_url") else _local_addresses(inner)
            for key, inner in value.items()
        }
    return [_local_addresses(inner) for inner in value] if isinstance(value, list) else value


def _local(url: Any) -> Any:
    for base in (payloads.CDN, payloads.PROXY):
        if isinstance(url, str) and url.startswith(f"{base}/attachments/"):
            return LOCAL + url.removeprefix(f"{base}/attachments").partition("?")[0]
    return url
