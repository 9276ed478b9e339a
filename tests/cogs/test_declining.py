"""The button for none of the options says what declining means."""

from itertools import product
from random import Random

import pytest

import locales
from cogs.layouts.answers import ways
from cogs.layouts.asked import TurnPanel
from cogs.play.actions import Reader, vocabulary
from cogs.play.actions.asked import Asked
from cogs.play.panels import question
from cogs.words.answers import chosen_words
from cogs.words.matching import words
from cogs.words.texts import Texts
from rules import new_game
from rules.core import Choice
from rules.play import random_answer
from tables.base.trial import Chosen
from tests.languages import LANGUAGES

SEATS = 3
FULL = ("ryozen", "bonfire", "ghost_stories", "candelabria")
PAIRS = list(product(FULL, LANGUAGES))
SKIP = {"en": "skip", "ru": "пропусти"}


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_no_question_tells_what_skipping_means(game: str, language: str) -> None:
    asked = [path.read_text("utf-8").casefold() for path in locales.files(language, f"{game}/game")]
    assert asked
    assert not any(f"({SKIP[language]}" in text or f"; {SKIP[language]}" in text for text in asked)


def declinable(game: str) -> Choice:
    """Find, in a random game, a question that may be declined and says what that means."""
    for seed in range(20):
        played = new_game(game, seats=SEATS, seed=b"declining %d" % seed)
        chance = Random(seed)
        while played.pending:
            choice = played.pending[0]
            if not choice.least and choice.declining("en"):
                return choice
            played.answer(choice.seat, choice, random_answer(choice, chance))
    raise AssertionError(f"no such question in {game}")


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_the_button_the_draft_and_typed_words_say_it(game: str, language: str) -> None:
    choice, t, names = declinable(game), Texts(language), ["Ann", "Ben", "Cid"]
    said = choice.declining(language, names)
    asked = question(choice, t, names)
    panel = TurnPanel(table=1, step="1.0", heading="", question=asked)
    labels = [button.label for button in next(ways(panel, asked, t)).extras]
    assert said in labels
    assert chosen_words(Chosen(choice, []), t, names).endswith(f"→ **{said}**")
    typed = Asked(choice, Reader(t, names, vocabulary(game)))
    assert typed.declining(words(said))
    assert typed.label([]) == said
