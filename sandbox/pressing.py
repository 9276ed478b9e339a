"""A person's client and components: presses, selects, modals, and what people write."""

from collections.abc import Mapping, Sequence
from typing import Any

from sandbox.check_commands import ATTACHMENT, CHANNEL, MENTIONABLE, ROLE, USER_OPTION
from sandbox.check_components import LINK, PREMIUM, SELECTS, Part, walk
from sandbox.commanding import check_place, resolve
from sandbox.dressing import dress_components
from sandbox.errors import RefusedError, StaleError
from sandbox.interactions import begin
from sandbox.model import Channel, ChannelKind, Interaction, InteractionKind, Json, Message, User
from sandbox.permissions import Right
from sandbox.posting import Upload, post
from sandbox.world import World, thread_state

_PICKS = {
    Part.USER_SELECT: USER_OPTION,
    Part.ROLE_SELECT: ROLE,
    Part.MENTIONABLE_SELECT: MENTIONABLE,
    Part.CHANNEL_SELECT: CHANNEL,
}


def press(world: World, user: User, message: Message, custom_id: str) -> Interaction:
    part = _live_part(world, user, message, custom_id)
    if part["type"] != Part.BUTTON or part["style"] in (LINK, PREMIUM):
        raise RefusedError(f"{custom_id} is no button that can be pressed")
    return _send(world, user, message, part, {})


def choose(
    world: World, user: User, message: Message, custom_id: str, values: Sequence[Any]
) -> Interaction:
    part = _live_part(world, user, message, custom_id)
    if part["type"] not in SELECTS:
        raise RefusedError(f"{custom_id} is no select")
    resolved: Json = {}
    channel = world.channel(message.channel_id)
    picked = _picked(world, channel, part, values, resolved)
    data: Json = {"values": picked}
    if part["type"] != Part.STRING_SELECT:
        data["resolved"] = resolved
    return _send(world, user, message, part, data)


def _send(world: World, user: User, message: Message, part: Json, extra: Json) -> Interaction:
    data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
    channel = world.channel(message.channel_id)
    return begin(world, InteractionKind.COMPONENT, user, channel, data | extra, source=message)


def _live_part(world: World, user: User, message: Message, custom_id: str) -> Json:
    channel = world.channel(message.channel_id)
    check_place(world, user, channel)
    if not message.seen_by(user.id) or message.id not in world.messages[channel.id]:
        raise StaleError(f"{user.name} does not see this message")
    for _, part in walk(message.components):
        if part.get("custom_id") == custom_id:
            if part.get("disabled"):
                raise StaleError(f"{custom_id} is greyed out")
            return part
    raise StaleError(f"the message has no component {custom_id}")


def _picked(
    world: World, channel: Channel, part: Json, values: Sequence[Any], resolved: Json
) -> list[str]:
    if part["type"] in _PICKS:
        picked = [resolve(world, channel, _PICKS[part["type"]], v, resolved) for v in values]
    else:
        picked = [_value_of(part, value) for value in values]
    _check_count(part, len(picked))
    if len(set(picked)) != len(picked):
        raise RefusedError("the same value twice")
    return picked


def _value_of(part: Json, wanted: Any) -> str:
    for option in part["options"]:
        if wanted in (option["value"], option["label"]):
            return str(option["value"])
    raise RefusedError(f"no option {wanted!r}, only {[o['label'] for o in part['options']]}")


def _check_count(part: Json, count: int) -> None:
    least, most = part.get("min_values"), part.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if part.get("required") is False:
        least = 0
    if not least <= count <= most:
        raise RefusedError(f"{part['custom_id']} takes {least} to {most} values, not {count}")


def submit(
    world: World, interaction: Interaction, values: Mapping[str, Any] | None = None
) -> Interaction:
    """Fill the modal that an interaction opened; keys are custom ids or labels."""
    modal = interaction.modal
    if modal is None:
        raise RefusedError("no modal is open")
    left = dict(values or {})
    resolved: Json = {}
    components = [
        _filled(world, interaction.channel, part, left, resolved)
        for part in dress_components(modal["components"], [], world.clock.new_id)
    ]
    if left:
        raise RefusedError(f"the modal has no fields {sorted(left)}")
    interaction.modal = None
    data: Json = {"custom_id": modal["custom_id"], "components": components}
    if resolved:
        data["resolved"] = resolved
    source = interaction.source
    if source and source.id not in world.messages.get(source.channel_id, {}):
        source = None
    return begin(
        world,
        InteractionKind.MODAL,
        interaction.user,
        interaction.channel,
        data,
        source=source,
        opened_by=interaction,
    )


def _filled(
    world: World, channel: Channel, part: Json, left: dict[str, Any], resolved: Json
) -> Json:
    body: Json = {"type": part["type"], "id": part["id"]}
    if part["type"] == Part.TEXT:
        return body
    field = part["components"][0] if part["type"] == Part.ROW else part["component"]
    label = part.get("label") or field.get("label")
    key = field["custom_id"] if field["custom_id"] in left else label
    given = left.pop(key, None)
    answer: Json = {
        "type": field["type"],
        "id": field["id"],
        "custom_id": field["custom_id"],
    }
    answer |= _field_answer(world, channel, field, given, resolved)
    return body | ({"components": [answer]} if part["type"] == Part.ROW else {"component": answer})


def _field_answer(world: World, channel: Channel, field: Json, given: Any, resolved: Json) -> Json:
    kind, required = field["type"], field.get("required") is not False
    if kind == Part.TEXT_INPUT:
        return {"value": _text(field, field.get("value") or "" if given is None else given)}
    if kind == Part.CHECKBOX:
        return {"value": bool(field.get("default") if given is None else given)}
    if kind == Part.FILE_UPLOAD:
        _check_count(field, len(given or []))
        return {"values": [resolve(world, channel, ATTACHMENT, f, resolved) for f in given or []]}
    if given is None:
        given = [o["value"] for o in field.get("options") or [] if o.get("default")]
    if isinstance(given, str | int) or not isinstance(given, Sequence):
        given = [given]
    if kind == Part.RADIO_GROUP:
        if not given and required:
            raise RefusedError(f"{field['custom_id']} must be chosen")
        return {"value": _value_of(field, given[0]) if given else None}
    return {"values": _picked(world, channel, field, given, resolved)}


def _text(field: Json, text: str) -> str:
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if not text and field.get("required") is False:
        return text
    if not max(least, 1) <= len(text) <= most:
        raise RefusedError(f"{field['custom_id']} takes {max(least, 1)} to {most} characters")
    return text


def say(
    world: World, user: User, channel: Channel, text: str, files: Sequence[Upload] = ()
) -> Message:
    """Let a person write something."""
    rights = world.rights(user, channel)
    needed = Right.SEND_MESSAGES_IN_THREADS if channel.thread else Right.SEND_MESSAGES
    if not rights & Right.VIEW_CHANNEL or not rights & needed:
        raise RefusedError(f"{user.name} may not write here")
    if channel.kind == ChannelKind.FORUM:
        raise RefusedError("a forum has posts, and nothing beside them")
    if channel.thread and thread_state(channel).locked and not rights & Right.MANAGE_THREADS:
        raise RefusedError("the thread is locked")
    body = {"content": text, "flags": 0}
    return post(world, channel, user, body, dict(enumerate(files)))
