"""Making keys of things and reading them. The key of a tile contains its kind, not its place; those
of boards and Taoists contain their colour, not their side."""

from .parts import DATA, SPACES
from .state import State

SEAT = [f"seat:{n}" for n in range(4)]
SPACE = {space: f"space:{space}" for space in SPACES}
TILE = {tile: f"tile:{tile}" for tile in DATA.tile}


def last(key: str) -> str:
    """Return a key without its kind: ``N1`` for ``space:N1``."""
    return key.partition(":")[2]


def tile(s: State, place: str) -> str:
    return TILE[s.tiles[place]]


def place_of(s: State, key: str) -> str:
    """Return the place of the tile with this key."""
    places, tiles = list(s.tiles), list(s.tiles.values())
    return places[tiles.index(last(key))]


def taoist(s: State, side: int) -> str:
    return f"taoist:{s.boards[side].colour}"


def board(s: State, side: int) -> str:
    return f"board:{s.boards[side].colour}"


def side_of(s: State, key: str) -> int:
    """Return the side of the board or Taoist with this key."""
    return side_of_colour(s, last(key))


def side_of_colour(s: State, colour: str) -> int:
    return [board.colour for board in s.boards].index(colour)


def seat(s: State, side: int) -> str:
    """Return the key of the seat that plays the Taoist of a board."""
    return f"seat:{s.boards[side].seat}"
