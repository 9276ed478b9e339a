"""The story of a game in sentences and paragraphs."""

from random import Random
from typing import Any

import pytest

from cogs.play.turn import private
from cogs.words.foresight import Held, differences
from cogs.words.story import before_the_result, paragraphs, sentences, signed
from rules import GAMES, new_game
from rules.core import Event, Game
from rules.play import random_answer

HERALD = Event("herald", {"seat": "seat:0"})
NIGHT = Event("night", {"round": 1})
REWARD = Event("reward", {"sector": "sector:gates"})
FINAL = Event("final", {"seat": "seat:0", "number": 31})
FORCED = Event("forced", {"seat": "seat:0"})
SAID = "**Anna**'s Herald steps up to the first place."


def test_a_part_of_the_game_is_one_paragraph() -> None:
    happened = [HERALD, NIGHT, FORCED, HERALD, HERALD, REWARD, FINAL, HERALD]
    assert paragraphs("ryozen", happened, "en", ["**Anna**"]) == [
        SAID,
        f"__Night 1 falls.__ {SAID} {SAID}",
        "__Night reward: Gates.__",
        f"__Final scoring, **Anna**: 31 in three rounds.__ {SAID}",
    ]


def test_a_scene_has_a_line_for_each_of_its_sentences() -> None:
    """A battle's events stand on lines of their own until an event of another chapter comes."""
    power = Event("power", {"seat": "seat:0", "number": 7})
    won: dict[str, str | int] = {"seat": "seat:0", "region": "region:6", "number": 4}
    happened = [
        Event("battle", {"region": "region:6", "number": 2}),
        power,
        Event("wins", won),
        Event("points", {"seat": "seat:0", "number": 4}),
        Event("wins-alone", won),
        power,
    ]
    assert paragraphs("candelabria", happened, "en", ["**Anna**"]) == [
        "__Battle for region 6.__",
        "**Anna**: power 7.",
        "**Anna** wins region 6 (+4 points).",
        "__**Anna** holds region 6 alone.__ **Anna**: power 7.",
    ]


def test_what_comes_of_a_deed_stands_behind_it() -> None:
    placed = {"seat": "seat:0", "companion": "hand:archer", "sector": "sector:gates"}
    happened = [
        Event("gains", {"seat": "seat:1", "number": 1, "thing": "resource:lantern"}),
        Event("gains", {"seat": "seat:1", "number": 2, "thing": "favour"}),
        Event("placed-cloaked", {**placed}),
        Event("pays", {"seat": "seat:0", "number": 1, "thing": "resource:coin"}),
        Event("gains", {"seat": "seat:0", "number": 2, "thing": "shard:coral"}),
        Event("foretold", {"event": "omen:flood"}),
        Event("foretold", {"event": "omen:breach_in_the_wall"}),
    ]
    assert paragraphs("ryozen", happened, "ru", ["Анна", "Борис"]) == [
        "Борис получает 1 фонарь, 2 благосклонности.",
        "Анна отправляет Лучника во Врата скрытно (−1 монета, +2 коралловых осколка).",
        "Предсказано на ночь: «Наводнение», «Брешь в стене».",
    ]


def test_a_cause_gives_way_to_what_came_of_it() -> None:
    used = Event("uses", {"seat": "seat:0", "companion": "companion:warrior"})
    coin = Event("gains", {"seat": "seat:0", "number": 1, "thing": "resource:coin"})
    assert paragraphs("ryozen", [used, HERALD], "en", ["**Anna**"]) == [SAID]
    assert paragraphs("ryozen", [used, coin, HERALD], "en", ["**Anna**"]) == [
        "**Anna** uses the ability of the Warrior (+1 coin).",
        SAID,
    ]
    assert paragraphs("ryozen", [used], "en", ["**Anna**"]) == [
        "**Anna** uses the ability of the Warrior."
    ]


def test_a_menu_gets_plain_sentences() -> None:
    assert sentences("ryozen", [FORCED, NIGHT], "ru", ["Анна"]) == ["Наступает ночь 1."]


def test_a_place_is_no_gain() -> None:
    had: Held = {"Coin": 2, "Scroll": 1, "Herald": "", "Explorer": "2"}
    has: Held = {"Coin": 0, "Scroll": 1, "Herald": "1", "Explorer": "3"}
    assert list(differences(had, has)) == ["Coin −2 (2 → 0)", "Herald: 1", "Explorer: 2 → 3"]


def test_an_automa_signs_what_it_has_brought_about_once() -> None:
    lines = ["Automa 1 builds a path.", "Anna passes."]
    assert signed(lines, "automa") == ["🤖 Automa 1 builds a path.", "Anna passes."]
    assert signed(lines, "seat:0") == lines
    assert signed([], "automa") == []


@pytest.mark.parametrize("id", ["bonfire", "candelabria", "ghost_stories"])
def test_the_score_is_left_to_the_result(id: str) -> None:
    game: Game[Any] = new_game(id, seats=3, options={}, seed=b"score")
    chance, last = Random(1), list[Event]()
    while not game.over:
        asked = game.pending[0]
        last = list(game.answer(asked.seat, asked, random_answer(asked, chance)))
    scores = [event for event in last if event.id in GAMES[id].telling.scores]
    assert scores
    assert before_the_result(id, last) == [event for event in last if event not in scores]


def test_whoever_confirmed_is_told_how_chance_went() -> None:
    """Their private answer tells only events that chance decided; the thread tells all."""
    happened = [Event(id, {}) for id in ("moved", "rolled", "exorcism-failed", "drawn")]
    assert [it.id for it in private(happened, "ghost_stories")] == ["rolled", "exorcism-failed"]
    assert private([HERALD], "ryozen") == []
