"""Posting, editing and deleting messages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sandbox.check_components import Part, walk
from sandbox.check_messages import SETTABLE, check_emojis, check_message, check_references
from sandbox.dressing import dress_components, dress_embeds, files_shown
from sandbox.errors import invalid_form, refusal
from sandbox.model import Attachment, Channel, Json, Message, MessageFlag, User
from sandbox.pictures import content_type, size
from sandbox.world import World

NONCE_MEMORY = 300.0
THREAD_CREATED = 18


@dataclass(frozen=True, slots=True)
class Upload:
    filename: str
    data: bytes


Uploads = dict[int, Upload]


def post(
    world: World,
    channel: Channel,
    author: User,
    body: Json,
    files: Uploads,
    *,
    only_for: int | None = None,
    metadata: Json | None = None,
    via_interaction: int | None = None,
    kind: int = 0,
    number: int | None = None,
) -> Message:
    """Post a new message after checking it by Discord's rules."""
    flags = (body.get("flags") or 0) & SETTABLE
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    check_message(body, v2=v2, new=True, files=files)
    check_emojis(body, world.emojis)
    if via_interaction is None:
        flags &= ~MessageFlag.EPHEMERAL
        if earlier := _sent_before(world, channel, author, body):
            return earlier
    elif only_for is not None:
        flags |= MessageFlag.EPHEMERAL
    message = Message(
        number or world.clock.new_id(),
        channel.id,
        author,
        world.clock.now(),
        kind=kind,
        flags=int(flags),
        nonce=body.get("nonce"),
        only_for=only_for,
        metadata=metadata,
        via_interaction=via_interaction,
        reference=_reference(world, channel, body),
    )
    uploads = store_files(world, channel, body, files)
    check_references(body, {file.filename for file in uploads})
    _fill(world, channel, message, body, uploads)
    put(world, channel, message)
    if message.nonce is not None:
        world.nonces[author.id, str(message.nonce)] = message.id
    return message


def put(world: World, channel: Channel, message: Message) -> None:
    """Put a finished message into its channel and tell everybody who listens."""
    if message.only_for is None and channel.thread:
        if channel.thread.archived:
            world.change_thread(channel, archived=False)
        channel.thread.message_count += 1
        channel.thread.total_sent += 1
        if not message.author.bot:
            world.join_thread(channel, message.author)
        for person in message.mentions:
            if world.may_see(person, world.channels[channel.parent_id or 0]):
                world.join_thread(channel, person)
    world.messages[channel.id][message.id] = message
    if message.only_for is None:
        channel.last_message_id = message.id
        if channel.thread:
            world.keep_open(channel)
    world.emit("message_create", message, channel.guild_id)


def announce_thread(world: World, parent: Channel, thread: Channel, author: User) -> None:
    """Post the notice that a thread without a first message has begun, in the channel above it."""
    message = Message(
        world.clock.new_id(),
        parent.id,
        author,
        world.clock.now(),
        kind=THREAD_CREATED,
        content=thread.name,
        flags=int(MessageFlag.HAS_THREAD),
        reference={
            "type": 0,
            "channel_id": str(thread.id),
            "guild_id": str(parent.guild_id),
        },
    )
    put(world, parent, message)


def edit(world: World, channel: Channel, message: Message, body: Json, files: Uploads) -> None:
    """Change what the body names and keep the rest."""
    wants_v2 = (body.get("flags") or 0) & MessageFlag.COMPONENTS_V2
    v2 = bool(message.flags & MessageFlag.COMPONENTS_V2 or wants_v2)
    check_message(body, v2=v2, new=False, files=files)
    check_emojis(body, world.emojis)
    if wants_v2 and not message.flags & MessageFlag.COMPONENTS_V2:
        _check_nothing_legacy_stays(message, body)
    kept = _kept_files(message, body)
    uploads = kept + store_files(world, channel, body, files)
    check_references(body, {file.filename for file in uploads})
    _check_something_stays(message, body, uploads)
    if "flags" in body:
        hidden = (body["flags"] or 0) & MessageFlag.SUPPRESS_EMBEDS
        message.flags = int(message.flags & ~MessageFlag.SUPPRESS_EMBEDS | hidden | int(wants_v2))
    message.flags &= ~MessageFlag.LOADING
    message.edited = world.clock.now()
    _fill(world, channel, message, body, uploads)
    world.emit("message_update", message, channel.guild_id)


def delete(world: World, channel: Channel, message: Message) -> None:
    del world.messages[channel.id][message.id]
    world.emit("message_delete", message, channel.guild_id)


def store_files(world: World, channel: Channel, body: Json, files: Uploads) -> list[Attachment]:
    told = {int(a["id"]): a for a in body.get("attachments") or []}
    stored = []
    for number, upload in sorted(files.items()):
        about = told.get(number, {})
        name = re.sub(r"[^\w.\-]+", "_", about.get("filename") or upload.filename)
        width, height = size(upload.data) or (None, None)
        file = Attachment(
            world.clock.new_id(),
            channel.id,
            name,
            upload.data,
            content_type(name),
            width,
            height,
            description=about.get("description"),
            spoiler=bool(about.get("is_spoiler")) or name.startswith("SPOILER_"),
        )
        world.files[file.id] = file
        stored.append(file)
    return stored


def _fill(
    world: World, channel: Channel, message: Message, body: Json, files: list[Attachment]
) -> None:
    if "content" in body:
        message.content = (body["content"] or "").strip()
    message.attachments = files
    if "embeds" in body:
        message.embeds = dress_embeds(body["embeds"] or [], files)
    if "components" in body:
        message.components = dress_components(body["components"] or [], files, world.clock.new_id)
    message.shown_inside = files_shown(message.components, message.embeds, files)
    _notice_mentions(world, channel, message, body.get("allowed_mentions"))


def _kept_files(message: Message, body: Json) -> list[Attachment]:
    if "attachments" not in body:
        return list(message.attachments)
    keep = {int(a["id"]): a for a in body["attachments"] or []}
    kept = [file for file in message.attachments if file.id in keep]
    for file in kept:
        file.description = keep[file.id].get("description", file.description)
    return kept


def _check_nothing_legacy_stays(message: Message, body: Json) -> None:
    for key, value in (("content", message.content), ("embeds", message.embeds)):
        if value and key not in body:
            raise invalid_form(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_something_stays(message: Message, body: Json, files: list[Attachment]) -> None:
    left = [
        body.get(key) if key in body else getattr(message, key)
        for key in ("content", "embeds", "components")
    ]
    if not any(left) and not files:
        raise refusal("empty_message")


def _reference(world: World, channel: Channel, body: Json) -> Json | None:
    wanted = body.get("message_reference")
    if not wanted:
        return None
    if int(wanted["message_id"]) not in world.messages[channel.id]:
        if wanted.get("fail_if_not_exists") is False:
            return None
        raise invalid_form("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    reference = {"type": 0, "channel_id": str(channel.id), "message_id": str(wanted["message_id"])}
    return reference | ({"guild_id": str(channel.guild_id)} if channel.guild_id else {})


def _sent_before(world: World, channel: Channel, author: User, body: Json) -> Message | None:
    """Return the message that was sent before with the same enforced nonce, if there is one."""
    nonce = body.get("nonce")
    if nonce is None or not body.get("enforce_nonce"):
        return None
    key = (author.id, str(nonce))
    earlier = world.messages[channel.id].get(world.nonces.get(key, 0))
    if earlier and world.clock.now() - earlier.created < NONCE_MEMORY:
        return earlier
    return None


def texts(message: Message) -> Iterator[str]:
    yield message.content
    for _, part in walk(message.components):
        if part["type"] == Part.TEXT:
            yield part["content"]


def _notice_mentions(world: World, channel: Channel, message: Message, allowed: Any) -> None:
    text = "\n".join(texts(message))
    users = [int(i) for i in dict.fromkeys(re.findall(r"<@!?(\d+)>", text))]
    roles = [int(i) for i in dict.fromkeys(re.findall(r"<@&(\d+)>", text))]
    everyone = bool(re.search(r"@(everyone|here)\b", text))
    if allowed is not None:
        parse = allowed.get("parse") or []
        chosen = [int(i) for i in allowed.get("users") or []]
        users = [i for i in users if "users" in parse or i in chosen]
        chosen = [int(i) for i in allowed.get("roles") or []]
        roles = [i for i in roles if "roles" in parse or i in chosen]
        everyone = everyone and "everyone" in parse
    message.mentions = [world.users[i] for i in users if i in world.users]
    guild = world.guild_of(channel)
    message.mention_roles = [i for i in roles if guild and i in guild.roles]
    message.mention_everyone = everyone and guild is not None
