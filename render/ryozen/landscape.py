"""The provinces as small landscapes: sky, ridges in the haze, a silhouette that casts a shadow.

Light falls from the upper left in all of them.
"""

import math
from collections.abc import Iterator, Sequence

from render.kit.geometry import Box, Point
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, lighter, mix
from render.kit.vision import luminance
from render.ryozen import layout
from render.ryozen.motifs import MOTIFS

MOTIF = 484.0  # width of the motif in the middle
TALL = 419.0
WIDE = TALL * layout.HEX / layout.FLAT
LEFT = (WIDE - MOTIF) / 2
HORIZON = 250.0
HAZE = 0.26  # thickness of the mist at a ridge's foot
HAZE_TALL = 44.0
HAZE_STEPS = 11
SHADE = 0.24  # darkness of slopes away from the light
SHADE_BY_DAY = 0.12
SUN = (WIDE * 0.16, HORIZON - 70)  # the light's source
SHADOW = 24.0  # length of shadows in front, to the right
DIM = 0.3  # darkness of a province that the tower does not light
DIM_BY_DAY = 0.2  # that darkness in a light theme, where the letters on it are dark

# By ridge: its height, and its waves' height, width and start.
RIDGES: dict[str, Sequence[tuple[float, float, float, float]]] = {
    "gates": ((178, 34, 150, 0.2), (246, 26, 190, 1.4), (338, 10, 260, 0.5)),
    "capital": ((196, 20, 210, 2.0), (258, 20, 150, 0.4), (352, 8, 200, 2.2)),
    "outskirts": ((200, 16, 260, 0.9), (262, 14, 190, 2.6), (330, 12, 330, 1.2)),
    "altar": ((150, 66, 300, 4.1), (262, 30, 170, 0.8), (350, 12, 240, 0.1)),
    "springs": ((190, 30, 170, 1.0), (250, 10, 300, 0.3), (330, 4, 120, 0.0)),
    "clan_house": ((186, 26, 240, 3.4), (260, 18, 210, 1.9), (346, 8, 300, 0.7)),
}


def paint_province(pen: Pen, theme: Theme, sector: str, lit: bool) -> None:
    base = theme[sector]
    by_day = luminance(theme["board"]) > 0.3
    paint_sky(pen, theme, base, lit, by_day)
    haze = mix(lighter(base, 0.3), theme["glow"], 0.4 if lit else 0.1)
    for number, ridge in enumerate(RIDGES[sector]):
        colour = ridge_colour(base, number, by_day)
        shine = mix(colour, theme["glow"], 0.5 if lit else 0.2)
        paint_ridge(pen, ridge, colour, shine, SHADE_BY_DAY if by_day else SHADE, haze)
    dark = darker(base, 0.45 if by_day else 0.74)
    pen.left = LEFT + SHADOW
    MOTIFS[sector](pen, mix(dark, base, 0.35))
    pen.left = 0
    rim = Pen(pen.pixels, pen.units, left=LEFT)
    MOTIFS[sector](rim, mix(dark, theme["glow"], 0.8 if lit else 0.42))
    front = Pen(pen.pixels, pen.units, left=LEFT)
    MOTIFS[sector](front, dark)
    pen.lay(rim, (-3, -3.5))
    pen.lay(front)
    if not lit:
        pen.shade(DIM_BY_DAY if by_day else DIM)
    middle, reach = (WIDE / 2, TALL / 2), WIDE / 2
    pen.inside_of(layout.outline(middle, reach - 3))
    rim_line = layout.outline(middle, reach - 6)
    pen.line([*rim_line, *rim_line[:2]], darker(base, 0.6), 5)


def paint_sky(pen: Pen, theme: Theme, base: Colour, lit: bool, by_day: bool) -> None:
    top = lighter(base, 0.5) if by_day else darker(base, 0.5)
    low = lighter(base, 0.72) if by_day else lighter(base, 0.1)
    pen.gradient(Box(0, 0, WIDE, HORIZON), top, mix(low, theme["glow"], 0.42 if lit else 0.1))
    pen.gradient(Box(0, HORIZON - 1, WIDE, TALL - HORIZON + 1), low, base)
    if lit:
        light = Pen(pen.pixels, pen.units)
        light.ellipse(Box.around(SUN, WIDE * 0.26, TALL * 0.4), (*theme["glow"], 120))
        light.soften(30)
        pen.lay(light)


def paint_haze(pen: Pen, foot: float, colour: Colour, haze: Colour) -> None:
    """Paint mist at the foot of a ridge, where it is thickest."""
    for step in range(HAZE_STEPS):
        y = foot - HAZE_TALL * (1 - step / HAZE_STEPS)
        paint = mix(colour, haze, HAZE * (step + 1) / HAZE_STEPS)
        pen.rounded(Box(0, y, WIDE, TALL - y), 0, paint)


def ridge_colour(base: Colour, number: int, by_day: bool) -> Colour:
    if by_day:
        return lighter(base, (0.42, 0.15, 0.0)[number])
    return darker(base, (0.0, 0.16, 0.42)[number]) if number else lighter(base, 0.12)


def paint_ridge(
    pen: Pen,
    ridge: tuple[float, float, float, float],
    colour: Colour,
    shine: Colour,
    shade: float,
    haze: Colour,
) -> None:
    level, wave, wide, phase = ridge
    crest: list[Point] = []
    for x in range(0, round(WIDE) + 9, 8):
        angle = x / wide * 2 * math.pi + phase
        y = level - wave * (0.6 * math.sin(angle) + 0.28 * math.sin(2.3 * angle + 1)
                            + 0.12 * math.sin(5.1 * angle))  # fmt: skip
        crest.append((x, y))
    pen.polygon([(0, TALL), *crest, (WIDE, TALL)], colour)
    paint_haze(pen, max(y for _, y in crest) + HAZE_TALL, colour, haze)
    for slope in slopes(crest):
        (left, top), (right, foot) = slope[0], slope[-1]
        bright = foot < top
        middle = left + (right - left) * (0.7 if bright else 0.3)
        low = max(top, foot) + 0.5 * abs(foot - top)
        face = lighter(colour, 0.12) if bright else darker(colour, shade)
        pen.polygon([*slope, (middle, low)], face)
    pen.line(crest, shine, 2.6)


def slopes(crest: Sequence[Point]) -> Iterator[Sequence[Point]]:
    """Yield the parts of a crest that only rise or only fall."""
    start = 0
    for at in range(1, len(crest) - 1):
        if (crest[at][1] - crest[at - 1][1]) * (crest[at + 1][1] - crest[at][1]) < 0:
            yield crest[start : at + 1]
            start = at
    yield crest[start:]
