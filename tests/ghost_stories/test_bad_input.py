"""Impossible set-ups, and saved games whose positions cannot come about."""

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
    """Return a file of an unfinished game of White Moon."""
    game = rules.new_game("ghost_stories", seats=4, options={"mode": "white_moon"}, seed=b"file")
    chance = Random(1)
    for _ in range(12):
        random_decision(game, chance)
    file: dict[str, Any] = json.loads(to_json(game))
    return file


def put(*path: str | int, to: Any) -> Change:
    """Return a change that puts `to` at this path of the state."""

    def change(state: dict[str, Any]) -> None:
        there: Any = state
        for step in path[:-1]:
            there = there[step]
        there[path[-1]] = to

    return change


def same_tile_twice(state: dict[str, Any]) -> None:
    state["tiles"]["nw"] = state["tiles"]["se"]


def board_twice(state: dict[str, Any]) -> None:
    state["boards"][0]["colour"] = state["boards"][1]["colour"]


def mantra_on_nobody(state: dict[str, Any]) -> None:
    state["ghosts"], state["mantra"] = {}, "N1"


def on_a_buddha(state: dict[str, Any]) -> None:
    state["ghosts"]["N1"], state["buddhas"] = GHOUL, ["N1"]


def dead(**held: Any) -> Change:
    """Return a change after which the second Taoist is dead and yet holds these things."""

    def change(state: dict[str, Any]) -> None:
        state["boards"][1].update({"qi": 0, "tao": {}, "buddhas": 0, "yin_yang": False, **held})

    return change


def all_dead(state: dict[str, Any]) -> None:
    for board in state["boards"]:
        board.update(qi=0, tao={}, buddhas=0, yin_yang=False)


def too_many_villagers(state: dict[str, Any]) -> None:
    stacks = state["moon"]["villagers"]
    stacks["n"] = [villager for there in stacks.values() for villager in there]


def everybody_buried(state: dict[str, Any]) -> None:
    stacks = state["moon"]["villagers"]
    state["moon"]["graveyard"] = [villager for there in stacks.values() for villager in there]
    state["moon"]["villagers"] = {place: [] for place in stacks}


def dead_on_the_ground(state: dict[str, Any]) -> None:
    dead()(state)
    state["moon"]["laid"] = [1]


def test_the_file_itself_is_sound() -> None:
    assert verify(book, read(json.dumps(saved()))).replayed


GHOUL = {"id": "ghoul", "figure": "card", "quiet": False}
IMPOSSIBLE: list[tuple[Change, str]] = [
    (same_tile_twice, "no village has these tiles"),
    (put("tiles", "attic", to="night_watch"), "no village has these tiles"),
    (put("haunted", to=["attic"]), "no such tiles can be haunted"),
    (put("haunted", to=["n", "n"]), "no such tiles can be haunted"),
    (put("haunted", to=["n", "e", "s", "w"]), "too many tiles are haunted"),
    (put("ghosts", to={"N1": GHOUL, "N2": GHOUL}), "no ghosts can lie like this"),
    (put("ghosts", to={"roof": GHOUL}), "the game cannot go on from it"),
    (put("ghosts", "N1", to={**GHOUL, "figure": ""}), "the figure of N1"),
    (put("ghosts", "N1", to={**GHOUL, "id": "zombie_1"}), "the figure of N1"),
    (board_twice, "a board is missing"),
    (put("boards", 0, "qi", to=-1), "Qi"),
    (put("boards", 0, "qi", to=21), "Qi"),
    (put("supply", "red", to=-1), "less than nothing"),
    (put("temple", to=-1), "less than nothing"),
    (put("boards", 1, "tao", "red", to=-1), "less than nothing"),
    (put("boards", 1, "power_tokens", to=-1), "less than nothing"),
    (put("boards", 1, "at", to="attic"), "stands nowhere"),
    (mantra_on_nobody, "the Mantra lies on an empty space"),
    (on_a_buddha, "a Buddha and a ghost share N1"),
    (dead(tao={"red": 1}), "nobody on the .* board, but not nothing"),
    (dead(buddhas=1), "nobody on the .* board, but not nothing"),
    (dead(yin_yang=True), "nobody on the .* board, but not nothing"),
    (all_dead, "the game cannot go on from it"),
    (too_many_villagers, "villagers where none can be"),
    (put("haunted", to=["n"]), "villagers where none can be"),
    (put("moon", "known", to=[]), "nobody has turned up"),
    (put("moon", "bank", to=-1), "crystals -1"),
    (put("moon", "new_crystals", to=[1, 0, 0, 0]), "crystals"),
    (everybody_buried, "too many villagers are dead"),
    (dead_on_the_ground, "the dead lie on the Cemetery"),
]


@pytest.mark.parametrize(("change", "told"), IMPOSSIBLE)
def test_an_impossible_village_is_refused(change: Change, told: str) -> None:
    """The refusal names the checkpoint; for a staged game, also the impossible part of the
    state."""
    file = saved()
    change(file["checkpoint"]["state"])
    for staged, said in ((False, r"\$\.checkpoint"), (True, told)):
        with pytest.raises(BadFile, match=said):
            verify(book, read(json.dumps({**file, "staged": staged})))
