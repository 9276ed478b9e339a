"""Statistics of people's games: counts, games, partners and results."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import NamedTuple

from db import BestRow, ResultRow

from ..base.errors import Refused, Why, refusals
from ..base.keeping import unpack_table
from ..base.model import Person, Status
from ..table.house import House


@dataclass(frozen=True, slots=True)
class Record:
    """Results of a person's finished games; perhaps only of one game, or with one partner."""

    played: int
    won: int
    best: int | None  # the highest score; None: no game had one
    average: float | None
    place: float | None  # average place in games against people


class Kind(NamedTuple):
    """Comparable results of one game: same mode, level and number of seats."""

    mode: str
    players: int
    level: str = ""


@dataclass(frozen=True, slots=True)
class GameSheet:
    """A person's results in one game."""

    record: Record
    kinds: dict[Kind, Record]
    running: int  # games being played
    unfinished: int  # games that ended without a result
    answer_time: int | None  # median time for a turn, in seconds of the running clock


@dataclass(frozen=True, slots=True)
class Sheet:
    """A person's statistics. Others see it only if ``shown``."""

    total: Record
    games: dict[str, GameSheet]
    partners: dict[Person, Record]  # this person's own results with each partner
    answer_time: int | None
    shown: bool


class Statistics:
    def __init__(self, house: House) -> None:
        self._house = house

    async def of(self, person: Person) -> Sheet:
        with refusals():
            rows = await self._house.store.results_of(person)
            times = await self._house.store.thinking_times(person)
        running = await self._begun(person, Status.RUNNING)
        unfinished = await self._begun(person, Status.ABANDONED)
        players = Counter(row.table for row in rows)
        own = {row.table: row for row in rows if row.person == person}
        ranked = {row.table for row in rows if row.kind == "ranking" and players[row.table] > 1}
        games = {row.game for row in own.values()} | set(running) | set(unfinished)

        def record(results: Sequence[ResultRow]) -> Record:
            return _record(results, [row.rank for row in results if row.table in ranked])

        def sheet(game: str) -> GameSheet:
            results = [row for row in own.values() if row.game == game]
            kinds: dict[Kind, list[ResultRow]] = defaultdict(list)
            for row in results:
                kinds[Kind(row.mode, players[row.table], row.level)].append(row)
            return GameSheet(
                record(results),
                {kind: record(kinds[kind]) for kind in sorted(kinds)},
                running[game],
                unfinished[game],
                _usual([took for played, took in times if played == game]),
            )

        return Sheet(
            total=record(list(own.values())),
            games={game: sheet(game) for game in sorted(games)},
            partners={
                other: record([own[row.table] for row in rows if row.person == other])
                for other, _ in _partners(rows, person).most_common()
            },
            answer_time=_usual([took for _, took in times]),
            shown=(await self._house.profiles.of(person)).statistics,
        )

    async def seen_by(self, reader: Person, person: Person) -> Sheet:
        """Return a person's statistics; others see them only if the person allows it."""
        sheet = await self.of(person)
        if reader != person and not sheet.shown:
            raise Refused(Why.STATISTICS_CLOSED)
        return sheet

    async def pair(self, one: Person, other: Person) -> tuple[Record, Record]:
        """Return the results of both people in the games they finished together."""
        mine, theirs = await self.of(one), await self.of(other)
        none = _record([], [])
        return mine.partners.get(other, none), theirs.partners.get(one, none)

    async def server(self, guild: int) -> list[BestRow]:
        """Return the games played in a server with their best scores, but not whose they are."""
        with refusals():
            return await self._house.store.best_of(guild)

    async def _begun(self, person: Person, status: Status) -> Counter[str]:
        """Count, by game, the started tables of this status at which the person has a seat."""
        tables = [unpack_table(row.body) for row in await self._house.tables_of(person, status)]
        return Counter(
            table.settings.game
            for table in tables
            if table.started and not table.from_file
            if any(seat.person == person for seat in table.seats)
        )


def _partners(rows: Sequence[ResultRow], person: Person) -> Counter[Person]:
    return Counter(row.person for row in rows if row.person not in (None, person))


def _usual(times: Sequence[int]) -> int | None:
    return int(median(times)) if times else None


def _record(rows: Sequence[ResultRow], ranks: Sequence[int]) -> Record:
    scores = [row.score for row in rows]
    return Record(
        played=len(rows),
        won=sum(row.won for row in rows),
        best=max(scores, default=None),
        average=fmean(scores) if scores else None,
        place=fmean(ranks) if ranks else None,
    )
