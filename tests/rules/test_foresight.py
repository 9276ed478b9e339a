"""Previews tell what is certain, name what is not, and never reveal a secret."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import locales
from rules.core import foresee
from rules.core.save import to_json
from rules.play import random_answer
from rules.promises import imagined
from tests.languages import LANGUAGES
from tests.rules.positions import chain_of
from tests.rules.variants import Variant, every_variant

PURPOSE = re.compile(r'g\.(?:draw|reveal|shuffle|number|roll)\("([^"]+)"')
OFTEN = 4  # one position in this many is also dealt anew


@every_variant
def test_what_is_foreseen_comes_true(variant: Variant) -> None:
    """Everything foreseen happens, up to the first thing that was named as unknown."""
    game, chance = variant.new(), Random(11)
    while not game.over:
        choice = chance.choice(game.pending)
        keys = random_answer(choice, chance)
        before = to_json(game)
        seen = foresee(game, choice.seat, [keys])
        assert to_json(game) == before
        assert seen.before == game.view(choice.seat)
        shown = foresee(game, choice.seat, [keys], public=True)
        assert all(event.seen_by(None) for event in shown.events)
        events = game.answer(choice.seat, choice, keys)
        told = [event for event in events if event.seen_by(choice.seat)]
        assert bool(seen.unknown) == game.revealed
        assert seen.events == told[: len(seen.events)]
        if seen.unknown:
            for language in LANGUAGES:
                said = f"unknown-{seen.unknown.replace(' ', '-')}"
                assert locales.text(language, f"{variant.game}/game", said)
        else:
            assert seen.events == told
            assert seen.after == game.view(choice.seat)
            assert seen.asked == [choice.seat for choice in game.pending]


@pytest.mark.parametrize("game", [it.parent.name for it in Path("rules").glob("*/registry.py")])
def test_no_words_for_what_is_never_unknown(game: str) -> None:
    source = "".join(path.read_text("utf-8") for path in Path("rules", game).rglob("*.py"))
    purposes = {purpose.replace(" ", "-") for purpose in PURPOSE.findall(source)}
    told = {id for id in locales.ids(f"{game}/game") if id.startswith("unknown-")}
    assert told <= {f"unknown-{purpose}" for purpose in purposes}


@every_variant
def test_looking_ahead_is_no_peek(variant: Variant) -> None:
    """For two games that a seat cannot tell apart, the foresight is the same to the last letter."""
    game, chance = variant.new(), Random(12)
    unknown = 0
    while not game.over:
        choice = chance.choice(game.pending)
        keys = random_answer(choice, chance)
        fresh = game.marks[-1].at == len(game.line) and not chance.randrange(OFTEN)
        twin = imagined(game, choice.seat, chance) if fresh else None
        if twin is not None and (asked := twin.choice_for(choice.seat)) and twins(choice, asked):
            chain = chain_of(game, choice.seat, keys, chance)
            seen = foresee(game, choice.seat, chain)
            assert seen == foresee(twin, choice.seat, chain)
            if seen.unknown:  # nobody knows which question the next answer would be for
                assert seen == foresee(game, choice.seat, [*chain, ["drawn later"]])
            unknown += bool(seen.unknown)
        game.answer(choice.seat, choice, keys)
    assert unknown or len(game.line) < 50


def twins(one: Any, other: Any) -> bool:
    return one.point == other.point and list(one.keys) == list(other.keys)
