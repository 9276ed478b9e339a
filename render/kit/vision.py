"""Colours as people with protanopia, deuteranopia or tritanopia see them, and the distance between
colours.

Matrices for linear RGB after Viénot, Brettel and Mollon (1999), that of tritanopia after Machado,
Oliveira and Fernandes (2009); distances in CIE L*a*b* (1976), or CIEDE2000 where it is said."""

import math
from typing import TypeAlias

from render.kit.theme import Colour

Lab: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[tuple[float, float, float], ...]

DEFICIENCIES: dict[str, Matrix] = {
    "protanopia": ((0.1121, 0.8853, -0.0005), (0.1127, 0.8897, -0.0001), (0.0045, 0.0, 1.0019)),
    "deuteranopia": ((0.2920, 0.7054, -0.0003), (0.2934, 0.7089, 0.0), (-0.0210, 0.0256, 1.0009)),
    "tritanopia": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}

WHITE = (0.9505, 1.0, 1.089)
TO_XYZ: Matrix = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)


def linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def companded(value: float) -> int:
    share = min(1.0, max(0.0, value))
    curved = share * 12.92 if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055
    return round(curved * 255)


def times(matrix: Matrix, vector: tuple[float, ...]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def seen_with(deficiency: str, colour: Colour) -> Colour:
    light = tuple(linear(value) for value in colour)
    red, green, blue = (companded(value) for value in times(DEFICIENCIES[deficiency], light))
    return red, green, blue


def lab(colour: Colour) -> Lab:
    x, y, z = (
        curve(value / white)
        for value, white in zip(
            times(TO_XYZ, tuple(linear(value) for value in colour)), WHITE, strict=True
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def curve(share: float) -> float:
    return share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116


def distance(one: Colour, other: Colour) -> float:
    """Return the distance of two colours: at about 2 they can just be told apart, at 20 they differ
    at a glance."""
    pairs = zip(lab(one), lab(other), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def difference(one: Colour, other: Colour) -> float:
    """Return the CIEDE2000 difference; at 25 colours differ even on tiny things."""
    return difference_of(lab(one), lab(other))


def difference_of(one: Lab, other: Lab) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, other
    grey = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    share = 1.5 - 0.5 * math.sqrt(grey**7 / (grey**7 + 25.0**7))
    (c1, h1), (c2, h2) = polar_of(a1 * share, b1), polar_of(a2 * share, b2)
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    around = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    steps = (
        (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)),
        (c2 - c1) / (1 + 0.045 * chroma),
        around / (1 + 0.015 * chroma * tint(hue)),
    )
    bend = 2 * math.sqrt(chroma**7 / (chroma**7 + 25.0**7))
    bend *= math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    return math.sqrt(sum(step**2 for step in steps) - bend * steps[1] * steps[2])


def polar_of(a: float, b: float) -> tuple[float, float]:
    """Return chroma, and hue in degrees."""
    return math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def tint(hue: float) -> float:
    waves = ((-0.17, 1, 30), (0.24, 2, 0), (0.32, 3, -6), (-0.2, 4, 63))
    return 1 + sum(
        share * math.cos(math.radians(count * hue - late)) for share, count, late in waves
    )


def luminance(colour: Colour) -> float:
    """Return the brightness of a colour, 0 to 1, as the rules for legible pages count it (WCAG
    2)."""
    red, green, blue = (linear(value) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast: 1 for equal brightness, 21 for black on white; letters need 4.5."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def ink_on(ground: Colour) -> Colour:
    """Return dark or white, whichever reads better on this ground."""
    return max(((20, 14, 8), (255, 255, 255)), key=lambda ink: contrast(ink, ground))
