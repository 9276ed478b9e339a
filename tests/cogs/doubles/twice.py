"""Impatient people, who press, fill in and send everything twice."""

import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from sandbox import commanding, pressing
from sandbox.interactions import begin
from sandbox.model import Answer, Interaction
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs import playing
from tests.cogs.house import all_told
from tests.cogs.playing import words

sit_down = partial(playing.sit_down, calmly=True)

A_WHILE = 10.0  # seconds between two acts
TALLIES = {  # tables of the store to compare, without those that grow with every look
    "tables": "SELECT status, count(*), sum(sequence) FROM tables GROUP BY status",
    "seats": "SELECT seat, count(*) FROM seats GROUP BY seat",
    "log": "SELECT count(*), count(undone) FROM log",
    "drafts": "SELECT count(*), sum(length(body)) FROM drafts",
    "notes": "SELECT body, count(*) FROM notes GROUP BY body",
    "told": "SELECT kind, topic, count(*) FROM outbox GROUP BY kind, topic",
    "acts": "SELECT act, detail != '', count(*) FROM acts GROUP BY act, detail != ''",
    "watches": "SELECT level, count(*) FROM watches GROUP BY level",
    "attempts": "SELECT counts, count(*) FROM attempts GROUP BY counts",
    "weeks": "SELECT count(*) FROM weeks",
    "exercises": "SELECT count(*), sum(length(body)) FROM exercises",
    "puzzles": "SELECT count(*), sum(length(body)) FROM puzzle_answers",
    "guesses": "SELECT seat, count(*) FROM guesses GROUP BY seat",
    "lessons": "SELECT lesson, length(body) FROM lessons",
    "due": "SELECT kind, count(*) FROM due GROUP BY kind",
}


class FrozenClock:
    """A clock for Discord that moves only when a test says so, however slow the machine is."""

    def __init__(self, table: Bench) -> None:
        self.moment = table.world.clock.now()
        table.world.clock.__dict__["now"] = lambda: self.moment


class Twice:
    """Does everything twice.

    With ``at_once`` both clicks come before anything is answered; otherwise the second follows the
    answer to the first. ``done`` records what was done, and how everything stood then.
    """

    def __init__(self, table: Bench, folder: Path, *, at_once: bool) -> None:
        self.table = table
        self.world = table.world
        self.clock = FrozenClock(table)
        self.folder = folder
        self.at_once = at_once
        self.done: list[tuple[str, dict[str, Any]]] = []
        self.last: Interaction

    # Acts of people

    async def press(self, person: Person, seen: Seen, custom_id: str) -> Seen:
        message = seen.message
        return await self._do(
            verb(custom_id),
            person,
            lambda: pressing.press(self.world, person.user, message, custom_id),
        )

    async def select(self, person: Person, seen: Seen, custom_id: str, *values: Any) -> Seen:
        chosen = [value.user if isinstance(value, Person) else value for value in values]
        message = seen.message
        return await self._do(
            verb(custom_id),
            person,
            lambda: pressing.choose(self.world, person.user, message, custom_id, chosen),
        )

    async def fill_in(self, person: Person, seen: Seen, custom_id: str, **fields: Any) -> Seen:
        """Fill in the form that a button opens."""
        opening = pressing.press(self.world, person.user, seen.message, custom_id)
        await self._settle(opening)
        assert opening.modal is not None
        return await self._do(
            verb(opening.modal["custom_id"]),
            person,
            lambda: pressing.submit(self.world, opening, fields),
        )

    async def slash(self, person: Person, path: str, /, **options: Any) -> Seen:
        given = {k: v.user if isinstance(v, Person) else v for k, v in options.items()}
        return await self._do(
            f"/{path}",
            person,
            lambda: commanding.run(self.world, person.user, person.channel, path, given),
        )

    # Sending each act twice

    async def _do(self, name: str, person: Person, send: Callable[[], Interaction]) -> Seen:
        self.clock.moment += A_WHILE
        first = send()
        if not self.at_once:
            await self._settle(first)
        before = self.state()
        second = self.last = self.once_more(first)
        await self._settle(first, second)
        after = self.state()
        assert self.at_once or before == after, name
        self.done.append((name, after))
        return self._answer(name, person, first, second)

    def once_more(self, it: Interaction) -> Interaction:
        """Click again, from a client that has not heard of the answer yet."""
        return begin(
            self.world,
            it.kind,
            it.user,
            it.channel,
            it.data,
            source=it.source,
            opened_by=it.opened_by,
        )

    def _answer(self, name: str, person: Person, *both: Interaction) -> Seen:
        """Check that both clicks are answered and that one answer counts.

        Either the pressed message has changed and nobody is scolded, or one of two new messages
        says that it was a second click.
        """
        assert all(it.answer == Answer.DONE for it in both), name
        sent = [
            Seen(self.world, message, it.user)
            for it in both
            for message in self.world.messages.get(it.channel.id, {}).values()
            if message.via_interaction == it.id
        ]
        twice = words(person)("pressed-twice")
        told = [seen for seen in sent if seen.text != twice]
        assert [len(told), len(sent) - len(told)] in ([0, 0], [1, 1]), (name, sent)
        if told:
            return told[0]
        assert both[0].source is not None
        return Seen(self.world, both[0].source, person.user)

    async def _settle(self, *sent: Interaction) -> None:
        await self.table.quiet()
        await self.rest()
        for it in sent:
            assert it.answer not in (Answer.WAITING, Answer.THINKING), it.data

    async def rest(self) -> None:
        """Wait until all due work is done and everybody has been told."""
        await all_told(self.table)
        await self.table.quiet()

    def state(self) -> dict[str, Any]:
        public = [  # leave out threads: news that comes close together shares a message there
            message.id
            for place, there in self.world.messages.items()
            if not self.world.channels[place].thread
            for message in there.values()
            if message.only_for is None
        ]
        kept = {name: Counter(self._rows(sql)) for name, sql in TALLIES.items()}
        files = list((self.folder / "reports").glob("*"))
        return {**kept, "public": len(public), "files": len(files)}

    def _rows(self, sql: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.folder / "tables.sqlite")) as db:
            return db.execute(sql).fetchall()


def verb(custom_id: str) -> str:
    return custom_id.split("/")[1]
