"""The news of a table: typed items, each on its way to one destination (`delivery.py`)."""

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import Literal

import msgspec
from msgspec import Struct

from rules.core import Event, Message

from .model import Move, Outcome, Person, VoteKind

VoteReason = Literal["counted", "time", "played_on", "ended", "withdrawn", "alone"]


class Destination(Struct, frozen=True):
    """The place an item goes to: the thread of table ``id``, a person's own messages, or a
    channel that watches."""

    kind: str  # thread, person or channel
    id: int


class Item(Struct, frozen=True, tag=True, omit_defaults=True):
    """A piece of news."""


class Story(Item, frozen=True, kw_only=True):
    """An item told on a thread's pages; several make one message."""

    along: bool = False  # the next item comes at once and tells this one too
    ends: bool = False  # the next item comes at once and begins a message


class LobbyChanged(Item, frozen=True):
    """Somebody joined, left, confirmed or changed the settings: show the card anew."""


class Invited(Item, frozen=True):
    by: Person


class Full(Item, frozen=True):
    """All seats are taken; these people have not confirmed yet."""

    missing: list[Person]
    called: list[Person] = []  # those of ``missing`` who are mentioned


class Kicked(Item, frozen=True):
    person: Person


class Started(Item, frozen=True):
    commitment: str
    people: list[Person | None]
    rivals: list[str] = []  # sides played by the game itself


class Moved(Story, frozen=True):
    """A seat has decided. The events are those that everybody may know."""

    seat: int
    events: list[Event]
    first: int  # the first row of the log that it tells of
    last: int
    person: Person | None = None
    by: str = ""  # "automa", or empty for a person
    since: int = -1  # the number of decisions before it
    opens: bool = False  # a scene of the game, which gets a message of its own


class Ready(Story, frozen=True):
    """Progress of sealed answers: the seats that gave one, and those still missing."""

    ready: list[int]
    waiting: list[int]


class Turn(Story, frozen=True):
    """Somebody must act. Sent whenever the asked seats change. ``mention`` is False for somebody
    who is at the table now, or is called elsewhere."""

    seat: int
    person: Person
    point: str
    number: int
    last: bool  # all others have answered
    due: int | None = None
    mention: bool = True
    side: str = ""  # the side that is asked; a rival's if somebody chooses for it
    elsewhere: bool = False  # told to the others in the thread: the person is called by message
    held: bool = False  # a mention that waited while the person was still at the table
    since: int = -1  # the number of decisions before the change that led here


class CallWithdrawn(Story, frozen=True):
    """Not news: has this person's ``outdated`` calls struck out."""

    seat: int
    person: Person


class RoundEnded(Item, frozen=True):
    round: int


class Nudge(Item, frozen=True):
    seat: int
    person: Person
    number: int
    level: int  # 1: half of the time is used, 2: most of it
    due: int | None = None


class Overdue(Item, frozen=True):
    seat: int
    person: Person | None = None


class TimeGiven(Item, frozen=True):
    seat: int
    by: Person
    seconds: int


class Undone(Story, frozen=True):
    """``seat`` took back decisions; None: the table did, by vote."""

    to: int
    count: int
    seat: int | None = None


class Redone(Story, frozen=True):
    """``seat`` repeated moves that had been taken back; None: the table did, by vote."""

    count: int
    seat: int | None = None
    moves: list[Move] = []


class AskAgain(Item, frozen=True):
    """The rules were corrected, and the last decisions no longer fit."""

    count: int
    seats: list[int]


class DraftDropped(Item, frozen=True):
    """A draft was dropped, since its position has changed."""

    seat: int
    answers: int


class LaidAside(Item, frozen=True):
    """A prepared turn no longer fits. The reason is in the game's words, with the rule's place; it
    is empty if the turn's question never came."""

    seat: int
    reason: Message
    rule: str = ""


class PlayedAhead(Item, frozen=True):
    """A turn that was confirmed beforehand has been played; with the events that its person may
    know."""

    seat: int
    events: list[Event]


class StandingEnded(Item, frozen=True):
    """An undo has ended standing answers."""

    seat: int
    answers: int


class Proposed(Item, frozen=True):
    """``by`` shows the team what ``seat`` might do; see ``tables.proposals``."""

    number: int
    seat: int
    by: int


class Opinion(Item, frozen=True):
    """A person's opinion of a proposal: a mark, or words."""

    number: int
    seat: int
    by: int  # the seat that proposed
    agree: bool
    words: str = ""


class Taken(Item, frozen=True):
    """``seat`` has taken over the turn that ``by`` proposed, as its draft."""

    number: int
    seat: int
    by: int


class VoteOpened(Item, frozen=True):
    """A vote is open. ``needed`` are the seats that must agree; ``moves`` would be taken back."""

    number: int
    kind: VoteKind
    closes: int
    by: int | None = None
    to: int = 0
    about: int | None = None
    needed: list[int] = []
    moves: list[Move] = []
    level: str = ""
    channel: int | None = None  # if the vote is to move: the new channel
    borrowed: int | None = None


class VoteReminder(Item, frozen=True):
    """A vote is still open, and these seats have not voted. At the next deadline their silence
    counts as a no."""

    number: int
    kind: VoteKind
    closes: int
    silent: list[int]


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
    """Tells a person who has taken over a seat what to look at first."""

    seat: int
    until: int | None = None


class Returned(Item, frozen=True):
    """A seat's own person plays it again."""

    seat: int
    person: Person


class AutomaSits(Item, frozen=True):
    seat: int


class AutomaPlays(Item, frozen=True):
    """The automa of a seat plays at another level from now on."""

    seat: int
    level: str


class Away(Item, frozen=True):
    person: Person
    until: int


class Back(Item, frozen=True):
    """Somebody has ended their vacation early."""

    person: Person


class Paused(Item, frozen=True):
    by: Person


class Resumed(Item, frozen=True):
    by: Person


Act = Literal["pause", "resume", "replace", "end", "resend", "repair"]


class Moderated(Item, frozen=True):
    """A moderator of the server has stepped in; ``person`` gets the seat."""

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
    begun: bool = False  # it began at once, as nobody else has to agree


class TableMoved(Item, frozen=True):
    """The table continues here, as its players agreed."""

    by: int | None = None  # the seat that asked for it


class TableLeft(Item, frozen=True):
    """The table has moved away; for the thread that it leaves behind."""


class PlaceLost(Item, frozen=True):
    """A destination accepts no news any more: the table's thread, or a channel."""

    place: Destination
    reason: str


class Daily(Item, frozen=True):
    """A person's daily letter about all their tables, with the events since this time."""

    since: int
    written: int


class Week(Item, frozen=True):
    """A summary of seven days' challenges for a channel."""

    first: int  # the week's first day
    guild: int
    language: str


class PuzzlePosed(Item, frozen=True):
    """A server's puzzle of the week was posed; for its channel."""

    guild: int
    language: str
    number: int


class PuzzleSolved(Item, frozen=True):
    """A server's puzzle is over and has its answers ranked."""

    guild: int
    language: str
    number: int


def kinds(kind: type[Item] = Item) -> Iterator[type[Item]]:
    """Yield all classes of items that have no subclasses."""
    inner = kind.__subclasses__()
    if not inner:
        yield kind
    for one in inner:
        yield from kinds(one)


KINDS = tuple(kinds())
PINGS = (Turn, Nudge)
TURNS = (Moved, Undone, Redone)  # items that watching channels get turn by turn
SHOWING = Story | Nudge | RoundEnded | Ended | TableMoved  # items delivered along with the position
AnyCall = Turn | Nudge | VoteOpened | Full | Rematch


def topic(kind: type[Item]) -> str:
    """Return the outbox's name for items of this kind."""
    return kind.__name__


encode = msgspec.msgpack.Encoder().encode
decode: Callable[[bytes], Item] = msgspec.msgpack.Decoder(reduce(or_, KINDS)).decode
call_of = msgspec.msgpack.Decoder(AnyCall).decode
