"""The things that the stand-in keeps: servers, channels, people, messages and interactions."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Any, TypeVar

Json = dict[str, Any]
T = TypeVar("T")

NUMBER = re.compile("[0-9]{1,20}")


def numbered(things: Mapping[int, T], number: str) -> T | None:
    """Return the thing whose number stands in an address; None if there is none, or if it is no
    number."""
    return things.get(int(number)) if NUMBER.fullmatch(number) else None


class ChannelKind(IntEnum):
    TEXT = 0
    DM = 1
    VOICE = 2
    GROUP = 3  # a message among several people
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


# By kind of channel: its kind of thread that is open to everybody who sees the channel.
OPEN_THREADS = {
    ChannelKind.TEXT: ChannelKind.PUBLIC_THREAD,
    ChannelKind.ANNOUNCEMENT: ChannelKind.ANNOUNCEMENT_THREAD,
}
THREADS = (
    ChannelKind.ANNOUNCEMENT_THREAD,
    ChannelKind.PUBLIC_THREAD,
    ChannelKind.PRIVATE_THREAD,
)


class MessageFlag(IntEnum):
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class InteractionKind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


@dataclass(slots=True)
class User:
    id: int
    name: str
    display: str
    bot: bool = False
    locale: str = "en-US"
    takes_dms: bool = True


@dataclass(slots=True)
class Role:
    id: int
    name: str
    permissions: int
    position: int = 0
    managed_by: int | None = None


@dataclass(slots=True)
class Member:
    user: User
    joined: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Overwrite:
    target: int
    is_member: bool
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)


@dataclass(slots=True)
class ThreadState:
    owner_id: int
    created: float
    archive_moment: float
    auto_archive: int = 1440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[int, float] = field(default_factory=dict)
    message_count: int = 0
    total_sent: int = 0


@dataclass(slots=True)
class Channel:
    id: int
    kind: ChannelKind
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[User] = field(default_factory=list)
    last_message_id: int | None = None
    thread: ThreadState | None = None


@dataclass(slots=True)
class Attachment:
    id: int
    channel_id: int
    filename: str
    data: bytes
    content_type: str
    width: int | None = None
    height: int | None = None
    description: str | None = None
    spoiler: bool = False


@dataclass(slots=True)
class Message:
    id: int
    channel_id: int
    author: User
    created: float
    kind: int = 0
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    shown_inside: set[int] = field(default_factory=set)
    flags: int = 0
    edited: float | None = None
    pinned: bool = False
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    nonce: str | int | None = None
    reference: Json | None = None
    metadata: Json | None = None
    via_interaction: int | None = None
    command: str | None = None
    only_for: int | None = None
    thread_id: int | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)

    def seen_by(self, user_id: int) -> bool:
        return self.only_for in (None, user_id)


@dataclass(frozen=True, slots=True)
class Emoji:
    """A small picture of the application's own."""

    id: int
    name: str
    data: bytes
    content_type: str


@dataclass(frozen=True, slots=True)
class ForumTag:
    """A mark for the posts of a forum; a moderated one is for moderators alone."""

    id: int
    name: str
    moderated: bool = False


class Answer(StrEnum):
    """The progress of an interaction's answer."""

    WAITING = "waiting"
    THINKING = "thinking"
    DONE = "done"
    FAILED = "failed"


@dataclass(slots=True)
class Interaction:
    id: int
    token: str
    kind: InteractionKind
    user: User
    channel: Channel
    created: float
    data: Json
    payload: Json
    owners: dict[str, str]  # owners of the installations, by kind: "0" a server, "1" a person
    source: Message | None = None
    answer: Answer = Answer.WAITING
    answer_kind: int | None = None
    answered_at: float | None = None
    original: Message | None = None
    modal: Json | None = None
    choices: list[Json] | None = None
    opened_by: "Interaction | None" = None
    follow_ups: int = 0
    heard: bool = False  # a connected bot was told of it, so that only that one may answer
