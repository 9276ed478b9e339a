"""A fate area: its rows, and the gains of the next tile, under the menus' coordinates."""

from collections.abc import Iterator

from render.bonfire.fate import extent, mark_at
from render.bonfire.telling.words import word
from render.bonfire.words import name, said
from render.kit.telling import fact, facts
from rules.bonfire.prospects import Ways, prospects
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


# ---- gains of the next tile


def placements(city: CitySeen, language: str) -> Iterator[str]:
    """Yield the gains for both ends of the supply, by the middle's cell; equal ways together."""
    supply = [tile["id"] for tile in city["fate"]["supply"]]
    for tile in dict.fromkeys([*supply[:1], *supply[-1:]]):
        end = "top" if tile == supply[0] else "bottom"
        yield fact(word(f"supply-{end}", language), said(f"fate:{tile}", language))
        for middle, ways in prospects(city, tile):
            yield facts(said(middle, language), ways_told(ways, language))


def ways_told(found: Ways, language: str) -> Iterator[str]:
    for gain, ways in found.items():
        words = (word(way.replace(":", "-"), language) for way in ways)
        yield f"{', '.join(words)}: {said(gain, language)}"
