"""Everything that stands on the land: figures in their territories, tokens, temples and shades."""

import math
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.candelabria import layout
from render.candelabria.figures import (
    FLAME_SHAPE,
    draw_candle,
    draw_castle,
    draw_curse,
    draw_flame,
    draw_soldier,
    draw_temples,
)
from render.candelabria.land import land, territory_place
from render.candelabria.words import mark_of
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, bezier, encloses
from render.kit.icons import draw_icon
from render.kit.pen import Pen
from render.kit.places import Place, card, disc
from render.kit.rims import Mask, rim, union
from render.kit.text import Style
from render.kit.theme import darker, lighter
from rules.candelabria.parts import CURSES
from rules.candelabria.seen import RegionSeen, TerritorySeen, View

NUMBER = Style(Face.NUMBER, 54, 40)
FIGURE = (84.0, 101.0)
FIGURE_SIGN = Box(24, 68, 52, 52)  # a House's sign on a figure, in hundredths
FLAME = 58.0
FLAME_SIGN = Box(16, 50, 68, 68)
SLIM = 0.09  # margin beside a flame, as a share of its width
AIRY = 1.5  # from flame to flame where room is left, as a share of a flame's width
SIGN = 58.0
SMALL_SIGN = 44.0  # a territory's sign in a crowd
CLOSE = 0.86  # the least step from thing to thing, as a share of a thing's width
LAPPED = 0.86  # the step from one line of flames to the next, as a share of a flame's height
FEW = 7  # a territory with more things than this is crowded
SHRINKING = (1.0, 0.8, 0.65, 0.5)  # factors for flames, the largest first
BELOW = 0.9  # weight of an arrangement in two parts, which is worse than one in a line
WEIGHT = 1.5  # how much more the size of figures counts than that of flames, as an exponent
FIGURES = ("flame", "candle", "castle", "figure")
COARSE = 4  # only one point of an outline in so many is used to tell what lies inside
STRIDE = 13.0  # design units between the places tried for a number
OVER = 20.0  # design units by which a line of figures may be taller than its room


def draw_realm(canvas: Canvas, view: View) -> None:
    """Draw everything on the map within the window."""
    for region in view["regions"]:
        place = canvas.place(region["key"], layout.region_place(view["side"], region["number"]))
        if region["cursed"] and canvas.sees(place):
            draw_cursed(canvas, canvas.places[region["key"]])
        if region["fought"] and canvas.sees(place):
            rim(canvas, canvas.places[region["key"]], canvas.theme["bad"], 8)
    for territory in view["territories"]:
        draw_territory(canvas, view, territory)
    for region in view["regions"]:
        draw_token(canvas, view, region)
    draw_target(canvas, view)


# ---- territories


class Figure(NamedTuple):
    """A castle, a candle (with its role and flames) or the shade of a curse (with the number of
    its card)."""

    kind: str
    key: str
    house: str = ""
    role: str = ""
    number: int = 0


def figures_of(territory: TerritorySeen) -> Iterator[Figure]:
    if territory["castle"]:
        yield Figure("castle", f"castle:{territory['castle']}", territory["castle"])
    for candle in territory["candles"]:
        house, role = candle["house"], candle["role"]
        yield Figure("candle", candle["key"], house, role, candle["flames"])
    for curse in territory["curses"]:
        yield Figure("shade", f"figure:{curse}", number=CURSES[curse].region)


def draw_territory(canvas: Canvas, view: View, territory: TerritorySeen) -> None:
    """Draw a territory's sign, flames and figures, as large as they all fit."""
    room = land(view["side"]).rooms[territory["id"]]
    canvas.place(territory["key"], territory_place(view["side"], territory["id"]))
    if not canvas.sees(room.grown(40)):
        return
    figures, flames = [*figures_of(territory)], territory["flames"]
    way = arranged(room, len(flames), len(figures))
    draw_icon(canvas, f"act_{territory['action']}", way.sign, shadow=3)
    canvas.kept.append(way.sign)
    draw = draw_soldier if view["armies"] else draw_flame
    for flame, box in zip(flames, way.flames, strict=True):
        canvas.place(flame["key"], burning(box))
        canvas.kept.append(sign_on(box, FLAME_SIGN))
        draw(canvas, mark_of(flame["house"]), box)
    for figure, box in zip(figures, way.figures, strict=True):
        canvas.place(figure.key, place_of(box.inset(box.w * 0.06, 0)))
        canvas.kept.append(sign_on(box, FIGURE_SIGN))
        draw_figure(canvas, figure, box)


class Way(NamedTuple):
    """A way to arrange the things in a territory; `worth` is their size, 1 being the largest
    possible."""

    worth: float
    sign: Box
    flames: list[Box]
    figures: list[Box]


@cache
def arranged(room: Box, flames: int, figures: int) -> Way:
    """Return the arrangement with the largest things: beside the sign or in lines below. A crowd
    makes the sign smaller."""
    if not flames and not figures:
        return Way(1, sign_box(room, SIGN), [], [])
    lines = product((1, 2, 3) if flames else (1,), (1, 2) if figures else (1,), SHRINKING)
    ways = [below(room, flames, figures, *way) for way in lines]
    return max([beside(room, flames, figures), *ways], key=lambda way: round(way.worth, 3))


def sign_box(room: Box, side: float = SIGN) -> Box:
    """Return the sign's box, in the upper left corner of a room."""
    return Box(room.x, room.y, side, side)


def beside(room: Box, flames: int, figures: int) -> Way:
    """Arrange flames and figures in one line right of the sign."""
    free = Box(room.x + SIGN + 4, room.y - 8, room.w - SIGN, room.h + OVER)
    needed = FLAME * flames + FIGURE[0] * figures
    share = min(1.0, free.w / needed, free.h / FIGURE[1])
    wide, body = FLAME * share, FIGURE[0] * share
    apart = min(wide * AIRY, wide + (free.w - needed * share) / max(1, flames))
    start = free.centre[0] - (flames * apart + figures * body) / 2
    lights = [
        Box(start + (number + 0.5) * apart - wide / 2, free.y + 4, wide, wide * FLAME_SHAPE)
        for number in range(flames)
    ]
    bodies = [
        Box(start + flames * apart + number * body, free.y, body, FIGURE[1] * share)
        for number in range(figures)
    ]
    return Way(share ** (1 + WEIGHT), sign_box(room), lights, bodies)


def below(room: Box, flames: int, figures: int, rows: int, columns: int, most: float) -> Way:
    """Arrange flames in rows right of the sign, at most this large, with figures below."""
    side = SMALL_SIGN if flames + figures > FEW else SIGN
    abreast = -(-flames // rows), -(-figures // columns)
    free = Box(room.x + side + 4, room.y - OVER / 2, room.w - side - 4, 0)
    line = FLAME * FLAME_SHAPE * LAPPED
    light = min(most, free.w / (max(1, abreast[0]) * FLAME * CLOSE), room.h / (rows * line))
    line *= light
    top = max(room.y + side * 0.75, free.y + 6 + rows * line) if flames else room.y + side * 0.6
    body = min(
        1.0,
        room.w / (max(1, abreast[1]) * FIGURE[0] * CLOSE),
        (room.bottom + OVER / 2 - top) / (columns * FIGURE[1]),
    )
    tall = max(0.1, body) * FIGURE[1]
    start = room.bottom + OVER / 2 - columns * tall
    lights = in_rows(free, flames, abreast[0], (FLAME * light, FLAME * light * FLAME_SHAPE), line)
    size = tall * FIGURE[0] / FIGURE[1], tall
    bodies = in_rows(Box(room.x, start, room.w, 0), figures, abreast[1], size, tall)
    worth = (light if flames else body) * (body if figures else light) ** WEIGHT
    return Way(worth * BELOW, sign_box(room, side), lights, bodies)


def in_rows(
    room: Box, count: int, abreast: int, size: tuple[float, float], step: float
) -> list[Box]:
    return [
        box
        for row, start in enumerate(range(0, count, max(1, abreast)))
        for box in in_line(room.moved(0, row * step), min(abreast, count - start), size)
    ]


def in_line(room: Box, count: int, size: tuple[float, float]) -> list[Box]:
    """Return boxes side by side in the middle of a room, overlapping if many."""
    wide, tall = size
    step = min(wide * 1.02, (room.w - wide) / max(1, count - 1))
    start = room.centre[0] - (wide + step * (count - 1)) / 2
    return [Box(start + i * step, room.y, wide, tall) for i in range(count)]


def burning(box: Box) -> Place:
    """Return the place of a flame with its bowl, narrower than its box so that no rim crosses a
    neighbour's sign. Its number lies on the tip, away from its House's sign."""
    return card(box.inset(box.w * SLIM, -3), box.w / 2).badge_at((box.centre[0], box.y))


def sign_on(box: Box, where: Box) -> Box:
    """Return the box of a House's sign on a figure, which no number may cover."""
    unit = box.w / 100
    return Box(box.x + where.x * unit, box.y + where.y * unit, where.w * unit, where.h * unit)


def place_of(box: Box) -> Place:
    """Return the place of a figure; a small one in a crowd has its number beside it, not on top."""
    aside = max(0.0, FIGURE[1] - box.h) / 2
    return card(box).badge_at((box.right + aside, box.y - aside / 2))


def draw_figure(canvas: Canvas, figure: Figure, box: Box) -> None:
    mark = mark_of(figure.house)
    if figure.kind == "castle":
        draw_castle(canvas, mark, box)
    elif figure.kind == "candle":
        draw_candle(canvas, mark, figure.role, figure.number, box)
    else:
        draw_curse(canvas, box, number=figure.number)


# ---- regions


def draw_cursed(canvas: Canvas, place: Place) -> None:
    """Draw mist with stripes over a region in which no battle is fought."""
    if not canvas.painted:
        return
    mist = Mask(canvas, place.box)
    mist.polygon(place.outline, 105)
    striped = mist.image.copy()
    stripes = ImageDraw.Draw(striped)
    left, top, right, bottom = place.box.edges
    for start in range(round(left - place.box.h), round(right), 44):
        ends = mist.at([(start, bottom), (start + place.box.h, top)])
        stripes.line(ends, 0, max(1, round(22 * canvas.scale)))
    mist.image = Image.blend(mist.image, striped, 0.31)
    mist.paint(canvas.theme["curse_mist"])


def freest(canvas: Canvas, choices: Sequence[list[Box]]) -> list[Box]:
    """Return the choice that covers least of the things on the land."""
    around = union(room for rooms in choices for room in rooms)
    taken = [box for box in standing_on(canvas) if box.overlaps(around)]
    return min(choices, key=lambda rooms: sum(room.shared(box) for room in rooms for box in taken))


def standing_on(canvas: Canvas) -> list[Box]:
    """Return the boxes of everything on the land: figures, flames, signs and tokens."""
    figures = [
        place.box for key, place in canvas.places.items() if key.partition(":")[0] in FIGURES
    ]
    return [*canvas.kept, *figures]


def draw_token(canvas: Canvas, view: View, region: RegionSeen) -> None:
    """Draw a region's token: its number, an X if cursed, temples to the right, shades to the
    left."""
    side, number = view["side"], region["number"]
    box = layout.coin(side, number)
    if not canvas.sees(box.grown(90)):
        return
    if region["temples"]:
        stand = freest(canvas, [[room] for room in layout.temples(side, number)])
        canvas.kept.append(canvas.place(f"temples:{number}", stand[0]))
        draw_temples(canvas, region["temples"], stand[0])
    if canvas.shows(box.inset(14)):  # only a whole token: a crop cuts none
        draw_coin(canvas, view, region)
    owners = [one for one in view["curses"] if one["region"] == number and not one["territory"]]
    rooms = freest(canvas, layout.shades(side, number, len(owners))) if owners else []
    for curse, room in zip(owners, rooms, strict=True):
        canvas.place(f"figure:{curse['card']}", room)
        draw_curse(canvas, room, mark_of(curse["owner"]))
    if region["fought"]:
        (room,) = freest(canvas, [[around] for around in layout.wars(side, number)])
        draw_icon(canvas, "war", room, shadow=4)


def shield(reach: float) -> list[Point]:
    """Return the outline of a region's token; a round one would look like a badge."""
    half, foot = reach * 0.88, 50 + reach
    right: list[Point] = [
        (50 + half, 50 - reach * 0.9),
        (50 + half, 50 + reach * 0.25),
        *bezier((50 + half, 50 + reach * 0.25), (50 + half * 0.9, foot - reach * 0.2), (50, foot)),
    ]
    return [*right, *((100 - x, y) for x, y in reversed(right))]


def draw_coin(canvas: Canvas, view: View, region: RegionSeen) -> None:
    theme = canvas.theme
    cursed, fought = region["cursed"], region["fought"]

    def paint(pen: Pen) -> None:
        fill = theme["curse"] if cursed else theme["spot"]
        edge = theme["bad"] if fought else theme["curse_eye"] if cursed else theme["coast"]
        for reach, colour in ((49.0, darker(theme["spot"], 0.6)), (45.0, edge), (37.0, fill)):
            pen.polygon(shield(reach), colour)
        if cursed:
            for line in ([(25, 25), (75, 75)], [(75, 25), (25, 75)]):
                pen.line(line, darker(fill, 0.45), 9)

    box = layout.coin(view["side"], region["number"])
    canvas.kept.append(box)
    canvas.stamp(box, ("region token", cursed, fought), paint, shadow=5)
    ink = (255, 255, 255) if cursed else theme["spot_ink"]
    canvas.write(str(region["number"]), box.inset(8).moved(0, -2), NUMBER, ink)


def draw_coins(canvas: Canvas, view: View, wanted: Container[str]) -> None:
    """Draw region numbers again, over the rims, where a territory can be chosen."""
    here = land(view["side"])
    for region in view["regions"]:
        whole = canvas.shows(layout.coin(view["side"], region["number"]).inset(14))
        chosen = any(f"territory:{id}" in wanted for id in here.region(region["number"]))
        if whole and chosen:
            draw_coin(canvas, view, region)


def free_middles(canvas: Canvas, wanted: Iterable[str], size: float) -> None:
    """Set where each wanted territory has its number of this size: near its middle, over as little
    as possible of what stands there."""
    standing = standing_on(canvas)
    for name in wanted:
        place = canvas.places.get(name)
        if place is not None and name.startswith("territory:"):
            taken = [box for box in standing if box.overlaps(place.box)]
            canvas.places[name] = replace(place, free=least_taken(place, taken, size))


def least_taken(place: Place, taken: Sequence[Box], size: float) -> Box:
    """Return the room for a number in a territory that covers least, or is nearest its middle."""
    middle, *rooms = rooms_within(place, round(size))

    def cost(room: Box) -> float:
        aside = math.dist(room.centre, middle.centre) / place.box.w
        return aside + sum(room.shared(box) for box in taken) / size**2

    return min([middle, *rooms], key=cost)


@lru_cache(maxsize=512)
def rooms_within(place: Place, size: float) -> list[Box]:
    """Return boxes for a number in a territory, the first in its middle."""
    outline = place.outline[::COARSE]
    middle = Box.around(centre_of(outline), size)
    steps = sorted(product(range(-6, 7), repeat=2), key=lambda step: math.hypot(*step))
    rooms = [middle.moved(dx * STRIDE, dy * STRIDE) for dx, dy in steps]
    return [middle, *(room for room in rooms if all(encloses(outline, it) for it in ends_of(room)))]


def ends_of(box: Box) -> list[Point]:
    left, top, right, bottom = box.edges
    return [*product((left, right), (top, bottom))]


def centre_of(outline: Sequence[Point]) -> Point:
    """Return the centre of an area, by its outline."""
    sides = list(zip(outline, (*outline[1:], outline[0]), strict=True))
    parts = [a[0] * b[1] - b[0] * a[1] for a, b in sides]
    x = sum((a[0] + b[0]) * part for (a, b), part in zip(sides, parts, strict=True))
    y = sum((a[1] + b[1]) * part for (a, b), part in zip(sides, parts, strict=True))
    return x / (3 * sum(parts)), y / (3 * sum(parts))


def draw_target(canvas: Canvas, view: View) -> None:
    """Draw the goal of a solo challenge: rings around its territory's sign."""
    challenge = view["challenge"]
    if not challenge or not challenge["target"]:
        return
    sign = sign_box(land(view["side"]).rooms[challenge["target"]])
    theme = canvas.theme
    place = canvas.places[f"territory:{challenge['target']}"]
    rim(canvas, place, theme["bad"], 6, (2.4, 1.6), lighter(theme["spot"], 0.1))
    rim(canvas, disc(sign.grown(4)), theme["bad"], 6)
