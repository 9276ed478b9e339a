"""Bonfire's own icons: tokens and symbols, crystals, fires, portals."""

from collections.abc import Callable, Sequence
from functools import partial

from render.kit.fonts import Face
from render.kit.geometry import Box, Point, bezier, polar, regular, star
from render.kit.icons import ICONS, icon
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, lighter, mix

MIDDLE: Point = (50, 50)
GOODS = ("flower", "fruit", "herb", "shell", "root")
SYMBOLS = ("ship", "path", "task", "great_bonfire", "guardian", "gnome", "yellow")
SHAPES = ("circle", "star", "square", "crescent", "triangle", "cross", "diamond")
CRYSTALS = ("blue", "red", "yellow")

Sign = Callable[[Pen, Colour], None]


# ---- signs on tokens and fate tiles, each in one colour


def sign_ship(pen: Pen, ink: Colour) -> None:
    pen.polygon([(22, 62), (78, 62), (68, 78), (32, 78)], ink)
    pen.polygon([(53, 22), (74, 56), (53, 56)], ink)
    pen.polygon([(47, 28), (47, 56), (29, 56)], ink)


def sign_path(pen: Pen, ink: Colour) -> None:
    """Draw a road that winds towards the horizon."""
    left = [*bezier((20, 80), (34, 62), (50, 56)), *bezier((50, 56), (70, 44), (46, 22))]
    right = [*bezier((54, 22), (88, 46), (64, 58)), *bezier((64, 58), (56, 66), (54, 80))]
    pen.polygon([*left, *right], ink)


def sign_task(pen: Pen, ink: Colour) -> None:
    """Draw a scroll with lines."""
    pen.rounded(Box(28, 20, 44, 60), 6, ink)
    pen.clear(lines)


def lines(pen: Pen) -> None:
    for y, right in ((34, 62), (47, 62), (60, 52)):
        pen.line([(38, y), (right, y)], (0, 0, 0), 6)


def flame(top: float, foot: float, wide: float) -> list[Point]:
    """Return a flame's outline around the middle line."""
    tall = foot - top
    half = wide / 2
    return [
        *bezier((50, top), (52, top + tall * 0.34), (50 + half * 0.7, top + tall * 0.5)),
        *bezier((50 + half * 0.7, top + tall * 0.5), (50 + half * 1.25, foot), (50, foot)),
        *bezier((50, foot), (50 - half * 1.25, foot), (50 - half * 0.7, top + tall * 0.5)),
        *bezier(
            (50 - half * 0.7, top + tall * 0.5), (50 - half * 0.1, top + tall * 0.4), (50, top)
        ),
    ]


def sign_great_bonfire(pen: Pen, ink: Colour) -> None:
    pen.polygon(flame(16, 74, 52), ink)
    pen.clear(lambda hole: hole.polygon(flame(46, 74, 20), (0, 0, 0)))
    pen.line([(27, 80), (73, 80)], ink, 7)


def sign_guardian(pen: Pen, ink: Colour) -> None:
    pen.circle((50, 27), 11, ink)
    pen.polygon([*bezier((26, 82), (38, 60), (38, 42)), *bezier((62, 42), (62, 60), (74, 82))], ink)


def sign_gnome(pen: Pen, ink: Colour) -> None:
    """Draw a pointed cap over a beard."""
    pen.polygon([(54, 14), (74, 50), (26, 50)], ink)
    pen.polygon([(30, 56), (70, 56), *bezier((70, 56), (66, 80), (50, 86)),
                 *bezier((50, 86), (34, 80), (30, 56))], ink)  # fmt: skip


def sign_yellow(pen: Pen, ink: Colour) -> None:
    pen.polygon(star((50, 51), 36, 15, 6), ink)


SIGNS: dict[str, Sign] = {
    "ship": sign_ship,
    "path": sign_path,
    "task": sign_task,
    "great_bonfire": sign_great_bonfire,
    "guardian": sign_guardian,
    "gnome": sign_gnome,
    "yellow": sign_yellow,
}


def ink_of(symbol: str, theme: Theme) -> Colour:
    return theme["token_ink_dark" if symbol in ("guardian", "yellow") else "token_ink"]


def draw_sign(pen: Pen, symbol: str, theme: Theme, size: float = 1.0) -> None:
    """Draw the sign in the middle of the present drawing."""
    part = Pen(pen.pixels)
    SIGNS[symbol](part, ink_of(symbol, theme))
    side = 100 * size
    pen.paste(part.image, Box.around(MIDDLE, side))


def token(pen: Pen, theme: Theme, symbol: str) -> None:
    """Draw a round token."""
    colour = theme[f"token_{symbol}"]
    pen.circle(MIDDLE, 48, darker(colour, 0.55))
    pen.circle(MIDDLE, 44, colour)
    pen.arc(MIDDLE, 39, (-60, 30), lighter(colour, 0.35), 4)
    draw_sign(pen, symbol, theme, 0.94)


def symbol_cell(pen: Pen, theme: Theme, symbol: str) -> None:
    """Draw a third of a fate tile."""
    colour = theme[f"token_{symbol}"]
    pen.rounded(Box(2, 2, 96, 96), 12, darker(colour, 0.5))
    pen.rounded(Box(6, 6, 88, 88), 9, colour)
    draw_sign(pen, symbol, theme, 1.04)


for _symbol in SYMBOLS:
    icon(f"bonfire/token_{_symbol}")(partial(token, symbol=_symbol))
    icon(f"bonfire/symbol_{_symbol}")(partial(symbol_cell, symbol=_symbol))


@icon("bonfire/any_token")
def any_token(pen: Pen, theme: Theme) -> None:
    ring(pen, theme, [f"token_{symbol}" for symbol in SYMBOLS[:6]], "1")


@icon("bonfire/any_good")
def any_good(pen: Pen, theme: Theme) -> None:
    """Draw the sign for any resource but gold."""
    ring(pen, theme, GOODS, "1")


@icon("bonfire/same_good")
def same_good(pen: Pen, theme: Theme) -> None:
    """Draw the sign for resources of one kind."""
    ring(pen, theme, GOODS, "=")


def ring(pen: Pen, theme: Theme, names: Sequence[str], middle: str) -> None:
    """Draw the sign for one of several things: their icons in a ring around a letter or number."""
    for number, name in enumerate(names):
        box = Box.around(polar(MIDDLE, 32, 360 / len(names) * number), 36)
        small = Pen((max(8, round(box.w * pen.sx / pen.factor)),) * 2)
        ICONS[f"bonfire/{name}"](small, theme)
        pen.paste(small.image, box)
    pen.circle(MIDDLE, 17, theme["card"], theme["card_ink"], 3)
    pen.letter(middle, MIDDLE, 27, theme["card_ink"], Face.NUMBER)


# ---- crystals: a colour and a cut each


def cut(kind: str, radius: float) -> list[Point]:
    """Cut a crystal: a blue drop, a red pyramid or a yellow hexagon."""
    if kind == "blue":
        half = radius * 0.72
        return [(50, 50 - radius), (50 + half, 50), (50, 50 + radius), (50 - half, 50)]
    if kind == "red":
        return regular((50, 50 + radius * 0.2), radius * 1.1, 3)
    return regular(MIDDLE, radius * 0.96, 6)


def crystal(pen: Pen, theme: Theme, kind: str) -> None:
    colour = theme[f"crystal_{kind}"]
    rim, face = cut(kind, 48), cut(kind, 41)
    pen.polygon(rim, darker(colour, 0.6))
    pen.polygon(face, colour)
    middle = (50, 50) if kind != "red" else (50, 58)
    for number, corner in enumerate(face):
        following = face[(number + 1) % len(face)]
        light = 0.4 if number >= len(face) / 2 else 0.0
        shade = lighter(colour, light) if light else darker(colour, 0.08 * (number + 1))
        pen.polygon([middle, corner, following], shade)


for _kind in CRYSTALS:
    icon(f"bonfire/crystal_{_kind}")(partial(crystal, kind=_kind))


def fire(pen: Pen, theme: Theme, size: float = 1.0, outer: Colour | None = None) -> None:
    """Draw three tongues, one within the other."""
    foot = 92.0
    for colour, part in (
        (outer or theme["lantern"], 1.0),
        (theme["coin"], 0.68),
        (theme["scroll"], 0.36),
    ):
        tall = 88 * size * part
        pen.polygon(flame(foot - tall, foot, 74 * size * part), colour)


def bonfire(pen: Pen, theme: Theme, kind: str) -> None:
    """Draw a lit Bonfire of a colour: its crystal in the fire."""
    fire(pen, theme)
    gem = Pen(pen.pixels)
    crystal(gem, theme, kind)
    pen.paste(gem.image, Box(27, 50, 46, 46))


def task_of(pen: Pen, theme: Theme, kind: str) -> None:
    """Draw any task tile of a colour."""
    pen.rounded(Box(14, 4, 72, 92), 10, theme["card"], theme["card_ink"], 5)
    gem = Pen(pen.pixels)
    crystal(gem, theme, kind)
    pen.paste(gem.image, Box(24, 24, 52, 52))


for _kind in CRYSTALS:
    icon(f"bonfire/bonfire_{_kind}")(partial(bonfire, kind=_kind))
    icon(f"bonfire/task_{_kind}")(partial(task_of, kind=_kind))


@icon("bonfire/fire")
def plain_fire(pen: Pen, theme: Theme) -> None:
    fire(pen, theme)


# ---- portals


def shape(pen: Pen, kind: str, radius: float, paint: Colour) -> None:
    """Draw one of the seven shapes around the middle."""
    if kind == "circle":
        pen.circle(MIDDLE, radius * 0.92, paint)
    elif kind == "star":
        pen.polygon(star((50, 53), radius * 1.14, radius * 0.5, 5), paint)
    elif kind == "square":
        pen.rounded(Box.around(MIDDLE, radius * 1.62), 4, paint)
    elif kind == "crescent":
        moon = Pen(pen.pixels)
        moon.circle((50, 50), radius, paint)
        moon.clear(lambda hole: hole.circle((50 + radius * 0.5, 42), radius * 0.8, (0, 0, 0)))
        pen.paste(moon.image, Box(0, 0, 100, 100))
    elif kind == "triangle":
        pen.polygon(regular((50, 50 + radius * 0.22), radius * 1.16, 3), paint)
    elif kind == "cross":
        arm = radius * 0.62
        pen.rounded(Box.around(MIDDLE, arm, 2 * radius), 3, paint)
        pen.rounded(Box.around(MIDDLE, 2 * radius, arm), 3, paint)
    else:
        pen.polygon(regular(MIDDLE, radius * 1.08, 4), paint)


def portal(pen: Pen, theme: Theme, kind: str) -> None:
    """Draw a gate of stone; its opening glows in the portal's shape."""
    stone, glow = theme["portal_stone"], theme["portal_glow"]
    pen.rounded(Box(2, 2, 96, 96), 26, darker(stone, 0.55))
    pen.rounded(Box(6, 6, 88, 88), 23, stone)
    shape(pen, kind, 35, darker(stone, 0.7))
    shape(pen, kind, 30, glow)
    shape(pen, kind, 16, lighter(glow, 0.45))


def notch(pen: Pen, theme: Theme, kind: str) -> None:
    """Draw an empty notch for a portal of this kind."""
    edge = mix(theme["portal_stone"], theme["portal_dark"], 0.25)
    pen.rounded(Box(6, 6, 88, 88), 23, theme["portal_dark"], edge, 4)
    shape(pen, kind, 27, mix(theme["portal_stone"], theme["ink_soft"], 0.6))
    shape(pen, kind, 19, theme["portal_dark"])


for _shape in SHAPES:
    icon(f"bonfire/gate_{_shape}")(partial(portal, kind=_shape))
    icon(f"bonfire/notch_{_shape}")(partial(notch, kind=_shape))
