"""Option I: fate tiles."""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from rules.bonfire import fate, fate_tile
from rules.bonfire.parts import DATA, FATE_TILES, TOKENS
from rules.bonfire.state import City, State
from rules.core import Game
from tests.bonfire.stage import city, goods, me, options, play, refuse, stage, tokens, told

START = "fate_1:3:4:right"


def test_the_token_limit_and_discarding() -> None:
    """bonfire.ru.txt:406"""
    game = stage(city(tokens={"ship": 1, "path": 2}, supply=["fate_2"]))
    refuse(game, "place_fate", 406)
    events = play(game, "discard", ["token:ship:1", "token:path:2"])
    assert told(events, "discarded")[0].args["number"] == 2
    assert me(game).tokens == tokens(path=1)
    assert "place_fate" in options(game)


def test_discarding_may_be_thought_better_of() -> None:
    """bonfire.ru.txt:406: any number of tokens may be discarded, even none."""
    game = stage(city(tokens={"ship": 1, "path": 2}))
    play(game, "discard")
    assert options(game) == ["token:ship:1", "token:path:1", "token:path:2"]
    play(game, [])
    assert me(game).tokens == tokens(ship=1, path=2)
    assert game.pending[0].seat == 0


def test_master_14_allows_three_tokens() -> None:
    """bonfire.ru.txt:896"""
    held = {"ship": 1, "path": 2}
    assert "place_fate" in options(stage(city(tokens=held, gnomes=[14])))
    refuse(stage(city(tokens=held | {"yellow": 1}, gnomes=[14])), "place_fate", 406)


def test_only_the_ends_of_the_supply() -> None:
    """bonfire.ru.txt:406"""
    supply = [f"fate_{number}" for number in (1, 2, 3, 6, 5)]
    game = stage(city(supply=supply, fate=["fate_4:3:4:right"], tokens={"ship": 1}))
    play(game, "place_fate")
    assert options(game) == ["fate:fate_1", "fate:fate_5"]
    refuse(game, "fate:fate_3", 406)
    play(game, "fate:fate_5", "cell:2:4", "way:left")
    assert me(game).supply == supply[:-1]


def placing(laid: Sequence[str], tile: str, **more: Any) -> Game[State]:
    """Stage the question where this tile's middle goes; one ship token is held."""
    game = stage(city(fate=list(laid), supply=[tile, "fate_8"], tokens={"ship": 1}, **more))
    play(game, "place_fate", f"fate:{tile}")
    return game


def test_joining_two_groups() -> None:
    """bonfire.ru.txt:424"""
    game = placing([START, "fate_3:2:2:down"], "fate_5")
    play(game, "cell:2:4", "way:right")
    assert me(game).tokens == tokens(ship=1 + 3, guardian=1, task=2)


def test_master_16_doubles_symbols() -> None:
    """bonfire.ru.txt:897, 430"""
    game = placing([START], "fate_3", gnomes=[16])
    play(game, "cell:2:2", "way:down")
    assert me(game).tokens == tokens(ship=1 + 1, path=1, great_bonfire=1)
    assert me(game).resources == goods(gold=2)

    game = placing([START], "fate_3", gnomes=[16])
    play(game, "cell:2:6", "way:down")
    assert me(game).tokens[TOKENS.index("yellow")] == 2

    plain = placing([START], "fate_3")
    play(plain, "cell:2:2", "way:down")
    assert me(plain).resources == goods(gold=1)


def test_master_27_lets_tiles_stick_out() -> None:
    """bonfire.ru.txt:900"""
    game = placing([START], "fate_5", gnomes=[27])
    play(game, "cell:3:7", "way:left")
    assert me(game).tokens == tokens(ship=1 + 1, guardian=1, task=2)
    assert me(game).fate[-1] == "fate_5:3:7:left"
    refuse(placing([START], "fate_5"), "cell:3:7", 414)


def test_a_tile_wholly_outside_is_refused() -> None:
    """bonfire.ru.txt:900"""
    sticking_out = [START, "fate_2:3:7:right"]
    game = placing(sticking_out, "fate_5", gnomes=[27])
    assert "cell:2:8" in options(game)  # one of its symbols lies on the fate area
    assert "cell:5:8" not in options(game)  # beside the last tile, but wholly outside
    play(game, "cell:2:8")
    assert options(game) == ["way:right", "way:left"]


def test_what_sticks_out_does_not_count_for_tasks() -> None:
    """bonfire.ru.txt:804: only symbols inside the fate area form groups."""
    laid = ["fate_1:3:4:right", "fate_3:3:8:left"]
    inside = City("red", "city_a", [[], []], [], "", fate=laid)
    ship = TOKENS.index("ship")
    shown = fate.area(tuple(laid)).symbols[ship]
    assert shown & ~fate.INSIDE
    assert fate.largest(inside.fate, ship) == 1


# Against a slow search over all cells


def slow_places(covered: set[tuple[int, int]], overhang: bool) -> set[tuple[int, int, str]]:
    inside = {
        (row, column)
        for row, line in enumerate(DATA.fate_area, start=1)
        for column, mark in enumerate(line, start=1)
        if mark != " "
    }
    found = set()
    for row, column in product(range(-2, 10), range(-2, 12)):
        for down, right in ((0, 1), (1, 0)):
            cells = {(row + n * down, column + n * right) for n in (-1, 0, 1)}
            beside = {
                (r + dr, c + dc) for r, c in cells for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
            }
            fits = cells & inside if overhang else cells <= inside
            if fits and not cells & covered and beside & covered:
                found.add((row, column, "upright" if down else "flat"))
    return found


def slow_group(shown: Mapping[tuple[int, int], str], start: tuple[int, int]) -> int:
    found, todo = {start}, [start]
    while todo:
        row, column = todo.pop()
        for step in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            cell = (row + step[0], column + step[1])
            if cell not in found and shown.get(cell) == shown[start]:
                found.add(cell)
                todo.append(cell)
    return len(found)


def test_places_and_income_are_those_of_a_slow_search() -> None:
    """bonfire.ru.txt:412-424"""
    chance = Random(5)
    for overhang in (False, True) * 6:
        own = City("red", "city_a", [[], []], [], "", fate=[START])
        own.gnomes = ["master_27"] if overhang else []
        shown = dict(zip([(3, 3), (3, 4), (3, 5)], FATE_TILES["fate_1"].symbols, strict=True))
        for tile in chance.sample([f"fate_{number}" for number in range(2, 9)], 7):
            flat, upright = fate_tile.room(own)
            fast = {
                (*fate.CELLS[bit], way)
                for way, cells in (("flat", flat), ("upright", upright))
                for bit in fate.CELLS
                if bit & cells
            }
            assert fast == slow_places(set(shown), overhang)
            if not fast:
                break
            row, column, lie = chance.choice(sorted(fast))
            way = chance.choice(("left", "right") if lie == "flat" else ("up", "down"))
            entry = f"{tile}:{row}:{column}:{way}"
            gained = fate_tile.income(own, entry)
            down, right = fate.WAYS[way]
            symbols = FATE_TILES[tile].symbols
            new = {
                (row + n * down, column + n * right): symbol
                for n, symbol in zip((-1, 0, 1), symbols, strict=True)
            }
            shown |= new
            for cell, symbol in new.items():
                assert gained[TOKENS.index(symbol)] == slow_group(shown, cell)
            own.fate.append(entry)
