"""Everything that Ghost Stories says is said in both languages."""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

from rules.core import Game
from rules.ghost_stories import book
from rules.ghost_stories.parts import SPACES
from tests.ghost_stories import rare
from tests.ghost_stories.white_moon import rare as rare_moon
from tests.rules.listening import Listener, alike_in_both_languages, texts

GAMES = 260


def games() -> Iterator[tuple[Game[Any], Random]]:
    """Yield games of all kinds of set-ups."""
    for number in range(GAMES):
        chance = Random(number)
        mode = [*book.modes.values()][number % len(book.modes)]
        options = {setting.id: chance.choice(setting.values) for setting in mode.settings}
        setup = book.setup(1 + number % 4, {"mode": mode.id, **options})
        yield Game(book, setup, f"texts {number}".encode()), chance


def test_both_languages_say_the_same() -> None:
    alike_in_both_languages("ghost_stories")


@pytest.mark.long
def test_all_is_said_and_nothing_is_unused() -> None:
    """Listens to random games of all kinds, and to staged positions that they hardly reach."""
    listener = Listener(book, r"(ghost-stories-white-moon\.ru\.txt:\d+)?")
    for game, chance in games():
        listener.game(game, chance, share=0.4)
    for scene in chain(rare.rare(), rare_moon.rare()):
        listener.events(scene.events)
        if scene.game.pending:
            listener.question(scene.choice)
            listener.warnings(scene.game)
    assert not list(listener.unused("unknown-", "reason-", "aim-"))


def test_every_way_to_end_has_its_reason() -> None:
    said = texts("ghost_stories", "en")
    assert {f"log-{id}" for id in said if id.startswith("reason-")} <= set(said)


def test_no_space_reads_like_a_number() -> None:
    """The Russian letter for west looks like a 3, so spaces are named by more than one letter."""
    speaker = book.speaker("ru", [])
    for space in SPACES:
        name = speaker.say(book.name(f"space:{space}"))
        letters, number = name.split()
        assert len(letters) > 1
        assert number == space[1:]
