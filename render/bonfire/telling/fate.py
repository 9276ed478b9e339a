"""A fate area: its rows, and what the next tile would bring, under the menus' coordinates."""

from collections.abc import Iterator, Sequence

from render.bonfire.fate import extent, mark_at
from render.bonfire.telling.words import word
from render.bonfire.words import name, said
from render.kit.telling import fact, facts
from rules.bonfire import fate_tile
from rules.bonfire.fate import WAYS, cell_keys
from rules.bonfire.payment import amounts
from rules.bonfire.state import City
from rules.bonfire.view import CellSeen, CitySeen

MARKS = {"g": "gold", "y": "yellow", "h": "highlighted", "o": "outer", "S": "open", ".": "open"}


def lines(city: CitySeen, language: str) -> Iterator[str]:
    fate = city["fate"]
    covered = {(cell["row"], cell["column"]): cell for cell in fate["cells"]}
    rows, columns = extent(city)
    for row in rows:
        told = [
            f"{said(f'cell:{row}:{column}', language)} {words}"
            for column in columns
            if (words := cell_words(city, covered.get((row, column)), row, column, language))
        ]
        if told:
            yield fact(word("row", language, number=row), *told)
    supply = [said(f"fate:{tile['id']}", language) for tile in fate["supply"]]
    for number, tile in enumerate(supply, 1):
        yield fact(word("fate-supply", language, number=number), tile)
    if fate["spare"]:
        yield fact(word("fate-spare", language), said(f"fate:{fate['spare']['id']}", language))


def cell_words(city: CitySeen, cell: CellSeen | None, row: int, column: int, language: str) -> str:
    if cell is None:
        mark = mark_at(city["fate"], row, column)
        return word(f"cell-{MARKS[mark]}", language) if mark in MARKS else ""
    symbol = name("token", cell["symbol"], language)
    return f"{symbol} ×{cell['size']}" if cell["size"] > 1 else symbol


# ---- what the next tile would bring


def placements(city: CitySeen, language: str) -> Iterator[str]:
    """For both ends of the supply, by the cell of the middle."""
    supply = [tile["id"] for tile in city["fate"]["supply"]]
    rebuilt = city_of(city, supply)
    middles = cell_keys(*fate_tile.room(rebuilt))
    for tile in dict.fromkeys([*supply[:1], *supply[-1:]]):
        key = f"fate:{tile}"
        end = "top" if tile == supply[0] else "bottom"
        yield fact(word(f"supply-{end}", language), said(key, language))
        for middle in middles:
            yield facts(said(middle, language), ways_told(rebuilt, key, middle, language))


def ways_told(city: City, tile: str, middle: str, language: str) -> Iterator[str]:
    """Ways that bring the same together."""
    gains: dict[str, list[str]] = {}
    for way in fate_tile.ways(city, middle):
        gained = fate_tile.income(city, fate_tile.laid(tile, middle, way))
        gain = said(f"amounts:{amounts(gained, fate_tile.GOODS)}", language)
        gains.setdefault(gain, []).append(word(way.replace(":", "-"), language))
    return (f"{', '.join(ways)}: {gain}" for gain, ways in gains.items())


def city_of(city: CitySeen, supply: Sequence[str]) -> City:
    """As much of it as a fate tile depends on."""
    return City(
        color=city["color"],
        board=city["board"],
        gifts=[],
        supply=list(supply),
        spare="",
        gnomes=[gnome["id"] for gnome in city["gnomes"]],
        fate=[laid(cells) for cells in tiles_of(city["fate"]["cells"])],
    )


def tiles_of(cells: Sequence[CellSeen]) -> Iterator[Sequence[CellSeen]]:
    """A tile after the other, in the order in which they were laid."""
    return (cells[first : first + 3] for first in range(0, len(cells), 3))


def laid(cells: Sequence[CellSeen]) -> str:
    """`fate_3:2:4:up`, from the three cells in the tile's order."""
    first, middle, last = cells
    step = (last["row"] - middle["row"], last["column"] - middle["column"])
    way = next(way for way, towards in WAYS.items() if towards == step)
    return f"{first['tile']}:{middle['row']}:{middle['column']}:{way}"
