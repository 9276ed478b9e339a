"""Twenty tables, sixty people, one program and many troubles: months in minutes.

python -m tests.weeks --seed 7 --days 30

One process, one simulated clock, and one seed that determines who comes when and does what. Discord
goes down, answers "too many requests", takes messages without saying so, and loses threads; the
program is killed at any statement, the disk fills, and the clock is set wrong. If a promise is
broken the run ends with its seed.
"""

import asyncio
import heapq
import logging
import math
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from db import SqliteStore, StoreFault
from rules.core import IllegalAnswer
from rules.search import Plan
from rules.search.answers import some_answer
from tables import House, Minds, Refused, Sender, Settings, Tables
from tables.base.keeping import AnyGame
from tables.base.model import DAY, HOUR
from tables.turn.minds import seed_of
from tests.stores import outgoing
from tests.tables.world import FakeTime

from . import checks
from .chat import Chat
from .disk import Disk
from .people import Person, newcomer

TABLES = 20
PEOPLE = 60
AGAIN = 60  # seconds until a failed press is repeated
KINDS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("ryozen", 2, {}),
    ("ryozen", 4, {}),
    ("ryozen", 1, {"mode": "solo"}),
    ("bonfire", 2, {}),
    ("bonfire", 3, {}),
    ("bonfire", 1, {"mode": "solo"}),
    ("candelabria", 2, {"mode": "two"}),
    ("candelabria", 4, {}),
    ("ghost_stories", 2, {}),
    ("ghost_stories", 4, {}),
)


class Clock(FakeTime):
    """The machine's clock, which shows the true time unless it is set wrong."""

    wrong = 0

    def now(self) -> int:
        return self.at + self.wrong


class Thoughtless(Minds):
    """Automas that take the first plan, since their skill makes no difference here."""

    async def think(self, game: AnyGame, seat: int, level: str, uncounted: int = 0) -> list[Plan]:
        await asyncio.sleep(0)
        choice, chance = game.choice_for(seat), Random(seed_of(game, seat, uncounted))
        assert choice is not None, "it is asked"
        while True:
            keys = some_answer(choice, chance)
            try:
                game.clone().answer(seat, choice, keys)
            except IllegalAnswer:
                continue
            return [Plan(((choice.point, keys),), 0.0, 1)]


class Life:
    """The program from one start to the next."""

    def __init__(self, town: "Town", store: SqliteStore) -> None:
        self.store = store
        self.house = House(
            store,
            town.clock,
            games_in_memory=12,
            new_seed=lambda: town.chance.randbytes(32),
            new_chain=lambda: town.chance.randbytes(32),
        )
        self.house.random = town.chance
        self.tables = Tables(self.house, Thoughtless())
        self.sender = Sender(self.house, town.chat.deliver, town.chat.recall)
        self.failed = False

    async def look(self) -> None:
        """Do the work of the program's own tasks once, as when they wake."""
        self.failed = True
        with suppress(Refused):
            await self.tables.timekeeper.catch_up()
            await self.sender.deliver_all()
            self.failed = False

    async def next(self) -> float | None:
        """Return the time at which one of the tasks would wake next."""
        now = self.house.time.now()
        with suppress(StoreFault):
            news = (await outgoing(self.store, now)).next_at
            due = await self.store.next_due(now)
            times = (news, due, self.sender.next_attempt)
            if not self.failed:
                return min((at for at in times if at is not None), default=None)
        return now + AGAIN


class Town:
    guild = 7

    def __init__(self, folder: Path, seed: int, *, tables: int = TABLES) -> None:
        self.seed = seed
        self.chance = Random(f"town {seed}")
        self.path = folder / "town.sqlite"
        self.disk = Disk()
        self.clock = Clock()
        self.chat = Chat(Random(f"chat {seed}"), self.clock.now)
        self.people: dict[int, Person] = {}
        self.wanted = tables
        self.agenda: list[tuple[int, int, Callable[[], Awaitable[None]]]] = []
        self.acknowledged: dict[int, tuple[int, int]] = {}  # press: table, decisions before
        self.refused = self.kills = self.starts = 0
        self._numbers = count(1)
        self._life: Life | None = None

    @property
    def life(self) -> Life:
        assert self._life is not None, "it has begun"
        return self._life

    @property
    def tables(self) -> Tables:
        return self.life.tables

    # Starts and ends

    async def begin(self) -> None:
        await self.start()
        for number in range(101, 101 + PEOPLE):
            person = self.people[number] = newcomer(number, self)
            self.chat.habits[number] = person.calendar
            zone, quiet = person.calendar.zone, person.calendar.quiet
            await self.tables.absence.quiet_hours(number, zone, quiet)
            self.at(self.clock.at + self.chance.randrange(DAY), partial(self.visit, person))
        await self.furnish()
        for trouble, often in TROUBLES.items():
            self.at(self.clock.at + self.chance.randrange(often), partial(self.trouble, trouble))

    async def start(self) -> None:
        self.disk.revive()
        self.chat.off = False
        self._life = Life(self, await SqliteStore.start(self.path, self.disk.connect))
        self.starts += 1

    async def stop(self) -> None:
        self.chat.off = True
        with suppress(StoreFault, sqlite3.Error):
            await self.life.store.close()

    async def start_anew(self) -> None:
        """Start the program again after a moment or some hours, and check its promises first."""
        await self.stop()
        self.clock.at += self.chance.choice((5, 60, 600, 3 * HOUR))
        full, self.disk.full = self.disk.full, False
        await self.start()
        await checks.sound(self)
        self.disk.full = full

    # Time

    def at(self, moment: int, what: Callable[[], Awaitable[None]]) -> None:
        heapq.heappush(self.agenda, (moment, next(self._numbers), what))

    async def run(self, seconds: int) -> None:
        goal = self.clock.at + seconds
        while self.agenda and self.agenda[0][0] <= goal:
            moment, _, what = heapq.heappop(self.agenda)
            await self.pass_time(moment)
            await self.together(what())
        await self.pass_time(goal)

    async def pass_time(self, moment: int) -> None:
        """Move the clock to a moment, doing all that is due on the way at its time."""
        while (due := await self.life.next()) is not None:
            at = math.ceil(due) - self.clock.wrong
            if at > moment:
                break
            self.clock.at = max(at, self.clock.at + 1)
            await self.together()
        self.clock.at = max(moment, self.clock.at)

    async def together(self, *what: Awaitable[None]) -> None:
        """Run ``what`` while the program's own tasks work, and restart the program if it was
        killed."""
        await asyncio.gather(self.life.look(), *what)
        await self.life.look()
        if self.disk.dead:
            self.kills += 1
            await self.start_anew()

    # People

    async def visit(self, person: Person) -> None:
        with suppress(Refused, StoreFault):
            await person.visit()
        self.at(person.next_visit(self.clock.at), partial(self.visit, person))

    def saved(self, press: int, table: int, before: int) -> None:
        if not self.disk.dead:
            self.acknowledged[press] = (table, before)

    async def furnish(self) -> None:
        """Start tables until there are enough."""
        running = await self.tables.finding.running(self.guild)
        for _ in range(len(running), self.wanted):
            await self.open_table()

    async def refurnish(self) -> None:
        """Open the missing tables; if trouble prevents it, leave it to another day."""
        with suppress(Refused, StoreFault):
            await self.furnish()

    async def open_table(self) -> None:
        game, seats, options = self.chance.choice(KINDS)
        people = self.chance.sample(list(self.people), seats)
        if seats > 2 and self.chance.random() < 0.4:
            people.pop()  # an automa takes the place
        settings = Settings(
            game=game,
            seats=seats,
            options=options,
            pace=self.chance.choice(("steady", "brisk", "brisk", "none")),
            undo=self.chance.choice(("all", "majority", "never")),
            absence=self.chance.choice(("wait", "vote", "automa")),
            telling=self.chance.choice(("turns", "turns", "moves")),
            auto_start=False,
        )
        lobby = self.tables.lobby
        table = await lobby.create(people[0], settings, guild=self.guild, channel=70)
        for person in people[1:]:
            await lobby.join(table.id, person)
        await lobby.start(table.id, people[0], automas=True)
        await self.mend_thread(table.id)

    async def mend_thread(self, table: int) -> None:
        threads = self.chat.threads.get(table)
        if not threads or threads[-1].deleted:
            self.chat.open_thread(table, next(self._numbers))
        await self.tables.watching.set_thread(table, self.chat.threads[table][-1].number)

    # Troubles

    async def trouble(self, trouble: "Trouble") -> None:
        lasts = trouble(self)
        if lasts:
            self.at(self.clock.at + lasts, partial(self.over, trouble))
        often = TROUBLES[trouble]
        later = self.clock.at + lasts + self.chance.randrange(often // 2, often * 2)
        self.at(later, partial(self.trouble, trouble))

    async def over(self, trouble: "Trouble") -> None:
        self.mend(trouble.__name__)

    def mend(self, trouble: str) -> None:
        match trouble:
            case "outage":
                self.chat.down = False
            case "crowd":
                self.chat.busy = False
            case "lossy":
                self.chat.loss = 0
            case "full_disk":
                self.disk.full = False
            case "wrong_clock":
                self.clock.wrong = 0

    async def calm(self) -> None:
        """Make everything work again, and let everybody come back to read."""
        for trouble in TROUBLES:
            self.mend(trouble.__name__)
        self.chat.closed.clear()
        self.agenda.clear()
        await self.start_anew()
        await self.pass_time(self.clock.at + 2 * DAY)
        for table in sorted(self.chat.threads):
            await self.mend_thread(table)
        for person in self.people:
            await self.tables.watching.reachable(person)
        await self.together()
        await self.pass_time(self.clock.at + 2 * DAY)


# Each trouble returns how many seconds it lasts

Trouble = Callable[[Town], int]


def outage(town: Town) -> int:
    town.chat.down = True
    return town.chance.randrange(60, 5 * HOUR)


def crowd(town: Town) -> int:
    town.chat.busy = True
    return town.chance.randrange(60, HOUR)


def lossy(town: Town) -> int:
    town.chat.loss = 30
    return town.chance.randrange(60, 4 * HOUR)


def full_disk(town: Town) -> int:
    town.disk.full = True
    return town.chance.randrange(60, 4 * HOUR)


def wrong_clock(town: Town) -> int:
    town.clock.wrong = town.chance.choice((-2 * HOUR, -60, 60, HOUR))
    return town.chance.randrange(60, 6 * HOUR)


def kill(town: Town) -> int:
    town.disk.die_within(town.chance.randrange(1, 400), after=town.chance.random() < 0.5)
    return 0


def lost_thread(town: Town) -> int:
    town.chat.delete_thread(town.chance.choice(sorted(town.chat.threads)))
    return 0


def shut_messages(town: Town) -> int:
    town.chat.closed.add(town.chance.choice(list(town.people)))
    return 0


def gap(town: Town) -> int:
    """Replace finished tables by new ones."""
    town.at(town.clock.at, town.refurnish)
    return 0


TROUBLES: dict[Trouble, int] = {  # one in so many seconds, roughly
    outage: DAY, crowd: DAY, lossy: DAY, full_disk: 2 * DAY, wrong_clock: 3 * DAY,
    kill: 4 * HOUR, lost_thread: 8 * HOUR, shut_messages: 12 * HOUR, gap: 6 * HOUR,
}  # fmt: skip


class Complaints(logging.Handler):
    """A log handler that keeps the unforeseen faults of the program's tasks."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


async def weeks(folder: Path, seed: int, seconds: int, **options: int) -> tuple[Town, list[str]]:
    """Run the town for so long; return it with the promises that were broken."""
    town, complaints = Town(folder, seed, **options), Complaints()
    logging.getLogger("tables").addHandler(complaints)
    try:
        await town.begin()
        await town.run(seconds)
        await town.calm()
        await checks.at_the_end(town)
        await town.stop()
    finally:
        logging.getLogger("tables").removeHandler(complaints)
    return town, [*town.chat.faults, *complaints.found]
