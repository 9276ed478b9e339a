"""The boxes of the Basilisk and of the stories, and games that began before these came."""

from random import Random
from typing import Any

import msgspec
import pytest

import rules
from rules.core import BadData, read_components
from rules.core.save import to_json
from rules.play import play_out
from rules.ryozen import book
from rules.ryozen.basilisk import parts as basilisk
from rules.ryozen.parts import CLANS
from rules.ryozen.story import parts as story
from rules.ryozen.story.effects import OPS
from tests.rules.variants import Variant

BASILISK = basilisk.FILE.read_text("utf-8")
STORY = story.FILE.read_text("utf-8")


def test_what_is_in_the_boxes() -> None:
    """ryozen-solo.ru.txt:10, 108, 112-118"""
    assert (len(basilisk.CARDS), len(basilisk.TURNING_POINTS)) == (12, 3)
    assert list(basilisk.LEVELS) == ["easy", "medium", "hard", "heroic"]
    assert {deck.clan for deck in story.DECKS.values()} == set(CLANS)
    assert len(story.ACT) == 12
    settings = {s.id: s.values for s in book.modes["story"].settings}
    assert settings["deck"] == ("unseen", *story.DECKS)
    assert settings["difficulty"] == tuple(basilisk.LEVELS)


def test_every_operation_is_known() -> None:
    used = {effect.op for effects in story.EFFECTS.values() for effect in effects}
    assert used == set(OPS)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('sectors = ["gates"]', 'sectors = ["garden"]', "cards.gates_1.sectors"),
        ("after = { any = 1 }", "after = { jade = 1 }", "cards.gates_2"),
        ("coin = 5, scroll = 4, lantern = 3 }", "coin = 5 }", "difficulty.easy"),
        ('"river_shoal"', '"river_bend"', "rules.removed"),
        ("turning_point = 2", 'turning_point = "two"', "turning_point"),
    ],
)
def test_faults_of_the_basilisk_are_named(old: str, new: str, place: str) -> None:
    assert old in BASILISK
    with pytest.raises(BadData, match=place):
        read_components(BASILISK.replace(old, new, 1), basilisk.Box, basilisk.faults)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('clan = "orange"', 'clan = "blue"', "decks"),
        ('id = "quiet_trap"', 'id = "accuse_aloud"', "accuse_aloud"),
        ('kinds = ["trickster", "bard"]', 'kinds = ["jester"]', "embers_1.setup"),
        ('op = "flag"', 'op = "flog"', "op"),
        ('rule = "no_cloak"', 'rule = "no_dagger"', "rule"),
    ],
)
def test_faults_of_the_stories_are_named(old: str, new: str, place: str) -> None:
    assert old in STORY
    with pytest.raises(BadData, match=place):
        read_components(STORY.replace(old, new, 1), story.Box, story.faults)


def test_an_act_leaves_everybody_a_choice() -> None:
    free = STORY.index('id = "join_the_dance"')
    taken = 'requires = [{ test = "has", who = "person", what = "coin", n = 2 }]\n'
    text = STORY[:free] + STORY[free:].replace("effects = [", taken + "effects = [", 1)
    with pytest.raises(BadData, match="embers_1"):
        read_components(text, story.Box, story.faults)


def test_a_story_has_three_acts() -> None:
    last = STORY.index("[[decks.the_frozen_moon.acts]]", STORY.index("frozen_2"))
    with pytest.raises(BadData, match="the_frozen_moon"):
        read_components(STORY[:last], story.Box, story.faults)


NEW = ("enemy", "story", "special")


def aged(state: dict[str, Any]) -> dict[str, Any]:
    """Return the state as it was written before anybody played against the Basilisk."""
    old = {name: value for name, value in state.items() if name not in NEW}
    old["players"] = [
        {name: value for name, value in player.items() if name != "rival"}
        for player in state["players"]
    ]
    return old


def test_games_that_began_before_go_on() -> None:
    game = Variant("ryozen", 3, {"mode": "base", "palace": True}).midway(60)
    stored = msgspec.json.decode(to_json(game))
    for name in ("checkpoint", "undo_checkpoint"):
        if stored.get(name):
            stored[name]["state"] = aged(stored[name]["state"])
    old = rules.load_game(msgspec.json.encode(stored))
    assert book.encode(old.state) == book.encode(game.state)
    assert play_out(old, Random(1)) == play_out(game, Random(1))
    assert old.result == game.result
