"""The figures of data.toml, compared with those of the rulebook."""

from collections import Counter

import pytest

from rules.candelabria.map import SIDES, action_of, region_of
from rules.candelabria.parts import (
    AMOUNTS,
    BOX,
    CANDLES,
    CURSES,
    FILE,
    HOUSES,
    NEUTRAL,
    TACTICS,
    UPGRADED,
    Box,
    cards_of,
    faults,
    tactics_of,
)
from rules.core import BadData, read_components

TEXT = FILE.read_text("utf-8")


def test_counts() -> None:
    """candelabria.ru.txt:221, 247, 256, 310, 318, 1230, 1234"""
    core = [id for id, house in HOUSES.items() if not house.expansion]
    assert len(core) == 5
    assert len(UPGRADED) == 50
    assert sum(len(cards_of(house, year)) for house in core for year in (1, 2, 3)) == 25
    assert len(NEUTRAL) == 75
    assert sum(len(tactics_of(house)) for house in core) == 15
    assert len(CURSES) == 9
    assert sum(part.copies for part in BOX.upgrade.values()) == 36
    assert sum(part.copies for part in BOX.temple.values()) == 18
    assert sum(part.copies for part in BOX.withering.values()) == 16
    assert len(BOX.quests.annual) == len(BOX.quests.hierarchical) == 12


@pytest.mark.parametrize("house", HOUSES)
def test_each_house(house: str) -> None:
    """candelabria.ru.txt:391, 403-424"""
    assert [len(cards_of(house, year)) for year in (1, 2, 3)] == [3, 1, 1]
    assert len(tactics_of(house)) == 3
    assert sorted(row.year for row in HOUSES[house].ability) == [1, 2, 3]
    left, right = HOUSES[house].war_board.slots
    assert left != right


def test_the_curse_decks_suffice() -> None:
    """candelabria.ru.txt:395, 461"""
    assert sum(AMOUNTS.drawn_four) == len(CURSES)
    small = SIDES["a"].regions
    assert sum(AMOUNTS.drawn_three) == sum(card.region in small for card in CURSES.values())


@pytest.mark.parametrize("side", SIDES)
def test_maps(side: str) -> None:
    """candelabria.ru.txt:168, 782"""
    board = SIDES[side]
    assert board.regions == list(range(1, 9 if side == "a" else 11))
    for region in board.regions:
        actions = [action_of(territory) for territory in board.of_region[region]]
        assert len(set(actions)) == 3
        assert "mine" in actions
    for here, neighbours in board.neighbours.items():
        assert here not in neighbours
        assert all(here in board.neighbours[there] for there in neighbours)
    reached, waiting = {"r6_mine"}, ["r6_mine"]
    while waiting:
        for there in board.neighbours[waiting.pop()]:
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    assert reached == set(board.territories)


def test_symbols() -> None:
    """candelabria.ru.txt:862-902"""
    used = Counter(name for card in CANDLES.values() for name, _ in card.symbols)
    assert set(used) == set(BOX.symbol) - {"move_candle", "steal_vp"}
    on_tactics = {name for card in TACTICS.values() for name in card.kinds}
    assert on_tactics == set(used) - {"curse_influence"}


def test_starting_regions() -> None:
    """candelabria.ru.txt:436-441"""
    for house in HOUSES.values():
        actions = [action_of(t) for t in SIDES["b"].of_region[house.region]]
        assert set(house.flames) <= set(actions)
        assert house.castle in actions
        assert region_of(f"r{house.region}_{house.castle}") == house.region


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("start_wax = 2", "start_wax = -2", "amounts.start_wax: a number cannot be negative"),
        ("[symbol.kindle]", "[symbol.inflame]", "symbol.kindle: this entry is missing"),
        ("[role.pilgrim]", "[role.monk]", "role.pilgrim: this entry is missing"),
        ("wax = 1", "wax = -1", "candle.ash_candle_1.wax: a number cannot be negative"),
        ('house = "ash"', 'house = "smoke"', "candle.ash_candle_1.house: there is no"),
        ('[["vp", 1], ', '[["glory", 1], ', "candle.ash_candle_1: there is no symbol 'glory'"),
        ('options = ["vp",', 'options = ["wax",', "withering.vp_or_kindle: there is no symbol"),
        ("[[[\"extinguish\", 1]]", '[[["quench", 1]]', "house.ash.war_board: there is no symbol"),
        ('castle = "forge"', 'castle = "portal"', "house.ash: region 8 has no portal"),
        ('"knights"\nregion = 7', '"knights"\nregion = 9', "knights_small_board: region 9 has no"),
        ("region = 4\neffect", "region = 14\neffect", "curse.curse_04.region: there is no"),
        ('"curse_power_4"', '"curse_power_9"', "curse.curse_01.effect: Invalid enum value"),
        ('"explorer_skip"', '"explorer_hop"', "upgrade.upgrade_02.effect: Invalid enum value"),
        ("year = 3\ntrigger", "year = 4\ntrigger", "house.ash.ability.year: there are 3 years"),
        ('1\ntrigger = "on_deploy"\neffect = "steal"', '4\ntrigger = "on_deploy"\neffect = "steal"',
         "upgrade.upgrade_01.year"),
        ('r1_tavern = ["r1_mine", ', "r1_tavern = [", "side.a.neighbours.r1_mine: r1_tavern does"),
        ("r4_tavern = [", "r4_inn = [", "side.a.neighbours.r4_mine: r4_tavern does not touch it"),
        ('target = "r6_curse"', 'target = "r6_inn"', "scenario.first_spark.target: there is no"),
        ('hand = ["ash_candle_1"', 'hand = ["ash"', "scenario.first_spark.hand: there is no 'ash'"),
        ('warrior = ["r6_mine", 4]', 'warrior = ["r6_mine", 5]', "scenario.first_spark.enemies"),
        ('castle = "r6_forge"', 'castle = "r6_inn"', "scenario.first_spark.enemies.engineers"),
        ('"build_temple", ', '"buy_temple", ', "quests.annual"),
        ("[amounts]", "[amounts", "data.toml is not TOML"),
    ],
)  # fmt: skip
def test_a_slip_is_told_with_its_place(old: str, new: str, told: str) -> None:
    """Owners of the box may correct figures in data.toml, and must find their own mistakes."""
    assert old in TEXT
    with pytest.raises(BadData) as fault:
        read_components(TEXT.replace(old, new, 1), Box, faults)
    assert told in str(fault.value)
