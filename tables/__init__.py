"""The people's side of a game, free of Discord. See docs/tables.md."""

from db import ActRow, BestRow, PressRow, Store, WatchRow

from .absence import Absence
from .caretaker import Caretaker
from .digest import Digest, Digests, Story
from .drafts import Chosen, Final, Trial
from .errors import Refused, Why
from .finding import Finding, Waiting
from .history import Entry, History
from .house import House
from .keeping import Answer
from .lobby import Lobby
from .model import PACES, Person, Seat, Settings, Status, Table
from .moderation import Moderation
from .news import Deliver, Destination, News, PlaceGone, TryLater
from .notes import Notes
from .play import Done, Panel, Play, Rehearsal
from .presses import Presses
from .privacy import Privacy
from .profile import Profile
from .replays import Changes, Replays
from .seats import Seats
from .sender import Sender
from .servers import Server, Servers
from .snapshots import Snapshot, Snapshots
from .statistics import GameSheet, Kind, Record, Sheet, Statistics
from .timekeeper import Timekeeper
from .undo import Step, Undoing
from .voting import Voting
from .watching import Watching


class Tables:
    """All that a caller needs, by what it is about: ``tables.lobby.join(...)``."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.servers = Servers(house)
        self.lobby = Lobby(house, self.servers)
        self.absence = Absence(house)
        self.play = Play(house, self.absence)
        self.voting = Voting(house)
        self.undo = Undoing(house, self.voting)
        self.seats = Seats(house, self.voting)
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
        self.timekeeper = Timekeeper(house, self.seats, self.voting, self.digests)


__all__ = [
    "PACES",
    "ActRow",
    "Answer",
    "BestRow",
    "Caretaker",
    "Changes",
    "Chosen",
    "Deliver",
    "Destination",
    "Digest",
    "Done",
    "Entry",
    "Final",
    "GameSheet",
    "House",
    "Kind",
    "News",
    "Panel",
    "Person",
    "PlaceGone",
    "PressRow",
    "Profile",
    "Record",
    "Refused",
    "Rehearsal",
    "Seat",
    "Sender",
    "Server",
    "Settings",
    "Sheet",
    "Snapshot",
    "Status",
    "Step",
    "Store",
    "Story",
    "Table",
    "Tables",
    "Trial",
    "TryLater",
    "Waiting",
    "WatchRow",
    "Why",
]
