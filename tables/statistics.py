"""How often people have played what, with whom, and how it went."""

from collections import Counter
from dataclasses import dataclass
from statistics import median

from db import ResultRow

from .house import House, refusals
from .model import Person


@dataclass(frozen=True, slots=True)
class Record:
    """Finished games: of one person, perhaps of one game, perhaps with one other person."""

    played: int
    won: int
    best: int | None  # score
    average: float | None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A person's statistics. Others see it only if ``shown``."""

    total: Record
    games: dict[str, Record]
    partners: dict[Person, Record]  # this person's own results in games with each of them
    answer_time: int | None  # the median of what a turn takes, in seconds of running clock
    shown: bool


class Statistics:
    def __init__(self, house: House) -> None:
        self._house = house

    async def of(self, person: Person) -> Sheet:
        with refusals():
            rows = await self._house.store.results_of(person)
            times = await self._house.store.thinking_times(person)
        own = {row.table: row for row in rows if row.person == person}
        games = {row.game for row in own.values()}
        return Sheet(
            total=_record(list(own.values())),
            games={
                game: _record([row for row in own.values() if row.game == game])
                for game in sorted(games)
            },
            partners={
                other: _record([own[row.table] for row in rows if row.person == other])
                for other, _ in _partners(rows, person).most_common()
            },
            answer_time=int(median(times)) if times else None,
            shown=(await self._house.profile(person)).statistics,
        )

    async def pair(self, one: Person, other: Person) -> tuple[Record, Record]:
        """Both people's results in the games that they finished together."""
        mine, theirs = await self.of(one), await self.of(other)
        none = _record([])
        return mine.partners.get(other, none), theirs.partners.get(one, none)


def _partners(rows: list[ResultRow], person: Person) -> Counter[Person]:
    return Counter(row.person for row in rows if row.person not in (None, person))


def _record(rows: list[ResultRow]) -> Record:
    scores = [row.score for row in rows]
    return Record(
        played=len(rows),
        won=sum(row.won for row in rows),
        best=max(scores, default=None),
        average=sum(scores) / len(scores) if scores else None,
    )
