"""Where everything lies on the board, in design units: 1,600 across.

Above all the land itself; below it what everybody can see of the game; then the Houses.
"""

from functools import cache

from render.candelabria.land import Land, land
from render.kit.badges import within
from render.kit.geometry import Box, Point, bounds
from render.kit.places import Place, polygon

WIDTH = 1600
MARGIN = 16
GAP = 10
INNER = WIDTH - 2 * MARGIN

HEAD = Box(MARGIN, 6, INNER, 84)
MAP = Box(MARGIN, 100, INNER, 1012)
LAND = MAP.inset(5)  # within its frame

TRACK = Box(MARGIN, 1122, 504, 178)
CURSES = Box(TRACK.right + GAP, 1122, INNER - TRACK.w - GAP, 178)
CHALLENGE = TRACK.union(CURSES)

DISPLAY = Box(MARGIN, 1310, 850, 228)
STACKS = Box(DISPLAY.right + GAP, 1310, 426, 228)
SUPPLY = Box(STACKS.right + GAP, 1310, INNER - DISPLAY.w - STACKS.w - 2 * GAP, 228)
HEADING = 48.0

QUESTS_TOP = 1548.0
QUEST = 120.0  # a line of quests
QUEST_CELLS = 7

AROUND = 56.0  # what is shown around things that can be chosen
BORDER = 10.0  # ... and around a region
WHOLE_LAND = MAP.grown(8)
# Crops of the land have one shape, that of a message, and one of a few widths: what is drawn for
# one of them serves the others.
SHAPE = 1.5
STEPS = (540.0, 760.0, 1070.0)

PLATE = (779.0, 534.0)
ALONE = 640.0
TALL = 740.0  # where there are but two rows, so that the picture is near square


def quests_box(quests: int) -> Box:
    """The strip below; of no height if there are no quests."""
    rows = -(-quests // QUEST_CELLS)
    return Box(MARGIN, QUESTS_TOP, INNER, rows * (QUEST + 8) + 12 if rows else 0)


def ground(quests: int) -> Box:
    """What is common, with so many quests; the Houses lie below."""
    return Box(0, 0, WIDTH, quests_box(quests).bottom + (6 if quests else -2))


def plate_height(seats: int) -> float:
    return TALL if 1 < seats <= 4 else ALONE if seats == 1 else PLATE[1]


def plates_window(seats: int, quests: int) -> Box:
    rows = 2 if seats == 2 else (seats + 1) // 2
    wide = WIDTH if seats > 1 else PLATE[0] + 2 * MARGIN
    return Box(0, ground(quests).bottom, wide, 12 + rows * (plate_height(seats) + GAP) + 4)


def plates(seats: int, quests: int) -> list[Box]:
    """Two in a row; but if there are only two, one below the other and wide."""
    wide, tall = PLATE[0], plate_height(seats)
    top = ground(quests).bottom + 12
    if seats == 2:
        return Box(MARGIN, top, WIDTH - 2 * MARGIN, 2 * tall + GAP).rows(2, GAP)
    return [
        Box(MARGIN + seat % 2 * (wide + GAP), top + seat // 2 * (tall + GAP), wide, tall)
        for seat in range(seats)
    ]


def board(seats: int, quests: int) -> Box:
    """All of it: the ground, then the Houses."""
    return ground(quests).union(plates_window(seats, quests))


# ---- the land


def coin(side: str, region: int) -> Box:
    """The token with the number of a region."""
    return Box.around(land(side).spots[region], 76)


def temples(side: str, region: int) -> Box:
    token = coin(side, region)
    return Box(token.right - 8, token.y - 20, 54, token.h)


def shades(side: str, region: int, count: int) -> list[Box]:
    """Where the figures of curses stand, to the left of the token."""
    token = coin(side, region)
    return [Box(token.x - 50 - 30 * number, token.y - 16, 66, 80) for number in range(count)]


@cache
def region_place(side: str, region: int) -> Place:
    """All three territories as one country; its badge lies above its token."""
    token = coin(side, region)
    around = polygon(region_outline(land(side), region))
    return around.badge_at((token.centre[0], token.y - 26))


def region_outline(here: Land, region: int) -> list[Point]:
    """The borders that no two of its territories share, end to end."""
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
    """A region and a little of what lies around it."""
    return land_window(bounds(region_outline(land(side), region)).grown(BORDER))


def land_window(shown: Box) -> Box:
    """The part of the land with this in its middle, as far as the land reaches; all of it if that
    is needed."""
    for wide in STEPS:
        tall = wide / SHAPE
        if shown.w <= wide and shown.h <= tall:
            return within(Box.around(shown.centre, wide, tall), WHOLE_LAND)
    return WHOLE_LAND


# ---- what lies below the land


def track_cells(count: int) -> list[Box]:
    """In turn order, line by line."""
    room = TRACK.inset(10, 10)
    across = {1: 3, 2: 2, 3: 3, 4: 2}.get(count, 3)
    rows = 1 if count <= 3 else 2
    return [cell for row in room.rows(rows, 6) for cell in row.columns(across, 6)]


def curse_cells() -> list[Box]:
    return CURSES.inset(10, 10).columns(3, 10)


def display_cells() -> list[Box]:
    return DISPLAY.below(HEADING).inset(12, 0).top(168).columns(6, 8)


def stack_cells() -> list[Box]:
    """Nine stacks, a line for each year."""
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
    "curses": TRACK.union(CURSES).grown(8),
}


def close_windows(side: str, seats: int, quests: int) -> list[Box]:
    """What can be shown large: regions, the land, what lies below it, and Houses."""
    market = DISPLAY.union(SUPPLY).grown(6)
    strip = [quests_box(quests).grown(6)] if quests else []
    regions = [region_window(side, number) for number in land(side).spots]
    return [
        *regions,
        *WINDOWS.values(),
        market,
        *strip,
        *(box.grown(4) for box in plates(seats, quests)),
    ]
