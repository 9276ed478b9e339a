"""Plays a table of three and photographs each question that is asked for the first time."""

from random import Random

from rules.play import random_answer
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Panel
from tests.bench import Bench
from tests.cogs.gallery.hurrying import hurried, unhurried
from tests.cogs.gallery.studio import Studio
from tests.cogs.house import app_of
from tests.cogs.playing import button, called, live, number_of, turn_message, verb_of

# By game: the kind of question that is also photographed as a whole page.
PLACING = {
    "ryozen": "place",
    "bonfire": "sail",
    "ghost_stories": "yang",
    "candelabria": "destination",
}


class Table:
    """A table of three; ``thread`` is where it is played, once it has begun."""

    def __init__(self, bench: Bench, studio: Studio, game: str, language: str) -> None:
        self.bench = bench
        self.studio = studio
        self.shoot = studio.shoot
        self.game = game
        self.language = language
        self.host, self.guest, self.third, self.watcher = bench.people.values()
        self.seated = self.host, self.guest, self.third
        self.hall = bench.channel
        self.thread: Channel = self.hall
        self.asked: set[str] = set()
        self.chance = Random(7)

    async def asked_now(self) -> Person:
        person = await called(self.bench, self.thread)
        assert person is not None
        return person

    def someone_else(self, person: Person) -> Person:
        return next(one for one in self.seated if one is not person)

    async def play(self, turns: int, *, first: int = 0) -> None:
        """Play turn after turn, photographing each new question; the ``first`` turns leave their
        pictures in the thread."""
        for number in range(turns):
            with unhurried() if number < first else hurried():
                person = await called(self.bench, self.thread)
                if person is None:
                    return
                await self.turn(person)

    async def turn(self, person: Person) -> None:
        """Answer at random, opening the panel only for questions not photographed yet."""
        number, play = number_of(self.thread), app_of(self.bench).tables.play
        now = await self.question(person)
        panel = await self.photograph(person, now)
        while now.question is not None and not now.final:
            keys = random_answer(now.question, self.chance)
            now = await play.choose(number, person.id, now.step, keys)
            panel = await self.photograph(person, now)
        if panel is None:
            await play.confirm(number, person.id, now.step)
            return
        after = (await person.press(button(panel, "confirm"), on=panel)).message
        if "confirm" not in {verb_of([one]) for one in after.buttons}:
            kind = "sealed" if verb_of(after.buttons) == "turn" else "done"
            await self.once("after", kind, after)

    async def question(self, person: Person) -> Panel:
        return await app_of(self.bench).tables.play.question(number_of(self.thread), person.id)

    async def photograph(self, person: Person, now: Panel) -> Seen | None:
        kind = now.question.point.partition(".")[2] if now.question else f"final-{now.final}"
        if kind in self.asked:
            return None
        self.asked.add(kind)
        message = turn_message(person)
        with unhurried():
            fresh = (await person.press(button(message, "turn"), on=message)).message
        await self.shoot(f"30-ask-{kind}", fresh)
        if kind == PLACING[self.game]:
            await self.studio.shoot_page("00-page", fresh)
        return fresh

    async def once(self, prefix: str, kind: str, seen: Seen) -> None:
        if kind not in self.asked:
            self.asked.add(kind)
            await self.shoot(f"31-{prefix}-{kind}", seen)

    def public(self) -> list[Seen]:
        return [m for m in self.host.messages(self.thread) if not m.ephemeral]

    def newest(self, verb: str) -> Seen:
        """Return the newest message in the thread with a button for this."""
        return next(m for m in reversed(self.public()) if verb in live(m))

    async def prefer(self, person: Person, menu: str, value: str) -> Seen:
        panel = (await person.go(self.hall).slash("settings")).message
        custom_id = next(m.custom_id for m in panel.selects if m.custom_id.endswith(f"/{menu}"))
        return (await person.select(custom_id, value, on=panel)).message
