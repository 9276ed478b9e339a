"""The layout of the board, in design units: 1,600 across.

At the top lies the ground, in the shape of a message: the land, and over it the points and whose
turn it is. Below it lies everything else that all can see; then come the Houses.
"""

from functools import cache
from itertools import product
from math import hypot

from render.candelabria.land import Land, land
from render.kit.badges import within
from render.kit.close_ups import Area
from render.kit.geometry import Box, Point, bounds, encloses
from render.kit.places import Place, polygon
from render.kit.rims import union
from render.kit.shown import TALLEST

WIDTH = 1600
MARGIN = 16
GAP = 10
INNER = WIDTH - 2 * MARGIN

GROUND = Box(0, 0, WIDTH, 1066)
HEAD = Box(MARGIN, 3, INNER, 106)
TRACK_CELL = 136.0
MANY = 4  # with more Houses on the track, the boxes beside it are narrower
MAP = Box(MARGIN, 112, INNER, 942)
LAND = MAP.inset(5)  # the map without its frame

CURSES = Box(MARGIN, GROUND.bottom + 12, INNER, 178)
CHALLENGE = CURSES
DISPLAY = Box(MARGIN, CURSES.bottom + GAP, 850, 228)
STACKS = Box(DISPLAY.right + GAP, DISPLAY.y, 426, 228)
SUPPLY = Box(STACKS.right + GAP, DISPLAY.y, INNER - DISPLAY.w - STACKS.w - 2 * GAP, 228)
HEADING = 48.0

QUESTS_TOP = DISPLAY.bottom + GAP
QUEST = 120.0  # height of a line of quests
QUEST_CELLS = 7

AROUND = 56.0  # margin around things that can be chosen
BORDER = 10.0  # margin around a region
WHOLE_LAND = Box(0, MAP.y - 8, WIDTH, MAP.h + 16)
# Crops of the land have the shape of a message and one of a few widths, so that an empty land
# drawn for one crop serves others.
SHAPE = 1.5
STEPS = (500.0, 640.0, 800.0, 1000.0)

PLATE = (779.0, 440.0)
HIGHEST = 1400.0  # taller pictures are cut in two


def quests_box(quests: int) -> Box:
    """Return the box of the quests; without quests its height is 0."""
    rows = -(-quests // QUEST_CELLS)
    return Box(MARGIN, QUESTS_TOP, INNER, rows * (QUEST + 8) + 12 if rows else 0)


def offers_window(quests: int) -> Box:
    """Return the window of everything below the land that all can see, with room for so many
    quests."""
    return Box(0, GROUND.bottom, WIDTH, quests_box(quests).bottom + 6 - GROUND.bottom)


def plates_window(seats: int, quests: int) -> Box:
    rows = (seats + 1) // 2
    top = offers_window(quests).bottom
    return Box(0, top, WIDTH, 6 + rows * (PLATE[1] + GAP) + 4)


def lower_windows(seats: int, quests: int) -> list[Box]:
    """Return the windows below the ground, Houses first: a single one if it is not too high."""
    plates, offers = plates_window(seats, quests), offers_window(quests)
    whole = offers.union(plates)
    return [whole] if whole.h <= HIGHEST else [plates, offers]


def plates(seats: int, quests: int) -> list[Box]:
    """Return the Houses' boxes, two in a row; a last single one has the width of both."""
    wide, tall = PLATE
    top = plates_window(seats, quests).y + 6
    boxes = [
        Box(MARGIN + seat % 2 * (wide + GAP), top + seat // 2 * (tall + GAP), wide, tall)
        for seat in range(seats)
    ]
    if seats % 2:
        boxes[-1] = Box(MARGIN, boxes[-1].y, INNER, tall)
    return boxes


def board(seats: int, quests: int) -> Box:
    """Return the whole board: the ground, the offers, the Houses."""
    return GROUND.union(plates_window(seats, quests))


# ---- the land


def coin(side: str, region: int) -> Box:
    """Return the box of a region's number token."""
    return Box.around(land(side).spots[region], 76)


def temples(side: str, region: int) -> list[Box]:
    """Return the boxes in which a region's temples may stand: first the usual one to the right of
    its token, then boxes on the token's other sides, for when the first would cover something."""
    token = coin(side, region)
    wide, tall = 54.0, token.h
    usual = Box(token.right - 8, token.y - 20, wide, tall)
    middle = token.centre[0] - wide / 2
    low = usual.moved(0, token.h * 0.5)
    left = Box(token.x - wide + 8, token.y - 20, wide, tall)
    return [usual, left, low, Box(middle, token.y - tall + 6, wide, tall),
            Box(middle, token.bottom - 18, wide, tall)]  # fmt: skip


def wars(side: str, region: int) -> list[Box]:
    """Return the boxes in which a region's sign of a battle may stand: first the usual one above
    the region's token, then boxes on the token's other sides, for when the first would cover
    something."""
    token = coin(side, region)
    (x, y), size = token.centre, 56.0
    usual = Box(x - size / 2, token.y - 50, size, size)
    return [usual, *(Box.around((x + dx, y), size) for dx in (-62.0, 62.0)),
            Box(x - size / 2, token.bottom - 6, size, size)]  # fmt: skip


def shades(side: str, region: int, count: int) -> list[list[Box]]:
    """Return the rows of boxes in which so many figures of curses may stand: first the usual row,
    left of the region's token, then rows farther and farther from it within the region."""
    token = coin(side, region)
    row = [Box(token.x - 50 - 30 * number, token.y - 16, 66, 80) for number in range(count)]
    offsets = sorted(product(range(-90, 220, 22), range(-90, 110, 22)), key=lambda way: hypot(*way))
    country = region_place(side, region).outline
    rows = [[box.moved(*offset) for box in row] for offset in offsets]
    return [row, *(one for one in rows if all(encloses(country, box.centre) for box in one))]


@cache
def region_place(side: str, region: int) -> Place:
    """Return a region as one place; its badge lies above its token."""
    token = coin(side, region)
    around = polygon(region_outline(land(side), region))
    return around.badge_at((token.centre[0], token.y - 26))


def region_outline(here: Land, region: int) -> list[Point]:
    """Return the outline of a region."""
    steps = [border for id in here.region(region) for border in here.borders(id)]
    ways = {start: end for start, end in steps if (end, start) not in steps}
    start = at = next(iter(ways))
    outline: list[Point] = []
    while True:
        outline += here.line(at, ways[at])[:-1]
        at = ways[at]
        if at == start:
            return outline


def region_window(side: str, region: int) -> Box:
    """Return the window of the land around a region."""
    return land_window(bounds(region_outline(land(side), region)).grown(BORDER))


def land_window(shown: Box) -> Box:
    """Return a window of the land, in the smallest shape that holds this box; if none does, the
    whole land."""
    for wide in STEPS:
        tall = wide / SHAPE
        if shown.w <= wide and shown.h <= tall:
            return within(Box.around(shown.centre, wide, tall), WHOLE_LAND)
    return WHOLE_LAND


# ---- below the land


def season_box(count: int) -> Box:
    """Return the box of season and year, left of so many cells of the track."""
    return HEAD.left(358 if count > MANY else 430)


def track_cells(count: int) -> list[Box]:
    """Return the cells for the Houses in turn order, in the middle of the head."""
    row = Box(season_box(count).right + GAP, HEAD.y + 14, count * TRACK_CELL, HEAD.h - 28)
    return row.columns(count, 4) if count else []


def acting_box(count: int) -> Box:
    """Return the box that tells who must act, to the right of a track of so many cells."""
    return HEAD.beside(season_box(count).w + GAP + count * TRACK_CELL + GAP)


def curse_cells() -> list[Box]:
    return CURSES.inset(10, 10).columns(3, 10)


def display_cells() -> list[Box]:
    return DISPLAY.below(HEADING).inset(12, 0).top(168).columns(6, 8)


def stack_cells() -> list[Box]:
    """Return the boxes of nine stacks, a line for each year."""
    room = STACKS.inset(12, 10).beside(64)
    return [cell for row in room.rows(3, 8) for cell in row.columns(3, 8)]


def temple_cells() -> list[Box]:
    return SUPPLY.inset(12, 10).left(126).rows(3, 8)


def deck_cells() -> list[Box]:
    return SUPPLY.inset(12, 10).beside(132).rows(3, 8)


def quest_cells(quests: int) -> list[Box]:
    room = quests_box(quests).inset(10, 10)
    across = QUEST_CELLS if quests > QUEST_CELLS else max(4, quests)
    return [
        Box(cell.x, room.y + row * (QUEST + 8), cell.w, QUEST)
        for row in range(-(-quests // QUEST_CELLS))
        for cell in room.columns(across, 8)
    ]


WINDOWS: dict[str, Box] = {
    "map": WHOLE_LAND,
    "curses": CURSES.grown(8),
}


def areas(seats: int, quests: int) -> list[Area]:
    """Return the areas that close-ups are cut from: the land, the parts above and below it, the
    Houses."""
    offers, houses = offers_window(quests), plates_window(seats, quests)
    boxes = plates(seats, quests)

    def near_plates(changed: Box) -> Box:
        near = union(box for box in boxes if box.overlaps(changed)).grown(8)
        return near if near.h <= TALLEST * near.w else houses

    return [
        Area(WHOLE_LAND, lambda changed: land_window(changed.grown(AROUND))),
        Area(HEAD, lambda changed: GROUND),
        Area(offers, lambda changed: offers),
        Area(houses, near_plates),
    ]
