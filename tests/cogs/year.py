"""Counts the presses and calls of a year of The Curse of Candelabria, for three people and those
who watch them.

python -m tests.cogs.year [--at-once] [SEED ...]

With --at-once people have set that an answer that ends the turn and hides nothing counts at once.

People play by hand, some minutes apart, so whoever is next has to be called. Their choices follow
from the seed and from how often they were asked that question, not from the order of the questions:
so the same people can be watched before and after a change of how they are asked. Half of their
choices are not the first option.
"""

import argparse
import asyncio
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from cogs.words.equal_options import alike
from cogs.words.unasked import unasked
from rules.core import Choice
from sandbox.model import Channel, Message
from sandbox.people import Person
from sandbox.seen import Seen
from sandbox.world import Event
from tables import Answer, Trial
from tests.bench import Bench, tries
from tests.cogs.house import all_told, app_of, at_home, leap
from tests.cogs.playing import ASKING, called, live, prefer, sit_down
from tests.cogs.thumb import APART, BUTTON, Hand, Keys, Move, Way, first_alike

GAME, TURN = "candelabria", "candelabria.turn"
PEOPLE, ONLOOKER = ("anna", "boris", "clara"), "dina"
NUMBER = 1  # the only table's number
MOST_DRAFTS = 30  # drafts in one turn, at most
# Presses that are no answers.
BESIDE = {
    "turn": "**Take turn**",
    "confirm": "**Confirm**",
    "back": "**Back**",
    "otherwise": "**Otherwise**",
    "page": "**Later**",
    "instead": "something else than usual",
}


@dataclass
class Count:
    """Counts of everything that happens during the year."""

    calls: Counter[str] = field(default_factory=Counter)  # by the first question that they ask
    kinds: Counter[str] = field(default_factory=Counter)  # presses, by what they did or answered
    thread: int = 0  # messages in the thread
    gallery: int = 0  # messages in the watching channel
    decided: int = 0  # answers other than the one that would be given unasked

    @property
    def presses(self) -> int:
        return self.kinds.total()

    def told(self) -> str:
        points = {point.partition(".")[2]: times for point, times in self.calls.most_common()}
        return (
            f"{self.calls.total()} calls, {self.presses} presses, {self.thread} messages, "
            f"{self.gallery} in a channel that watches, {self.decided} answers to decide {points}"
        )


class Year:
    def __init__(self, table: Bench, seed: int) -> None:
        self.table, self.seed = table, seed
        self.count = Count()
        self.asked: Counter[tuple[int, str]] = Counter()
        self.thread: Channel
        self.gallery = table.world.add_channel(table.guild, "gallery")

    def notice(self, event: Event) -> None:
        it = event.subject
        if not isinstance(it, Message) or it.author is not self.table.world.bot or it.only_for:
            return
        step = {"message_create": 1, "message_delete": -1}.get(event.name, 0)
        self.count.thread += step * (it.channel_id == self.thread.id)
        self.count.gallery += step * (it.channel_id == self.gallery.id)

    async def play(self, *, at_once: bool) -> Count:
        """Play from the choice of Houses until the second year begins."""
        self.thread = await sit_down(self.table, GAME, PEOPLE)
        for name in PEOPLE if at_once else ():
            await prefer(self.table[name], "last", "at_once")
        await all_told(self.table)
        onlooker = self.table[ONLOOKER]
        await onlooker.go(self.gallery).slash("spectate table", table=str(NUMBER))
        self.table.world.listeners.append(self.notice)
        while await self.year() < 2:
            leap(self.table, APART)
            person = await called(self.table, self.thread)
            assert person is not None
            await self.turn(person)
        await all_told(self.table)
        await self.table.quiet()
        return self.count

    async def year(self) -> int:
        view = await app_of(self.table).tables.play.view(NUMBER)
        return int(view["year"])

    async def turn(self, person: Person) -> None:
        """Answer until this person is not asked any more."""
        panel: Seen | None = None
        again = tries(f"to end the turn of {person}", MOST_DRAFTS)
        while panel is None or goes_on(panel):
            next(again)
            rehearsal = await app_of(self.table).tables.play.rehearse(NUMBER, person.id)
            now, fresh = rehearsal.panel, rehearsal.fresh
            assert fresh.question is not None
            if panel is None:
                self.count.calls[fresh.question.point] += 1
            answers = self.wish(fresh.copy())
            move = Move(now.seat, [it.point for it in answers], [it.keys for it in answers])
            await Going(self.table, NUMBER, person, move, fresh, panel, self.count.kinds).do()
            panel = move.shown[-1]

    # Choosing

    def wish(self, trial: Trial) -> list[Answer]:
        """Draw up a whole draft; return its answers."""
        while trial.question is not None:
            answer = self.decide(trial.question)
            self.count.decided += answer != unasked(trial.question)
            trial.add(Answer("", answer))
        return trial.answers

    def decide(self, choice: Choice) -> Keys:
        """Return an answer that follows from how often the seat was asked this.

        Half of the answers are the first option. A candle is used in every other turn, and every
        eighth offer that may be declined is declined.
        """
        self.asked[choice.seat, choice.point] += 1
        times = self.asked[choice.seat, choice.point]
        number = digest(self.seed, choice.seat, choice.point, times)
        keys = [choice.keys[it.places[0]] for it in alike(choice, "en", [])]
        usual = times % 2 == 1 if choice.point == TURN else bool(number % 2)
        declined = not choice.least and not usual and number // 2 % 4 == 0
        if declined or not keys:
            return []
        least, most = max(choice.least, 1), min(choice.most, len(keys))
        taken = least if usual else least + number // 8 % (most - least + 1)
        first = 0 if usual or len(keys) == 1 else 1 + number // 8 % (len(keys) - 1)
        return first_alike(choice, [keys[(first + at) % len(keys)] for at in range(taken)])


class Going(Hand):
    """Takes a turn by hand in the panel that is open, if there is one, and counts the presses."""

    def __init__(
        self,
        table: Bench,
        number: int,
        person: Person,
        move: Move,
        fresh: Trial,
        there: Seen | None,
        kinds: Counter[str],
    ) -> None:
        super().__init__(table, number, person, move, fresh)
        self.there, self.kinds = there, kinds

    async def begin(self) -> Seen:
        return self.there or await super().begin()

    async def press(self, custom_id: str, seen: Seen) -> Seen:
        verb = custom_id.split("/")[1]
        self.kinds[BESIDE[verb] if verb in BESIDE else await self.asked(1)] += BUTTON
        return await super().press(custom_id, seen)

    async def use(self, way: Way, seen: Seen) -> Seen:
        self.kinds[await self.asked(way.length)] += way.presses
        return await super().use(way, seen)

    async def asked(self, answers: int) -> str:
        """Return the questions that the next press answers."""
        answered = len((await self.panel()).chosen)
        points = self.move.points[answered : answered + answers]
        return " + ".join(point.partition(".")[2] for point in points)


def goes_on(panel: Seen) -> bool:
    return bool(live(panel) & ASKING)


def digest(*words: object) -> int:
    return int.from_bytes(sha256("/".join(map(str, words)).encode()).digest()[:8])


async def counted(seed: int, *, at_once: bool = False) -> Count:
    with tempfile.TemporaryDirectory() as folder:
        people = (*PEOPLE, ONLOOKER)
        async with at_home(Path(folder), people, seed=b"year %d" % seed) as table:
            return await Year(table, seed).play(at_once=at_once)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.year")
    parser.add_argument("seeds", nargs="*", type=int, default=[8, 21, 39])
    parser.add_argument("--at-once", action="store_true")
    asked = parser.parse_args()
    kinds = Counter[str]()
    for seed in asked.seeds:
        count = asyncio.run(counted(seed, at_once=asked.at_once))
        print(f"seed {seed}:", count.told(), flush=True)
        kinds += count.kinds
    for kind, presses in kinds.most_common():
        print(f"| {kind} | {presses} |")


if __name__ == "__main__":
    main()
