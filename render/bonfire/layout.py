"""Where everything lies on the board, in design units: 1,600 across, as tall as the seats need.

The islands stand around the Great Bonfire, which lights the sea; what is on offer lies below, and
then the cities.
"""

from render.kit.geometry import Box, Point, polar
from render.kit.places import Place, ring_part

WIDTH = 1600
MARGIN = 16
GAP = 10
INNER = WIDTH - 2 * MARGIN

HEAD = Box(MARGIN, 8, INNER, 84)
SEA = Box(MARGIN, 100, INNER, 808)

# The sea: columns and rows of islands, by their middles.
ISLE = (246.0, 172.0)
COLUMNS = (155.0, 438.0, 800.0, 1162.0, 1445.0)
ROWS = (196.0, 510.0, 812.0)
ISLES: dict[str, Point] = {
    "isle_flower_nw": (COLUMNS[0], ROWS[0]),
    "isle_pink": (COLUMNS[1], ROWS[0]),
    "isle_fruit_n": (COLUMNS[2], ROWS[0]),
    "isle_grey": (COLUMNS[3], ROWS[0]),
    "isle_herb_ne": (COLUMNS[4], ROWS[0]),
    "isle_herb_w": (COLUMNS[0], ROWS[1]),
    "isle_root_cw": (COLUMNS[1], ROWS[1]),
    "isle_shell_ce": (COLUMNS[3], ROWS[1]),
    "isle_flower_e": (COLUMNS[4], ROWS[1]),
    "isle_shell_sw": (COLUMNS[0], ROWS[2]),
    "isle_brown": (COLUMNS[1], ROWS[2]),
    "isle_fruit_s": (COLUMNS[2], ROWS[2]),
    "isle_blue": (COLUMNS[3], ROWS[2]),
    "isle_root_se": (COLUMNS[4], ROWS[2]),
}
PIER = Box.around((296.5, 666), 212, 104)  # in the open water between four islands

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


def isle(id: str) -> Box:
    return Box.around(ISLES[id], *ISLE)


def isle_spots(id: str, count: int) -> list[Box]:
    """Where an island's tasks lie."""
    box = isle(id)
    wide, tall, gap = 75.0, 104.0, 4.0
    left = box.centre[0] - (count * wide + (count - 1) * gap) / 2
    return [Box(left + i * (wide + gap), box.y + 7, wide, tall) for i in range(count)]


def isle_top(id: str) -> Box:
    """Where the Guardians of an order wait."""
    box = isle(id)
    return Box(box.x + 8, box.y + 8, box.w - 16, 92)


def isle_foot(id: str) -> Box:
    """The shore: what the island yields, and the ships."""
    box = isle(id)
    return Box(box.x + 12, box.bottom - 59, box.w - 24, 56)


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
    """What can be shown large: the parts of the board, and the cities."""
    offers = Box(0, COUNCIL.y - 4, WIDTH, PATHS.bottom - COUNCIL.y + 8)
    whole = cities(seats)
    parts = [part for box in whole if box.h > CITY[1] for part in (box.top(488), box.below(462))]
    homes = [box.grown(4) for box in (*whole, *parts)]
    return [*REGIONS.values(), COUNCIL.grown(4), offers, *homes]


REGIONS: dict[str, Box] = {
    "sea": SEA.grown(8),
    "west": Box(0, SEA.y - 8, 1022, SEA.h + 16),
    "east": Box(578, SEA.y - 8, 1022, SEA.h + 16),
    "great_bonfire": Box.around(FIRE, 2 * RIM + 30),
    "paths": PATHS.grown(8),
}
