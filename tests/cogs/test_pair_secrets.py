"""Two games of The Curse of Candelabria that differ in one secret answer look the same to all
others: messages with their ids and pictures, panels, lists of what can be typed, log and film."""

import json
import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.core import Choice, Game
from rules.play import random_answer
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, at_home, leap
from tests.cogs.playing import button, live, sit_down
from tests.marks import all_but_first_long

GAME, NAMES = "candelabria", ("anna", "boris", "clara")
LOOKING = ("board", "seat", "since", "log", "replay", "film", "more", "turn")
TYPED = {"commit": ("left", "right"), "manoeuvre": ("card", "figure"), "deploy": ("card", "role")}
LONG_NUMBERS = re.compile(r"\d{9,}")  # of people, messages and moments: each world has its own

Wanted = Callable[[Game[Any]], Choice | None]


def cards_for_a_battle(game: Game[Any]) -> Choice | None:
    """The last of several people has a choice of cards, and nobody else has answered."""
    return sealed(game, lambda cards: cards > 1)


def the_only_card(game: Game[Any]) -> Choice | None:
    """Whoever plays it is asked no more, and whoever keeps it is."""
    return sealed(game, lambda cards: cards == 1)


def sealed(game: Game[Any], enough: Callable[[int], bool]) -> Choice | None:
    commits = [it for it in game.pending if it.point == "candelabria.commit"]
    asked = [it for it in commits if enough(len(it.keys))]
    return asked[-1] if len(commits) > 1 and asked and not game.answered else None


def cards_in_a_tavern(game: Game[Any]) -> Choice | None:
    asked = (it for it in game.pending if it.point == "candelabria.tavern" and len(it.keys) > 1)
    return next(asked, None)


SECRETS: dict[str, tuple[Wanted, list[Callable[[Choice], list[str]]]]] = {
    "cards for a battle": (
        cards_for_a_battle,
        [lambda it: [it.keys[0]], lambda it: [it.keys[-1]], lambda it: []],
    ),
    "the only card for a battle": (the_only_card, [lambda it: [*it.keys], lambda it: []]),
    "cards in a tavern": (
        cards_in_a_tavern,
        [lambda it: [*it.keys[: it.least]], lambda it: [*it.keys[-it.least :]]],
    ),
}


@pytest.mark.parametrize("secret", all_but_first_long(reversed(SECRETS)))
async def test_a_secret_answer_changes_nothing_for_others(tmp_path: Path, secret: str) -> None:
    wanted, answers = SECRETS[secret]
    worlds = [
        await seen_by_others(tmp_path / str(number), wanted, answer)
        for number, answer in enumerate(answers)
    ]
    assert len({json.dumps(own) for _, own in worlds}) > 1, "the answers make a difference"
    first = worlds[0][0]
    assert len(first) > len(LOOKING)
    for other, _ in worlds[1:]:
        assert other == first


async def seen_by_others(
    folder: Path, wanted: Wanted, answer: Callable[[Choice], list[str]]
) -> tuple[list[str], list[list[str]]]:
    """All that the others can find out; and the answers of whoever has given one."""
    folder.mkdir()
    async with at_home(folder, (*NAMES, "watcher"), seed=b"pairs") as table:
        thread = await sit_down(table, GAME, NAMES)
        acted = await play_to(table, wanted, answer)
        await all_told(table)
        leap(table, 3600)
        await all_told(table)
        people = [person for person in table.people.values() if person.id != acted]
        found = [looks for person in people for looks in [*map(told, person.messages(thread))]]
        for person in people:
            found += await looked_around(table, person.go(thread))
        log = await app_of(table).tables.history.log(1, acted, -1)
        assert not app_of(table).faults.latest()
    return found, [entry.keys for entry in log if entry.person == acted]


async def play_to(
    table: Bench, wanted: Wanted, answer: Callable[[Choice], list[str]]
) -> int | None:
    """Random answers up to the question, and then this one; whose it was."""
    house, chance = app_of(table).tables.house, Random(7)
    async with house.change(1) as opened:
        game = opened.game
        while (choice := wanted(game)) is None:
            asked = game.pending[0]
            keys = random_answer(asked, chance)
            opened.answer(asked.seat, asked, keys, person=opened.table.seats[asked.seat].actor)
    async with house.change(1) as opened:
        game = opened.game
        choice = wanted(game)
        assert choice is not None
        seat, point = choice.seat, choice.point
        actor = opened.table.seats[seat].actor
        while choice is not None and choice.point == point:
            opened.answer(seat, choice, answer(choice), person=actor)
            choice = game.choice_for(seat)
    return actor


async def looked_around(table: Bench, person: Person) -> list[str]:
    """Every button that shows something, and what completion offers."""
    found: list[str] = []
    for verb in LOOKING:
        message = next((m for m in reversed(person.messages()) if verb in live(m)), None)
        if message is not None:
            reply = await person.press(button(message, verb), on=message)
            await all_told(table)
            found += [f"{person.user.name} {verb}", told(reply.message), *map(told, reply.further)]
    for action, parameters in TYPED.items():
        for parameter in parameters:
            offered = await person.autocomplete(f"{GAME} {action}", parameter, "")
            found.append(f"{action} {parameter} {[(it.name, it.value) for it in offered]}")
    offered = await person.autocomplete("move", "text", "")
    return [*found, f"move {[(it.name, it.value) for it in offered]}"]


def told(seen: Seen) -> str:
    """A message with everything in it, but for the numbers that no two worlds share."""
    words = json.dumps([seen.text, seen.message.components, seen.alt_texts], ensure_ascii=False)
    return LONG_NUMBERS.sub("#", words) + "".join(pictures(seen))


def pictures(seen: Seen) -> Iterator[str]:
    for image in seen.images:
        yield sha256(image).hexdigest()
