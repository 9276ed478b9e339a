"""A ghost's card on its space: its figure by moonlight, its needs, its stones."""

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image, ImageChops

from render.ghost_stories.emblems import SIGNS, mark_of, token
from render.ghost_stories.ghosts import FIGURES, Brush, kind_of
from render.ghost_stories.layout import CARD
from render.ghost_stories.scene import GhostSeen
from render.ghost_stories.stones import icon_of
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box, bezier
from render.kit.icons import draw_icon
from render.kit.matter import CARDBOARD
from render.kit.pen import COARSE, Pen
from render.kit.places import card
from render.kit.text import Style
from render.kit.theme import Colour, Theme, darker, lighter, mix
from rules.ghost_stories.parts import GHOSTS, GhostPart

WIDE, TALL = CARD
NIGHT: Colour = (10, 9, 22)
TAG = Style(Face.NUMBER, 60, 24)
TAG_BOX, LONG_TAG = (92.0, 60.0), (172.0, 60.0)
SHORT = 2  # letters of a tag that fit into the small box
NEED = 66.0
NEEDS = 132.0  # width for an exorcism's cost beside the figure
STONE = 56.0
FIGURE = 178.0
BROAD = 1.25  # cards wider than this, compared with their height, show the cost beside the figure


def draw_card(canvas: Canvas, box: Box, id: str, colour: str) -> None:
    """Draw the card without its changing parts: its figure on the family's ground."""
    theme = canvas.theme
    part = GHOSTS[id]
    boss = part.incarnation
    wide = TALL * box.w / box.h
    middle = (wide - NEEDS) / 2 if broad(box) else wide / 2
    canvas.stamp(
        box,
        ("ghost ground", colour, boss, round(wide)),
        lambda pen: paint_ground(pen, theme, colour, middle, boss=boss),
        units=(wide, TALL),
        matter=CARDBOARD,
        factor=COARSE,
    )
    scale = box.h / TALL
    canvas.stamp(
        Box.around((box.x + middle * scale, box.y + 118 * scale), FIGURE * scale),
        ("ghost figure", kind_of(id), colour),
        lambda pen: paint_figure(pen, theme, id, colour),
    )
    draw_stones(canvas, box, part)


def broad(box: Box) -> bool:
    return box.w > BROAD * box.h


def paint_ground(pen: Pen, theme: Theme, colour: str, middle: float, *, boss: bool) -> None:
    """Paint the night over the land of a family, with its moon and mist from below."""
    hue = theme[colour]
    whole = Box(0, 0, *pen.units)
    pen.gradient(whole, mix(NIGHT, hue, 0.16), mix(NIGHT, hue, 0.5))
    shine = Pen(pen.pixels, pen.units, pen.factor)
    shine.circle((middle, 112), 94, (*mix(hue, (255, 255, 255), 0.3), 96))
    shine.soften(10)
    pen.lay(shine)
    pen.circle((middle, 112), 76, mix(NIGHT, hue, 0.72 if boss else 0.6))
    scenery = Pen(pen.pixels, (WIDE, TALL), pen.factor)
    land(scenery, colour, mix(NIGHT, hue, 0.3))
    mist(scenery, mix(NIGHT, hue, 0.22))
    pen.lay(scenery)
    frame(pen, theme, hue, boss=boss)


def paint_figure(pen: Pen, theme: Theme, id: str, colour: str) -> None:
    """Paint the ghost: lit from above, its feet in the mist, an aura around it."""
    hue = theme[colour]
    FIGURES[kind_of(id)](Brush(pen, hue, theme["evil"]))
    shape = pen.image.getchannel("A")
    fall = Image.linear_gradient("L").resize(pen.image.size)
    dark = fall.point([max(0, (v - 105) * 120 // 150) for v in range(256)])
    pen.image.paste((0, 0, 0), (0, 0), ImageChops.multiply(dark, shape))
    pen.image.putalpha(shape)
    boss = GHOSTS[id].incarnation
    aura = Pen(pen.pixels, pen.units, pen.factor)
    aura.image.paste((*(theme["gold"] if boss else lighter(hue, 0.55)), 255), mask=shape)
    aura.soften(3.6 if boss else 2.6)
    aura.image.alpha_composite(pen.image)
    feet = fall.point([min(255, max(0, 250 - v) * 6) for v in range(256)])
    aura.image.putalpha(ImageChops.multiply(aura.image.getchannel("A"), feet))
    pen.image = aura.image


def land(pen: Pen, colour: str, ink: Colour) -> None:
    """Draw the landscape behind the ghosts of a family."""
    mark = mark_of(colour)
    deep = darker(ink, 0.25)
    if mark == 0:
        pen.polygon([(0, 190), (44, 96), (78, 160), (96, 130), (130, 200), (0, 200)], ink)
        pen.polygon([(262, 190), (226, 84), (190, 150), (172, 128), (130, 200), (262, 200)], deep)
    elif mark == 1:
        for x, tall in ((22, 60), (52, 110), (212, 100), (242, 54)):
            pen.polygon([(x - 34, 214), (x, tall), (x + 34, 214)], ink if x < 130 else deep)
    elif mark == 2:
        for y, fill in ((150, ink), (172, deep)):
            chain = [point for n in range(4) for point in bezier(
                (n * 66, y), (n * 66 + 33, y - 34), (n * 66 + 66, y), 8)]  # fmt: skip
            pen.polygon([*chain, (262, 244), (0, 244)], fill)
    elif mark == 3:
        for x, top in ((16, 66), (34, 96), (58, 120), (206, 118), (228, 84), (248, 104)):
            pen.line([(x, 230), (x + 4, top)], ink, 5)
            pen.ellipse(Box(x - 4, top - 34, 16, 44), ink)
    else:
        for x, y in ((28, 60), (234, 74), (44, 140), (220, 150), (20, 104), (244, 112)):
            pen.line(bezier((x - 26, y), (x, y - 16), (x + 26, y)), ink, 6)


def mist(pen: Pen, colour: Colour) -> None:
    """Draw mist rising from below, so that the stones stand out."""
    fog = Pen(pen.pixels, pen.units, pen.factor)
    for y, wide in ((236, 320), (214, 280)):
        fog.ellipse(Box.around((WIDE / 2, y), wide, 64), (*colour, 235))
    fog.soften(12)
    pen.lay(fog)


def frame(pen: Pen, theme: Theme, hue: Colour, *, boss: bool) -> None:
    """Draw a rim in the family's colour; an incarnation's is golden, with horns."""
    whole = Box(0, 0, *pen.units)
    pen.inside_of(card(whole, 16).outline)
    rim = theme["gold"] if boss else mix(hue, (255, 255, 255), 0.12)
    pen.rounded(whole, 16, None, NIGHT, 9)
    pen.rounded(whole.inset(2.5), 14, None, rim, 8 if boss else 6)
    if boss:
        pen.rounded(whole.inset(13), 8, None, (186, 30, 44), 3)


def draw_stones(canvas: Canvas, box: Box, part: GhostPart, size: float = STONE) -> None:
    """Draw the stones left, in the middle and right, as on the card."""
    side = size * box.h / TALL
    y = box.bottom - side - box.h * 0.045
    edge = box.h * 0.043
    groups: Sequence[tuple[Sequence[str], float]] = (
        (left_stones(part), box.x + edge),
        (part.centre, box.centre[0] - side * len(part.centre) / 2),
        (part.right, box.right - edge - side * len(part.right)),
    )
    for codes, x in groups:
        for n, code in enumerate(codes):
            spot = Box(x + n * side, y, side, side)
            draw_icon(canvas, icon_of(code), spot)
            canvas.kept.append(spot)


def left_stones(part: GhostPart) -> tuple[str, ...]:
    """Return the stones that take effect when the ghost arrives, or at the start of each turn of
    its board."""
    return tuple(dict.fromkeys((*part.left, *part.start)))


def draw_need(
    canvas: Canvas, room: Box, printed: Mapping[str, int], need: Mapping[str, int], size: float
) -> None:
    """Draw the cost of an exorcism symbol by symbol, from the right, in as many lines as give the
    largest symbols. Symbols that need not be paid are pale."""
    shown = [
        (colour, n < need.get(colour, 0)) for colour, count in printed.items() for n in range(count)
    ]
    if not shown:
        return
    lines = range(1, len(shown) + 1)
    side = max(min(size, room.w / -(-len(shown) // count), room.h / count) for count in lines)
    across = max(1, min(len(shown), int(room.w / side + 0.01)))
    theme = canvas.theme
    for number, (colour, full) in enumerate(shown):
        row, column = divmod(number, across)
        spot = Box(room.right - (column + 1) * side, room.y + row * side, side, side)
        canvas.kept.append(spot)
        if full:
            draw_icon(canvas, f"tao_{colour}", spot.inset(0.5))
        else:
            canvas.stamp(spot.inset(0.5), ("met", colour), partial(met, theme=theme, colour=colour))


def met(pen: Pen, theme: Theme, colour: str) -> None:
    """Cross out a symbol that need not be met."""
    token(pen, theme, colour)
    pen.fade(0.34)
    pen.line([(22, 78), (78, 22)], theme["white"], 9)


def draw_tag(canvas: Canvas, box: Box, words: str) -> None:
    """Draw the name of a space in the corner of the thing on it."""
    size = TAG_BOX if len(words) <= SHORT else LONG_TAG
    plate = Box(box.x + 5, box.y + 5, *size)
    if not canvas.shows(plate):
        return
    key = f"space tag {size[0]:.0f}"
    canvas.stamp(plate, key, lambda pen: pen.rounded(Box(0, 0, *size), 12, NIGHT), size)
    canvas.write(words, plate.inset(3, 1), TAG, (255, 255, 255))


def draw_ghost(canvas: Canvas, ghost: GhostSeen, box: Box, tag: str) -> None:
    """Draw the card with everything that lies on it."""
    draw_card(canvas, box, ghost.id, ghost.colour)
    draw_tag(canvas, box, tag)
    room = Box(box.right - NEEDS - 10, box.y + 10, NEEDS, box.h - 30 - STONE)
    draw_need(canvas, room, ghost.printed, ghost.need, NEED)
    if ghost.mantra:
        draw_icon(canvas, "mantra", Box(box.x - 4, box.y + 78, 108, 108), shadow=5, turn=-12)
    if ghost.figure == "card":
        spot = Box(room.x - 92, box.y + 100, 92, 92)
        draw_icon(canvas, "figure", spot, shadow=6)
    if ghost.quiet:
        middle = Box.around((box.centre[0], box.bottom - 38), STONE)
        canvas.stamp(middle, "hushed", hushed)


def hushed(pen: Pen) -> None:
    """Draw Su-Ling's veil over the stone in the middle."""
    pen.circle((50, 50), 50, (243, 245, 255, 190))
    for y in (36, 50, 64):
        pen.line(bezier((18, y), (50, y - 12), (82, y)), (90, 100, 160), 5)


def paint_slot(pen: Pen, theme: Theme, colour: str) -> None:
    """Draw a space without a ghost."""
    whole = Box(0, 0, *pen.units)
    hue = theme[colour] if colour else theme["line"]
    slot = theme["slot"]
    pen.rounded(whole, 16, mix(slot, hue, 0.12), mix(slot, hue, 0.5), 4)
    if not colour:
        return
    side = round(130 * pen.sx / pen.factor)
    sign = Pen((side, side))
    SIGNS[mark_of(colour)](sign, mix(slot, hue, 0.34))
    pen.paste(sign.image, Box.around((pen.units[0] / 2, TALL / 2 + 10), 130))


def draw_slot(canvas: Canvas, box: Box, colour: str) -> None:
    theme = canvas.theme
    units = TALL * box.w / box.h, TALL
    key = ("ghost slot", colour, round(units[0]))
    canvas.stamp(box, key, lambda pen: paint_slot(pen, theme, colour), units)
