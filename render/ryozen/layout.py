"""The layout of the board in design units: 1,600 across, as tall as the seats need.

At the top lies the ground, in the shape of a message. The kingdom is a flower of six provinces
around the Palace, in ring order clockwise from the Gates in the north, so that neighbours touch
and opposites face each other: hexagons as broad as the picture allows. In the corners lie the
Clan House row, the Capital track and the names of the events; all else that is common lies below,
then come the seats.
"""

from render.kit.geometry import Box, Point, polar, regular

SECTORS = ("gates", "capital", "outskirts", "altar", "springs", "clan_house")

WIDTH = 1600
MARGIN = 16
GAP = 12
INNER = WIDTH - 2 * MARGIN

GROUND = Box(0, 0, WIDTH, 1066)
HEAD = Box(MARGIN, 3, INNER, 104)
TRACK_CELL = 156.0

HEX = 308.0  # from a province's middle to its west and east corners
FLAT = 157.0  # from a province's middle to its north and south borders
REGULAR = 3**0.5 / 2  # FLAT as a share of HEX, if the hexagon were regular
ASIDE, ABOVE = 468.0, 318.0  # distance of two neighbours' middles
PALACE: Point = (800, 585)
KINGDOM = Box(0, 108, WIDTH, 954)

CORNER = (474.0, 154.0)  # size of the things in the corner
CLAN_HOUSE = Box(MARGIN, 110, *CORNER)
CAPITAL = Box(WIDTH - MARGIN - CORNER[0], 110, *CORNER)
OMENS_TOP = 906.0
OMEN = (478.0, 590.0, 72.0)  # an event's name: its width above and below, its height

EVENTS = Box(MARGIN, GROUND.bottom + 12, INNER, 216)
SUPPLY = Box(WIDTH - MARGIN - 536, EVENTS.bottom + GAP, 536, 206)
REVELATIONS = Box(MARGIN, SUPPLY.y, INNER - SUPPLY.w - GAP, 206)
VILLAGES = Box(MARGIN, SUPPLY.bottom + 34, INNER, 176)

OFFERS = Box(0, GROUND.bottom, WIDTH, VILLAGES.bottom + GAP - GROUND.bottom)
SEATS_TOP = OFFERS.bottom + 16
PLATE = (776, 690)
SEAT_GAP = 16
HIGHEST = 1460.0  # taller pictures are cut in two


def board(seats: int) -> Box:
    """Return the whole board: the ground, the other common things, then the seats."""
    return GROUND.union(seats_window(seats))


def seats_window(seats: int) -> Box:
    rows = (seats + 1) // 2
    return Box(0, OFFERS.bottom, WIDTH, 16 + rows * (PLATE[1] + SEAT_GAP))


def lower_windows(seats: int) -> list[Box]:
    """Return the windows below the ground, seats first: a single one if it is not too high."""
    plates = seats_window(seats)
    whole = OFFERS.union(plates)
    return [whole] if whole.h <= HIGHEST else [plates, OFFERS]


def seat_boxes(seats: int) -> list[Box]:
    """Return the seats' boxes, two in a row."""
    wide, tall = PLATE
    return [
        Box(
            MARGIN + seat % 2 * (wide + SEAT_GAP),
            SEATS_TOP + seat // 2 * (tall + SEAT_GAP),
            wide,
            tall,
        )
        for seat in range(seats)
    ]


def moment_box(count: int) -> Box:
    """Return the box of the round and the phase, left of so many cells of the track."""
    return HEAD.left(INNER - acting_box(count).w - GAP - count * TRACK_CELL)


def track_cells(count: int) -> list[Box]:
    row = Box(moment_box(count).right, HEAD.y + 14, count * TRACK_CELL, HEAD.h - 28)
    return row.columns(count, 4)


def acting_box(count: int) -> Box:
    """Return the box that tells who must act, right of so many cells of the track."""
    return HEAD.beside(INNER - 500 + 30 * (count - 2))


def centre(sector: str) -> Point:
    x, y = polar((0, 0), 1, 60 * SECTORS.index(sector))
    return PALACE[0] + x / REGULAR * ASIDE, PALACE[1] + y * ABOVE


def flattened(middle: Point, points: list[Point]) -> list[Point]:
    """Return points around the middle, flattened to a province's shape."""
    share = FLAT / (HEX * REGULAR)
    return [(x, middle[1] + (y - middle[1]) * share) for x, y in points]


def outline(middle: Point, radius: float = HEX) -> list[Point]:
    """Return a province: a hexagon with a flat top."""
    return flattened(middle, regular(middle, radius, 6, 30))


def hexagon_box(middle: Point, radius: float = HEX) -> Box:
    return Box.around(middle, 2 * radius, 2 * radius * FLAT / HEX)


def name_box(sector: str) -> Box:
    x, y = centre(sector)
    return Box.around((x, y - 121), 340, 54)


def day_box(sector: str) -> Box:
    x, y = centre(sector)
    return Box.around((x, y - 66), 440, 48)


def night_box(sector: str) -> Box:
    x, y = centre(sector)
    return Box.around((x, y + 94), 330, 56)


def spots(sector: str, count: int) -> list[Box]:
    x, y = centre(sector)
    size, gap = (108, 6) if count == 4 else (112, 18)
    left = x - (count * size + (count - 1) * gap) / 2 + size / 2
    return [Box.around((left + i * (size + gap), y + 10), size) for i in range(count)]


def omens() -> list[Box]:
    """Return the boxes of the names of the events: two in the lower left corner, two in the lower
    right one, the lower ones longer."""
    short, long, tall = OMEN
    boxes = []
    for number in range(4):
        wide = long if number % 2 else short
        x = MARGIN if number < 2 else WIDTH - MARGIN - wide
        boxes.append(Box(x, OMENS_TOP + number % 2 * (tall + 6), wide, tall))
    return boxes


def event_areas() -> list[Box]:
    return EVENTS.columns(4, 14)


def revelation_places() -> list[Box]:
    return REVELATIONS.columns(3, 12)


def clan_house_slots(count: int) -> list[Box]:
    return CLAN_HOUSE.inset(10, 4).columns(count, 4)


def herald_places() -> list[Box]:
    """Return the places of the Capital track; place I is at the right end."""
    return CAPITAL.inset(12, 8).columns(4, 10)[::-1]


def village_nodes() -> list[Box]:
    return VILLAGES.columns(8, 14)


# ---- the Palace


def palace_zones(count: int) -> list[Box]:
    """Return each seat's place beside the Palace, in the base game."""
    x, y = PALACE
    spread = [(-184, -50), (184, -50), (184, 50), (-184, 50)]
    return [Box.around((x + dx, y + dy), 94) for dx, dy in spread[:count]]


def side_angle(side: int, rotation: int) -> float:
    return 180 + 90 * side + 60 * rotation


def wall(side: int, rotation: int) -> Box:
    return Box.around(polar(PALACE, 104, side_angle(side, rotation)), 64)


def loophole(side: int, rotation: int) -> Box:
    return Box.around(polar(PALACE, 45, side_angle(side, rotation)), 40)


def summit() -> Box:
    return Box.around(PALACE, 52)


def seat_edge(position: int) -> Point:
    """Return the point from which the seat in the south (0), west, north or east looks at the
    Palace."""
    reach = 142 if position % 2 == 0 else 212
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
