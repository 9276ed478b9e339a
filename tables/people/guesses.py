"""Spectators' guesses about who will lead at the end, or win the next battle. Nobody else sees a
guess until its result is known."""

from dataclasses import dataclass

from db import GuesserRow, GuessRow

from ..base.errors import Refused, Why, refusals
from ..base.keeping import book_of, is_team
from ..base.model import Person, Status, Table
from ..table.house import House
from .forgotten import seats_played


@dataclass(frozen=True, slots=True)
class Guess:
    """A guess about the game, made in some round, or about a battle (counted from 1; 0: about the
    game). ``right`` is None until the result is known."""

    round: int
    seat: int
    right: bool | None
    battle: int = 0


def may_be_guessed(table: Table) -> bool:
    """Tell if spectators may guess: not about a team, nor at a private table."""
    several = len(table.seats) > 1 and not is_team(table)
    return several and table.settings.visibility != "private"


def next_battle(table: Table) -> int:
    """Return the number of the battle that can be guessed now; 0 if the game has no battles."""
    return len(table.battles) + 1 if book_of(table.settings.game).telling.battles else 0


class Guesses:
    def __init__(self, house: House) -> None:
        self._house = house

    async def guess(self, table: int, person: Person, round: int, seat: int) -> None:
        """Store a guess; it replaces an earlier one of the same round."""
        async with self._house.open(table) as opened:
            it = opened.table
            self._need_watcher(it, person)
            if round != (it.round or 0) or not 0 <= seat < len(it.seats):
                raise Refused(Why.STALE)
            with refusals():
                await self._house.store.guess(GuessRow(person, table, round, seat))

    async def guess_battle(self, table: int, person: Person, battle: int, seat: int) -> None:
        """Store a guess about the next battle; it replaces an earlier one."""
        async with self._house.open(table) as opened:
            it = opened.table
            self._need_watcher(it, person)
            if not battle or battle != next_battle(it) or not 0 <= seat < len(it.seats):
                raise Refused(Why.STALE)
            with refusals():
                await self._house.store.guess(GuessRow(person, table, -battle, seat))

    def _need_watcher(self, table: Table, person: Person) -> None:
        """Raise Refused unless this table can be guessed about now, by this person: whoever has
        played here, and be it for a while, may know a hand."""
        if table.status is not Status.RUNNING or not may_be_guessed(table):
            raise Refused(Why.NOT_RUNNING)
        if seats_played(table, person, self._house.hashes.at_table(person, table.id)):
            raise Refused(Why.PLAYED_HERE)

    async def of(self, table: Table, person: Person) -> list[Guess]:
        """Return the person's own guesses at the table: by round, then by battle."""
        with refusals():
            rows = await self._house.store.guesses_at(table.id, person)
            firsts = await self._house.store.firsts(table.id) if rows else []
        games = [
            Guess(it.round, it.seat, it.seat in firsts if firsts else None)
            for it in rows
            if it.round >= 0
        ]
        battles = [
            Guess(0, it.seat, None if it.came_true is None else bool(it.came_true), -it.round)
            for it in reversed(rows)
            if it.round < 0
        ]
        return [*games, *battles]

    async def best(self, guild: int) -> list[GuesserRow]:
        """Return a server's best guessers who allow their names to be shown."""
        with refusals():
            rows = await self._house.store.guessers(guild)
        profiles = [await self._house.profiles.of(it.person) for it in rows]
        return [it for it, profile in zip(rows, profiles, strict=True) if profile.statistics]
