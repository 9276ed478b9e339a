"""What a table tells: typed items, each on its way to one destination."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from rules.core import Event

from .model import Outcome, Person, VoteKind

VoteReason = Literal["counted", "time", "played_on", "ended", "withdrawn", "alone"]


class Destination(Struct, frozen=True):
    """Where to: the thread of table ``id``, a person's own messages, or a channel that watches."""

    kind: str  # thread, person or channel
    id: int


class Item(Struct, frozen=True, tag=True, omit_defaults=True):
    """The base of all that can be told. ``to_all`` items hold nothing that is not public."""


class LobbyChanged(Item, frozen=True):
    """Somebody joined, left, confirmed or changed the settings: show the card anew."""


class Invited(Item, frozen=True):
    by: Person


class Full(Item, frozen=True):
    """All seats are taken; these people have not confirmed yet."""

    missing: list[Person]
    called: list[Person] = []  # those of them who have to be mentioned


class Kicked(Item, frozen=True):
    person: Person


class Started(Item, frozen=True):
    commitment: str
    people: list[Person | None]


class Moved(Item, frozen=True):
    """A seat has decided. The events are those that everybody may know."""

    seat: int
    events: list[Event]
    first: int  # rows of the log
    last: int
    person: Person | None = None
    by: str = ""  # "automa", or empty for a person


class Ready(Item, frozen=True):
    """Sealed answers: who has given one, who is still waited for."""

    ready: list[int]
    waiting: list[int]


class Turn(Item, frozen=True):
    """Somebody must act. Told once for each change of who must; ``mention`` is False for one who
    was at this table a moment ago, or who is called elsewhere."""

    seat: int
    person: Person
    point: str
    number: int
    last: bool  # the table waits for nobody else
    due: int | None = None
    mention: bool = True
    elsewhere: bool = False  # for the others at the table: the person is called by message


class RoundEnded(Item, frozen=True):
    round: int


class Nudge(Item, frozen=True):
    seat: int
    person: Person
    number: int
    level: int  # 1: half of the time is gone, 2: most of it
    due: int | None = None


class Overdue(Item, frozen=True):
    seat: int
    person: Person | None = None


class TimeGiven(Item, frozen=True):
    seat: int
    by: Person
    seconds: int


class Undone(Item, frozen=True):
    """``seat`` took back decisions; None: the table did, by vote."""

    to: int
    count: int
    seat: int | None = None


class Redone(Item, frozen=True):
    count: int
    seat: int | None = None


class AskAgain(Item, frozen=True):
    """The rules were corrected and the last decisions do not fit any more."""

    count: int
    seats: list[int]


class DraftDropped(Item, frozen=True):
    """The position under somebody's draft has changed."""

    seat: int
    answers: int


class VoteOpened(Item, frozen=True):
    number: int
    kind: VoteKind
    closes: int
    by: int | None = None
    to: int = 0
    about: int | None = None


class VoteClosed(Item, frozen=True):
    number: int
    kind: VoteKind
    passed: bool
    reason: VoteReason = "counted"


class Left(Item, frozen=True):
    seat: int
    person: Person | None = None


class Seated(Item, frozen=True):
    """A new person on a seat, for good or until a time."""

    seat: int
    person: Person
    until: int | None = None


class Briefing(Item, frozen=True):
    """To a person who has taken over a seat: what to look at first."""

    seat: int
    until: int | None = None


class Returned(Item, frozen=True):
    """A seat is played by its own person again."""

    seat: int
    person: Person


class AutomaSits(Item, frozen=True):
    seat: int


class Away(Item, frozen=True):
    person: Person
    until: int


class Paused(Item, frozen=True):
    by: Person


class Resumed(Item, frozen=True):
    by: Person


Act = Literal["pause", "resume", "replace", "end", "resend", "repair"]


class Moderated(Item, frozen=True):
    """A moderator of the server has stepped in; ``person`` is who gets the seat."""

    by: Person
    act: Act
    seat: int | None = None
    person: Person | None = None


class Ended(Item, frozen=True):
    outcome: Outcome


class Abandoned(Item, frozen=True):
    by: Person | None = None


class Rematch(Item, frozen=True):
    table: int
    by: Person


class PlaceLost(Item, frozen=True):
    """A destination does not take news any more: the table's thread, or a channel."""

    place: Destination
    reason: str


class Daily(Item, frozen=True):
    """A person's letter of the day, about all their tables, since that time."""

    since: int
    written: int


AnyItem = (
    LobbyChanged
    | Invited
    | Full
    | Kicked
    | Started
    | Moved
    | Ready
    | Turn
    | RoundEnded
    | Nudge
    | Overdue
    | TimeGiven
    | Undone
    | Redone
    | AskAgain
    | DraftDropped
    | VoteOpened
    | VoteClosed
    | Left
    | Seated
    | Briefing
    | Returned
    | AutomaSits
    | Away
    | Paused
    | Resumed
    | Moderated
    | Ended
    | Abandoned
    | Rematch
    | PlaceLost
    | Daily
)

PINGS = (Turn, Nudge)
AnyCall = Turn | Nudge | VoteOpened

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyItem).decode
call_of = msgspec.msgpack.Decoder(AnyCall).decode


class Call(Struct, frozen=True):
    """A turn, a reminder of it or a vote, as it was told before in that message."""

    message: int
    item: AnyCall


class News(Struct, frozen=True):
    """One item for one destination. The same ``nonce`` is the same news: show it once."""

    id: int
    nonce: str
    to: Destination
    table: int | None  # None: about no single table
    item: AnyItem
    thread: int | None = None  # to a thread: where it is; None: still to be opened
    replaces: int | None = None  # the message with the card before this one
    outdated: Sequence[Call] = ()  # calls that need not be followed any more


class PlaceGone(Exception):
    """The destination refuses for good: forbidden, deleted, closed."""


class TryLater(Exception):
    """Not now; ``seconds`` if the destination says when."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(f"try again in {seconds} s")
        self.seconds = seconds


Deliver = Callable[[News], Awaitable[int | None]]
"""Shows the news and returns the message's number. Raises PlaceGone or TryLater."""
