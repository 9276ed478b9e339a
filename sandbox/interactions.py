"""A person does something, and the bot has three seconds to answer."""

import secrets
from typing import Any

from sandbox import payloads
from sandbox.check_commands import GROUP, INTEGER, LOCALES, NUMBER, STRING, SUBCOMMAND
from sandbox.check_components import check_modal
from sandbox.errors import ApiError, Form, invalid_form, refusal
from sandbox.model import (
    Answer,
    Channel,
    Interaction,
    InteractionKind,
    Json,
    Message,
    MessageFlag,
    User,
)
from sandbox.permissions import BORROWED, Right
from sandbox.posting import Uploads, edit, post, put
from sandbox.spec import Many, Number, Shape, Spec, Table, Text
from sandbox.world import World

TOKEN_LIFE = 15 * 60.0
FILE_LIMIT = 10 * 1024 * 1024
MOST_FOLLOW_UPS = 5  # for one interaction, if only a person has installed the app
IN_SERVER, WITH_BOT, AMONG_PEOPLE = 0, 1, 2  # Discord's numbers for where somebody acts
SERVER, PERSON = "0", "1"  # Discord's numbers for who has installed the app

MESSAGE, LATER, SILENT_LATER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ANSWER_TO_COMMAND, REPLY = 20, 19

_CHOICE_VALUES: dict[int, Spec] = {
    STRING: Text(100, 0, required=True),
    INTEGER: Number(-(2**53), 2**53, required=True),
    NUMBER: Number(required=True, whole=False),
}


def begin(
    world: World,
    kind: InteractionKind,
    user: User,
    channel: Channel,
    data: Json,
    *,
    source: Message | None = None,
    opened_by: Interaction | None = None,
) -> Interaction:
    """Send an interaction to the bot and start its three seconds."""
    interaction = Interaction(
        world.clock.new_id(),
        secrets.token_urlsafe(48),
        kind,
        user,
        channel,
        world.clock.now(),
        data,
        {},
        _owners(world, user, channel, source, opened_by),
        source=source,
        opened_by=opened_by,
    )
    interaction.payload = _payload(world, interaction)
    world.interactions[interaction.id] = interaction
    world.interactions_by_token[interaction.token] = interaction

    def too_late() -> None:
        if interaction.answer == Answer.WAITING:
            _settle(world, interaction, Answer.FAILED, None)

    def forget() -> None:
        """Keep only the token, to say that it has expired."""
        world.interactions.pop(interaction.id, None)
        interaction.payload = {}

    world.clock.later(world.seconds_to_answer, too_late)
    world.clock.later(TOKEN_LIFE, forget)
    world.emit("interaction_create", interaction, channel.guild_id)
    return interaction


def _payload(world: World, it: Interaction) -> Json:
    guild = world.guild_of(it.channel)
    body: Json = {
        "id": str(it.id),
        "application_id": str(world.app_id),
        "type": int(it.kind),
        "token": it.token,
        "version": 1,
        "data": it.data,
        "channel_id": str(it.channel.id),
        "channel": payloads.channel(world, it.channel, member_of=it.user),
        "locale": it.user.locale,
        "app_permissions": str(int(_bots_rights(world, it.channel))),
        "entitlements": [],
        "authorizing_integration_owners": it.owners,
        "context": context_of(world, it.channel),
        "attachment_size_limit": FILE_LIMIT,
    }
    if guild:
        rights = world.rights(it.user, it.channel)
        body["member"] = payloads.member(guild.members[it.user.id]) | {
            "permissions": str(int(rights))
        }
        body["channel"]["permissions"] = str(int(rights))
        body |= {"guild_id": str(guild.id), "guild_locale": guild.locale}
        body["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
    else:
        body["user"] = payloads.user(it.user)
        if body["context"] == WITH_BOT:
            body["channel"]["recipients"] = [payloads.user(it.user)]
    if it.source:
        body["message"] = payloads.message(world, it.source)
    return body


def context_of(world: World, channel: Channel) -> int:
    if channel.guild_id:
        return IN_SERVER
    return WITH_BOT if world.bot in channel.recipients else AMONG_PEOPLE


def is_with_bot(world: World, channel: Channel) -> bool:
    """Tell if the bot is a member of the place."""
    guild = world.guild_of(channel)
    return world.has_bot(guild) if guild else world.bot in channel.recipients


def _bots_rights(world: World, channel: Channel) -> int:
    if not is_with_bot(world, channel):
        return BORROWED
    return world.rights(world.bot, channel, as_told=True)


def _owners(
    world: World,
    user: User,
    channel: Channel,
    source: Message | None,
    opened_by: Interaction | None,
) -> dict[str, str]:
    """Return the installations that authorise an interaction: the server's, by the server's id (0
    in messages with the bot), and the person's, by theirs. A press on something that the bot has
    posted is authorised as that was, whoever presses."""
    if opened_by is not None:
        return opened_by.owners
    if source is not None and source.metadata is not None:
        return dict(source.metadata["authorizing_integration_owners"])
    found = {SERVER: str(channel.guild_id or 0)} if is_with_bot(world, channel) else {}
    if source is None and user.id in world.installed:
        found[PERSON] = str(user.id)
    return found


def is_brought(it: Interaction) -> bool:
    """Tell if nothing but a person's installation authorises the interaction."""
    return SERVER not in it.owners


def metadata(it: Interaction, follow_up: bool = False) -> Json:
    """Return a message's account of the interaction it came from."""
    body: Json = {
        "id": str(it.id),
        "type": int(it.kind),
        "user": payloads.user(it.user),
        "authorizing_integration_owners": it.owners,
    }
    if it.kind == InteractionKind.COMPONENT and it.source:
        body["interacted_message_id"] = str(it.source.id)
    if it.kind == InteractionKind.MODAL and it.opened_by:
        body["triggering_interaction_metadata"] = metadata(it.opened_by)
    if follow_up and it.original:
        body["original_response_message_id"] = str(it.original.id)
    return body


def _settle(world: World, it: Interaction, answer: Answer, kind: int | None) -> None:
    it.answer, it.answer_kind, it.answered_at = answer, kind, world.clock.now()
    world.emit("interaction_changed", it, it.channel.guild_id)


def _allowed_answers(it: Interaction) -> tuple[int, ...]:
    if it.kind == InteractionKind.AUTOCOMPLETE:
        return (CHOICES,)
    answers = [MESSAGE, LATER]
    if it.source:
        answers += [SILENT_LATER, UPDATE]
    if it.kind != InteractionKind.MODAL:
        answers.append(MODAL)
    return tuple(answers)


def answer(world: World, it: Interaction, body: Json, files: Uploads) -> Json:
    """Take the bot's first answer; return what Discord tells about it."""
    if it.answer == Answer.FAILED or it.channel.id not in world.channels:
        raise refusal("unknown_interaction")
    if it.answer != Answer.WAITING:
        raise refusal("already_acknowledged")
    kind, data = body.get("type"), body.get("data") or {}
    allowed = _allowed_answers(it)
    if kind not in allowed:
        choices = ", ".join(map(str, allowed))
        raise invalid_form("type", "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}.")
    try:
        _ANSWERS[kind](world, it, data, files)
    except ApiError as error:
        if error.errors and kind != MODAL:
            error.errors = {"data": error.errors}
        raise
    _settle(world, it, Answer.THINKING if kind == LATER else Answer.DONE, kind)
    return _about(world, it, kind)


def _about(world: World, it: Interaction, kind: int) -> Json:
    about: Json = {"id": str(it.id), "type": int(it.kind), "channel_id": str(it.channel.id)}
    if it.channel.guild_id:
        about["guild_id"] = str(it.channel.guild_id)
    if it.original:
        flags = it.original.flags
        about["response_message_id"] = str(it.original.id)
        about["response_message_loading"] = bool(flags & MessageFlag.LOADING)
        about["response_message_ephemeral"] = bool(flags & MessageFlag.EPHEMERAL)
    response: Json = {"interaction": about}
    if kind in (MESSAGE, UPDATE) and it.original:
        response["resource"] = {"type": kind, "message": payloads.message(world, it.original)}
    return response


def _only_for(world: World, it: Interaction, data: Json) -> int | None:
    hidden = (data.get("flags") or 0) & MessageFlag.EPHEMERAL or _must_be_private(world, it)
    return it.user.id if hidden else None


def _must_be_private(world: World, it: Interaction) -> bool:
    """Tell if answers must be private, since people may not use apps from outside here."""
    if it.channel.guild_id is None or not is_brought(it):
        return False
    return not world.rights(it.user, it.channel) & Right.USE_EXTERNAL_APPS


def _message_kind(it: Interaction) -> int:
    if it.kind == InteractionKind.COMMAND:
        return ANSWER_TO_COMMAND
    return REPLY if it.source else 0


def command_path(data: Json) -> str | None:
    """Return the command's full name, such as `game new`, or None for a press."""
    options = data.get("options") or []
    inner = options[0] if options and options[0]["type"] in (SUBCOMMAND, GROUP) else None
    return f"{data['name']} {command_path(inner)}" if inner else data.get("name")


def _answer_message(world: World, it: Interaction, data: Json, files: Uploads) -> None:
    it.original = post(
        world,
        it.channel,
        world.bot,
        data,
        files,
        only_for=_only_for(world, it, data),
        metadata=metadata(it),
        via_interaction=it.id,
        kind=_message_kind(it),
    )
    it.original.command = command_path(it.data)


def _answer_later(world: World, it: Interaction, data: Json, files: Uploads) -> None:
    only_for = _only_for(world, it, data)
    it.original = Message(
        world.clock.new_id(),
        it.channel.id,
        world.bot,
        world.clock.now(),
        kind=_message_kind(it),
        command=command_path(it.data),
        flags=int(MessageFlag.LOADING | (MessageFlag.EPHEMERAL if only_for else 0)),
        only_for=only_for,
        metadata=metadata(it),
        via_interaction=it.id,
    )
    put(world, it.channel, it.original)


def _answer_silently(world: World, it: Interaction, data: Json, files: Uploads) -> None:
    it.original = it.source


def _answer_update(world: World, it: Interaction, data: Json, files: Uploads) -> None:
    assert it.source is not None
    if it.source.id not in world.messages[it.channel.id]:
        raise refusal("unknown_message")
    edit(world, it.channel, it.source, data, files)
    it.original = it.source


def _answer_choices(world: World, it: Interaction, data: Json, files: Uploads) -> None:
    focused = focused_option(it.data)
    shape = Shape(
        {
            "name": Text(100, 1, required=True),
            "name_localizations": Table(Text(100, 1), LOCALES),
            "value": _CHOICE_VALUES[focused["type"]],
        }
    )
    form = Form()
    Many(shape, 25, required=True).check(data.get("choices"), "choices", form)
    form.settle()
    it.choices = data["choices"]


def _answer_modal(world: World, it: Interaction, data: Json, files: Uploads) -> None:
    form = Form()
    check_modal(data, form)
    form.settle()
    it.modal = data


_ANSWERS: dict[int, Any] = {
    MESSAGE: _answer_message,
    LATER: _answer_later,
    SILENT_LATER: _answer_silently,
    UPDATE: _answer_update,
    CHOICES: _answer_choices,
    MODAL: _answer_modal,
}


def focused_option(data: Json) -> Json:
    for option in data.get("options") or []:
        if option.get("focused"):
            return dict(option)
        if option.get("options"):
            return focused_option(option)
    raise refusal("unknown_interaction")


# The fifteen minutes after the first answer


def by_token(world: World, token: str) -> Interaction:
    it = world.interactions_by_token.get(token)
    if it is None or it.answer in (Answer.WAITING, Answer.FAILED):
        raise refusal("unknown_webhook")
    if world.clock.now() - it.created > TOKEN_LIFE:
        raise refusal("expired_token")
    return it


def follow_up(world: World, it: Interaction, body: Json, files: Uploads) -> Message:
    """Post a further message; the first one after "thinking" takes its place."""
    if is_brought(it) and it.follow_ups >= MOST_FOLLOW_UPS:
        raise refusal("too_many_follow_ups")
    it.follow_ups += 1
    if it.answer == Answer.THINKING and it.original and still_there(world, it.original):
        fields = {key: body[key] for key in body if key not in ("flags", "attachments")}
        kept = [a for a in body.get("attachments") or [] if int(a["id"]) < 100]
        flags = (body.get("flags") or 0) & MessageFlag.COMPONENTS_V2
        edit_answer(world, it, it.original, fields | {"attachments": kept, "flags": flags}, files)
        return it.original
    return post(
        world,
        world.channel(it.channel.id),
        world.bot,
        body,
        files,
        only_for=_only_for(world, it, body),
        metadata=metadata(it, follow_up=True),
        via_interaction=it.id,
    )


def edit_answer(
    world: World, it: Interaction, message: Message, body: Json, files: Uploads
) -> None:
    thinking = bool(message.flags & MessageFlag.LOADING)
    edit(world, world.channel(message.channel_id), message, body, files)
    if thinking and it.answer == Answer.THINKING:
        message.edited = None
        _settle(world, it, Answer.DONE, it.answer_kind)


def still_there(world: World, message: Message) -> bool:
    return message.id in world.messages.get(message.channel_id, {})


def answer_message(world: World, it: Interaction, which: str) -> Message:
    """Return the message, which must be an answer of this token or the one that was pressed."""
    if which == "@original":
        message = it.original
    else:
        message = world.messages.get(it.channel.id, {}).get(int(which))
        own = message and (message.via_interaction == it.id or message is it.original)
        message = message if own else None
    if message is None or not still_there(world, message):
        raise refusal("unknown_message")
    return message
