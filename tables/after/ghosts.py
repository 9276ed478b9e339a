"""Ghosts: other people's answers to the same decisions of a challenge, and their results. The same
seed and answers lead to the same position, so two lines can be compared up to the decision at which
they part."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.core import Choice, Decision

from ..base.entries import Entry, entries_of
from ..base.errors import Refused, Why
from ..base.keeping import unpack_row
from ..base.model import Person
from ..people.challenges import Challenges, Place
from ..table.house import House

MOST = 60  # other people's lines to compare with, the best first


@dataclass(frozen=True, slots=True)
class Way:
    """An answer at a fork, the log's words on it, and the places of the attempts that gave it."""

    keys: list[str]
    entry: Entry
    places: list[Place] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Fork:
    """A decision at which attempts part; the reader's own answer comes first."""

    at: int
    ways: list[Way]


@dataclass(frozen=True, slots=True)
class Line:
    """One attempt's decisions, without those that were undone."""

    place: Place | None  # None: the game was not finished
    table: int
    entries: list[Entry]
    answers: list[tuple[str, tuple[str, ...]]]


@dataclass(frozen=True, slots=True)
class Ghosts:
    own: Line
    others: list[Line]
    forks: list[Fork]


class GhostLines:
    def __init__(self, house: House, challenges: Challenges) -> None:
        self._house = house
        self._challenges = challenges

    async def of(self, person: Person, day: int, game: str) -> Ghosts:
        """Return the ghosts of a challenge as compared with the person's own attempt."""
        await self._need_leave(person, day, game)
        counted = await self._challenges.attempt(person, day, game)
        if counted is None:
            raise Refused(Why.NO_ATTEMPT)
        places = await self._challenges.places(day, game)
        mine = next((it for it in places if it.table == counted.table), None)
        own = await self._line(counted.table, mine)
        theirs = [it for it in places if it.table != counted.table][:MOST]
        others = [await self._line(it.table, it) for it in theirs]
        return Ghosts(own, others, forks_of(own, others))

    async def line(self, person: Person, day: int, game: str, table: int) -> Line:
        """Return one attempt as a line, with or without a name."""
        await self._need_leave(person, day, game)
        places = await self._challenges.places(day, game)
        place = next((it for it in places if it.table == table), None)
        if place is None:
            raise Refused(Why.NO_ATTEMPT)
        return await self._line(table, place)

    async def question(self, table: int, at: int) -> Choice:
        """Return the question at a decision, from which its options can be named."""
        async with self._house.open(table) as opened:
            return opened.past(at).pending[0]

    async def views(
        self, person: Person, day: int, game: str, table: int, moments: Sequence[int]
    ) -> list[dict[str, Any]]:
        """Return positions of somebody's line as that person saw them."""
        await self.line(person, day, game, table)
        async with self._house.open(table) as opened:
            return [opened.past(at).view(0) for at in moments]

    async def _need_leave(self, person: Person, day: int, game: str) -> None:
        if not await self._challenges.may_compare(person, day, game):
            raise Refused(Why.GHOSTS_WAIT)

    async def _line(self, table: int, place: Place | None) -> Line:
        async with self._house.open(table) as opened:
            rows = await self._house.log(opened)
            told = entries_of(opened.table, rows, opened.table.host)
        kept = [
            (entry, decision)
            for entry, row in zip(told, rows, strict=True)
            if not entry.undone and isinstance(decision := unpack_row(row.row), Decision)
        ]
        answers = [(decision.point, tuple(decision.keys)) for _, decision in kept]
        return Line(place, table, [entry for entry, _ in kept], answers)


def forks_of(own: Line, others: Sequence[Line]) -> list[Fork]:
    """Return the decisions at which other lines leave a person's own, in order. Each way has the
    places of all lines that took it, even the person's own."""
    parted = {line.table: parting(own, line) for line in others}
    forks = []
    for at in sorted(set(parted.values())):
        here = [line for line in others if parted[line.table] >= at]
        if at >= len(own.answers) or not any(parted[line.table] == at for line in here):
            continue
        ways = {own.answers[at][1]: Way(list(own.answers[at][1]), own.entries[at])}
        if own.place is not None:
            ways[own.answers[at][1]].places.append(own.place)
        for line in (line for line in here if at < len(line.answers)):
            keys = line.answers[at][1]
            way = ways.setdefault(keys, Way(list(keys), line.entries[at]))
            if line.place is not None:
                way.places.append(line.place)
        if len(ways) > 1:
            forks.append(Fork(at, list(ways.values())))
    return forks


def parting(one: Line, other: Line) -> int:
    """Return the number of decisions that two lines share at their start."""
    pairs = zip(one.answers, other.answers, strict=False)
    return next(
        (at for at, (mine, theirs) in enumerate(pairs) if mine != theirs),
        min(len(one.answers), len(other.answers)),
    )
