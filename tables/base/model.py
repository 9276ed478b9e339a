"""The plain data of a table, as it is stored. Its players may know all of it, except the counts of
sealed answers. Seed and position are stored with the game."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Struct, field

from rules.core import Event, Rival
from rules.search import Review

# A player, by the caller's number. `naming.py` finds every field of this type.
Person = Annotated[int, "person"]
NOBODY = 0  # stands for somebody who asked to be forgotten
OptionValue = str | int | bool

LENT = "steady"  # an automa's level while its person is away

HOUR = 3600
DAY = 24 * HOUR


class Status(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    ENDED = "ended"  # the game ended with a result
    ABANDONED = "abandoned"  # people ended the game without a result


class PlaceKind(StrEnum):
    """The kind of a place where people gather and play."""

    SERVER = "server"  # a server with the bot as a member
    MESSAGES = "messages"  # the bot's own messages with one person
    BORROWED = "borrowed"  # a place where the bot is no member: it only answers presses


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
HintPolicy = Literal["first", "always", "off"]  # first: in first games and in solo games
Telling = Literal["turns", "moves"]
Motion = Literal["still", "moving"]


class Settings(Struct, frozen=True, kw_only=True):
    """The settings a table agrees on before it starts."""

    game: str
    seats: int
    options: dict[str, OptionValue] = {}
    language: str = "en"
    pace: PaceName = "steady"
    undo: UndoPolicy = "all"  # who must agree to an undo that needs a vote
    absence: AbsencePolicy = "wait"
    visibility: Visibility = "open"  # invited: listed, joined by invitation; private: not listed
    seating: Seating = "random"
    hints: HintPolicy = "first"  # who may ask for an automa's advice
    telling: Telling = "turns"  # moves: a message for each move, and the whole board with each call
    motion: Motion = "still"  # moving pictures, unless somebody at the table wants stills
    auto_start: bool = True  # begin once the table is full and everybody has confirmed
    manners: str = ""  # the host's house rules, in their own words


class Answer(Struct, array_like=True):
    """One answer of a draft or of a typed line: what was asked, and the chosen keys."""

    point: str
    keys: list[str]


class Clock(Struct):
    """The time a seat still has to think, and how long it has thought since it was asked."""

    bank: int = 0
    used: int = 0  # seconds of thinking, without the current stretch
    since: int | None = None  # when the current stretch began; None: the clock is stopped
    asked: bool = False
    extra: int = 0  # seconds that others gave for this turn
    nudged: int = 0  # nudges sent for this question
    snoozed: int = 0  # the time before which no nudge is sent
    overdue: bool = False


class Seat(Struct):
    person: Person | None = None
    sitter: Person | None = None  # plays in the owner's place for a while
    until: int | None = None  # when the sitter's time ends
    automa: bool = False  # an automa plays as long as no person does
    level: str = LENT  # the automa's level at this seat
    former: list[Person] = []  # everybody who has played the seat, owners and sitters
    ready: bool = False
    called: Person | None = None  # the person who has been told that it is their turn
    mentioned: Person | None = None  # the person whom a message mentions, until they come or act
    opened: int = -1  # the number of the newest question that the person has opened
    clock: Clock = field(default_factory=Clock)

    @property
    def actor(self) -> Person | None:
        """Return the person who acts for this seat, if anybody does."""
        if self.automa:
            return None
        return self.sitter if self.sitter is not None else self.person


class Asked(Struct, frozen=True):
    """A question that the table waits for. ``number`` is never used again."""

    seat: int
    point: str  # the kind of question, as everybody may know it: in a secret chain, its first one
    number: int
    side: str = ""  # the side that is asked; a rival's if somebody chooses for it
    public: int = -1  # the question's public number


VoteKind = Literal["undo", "redo", "abandon", "absence", "level", "move"]


class Whither(Struct, frozen=True):
    """A place where a table may move."""

    channel: int
    guild: int | None = None
    borrowed: int | None = None
    afar: list[Person] = []  # people who cannot see the new place


class Move(Struct, frozen=True):
    """Decisions that a seat confirmed together, with the events that everybody may know."""

    seat: int
    events: list[Event]


class Vote(Struct):
    """A vote of the people, outside the rules of the game. Each person has one vote, with their
    first seat."""

    number: int
    kind: VoteKind
    by: int | None  # the seat that asked; None: a clock did
    closes: int
    to: int = 0  # undo: the number of decisions to keep
    about: int | None = None  # absence: the late seat; level: the automa's seat
    yes: list[int] = []
    no: list[int] = []
    needed: list[int] = []  # the seats that have to agree
    moves: list[Move] = []  # undo: the moves to be taken back
    reminded: bool = False  # those who were silent have been reminded; after that, silence is a no
    level: str = ""  # level: the automa's new level
    whither: Whither | None = None  # move: the table's new place

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
    """The result of a game: a ranking or, if ``won`` is set, that of a team or of one person
    against a rival."""

    ranking: list[Ranked] = field(name="standings")  # stored under its old name
    parts: list[dict[str, int]] = []
    won: bool | None = None
    reason: str = ""  # the id of the game's sentence that says why
    seed: str = ""  # shown after the end, so that everybody can verify the draws
    level: str = ""  # the difficulty at which the game was played
    rivals: list[Rival] = []

    @property
    def kind(self) -> Literal["ranking", "team", "rival"]:
        if self.won is None:
            return "ranking"
        return "rival" if self.rivals else "team"


class Proposal(Struct):
    """A turn that somebody suggests, for their own seat or for the one that is asked. Others may
    comment while the question is open."""

    number: int
    seat: int  # the seat whose turn it would be
    by: int  # the seat that proposes
    asked: int  # the number of the first question that it answers
    answers: list[Answer]
    said: dict[int, bool] = {}  # by seat: True if they agree
    words: dict[int, str] = {}  # by seat: what they wrote last about it
    message: int | None = None  # the thread's message that shows it
    taken: bool = False  # the seat's person has taken it over


class Forgotten(Struct, frozen=True):
    """All that a table still knows of a person who had their data deleted."""

    mark: bytes  # a keyed hash of the person, different at each table
    banned: bool = False
    played: list[int] = []  # the seats whose secrets this person knows


class Table(Struct, kw_only=True):
    id: int = 0
    settings: Settings
    host: Person | None
    guild: int | None = None  # the server where the table was created; None: in none with the bot
    channel: int | None = None
    borrowed: int | None = None  # the server, if the bot is no member; 0: people's own messages
    thread: int | None = None  # the table's thread, once it is open
    status: Status = Status.LOBBY
    created: int
    started: int | None = None
    ended: int | None = None
    seats: list[Seat] = []
    invited: list[Person] = []
    banned: list[Person] = []
    forgotten: list[
        Forgotten
    ] = []  # people who had their data deleted; kept until the table is over
    code: str = ""  # lets people join from anywhere; empty: there is no code
    afar: list[Person] = []  # people who joined from elsewhere and cannot see this place
    asked: list[Asked] = []
    answered: list[int] = []  # seats that have sealed their answer
    decisions: int = 0  # public decisions that stand: see ``moment``
    # For each round of sealed answers: the number of decisions before and after it.
    sealings: list[tuple[int, int]] = field(name="runs", default_factory=list)
    battles: list[tuple[int, int]] = []  # the winners, each with the decisions up to then
    uncounted: int = field(name="unseen", default=0)  # number of sealed answers that add no moment
    votes: int = 0  # votes so far
    vote: Vote | None = None
    proposed: int = 0  # proposals so far
    proposals: list[Proposal] = []  # proposals for the present question
    paused: int | None = None  # when the table was paused
    recorded: dict[str, OptionValue] = {}  # options set by the host's record
    commitment: str = ""
    round: int | None = None
    rounds: dict[int, int] = {}  # by round: the moment at which it began
    place: int = 0  # the place in turn order of the seat on turn
    milestone: int = 0  # the newest checkpoint that is kept for ever
    undo_floor: int = 0
    undo_seat: int = -1
    redo: bool = False  # the last act was an undo, which can be redone
    mover: int = -1  # the seat that moved last, automas excluded
    free_from: int = 0  # the first decision that the mover can undo without a vote
    held: bool = False  # after an undo: automas wait until a person has moved
    outcome: Outcome | None = None
    review: Review | None = None  # the review of the finished game, made when somebody asks
    rematch: int | None = None
    rematch_of: int | None = None  # the table that asked for this rematch
    day: int | None = None  # the day of its challenge, counted from 1970
    from_file: bool = False  # opened from a file that somebody handed in; counts nowhere

    @property
    def options(self) -> dict[str, OptionValue]:
        """Return the game's options: those agreed on, and else those from the host's record."""
        return {**self.recorded, **self.settings.options}

    def moment(self, decisions: int) -> int:
        """Return the public number of a position: the number of steps to it that everybody can
        count. The sealed answers of a round are one step together, so neither their number nor a
        changed one shows."""
        uncounted = (
            min(decisions, end) - start - (decisions >= end)
            for start, end in self.sealings
            if start < decisions
        )
        return decisions - sum(uncounted)

    def decisions_at(self, moment: int) -> int:
        """Return the number of decisions before a moment; the reverse of ``moment``."""
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
        """Tell if messages in the table's thread are turns, rather than moves."""
        return self.settings.telling == "turns"

    @property
    def played_alone(self) -> bool:
        """Tell if one person plays here alone, in their own messages: the game is a single page,
        replaced again and again."""
        alone = self.place_kind is PlaceKind.MESSAGES and self.people() == [self.host]
        return self.told_by_pages and alone

    @property
    def live(self) -> bool:
        return self.status in (Status.LOBBY, Status.RUNNING)

    def seats_of(self, person: Person | None) -> list[int]:
        """Return the seats that this person owns or plays for their owner."""
        if person is None:
            return []
        return [n for n, s in enumerate(self.seats) if person in (s.person, s.sitter)]

    def seat_of(self, person: Person | None) -> int | None:
        """Return the seat that this person plays, or else one that they own; of several, one that
        is asked comes first."""
        if person is None:
            return None
        acting = [n for n, seat in enumerate(self.seats) if seat.actor == person]
        asked = [question.seat for question in self.asked if question.seat in acting]
        return next(iter([*asked, *acting, *self.seats_of(person)]), None)

    def voice_of(self, person: Person) -> int | None:
        """Return the seat that votes for this person."""
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
