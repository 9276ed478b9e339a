"""The daily letter: what waits for a person, and the news of other tables."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex

import msgspec

from db import NewsRow, PlaceRow

from ..after.history import History
from ..base import news
from ..base.entries import Entry
from ..base.errors import Refused, refusals
from ..base.keeping import unpack_table
from ..base.model import Person, Status, Table
from ..people.finding import Finding, Waiting
from ..table.house import House

AGAIN = 60  # seconds until a failed letter is tried again
OVER = (Status.ENDED, Status.ABANDONED)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Story:
    """Recent entries of a table that waits for somebody else."""

    table: Table
    entries: Sequence[Entry]
    vote: bool  # this person has not voted yet


@dataclass(frozen=True, slots=True)
class Digest:
    waiting: Sequence[Waiting]
    gathered: Sequence[Table]  # full tables that wait for this person to confirm
    stories: Sequence[Story]
    over: Sequence[Table]

    @property
    def empty(self) -> bool:
        return not (self.waiting or self.gathered or self.stories or self.over)


class Digests:
    def __init__(self, house: House, finding: Finding, history: History) -> None:
        self._house = house
        self._finding = finding
        self._history = history
        self._postponed: dict[Person, int] = {}

    async def of(self, person: Person, since: int) -> Digest:
        """Return the letter's content since the last letter."""
        waiting = await self._finding.waiting(person)
        urgent = {it.table.id for it in waiting}
        gathering = await self._finding.mine(person, Status.LOBBY)
        stories = [
            story
            for table in await self._finding.mine(person)
            if table.id not in urgent
            for story in await self._stories(table, person, since)
        ]
        over = [table for status in OVER for table in await self._ended(person, status, since)]
        gathered = [table for table in gathering if waits_for_word(table, person)]
        return Digest(waiting, gathered, stories, over)

    async def _stories(self, table: Table, person: Person, since: int) -> list[Story]:
        entries = [
            entry
            for entry in await self._history.log(table.id, person, -1)
            if entry.at >= since and not entry.undone and entry.undo is None
        ]
        vote = waits_for_voice(table, person)
        return [Story(table, entries, vote)] if entries or vote else []

    async def _ended(self, person: Person, status: Status, since: int) -> list[Table]:
        rows = await self._house.tables_of(person, status)
        tables = [unpack_table(row.body) for row in rows if row.changed >= since]
        return [table for table in tables if table.started and (table.ended or 0) >= since]

    # Writing

    @property
    def next_attempt(self) -> int | None:
        """Return when a failed letter is tried again."""
        return min(self._postponed.values(), default=None)

    async def write_due(self) -> None:
        """Write all letters that are due; one that fails does not hold up the others."""
        now = self._house.time.now()
        self._postponed = {person: at for person, at in self._postponed.items() if at > now}
        with refusals():
            due = await self._house.store.letters_due(now)
        for person in due:
            if person in self._postponed:
                continue
            try:
                await self._write(person, now)
            except Refused as fault:
                log.warning("a letter has to wait: %s", fault)
                self._postponed[person] = now + AGAIN
            except Exception:
                log.exception("a letter has to wait")
                self._postponed[person] = now + AGAIN

    async def _write(self, person: Person, now: int) -> None:
        """Write the letter and the time of the next in one transaction, so that there is one a day.
        Write no letter if there is nothing to tell."""
        house = self._house
        async with house.alone(person):
            revision, profile = await house.profiles.kept(person)
            since, wished = profile.digest_from, profile.letter_at
            if wished is None or wished > now:
                await house.profiles.save(person, revision, profile)
                return
            letter = None
            if not (await self.of(person, since)).empty and not await self._unread(person):
                body = news.encode(news.Daily(since, now))
                letter = NewsRow("person", person, now, token_hex(10), "Daily", body)
            sent = now if letter is not None else profile.digest_sent
            new = msgspec.structs.replace(profile, digest_from=now, digest_sent=sent)
            await house.profiles.save(person, revision, new, letter)
            house.alarms.told.set()

    async def _unread(self, person: Person) -> bool:
        """Tell if an earlier letter still waits for the person's messages to open; it will tell
        this too."""
        with refusals():
            waiting = await self._house.store.news_for(PlaceRow("person", person))
        return any(row.table is None for row in waiting)


def waits_for_word(table: Table, person: Person) -> bool:
    """Tell if all seats are taken and this person has not confirmed yet."""
    full = len(table.seats) == table.settings.seats
    return full and any(seat.person == person and not seat.ready for seat in table.seats)


def waits_for_voice(table: Table, person: Person) -> bool:
    """Tell if the table is voting and this person has not voted."""
    vote, seat = table.vote, table.seat_of(person)
    return vote is not None and seat is not None and seat not in (*vote.yes, *vote.no)
