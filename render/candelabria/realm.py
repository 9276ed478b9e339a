"""What stands on the land: figures in their territories, tokens, temples and shades of regions."""

from collections.abc import Iterator, Sequence
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
from render.kit.focus import doubled, rim
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.pen import Pen
from render.kit.places import Place, card, disc
from render.kit.text import Style
from render.kit.theme import darker, lighter
from rules.candelabria.parts import CURSES
from rules.candelabria.seen import RegionSeen, TerritorySeen, View

NUMBER = Style(Face.NUMBER, 54, 40)
FIGURE = (84.0, 101.0)
FLAME = 58.0
SIGN = 58.0
SMALLEST = 36.0
LEAST = 0.65  # of their size, for flames and figures in one line
MOST = 5  # so many figures stand in one line


def draw_realm(canvas: Canvas, view: View) -> None:
    """Everything on the map that is in the window."""
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
    """Its sign, flames and figures: in one line or figures below flames, as shows them larger."""
    room = land(view["side"]).rooms[territory["id"]]
    canvas.place(territory["key"], territory_place(view["side"], territory["id"]))
    if not canvas.sees(room.grown(40)):
        return
    draw_icon(canvas, f"act_{territory['action']}", sign_box(room), shadow=3)
    figures, flames = [*figures_of(territory)], territory["flames"]
    free = Box(room.x + SIGN + 4, room.y, room.w - SIGN - 4, room.h)
    needed = FLAME * len(flames) + FIGURE[0] * len(figures)
    share = min(1.0, (free.w + 8) / max(1.0, needed))
    beside = min(free.h + 10, (FIGURE[1] + 8) * share)
    tall = min(FIGURE[1] + 8, room.h - (34 if flames else 12))
    if share == 1 or (beside > tall and share > LEAST):
        wide = FLAME * share * len(flames)
        start = free.centre[0] - needed * share / 2
        draw_flames(canvas, view, territory, Box(start, free.y - 4, wide, free.h))
        rest = Box(start + wide, free.y - 10, needed * share - wide, beside)
        draw_figures(canvas, figures, rest)
        return
    draw_flames(canvas, view, territory, Box(free.x, free.y - 8, free.w, free.h))
    draw_figures(canvas, figures, Box(room.x, room.bottom + 6 - tall, room.w, tall))


def sign_box(room: Box) -> Box:
    """In the upper left corner of a territory's room."""
    return Box(room.x, room.y, SIGN, SIGN)


def draw_flames(canvas: Canvas, view: View, territory: TerritorySeen, room: Box) -> None:
    """In one line, smaller and closer when there are many."""
    flames = territory["flames"]
    if not flames:
        return
    wide = max(SMALLEST, min(FLAME, room.w / len(flames) * 1.04))
    draw = draw_soldier if view["armies"] else draw_flame
    for flame, box in zip(flames, in_line(room, len(flames), wide), strict=True):
        here = Box(box.x, room.y, wide, wide * FLAME_SHAPE)
        canvas.place(flame["key"], disc(here.inset(-3)))
        draw(canvas, mark_of(flame["house"]), here)


def draw_figures(canvas: Canvas, figures: Sequence[Figure], room: Box) -> None:
    """From left to right, closer when crowded, in two lines when there is no other way."""
    lines = 2 if len(figures) > MOST else 1
    half = -(-len(figures) // lines)
    for number, row in enumerate(room.rows(lines)):
        draw_line(canvas, figures[number * half : (number + 1) * half], row)


def draw_line(canvas: Canvas, figures: Sequence[Figure], room: Box) -> None:
    if not figures:
        return
    tall = room.h
    wide = tall * FIGURE[0] / FIGURE[1]
    if len(figures) * wide * 0.8 > room.w:
        wide = max(48.0, room.w / (0.7 * len(figures)))
        tall = wide * FIGURE[1] / FIGURE[0]
    for figure, line in zip(figures, in_line(room, len(figures), wide), strict=True):
        box = Box(line.x, room.bottom - tall, wide, tall)
        canvas.place(figure.key, standing(box.inset(wide * 0.06, 0)))
        draw_figure(canvas, figure, box)


def standing(box: Box) -> Place:
    """What is small in a crowd has its number beside it, not on top of it."""
    beside = max(0.0, FIGURE[1] - box.h) / 2
    return card(box).badge_at((box.right + beside, box.y - beside / 2))


def draw_figure(canvas: Canvas, figure: Figure, box: Box) -> None:
    mark = mark_of(figure.house)
    if figure.kind == "castle":
        draw_castle(canvas, mark, box)
    elif figure.kind == "candle":
        draw_candle(canvas, mark, figure.role, figure.number, box)
    else:
        draw_curse(canvas, box, number=figure.number)


def in_line(room: Box, count: int, wide: float) -> list[Box]:
    """Places side by side in the middle of a room; they overlap when there are many."""
    step = min(wide * 1.02, (room.w - wide) / max(1, count - 1))
    start = room.centre[0] - (wide + step * (count - 1)) / 2
    return [Box(start + i * step, room.y, wide, room.h) for i in range(count)]


# ---- regions


def draw_cursed(canvas: Canvas, place: Place) -> None:
    """Mist with stripes over a region in which no battle is fought."""
    theme = canvas.theme
    left, top, right, bottom = canvas.pixels(place.box)
    corners = doubled(canvas, place.outline, (left, top))
    mask = Image.new("L", ((right - left) * 2, (bottom - top) * 2), 0)
    ImageDraw.Draw(mask).polygon(corners, 105)
    veil = mask.copy()
    stripes = ImageDraw.Draw(veil)
    gap = max(6, round(44 * canvas.scale * 2))
    for start in range(-mask.height, mask.width, gap):
        stripes.line([(start, mask.height), (start + mask.height, 0)], 0, max(1, gap // 4))
    both = Image.blend(mask, Image.composite(veil, mask, mask), 0.75).reduce(2)
    canvas.image.paste(theme["curse_mist"], (left, top), both)


def draw_token(canvas: Canvas, view: View, region: RegionSeen) -> None:
    """Its number; an X when it is cursed; temples to the right, shades to the left."""
    theme, side, number = canvas.theme, view["side"], region["number"]
    box = layout.coin(side, number)
    if not canvas.sees(box.grown(90)):
        return
    if region["temples"]:
        draw_temples(canvas, region["temples"], layout.temples(side, number))
    cursed, fought = region["cursed"], region["fought"]

    def paint(pen: Pen) -> None:
        fill = theme["curse"] if cursed else theme["spot"]
        edge = theme["bad"] if fought else theme["curse_eye"] if cursed else theme["coast"]
        pen.circle((50, 50), 49, darker(theme["spot"], 0.6))
        pen.circle((50, 50), 46, edge)
        pen.circle((50, 50), 38, fill)
        if cursed:
            for line in ([(25, 25), (75, 75)], [(75, 25), (25, 75)]):
                pen.line(line, darker(fill, 0.45), 9)

    canvas.stamp(box, ("region token", cursed, fought), paint, shadow=5)
    ink = (255, 255, 255) if cursed else theme["spot_ink"]
    if canvas.shows(box):  # a crop shows no halves
        canvas.write(str(number), box.inset(6), NUMBER, ink)
    owners = [one for one in view["curses"] if one["region"] == number and not one["territory"]]
    for curse, room in zip(owners, layout.shades(side, number, len(owners)), strict=True):
        canvas.place(f"figure:{curse['card']}", room)
        draw_curse(canvas, room, mark_of(curse["owner"]))
    if fought:
        draw_icon(canvas, "war", Box(box.centre[0] - 28, box.y - 50, 56, 56), shadow=4)


def draw_target(canvas: Canvas, view: View) -> None:
    """The goal of a solo challenge: rings around its territory's sign."""
    challenge = view["challenge"]
    if not challenge or not challenge["target"]:
        return
    sign = sign_box(land(view["side"]).rooms[challenge["target"]])
    theme = canvas.theme
    place = canvas.places[f"territory:{challenge['target']}"]
    rim(canvas, place, theme["bad"], 6, (2.4, 1.6), lighter(theme["spot"], 0.1))
    rim(canvas, disc(sign.grown(4)), theme["bad"], 6)
