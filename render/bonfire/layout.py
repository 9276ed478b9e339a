"""The layout of the board, in design units: 1,600 across, as tall as the seats need.

At the top lies the ground, in the shape of a message: the islands around the Great Bonfire, which
lights the sea, and over them how far the game is. Everything on offer lies below, and then the
cities.
"""

from render.kit.geometry import Box, Point, polar
from render.kit.places import Place, ring_part

WIDTH = 1600
MARGIN = 16
GAP = 10
INNER = WIDTH - 2 * MARGIN

GROUND = Box(0, 0, WIDTH, 1066)
TRACK_CELL = 136.0
HEAD = Box(MARGIN, 3, INNER, 106)
SEA = Box(MARGIN, 112, INNER, 942)

# The area of each island; its coast winds within.
ISLES: dict[str, Box] = {
    "isle_flower_nw": Box(28, 121, 272, 233),
    "isle_pink": Box(348, 124, 228, 215),
    "isle_fruit_n": Box(658, 120, 284, 212),
    "isle_grey": Box(1024, 124, 228, 215),
    "isle_herb_ne": Box(1300, 121, 272, 233),
    "isle_herb_w": Box(22, 465, 262, 238),
    "isle_root_cw": Box(300, 472, 262, 229),
    "isle_shell_ce": Box(1038, 472, 262, 229),
    "isle_flower_e": Box(1316, 465, 262, 238),
    "isle_shell_sw": Box(28, 814, 272, 233),
    "isle_brown": Box(348, 832, 228, 215),
    "isle_fruit_s": Box(658, 844, 284, 205),
    "isle_blue": Box(1024, 832, 228, 215),
    "isle_root_se": Box(1300, 814, 272, 233),
}
PIER = Box.around((292, 765), 196, 100)  # open water between four islands

FIRE: Point = (800, 590)
HEARTH = 80.0  # radius of the fire in the middle
RIM = 228.0  # outer radius of the areas around the fire

COUNCIL = Box(MARGIN, GROUND.bottom + 10, INNER, 166)
COMMON = Box(MARGIN, COUNCIL.bottom + 28, 778, 162)
PATHS = Box(MARGIN + 778 + GAP, COMMON.y, INNER - 778 - GAP, 162)
MASTERS = Box(MARGIN, COMMON.bottom + GAP, 778, 256)
ELDERS = Box(MARGIN + 778 + GAP, MASTERS.y, INNER - 778 - GAP, 256)
HEADING = 46.0

OFFERS = Box(0, GROUND.bottom, WIDTH, MASTERS.bottom + GAP - GROUND.bottom)
CITIES_TOP = OFFERS.bottom + 6
CITY = (778.0, 744.0)
BROAD_CITY = 500.0  # height of a city with a row to itself
HIGHEST = 1460.0  # taller pictures are cut in two


def board(seats: int) -> Box:
    """Return the whole board: the ground, the offers, then the cities."""
    return GROUND.union(cities_window(seats))


def cities_window(seats: int) -> Box:
    return Box(0, OFFERS.bottom, WIDTH, cities(seats)[-1].bottom + GAP - OFFERS.bottom)


def lower_windows(seats: int) -> list[Box]:
    """Return the windows below the ground, cities first: a single one if it is not too high."""
    homes = cities_window(seats)
    whole = OFFERS.union(homes)
    return [whole] if whole.h <= HIGHEST else [homes, OFFERS]


def cities(seats: int) -> list[Box]:
    """Return the cities' boxes, two in a row; a last single one has the width of both."""
    wide, tall = CITY
    boxes = [
        Box(MARGIN + seat % 2 * (wide + GAP), CITIES_TOP + seat // 2 * (tall + GAP), wide, tall)
        for seat in range(seats)
    ]
    if seats % 2:
        boxes[-1] = Box(MARGIN, boxes[-1].y, INNER, BROAD_CITY)
    return boxes


def track_cells(count: int) -> list[Box]:
    """Return this many cells for players' points, in the middle of the head."""
    row = Box(HEAD.x + 632, HEAD.y + 14, count * TRACK_CELL, HEAD.h - 28)
    return row.columns(count, 4)


def acting_box(count: int) -> Box:
    """Return the box that tells who must act, right of a track with this many cells."""
    return HEAD.beside(632 + count * TRACK_CELL + GAP)


# ---- islands


def isle_spots(id: str, count: int) -> list[Box]:
    """Return the boxes of an island's tasks."""
    box = ISLES[id]
    wide, tall, gap = 82.0, 113.0, 2.0
    left = box.centre[0] - (count * wide + (count - 1) * gap) / 2
    top = isle_foot(id).y - 2 - tall
    return [Box(left + i * (wide + gap), top, wide, tall) for i in range(count)]


def isle_top(id: str) -> Box:
    """Return the box in which the Guardians of an order wait."""
    box = ISLES[id]
    return Box(box.x + 12, isle_foot(id).y - 92, box.w - 24, 84)


def isle_foot(id: str) -> Box:
    """Return the box of an island's shore, with its yield and the ships."""
    box = ISLES[id]
    return Box(box.x + 16, box.bottom - 62, box.w - 32, 54)


# ---- the Great Bonfire


def area_angle(index: int) -> float:
    """Return an area's angle in degrees; the first lies south, the others follow clockwise."""
    return 180 + index * 360 / 7


def area_place(index: int) -> Place:
    angle, half = area_angle(index), 180 / 7
    part = ring_part(FIRE, HEARTH + 6, RIM - 4, (angle - half, angle + half))
    return part.badge_at(polar(FIRE, RIM + 16, angle))


def area_rewards(index: int) -> tuple[Box, Box]:
    """Return the boxes of an area's token and of its resource or points."""
    return beside(index, 197, 62, 58)


def area_portals(index: int) -> list[Box]:
    return [*beside(index, 146, 49, 47), *beside(index, 105, 46, 44)]


def beside(index: int, radius: float, apart: float, size: float) -> tuple[Box, Box]:
    """Return two boxes side by side across the area's middle line, left first."""
    angle = area_angle(index)
    x, y = polar(FIRE, radius, angle)
    dx, dy = polar((0, 0), apart / 2, angle + 90)
    pair = sorted([(x + dx, y + dy), (x - dx, y - dy)])
    return Box.around(pair[0], size), Box.around(pair[1], size)


# ---- what is on offer


def council_cells() -> list[Box]:
    return COUNCIL.below(HEADING).inset(12, 0).top(117).columns(8, 8)


def common_cells() -> list[Box]:
    return COMMON.below(HEADING).inset(12, 0).top(113).columns(5, 8)


def path_tiles() -> list[Box]:
    """Return the boxes of the four paths on offer and of the pile."""
    return PATHS.below(HEADING + 1).inset(12, 0).top(114).columns(5, 10)


def gnome_cards(area: Box) -> list[Box]:
    rows = area.below(HEADING).inset(12, 0).top(206).rows(2, 8)
    return [card for row in rows for card in row.columns(3, 8)]


def close_windows(seats: int) -> list[Box]:
    """Return the windows that can be shown large: the parts of the board, and the cities."""
    offers = Box(0, COUNCIL.y - 4, WIDTH, PATHS.bottom - COUNCIL.y + 8)
    homes = [box.grown(4) for box in cities(seats)]
    return [*REGIONS.values(), COUNCIL.grown(4), offers, OFFERS, *homes]


REGIONS: dict[str, Box] = {
    "sea": Box(0, SEA.y - 8, WIDTH, SEA.h + 16),
    "west": Box(0, SEA.y - 8, 1000, SEA.h + 16),
    "east": Box(600, SEA.y - 8, 1000, SEA.h + 16),
    "great_bonfire": Box.around(FIRE, 2 * RIM + 30),
    "paths": PATHS.grown(8),
}
