"""Looking back: changes since a person's last look, and every position of a game."""

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

from ..base.entries import Entry, as_one, entries_of, viewpoint
from ..base.errors import Refused, Why
from ..base.keeping import valid_rows
from ..base.model import Person, Table
from ..base.profile import Profile
from ..table.house import House
from ..table.opened import OpenTable

KEPT = 40  # tables for which a watcher's place is remembered

View = dict[str, Any]
Since = Literal["move", "look", "round", "message"]


@dataclass(frozen=True, slots=True)
class Changes:
    """The entries since a person's own last answer, their last look, or the start of the round.
    ``moments`` are the positions from then to now."""

    table: Table
    since: Since
    entries: list[Entry]
    moments: range


@dataclass(frozen=True, slots=True)
class Lately:
    """The latest entries, from the start of the move that a person confirmed last."""

    entries: list[Entry]
    at: int  # the moment before these entries
    before: View | None  # the position at that moment
    own: bool  # False if the person has not moved yet, so that the entries begin with the game


class Replays:
    def __init__(self, house: House) -> None:
        self._house = house

    async def line(self, table: int, person: Person | None) -> list[Entry]:
        """Return the game's steps, as this person may read them: entry ``n`` lies between the
        moments ``n`` and ``n + 1``. Sealed answers are one step, which comes when all are in."""
        async with self._house.open(table) as opened:
            rows = await self._house.log(opened)
            entries = entries_of(opened.table, rows, person)
            valid = [entry for entry in entries if entry.point and not entry.undone]
            ends = [opened.decisions_at(moment) for moment in range(opened.last_moment + 1)]
            return [as_one(valid[start:end]) for start, end in pairwise(ends)]

    async def views(
        self, table: int, person: Person | None, moments: Iterable[int]
    ) -> dict[int, View]:
        """Return the positions at these moments as this person may see them, without those that
        corrected rules cannot reach."""
        found: dict[int, View] = {}
        async with self._house.open(table) as opened:
            eyes = viewpoint(opened.table, person)
            for moment in moments:
                at = opened.decisions_at(moment)
                try:
                    found[moment] = opened.past(at).view(eyes)
                except Refused as refused:
                    if refused.why is not Why.CORRECTED:
                        raise
                await asyncio.sleep(0)  # let others act between two positions
        return found

    async def changes(self, table: int, person: Person) -> Changes:
        """Return the changes since a player's last valid answer; for others, since they last asked,
        or else since the round began."""
        async with self._house.open(table) as opened:
            viewpoint(opened.table, person)
            valid = valid_rows(opened.game.log)
            since, row = await self._last_look(opened, person, valid)
            rows = await self._house.log(opened, after=row)
            entries = [e for e in entries_of(opened.table, rows, person) if not e.undone]
            last = opened.last_moment
            first = min(last, opened.table.moment(bisect_right(valid, row)))
            return Changes(opened.table, since, entries, range(first, last + 1))

    async def _last_look(
        self, opened: OpenTable, person: Person, valid: list[int]
    ) -> tuple[Since, int]:
        """Return where the news begins for this person: the reason, and the log row before it."""
        table = opened.table
        seat = table.seat_of(person)
        if seat is not None:
            last = self._house.store.last_answer
            return "move", await last(table.id, seat, person, opened.row.sequence)
        looked = (await self._house.profiles.of(person)).looked
        if table.id in looked:
            return "look", looked[table.id]
        began = min(table.decisions_at(table.rounds.get(table.round or 0, 0)), len(valid))
        return "round", valid[began - 1] if began else 0

    async def lately(self, table: int, person: Person, seat: int) -> Lately:
        """Return the latest entries for whoever plays this seat, as the seat sees them."""
        async with self._house.open(table) as opened:
            valid = valid_rows(opened.game.log)
            rows = await self._house.log(opened, after=-1)
            mine = set(valid) & {row.number for row in rows if row.person == person}
            last = next((row for row in reversed(rows) if row.number in mine), None)
            first = 0 if last is None else last.move or last.number
            told = [row for row in rows if row.number >= first]
            entries = [e for e in entries_of(opened.table, told, person) if not e.undone]
            at, before = bisect_left(valid, first), None
            if at < len(valid):
                with suppress(Refused):  # corrected rules may refuse the old moves
                    before = opened.past(at).view(seat)
            moment = min(opened.table.moment(at), opened.last_moment)
            return Lately(entries, moment, before, own=last is not None)

    async def looked(self, table: int, person: Person) -> None:
        """Note that a watcher has seen everything up to now."""
        async with self._house.open(table) as opened:
            if opened.table.seat_of(person) is not None:
                return
            row = opened.row.sequence

        def look(profile: Profile) -> None:
            others = [(id, seen) for id, seen in profile.looked.items() if id != table]
            profile.looked = dict([*others[1 - KEPT :], (table, row)])

        async with self._house.alone(person):
            await self._house.profiles.change(person, look)
