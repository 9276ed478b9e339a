"""Haunting tiles (base 5)."""

from collections.abc import Iterable

from . import names, variant
from .ending import lose
from .parts import DATA
from .registry import G
from .state import State


def haunt_line(g: G, tiles: Iterable[str]) -> None:
    """Haunt the first of these tiles that is still active. If none is, the game is lost."""
    s = g.s
    tile = next((tile for tile in tiles if tile not in s.haunted), None)
    if tile is None:
        lose(g, "haunted")
    if not variant.of(s).haunt(g, tile):
        turn_over(g, tile)


def turn_over(g: G, tile: str) -> None:
    """Turn a tile to its haunted side. Too many haunted tiles lose the game."""
    s = g.s
    s.haunted.append(tile)
    g.tell("haunted", tile=names.tile(g.s, tile))
    if s.tiles[tile] == "circle_of_prayer":
        clear_circle(s)
    variant.of(s).sad(g)
    if len(s.haunted) >= DATA.level[s.level].haunted:
        lose(g, "haunted")


def clear_circle(s: State) -> None:
    """Put the token on the Circle of Prayer back into the supply."""
    if s.circle:
        s.supply[s.circle] += 1
        s.circle = ""


def restore(g: G, tile: str) -> None:
    g.s.haunted.remove(tile)
    g.tell("restored", tile=names.tile(g.s, tile))
