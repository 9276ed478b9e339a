"""The layout of the board in design units: 1,600 across, as tall as the seats need.

The kingdom is a flower of six hexagonal provinces around the Palace, in ring order clockwise
from the Gates in the north, so that neighbours touch, opposites face each other, and every
province keeps upright words. What belongs to a province lies in the corner beside it."""

from render.kit.geometry import Box, Point, polar, regular

SECTORS = ("gates", "capital", "outskirts", "altar", "springs", "clan_house")

WIDTH = 1600
MARGIN = 16
HEAD = Box(MARGIN, 12, WIDTH - 2 * MARGIN, 92)
EVENTS = Box(MARGIN, 112, WIDTH - 2 * MARGIN, 216)

HEX = 242.0  # from the middle of a province to its corners
SPACING = 433.0  # between the middles of two neighbours
PALACE: Point = (800, 990)
KINGDOM = Box(166, 335, 1268, 1310)

CLAN_HOUSE = Box(MARGIN, 343, 536, 206)
CAPITAL = Box(1048, 343, 536, 206)
REVELATIONS = Box(MARGIN, 1431, 536, 206)
SUPPLY = Box(1048, 1431, 536, 206)
FAVOUR = Box(8, 770, 174, 440)  # in the notch between two provinces
VILLAGES = Box(MARGIN, 1651, WIDTH - 2 * MARGIN, 176)

GROUND = Box(0, 0, WIDTH, 1840)  # what is common; the seats lie below
SEATS_TOP = GROUND.bottom + 16
PLATE = (776, 690)
SEAT_GAP = 16


def board(seats: int) -> Box:
    """All of it: the ground, then the seats."""
    return GROUND.union(seats_window(seats))


def seats_window(seats: int) -> Box:
    """As good as square, so that a gallery shows all of it."""
    wide = PLATE[0] + 2 * MARGIN if seats == 1 else WIDTH
    rows = 1 if seats == 1 else 2
    return Box(0, GROUND.bottom, wide, 16 + rows * (PLATE[1] + SEAT_GAP))


def seat_boxes(seats: int) -> list[Box]:
    """Two in a row; but if there are only two, one below the other and wide."""
    wide, tall = PLATE
    if seats == 2:
        return Box(MARGIN, SEATS_TOP, WIDTH - 2 * MARGIN, 2 * tall + SEAT_GAP).rows(2, SEAT_GAP)
    return [
        Box(
            MARGIN + seat % 2 * (wide + SEAT_GAP),
            SEATS_TOP + seat // 2 * (tall + SEAT_GAP),
            wide,
            tall,
        )
        for seat in range(seats)
    ]


def centre(sector: str) -> Point:
    return polar(PALACE, SPACING, 60 * SECTORS.index(sector))


def outline(middle: Point, radius: float = HEX) -> list[Point]:
    """A province: a hexagon with a flat top."""
    return regular(middle, radius, 6, 30)


def hexagon_box(middle: Point, radius: float = HEX) -> Box:
    return Box.around(middle, 2 * radius, 2 * radius * 3**0.5 / 2)


def name_box(sector: str) -> Box:
    x, y = centre(sector)
    return Box.around((x, y - 138), 326, 66)


def day_box(sector: str) -> Box:
    x, y = centre(sector)
    return Box.around((x, y - 80), 370, 54)


def night_box(sector: str) -> Box:
    x, y = centre(sector)
    return Box.around((x, y + 92), 330, 60)


def spots(sector: str, count: int) -> list[Box]:
    x, y = centre(sector)
    size, gap = (104, 3) if count == 4 else (118, 16)
    left = x - (count * size + (count - 1) * gap) / 2 + size / 2
    return [Box.around((left + i * (size + gap), y + 3), size) for i in range(count)]


def event_areas() -> list[Box]:
    return EVENTS.columns(4, 14)


def revelation_places() -> list[Box]:
    return REVELATIONS.columns(3, 12)


def clan_house_slots(count: int) -> list[Box]:
    return CLAN_HOUSE.below(46).inset(10, 0).columns(count, 4)


def herald_places() -> list[Box]:
    """Place I first; it is drawn at the right end."""
    return CAPITAL.below(46).inset(24, 4).columns(4, 12)[::-1]


def village_nodes() -> list[Box]:
    return VILLAGES.columns(8, 14)


# ---- the Palace


def palace_zones(count: int) -> list[Box]:
    """Base game: a place for each seat's companions, beside the tower."""
    x, y = PALACE
    spread = [(-163, -54), (163, -54), (163, 54), (-163, 54)]
    return [Box.around((x + dx, y + dy), 96) for dx, dy in spread[:count]]


def side_angle(side: int, rotation: int) -> float:
    return 180 + 90 * side + 60 * rotation


def wall(side: int, rotation: int) -> Box:
    return Box.around(polar(PALACE, 141, side_angle(side, rotation)), 74)


def loophole(side: int, rotation: int) -> Box:
    return Box.around(polar(PALACE, 73, side_angle(side, rotation)), 60)


def summit() -> Box:
    return Box.around(PALACE, 78)


def seat_edge(position: int) -> Point:
    """Return the point from which the seat in the south (0), west, north or east looks at the
    Palace."""
    reach = 190 if position % 2 == 0 else 212
    return polar(PALACE, reach, 180 + 90 * position)


REGIONS: dict[str, Box] = {
    "kingdom": KINGDOM,
    "palace": hexagon_box(PALACE).grown(12),
    "events": EVENTS.grown(8),
    "clan_house": CLAN_HOUSE.grown(8),
    "capital": CAPITAL.grown(8),
    "revelations": REVELATIONS.grown(8),
    "supply": SUPPLY.grown(8),
    "villages": VILLAGES.grown(8),
    **{f"sector:{sector}": hexagon_box(centre(sector)).grown(12) for sector in SECTORS},
}
