"""Icons in running text stand for the things counted there, in both languages."""

from pathlib import Path

import pytest

import render
from render.kit.ink import runs
from render.kit.look import Look
from render.kit.signs import counted, with_signs
from render.painters import PAINTERS

TEXTS = [
    ("ryozen", "Pay 2 coins: 1 lantern, or 3 agate shards.", ["coin", "lantern", "agate"]),
    ("ryozen", "За 2 монеты 5 фонарей, потом 1 благосклонность", ["coin", "lantern", "favour"]),
    ("bonfire", "4 points, 1 gold and 2 herbs", ["points", "gold", "herb"]),
    ("bonfire", "4 очка, 1 золото и 2 травы", ["points", "gold", "herb"]),
    ("candelabria", "3 VP for 1 wax", ["vp", "wax"]),
    ("candelabria", "4, 8 or 12 points", ["vp"]),
    ("candelabria", "3 ПО за 1 воск", ["vp", "wax"]),
    ("ghost_stories", "Lose 1 Qi", ["qi"]),
    ("ghost_stories", "Потеряйте 1 Чи", ["qi"]),
]


@pytest.mark.parametrize(("game", "words", "drawn"), TEXTS)
def test_what_is_counted_is_drawn(game: str, words: str, drawn: list[str]) -> None:
    found = runs(with_signs(words, game))
    assert [run.text for run in found if run.icon] == drawn
    assert "".join(run.text for run in found if not run.icon) != words


def test_what_is_not_counted_stays_a_word() -> None:
    for words in ("Coins and lanterns", "2 coincidences", "a scroll", "12"):
        assert with_signs(words, "ryozen") == words
    assert with_signs("2 coins", "") == "2 coins"


@pytest.mark.parametrize("game", PAINTERS)
def test_signs_are_icons_of_their_game_and_words_stay_in_the_alt_text(game: str) -> None:
    assert (Path(render.__file__).parent / game / "signs.toml").exists()
    painter, changed = PAINTERS[game], 0
    for language in ("en", "ru"):
        for key in painter.known_keys():
            words = painter.face(key, Look(language)).words
            changed += with_signs(words, game) != words
            assert all(not run.icon for run in runs(words))
    assert changed > 4
    assert counted(game)
