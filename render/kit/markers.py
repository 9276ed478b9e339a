"""The signs of owners: a colour, a shape, a letter and a pattern for each seat, eyes for rivals."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians

from render.kit.canvas import Canvas
from render.kit.drawings import EMBLEMS
from render.kit.fonts import Face
from render.kit.geometry import Box, Point, regular
from render.kit.matter import Matter
from render.kit.pen import Pen
from render.kit.places import Place, card, disc
from render.kit.theme import Colour, Theme, darker

LETTERS = "ABCDEF"
RIVAL = 6  # marks from this on belong to rivals

# A shape for each seat, for people who cannot tell the colours apart.
SHAPES: tuple[str, ...] = (
    "square", "diamond", "hexagon", "circle", "triangle", "cross", "shield", "kite",
)  # fmt: skip

# The line of each seat's rims and paths: lengths of strokes and gaps by turns, in line widths.
PATTERNS: tuple[tuple[float, ...], ...] = (
    (), (3.2, 1.6), (1.0, 1.4), (4.2, 1.4, 1.0, 1.4), (6.5, 1.8), (1.8, 1.0), (), (3.2, 1.6),
)  # fmt: skip

LETTER_DROP = {"triangle": 10.0, "shield": -4.0}  # units that a letter is lowered to look centred


def corners(mark: int, reach: float) -> list[Point]:
    """Return the corners of a shape in the 100 by 100 square, `reach` units from its middle to the
    rim."""
    middle = (50.0, 50.0)
    if SHAPES[mark] == "triangle":
        low = reach * 0.94
        return [(50, 50 - reach), (50 + reach, 50 + low), (50 - reach, 50 + low)]
    if SHAPES[mark] == "cross":
        arm = reach * 0.46
        return [
            (50 - arm, 50 - reach), (50 + arm, 50 - reach), (50 + arm, 50 - arm),
            (50 + reach, 50 - arm), (50 + reach, 50 + arm), (50 + arm, 50 + arm),
            (50 + arm, 50 + reach), (50 - arm, 50 + reach), (50 - arm, 50 + arm),
            (50 - reach, 50 + arm), (50 - reach, 50 - arm), (50 - arm, 50 - arm),
        ]  # fmt: skip
    if SHAPES[mark] == "shield":
        side = reach * 0.9
        return [
            (50 - side, 50 - reach), (50 + side, 50 - reach), (50 + side, 50 + reach * 0.2),
            (50, 50 + reach), (50 - side, 50 + reach * 0.2),
        ]  # fmt: skip
    if SHAPES[mark] == "kite":
        side = reach * 0.86
        return [(50, 50 - reach), (50 + side, 50 - reach * 0.25), (50, 50 + reach),
                (50 - side, 50 - reach * 0.25)]  # fmt: skip
    return regular(middle, reach * 1.03, 4 if SHAPES[mark] == "diamond" else 6)


def seat_shape(pen: Pen, mark: int, reach: float, fill: Colour) -> None:
    """Draw the seat's shape, `reach` units from the middle of the 100 by 100 square to its rim."""
    middle = (50.0, 50.0)
    shape = SHAPES[mark]
    if shape == "circle":
        pen.circle(middle, reach, fill)
    elif shape == "square":
        pen.rounded(Box.around(middle, reach * 1.84), reach * 0.3, fill)
    else:
        soft = reach * 0.16
        points = corners(mark, reach - soft)
        pen.polygon(points, fill)
        pen.line([*points, points[0]], fill, soft * 2)


@lru_cache(maxsize=4096)
def seat_outline(mark: int, box: Box) -> Place:
    """Return the place of a piece in the seat's shape: its box, its outline, its badge's anchor."""
    shape = SHAPES[mark]
    if shape == "circle":
        return disc(box)
    if shape == "square":
        return card(box.inset(box.w * 0.04), box.w * 0.15)
    points = [(box.x + x * box.w / 100, box.y + y * box.h / 100) for x, y in corners(mark, 48)]
    upper_right = max(points, key=lambda point: point[0] * cos(radians(45)) - point[1])
    return Place(box, tuple(points), upper_right)


def seat_marker(
    canvas: Canvas, mark: int, box: Box, shadow: float = 3, matter: Matter | None = None
) -> None:
    """Draw a seat's colour, shape and letter, or a rival's face."""
    theme = canvas.theme
    canvas.stamp(
        box,
        ("seat marker", mark),
        lambda pen: paint_marker(pen, theme, mark),
        shadow=shadow,
        matter=matter,
    )


def paint_marker(pen: Pen, theme: Theme, mark: int) -> None:
    colour, ink = theme.seats[mark], theme.seat_ink[mark]
    seat_shape(pen, mark, 48, darker(colour, 0.6))
    seat_shape(pen, mark, 42, colour)
    paint_sign(pen, theme, mark, (50, 50 + LETTER_DROP.get(SHAPES[mark], 0)), ink)


def paint_sign(
    pen: Pen, theme: Theme, mark: int, middle: Point, ink: Colour, share: float = 1.0
) -> None:
    """Draw a seat's sign on its things: the game's own emblem, else a letter; eyes for a rival."""
    narrow = SHAPES[mark] in ("diamond", "triangle", "cross")
    draw = EMBLEMS.get((theme.game, mark))
    if draw:
        size = (46 if narrow else 58) * share
        side = max(8, round(pen.image.width / pen.factor * size / 100))
        sign = Pen((side, side))
        draw(sign, ink)
        pen.paste(sign.image, Box.around(middle, size))
    elif mark < RIVAL:
        size = (42 if SHAPES[mark] in ("triangle", "cross") else 50) * share
        pen.letter(LETTERS[mark], middle, size, ink, Face.NUMBER)
    else:
        rival_face(pen, middle, ink)


def rival_face(pen: Pen, middle: Point, ink: Colour) -> None:
    """Draw two slanting eyes, a rival's face."""
    x, y = middle
    for side in (-1, 1):
        eye: Sequence[Point] = [
            (x + side * 5, y + 5), (x + side * 24, y - 11), (x + side * 26, y + 3),
            (x + side * 15, y + 10),
        ]  # fmt: skip
        pen.polygon(eye, ink)


def hatch(pen: Pen, box: Box, number: int, colour: Colour, gap: float) -> None:
    """Draw one of six hatchings over a rectangle, so that areas differ without colour; the first is
    none."""
    far = box.w + box.h
    lines: list[tuple[Point, Point]] = []
    kind = number % 6
    if kind in (1, 4):
        steps = range(int(far / gap) + 1)
        lines += [((box.x + i * gap, box.y), (box.x + i * gap - box.h, box.bottom)) for i in steps]
    if kind in (3, 4):
        steps = range(-int(box.h / gap), int(box.w / gap) + 1)
        lines += [((box.x + i * gap, box.y), (box.x + i * gap + box.h, box.bottom)) for i in steps]
    if kind == 5:
        steps = range(int(box.h / gap) + 1)
        lines += [((box.x, box.y + i * gap), (box.right, box.y + i * gap)) for i in steps]
    for start, end in lines:
        pen.line([start, end], colour, gap * 0.2)
    if kind == 2:
        for row in range(int(box.h / gap) + 1):
            for column in range(int(box.w / gap) + 1):
                x = box.x + (column + row % 2 / 2) * gap
                pen.circle((x, box.y + (row + 0.5) * gap), gap * 0.17, colour)
