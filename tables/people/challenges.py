"""The challenge of the day: for each game one set-up and one seed, the same for everybody."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from db import AttemptRow, FinishedRow
from rules import GAMES
from rules.core import Setup, chain

from ..base.days import SHOWN_AFTER, date_of, day_of, first_of, shown_at
from ..base.errors import Refused, Why, refusals
from ..base.model import Person, Seat, Settings, Status, Table
from ..table.house import House
from . import gathering
from .lobby import Lobby


@dataclass(frozen=True, slots=True)
class Challenge:
    """One game of a day's challenge, the same for everybody."""

    day: int
    game: str
    setup: Setup


@dataclass(frozen=True, slots=True)
class Place:
    """A finished attempt that counts, with its rank; equal results share a rank."""

    rank: int
    person: Person | None  # None: the person has had their data deleted
    table: int
    score: int
    won: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """A secret that everybody may see: that of a past day, or the one from which the year's chain
    begins."""

    day: int
    secret: str


class Challenges:
    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby

    @property
    def today(self) -> int:
        return day_of(self._house.time.now())

    def over(self, day: int) -> bool:
        """Tell if the day is closed for further results."""
        return self._house.time.now() >= shown_at(day)

    async def of(self, day: int) -> list[Challenge]:
        """Return the day's challenges, one for each game that can be played alone."""
        secret = await self._secret(day)
        found = {game: chain.setup(book, secret) for game, book in GAMES.items()}
        return [Challenge(day, game, setup) for game, setup in found.items() if setup is not None]

    async def find(self, day: int, game: str) -> Challenge:
        if not 0 <= day <= self.today:
            raise Refused(Why.NO_CHALLENGE)
        found = next((it for it in await self.of(day) if it.game == game), None)
        if found is None:
            raise Refused(Why.NO_CHALLENGE)
        return found

    async def shown(self) -> Shown:
        """Return the newest secret of this year's chain that everybody may see."""
        year = date_of(self.today).year
        last = day_of(self._house.time.now() - SHOWN_AFTER)
        day = max(last, first_of(year) - 1)
        return Shown(day, (await self._secret(day, year)).hex())

    async def _secret(self, day: int, year: int | None = None) -> bytes:
        year = year or date_of(day).year
        with refusals():
            last = await self._house.store.chain(year, self._house.new_chain())
        return chain.back(last, first_of(year + 1) - 1 - day)

    async def seed(self, it: Challenge) -> bytes:
        """Return the seed of this challenge, which nobody may learn before the day is over."""
        return chain.seed(await self._secret(it.day), it.game)

    # Attempts

    async def begin(
        self,
        person: Person,
        game: str,
        language: str,
        channel: int,
        *,
        guild: int | None = None,
        press: int | None = None,
    ) -> Table:
        """Begin today's challenge. A person's first attempt counts, and nothing revealed in it can
        be undone; after it is over, they may play again for fun."""
        done = await self._house.done_by(press)
        if done is not None:
            return done
        it = await self.find(self.today, game)
        mark = self._house.hashes.attempt(person, it.day, game)
        with refusals():  # read before the attempts, so that an attempt begun in between is noticed
            marked = await self._house.store.attempt_marked(mark)
        counted = await self.need_no_counted_one(person, game)
        counts = counted is None and not marked  # a mark alone: they had their data deleted
        settings = Settings(
            game=game,
            seats=1,
            options=it.setup.options,
            language=language,
            pace="none",
            undo="never" if counts else "all",
            visibility="private",
        )
        table = Table(
            settings=gathering.checked(settings),
            host=person,
            channel=channel,
            created=self._house.time.now(),
            seats=[Seat(person=person, ready=True)],
            day=it.day,
        )
        opened = await self._lobby.new(table, press)
        row = AttemptRow(table.id, it.day, game, person, guild, counts, mark if counts else None)
        opened.writes.attempts = [row]
        await self._lobby.begin(opened, await self.seed(it))
        return await self._lobby.saved(opened, press)

    async def need_no_counted_one(self, person: Person, game: str) -> AttemptRow | None:
        """Return the person's finished attempt that counts, or None. Raise Refused while it still
        runs, since a second attempt would reveal its draws."""
        counted = await self.attempt(person, self.today, game)
        if counted is None:
            return None
        async with self._house.open(counted.table) as opened:
            if opened.table.status is Status.RUNNING:
                raise Refused(Why.ATTEMPT_RUNS, table=counted.table)
        return counted

    async def attempts(self, person: Person, day: int, game: str) -> list[AttemptRow]:
        with refusals():
            rows = await self._house.store.attempts_of(person)
        return [row for row in rows if (row.day, row.game) == (day, game)]

    async def attempt(self, person: Person, day: int, game: str) -> AttemptRow | None:
        """Return the attempt that counts, if any."""
        return next((row for row in await self.attempts(person, day, game) if row.counts), None)

    async def may_compare(self, person: Person, day: int, game: str) -> bool:
        """Tell if a person may see what others did: after the day, or once their own attempt is
        over."""
        if self.over(day):
            return True
        counted = await self.attempt(person, day, game)
        if counted is None:
            return False
        async with self._house.open(counted.table) as opened:
            return opened.table.status in (Status.ENDED, Status.ABANDONED)

    # Places

    async def places(self, day: int, game: str, guild: int | None = None) -> list[Place]:
        """Return the finished attempts, best first; with ``guild``, only of people who play in that
        server."""
        with refusals():
            rows = await self._house.store.finished(day, day)
        rows = [row for row in rows if row.game == game]
        return ranked(await self._here(rows, guild))

    async def week(self, first: int, guild: int | None = None) -> list[FinishedRow]:
        """Return the counting results of the seven days from ``first`` on."""
        with refusals():
            rows = await self._house.store.finished(first, first + 6)
        return [row for row in await self._here(rows, guild) if in_time(row)]

    async def _here(self, rows: Sequence[FinishedRow], guild: int | None) -> list[FinishedRow]:
        if guild is None:
            return list(rows)
        with refusals():
            people = await self._house.store.people_in(guild)
        return [row for row in rows if row.person in people]

    async def streak(self, person: Person) -> int:
        """Return how many days in a row, up to today or yesterday, a challenge was finished."""
        with refusals():
            rows = await self._house.store.finished_by(person)
        played = {row.day for row in rows if in_time(row)}
        last = self.today if self.today in played else self.today - 1
        return sum(1 for _ in takewhile(lambda day: day in played, range(last, -1, -1)))


def in_time(row: FinishedRow) -> bool:
    """Tell if an attempt counts and ended before the day's secret was shown."""
    return bool(row.counts) and row.ended < shown_at(row.day)


def ranked(rows: Sequence[FinishedRow]) -> list[Place]:
    """Return the places, best first; equal attempts are listed by the time they ended."""
    kept = [row for row in rows if in_time(row)]
    worths = [(bool(row.won), row.score) for row in kept]
    places = [
        Place(1 + sum(other > mine for other in worths), row.person, row.table, row.score, mine[0])
        for row, mine in zip(kept, worths, strict=True)
    ]
    return sorted(places, key=lambda place: place.rank)
