"""The layout of the board, in design units: 1,600 across, as tall as the seats need.

The islands stand around the Great Bonfire, which lights the sea; everything on offer lies below,
and then the cities.
"""

from render.kit.geometry import Box, Point, polar
from render.kit.places import Place, ring_part

WIDTH = 1600
MARGIN = 16
GAP = 10
INNER = WIDTH - 2 * MARGIN

HEAD = Box(MARGIN, 8, INNER, 84)
SEA = Box(MARGIN, 100, INNER, 808)

# The land that each island may take: its coast winds within this box.
ISLES: dict[str, Box] = {
    "isle_flower_nw": Box(28, 108, 272, 200),
    "isle_pink": Box(348, 110, 228, 184),
    "isle_fruit_n": Box(658, 107, 284, 182),
    "isle_grey": Box(1024, 110, 228, 184),
    "isle_herb_ne": Box(1300, 108, 272, 200),
    "isle_herb_w": Box(26, 403, 262, 204),
    "isle_root_cw": Box(316, 409, 262, 196),
    "isle_shell_ce": Box(1022, 409, 262, 196),
    "isle_flower_e": Box(1312, 403, 262, 204),
    "isle_shell_sw": Box(28, 702, 272, 200),
    "isle_brown": Box(348, 718, 228, 184),
    "isle_fruit_s": Box(658, 728, 284, 176),
    "isle_blue": Box(1024, 718, 228, 184),
    "isle_root_se": Box(1300, 702, 272, 200),
}
PIER = Box.around((300, 660), 196, 100)  # in the open water between four islands

FIRE: Point = (800, 510)
HEARTH = 72.0  # the fire in the middle
RIM = 206.0  # of the areas around it

COUNCIL = Box(MARGIN, 918, INNER, 166)
COMMON = Box(MARGIN, 1094, 778, 162)
PATHS = Box(MARGIN + 778 + GAP, 1094, INNER - 778 - GAP, 162)
MASTERS = Box(MARGIN, 1266, 778, 216)
ELDERS = Box(MARGIN + 778 + GAP, 1266, INNER - 778 - GAP, 216)
HEADING = 46.0

GROUND = Box(0, 0, WIDTH, 1494)  # what is common; the cities lie below
CITIES_TOP = GROUND.bottom + 12
CITY = (778.0, 744.0)
TALL_CITY = 1236.0  # where there are but two, so that their picture is as good as square


def board(seats: int) -> Box:
    """All of it: the ground, then the cities."""
    return GROUND.union(cities_window(seats))


def cities_window(seats: int) -> Box:
    rows = (seats + 1) // 2
    return Box(0, GROUND.bottom, WIDTH, 12 + rows * (city_height(seats) + GAP) + 4)


def city_height(seats: int) -> float:
    return CITY[1] if seats > 2 else TALL_CITY


def cities(seats: int) -> list[Box]:
    wide, tall = CITY[0], city_height(seats)
    return [
        Box(MARGIN + seat % 2 * (wide + GAP), CITIES_TOP + seat // 2 * (tall + GAP), wide, tall)
        for seat in range(seats)
    ]


# ---- islands


def isle_spots(id: str, count: int) -> list[Box]:
    """Return the boxes of an island's tasks."""
    box = ISLES[id]
    wide, tall, gap = 73.0, 101.0, 2.0
    left = box.centre[0] - (count * wide + (count - 1) * gap) / 2
    top = isle_foot(id).y - 2 - tall
    return [Box(left + i * (wide + gap), top, wide, tall) for i in range(count)]


def isle_top(id: str) -> Box:
    """Return the box in which the Guardians of an order wait."""
    box = ISLES[id]
    return Box(box.x + 12, isle_foot(id).y - 92, box.w - 24, 84)


def isle_foot(id: str) -> Box:
    """The shore: what the island yields, and the ships."""
    box = ISLES[id]
    return Box(box.x + 16, box.bottom - 62, box.w - 32, 54)


# ---- the Great Bonfire


def area_angle(index: int) -> float:
    """The first area lies in the south, the others follow clockwise."""
    return 180 + index * 360 / 7


def area_place(index: int) -> Place:
    angle, half = area_angle(index), 180 / 7
    part = ring_part(FIRE, HEARTH + 6, RIM - 4, (angle - half, angle + half))
    return part.badge_at(polar(FIRE, RIM + 16, angle))


def area_rewards(index: int) -> tuple[Box, Box]:
    """Its token, and its resource or points."""
    return beside(index, 179, 56, 52)


def area_portals(index: int) -> list[Box]:
    return [*beside(index, 132, 44, 42), *beside(index, 95, 41, 40)]


def beside(index: int, radius: float, apart: float, size: float) -> tuple[Box, Box]:
    """Two things side by side across the area's middle line; the left one first."""
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
    """The four on offer, then the pile."""
    return PATHS.below(HEADING + 1).inset(12, 0).top(114).columns(5, 10)


def gnome_cards(area: Box) -> list[Box]:
    rows = area.below(HEADING).inset(12, 0).top(168).rows(2, 8)
    return [card for row in rows for card in row.columns(3, 8)]


def close_windows(seats: int) -> list[Box]:
    """Return the windows that can be shown large: the parts of the board, and the cities."""
    offers = Box(0, COUNCIL.y - 4, WIDTH, PATHS.bottom - COUNCIL.y + 8)
    whole = cities(seats)
    parts = [part for box in whole if box.h > CITY[1] for part in (box.top(488), box.below(462))]
    homes = [box.grown(4) for box in (*whole, *parts)]
    return [*REGIONS.values(), COUNCIL.grown(4), offers, *homes]


REGIONS: dict[str, Box] = {
    "sea": SEA.grown(8),
    "west": Box(0, SEA.y - 8, 1012, SEA.h + 16),
    "east": Box(588, SEA.y - 8, 1012, SEA.h + 16),
    "great_bonfire": Box.around(FIRE, 2 * RIM + 30),
    "paths": PATHS.grown(8),
}
