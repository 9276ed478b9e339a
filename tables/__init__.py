"""The people's side of a game, free of Discord. See docs/tables.md."""

from db import ActRow, BestRow, FinishedRow, PressRow, Shards, StateRow, Store, WatchRow, WeekRow

from .absence import Absence
from .ahead import MARK as AHEAD
from .ahead import TurnsAhead
from .automas import Automas
from .caretaker import Caretaker
from .challenges import Challenge, Challenges, Place, Shown
from .delivery import Deliver, News, PlaceGone, TryLater
from .digest import Digest, Digests, Story
from .drafting import Done, Drafting
from .drafts import Chosen, Final, Trial
from .errors import Refused, Why
from .finding import Finding, Waiting
from .ghosts import Fork, GhostLines, Ghosts, Line, Way
from .hints import Hint, Hints, Suggested
from .history import Entry, History
from .house import House
from .lobby import Lobby
from .minds import Minds, Worker
from .model import PACES, Answer, Move, Outcome, Person, Seat, Settings, Status, Table
from .moderation import Moderation
from .news import Destination
from .notes import Notes
from .panels import Panel, PanelKind
from .play import Play, Rehearsal
from .presses import Presses
from .privacy import Privacy
from .profile import Profile
from .proposals import Foreseen, Proposals, companions
from .records import Records
from .replays import Changes, Lately, Replays
from .reviews import Retrospect, Reviews, TurnedPoint
from .seats import Seats
from .sender import Sender
from .servers import Server, Servers
from .snapshots import Snapshot, Snapshots
from .standing import StandingAnswer, StandingAnswers
from .statistics import GameSheet, Kind, Record, Sheet, Statistics
from .timekeeper import Timekeeper
from .tryouts import MARK as TRYOUT
from .tryouts import NOW, Tryout, Tryouts
from .undo import PastMove, PastTurn, Undoing
from .voting import Voting
from .watching import Watching
from .weeks import Weeks


class Tables:
    """All that a caller needs, by what it is about: ``tables.lobby.join(...)``."""

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
        self.undo = Undoing(house, self.voting)
        self.seats = Seats(house, self.voting)
        self.standing = StandingAnswers(house)
        self.ahead = TurnsAhead(house)
        self.tryouts = Tryouts(house)
        self.finding = Finding(house)
        self.history = History(house)
        self.replays = Replays(house)
        self.notes = Notes(house)
        self.watching = Watching(house)
        self.snapshots = Snapshots(house)
        self.presses = Presses(house)
        self.statistics = Statistics(house)
        self.moderation = Moderation(house, self.absence, self.seats)
        self.privacy = Privacy(house, self.lobby, self.seats)
        self.digests = Digests(house, self.finding, self.history)
        self.automas = Automas(house, self.minds)
        self.challenges = Challenges(house, self.lobby)
        self.ghosts = GhostLines(house, self.challenges)
        self.weeks = Weeks(house)
        self.timekeeper = Timekeeper(
            house, self.seats, self.voting, self.digests, self.weeks, self.automas
        )
        self.hints = Hints(house, self.minds)
        self.reviews = Reviews(house, self.minds)


__all__ = [
    "AHEAD",
    "NOW",
    "PACES",
    "TRYOUT",
    "ActRow",
    "Answer",
    "BestRow",
    "Caretaker",
    "Challenge",
    "Changes",
    "Chosen",
    "Deliver",
    "Destination",
    "Digest",
    "Done",
    "Drafting",
    "Entry",
    "Final",
    "FinishedRow",
    "Foreseen",
    "Fork",
    "GameSheet",
    "Ghosts",
    "Hint",
    "House",
    "Kind",
    "Lately",
    "Line",
    "Minds",
    "Move",
    "News",
    "Outcome",
    "Panel",
    "PanelKind",
    "PastMove",
    "PastTurn",
    "Person",
    "Place",
    "PlaceGone",
    "PressRow",
    "Profile",
    "Proposals",
    "Record",
    "Refused",
    "Rehearsal",
    "Retrospect",
    "Seat",
    "Sender",
    "Server",
    "Settings",
    "Shards",
    "Sheet",
    "Shown",
    "Snapshot",
    "StandingAnswer",
    "StateRow",
    "Status",
    "Store",
    "Story",
    "Suggested",
    "Table",
    "Tables",
    "Trial",
    "TryLater",
    "Tryout",
    "TurnedPoint",
    "Waiting",
    "WatchRow",
    "Way",
    "WeekRow",
    "Why",
    "Worker",
    "companions",
]
