"""Counts the presses of an answer, from the call until all is confirmed.

A button is one press. A menu is two, opening it and picking; where several things may be picked,
each is one more and so is closing it. People decide at random, and half of their payments are not
the plain one: a panel that chose for them would save no presses. Decisions depend on the game and
its seed alone, so the same ones are compared before and after a change of what is shown.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from cogs.words.equal_options import alike
from cogs.words.together import keys_at
from cogs.words.unasked import payment
from rules.core import Choice
from rules.play import random_answer
from sandbox.check_components import SELECTS, Part, walk
from sandbox.model import Json
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Answer as Given
from tables import Chosen, Panel, Trial
from tests.bench import Bench, tries
from tests.cogs.house import app_of, at_home, leap
from tests.cogs.playing import button, called, live, number_of, sit_down, turn_message

BUTTON, MENU = 1, 2
MOST = 60  # the most presses in one turn
HALF, SELDOM = 0.5, 0.2
# By point: the answer that people mostly give, since others cost something.
USUAL = {"ryozen.side": "revealed", "ryozen.day_effect": "apply"}
Keys = list[str]


@dataclass
class Move:
    """The answers that a person wants to give before **Confirm**, with the presses they took."""

    seat: int
    points: list[str]
    wanted: list[Keys]
    presses: int = 0
    shown: list[Seen] = field(default_factory=list)


def decide(choice: Choice, chance: Random) -> Keys:
    """Return the usual answer half of the time, otherwise a random one; rarely decline."""
    usual = USUAL.get(choice.point) or next(iter(payment(choice) or ()), None)
    if usual is not None and chance.random() < HALF:
        return [usual]
    others = [key for key in choice.keys if key != usual]
    if usual is not None and choice.least == 0:
        return []
    if choice.most == 1:
        declined = choice.least == 0 and chance.random() < SELDOM
        return [] if declined else first_alike(choice, [chance.choice(others)])
    return first_alike(choice, random_answer(choice, chance))


def first_alike(choice: Choice, keys: Keys) -> Keys:
    """Replace these keys by the first options that read the same, in the question's order."""
    places = [choice.keys.index(key) for key in keys]
    groups = [it.places for it in alike(choice, "en", ())]
    picked = [one for it in groups for one in it[: len(set(it) & set(places))]]
    return [choice.keys[place] for place in sorted(picked)]


def wish(trial: Trial, decisions: int) -> list[Given]:
    """Draw up a whole draft; return its answers."""
    while trial.question is not None:
        chance = Random(f"{decisions}/{len(trial.chosen)}/{trial.question.point}")
        trial.add(Given("", decide(trial.question, chance)))
    return trial.answers


async def play(table: Bench, number: int, person: Person) -> Move:
    """Play one draft by hand, from the call to **Confirm**."""
    app = app_of(table)
    rehearsal = await app.tables.play.rehearse(number, person.id)
    now, fresh = rehearsal.panel, rehearsal.fresh
    answers = wish(fresh.copy(), now.table.decisions)
    move = Move(now.seat, [it.point for it in answers], [it.keys for it in answers])
    hand = Hand(table, number, person, move, fresh)
    await hand.do()
    return move


class Hand:
    """Presses its way to the wanted answers; ``fresh`` is where the draft begins."""

    def __init__(self, table: Bench, number: int, person: Person, move: Move, fresh: Trial) -> None:
        self.table, self.number, self.person = table, number, person
        self.move, self.fresh = move, fresh
        self.decisions = 0
        self.returning = False  # on the way back to a wrong answer

    async def do(self) -> None:
        self.decisions = (await self.panel()).table.decisions
        seen = await self.begin()
        again = tries(f"to play {self.move.wanted}", MOST)
        while not await self.done():
            next(again)
            seen = await self.go_on(seen)
        self.move.shown.append(seen)

    async def panel(self) -> Panel:
        return await app_of(self.table).tables.play.question(self.number, self.person.id)

    async def done(self) -> bool:
        now = await app_of(self.table).tables.finding.table(self.number)
        return now.decisions > self.decisions or self.move.seat in now.answered

    async def begin(self) -> Seen:
        """Begin on the call if it offers what is wanted."""
        call = turn_message(self.person)
        best = self.best(call, self.fresh, {"now", "pick-now", "at-once", "pick-at-once"})
        if best is not None:
            return await self.use(best, call)
        if "turn" in live(call):
            return await self.press(button(call, "turn"), call)
        return call

    async def go_on(self, seen: Seen) -> Seen:
        self.move.shown.append(seen)
        now = await self.panel()
        chosen = [first_alike(it.choice, it.keys) for it in now.chosen]
        if chosen == self.move.wanted:
            return await self.press(button(seen, "confirm"), seen)
        points = [it.choice.point for it in now.chosen]
        if points != self.move.points[: len(points)]:
            return await self.press(button(seen, "back"), seen)
        wrong = [at for at, keys in enumerate(chosen) if keys != self.move.wanted[at]]
        other = self.other_answer(seen, now.chosen, wrong)
        if other is not None:
            return await self.use(other, seen)
        trial = self.after(chosen)
        last = bool(wrong) and wrong[-1] == len(chosen) - 1
        self.returning = bool(wrong) and (self.returning or not self.fits(trial))
        if self.returning or (last and "otherwise" in live(seen)):
            return await self.mend(seen, last)
        return await self.answer(seen, trial)

    async def answer(self, seen: Seen, trial: Trial) -> Seen:
        """Give the next answers that are wanted."""
        if "done" in live(seen) or any("/tally/" in str(it.custom_id) for it in seen.buttons):
            return await self.count(seen, trial)
        best = self.best(seen, trial, {"answer", "choose", "skip", "at-once", "pick-at-once"})
        return await self.next_page(seen, trial) if best is None else await self.use(best, seen)

    def other_answer(
        self, seen: Seen, drafted: Sequence[Chosen], wrong: Sequence[int]
    ) -> "Way | None":
        """Return the button or menu entry that changes an answer which the bot gave by itself."""
        for at in wrong:
            keys, known = self.move.wanted[at], drafted[at].choice.keys
            value = str(known.index(keys[0])) if keys else "-1"
            for custom_id, values in pressable(seen):
                verb, *args = custom_id.split("/")[1:]
                if verb == "instead" and args[2:] == [str(at), value]:
                    return Way(verb, custom_id, [])
                if verb == "pick-instead" and args[2] == str(at) and value in values:
                    return Way(verb, custom_id, [], [value], MENU)
        return None

    def fits(self, trial: Trial) -> bool:
        """Tell if the next wanted answer is possible after what is drafted."""
        question, at = trial.question, len(trial.chosen)
        if question is None or at >= len(self.move.wanted):
            return False
        return question.point == self.move.points[at] and set(self.move.wanted[at]) <= set(
            question.keys
        )

    async def mend(self, seen: Seen, last: bool) -> Seen:
        """Take back an answer that the bot gave by itself and that the person does not want."""
        verb = "otherwise" if last and "otherwise" in live(seen) else "back"
        return await self.press(button(seen, verb), seen)

    async def count(self, seen: Seen, trial: Trial) -> Seen:
        """Pick several things, each by its own button or from menus."""
        question = trial.question
        assert question is not None
        wanted = [question.keys.index(key) for key in self.next_wanted(trial)]
        if not wanted:
            return await self.press(button(seen, "skip"), seen)
        for place in wanted:
            seen = await self.press(self.tally_for(seen, question, place), seen)
        if question.least == question.most:
            return seen
        return await self.press(button(seen, "done"), seen)

    def tally_for(self, seen: Seen, question: Choice, place: int) -> str:
        """Return the button that counts pieces of the kind to which this option belongs."""
        label = question.options[place].together("en", ())
        kinds = [it for it in seen.buttons if "/tally/" in str(it.custom_id)]
        for it in kinds:
            if it.custom_id and int(it.custom_id.split("/")[4]) == place:
                return it.custom_id
        return next(str(it.custom_id) for it in kinds if label in it.label)

    async def next_page(self, seen: Seen, trial: Trial) -> Seen:
        """Turn to the next page, to look for the wanted option."""
        pages = [it for it in seen.buttons if "/page/" in str(it.custom_id) and not it.disabled]
        assert pages, (self.move, seen, [it.custom_id for it in seen.buttons])
        return await self.press(str(pages[-1].custom_id), seen)

    # Finding the control

    def best(self, seen: Seen, trial: Trial, verbs: set[str]) -> "Way | None":
        """Return the way that gives the most wanted answers at once, with the fewest presses."""
        question = trial.question
        assert question is not None
        several = [question.keys.index(key) for key in self.next_wanted(trial)]
        ways = [it for it in ways_of(seen, several) if it.verb in verbs and self.leads(it, trial)]
        return max(ways, key=lambda it: (it.length, -it.presses), default=None)

    def leads(self, way: "Way", trial: Trial) -> bool:
        """Tell if a way gives the wanted answers and nothing else but plain payments, which can be
        changed."""
        ahead = trial.copy()
        for number, places in enumerate(way.path):
            question = ahead.question
            if question is None or len(ahead.chosen) >= len(self.move.wanted):
                return False
            try:
                keys = [key for place in sorted(places) for key in keys_at(question, place)]
            except IndexError:
                return False
            wanted = self.move.wanted[len(ahead.chosen)]
            if keys != wanted and (not number or keys != payment(question)):
                return False
            ahead.add(Given("", keys))
        return True

    def next_wanted(self, trial: Trial) -> Keys:
        return self.move.wanted[len(trial.chosen)]

    def after(self, chosen: Sequence[Keys]) -> Trial:
        trial = self.fresh.copy()
        for keys in chosen:
            trial.add(Given("", keys))
        return trial

    # Pressing it

    async def press(self, custom_id: str, seen: Seen) -> Seen:
        self.move.presses += BUTTON
        return (await self.person.press(custom_id, on=seen)).message

    async def use(self, way: "Way", seen: Seen) -> Seen:
        self.move.presses += way.presses
        if way.values:
            reply = await self.person.select(way.custom_id, *way.values, on=seen)
        else:
            reply = await self.person.press(way.custom_id, on=seen)
        return reply.message


@dataclass(frozen=True)
class Way:
    """A button, or entries of a menu; `path` has the places of the options that it answers with, a
    list for each question."""

    verb: str
    custom_id: str
    path: Sequence[Sequence[int]]
    values: Sequence[str] = ()
    presses: int = BUTTON

    @property
    def length(self) -> int:
        return len(self.path)


def ways_of(seen: Seen, several: Sequence[int]) -> Iterator[Way]:
    """Yield each button and menu entry of a message; in menus for several picks, only `several`."""
    for _, part in walk(seen.message.components):
        custom_id = str(part.get("custom_id") or "")
        if part.get("disabled") or not custom_id.startswith("e/"):
            continue
        verb, *args = custom_id.split("/")[1:]
        if part["type"] == Part.BUTTON:
            yield Way(verb, custom_id, pressed(verb, args))
        elif part["type"] in SELECTS:
            yield from picks(verb, custom_id, part, several)


def pressed(verb: str, args: Sequence[str]) -> Sequence[Sequence[int]]:
    """Return the places of the options that a button answers with, one list for each question."""
    if verb == "skip":
        return [[]]
    if verb in ("now", "answer", "at-once"):
        return answers_of(".".join(args[2:]))
    return []


def answers_of(path: str) -> list[list[int]]:
    """Return the answers of a path of places; -1 stands for none of the options."""
    places = [int(place) for place in path.split(".") if place.lstrip("-").isdigit()]
    return [[place] if place >= 0 else [] for place in places]


def pressable(seen: Seen) -> Iterator[tuple[str, list[str]]]:
    """Yield the custom id of everything that can be pressed, with the values that can be picked if
    it is a menu."""
    for _, part in walk(seen.message.components):
        custom_id = str(part.get("custom_id") or "")
        if custom_id.startswith("e/") and not part.get("disabled"):
            yield custom_id, [option["value"] for option in part.get("options", ())]


def picks(verb: str, custom_id: str, part: Json, several: Sequence[int]) -> Iterator[Way]:
    values = [option["value"] for option in part.get("options", ())]
    if part["max_values"] > 1:
        wanted = [str(place) for place in several]
        if wanted and set(wanted) <= set(values):
            yield Way(verb, custom_id, [several], wanted, MENU + len(wanted))
        return
    for value in values:
        yield Way(verb, custom_id, answers_of(value), [value], MENU)


# ---- whole games

APART = 600  # seconds between two turns
PLAYERS = ("anna", "boris", "clara")


async def moves(game: str, seed: bytes, most: int) -> list[Move]:
    """Return the moves of a game of three, from its beginning."""
    with tempfile.TemporaryDirectory() as folder:
        async with at_home(Path(folder), PLAYERS, seed=seed) as table:
            thread = await sit_down(table, game, PLAYERS)
            made = list[Move]()
            while len(made) < most:
                leap(table, APART)
                person = await called(table, thread)
                if person is None:
                    break
                made.append(await play(table, number_of(thread), person))
            return made


def turns(made: Sequence[Move]) -> list[list[Move]]:
    """Group moves into turns: all that one seat does before the next seat is asked."""
    found: list[list[Move]] = []
    for move in made:
        if found and found[-1][-1].seat == move.seat:
            found[-1].append(move)
        else:
            found.append([move])
    return found


# Kinds of turns that are counted: a turn belongs to a kind if it asks all of the kind's points.
KINDS = {
    "ryozen": {"a turn": ["place"]},
    "bonfire": {
        "the first turn": ["start_tile"],
        "ship and task": ["sail", "task_tile"],
        "Great Bonfire": ["turn_to"],
        "every turn": ["turn"],
    },
    "ghost_stories": {"a turn": ["yang"]},
    "candelabria": {"a turn": ["turn"]},
}


def counted(game: str, made: Sequence[Move]) -> dict[str, list[int]]:
    """Count the presses of each turn, by its kind."""
    found = dict[str, list[int]]()
    for turn in turns(made):
        points = {point.partition(".")[2] for move in turn for point in move.points}
        for kind, wanted in KINDS[game].items():
            if points >= set(wanted):
                found.setdefault(kind, []).append(sum(move.presses for move in turn))
    return found


async def report(games: Sequence[str], tables: int, most: int) -> None:
    for game in games:
        found = dict[str, list[int]]()
        for number in range(tables):
            made = await moves(game, b"thumb %d" % number, most)
            for kind, presses in counted(game, made).items():
                found.setdefault(kind, []).extend(presses)
        for kind, presses in found.items():
            mean = sum(presses) / len(presses)
            print(
                f"| {game}, {kind} | {len(presses)} | {mean:.1f} | {min(presses)}-{max(presses)} |",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.thumb")
    parser.add_argument("games", nargs="*", default=list(KINDS))
    parser.add_argument("--tables", type=int, default=2)
    parser.add_argument("--most", type=int, default=1000, help="drafts of a game")
    asked = parser.parse_args()
    asyncio.run(report(asked.games, asked.tables, asked.most))


if __name__ == "__main__":
    main()
