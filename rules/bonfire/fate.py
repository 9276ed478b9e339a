"""The fate area: where a tile may lie, and the groups that its symbols form.

A set of cells is an integer with a bit for each cell. The grid has two more cells on every side
than the fate area, since master 27 lets tiles stick out; an unused column keeps the rows apart.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from .parts import DATA, FATE_TILES, TOKENS

WIDTH = 12
WAYS = {"right": (0, 1), "left": (0, -1), "down": (1, 0), "up": (-1, 0)}


def bit(row: int, column: int) -> int:
    return 1 << (row + 1) * WIDTH + column + 1


def marked(marks: str) -> int:
    """Return the cells of the printed fate area that have one of these marks."""
    cells = 0
    for row, line in enumerate(DATA.fate_area, start=1):
        for column, mark in enumerate(line, start=1):
            if mark in marks:
                cells |= bit(row, column)
    return cells


INSIDE = marked("Sgyho.")
START_CELLS = marked("S")
MARKED = {"gold": marked("g"), "yellow": marked("y"), "highlighted": marked("h"),
          "outer": marked("o")}  # fmt: skip
GRID = sum(bit(row, column) for row in range(-1, 8) for column in range(-1, 10))
CELLS = {bit(row, column): (row, column) for row in range(-1, 8) for column in range(-1, 10)}
CELL_KEYS = {one: f"cell:{row}:{column}" for one, (row, column) in CELLS.items()}
START_MIDDLE = CELL_KEYS[START_CELLS & START_CELLS << 1 & START_CELLS >> 1]


class Area(NamedTuple):
    """The laid tiles of a fate area: the cells of each symbol, and all covered cells."""

    symbols: tuple[int, ...]
    covered: int


EMPTY = Area((0,) * 6, 0)


@cache
def strip(laid: str) -> tuple[tuple[int, int], ...]:
    """Return the three symbols of a laid tile, as indices of TOKENS, with their cells."""
    tile, row, column, way = laid.split(":")
    down, right = WAYS[way]
    return tuple(
        (TOKENS.index(symbol), bit(int(row) + step * down, int(column) + step * right))
        for step, symbol in zip((-1, 0, 1), FATE_TILES[tile].symbols, strict=True)
    )


@lru_cache(maxsize=1 << 14)
def area(laid: tuple[str, ...]) -> Area:
    """Return the area that these tiles form: the cached area of all but the last one, and the
    last."""
    if not laid:
        return EMPTY
    before = area(laid[:-1])
    symbols, covered = list(before.symbols), before.covered
    for symbol, cell in strip(laid[-1]):
        symbols[symbol] |= cell
        covered |= cell
    return Area(tuple(symbols), covered)


@lru_cache(maxsize=1 << 14)
def middles(covered: int, overhang: bool) -> tuple[int, int]:
    """Return the cells where the middle of the next tile may lie: for a flat tile, and for an
    upright one. ``overhang``: with master 27. Ruling: then cells outside the area are cells like
    others, for adjacency and for groups."""
    free = (GRID if overhang else INSIDE) & ~covered
    beside = neighbours(covered) & free
    flat = free & free << 1 & free >> 1 & (beside | beside << 1 | beside >> 1)
    upright = free & free << WIDTH & free >> WIDTH
    upright &= beside | beside << WIDTH | beside >> WIDTH
    if overhang:
        flat &= INSIDE | INSIDE << 1 | INSIDE >> 1
        upright &= INSIDE | INSIDE << WIDTH | INSIDE >> WIDTH
    return flat, upright


def neighbours(cells: int) -> int:
    return cells << 1 | cells >> 1 | cells << WIDTH | cells >> WIDTH


@lru_cache(maxsize=1 << 14)
def cell_keys(flat: int, upright: int) -> tuple[str, ...]:
    """Return the keys of the cells that are in either set, row by row."""
    keys, cells = [], flat | upright
    while cells:
        lowest = cells & -cells
        keys.append(CELL_KEYS[lowest])
        cells ^= lowest
    return tuple(keys)


def group(cells: int, start: int) -> int:
    """Return those of ``cells`` that are connected with the cell ``start``."""
    found = start
    while True:
        grown = (found | neighbours(found)) & cells
        if grown == found:
            return found
        found = grown


@lru_cache(maxsize=1 << 14)
def groups(cells: int) -> tuple[int, ...]:
    """Return the sizes of all groups of connected cells, the largest first."""
    sizes = []
    while cells:
        one = group(cells, cells & -cells)
        sizes.append(one.bit_count())
        cells ^= one
    return tuple(sorted(sizes, reverse=True))


def largest(laid: list[str], symbol: int) -> int:
    """Return the size of a symbol's largest group inside the fate area. Ruling: cells outside do
    not count for tasks."""
    sizes = groups(area(tuple(laid)).symbols[symbol] & INSIDE)
    return sizes[0] if sizes else 0
