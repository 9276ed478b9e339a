"""The layout of the board in design units: what is common, then the seats.

The ground has the shape of a message. The village is its heart: nine tiles, and in front of them
the four boards with three ghosts each. The corner beside a board tells whose it is, and below
that of the deck, the danger and what else must be seen at a glance; the seats lie below.
"""

from render.kit.geometry import Box, Point
from render.kit.places import Place, card
from rules.ghost_stories.parts import LINE, SIDE_OF, SPACES

WIDTH = 2142
TILE = (420.0, 256.0)
SPACE = (372.0, 262.0)  # width and height of a ghost's card in play
CARD = (262.0, 244.0)  # width and height of a ghost's card in a list
GAP = 44.0  # room between a board and the village, for the haunting symbols
EDGE = 8.0
RIM = 10.0  # a board's margin around its spaces
ACROSS = 441.0  # distance of the village from the left
DOWN = EDGE + 2 * RIM + SPACE[1] + GAP - 4
VILLAGE = Box(ACROSS, DOWN, 3 * TILE[0], 3 * TILE[1])
GROUND = Box(0, 0, WIDTH, VILLAGE.bottom + DOWN)

COLUMN = {"w": 0, "": 1, "e": 2}
ROW = {"n": 0, "": 1, "s": 2}
FIGURE = 84.0
SYMBOL = 50.0
BOWL = 78.0

SEATS = 1600.0  # width of the picture of the seats below the ground
SEATS_LEFT = (WIDTH - SEATS) / 2
SEATS_TOP = GROUND.bottom + 12
PLATE = (780.0, 620.0)
MARGIN = 16.0
BAND = 138.0  # height of the strip below the seats, with the things that all share


def grid(place: str) -> tuple[int, int]:
    """Return the column and row of a place such as nw, e or c."""
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
    x = VILLAGE.x + column * TILE[0] + (TILE[0] - SPACE[0]) / 2
    y = VILLAGE.y + row * TILE[1] + (TILE[1] - SPACE[1]) / 2
    if side in (0, 2):
        return Box(x, DOWN - GAP - SPACE[1] if side == 0 else VILLAGE.bottom + GAP, *SPACE)
    y += (row - 1) * (SPACE[1] + 4 - TILE[1])  # three of them are slightly taller than the village
    return Box(ACROSS - GAP - SPACE[0] if side == 3 else VILLAGE.right + GAP, y, *SPACE)


def symbol(id: str) -> Point:
    """Return the spot of a space's figure or Su-Ling, between the card and the village."""
    x, y = space(id).centre
    away = SPACE[0] / 2 + GAP / 2, SPACE[1] / 2 + GAP / 2
    dx, dy = ((0, 1), (-1, 0), (0, -1), (1, 0))[SIDE_OF[id]]
    return x + dx * away[0], y + dy * away[1]


def board(side: int) -> Box:
    """Return the box of a board with its spaces."""
    across = Box(VILLAGE.x - 6, EDGE, VILLAGE.w + 12, SPACE[1] + 2 * RIM)
    along = Box(ACROSS - GAP - RIM - SPACE[0], VILLAGE.y - 12, SPACE[0] + 2 * RIM, VILLAGE.h + 24)
    return (
        across,
        along.moved(WIDTH - along.right - along.x, 0),
        across.moved(0, GROUND.h - across.bottom - EDGE),
        along,
    )[side]


def corner(name: str) -> Box:
    """Return one of the four plates in the picture's corners."""
    column, row = grid(name)
    wide, tall = ACROSS - EDGE - 18, DOWN - EDGE - 22
    x = EDGE if column == 0 else WIDTH - EDGE - wide
    y = EDGE if row == 0 else GROUND.h - EDGE - tall
    return Box(x, y, wide, tall)


CORNER_OF = ("nw", "ne", "se", "sw")  # by side, clockwise


def strip(side: int) -> Box:
    """Return the box for a board's owner: the upper part of the corner beside the board."""
    return corner(CORNER_OF[side]).inset(8).top(108)


def counters(name: str) -> list[Box]:
    """Return the boxes of the two lines of counts in a corner, below its owner's name."""
    return corner(name).below(122).inset(16, 0).top(174).rows(2, 4)


def receptacle(name: str) -> Box:
    """Return the box of the bowl at a corner of the village."""
    column, row = grid(name)
    x = ACROSS - 12 if column == 0 else VILLAGE.right + 12
    y = DOWN - 12 if row == 0 else VILLAGE.bottom + 12
    return Box.around((x, y), BOWL)


def receptacle_window(name: str) -> Box:
    """Return a window with a corner's bowl in the middle, and the tile beside it."""
    return Box.around(receptacle(name).centre, 620, 440)


# ---- the seats


def seats_window() -> Box:
    return Box(SEATS_LEFT, GROUND.bottom, SEATS, 12 + 2 * (PLATE[1] + 10) + BAND)


def plates() -> list[Box]:
    """Return the plates' boxes, clockwise from the north, which is at the upper left."""
    wide, tall = PLATE
    return [
        Box(SEATS_LEFT + MARGIN + n % 2 * (wide + 8), SEATS_TOP + n // 2 * (tall + 10), wide, tall)
        for n in range(4)
    ]


def band() -> Box:
    top = SEATS_TOP + 2 * (PLATE[1] + 10)
    return Box(SEATS_LEFT + MARGIN, top, SEATS - 2 * MARGIN, BAND - 18)


def whole() -> Box:
    return GROUND.union(seats_window())


# ---- parts shown alone


def side_window(side: int) -> Box:
    """Return a board with the tiles in front of it; on the long sides two rows of tiles, so that
    the shape is that of a screen."""
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
    """Return a tile's place; its badge lies in the upper right corner, below the name."""
    box = tile(place)
    return card(box, 14).badge_at((box.right - 26, box.y + 92))


REGIONS: dict[str, Box] = {
    "village": village_window(),
    "north": side_window(0),
    "east": side_window(1),
    "south": side_window(2),
    "west": side_window(3),
}
