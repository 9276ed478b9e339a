"""The gain of the next fate tile in a city, worked out from what everybody sees of it."""

from collections.abc import Iterator, Sequence

from . import fate_tile
from .fate import WAYS, cell_keys
from .payment import amounts
from .seen import CellSeen, CitySeen
from .state import City

Ways = dict[str, list[str]]  # by gain: the placements that bring it


def prospects(city: CitySeen, tile: str) -> Iterator[tuple[str, Ways]]:
    """Yield the prospects for each cell on which the tile's middle may lie."""
    rebuilt = city_of(city)
    for middle in cell_keys(*fate_tile.room(rebuilt)):
        ways: Ways = {}
        for way in fate_tile.ways(rebuilt, middle):
            gained = fate_tile.income(rebuilt, fate_tile.laid(f"fate:{tile}", middle, way))
            ways.setdefault(f"amounts:{amounts(gained, fate_tile.GOODS)}", []).append(way)
        yield middle, ways


def city_of(city: CitySeen) -> City:
    """Return the parts of the city that matter for a fate tile."""
    return City(
        color=city["color"],
        board=city["board"],
        gifts=[],
        supply=[tile["id"] for tile in city["fate"]["supply"]],
        spare="",
        gnomes=[gnome["id"] for gnome in city["gnomes"]],
        fate=[laid(cells) for cells in tiles_of(city["fate"]["cells"])],
    )


def tiles_of(cells: Sequence[CellSeen]) -> Iterator[Sequence[CellSeen]]:
    """Return the tiles in the order in which they were laid."""
    return (cells[first : first + 3] for first in range(0, len(cells), 3))


def laid(cells: Sequence[CellSeen]) -> str:
    """Return a laid tile's key, `fate_3:2:4:up`, from the three cells in the tile's order."""
    first, middle, last = cells
    step = (last["row"] - middle["row"], last["column"] - middle["column"])
    way = next(way for way, towards in WAYS.items() if towards == step)
    return f"{first['tile']}:{middle['row']}:{middle['column']}:{way}"
