"""Setting White Moon up (ghost-stories-white-moon.ru.txt:15-48, 297-311)."""

from collections import Counter
from typing import Any

import pytest

import rules
from rules.core import Game
from rules.ghost_stories import book
from rules.ghost_stories.parts import DATA
from rules.ghost_stories.state import State

SEEDS = [bytes([number]) for number in range(12)]


def new(**options: Any) -> Game[State]:
    return rules.new_game(
        "ghost_stories", seats=4, options={"mode": "white_moon", **options}, seed=b"set up"
    )


def test_what_lies_ready() -> None:
    """white-moon:36-44: three villagers on each tile but the Portal's, the top one turned up"""
    s = new().state
    stacks = dict(s.moon.villagers)
    assert s.moon.portal == "c"
    assert Counter(map(len, stacks.values())) == {3: 8}
    assert sorted(s.moon.known) == sorted(there[0] for there in stacks.values())
    assert (s.moon.bank, s.moon.su_ling, s.moon.receptacles) == (4, "", [])


def test_villagers_are_shuffled() -> None:
    """white-moon:38"""
    options = {"mode": "white_moon"}
    games = (rules.new_game("ghost_stories", seats=4, options=options, seed=it) for it in SEEDS)
    assert len({tuple(game.state.moon.known) for game in games}) == len(SEEDS)


def test_all_of_the_box_is_counted() -> None:
    """white-moon:15-28"""
    counted = book.inventory(new().state)
    assert counted["crystal"] == 4
    assert all(counted[villager] == 1 for villager in DATA.villager)
    assert all(counted[card] == 1 for card in DATA.ghost)


def test_the_village_shows_the_tops_alone() -> None:
    """white-moon:40"""
    game = new()
    for place, shown in game.view()["villagers"].items():
        assert shown == [game.state.moon.villagers[place][0], "", ""]
    before = new(boards="chosen").view()
    assert (before["villagers"], before["portal_works"]) == ({}, False)


def test_what_nobody_knows_may_lie_otherwise() -> None:
    """A new deal shuffles covered villagers and the deck, but not cards seen under the deck."""
    game = new()
    s = book.decode(book.encode(game.state))
    s.deck.remove("skinner")
    s.deck, s.moon.seen = [*s.deck, "skinner"], ["skinner"]
    twin = book.decode(book.encode(s))
    book.redeal(twin, 0, list.reverse)
    assert twin.deck[-1] == "skinner"
    assert (twin.deck != s.deck, book.inventory(twin)) == (True, book.inventory(s))
    assert twin.moon.villagers != s.moon.villagers
    for place, there in s.moon.villagers.items():
        assert twin.moon.villagers[place][0] == there[0]


@pytest.mark.parametrize(("seats", "saved"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_how_many_are_saved_before_the_game(seats: int, saved: int) -> None:
    """white-moon:305: drawn, so that nobody is asked whom"""
    options = {"mode": "white_moon", "saved": "drawn"}
    for seed in SEEDS:
        game = rules.new_game("ghost_stories", seats=seats, options=options, seed=seed)
        while (choice := game.pending[0]).point == "ghost_stories.give_artefact":
            assert len(choice.keys) == seats
            game.answer(0, choice, choice.keys[:1])
        moon = game.state.moon
        assert choice.point != "ghost_stories.save_first"
        assert len({DATA.villager[villager].family for villager in moon.shelter}) == saved
        assert Counter(map(len, moon.villagers.values()))[2] == saved
        assert {there[0] for there in moon.villagers.values()} <= set(moon.known)


@pytest.mark.parametrize(
    ("level", "pool", "number"),
    [
        ("normal", "white_moon", 10),
        ("initiation", "mixed", 10),
        ("nightmare", "base", 10),
        ("hell", "white_moon", 6),
        ("hell", "mixed", 16),
    ],
)
def test_which_incarnations_there_are_to_choose(level: str, pool: str, number: int) -> None:
    """white-moon:48"""
    options = {"difficulty": level, "pool": pool, "incarnations": "chosen"}
    choice = new(**options).pending[0]
    assert choice.point == "ghost_stories.incarnations"
    offered = [DATA.ghost[key.partition(":")[2]].set for key in choice.keys]
    assert len(offered) == number
    assert ("white_moon" in offered) == (number != 10)


def test_the_tiles_of_first_games() -> None:
    """white-moon:34"""
    assert set(new().state.tiles.values()) == set(DATA.tile) - {"night_watch"}


def test_nine_of_ten_tiles_are_drawn() -> None:
    """white-moon:34"""
    missing = set()
    options = {"mode": "white_moon", "tiles": "drawn"}
    for seed in SEEDS:
        game = rules.new_game("ghost_stories", seats=4, options=options, seed=seed)
        there = set(game.state.tiles.values())
        assert len(there) == 9
        missing |= set(DATA.tile) - there
    assert len(missing) > 3


@pytest.mark.parametrize(("portal", "places"), [("edge", "n e s w"), ("corner", "nw ne se sw")])
def test_the_portal_lies_elsewhere_for_experts(portal: str, places: str) -> None:
    """white-moon:299-301"""
    s = new(portal=portal).state
    assert s.moon.portal in places.split()
    assert s.moon.portal not in s.moon.villagers
    assert len(s.moon.villagers["c"]) == 3
