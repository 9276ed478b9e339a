"""A person's client and slash commands: what it offers, and what it sends."""

from collections.abc import Iterator, Mapping
from typing import Any

from sandbox import payloads
from sandbox.check_commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    CHAT,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER_OPTION,
    leaves,
)
from sandbox.errors import RefusedError
from sandbox.interactions import IN_SERVER, WITH_BOT, begin, context_of, is_with_bot
from sandbox.model import Channel, ChannelKind, Interaction, InteractionKind, Json, Message, User
from sandbox.permissions import Right, rights_in_guild
from sandbox.posting import Upload, store_files
from sandbox.world import World

Options = Mapping[str, Any]
_TYPES: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    NUMBER: (int, float),
}
THINGS = (USER_OPTION, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT)


def check_place(world: World, user: User, channel: Channel) -> None:
    if not world.may_see(user, channel):
        raise RefusedError(f"{user.name} cannot see the channel {channel.name}")
    if channel.thread and channel.thread.archived:
        raise RefusedError(f"the thread {channel.name} is asleep; a message wakes it")
    if channel.thread and channel.thread.locked:
        raise RefusedError(f"the thread {channel.name} is locked")


def offered(world: World, user: User, channel: Channel, kind: int = CHAT) -> Iterator[Json]:
    """Yield the commands this person may use here; a forum has no line to type them in."""
    guild = world.guild_of(channel)
    may_type = world.rights(user, channel) & Right.USE_APPLICATION_COMMANDS
    if channel.kind == ChannelKind.FORUM or not may_type:
        return
    with_bot, brings_it = is_with_bot(world, channel), user.id in world.installed
    own = world.commands.get(guild.id, []) if guild and with_bot else []
    for command in [*own, *world.commands[None]]:
        contexts = command.get("contexts") or (IN_SERVER, WITH_BOT)
        types = command["integration_types"]
        installed = (with_bot and 0 in types) or (brings_it and 1 in types)
        here = installed and context_of(world, channel) in contexts
        needed = command.get("default_member_permissions")
        if needed is not None and guild and with_bot:
            here = here and rights_in_guild(guild, user.id) & int(needed) == int(needed) != 0
        if command["type"] == kind and here:
            yield command


def find(world: World, user: User, channel: Channel, path: str) -> tuple[Json, Json]:
    """Return a command and its subcommand, or itself if it has none, by its English path:
    `game new`."""
    for command in offered(world, user, channel):
        for name, leaf in leaves(command):
            if name == path.removeprefix("/"):
                return command, leaf
    names = sorted(name for c in offered(world, user, channel) for name, _ in leaves(c))
    raise RefusedError(f"{user.name} finds no command /{path} here, only {names}")


def run(
    world: World, user: User, channel: Channel, path: str, options: Options | None = None
) -> Interaction:
    """Send a slash command."""
    check_place(world, user, channel)
    command, leaf = find(world, user, channel, path)
    options = options or {}
    resolved: Json = {}
    sent = _sent_options(world, channel, leaf, options, resolved)
    missing = [o["name"] for o in leaf.get("options") or [] if o.get("required")]
    if lacking := set(missing) - set(options):
        raise RefusedError(f"/{path} needs {sorted(lacking)}")
    data = _data(command, path, sent, resolved)
    return begin(world, InteractionKind.COMMAND, user, channel, data)


def ask_choices(
    world: World,
    user: User,
    channel: Channel,
    path: str,
    *,
    focused: str,
    typed: str,
    options: Options | None = None,
) -> Interaction:
    """Send the text typed into an option with autocomplete."""
    check_place(world, user, channel)
    command, leaf = find(world, user, channel, path)
    spec = _option(leaf, focused)
    if not spec.get("autocomplete"):
        raise RefusedError(f"the option {focused} of /{path} has no autocomplete")
    sent = _sent_options(world, channel, leaf, options or {}, {}, checked=False)
    sent.append({"name": focused, "type": spec["type"], "value": typed, "focused": True})
    data = _data(command, path, sent, {})
    return begin(world, InteractionKind.AUTOCOMPLETE, user, channel, data)


def run_on(
    world: World, user: User, channel: Channel, name: str, target: User | Message
) -> Interaction:
    """Run a command from the context menu of a person or message."""
    check_place(world, user, channel)
    kind = 2 if isinstance(target, User) else 3
    for command in offered(world, user, channel, kind):
        if command["name"] == name:
            break
    else:
        raise RefusedError(f"no such entry in the menu: {name}")
    resolved: Json = {}
    if isinstance(target, User):
        resolve(world, channel, USER_OPTION, target.id, resolved)
    else:
        resolved["messages"] = {str(target.id): payloads.message(world, target)}
    data = _data(command, name, [], resolved) | {"target_id": str(target.id)}
    return begin(world, InteractionKind.COMMAND, user, channel, data)


def _data(command: Json, path: str, sent: list[Json], resolved: Json) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    steps = path.removeprefix("/").split()[1:] if command["type"] == CHAT else []
    kinds = [SUBCOMMAND, GROUP]
    for depth, step in enumerate(reversed(steps)):
        sent = [{"type": kinds[depth], "name": step, "options": sent}]
    if sent:
        data["options"] = sent
    if resolved:
        data["resolved"] = resolved
    return data


def _option(leaf: Json, name: str) -> Json:
    for option in leaf.get("options") or []:
        if option["name"] == name:
            return dict(option)
    raise RefusedError(f"{leaf['name']} has no option {name}")


def _sent_options(
    world: World,
    channel: Channel,
    leaf: Json,
    options: Options,
    resolved: Json,
    *,
    checked: bool = True,
) -> list[Json]:
    sent = []
    for name, given in options.items():
        spec = _option(leaf, name)
        if spec["type"] in THINGS:
            value = resolve(world, channel, spec["type"], given, resolved)
        else:
            value = checked_value(spec, given) if checked else given
        sent.append({"name": name, "type": spec["type"], "value": value})
    return sent


def checked_value(spec: Json, value: Any) -> Any:
    """Return the value as a client sends it; refuse others."""
    name, choices = spec["name"], spec.get("choices")
    if choices:
        for choice in choices:
            names = {choice["name"], *(choice.get("name_localizations") or {}).values()}
            if value == choice["value"] or value in names:
                return choice["value"]
        raise RefusedError(f"{name} must be one of {[c['value'] for c in choices]}")
    right_type = _TYPES[spec["type"]]
    if not isinstance(value, right_type) or (isinstance(value, bool) != (spec["type"] == BOOLEAN)):
        raise RefusedError(f"{name} cannot be {value!r}")
    measure = len(value) if isinstance(value, str) else value
    ending = "length" if isinstance(value, str) else "value"
    least, most = spec.get(f"min_{ending}"), spec.get(f"max_{ending}")
    if (least is not None and measure < least) or (most is not None and measure > most):
        raise RefusedError(f"{name} must be between {least} and {most}, not {value!r}")
    return value


def resolve(world: World, channel: Channel, kind: int, value: Any, resolved: Json) -> str:
    """Add the picked person, role, channel or file to ``resolved`` for the bot; return its id."""
    if kind == ATTACHMENT:
        if not isinstance(value, Upload):
            raise RefusedError("this option wants a file")
        (file,) = store_files(world, channel, {}, {0: value})
        resolved.setdefault("attachments", {})[str(file.id)] = payloads.attachment(file, True)
        return str(file.id)
    number = int(getattr(value, "id", value))
    guild = world.guild_of(channel)
    if number in world.users and kind in (USER_OPTION, MENTIONABLE):
        resolved.setdefault("users", {})[str(number)] = payloads.user(world.users[number])
        if guild and number in guild.members:
            person = payloads.member(guild.members[number], with_user=False)
            person["permissions"] = str(int(rights_in_guild(guild, number)))
            resolved.setdefault("members", {})[str(number)] = person
    elif guild and number in guild.roles and kind in (ROLE, MENTIONABLE):
        resolved.setdefault("roles", {})[str(number)] = payloads.role(guild.roles[number])
    elif number in world.channels and kind == CHANNEL:
        body = payloads.channel(world, world.channels[number])
        body["permissions"] = str(int(world.rights(world.bot, world.channels[number])))
        resolved.setdefault("channels", {})[str(number)] = body
    else:
        raise RefusedError(f"nothing here has the id {number}")
    return str(number)
