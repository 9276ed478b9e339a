"""Everything that the game says, said in both languages."""

import re
from pathlib import Path
from random import Random

import pytest

import locales
from rules.candelabria import book, parts
from rules.candelabria.parts import BOX, HOUSES
from rules.core import Message, Words
from rules.core.words import Speaker
from rules.play import random_answer
from tests.candelabria.stage import ASH, stage
from tests.rules.variants import EVERY, Variant

LANGUAGES = ("en", "ru")
LONGEST = 100  # letters; what fits a line of a menu
VARIANTS = [variant for variant in EVERY if variant.game == "candelabria"]
SPEAKERS = [Speaker("candelabria", book.nouns, language) for language in LANGUAGES]
CODE = "\n".join(
    path.read_text("utf-8") for path in sorted(Path(parts.__file__).parent.rglob("*.py"))
)


def ids(language: str) -> list[str]:
    path = locales.FOLDERS[0] / language / "candelabria" / "game.ftl"
    return re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)


def hear(words: Words, *, short: bool = False) -> None:
    for speaker in SPEAKERS:
        for text in speaker.forms(words).values():
            assert text
            assert text == text.strip()
            assert not re.search(r"[{}]|  |\b(seat|card|tactic|territory|candle):\w", text), text
            assert not short or len(text) <= LONGEST, text


def test_both_languages_say_the_same() -> None:
    assert ids("en") == ids("ru")
    assert len(set(ids("en"))) == len(ids("en"))


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_whole_games(variant: Variant) -> None:
    game, chance = variant.new(), Random(3)
    while not game.over:
        choice = chance.choice(game.pending)
        if chance.random() < 0.4:
            hear(
                Message(
                    f"ask-{choice.point.partition('.')[2]}", {**(choice.about or {}), "least": 0}
                )
            )
            for option in choice.options:
                hear(option.words, short=True)
            for refusal in choice.refused:
                assert refusal.key not in choice.keys
                assert re.fullmatch(r"candelabria\.ru\.txt:\d+", refusal.rule)
                hear(refusal.reason)
        for event in game.answer(choice.seat, choice, random_answer(choice, chance)):
            hear(event.words)


def test_all_things_have_names() -> None:
    for kind, group in (
        ("card", BOX.candle),
        ("tactic", BOX.tactic),
        ("upgrade", BOX.upgrade),
        ("upgrade-text", BOX.upgrade),
        ("curse-card", BOX.curse),
        ("temple", BOX.temple),
        ("temple-text", BOX.temple),
        ("role", BOX.role),
        ("action", BOX.action),
    ):
        for id in group:
            hear(book.name(f"{kind}:{id}"))
    for house, part in HOUSES.items():
        for place in range(len(part.ability)):
            hear(book.name(f"ability:{house}:{place}"))


def test_no_sentence_is_left_over() -> None:
    """Every sentence is named in the code, by itself or by how it begins."""
    built = (
        "territory",
        "year",
        "role",
        "candle",
        "temple",
        "cube",
        "ability",
        "option",
        "unknown",
        "quest",
        "reason",
        "until",
        "symbol",
    )
    for id in ids("en"):
        kind, _, rest = id.partition("-")
        if kind in built:
            assert kind in CODE
        elif kind in ("ask", "log", "standing"):
            assert f'"{rest}"' in CODE or f'candelabria.{rest}"' in CODE or rest in BOX.symbol, id
        else:
            assert f'"{id}"' in CODE or f'"{id}:' in CODE, id


def test_equal_symbols_say_where_they_stand() -> None:
    """A candle card and an upgrade that both kindle."""
    board = stage().upgrades(ASH, "upgrade_05").hand(ASH, "knights_candle_1")
    scene = board.begin(["turn", 0], ["turn", 1]).take("deploy:knights_candle_1", "role:explorer")
    assert {scene.label(key) for key in scene.keys} == {
        "Extinguish 1 (candle card)",
        "Kindle 1 (candle card)",
        "Kindle 1 (House board)",
    }
