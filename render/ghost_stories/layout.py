"""The layout of the board, in design units: 1,600 across.

The village is the heart: nine tiles, and in front of them the four boards with three ghosts
each. The corners tell of the deck, the danger and what else is common; the seats lie below.
"""

from render.kit.geometry import Box, Point
from render.kit.places import Place, card
from rules.ghost_stories.parts import LINE, SIDE_OF, SPACES

WIDTH = 1600
TILE = (284.0, 256.0)
CARD = (262.0, 244.0)
STRIP = 56.0  # whose board it is
GAP = 44.0  # of the haunting symbols
EDGE = 8.0
ACROSS = EDGE + STRIP + 4 + CARD[0] + GAP  # how far the village lies from the left
DOWN = EDGE + STRIP + 4 + CARD[1] + GAP
VILLAGE = Box(ACROSS, DOWN, 3 * TILE[0], 3 * TILE[1])
GROUND = Box(0, 0, WIDTH, VILLAGE.bottom + DOWN)

COLUMN = {"w": 0, "": 1, "e": 2}
ROW = {"n": 0, "": 1, "s": 2}
FIGURE = 84.0
SYMBOL = 50.0
BOWL = 78.0

SEATS_TOP = GROUND.bottom + 12
PLATE = (780.0, 620.0)
MARGIN = 16.0
BAND = 138.0  # what is common, below the seats


def grid(place: str) -> tuple[int, int]:
    """Column and row of a place such as nw, e or c."""
    if place == "c":
        return 1, 1
    return COLUMN[place.lstrip("ns")], ROW[place.rstrip("we")]


def tile(place: str) -> Box:
    column, row = grid(place)
    x, y = VILLAGE.x + column * TILE[0], VILLAGE.y + row * TILE[1]
    return Box(x, y, *TILE).inset(4)


def space(id: str) -> Box:
    """Return the box of the ghost card on a space."""
    column, row = grid(LINE[id][0])
    side = SIDE_OF[id]
    x = VILLAGE.x + column * TILE[0] + (TILE[0] - CARD[0]) / 2
    y = VILLAGE.y + row * TILE[1] + (TILE[1] - CARD[1]) / 2
    if side in (0, 2):
        return Box(x, DOWN - GAP - CARD[1] if side == 0 else VILLAGE.bottom + GAP, *CARD)
    return Box(ACROSS - GAP - CARD[0] if side == 3 else VILLAGE.right + GAP, y, *CARD)


def symbol(id: str) -> Point:
    """Return the spot of a space's figure or Su-Ling, between the card and the village."""
    x, y = space(id).centre
    away = CARD[0] / 2 + GAP / 2, CARD[1] / 2 + GAP / 2
    dx, dy = ((0, 1), (-1, 0), (0, -1), (1, 0))[SIDE_OF[id]]
    return x + dx * away[0], y + dy * away[1]


def board(side: int) -> Box:
    """A board with its strip and spaces."""
    across = Box(VILLAGE.x - 6, EDGE, VILLAGE.w + 12, STRIP + CARD[1] + 14)
    along = Box(EDGE, VILLAGE.y - 6, STRIP + CARD[0] + 14, VILLAGE.h + 12)
    return (
        across,
        along.moved(WIDTH - along.right - EDGE, 0),
        across.moved(0, GROUND.h - across.bottom - EDGE),
        along,
    )[side]


def strip(side: int) -> Box:
    """The outer edge of a board."""
    box = board(side)
    return (
        box.top(STRIP),
        box.beside(box.w - STRIP),
        box.below(box.h - STRIP),
        box.left(STRIP),
    )[side].inset(4)


def corner(name: str) -> Box:
    """One of the four plates in the corners of the picture."""
    column, row = grid(name)
    wide, tall = ACROSS - EDGE - 18, DOWN - EDGE - 18
    x = EDGE if column == 0 else WIDTH - EDGE - wide
    y = EDGE if row == 0 else GROUND.h - EDGE - tall
    return Box(x, y, wide, tall)


def receptacle(name: str) -> Box:
    """A bowl at a corner of the village."""
    column, row = grid(name)
    x = ACROSS - 12 if column == 0 else VILLAGE.right + 12
    y = DOWN - 12 if row == 0 else VILLAGE.bottom + 12
    return Box.around((x, y), BOWL)


def receptacle_window(name: str) -> Box:
    """A bowl in the middle, with the tile that it belongs to."""
    return Box.around(receptacle(name).centre, 620, 440)


# ---- the seats


def seats_window() -> Box:
    return Box(0, GROUND.bottom, WIDTH, 12 + 2 * (PLATE[1] + 10) + BAND)


def plates() -> list[Box]:
    """A plate for each board, clockwise from the north, as they lie around the village: the north
    above on the left."""
    wide, tall = PLATE
    return [
        Box(MARGIN + n % 2 * (wide + 8), SEATS_TOP + n // 2 * (tall + 10), wide, tall)
        for n in range(4)
    ]


def band() -> Box:
    return Box(MARGIN, SEATS_TOP + 2 * (PLATE[1] + 10), WIDTH - 2 * MARGIN, BAND - 18)


def whole() -> Box:
    return GROUND.union(seats_window())


# ---- what can be shown by itself


def side_window(side: int) -> Box:
    """A board with what it faces; from the east and west two tiles deep, for a shape like the
    screen's."""
    box = board(side)
    for id in SPACES:
        if SIDE_OF[id] == side:
            box = box.union(tile(LINE[id][side % 2]))
    return box.grown(8)


def village_window() -> Box:
    return VILLAGE.grown(GAP + 14)


def close_windows() -> list[Box]:
    """Return the windows that can be shown large.

    These are the parts of the ground, the seats' plates, all plates together and the whole
    ground.
    """
    plate = [box.grown(8) for box in plates()]
    return [*REGIONS.values(), *plate, seats_window(), GROUND]


def tile_place(place: str) -> Place:
    """A tile, whose badge lies on its upper right corner, below its name."""
    box = tile(place)
    return card(box, 14).badge_at((box.right - 26, box.y + 74))


REGIONS: dict[str, Box] = {
    "village": village_window(),
    "north": side_window(0),
    "east": side_window(1),
    "south": side_window(2),
    "west": side_window(3),
}
