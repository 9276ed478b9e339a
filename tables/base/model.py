"""The plain data of a table, stored with it. Nothing here is secret to its players, except the
counts of sealed answers; the seed and the position live with the game."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Struct, field

from rules.core import Event, Rival
from rules.search import Review

# Whoever plays; the caller's number for them. It is found wherever it stands (`naming.py`).
Person = Annotated[int, "person"]
NOBODY = 0  # whoever asked to be forgotten
OptionValue = str | int | bool

LENT = "steady"  # how an automa plays the seat of somebody who is away

HOUR = 3600
DAY = 24 * HOUR


class Status(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    ENDED = "ended"  # with a result
    ABANDONED = "abandoned"  # by the people, without one


class PlaceKind(StrEnum):
    """The kind of a place where people gather and play."""

    SERVER = "server"  # one that the bot is a member of
    MESSAGES = "messages"  # the bot's own with one person
    BORROWED = "borrowed"  # where people brought it along: it speaks only by answering


class Pace(Struct, frozen=True):
    """A pace, in seconds. Only time beyond the grace is taken from the bank."""

    grace: int
    bank: int
    increment: int
    cap: int


PACES: dict[str, Pace | None] = {
    "relaxed": Pace(grace=DAY, bank=10 * DAY, increment=36 * HOUR, cap=10 * DAY),
    "steady": Pace(grace=12 * HOUR, bank=3 * DAY, increment=12 * HOUR, cap=5 * DAY),
    "brisk": Pace(grace=8 * HOUR, bank=DAY, increment=4 * HOUR, cap=3 * DAY),
    "live": Pace(grace=60, bank=15 * 60, increment=30, cap=15 * 60),
    "none": None,
}

PaceName = Literal["relaxed", "steady", "brisk", "live", "none"]
UndoPolicy = Literal["all", "majority", "never"]
AbsencePolicy = Literal["wait", "vote", "automa"]
Visibility = Literal["open", "invited", "private"]
Seating = Literal["random", "as_joined"]
HintPolicy = Literal["first", "always", "off"]  # first: to who plays alone, and in first games
Telling = Literal["turns", "moves"]
Motion = Literal["still", "moving"]


class Settings(Struct, frozen=True, kw_only=True):
    """The settings a table agrees on before it starts."""

    game: str
    seats: int
    options: dict[str, OptionValue] = {}
    language: str = "en"
    pace: PaceName = "steady"
    undo: UndoPolicy = "all"  # whose consent it takes beyond one's own moves
    absence: AbsencePolicy = "wait"
    visibility: Visibility = "open"  # invited: listed, by invitation; private: not even listed
    seating: Seating = "random"
    hints: HintPolicy = "first"  # whether the panel tells what an automa would do
    telling: Telling = "turns"  # moves: each one by itself, and the whole board with each call
    motion: Motion = "still"  # how what decides is shown, unless somebody there wants stills
    auto_start: bool = True  # when it is full and everybody has confirmed
    manners: str = ""  # in the host's words


class Answer(Struct, array_like=True):
    """One answer of a draft or of a typed line: what was asked, and the chosen keys."""

    point: str
    keys: list[str]


class Clock(Struct):
    """The time a seat still has to think, and how long it has thought since it was asked."""

    bank: int = 0
    used: int = 0  # in earlier stretches of the time since it was asked
    since: int | None = None  # the running stretch
    asked: bool = False
    extra: int = 0  # given by others for this turn
    nudged: int = 0  # how many of the nudges were sent
    snoozed: int = 0  # no nudge before
    overdue: bool = False


class Seat(Struct):
    person: Person | None = None
    sitter: Person | None = None  # plays for the person for a time
    until: int | None = None  # when the sitter goes
    automa: bool = False  # plays while nobody does
    level: str = LENT  # how well an automa plays here
    former: list[Person] = []  # who has played it, owners and sitters
    ready: bool = False
    called: Person | None = None  # who was told that this seat is asked
    mentioned: Person | None = None  # who was called by name, and has neither come nor acted since
    opened: int = -1  # the number of the question that its person has looked at last
    clock: Clock = field(default_factory=Clock)

    @property
    def actor(self) -> Person | None:
        """Return the person who acts for this seat, if anybody does."""
        if self.automa:
            return None
        return self.sitter if self.sitter is not None else self.person


class Asked(Struct, frozen=True):
    """A question the table waits for. ``number`` is that of the question and never occurs again."""

    seat: int
    point: str  # as everybody may know it: in a chain of secret answers, where it began
    number: int
    side: str = ""  # whose question it is; a rival's, where somebody chooses for one
    public: int = -1  # the number by which everybody may know it


VoteKind = Literal["undo", "redo", "abandon", "absence", "level", "move"]


class Whither(Struct, frozen=True):
    """A place where a table may move."""

    channel: int
    guild: int | None = None
    borrowed: int | None = None
    afar: list[Person] = []  # who would not see it


class Move(Struct, frozen=True):
    """A move that a seat confirmed at once, as far as everybody may know it."""

    seat: int
    events: list[Event]


class Vote(Struct):
    """A question to the people, apart from the game. Each person has one vote, through a seat;
    somebody with several seats votes with the first."""

    number: int
    kind: VoteKind
    by: int | None  # the seat that asked; None: the clock did
    closes: int
    to: int = 0  # undo: the number of decisions to go back to
    about: int | None = None  # absence: the seat that is late; level: whose automa it is
    yes: list[int] = []
    no: list[int] = []
    needed: list[int] = []  # whose word it takes
    moves: list[Move] = []  # undo: what would be taken back
    reminded: bool = False  # those who are silent: at the next end of time they have said no
    level: str = ""  # level: how well the automa would play
    whither: Whither | None = None  # move: where the table would go on

    @property
    def silent(self) -> list[int]:
        """Return the seats that have not voted yet."""
        return [seat for seat in self.needed if seat not in self.yes + self.no]


class Ranked(Struct, frozen=True):
    """A seat's place in the final ranking."""

    seat: int
    rank: int
    score: int


class Outcome(Struct, frozen=True):
    """A ranking; or, where ``won`` is set, the result of a team or of a person against a rival."""

    ranking: list[Ranked] = field(name="standings")  # its stored name
    parts: list[dict[str, int]] = []
    won: bool | None = None
    reason: str = ""  # a message of the game
    seed: str = ""  # shown at last, so that everybody can verify the draws
    level: str = ""  # how hard it was
    rivals: list[Rival] = []

    @property
    def kind(self) -> Literal["ranking", "team", "rival"]:
        if self.won is None:
            return "ranking"
        return "rival" if self.rivals else "team"


class Proposal(Struct):
    """A turn suggested by its author, for themselves or for whoever is asked. The others may
    comment while the question is open."""

    number: int
    seat: int  # who would act
    by: int  # the seat of who shows it
    asked: int  # the question with which it begins
    answers: list[Answer]
    said: dict[int, bool] = {}  # by seat, whether they agree
    words: dict[int, str] = {}  # by seat, what they said last
    message: int | None = None  # in which the thread shows it
    taken: bool = False  # over, by whoever must act


class Forgotten(Struct, frozen=True):
    """A person who had their data deleted, as far as the table must know them again."""

    mark: bytes  # a keyed hash of the person, of this table alone
    banned: bool = False
    played: list[int] = []  # the seats whose secrets they know


class Table(Struct, kw_only=True):
    id: int = 0
    settings: Settings
    host: Person | None
    guild: int | None = None  # where it was created; None: in no server of the bot's
    channel: int | None = None
    borrowed: int | None = None  # where the bot is no member: that server, 0 for messages of people
    thread: int | None = None  # where it is played, once it was opened
    status: Status = Status.LOBBY
    created: int
    started: int | None = None
    ended: int | None = None
    seats: list[Seat] = []
    invited: list[Person] = []
    banned: list[Person] = []
    forgotten: list[Forgotten] = []  # until the table is over
    code: str = ""  # by which people join from anywhere; none: nobody does
    afar: list[Person] = []  # who joined from another place, and does not see this one
    asked: list[Asked] = []
    answered: list[int] = []  # seats that have given their sealed answer
    decisions: int = 0  # that stand and that everybody knows of: see ``moment``
    # For each time that answers were given in secret: how many decisions stood before and after.
    sealings: list[tuple[int, int]] = field(name="runs", default_factory=list)
    uncounted: int = field(name="unseen", default=0)  # rows of the log: sealed answers but the last
    votes: int = 0  # how many there were
    vote: Vote | None = None
    proposed: int = 0  # how many proposals there were
    proposals: list[Proposal] = []  # about what is asked now
    paused: int | None = None  # since when
    recorded: dict[str, OptionValue] = {}  # options that come from the host's record
    commitment: str = ""
    round: int | None = None
    rounds: dict[int, int] = {}  # at which moment each round began
    place: int = 0  # of whose turn it is, counted from the first player
    milestone: int = 0  # the last one of the checkpoints that are kept for ever
    undo_floor: int = 0
    undo_seat: int = -1
    redo: bool = False  # the last thing that happened was an undo
    mover: int = -1  # the seat that has moved last, automas left aside
    free_from: int = 0  # the decisions since then it may take back alone
    held: bool = False  # something was taken back: no automa moves before a person has
    outcome: Outcome | None = None
    review: Review | None = None  # the finished game, looked at again; made when somebody asks
    rematch: int | None = None
    rematch_of: int | None = None  # the table where its people were asked
    day: int | None = None  # whose challenge it is, since 1970

    @property
    def options(self) -> dict[str, OptionValue]:
        """Return the options that are played: those agreed, and otherwise those from a person's
        record."""
        return {**self.recorded, **self.settings.options}

    def moment(self, decisions: int) -> int:
        """Return the public number of a position: the steps to it that everybody can count. Sealed
        answers given at once are one step, so neither their count nor a change of one shows."""
        uncounted = (
            min(decisions, end) - start - (decisions >= end)
            for start, end in self.sealings
            if start < decisions
        )
        return decisions - sum(uncounted)

    def decisions_at(self, moment: int) -> int:
        """Return the decisions behind a moment; the reverse of ``moment``."""
        at = moment
        for start, end in self.sealings:
            if start < at:
                at += end - start - 1
        return at

    @property
    def place_kind(self) -> PlaceKind:
        if self.borrowed is not None:
            return PlaceKind.BORROWED
        return PlaceKind.MESSAGES if self.guild is None else PlaceKind.SERVER

    @property
    def told_by_pages(self) -> bool:
        """Tell if a message in the table's thread is a turn rather than a move."""
        return self.settings.telling == "turns"

    @property
    def played_alone(self) -> bool:
        """Tell if one person plays the table in messages of their own: a single page for the
        whole game, replaced as it goes on."""
        alone = self.place_kind is PlaceKind.MESSAGES and self.people() == [self.host]
        return self.told_by_pages and alone

    @property
    def live(self) -> bool:
        return self.status in (Status.LOBBY, Status.RUNNING)

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats that are this person's, or on which the person sits for another."""
        if person is None:
            return []
        return [n for n, s in enumerate(self.seats) if person in (s.person, s.sitter)]

    def seat_of(self, person: Person | None) -> int | None:
        """Return the seat this person acts for, or else their own; of several, one that is asked
        comes first."""
        if person is None:
            return None
        acting = [n for n, seat in enumerate(self.seats) if seat.actor == person]
        asked = [question.seat for question in self.asked if question.seat in acting]
        return next(iter([*asked, *acting, *self.seats_of(person)]), None)

    def voice_of(self, person: Person) -> int | None:
        """The seat that speaks for this person when the table votes."""
        acting = [n for n, seat in enumerate(self.seats) if seat.actor == person]
        return next(iter([*acting, *self.seats_of(person)]), None)

    def voices(self) -> list[int]:
        """Return one seat for each person who plays."""
        actors = dict.fromkeys(seat.actor for seat in self.seats if seat.actor is not None)
        return [n for actor in actors if (n := self.voice_of(actor)) is not None]

    def people(self) -> list[Person]:
        """Return everybody with a part in the table, each once."""
        everybody = [p for s in self.seats for p in (s.person, s.sitter) if p is not None]
        return list(dict.fromkeys(everybody))
