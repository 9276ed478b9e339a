"""The puzzle of the week: a position from a finished game of a server, which everybody there may
answer. Answers are sealed until it is over."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from db import ActRow, PuzzleAnswerRow, PuzzleRow
from rules.search.coaching import position
from rules.search.plans import Planned

from ..base.coached import seed_for
from ..base.errors import Refused, Why, refusals
from ..base.keeping import AnyGame, pack
from ..base.model import Person, Seat, Status, Table
from ..base.posed import Attempted, Posed, Puzzles, Told, unpack, unpack_attempted
from ..base.trial import Chosen, Trial
from ..table.house import House
from ..table.opened import OpenTable
from ..turn.drafting import Pressed
from ..turn.lessons import NO_TABLE
from ..turn.panels import Panel
from .planned import Planning, as_left, keys_of, number_of, panel_of, steps_of
from .reviews import told

PREFIX = "p"  # every step of these panels begins with this letter


@dataclass(slots=True)
class Opened:
    """A puzzle with the draft of one person's answer."""

    row: PuzzleAnswerRow
    body: Attempted
    posed: Posed
    start: AnyGame  # the posed position, with all that its seat did not know dealt anew
    trial: Trial

    @property
    def seat(self) -> int:
        return self.posed.exercise.seat

    @property
    def step(self) -> str:
        shown = [self.row.number, self.body.draft]
        return f"{PREFIX}{number_for(self.row)}.{crc32(pack(shown)):x}"

    def panel(self) -> Panel:
        return panel_of(self, nameless(self.posed, self.row.person), "puzzle")


@dataclass(frozen=True, slots=True)
class Sealed:
    """An answer that waits for the end of its puzzle."""

    posed: Posed
    table: Table  # a copy of the table without names
    chosen: list[Chosen]


@dataclass(frozen=True, slots=True)
class ToldAnswer:
    """An answer as questions and options, what it gained, and the people who gave it."""

    chosen: list[Chosen]
    gained: float
    people: list[Person]


@dataclass(frozen=True, slots=True)
class SolvedPuzzle:
    """A puzzle that is over. ``table`` is a copy without names."""

    posed: Posed
    table: Table
    played: list[Chosen]
    best: list[Chosen]
    answers: list[ToldAnswer]

    @property
    def gained(self) -> float:
        """Return how much more the best line gains than the turn that was played."""
        return self.posed.exercise.best.worth - self.posed.exercise.then.worth


class PuzzleOfWeek(Planning[Opened]):
    """The puzzle of the week. An answer is drawn up with the same presses as a turn at a table."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.woken = asyncio.Event()

    # The server's switch

    async def want(self, guild: int, channel: int, language: str, person: Person) -> None:
        """Turn puzzles on; the first one comes as soon as it is found."""
        now = self._house.time.now()
        row = PuzzleRow(guild, channel, language, now, pack(Puzzles()))
        with refusals():
            await self._house.store.want_puzzle(row, self._act(guild, person, str(channel)))
        self.woken.set()

    async def end(self, guild: int, person: Person) -> None:
        with refusals():
            await self._house.store.end_puzzles(guild, self._act(guild, person, ""))

    def _act(self, guild: int, person: Person, channel: str) -> ActRow:
        now = self._house.time.now()
        return ActRow(guild, None, now, person, "settings", detail=f"puzzle={channel}")

    async def channel(self, guild: int) -> int | None:
        """Return the channel of a server's puzzles; None: it wants none."""
        row = await self._row(guild)
        return row.channel if row is not None else None

    async def _row(self, guild: int) -> PuzzleRow | None:
        with refusals():
            return await self._house.store.puzzle_of(guild)

    # Answering

    async def begin(self, guild: int | None, channel: int | None, person: Person) -> Panel:
        """Return the panel of the channel's puzzle, with the person's draft."""
        row = await self._row(guild) if guild is not None else None
        posed = unpack(row.body).posed if row is not None and row.channel == channel else None
        if guild is None or posed is None:
            raise Refused(Why.NO_PUZZLE)
        async with self._house.alone(person):
            known = [it for it in await self._answers(person) if self._is_of(it, guild, posed)]
            fresh = PuzzleAnswerRow(guild, posed.number, person, pack(Attempted()))
            if not known:
                await self._keep(fresh, None)
            return (await self._opened(known[0] if known else fresh)).panel()

    def _is_of(self, it: PuzzleAnswerRow, guild: int, posed: Posed) -> bool:
        return (it.guild, it.number) == (guild, posed.number)

    async def seal(self, person: Person, step: str) -> Sealed:
        """Seal the drafted turn. Until the puzzle ends, the person may replace it by another
        one."""
        at = Pressed(NO_TABLE, person, step)
        async with self._house.alone(person):
            opened = await self._planned(at)
            opened.body.sealed = steps_of(opened.trial)
            await self._draft(opened)
            return Sealed(opened.posed, opened.panel().table, opened.trial.chosen)

    async def _open(self, at: Pressed) -> Opened:
        number = number_of(at.step, PREFIX)
        for row in await self._answers(at.person):
            if number_for(row) == number:
                return await self._opened(row)
        raise Refused(Why.NO_PUZZLE)

    async def _opened(self, row: PuzzleAnswerRow) -> Opened:
        kept = await self._row(row.guild)
        posed = unpack(kept.body).posed if kept is not None else None
        over = posed is None or posed.until <= self._house.time.now()
        if posed is None or over or posed.number != row.number:
            raise Refused(Why.NO_PUZZLE)
        async with self._house.open(posed.table) as opened:
            return await asyncio.to_thread(opened_at, opened, row, posed)

    async def _draft(self, opened: Opened) -> None:
        before = opened.row.body
        opened.body.draft = keys_of(opened.trial)
        opened.row = opened.row._replace(body=pack(opened.body))
        await self._keep(opened.row, before)

    async def _keep(self, row: PuzzleAnswerRow, before: bytes | None) -> None:
        with refusals():
            if not await self._house.store.keep_puzzle_answer(row, before):
                raise Refused(Why.CONFLICT)

    async def _answers(self, person: Person) -> list[PuzzleAnswerRow]:
        with refusals():
            return await self._house.store.puzzle_answers_of(person)

    # For the news

    async def posed(self, guild: int, number: int) -> Posed | None:
        """Return the puzzle of this number if it still takes answers."""
        row = await self._row(guild)
        posed = unpack(row.body).posed if row is not None else None
        return posed if posed is not None and posed.number == number else None

    async def solved(self, guild: int, number: int) -> SolvedPuzzle | None:
        """Return the puzzle of this number if it was the last one to end."""
        row = await self._row(guild)
        over = unpack(row.body).solved if row is not None else None
        if over is None or over.posed.number != number:
            return None
        posed, exercise = over.posed, over.posed.exercise
        given = [(it, await self._people(guild, number, it)) for it in over.answers]
        async with self._house.open(posed.table) as opened:
            start = start_of(opened, posed)
        seat = exercise.seat
        return SolvedPuzzle(
            posed,
            nameless(posed, None),
            told(start, seat, exercise.played),
            told(start, seat, exercise.better),
            [ToldAnswer(told(start, seat, it.steps), it.gained, people) for it, people in given],
        )

    async def _people(self, guild: int, number: int, answer: Told) -> list[Person]:
        with refusals():
            rows = await self._house.store.puzzle_answers(guild, number)
        return [it.person for it in rows if unpack_attempted(it.body).sealed == answer.steps]


def opened_at(opened: OpenTable, row: PuzzleAnswerRow, posed: Posed) -> Opened:
    body, start = unpack_attempted(row.body), start_of(opened, posed)
    return Opened(row, body, posed, start, as_left(start, posed.exercise.seat, body.draft))


def start_of(opened: OpenTable, posed: Posed) -> AnyGame:
    """Return the posed position with all that its seat did not know dealt anew."""
    at, seat = posed.exercise.at, posed.exercise.seat
    return position(opened.past(at), seat, seed_for(posed.table), at)


def number_for(row: PuzzleAnswerRow) -> int:
    return crc32(f"{row.guild}.{row.number}".encode())


def nameless(posed: Posed, person: Person | None) -> Table:
    """Return a copy of the table without names, never stored. Automas have all seats but the posed
    one, which is this person's."""
    seats = [Seat(automa=True) for _ in range(posed.settings.seats)]
    if person is not None:
        seats[posed.exercise.seat] = Seat(person=person)
    return Table(
        id=NO_TABLE,
        settings=posed.settings,
        host=person,
        status=Status.RUNNING,
        created=0,
        seats=seats,
    )


def distinct(rows: Sequence[PuzzleAnswerRow]) -> list[list[Planned]]:
    """Return each different sealed answer once, the most frequent first."""
    given = [tuple(unpack_attempted(row.body).sealed) for row in rows]
    return [list(steps) for steps, _ in Counter(given).most_common() if steps]
