"""data.toml against the counts of the rulebook."""

from collections import Counter

import pytest

from rules.candelabria.map import SIDES, action_of, region_of
from rules.candelabria.parts import (
    AMOUNTS,
    BOX,
    CANDLES,
    CURSES,
    HOUSES,
    NEUTRAL,
    TACTICS,
    UPGRADED,
    cards_of,
    tactics_of,
)


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
