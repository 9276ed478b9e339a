"""People with habits: the hours they are awake, the number of their visits, and their acts."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from rules.core import RulesError
from rules.play import random_answer
from tables import Answer, Profile, Refused, Status, Table, Tables, Why
from tables.base.calendar import Calendar, Quiet
from tables.base.model import DAY, HOUR
from tables.telling.watching import Level

if TYPE_CHECKING:
    from .town import Town

ZONES = ("UTC", "Europe/Berlin", "Asia/Tokyo", "America/New_York")
MOST_TABLES, MOST_ANSWERS = 3, 6  # tables in a visit, and answers at each

Press = Callable[[Tables], Awaitable[object]]
Doing = Callable[["Person", Table], Awaitable[None]]


@dataclass
class Person:
    id: int
    town: "Town"
    chance: Random
    calendar: Calendar
    between: int  # seconds between visits, roughly
    again: list[Press] = field(default_factory=list)  # presses not saved, to be repeated

    @property
    def tables(self) -> Tables:
        return self.town.tables

    def next_visit(self, now: int) -> int:
        """Return the time of the next visit: outside the person's quiet hours, except on sleepless
        nights."""
        at = now + round(self.between * self.chance.uniform(0.2, 1.8))
        return at if self.chance.random() < 0.05 else self.calendar.awake(at)

    async def visit(self) -> None:
        again, self.again = self.again, []
        for press in again:
            await self.send(press)
        found = await self.tables.finding.mine(self.id)
        self.chance.shuffle(found)
        asked = [table for table in found if is_asked(table, self.id)]
        for table in asked[:MOST_TABLES]:
            for _ in range(self.chance.randrange(1, MOST_ANSWERS)):
                await self.attempt(answer, table)
        if found and self.chance.random() < 0.4:
            doing = self.chance.choices(list(ODD), list(ODD.values()))[0]
            await self.attempt(doing, found[0])

    async def attempt(self, doing: Doing, table: Table) -> None:
        try:
            await doing(self, table)
        except (Refused, RulesError):
            self.town.refused += 1

    async def send(self, press: Press) -> None:
        """Send a press, and the same again if it gets no answer or was not saved."""
        try:
            await press(self.tables)
        except Refused as refused:
            if refused.why in (Why.NOT_SAVED, Why.NOT_READ, Why.NOT_KNOWN, Why.CONFLICT):
                self.again.append(press)
            raise

    def number(self) -> int:
        return self.chance.getrandbits(48)


def newcomer(number: int, town: "Town") -> Person:
    chance = Random(f"{town.seed} person {number}")
    begin = chance.randrange(20, 25) % 24 * 60
    quiet = Quiet(begin, (begin + chance.randrange(6, 11) * 60) % (24 * 60))
    calendar = Calendar(chance.choice(ZONES), quiet if chance.random() < 0.8 else None)
    return Person(number, town, chance, calendar, chance.choice((HOUR, 2 * HOUR, 6 * HOUR)))


def is_asked(table: Table, person: int) -> bool:
    return any(table.seats[asked.seat].actor == person for asked in table.asked)


# At a table


async def answer(person: Person, table: Table) -> None:
    """Answer in a line or by a panel, sometimes with a change of mind or a double click."""
    play, chance = person.tables.play, person.chance
    panel = await play.question(table.id, person.id)
    if panel.question is None:
        return
    point, number = panel.question.point, person.number()
    keys = random_answer(panel.question, chance)
    if chance.random() < 0.4:
        panel = await play.choose(table.id, person.id, panel.step, keys)
        if chance.random() < 0.2:
            await play.start_over(table.id, person.id, panel.step)
            return
        step = panel.step

        async def press(tables: Tables) -> None:
            await tables.play.confirm(table.id, person.id, step, number)
    else:
        answers = [Answer(point, keys)]

        async def press(tables: Tables) -> None:
            await tables.play.answer_line(table.id, person.id, answers, number)

    before = (await person.tables.finding.table(table.id)).decisions
    if chance.random() < 0.1:
        await twice(person, press)
    else:
        await person.send(press)
    person.town.saved(number, table.id, before)


async def twice(person: Person, press: Press) -> None:
    """Send a press twice; one success is enough."""
    both = await asyncio.gather(person.send(press), person.send(press), return_exceptions=True)
    faults = [it for it in both if isinstance(it, BaseException)]
    if len(faults) == len(both):
        raise faults[0]


async def undo_move(person: Person, table: Table) -> None:
    turns = await person.tables.undo.turns(table.id, person.id)
    if turns:
        to = person.chance.choice(turns[0].moves).to
        await person.tables.undo.undo(table.id, person.id, to, table.decisions, person.number())


async def give_again(person: Person, table: Table) -> None:
    await person.tables.undo.redo(table.id, person.id, person.number())


async def vote(person: Person, table: Table) -> None:
    if table.vote is not None:
        agree = person.chance.random() < 0.6
        await person.tables.voting.vote(table.id, person.id, table.vote.number, agree=agree)


async def lend(person: Person, table: Table) -> None:
    sitter = person.chance.choice(list(person.town.people))
    until = person.town.clock.now() + person.chance.randrange(HOUR, 3 * DAY)
    await person.tables.seats.lend(table.id, person.id, sitter, until, person.number())


async def return_to_seat(person: Person, table: Table) -> None:
    await person.tables.seats.take_back(table.id, person.id, person.number())


async def leave(person: Person, table: Table) -> None:
    await person.tables.seats.leave(table.id, person.id, person.number())


async def take_over(person: Person, table: Table) -> None:
    """Take a seat without an owner at another table."""
    for other in await person.tables.finding.running(person.town.guild):
        for number, seat in enumerate(other.seats):
            if seat.person is None:
                await person.tables.seats.take_over(other.id, person.id, number, person.number())
                return


async def propose_end(person: Person, table: Table) -> None:
    await person.tables.seats.propose_end(table.id, person.id, person.number())


async def give_time(person: Person, table: Table) -> None:
    asked = person.chance.choice(table.asked)
    await person.tables.absence.give_time(table.id, person.id, asked.seat, HOUR, person.number())


async def pause(person: Person, table: Table) -> None:
    absence = person.tables.absence
    stop = table.paused is None and person.chance.random() < 0.2
    await (absence.pause if stop else absence.resume)(table.id, person.id, person.number())


async def go_away(person: Person, table: Table) -> None:
    now = person.town.clock.now()
    await person.tables.absence.go_away(person.id, now, now + person.chance.randrange(1, 4) * DAY)


async def come_back(person: Person, table: Table) -> None:
    await person.tables.absence.come_back(person.id)


async def prefer(person: Person, table: Table) -> None:
    """Change a preference: the place of calls, or letters."""
    wish: dict[str, Any] = person.chance.choice(WISHES)

    def change(profile: Profile) -> None:
        for name, value in wish.items():
            msgspec.structs.force_setattr(profile, name, value)

    await person.tables.absence.prefer(person.id, change)


async def watch(person: Person, table: Table) -> None:
    levels: tuple[Level, ...] = ("turn", "round", "end")
    level = person.chance.choice(levels)
    channel = person.town.guild * 10 + table.id % 4
    await person.tables.watching.watch(table.id, channel, level, person.id)


async def look(person: Person, table: Table) -> None:
    await person.tables.play.view(table.id, person.id)
    await person.tables.digests.of(person.id, person.town.clock.now() - DAY)
    await person.tables.history.log(table.id, person.id)


async def mend_thread(person: Person, table: Table) -> None:
    """Notice that the thread is gone, and let the bot open another."""
    await person.town.mend_thread(table.id)


async def open_messages(person: Person, table: Table) -> None:
    person.town.chat.closed.discard(person.id)
    await person.tables.watching.reachable(person.id)


WISHES = (
    {"pings": "messages"},
    {"pings": "thread"},
    {"digest": True, "digest_only": True},
    {"digest": False, "digest_only": False},
)

ODD: dict[Doing, int] = {
    undo_move: 10, give_again: 4, vote: 12, lend: 3, return_to_seat: 4, leave: 1, take_over: 3,
    propose_end: 1, give_time: 3, pause: 6, go_away: 1, come_back: 1, prefer: 3, watch: 2,
    look: 8, mend_thread: 15, open_messages: 5,
}  # fmt: skip

__all__ = ["Person", "Status", "newcomer"]
