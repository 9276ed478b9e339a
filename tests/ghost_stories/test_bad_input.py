"""Set-ups that cannot be, and files of games that never were."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import rules
from rules.core import BadFile, BadSetup, RulesError
from rules.core.save import read, to_json
from rules.core.verify import verify
from rules.ghost_stories import book
from rules.play import random_decision

Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (5, {"mode": "base"}, "played by 1, 2, 3, 4, not by 5"),
        (0, {"mode": "white_moon"}, "not by 0"),
        (4, {"mode": "base", "tiles": "drawn"}, "mode base has no option 'tiles'"),
        (4, {"mode": "white_moon", "tiles": "all_ten"}, "option tiles cannot be 'all_ten'"),
        (4, {"mode": "white_moon", "portal": "roof"}, "one of"),
        (2, {"mode": "base", "difficulty": "easy"}, "difficulty cannot be 'easy'"),
    ],
)
def test_set_ups_that_cannot_be(seats: int, options: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        rules.new_game("ghost_stories", seats=seats, options=options, seed=b"no game")


def test_a_board_is_not_chosen_twice() -> None:
    game = rules.new_game("ghost_stories", seats=2, options={"boards": "chosen"}, seed=b"boards")
    for keys in (["colour:green"], ["power:gods_favorite"]):
        game.answer(0, game.pending[0], keys)
    choice = game.pending[0]
    with pytest.raises(RulesError):
        game.answer(1, choice, ["colour:green"])


def saved() -> dict[str, Any]:
    """A file of a game of White Moon that is under way."""
    game = rules.new_game("ghost_stories", seats=4, options={"mode": "white_moon"}, seed=b"file")
    chance = Random(1)
    for _ in range(12):
        random_decision(game, chance)
    file: dict[str, Any] = json.loads(to_json(game))
    return file


def same_tile_twice(state: dict[str, Any]) -> None:
    state["tiles"]["nw"] = state["tiles"]["se"]


def no_such_place(state: dict[str, Any]) -> None:
    state["haunted"] = ["attic"]


def ghost_on_two_spaces(state: dict[str, Any]) -> None:
    state["ghosts"]["N1"] = {"id": "ghoul", "figure": "card", "quiet": False}
    state["ghosts"]["N2"] = {"id": "ghoul", "figure": "card", "quiet": False}


def board_twice(state: dict[str, Any]) -> None:
    state["boards"][0]["colour"] = state["boards"][1]["colour"]


def too_many_villagers(state: dict[str, Any]) -> None:
    stacks = state["moon"]["villagers"]
    stacks["n"] = [villager for there in stacks.values() for villager in there]


def buried_below_the_top(state: dict[str, Any]) -> None:
    state["moon"]["known"] = []


def crystals_from_nowhere(state: dict[str, Any]) -> None:
    state["moon"]["bank"] = -1


def newer_than_there_are(state: dict[str, Any]) -> None:
    state["moon"]["new_crystals"] = [1, 0, 0, 0]


def everybody_buried(state: dict[str, Any]) -> None:
    stacks = state["moon"]["villagers"]
    state["moon"]["graveyard"] = [villager for there in stacks.values() for villager in there]
    state["moon"]["villagers"] = {place: [] for place in stacks}


def dead_on_the_ground(state: dict[str, Any]) -> None:
    state["boards"][1].update(qi=0, tao={}, buddhas=0, yin_yang=False)
    state["moon"]["laid"] = [1]


def test_the_file_itself_is_sound() -> None:
    assert verify(book, read(json.dumps(saved()))).replayed


told_of: dict[Change, str] = {
    same_tile_twice: "no village has these tiles",
    no_such_place: "no such tiles can be haunted",
    ghost_on_two_spaces: "no ghosts can lie like this",
    board_twice: "a board is missing",
    too_many_villagers: "villagers where none can be",
    buried_below_the_top: "nobody has turned up",
    crystals_from_nowhere: "crystals -1",
    newer_than_there_are: "crystals",
    everybody_buried: "too many villagers are dead",
    dead_on_the_ground: "the dead lie on the Cemetery",
}


@pytest.mark.parametrize("change", told_of)
def test_an_impossible_village_is_refused(change: Change) -> None:
    """With the place; and if the game was staged, with what cannot be."""
    file = saved()
    change(file["checkpoint"]["state"])
    for staged, told in ((False, r"\$\.checkpoint"), (True, told_of[change])):
        with pytest.raises(BadFile, match=told):
            verify(book, read(json.dumps({**file, "staged": staged})))
