"""Permissions. Every button, menu, form and command names the row that says who may use it; without
a row nobody may."""

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """A person's relation to a table, seen from the place where the person is."""

    HOST = "host"
    SEAT = "seat"  # owns a seat
    SITTER = "sitter"  # plays a seat for its owner
    GUEST = "guest"  # is invited
    MEMBER = "member"  # belongs to the table's server and sees the channel where it gathers
    WATCHER = "watcher"  # belongs to a server that watches the table, and still sees that channel


PLAYING = frozenset({Kind.SEAT, Kind.SITTER})
PART = PLAYING | {Kind.HOST, Kind.GUEST}  # may reach the table from anywhere
IN_REACH = frozenset(Kind)


@dataclass(frozen=True)
class Who:
    """A row of permissions: people of these ``kinds`` may, at a private table only those of
    ``private``. ``right`` is a Discord permission in the person's server. Kinds in ``apart`` are
    refused even if another kind of theirs is allowed."""

    name: str
    about: str
    kinds: frozenset[Kind] = frozenset()
    private: frozenset[Kind] = IN_REACH
    right: str = ""
    apart: frozenset[Kind] = frozenset()


EVERYBODY = Who("everybody", "what is public, and what is one's own")
NEAR = Who("near", "whoever sees the place of a table, or has a part in it", IN_REACH)
LOOKERS = Who("lookers", "the same, but of a private table only its people and guests",
              IN_REACH, private=PART)  # fmt: skip
SPECTATORS = Who("spectators", "whoever sees the place of an open table, and has no part in it",
                 IN_REACH - PART, private=frozenset(), apart=PART)  # fmt: skip
PLAYERS = Who("players", "whoever holds or sits a seat", PLAYING)
DRAFTERS = Who("drafters", "the same, and in a private copy whoever made it", PLAYING)
HOSTS = Who("hosts", "the table's host", frozenset({Kind.HOST}))
COMPARERS = Who("comparers", "whose own attempt at a day's challenge is over; later everybody")
MODERATORS = Who("moderators", "at tables of their own server: who may manage messages there",
                 right="manage_messages")  # fmt: skip
KEEPERS = Who("keepers", "who may manage channels", right="manage_channels")
OWNERS = Who("owners", "in their own server: who may manage it", right="manage_guild")

ROWS = (
    EVERYBODY, NEAR, LOOKERS, SPECTATORS, PLAYERS, DRAFTERS, HOSTS, COMPARERS, MODERATORS, KEEPERS,
    OWNERS,
)  # fmt: skip
