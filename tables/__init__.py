"""The people's side of a game, free of Discord. See docs/tables.md."""

from db import (
    ActRow,
    Attempt,
    BestRow,
    FinishedRow,
    NoteRow,
    PressRow,
    Repeated,
    Shards,
    StateRow,
    Store,
    WatchRow,
    WeekRow,
    begin_attempt,
)

from .after.coach import PREFIX as COACH
from .after.coach import Coach, Compared, Exercised, Path
from .after.from_files import FromFiles
from .after.ghosts import Fork, GhostLines, Ghosts, Line, Way
from .after.history import History
from .after.pars import Pars
from .after.posing import Posing, Sight
from .after.puzzles import PREFIX as PUZZLE
from .after.puzzles import PuzzleOfWeek, Sealed, SolvedPuzzle, ToldAnswer
from .after.replays import Changes, Lately, Replays
from .after.reviews import Retrospect, Reviews, TurnCourse, TurnedPoint
from .after.statistics import GameSheet, Kind, Record, Sheet, Statistics
from .base.entries import Entry
from .base.errors import Refused, Why
from .base.hashes import KeyedHashes, read_key
from .base.model import (
    PACES,
    Answer,
    Move,
    Outcome,
    Person,
    PlaceKind,
    Seat,
    Settings,
    Status,
    Table,
    Whither,
)
from .base.news import Destination
from .base.posed import Posed
from .base.profile import Profile
from .base.progress import Progress
from .base.trial import Chosen, Final, Trial
from .people.absence import Absence
from .people.challenges import Challenge, Challenges, Place, Shown
from .people.finding import Finding, Waiting
from .people.guesses import Guess, Guesses, may_be_guessed, next_battle
from .people.lobby import Lobby
from .people.moderation import Moderation
from .people.moving import Moving
from .people.notes import Notes
from .people.privacy import Privacy
from .people.records import Records
from .people.seats import Seats
from .people.servers import Server, Servers
from .people.voting import Voting
from .table.house import NUMBERS, House
from .table.presses import Presses
from .telling.borrowed import Backlog, Borrowed
from .telling.delivery import Deliver, News, PlaceGone, TryLater
from .telling.digest import Digest, Digests, Story
from .telling.sender import Sender
from .telling.watching import Watching
from .telling.weeks import Weeks
from .turn.ahead import PREFIX as AHEAD
from .turn.ahead import TurnsAhead
from .turn.automas import Automas
from .turn.drafting import Done, Drafting
from .turn.hints import Hint, Hints, Suggested
from .turn.lessons import NO_TABLE, Lessons
from .turn.lessons import PREFIX as LESSON
from .turn.minds import Minds, Worker
from .turn.panels import Panel, PanelKind, Taught
from .turn.play import Play, Rehearsal
from .turn.proposals import Foreseen, Proposals, companions
from .turn.standing import StandingAnswer, StandingAnswers
from .turn.tryouts import NOW, Tryout, Tryouts
from .turn.tryouts import PREFIX as TRYOUT
from .turn.undo import PastMove, PastTurn, Undoing
from .upkeep.caretaker import Caretaker
from .upkeep.snapshots import Snapshot, Snapshots, numbered
from .upkeep.timekeeper import Timekeeper


class Tables:
    """Everything a caller needs, grouped by subject: ``tables.lobby.join(...)``."""

    def __init__(self, house: House, minds: Minds | None = None) -> None:
        self.house = house
        self.minds = minds or Minds()
        self.servers = Servers(house)
        self.records = Records(house)
        self.lobby = Lobby(house, self.servers, self.records)
        self.absence = Absence(house)
        self.play = Play(house, self.absence)
        self.proposals = Proposals(house)
        self.voting = Voting(house)
        self.moving = Moving(house, self.voting, self.servers)
        self.undo = Undoing(house, self.voting)
        self.seats = Seats(house, self.voting)
        self.standing = StandingAnswers(house)
        self.ahead = TurnsAhead(house)
        self.tryouts = Tryouts(house)
        self.lessons = Lessons(house, self.minds)
        self.finding = Finding(house)
        self.history = History(house)
        self.from_files = FromFiles(house, self.lobby)
        self.replays = Replays(house)
        self.notes = Notes(house)
        self.watching = Watching(house)
        self.guesses = Guesses(house)
        self.borrowed = Borrowed(house)
        self.snapshots = Snapshots(house)
        self.presses = Presses(house)
        self.statistics = Statistics(house)
        self.moderation = Moderation(house, self.absence, self.seats)
        self.privacy = Privacy(house, self.lobby, self.seats)
        self.digests = Digests(house, self.finding, self.history)
        self.automas = Automas(house, self.minds)
        self.challenges = Challenges(house, self.lobby)
        self.ghosts = GhostLines(house, self.challenges)
        self.pars = Pars(self.minds, self.challenges)
        self.weeks = Weeks(house)
        self.timekeeper = Timekeeper(
            house, self.seats, self.voting, self.digests, self.weeks, self.automas
        )
        self.hints = Hints(house, self.minds)
        self.reviews = Reviews(house, self.minds)
        self.coach = Coach(house, self.minds, self.reviews)
        self.puzzles = PuzzleOfWeek(house)
        self.posing = Posing(house, self.minds, self.reviews, self.finding, self.puzzles)


__all__ = [
    "AHEAD",
    "COACH",
    "LESSON",
    "NOW",
    "NO_TABLE",
    "NUMBERS",
    "PACES",
    "PUZZLE",
    "TRYOUT",
    "ActRow",
    "Answer",
    "Attempt",
    "Backlog",
    "BestRow",
    "Caretaker",
    "Challenge",
    "Changes",
    "Chosen",
    "Coach",
    "Compared",
    "Deliver",
    "Destination",
    "Digest",
    "Done",
    "Drafting",
    "Entry",
    "Exercised",
    "Final",
    "FinishedRow",
    "Foreseen",
    "Fork",
    "GameSheet",
    "Ghosts",
    "Guess",
    "Guesses",
    "Hint",
    "House",
    "KeyedHashes",
    "Kind",
    "Lately",
    "Lessons",
    "Line",
    "Minds",
    "Move",
    "News",
    "NoteRow",
    "Outcome",
    "Panel",
    "PanelKind",
    "PastMove",
    "PastTurn",
    "Path",
    "Person",
    "Place",
    "PlaceGone",
    "PlaceKind",
    "Posed",
    "Posing",
    "PressRow",
    "Profile",
    "Progress",
    "Proposals",
    "PuzzleOfWeek",
    "Record",
    "Refused",
    "Rehearsal",
    "Repeated",
    "Retrospect",
    "Sealed",
    "Seat",
    "Sender",
    "Server",
    "Settings",
    "Shards",
    "Sheet",
    "Shown",
    "Sight",
    "Snapshot",
    "SolvedPuzzle",
    "StandingAnswer",
    "StateRow",
    "Status",
    "Store",
    "Story",
    "Suggested",
    "Table",
    "Tables",
    "Taught",
    "ToldAnswer",
    "Trial",
    "TryLater",
    "Tryout",
    "TurnCourse",
    "TurnedPoint",
    "Waiting",
    "WatchRow",
    "Way",
    "WeekRow",
    "Whither",
    "Why",
    "Worker",
    "begin_attempt",
    "companions",
    "may_be_guessed",
    "next_battle",
    "numbered",
    "read_key",
]
