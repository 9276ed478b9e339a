"""Figures of the stories, each in a square of 100 by 100 units, and silhouettes of a place."""

from collections.abc import Sequence
from itertools import pairwise
from math import sin

from render.kit.geometry import Box, Point
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, lighter, mix, rgb

INK = rgb("#1b1226")
BONE = rgb("#f1e6d0")
EMBER = rgb("#ff8a3c")
FACE = ((28, 24), (50, 15), (72, 24), (66, 44), (50, 60), (34, 44))
FOX = rgb("#d9682b")
FEATHER = rgb("#eef2f6")


# ---- figures


def fox(pen: Pen, theme: Theme) -> None:
    """A fox that sits."""
    sitting(pen, FOX)
    pen.polygon(FACE, FOX, INK, 3)
    pen.polygon([(36, 40), (50, 34), (64, 40), (50, 59)], BONE)
    for x in (41, 59):
        pen.circle((x, 33), 3.4, INK)
    pen.circle((50, 55), 3.6, INK)


def stranger(pen: Pen, theme: Theme) -> None:
    """A creature behind a mask that sits as foxes do."""
    sitting(pen, rgb("#6c6580"))
    pen.polygon(FACE, BONE, INK, 3)
    for x in (40, 60):
        pen.ellipse(Box.around((x, 34), 12, 5), INK)
    pen.curve((42, 49), (50, 45), (58, 49), INK, 2.4)
    pen.circle((50, 23), 3, rgb("#c03a3a"))


def sitting(pen: Pen, coat: Colour) -> None:
    """Draw the body and the ears of a fox."""
    pen.polygon([(30, 98), (34, 62), (44, 48), (58, 48), (70, 66), (72, 98)], coat, INK, 3)
    pen.curve((72, 94), (98, 92), (90, 64), INK, 17)
    pen.curve((72, 94), (97, 92), (90, 65), coat, 12)
    for ear in ([(32, 26), (30, 2), (48, 18)], [(68, 26), (70, 2), (52, 18)]):
        pen.polygon(ear, coat, INK, 3)


def mask(pen: Pen, theme: Theme) -> None:
    """A pale face with a crack through which embers shine."""
    face = [(18, 14), (50, 6), (82, 14), (84, 50), (68, 82), (50, 96), (32, 82), (16, 50)]
    pen.polygon(face, BONE, INK, 4)
    pen.polygon([(50, 6), (82, 14), (84, 50), (68, 82), (50, 96)], darker(BONE, 0.14))
    for x in (34, 66):
        pen.ellipse(Box.around((x, 42), 21, 10), INK)
    pen.curve((36, 70), (50, 77), (64, 70), INK, 4)
    crack = [(60, 8), (54, 26), (63, 38), (52, 54), (59, 68), (49, 95)]
    pen.line(crack, rgb("#b83a12"), 8)
    pen.line(crack, EMBER, 4.6)
    pen.line(crack, rgb("#fff0b8"), 1.8)
    for side in ([(63, 38), (76, 46)], [(52, 54), (38, 58)], [(54, 26), (42, 22)]):
        pen.line(side, EMBER, 3)


def bowing(pen: Pen, theme: Theme) -> None:
    """A courtier who bows."""
    robe = rgb("#4f5aa8")
    pen.polygon([(52, 98), (50, 62), (64, 48), (80, 56), (86, 98)], robe, INK, 3)
    pen.polygon([(64, 48), (30, 46), (22, 58), (54, 68)], lighter(robe, 0.15), INK, 3)
    pen.circle((20, 52), 11, rgb("#e8b98a"), INK, 3)
    pen.polygon([(12, 42), (30, 42), (22, 32)], INK)


def double(pen: Pen, theme: Theme) -> None:
    """A figure that stands upright, in a robe like the player's, with a face like a mask."""
    robe = rgb("#8d2f46")
    pen.polygon([(26, 98), (38, 38), (62, 38), (74, 98)], robe, INK, 3)
    pen.polygon([(50, 38), (62, 38), (74, 98), (50, 98)], darker(robe, 0.3))
    pen.line([(50, 40), (50, 96)], rgb("#f0c35a"), 3)
    pen.circle((50, 24), 16, BONE, INK, 3)
    pen.polygon([(34, 18), (50, 2), (66, 18)], INK)
    for x in (44, 57):
        pen.ellipse(Box.around((x, 25), 8, 3.4), INK)


def cat(pen: Pen, theme: Theme) -> None:
    """A cat that sits by its purse and smiles."""
    coat = rgb("#5a4a6e")
    pen.curve((70, 92), (98, 86), (88, 52), INK, 11)
    pen.curve((70, 92), (97, 86), (88, 53), coat, 7)
    pen.polygon([(26, 98), (32, 58), (50, 46), (68, 58), (76, 98)], coat, INK, 3)
    pen.polygon([(28, 30), (26, 4), (44, 18), (58, 18), (74, 4), (72, 32), (50, 54)], coat, INK, 3)
    for x in (41, 60):
        pen.ellipse(Box.around((x, 31), 9, 11), rgb("#ffd45e"))
        pen.ellipse(Box.around((x, 31), 3, 10), INK)
    pen.curve((41, 42), (50, 49), (59, 42), BONE, 2.6)
    pen.circle((22, 84), 15, rgb("#a8742c"), INK, 3)
    pen.polygon([(13, 70), (31, 70), (25, 78), (19, 78)], rgb("#a8742c"), INK, 2)
    pen.circle((22, 86), 6, rgb("#ffd45e"), INK, 1.5)


def collector(pen: Pen, theme: Theme) -> None:
    """A thin person in a tall hat who reads from an endless ledger."""
    coat = rgb("#2f3b4f")
    pen.polygon([(34, 96), (42, 36), (60, 36), (70, 96)], coat, INK, 3)
    pen.circle((50, 27), 11, rgb("#cdbfa8"), INK, 3)
    pen.rounded(Box(38, 2, 24, 18), 2, INK)
    pen.line([(34, 20), (66, 20)], INK, 4)
    pen.polygon([(18, 46), (44, 42), (46, 58), (20, 62)], BONE, INK, 2.4)
    pen.curve((20, 61), (2, 80), (26, 94), BONE, 9)
    pen.curve((26, 94), (40, 104), (54, 92), BONE, 7)
    for step in range(3):
        pen.line([(22, 50 + 4 * step), (42, 47 + 4 * step)], rgb("#8a7b62"), 1.4)
    pen.circle((84, 60), 8, rgb("#ffd98a"), INK, 2.4)
    pen.line([(60, 46), (84, 50)], INK, 4)


def hammer(pen: Pen, theme: Theme) -> None:
    """A hammer of bone on a block."""
    pen.rounded(Box(12, 76, 76, 20), 4, rgb("#6b3d22"), INK, 3)
    pen.rounded(Box(20, 66, 60, 12), 3, rgb("#8a5530"), INK, 3)
    pen.line([(40, 40), (86, 12)], INK, 12)
    pen.line([(40, 40), (86, 12)], BONE, 7)
    pen.polygon([(20, 34), (40, 20), (56, 48), (36, 62)], BONE, INK, 3)
    pen.polygon([(46, 32), (56, 48), (36, 62), (28, 48)], darker(BONE, 0.18))


def lot(pen: Pen, theme: Theme) -> None:
    """Something round under a cloth, with a seal."""
    cloth = rgb("#7c2d54")
    pen.rounded(Box(14, 78, 72, 20), 3, rgb("#6b3d22"), INK, 3)
    veil = [(12, 80), (24, 40), (50, 22), (76, 40), (88, 80), (74, 74), (62, 82), (50, 74),
            (38, 82), (26, 74)]  # fmt: skip
    pen.polygon(veil, cloth, INK, 3)
    pen.polygon([(50, 22), (76, 40), (88, 80), (74, 74), (62, 82)], darker(cloth, 0.3))
    pen.circle((50, 56), 9, rgb("#e0b04a"), INK, 2.4)


def tortoise(pen: Pen, theme: Theme) -> None:
    shell = rgb("#4c7a52")
    for x in (26, 66):
        pen.rounded(Box(x, 80, 14, 17), 5, rgb("#8aa06a"), INK, 2.6)
    pen.curve((78, 84), (92, 80), (90, 58), INK, 15)
    pen.curve((78, 84), (92, 80), (90, 59), rgb("#8aa06a"), 10)
    pen.circle((90, 56), 9, rgb("#8aa06a"), INK, 2.6)
    pen.circle((93, 54), 2, INK)
    pen.polygon([(10, 86), (18, 58), (44, 44), (70, 58), (82, 86)], shell, INK, 3)
    for edge in ([(30, 84), (34, 62), (54, 62), (60, 84)],):
        pen.polygon(edge, lighter(shell, 0.22), INK, 2)


def boat(pen: Pen, theme: Theme) -> None:
    """A boat with its net pulled in."""
    pen.line([(44, 70), (44, 18)], INK, 4)
    pen.polygon([(48, 22), (80, 60), (48, 60)], rgb("#c9b48a"), INK, 2.6)
    pen.polygon([(6, 68), (94, 68), (80, 92), (20, 92)], rgb("#6d4326"), INK, 3)
    for x in range(18, 42, 8):
        pen.curve((x, 68), (x + 4, 54), (x + 10, 68), BONE, 1.8)


def drowned(pen: Pen, theme: Theme) -> None:
    """Something old that drips and stares."""
    body = rgb("#23464a")
    drips = [(8, 98), (12, 56), (26, 26), (50, 12), (74, 26), (88, 56), (92, 98), (80, 84),
             (70, 98), (58, 84), (48, 98), (36, 84), (24, 98), (16, 86)]  # fmt: skip
    pen.polygon(drips, body, INK, 3)
    pen.polygon([(50, 12), (74, 26), (88, 56), (92, 98), (80, 84), (70, 98)], darker(body, 0.3))
    for x in (36, 62):
        pen.circle((x, 44), 9, rgb("#d9f7b0"))
        pen.ellipse(Box.around((x, 44), 5, 14), INK)
    for x, y in ((24, 60), (50, 66), (74, 62)):
        pen.curve((x, y), (x + 4, y + 6), (x, y + 14), lighter(body, 0.3), 3)


def crane(pen: Pen, theme: Theme) -> None:
    """A crane that waits."""
    standing(pen)
    pen.polygon([(20, 70), (36, 60), (52, 62), (36, 76)], INK)


def waking(pen: Pen, theme: Theme) -> None:
    """A crane with its wings open."""
    for side, colour in ((-1, FEATHER), (1, rgb("#aab7c9"))):
        wing = [(50, 60), (50 + side * 22, 20), (50 + side * 48, 8), (50 + side * 40, 34),
                (50 + side * 30, 52)]  # fmt: skip
        pen.polygon(wing, colour, INK, 2.4)
    standing(pen)


def standing(pen: Pen) -> None:
    """Draw the body of a crane on its legs."""
    for x in (44, 52):
        pen.line([(x, 72), (x, 98)], rgb("#3c3546"), 2.6)
    pen.polygon([(20, 70), (36, 54), (58, 52), (66, 64), (50, 76), (30, 78)], FEATHER, INK, 2.6)
    pen.curve((60, 60), (78, 50), (64, 24), INK, 8)
    pen.curve((60, 60), (77, 50), (64, 25), FEATHER, 5)
    pen.circle((64, 20), 6.4, FEATHER, INK, 2.4)
    pen.circle((63, 16), 3, rgb("#c8313c"))
    pen.line([(69, 20), (88, 24)], rgb("#e2b04a"), 3.4)


def shard(pen: Pen, theme: Theme) -> None:
    """A piece of the moon."""
    points = [(46, 8), (84, 30), (78, 74), (40, 96), (14, 52)]
    pen.polygon(points, rgb("#f4f0c8"), rgb("#8f95b8"), 3)
    pen.polygon([points[0], points[1], (48, 54)], rgb("#ffffff"))
    pen.polygon([points[2], points[3], (48, 54)], rgb("#c9cbe0"))


# ---- places


def roofs(
    pen: Pen, spots: Sequence[tuple[float, float, float]], wall: Colour, window: Colour
) -> None:
    """Draw houses with curved roofs. A spot gives a house's middle, its foot and half its
    breadth."""
    for x, foot, half in spots:
        top = foot - half * 1.3
        pen.polygon([(x - half * 0.7, foot), (x - half * 0.7, top + half * 0.5),
                     (x + half * 0.7, top + half * 0.5), (x + half * 0.7, foot)], wall)  # fmt: skip
        eaves = [(x - half * 1.1, top + half * 0.6), (x - half * 0.6, top + half * 0.34),
                 (x - half * 0.35, top), (x + half * 0.35, top),
                 (x + half * 0.6, top + half * 0.34),
                 (x + half * 1.1, top + half * 0.6)]  # fmt: skip
        pen.polygon(eaves, darker(wall, 0.35))
        for side in (-1, 1):
            room = Box.around((x + side * half * 0.32, foot - half * 0.42), half * 0.22, half * 0.3)
            pen.rounded(room, 2, window)


def palace(pen: Pen, middle: float, foot: float, size: float, wall: Colour, window: Colour) -> None:
    """Draw four floors, each with a broad curved roof, and a spire."""
    for floor, broad in enumerate((120, 96, 74, 52)):
        half, low = broad * size, foot - floor * 55 * size
        pen.rounded(Box(middle - half * 0.62, low - 34 * size, half * 1.24, 40 * size), 2, wall)
        for place in range(-2, 3):
            x = middle + place * half * 0.22
            pen.rounded(Box(x - half * 0.055, low - 22 * size, half * 0.11, 18 * size), 2, window)
        top = low - 34 * size
        eaves = [(-1, 6), (-0.86, 2), (-0.5, -18), (0.5, -18), (0.86, 2), (1, 6), (0.9, 11),
                 (-0.9, 11)]  # fmt: skip
        pen.polygon([(middle + x * half, top + y * size) for x, y in eaves], wall)
    high = foot - 214 * size
    pen.polygon(
        [(middle - 7 * size, high), (middle, high - 58 * size), (middle + 7 * size, high)], wall
    )


def stairs(pen: Pen, top: Point, foot: Point, narrow: float, broad: float, colour: Colour) -> None:
    """Draw steps that come nearer and get broader. ``narrow`` and ``broad`` are half the breadth of
    the uppermost and of the lowest step."""
    steps = 14
    for step in range(steps):
        share, after = (step / steps) ** 1.4, ((step + 1) / steps) ** 1.4
        x, y = (a + (b - a) * share for a, b in zip(top, foot, strict=True))
        low = top[1] + (foot[1] - top[1]) * after
        half = narrow + (broad - narrow) * after
        pen.rounded(
            Box(x - half, y, 2 * half, low - y + 2), 0, mix(colour, INK, 0.12 + 0.02 * step)
        )
        pen.rounded(Box(x - half, y, 2 * half, max(2.0, (low - y) * 0.34)), 0,
                    lighter(colour, 0.1))  # fmt: skip


def water(pen: Pen, top: float, bottom: float, colour: Colour, light: float) -> None:
    """Draw water below the line `top`; light is mirrored in it around the x `light`."""
    pen.gradient(Box(0, top, 1200, bottom - top), lighter(colour, 0.16), darker(colour, 0.45))
    for line in range(12):
        y = top + 6 + (bottom - top) * (line / 12) ** 1.3
        half = 26 + line * 13
        drift = 16 * sin(line * 2.4)
        pen.line([(light - half + drift, y), (light + half + drift, y)],
                 mix(colour, (255, 244, 214), 0.55 - line * 0.03), 3.4)  # fmt: skip


def bell(pen: Pen, at: Point, size: float, colour: Colour) -> None:
    """Draw a bell that lies deep."""
    (x, y), half = at, size / 2
    outline = [(0, -0.8), (0.32, -0.6), (0.44, 0.1), (0.7, 0.5), (-0.7, 0.5), (-0.44, 0.1),
               (-0.32, -0.6)]  # fmt: skip
    pen.polygon([(x + a * half, y + b * half) for a, b in outline], colour)
    pen.circle((x, y + half * 0.62), half * 0.16, colour)
    for ring in (1.0, 1.35):
        pen.arc(at, half * ring, (300, 420), lighter(colour, 0.2), 2.4)


def lamps(pen: Pen, ends: Sequence[Point], colour: Colour) -> None:
    """Draw lanterns on a string from each of these points to the next."""
    for start, end in pairwise(ends):
        low = (start[0] + end[0]) / 2, max(start[1], end[1]) + 60
        pen.curve(start, low, end, INK, 3)
        for share in (0.2, 0.4, 0.6, 0.8):
            at = [
                a * (1 - share) ** 2 + 2 * c * share * (1 - share) + b * share**2
                for a, c, b in zip(start, low, end, strict=True)
            ]
            pen.ellipse(Box.around((at[0], at[1] + 17), 25, 30), colour, INK, 2)
            pen.ellipse(Box.around((at[0] - 3, at[1] + 15), 11, 17), lighter(colour, 0.5))


def coil(pen: Pen, through: Sequence[Point], colour: Colour, width: float) -> None:
    """Draw a great snake, from its tail to its head."""
    for number, (start, middle, end) in enumerate(
        zip(through[::2], through[1::2], through[2::2], strict=False)
    ):
        pen.curve(start, middle, end, mix(colour, INK, 0.12 * (number % 2)), width)
    x, y = through[-1]
    pen.ellipse(Box.around((x, y), width * 1.7, width * 1.2), colour)
    for side in (-1, 1):
        pen.ellipse(Box.around((x + side * width * 0.3, y - width * 0.1), width * 0.26,
                               width * 0.16), rgb("#ffe27a"))  # fmt: skip
