"""The rows that the store takes and gives. A body is bytes that only tables/ can read."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct


class Shards(NamedTuple):
    """The Discord shards of one process."""

    total: int
    held: frozenset[int]

    def deliver(self, guild: int) -> bool:
        """Tell if this process delivers for a server; news without a server (0) is delivered by
        any."""
        return not guild or (guild >> 22) % self.total in self.held


class KeptRow(NamedTuple):
    """A person's or a server's stored body. Saving over another revision than the one that was
    read is a conflict."""

    revision: int  # 0: nothing is stored yet
    body: bytes


class TableRow(NamedTuple):
    id: int
    revision: int  # as it was read, 0 for a new table; any other is a conflict
    sequence: int  # the log's length
    status: str
    game: str
    guild: int | None
    listed: bool
    created: int
    changed: int
    body: bytes
    borrowed: int | None = None  # the channel, if the bot is no member there
    code: str | None = None  # lets people join from anywhere


class SeatRow(NamedTuple):
    person: int
    seat: int  # -1: known to the table, but not sitting there
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
    move: int | None = None  # the first row of the move that it belongs to


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
    """News to tell, as it is written."""

    kind: str
    target: int
    at: int
    nonce: str
    topic: str
    body: bytes


class OutboxRow(NamedTuple):
    """News read for delivery; table None if it is about no single one."""

    id: int
    table: int | None
    kind: str
    target: int
    at: int
    nonce: str
    topic: str
    body: bytes
    until: int | None  # claimed until then, so it may have been told


class MessageRow(NamedTuple):
    """News that was delivered, with the destination's name for it."""

    id: int
    message: int
    body: bytes


class ShownRow(NamedTuple):
    """A table's news at one place; message None if it has none of its own or still waits."""

    id: int
    message: int | None
    topic: str
    body: bytes


class Shown(NamedTuple):
    """Everything a table has told and will tell at one place of some topics, and its newest
    message."""

    told: Sequence[ShownRow]
    waiting: Sequence[ShownRow]
    newest: int | None


class PlaceRow(NamedTuple):
    """A destination."""

    kind: str
    target: int


class TopicsAt(NamedTuple):
    """A destination, and earlier topics that its next news depends on."""

    kind: str
    target: int
    topics: Sequence[str]


class Round(NamedTuple):
    """A round of a delivering process: results of the last one, and its next request."""

    delivered: Sequence[tuple[int, int | None]] = ()  # each with its message's id there
    dropped: Sequence[int] = ()  # dropped without being told
    skip: Collection[PlaceRow] = ()  # take nothing for these destinations
    stranded: Sequence[str] = ()  # topics that are taken although the destination is closed
    most: int = 1000  # destinations


class Outgoing(NamedTuple):
    """News for one process to deliver: the first of each destination with those behind it, news of
    closed destinations, and when more comes."""

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
    """A channel that is told of one table or of all of a server's. ``person`` asked for that; if
    the channel is the person, it goes to that person's own messages."""

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
    """An act of a moderator at a table, or of an owner on a server's own rules (then ``table``
    is None). Whoever asked to be forgotten is None as well."""

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
    """A limit on tables in these states: of a server ("guild"), or of a person who sits there
    ("person")."""

    kind: str
    target: int
    statuses: Sequence[str]
    most: int


class PressRow(NamedTuple):
    """A thing a person pressed, filled in or typed at a place, and its time in milliseconds."""

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
    """A value that a finished table leaves for its person's next one."""

    table: int
    person: int
    game: str
    name: str
    value: bytes


class AttemptRow(NamedTuple):
    """A table at which somebody plays the challenge of a day, and whether that counts."""

    table: int
    day: int  # counted from 1970
    game: str
    person: int | None
    guild: int | None  # the server where it was begun
    counts: bool
    mark: bytes | None = None  # a keyed hash of its person, if it is the attempt that counts


class FinishedRow(NamedTuple):
    """An attempt that its person has played to the end."""

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
    """A person's request to be forgotten. ``packed`` is their number as bodies hold it, ``without``
    removes it."""

    mark: bytes  # a keyed hash of the person
    at: int
    packed: bytes
    without: Callable[[bytes], bytes]


class WeekRow(NamedTuple):
    """A channel that wants a summary of each week, and when the next one is due."""

    channel: int
    guild: int
    language: str
    person: int | None
    next_at: int


class TryoutRow(NamedTuple):
    """Moves that somebody tries from a moment of a game; the next try replaces an unnamed one."""

    id: int
    person: int
    table: int
    at: int  # the number of decisions before it
    name: str
    begun: int
    body: bytes


class LessonRow(NamedTuple):
    """The progress of somebody in a lesson."""

    person: int
    lesson: str  # the game and the lesson, such as ``ryozen.first``
    body: bytes


class ExercisesRow(NamedTuple):
    """The exercises of a finished table for one of its players."""

    person: int
    table: int
    body: bytes


class PuzzleRow(NamedTuple):
    """A server that wants a puzzle each week, and when the next one comes."""

    guild: int
    channel: int
    language: str
    next_at: int
    body: bytes


class PuzzleAnswerRow(NamedTuple):
    """The answer of somebody to a puzzle, as far as they have come with it."""

    guild: int
    number: int  # counts the server's puzzles
    person: int
    body: bytes


class GuessRow(NamedTuple):
    """The seat that somebody expects to lead in the end, as guessed in a round."""

    person: int
    table: int
    round: int
    seat: int


class GuesserRow(NamedTuple):
    """The guesses of somebody that were right, of all that are settled by now."""

    person: int
    right: int
    all: int


class BestRow(NamedTuple):
    """The best scores of a game; for teams and rivals, by level and number of seats."""

    game: str
    kind: str
    level: str
    seats: int  # 0: whatever their number
    tables: int
    won: int
    best: int


class StateRow(NamedTuple):
    """The health of the store. News of closed destinations does not count."""

    running: int  # tables
    waiting: int  # news ready to be delivered
    news_age: int  # seconds that the oldest of it has waited
    due_lag: int  # seconds that the oldest due row has waited


class Held(NamedTuple):
    """A stored game: its set-up, all rows of its log, and its checkpoints, the oldest first."""

    setup: bytes
    log: Sequence[bytes]  # from row 1 on; row 0 holds the events of the set-up
    checkpoints: Sequence[CheckpointRow]


class Opened(NamedTuple):
    """A table with everything its next change depends on, read at one moment."""

    row: TableRow
    people: Mapping[int, bytes]
    drafts: Sequence[DraftRow]
    sealed: Sequence[DraftRow]
    watches: Sequence[WatchRow]
    closed: frozenset[PlaceRow]
    pressed: bool  # this press was carried out already
    game: Held | None = None  # None: it has not begun, or the caller has this very game in memory
    shown: Shown | None = None  # the last message at a place, for the caller who posts there


class Begun(NamedTuple):
    """All that a press at a table begins with, read at one moment."""

    opened: Opened | None  # None: the table does not exist
    person: bytes | None  # the stored profile of whoever pressed
    closed: bool  # their messages cannot be written to
    last: PressRow | None  # the last press at this table


class Change(Struct, frozen=True, kw_only=True):
    """Everything one change of a table writes in one transaction; None leaves a part as it is."""

    row: TableRow
    seats: Sequence[SeatRow] | None = None
    setup: bytes | None = None
    log: Sequence[LogRow] = ()
    undone: Sequence[int] = ()  # numbers of the rows undone by the last row of ``log``
    checkpoints: Sequence[CheckpointRow] = ()
    keep: Sequence[int] | None = None  # besides the milestones; all later ones go too
    drafts: Sequence[DraftRow] = ()
    dropped: Sequence[int] = ()  # seats without a draft from now on
    sealed: Sequence[DraftRow] = ()  # answers decided beforehand
    unsealed: Sequence[int] = ()
    due: Sequence[DueRow] | None = None
    news: Sequence[NewsRow] = ()
    withdrawn: Sequence[int] = ()  # waiting news that is told in another way
    closes: Sequence[ClosedRow] = ()
    reopens: Sequence[PlaceRow] = ()
    unwatched: Sequence[int] = ()  # channels that stop watching this table
    results: Sequence[ResultRow] = ()
    records: Sequence[RecordRow] = ()
    attempts: Sequence[AttemptRow] = ()
    notes: Sequence[NoteRow] = ()
    acts: Sequence[ActRow] = ()
    limits: Sequence[LimitRow] = ()  # counted in the same transaction
    press: int | None = None
