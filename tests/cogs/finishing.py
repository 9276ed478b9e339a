"""Plays tables that were left in the middle of a game to their end."""

import asyncio
from random import Random

from sandbox.people import Person
from tables import Status, Table
from tests.bench import Bench
from tests.cogs.house import app_of, leap
from tests.cogs.leaks import Leaks
from tests.cogs.playing import finish_turn, turn_at_once


class Finisher:
    """Plays a table to its end with random answers, most of them without the bot's screens."""

    def __init__(
        self, bench: Bench, table: Table, chance: Random, leaks: Leaks, by_hand: int
    ) -> None:
        self.bench = bench
        self.leaks = leaks
        self.number = table.id
        self.chance = chance
        self.by_hand = by_hand  # one turn in so many is played by presses
        self.turns = 0

    async def finish(self) -> None:
        for _ in range(3000):
            now = await app_of(self.bench).tables.finding.table(self.number)
            if now.status is not Status.RUNNING:
                return
            await self.play(now)
        raise AssertionError(f"table {self.number} finds no end: {now}")

    async def play(self, now: Table) -> None:
        if now.paused is not None:
            host = next(p for p in self.bench.people.values() if p.id == now.host)
            await app_of(self.bench).tables.absence.resume(self.number, host.id)
            return
        actors = {now.seats[asked.seat].actor for asked in now.asked}
        people = [person for person in self.bench.people.values() if person.id in actors]
        if not people:
            leap(self.bench, 60)
            await asyncio.sleep(0.05)  # an automa thinks
            return
        await self.leaks.learn_of(now)
        await self.take_turn(people[0])

    async def take_turn(self, person: Person) -> None:
        self.turns += 1
        if self.turns % self.by_hand:
            await turn_at_once(self.bench, person, self.number, self.chance)
            return
        panel = (await person.go_to_dm().slash("turn", table=self.number)).message
        await finish_turn(person, panel, self.chance)
