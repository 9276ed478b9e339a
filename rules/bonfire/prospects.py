"""The possible gains of a city's next fate tile, worked out from its view."""

from collections.abc import Iterator, Sequence

from . import fate_tile
from .fate import WAYS, cell_keys
from .payment import amounts
from .seen import CellSeen, CitySeen
from .state import City

Ways = dict[str, list[str]]  # by gain: the directions that bring it


def prospects(city: CitySeen, tile: str) -> Iterator[tuple[str, Ways]]:
    """Yield each cell where the tile's middle may lie, with the gains by direction."""
    rebuilt = city_of(city)
    for middle in cell_keys(*fate_tile.room(rebuilt)):
        ways: Ways = {}
        for way in fate_tile.ways(rebuilt, middle):
            gained = fate_tile.income(rebuilt, fate_tile.laid(f"fate:{tile}", middle, way))
            ways.setdefault(f"amounts:{amounts(gained, fate_tile.GOODS)}", []).append(way)
        yield middle, ways


def city_of(city: CitySeen) -> City:
    """Rebuild a city from its view, as far as it matters for fate tiles."""
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
    """Group covered cells by tile, in the order in which the tiles were laid."""
    return (cells[first : first + 3] for first in range(0, len(cells), 3))


def laid(cells: Sequence[CellSeen]) -> str:
    """Return a laid tile, such as `fate_3:2:4:up`, from its three cells in the tile's order."""
    first, middle, last = cells
    step = (last["row"] - middle["row"], last["column"] - middle["column"])
    way = next(way for way, towards in WAYS.items() if towards == step)
    return f"{first['tile']}:{middle['row']}:{middle['column']}:{way}"
