"""The figures on the map: flames, candles, castles, temples and curses."""

from collections.abc import Sequence

from render.candelabria.words import NO_MARK
from render.kit.canvas import Canvas
from render.kit.drawings import emblem
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, bezier
from render.kit.markers import LETTER_DROP, SHAPES, corners, paint_sign
from render.kit.pen import Paint, Pen
from render.kit.theme import Colour, Theme, darker, lighter, mix

LETTERS = "AESNKC"  # of Ash, Engineers, Satores, Nova Vita, Knights, Chimera
INK: Colour = (18, 12, 10)
ARMS = {"explorer": 2, "pilgrim": 3, "warrior": 4}
FLAME_SHAPE = 1.28  # height of a ground flame, as a multiple of its width


def letter_of(mark: int) -> None:
    """Draw the House's initial, which marks all its pieces."""

    @emblem("candelabria", mark)
    def letter(pen: Pen, ink: Colour) -> None:
        pen.letter(LETTERS[mark], (50, 50), 104, ink, Face.NUMBER)


for number in range(len(LETTERS)):
    letter_of(number)


def teardrop(x: float, top: float, foot: float, wide: float) -> list[Point]:
    """Return the outline of a flame on a wick."""
    tall, half = foot - top, wide / 2
    belly = top + tall * 0.62
    return [
        *bezier((x, top), (x + half * 0.25, top + tall * 0.3), (x + half * 0.85, belly)),
        *bezier((x + half * 0.85, belly), (x + half * 1.15, foot), (x, foot)),
        *bezier((x, foot), (x - half * 1.15, foot), (x - half * 0.85, belly)),
        *bezier((x - half * 0.85, belly), (x - half * 0.1, top + tall * 0.45), (x, top)),
    ]


def draw_tongue(pen: Pen, theme: Theme, x: float, top: float, foot: float, wide: float) -> None:
    """Draw a burning flame: a dark rim, orange, a bright heart."""
    rim = wide * 0.12
    pen.polygon(
        teardrop(x, top - rim, foot + rim * 0.7, wide + 2 * rim), darker(theme["flame"], 0.72)
    )
    pen.polygon(teardrop(x, top, foot, wide), theme["flame"])
    tall = foot - top
    pen.polygon(teardrop(x, top + tall * 0.4, foot - tall * 0.06, wide * 0.58), theme["flame_core"])


# ---- ground flames


def draw_flame(canvas: Canvas, mark: int, box: Box) -> None:
    """Draw a ground flame behind a bowl in the House's shape and colour, with its letter."""
    theme = canvas.theme
    units = 100.0, 100 * FLAME_SHAPE
    canvas.stamp(box, ("ground flame", mark), lambda pen: paint_flame(pen, theme, mark), units, 3)


def paint_flame(pen: Pen, theme: Theme, mark: int) -> None:
    draw_tongue(pen, theme, 50, 5, 92, 62)
    low = Box(12, 46, 76, 76)
    paint_bowl(pen, theme, mark, low)


def paint_bowl(pen: Pen, theme: Theme, mark: int, box: Box) -> None:
    """Draw the seat's marker, small, with a dark rim."""
    side = max(10, round(box.w * pen.sx / pen.factor))
    part = Pen((side, side))
    colour = theme.seats[mark]
    shape_of(part, mark, 49, INK)
    shape_of(part, mark, 42, colour)
    middle = (50.0, 50 + LETTER_DROP.get(SHAPES[mark], 0))
    paint_sign(part, theme, mark, middle, theme.seat_ink[mark], 1.08)
    pen.paste(part.image, box)


def shape_of(pen: Pen, mark: int, reach: float, fill: Colour) -> None:
    middle = (50.0, 50.0)
    if SHAPES[mark] == "circle":
        pen.circle(middle, reach, fill)
    elif SHAPES[mark] == "square":
        pen.rounded(Box.around(middle, reach * 1.84), reach * 0.26, fill)
    else:
        soft = reach * 0.14
        points = corners(mark, reach - soft)
        pen.polygon(points, fill)
        pen.line([*points, points[0]], fill, soft * 2)


def draw_soldier(canvas: Canvas, mark: int, box: Box) -> None:
    """Draw an army: a little figure with a torch behind the House's shield."""
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        colour = theme.seats[mark]
        pen.line([(80, 40), (74, 112)], INK, 11)
        pen.line([(80, 40), (74, 112)], theme["wick"], 6)
        draw_tongue(pen, theme, 80, 6, 42, 24)
        pen.circle((46, 24), 20, INK)
        pen.circle((46, 24), 15, colour)
        pen.rounded(Box(28, 20, 36, 7), 2, INK)
        pen.polygon([(18, 124), (26, 54), (66, 54), (76, 124)], INK)
        pen.polygon([(25, 119), (32, 60), (60, 60), (69, 119)], darker(colour, 0.25))
        paint_bowl(pen, theme, mark, Box(12, 54, 66, 66))

    canvas.stamp(box, ("soldier", mark), paint, (100, 100 * FLAME_SHAPE), 3)


# ---- candles


def draw_candle(canvas: Canvas, mark: int, role: str, flames: int, box: Box) -> None:
    """Draw a candelabrum with as many arms as it holds flames; those that burn are lit."""
    theme = canvas.theme
    key = ("candelabrum", mark, role, flames)
    canvas.stamp(box, key, lambda pen: paint_candle(pen, theme, mark, role, flames), (100, 120), 4)


def arms(count: int) -> list[float]:
    """Return the x of each of so many candles, from left to right."""
    gap = {1: 0.0, 2: 40.0, 3: 32.0, 4: 25.0}[count]
    return [50 + (i - (count - 1) / 2) * gap for i in range(count)]


def paint_candle(pen: Pen, theme: Theme, mark: int, role: str, flames: int) -> None:
    colour = theme["iron"] if mark == NO_MARK else theme.seats[mark]
    count = ARMS[role]
    spots = arms(count)
    for paint, wide in ((INK, 15.0), (colour, 8.0)):
        pen.line([(50, 64), (50, 104)], paint, wide)
        for x in spots:
            pen.line(bezier((50, 90), (x, 90), (x, 62)), paint, wide)
    for number, x in enumerate(spots):
        lift = 4 * abs(number - (count - 1) / 2)
        paint_taper(pen, theme, x, 30 + lift, lit=number < flames, wide=17 if count < 4 else 15)
    if mark == NO_MARK:
        pen.rounded(Box(22, 98, 56, 20), 8, INK)
        pen.rounded(Box(26, 102, 48, 12), 5, colour)
    else:
        paint_bowl(pen, theme, mark, Box(24, 68, 52, 52))


def paint_taper(pen: Pen, theme: Theme, x: float, top: float, lit: bool, wide: float) -> None:
    """Draw one candle of wax, burning or put out."""
    body = Box(x - wide / 2, top, wide, 66 - top)
    pen.rounded(body.grown(3), 4, INK)
    pen.rounded(body, 3, theme["candle"] if lit else theme["candle_shade"])
    pen.rounded(
        Box(body.x, body.y, body.w * 0.4, body.h),
        3,
        lighter(theme["candle"], 0.35) if lit else theme["candle"],
    )
    if lit:
        draw_tongue(pen, theme, x, top - 29, top + 1, wide * 1.05)
    else:
        pen.line([(x, top - 1), (x + 2, top - 9)], INK, 4)
        smoke: Paint = (*theme["smoke"], 170)
        pen.line(bezier((x + 2, top - 12), (x - 5, top - 18), (x + 3, top - 26), 8), smoke, 3)


# ---- castles


def draw_castle(canvas: Canvas, mark: int, box: Box) -> None:
    theme = canvas.theme
    canvas.stamp(box, ("castle", mark), lambda pen: paint_castle(pen, theme, mark), (100, 120), 5)


def paint_castle(pen: Pen, theme: Theme, mark: int) -> None:
    """Draw two towers and a keep with lit windows."""
    colour = theme["iron"] if mark == NO_MARK else theme.seats[mark]
    dark, light = darker(colour, 0.32), lighter(colour, 0.16)
    for x, top, wide, tone in ((6, 34, 30, dark), (64, 34, 30, dark), (28, 14, 44, colour)):
        tower(pen, x, top, wide, 116, INK, 5)
        tower(pen, x, top, wide, 116, tone, 0)
    pen.rounded(Box(30, 16, 10, 60), 2, light)
    for x in (17, 75):
        pen.rounded(Box(x, 54, 8, 15), 4, theme["flame_core"])
    pen.rounded(Box(46, 28, 8, 14), 4, theme["flame_core"])
    if mark == NO_MARK:
        pen.rounded(Box(38, 82, 24, 40), 12, INK)
    else:
        paint_bowl(pen, theme, mark, Box(21, 56, 58, 58))


def tower(
    pen: Pen, x: float, top: float, wide: float, foot: float, fill: Colour, more: float
) -> None:
    """Draw a wall with three merlons on top."""
    pen.rounded(
        Box(x - more, top + 10 - more, wide + 2 * more, foot - top - 10 + 2 * more), 2, fill
    )
    step = wide / 5
    for i in (0, 2, 4):
        pen.rounded(Box(x + i * step - more, top - more, step + 2 * more, 14 + 2 * more), 2, fill)


# ---- temples


def draw_temples(canvas: Canvas, stack: Sequence[str], box: Box) -> None:
    """Draw a region's stack of temples: the top one whole, and one step of each below it."""
    tall = box.w * 0.92
    step = min(box.w * 0.26, (box.h - tall) / max(1, len(stack) - 1))
    for number, kind in enumerate(stack):
        y = box.bottom - tall - number * step
        draw_temple(canvas, kind, Box(box.x, y, box.w, tall))


def draw_temple(canvas: Canvas, kind: str, box: Box) -> None:
    theme = canvas.theme
    canvas.stamp(box, ("temple", kind), lambda pen: paint_temple(pen, theme, kind), (100, 92), 3)


def paint_temple(pen: Pen, theme: Theme, kind: str) -> None:
    """Steps, columns and a gable whose sign tells the colours apart."""
    stone = theme[f"temple_{kind}"]
    rim = INK if kind != "black" else (232, 222, 206)
    shade = mix(stone, INK, 0.3) if kind != "black" else (88, 82, 98)
    pen.polygon([(0, 40), (50, 0), (100, 40), (100, 92), (0, 92)], rim)
    pen.polygon([(8, 39), (50, 7), (92, 39)], stone)
    pen.rounded(Box(5, 42, 90, 9), 2, stone)
    for x in (10, 32, 55, 77):
        pen.rounded(Box(x, 53, 13, 24), 2, stone)
    pen.rounded(Box(5, 79, 90, 9), 2, shade)
    gable_sign(pen, kind, rim)


def gable_sign(pen: Pen, kind: str, ink: Colour) -> None:
    if kind == "white":  # scores points
        pen.circle((50, 27), 7, ink)
    elif kind == "grey":  # the lowest power wins
        pen.polygon([(38, 21), (62, 21), (50, 36)], ink)
    else:  # keeps curses out
        pen.line([(42, 20), (58, 35)], ink, 6)
        pen.line([(58, 20), (42, 35)], ink, 6)


# ---- curses


def draw_curse(canvas: Canvas, box: Box, mark: int = NO_MARK, number: int = 0) -> None:
    """Draw a hooded shade, and in front of it the shape of its House or the number of its card."""
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        paint_curse(pen, theme, mark)
        if number:
            pen.circle((50, 88), 25, INK)
            pen.circle((50, 88), 21, theme["curse_eye"])
            pen.letter(str(number), (50, 88), 34, (16, 20, 8), Face.NUMBER)

    canvas.stamp(box, ("curse figure", mark, number), paint, (100, 120), 4)


def paint_curse(pen: Pen, theme: Theme, mark: int) -> None:
    cloak, eye = theme["curse"], theme["curse_eye"]
    outline = [
        *bezier((50, 3), (86, 6), (86, 48)), *bezier((86, 48), (88, 86), (97, 108)),
        (84, 103), (76, 116), (63, 104), (50, 117), (37, 104), (24, 116), (16, 103),
        *bezier((3, 108), (12, 86), (14, 48)), *bezier((14, 48), (14, 6), (50, 3)),
    ]  # fmt: skip
    pen.polygon(outline, cloak, (238, 228, 255), 4)
    pen.polygon(
        [*bezier((50, 8), (60, 50), (30, 104), 10), (16, 100), (18, 50)], darker(cloak, 0.3)
    )
    pen.ellipse(Box(26, 20, 48, 46), darker(cloak, 0.78))
    for side in (-1, 1):
        pen.polygon([(50 + side * 5, 46), (50 + side * 20, 36), (50 + side * 18, 49)], eye)
    if mark != NO_MARK:
        paint_bowl(pen, theme, mark, Box(24, 62, 54, 54))
