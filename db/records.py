"""The rows that the store saves and returns. A body is packed bytes that only tables/ can read."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from .pastime_records import BattleRow


class Shards(NamedTuple):
    """The Discord shards of one process."""

    total: int
    held: frozenset[int]

    def deliver(self, guild: int) -> bool:
        """Tell if this process delivers news of this server. Every process delivers news of no
        server (0)."""
        return not guild or (guild >> 22) % self.total in self.held


class KeptRow(NamedTuple):
    """A person's or a server's stored body. Saving raises Conflict if the stored revision is not
    ``revision``, the one that was read."""

    revision: int  # 0: nothing is stored yet
    body: bytes


class TableRow(NamedTuple):
    id: int
    revision: int  # as it was read, 0 for a new table; saving compares it
    sequence: int  # the log's length
    status: str
    game: str
    guild: int | None
    listed: bool
    created: int
    changed: int
    body: bytes
    borrowed: int | None = None  # the channel of its thread, if the bot is no member of the server
    code: str | None = None  # a code with which anybody can join


class SeatRow(NamedTuple):
    person: int
    seat: int  # -1: somebody who belongs to the table without a seat
    acts: bool
    asked: bool


class LogRow(NamedTuple):
    number: int
    at: int
    seat: int | None
    person: int | None
    took: int | None
    undone: int | None
    row: bytes
    events: bytes
    move: int | None = None  # the number of the first row of the same move


class CheckpointRow(NamedTuple):
    at: int
    rules: int
    milestone: bool
    state: bytes


class DraftRow(NamedTuple):
    seat: int
    body: bytes


class DueRow(NamedTuple):
    at: int
    table: int
    kind: str
    seat: int


class NewsRow(NamedTuple):
    """An item of news to be stored."""

    kind: str
    target: int
    at: int
    nonce: str
    topic: str
    body: bytes


class OutboxRow(NamedTuple):
    """An item of news read for delivery. ``table`` is None if it is not about a single table."""

    id: int
    table: int | None
    kind: str
    target: int
    at: int
    nonce: str
    topic: str
    body: bytes
    until: int | None  # when the last claim ends; None: it was never claimed, so never told


class MessageRow(NamedTuple):
    """An item of news that was delivered, with the id of its message."""

    id: int
    message: int
    body: bytes


class ShownRow(NamedTuple):
    """An item of a table's news at one place. ``message`` is None if it waits, or was told in
    another item's message."""

    id: int
    message: int | None
    topic: str
    body: bytes


class Shown(NamedTuple):
    """A table's delivered news of some topics at one place, its waiting news there, and the id of
    its newest message."""

    told: Sequence[ShownRow]
    waiting: Sequence[ShownRow]
    newest: int | None


class PlaceRow(NamedTuple):
    """A destination of news."""

    kind: str
    target: int


class TopicsAt(NamedTuple):
    """A destination, and the topics whose earlier news there is needed to tell the next."""

    kind: str
    target: int
    topics: Sequence[str]


class Round(NamedTuple):
    """A delivering process's request: the outcome of its last round, and the news for the next."""

    delivered: Sequence[tuple[int, int | None]] = ()  # ids of news, with the ids of their messages
    dropped: Sequence[int] = ()  # ids of news that will not be told
    skip: Collection[PlaceRow] = ()  # take nothing for these destinations
    stranded: Sequence[str] = ()  # topics to take even for closed destinations
    most: int = 1000  # destinations, at most


class Outgoing(NamedTuple):
    """News that one process is to deliver: a queue for each destination, news of closed
    destinations, and the time when more may come."""

    news: Sequence[Sequence[OutboxRow]]
    stranded: Sequence[OutboxRow]
    next_at: int | None


class ClosedRow(NamedTuple):
    """A destination closed to news."""

    kind: str
    target: int
    at: int
    reason: str


class WatchRow(NamedTuple):
    """A channel that watches one table, or all tables of a server, as ``person`` asked. If
    ``channel`` is the person's own number, the news goes to their direct messages."""

    channel: int
    table: int | None
    guild: int | None
    level: str
    person: int | None = None

    @property
    def kind(self) -> str:
        return "person" if self.channel == self.person else "channel"


class NoteRow(NamedTuple):
    id: int
    table: int
    seat: int
    person: int
    at: int
    body: str


class ActRow(NamedTuple):
    """An act of a moderator at a table, or of an owner on the server's rules (then ``table`` is
    None). People who asked to be forgotten are None."""

    guild: int | None
    table: int | None
    at: int
    person: int | None
    act: str
    seat: int | None = None
    old_person: int | None = None
    new_person: int | None = None
    detail: str = ""


class LimitRow(NamedTuple):
    """The most tables in ``statuses`` that a server may have (kind "guild"), or that a person may
    sit at (kind "person")."""

    kind: str
    target: int
    statuses: Sequence[str]
    most: int


class PressRow(NamedTuple):
    """Something that a person pressed, filled in or typed at a place, with the time in
    milliseconds."""

    place: int  # the table; without one, the message or channel
    person: int
    what: str
    at: int


class ResultRow(NamedTuple):
    table: int
    seat: int
    person: int | None
    game: str
    mode: str
    guild: int | None
    ended: int
    rank: int
    score: int
    won: bool
    kind: str = "ranking"  # or "team", "rival"
    level: str = ""


class RecordRow(NamedTuple):
    """A value from a finished table that its person's next game can begin with."""

    table: int
    person: int
    game: str
    name: str
    value: bytes


class AttemptRow(NamedTuple):
    """A table of a day's challenge: the attempt of one person, which may count or not."""

    table: int
    day: int  # counted from 1970
    game: str
    person: int | None
    guild: int | None  # the server where it was begun
    counts: bool
    mark: bytes | None = None  # a keyed hash of its person, if the attempt counts


class FinishedRow(NamedTuple):
    """An attempt that was played to the end by its person."""

    table: int
    day: int
    game: str
    person: int | None
    guild: int | None
    counts: bool
    score: int
    won: bool
    ended: int


class ForgetRow(NamedTuple):
    """A person's request to be forgotten. ``packed`` is their number as packed in bodies;
    ``without`` removes it from a body."""

    mark: bytes  # a keyed hash of the person
    at: int
    packed: bytes
    without: Callable[[bytes], bytes]


class WeekRow(NamedTuple):
    """A channel that gets a summary every week, and when the next one is due."""

    channel: int
    guild: int
    language: str
    person: int | None
    next_at: int


class BestRow(NamedTuple):
    """The best score of a game and kind; for teams and rivals, of one level and number of seats."""

    game: str
    kind: str
    level: str
    seats: int  # 0: any number
    tables: int
    won: int
    best: int


class StateRow(NamedTuple):
    """The health of the store. News of closed destinations does not count."""

    running: int  # tables being played
    waiting: int  # items of news ready to be delivered
    news_age: int  # seconds that the oldest item has waited
    due_lag: int  # seconds that the oldest due row has waited


class Held(NamedTuple):
    """A stored game: its set-up, its log, and its checkpoints, the oldest first."""

    setup: bytes
    log: Sequence[bytes]  # from row 1 on; row 0 only holds the events of the set-up
    checkpoints: Sequence[CheckpointRow]


class Opened(NamedTuple):
    """A table with everything its next change depends on, read at one moment."""

    row: TableRow
    people: Mapping[int, bytes]
    drafts: Sequence[DraftRow]
    sealed: Sequence[DraftRow]
    watches: Sequence[WatchRow]
    closed: frozenset[PlaceRow]
    pressed: bool  # this press has been carried out before
    game: Held | None = None  # None: not begun, or the caller has it in memory
    shown: Shown | None = None  # news at the place that the caller asked about


class Begun(NamedTuple):
    """Everything needed to begin a press at a table, read at one moment."""

    opened: Opened | None  # None: the table does not exist
    person: bytes | None  # the stored profile of the person who pressed
    closed: bool  # they do not accept direct messages
    last: PressRow | None  # the last press at this table


class Change(Struct, frozen=True, kw_only=True):
    """Everything that one change of a table writes, in one transaction. None leaves a part as it
    is."""

    row: TableRow
    seats: Sequence[SeatRow] | None = None
    setup: bytes | None = None
    log: Sequence[LogRow] = ()
    undone: Sequence[int] = ()  # numbers of the rows that ``log``'s last row undoes
    checkpoints: Sequence[CheckpointRow] = ()
    keep: Sequence[int] | None = None  # which checkpoints stay, besides milestones and new ones
    drafts: Sequence[DraftRow] = ()
    dropped: Sequence[int] = ()  # seats whose drafts are deleted
    sealed: Sequence[DraftRow] = ()  # answers given beforehand
    unsealed: Sequence[int] = ()
    due: Sequence[DueRow] | None = None
    news: Sequence[NewsRow] = ()
    withdrawn: Sequence[int] = ()  # ids of waiting news that will not be told any more
    closes: Sequence[ClosedRow] = ()
    reopens: Sequence[PlaceRow] = ()
    unwatched: Sequence[int] = ()  # channels that stop watching this table
    results: Sequence[ResultRow] = ()
    records: Sequence[RecordRow] = ()
    attempts: Sequence[AttemptRow] = ()
    battles: Sequence[BattleRow] = ()  # those that were won or undone
    notes: Sequence[NoteRow] = ()
    acts: Sequence[ActRow] = ()
    limits: Sequence[LimitRow] = ()  # checked in the same transaction
    press: int | None = None
