"""The scenery of the islands, each piece lit by a fire on its left or its right."""

from functools import partial

from render.bonfire.figures import ORDERS, emblem
from render.bonfire.icons import flame
from render.kit.geometry import Box, bezier
from render.kit.icons import icon
from render.kit.pen import Pen
from render.kit.theme import Theme, darker, lighter, mix

SIDES = {"left": -1, "right": 1}


def shadow(pen: Pen, side: int, wide: float) -> None:
    """Draw a shadow on the ground, on the side away from the fire."""
    pen.ellipse(Box(50 - wide / 2 - side * wide * 0.3, 84, wide, 15), (6, 8, 10, 110))


def fir(pen: Pen, theme: Theme, side: int) -> None:
    shadow(pen, side, 46)
    dark, light = darker(theme["tree"], 0.35), mix(theme["tree"], theme["slope_lit"], 0.42)
    pen.rounded(Box(45, 80, 10, 13), 2, darker(theme["tree"], 0.6))
    for top, foot, half in ((44, 86, 31), (24, 64, 25), (4, 42, 18)):
        pen.polygon([(50, top), (50 + half, foot), (50, foot + 5), (50 - half, foot)], dark)
        pen.polygon([(50, top), (50 + side * half, foot), (50 + side * 4, foot + 3)], light)


def tree(pen: Pen, theme: Theme, side: int) -> None:
    """Draw a tree with a round crown."""
    shadow(pen, side, 56)
    green = mix(theme["tree"], theme["grass"], 0.35)
    pen.rounded(Box(45, 66, 10, 27), 3, darker(green, 0.6))
    for x, y, radius in ((33, 54, 23), (67, 54, 23), (50, 34, 27)):
        pen.circle((x, y), radius, darker(green, 0.32))
    for x, y, radius in ((33, 52, 14), (67, 52, 14), (50, 30, 17)):
        pen.circle((x + side * 6, y - 2), radius, mix(green, theme["slope_lit"], 0.34))


def crag(pen: Pen, theme: Theme, side: int) -> None:
    """Draw two rocks, one before the other."""
    shadow(pen, side, 84)
    stone = theme["stone"]
    dark, light = darker(stone, 0.42), mix(stone, theme["slope_lit"], 0.42)
    for x, top, half in ((50 - side * 16, 30, 26), (50 + side * 12, 52, 28)):
        peak = (x + side * 4, top)
        pen.polygon([peak, (x + half, 92), (x - half, 92), (x - half * 0.8, 70)], dark)
        pen.polygon([peak, (x + side * half, 92), (x + side * half * 0.1, 92)], light)
        pen.polygon([peak, (x + side * half * 0.1, 92), (x - side * half * 0.3, 92)], stone)


def tower(pen: Pen, theme: Theme, order: str) -> None:
    """Draw the watchtower of an order: a light in its window, its emblem on the banner."""
    stone, colour = theme["stone"], theme[order]
    edge = darker(stone, 0.62)
    pen.ellipse(Box(20, 86, 66, 13), (6, 8, 10, 110))
    pen.polygon(
        [(33, 94), (38, 44), (68, 44), (73, 94)], mix(stone, theme["slope_lit"], 0.2), edge, 3
    )
    pen.polygon([(56, 94), (57, 44), (68, 44), (73, 94)], darker(stone, 0.3))
    for x in (33, 47, 61):
        pen.rounded(Box(x, 34, 11, 13), 1, stone, edge, 2)
    pen.polygon([(30, 35), (53, 3), (76, 35)], darker(colour, 0.25), darker(colour, 0.65), 3)
    pen.rounded(Box(47, 55, 11, 15), 5, theme["glow"], edge, 2)
    banner = Pen(pen.pixels)
    emblem(banner, order, darker(colour, 0.75))
    pen.polygon([(4, 40), (30, 40), (30, 74), (17, 66), (4, 74)], colour, darker(colour, 0.6), 3)
    pen.paste(banner.image.crop((0, banner.image.height * 44 // 100, *banner.image.size)),
              Box(-3, 42, 40, 22))  # fmt: skip


for _name, _side in SIDES.items():
    icon(f"bonfire/fir_{_name}")(partial(fir, side=_side))
    icon(f"bonfire/tree_{_name}")(partial(tree, side=_side))
    icon(f"bonfire/crag_{_name}")(partial(crag, side=_side))
for _order in ORDERS:
    icon(f"bonfire/tower_{_order}")(partial(tower, order=_order))


@icon("bonfire/great_fire")
def great_fire(pen: Pen, theme: Theme) -> None:
    """The Great Bonfire: high flames over logs."""
    glow = theme["fire_light"]
    for radius, strength in ((50, 40), (42, 60), (34, 90)):
        pen.circle((50, 56), radius, (*lighter(glow, 0.2), strength))
    wood = theme["log"]
    for start, end in (((12, 92), (74, 74)), ((88, 92), (26, 74)), ((24, 96), (76, 96))):
        pen.line([start, end], darker(wood, 0.6), 13)
        pen.line([start, end], wood, 9)
        pen.circle(start, 5, lighter(wood, 0.35))
    for colour, top, foot, wide in (
        (darker(theme["lantern"], 0.12), 2, 92, 76),
        (theme["lantern"], 10, 92, 64),
        (mix(theme["lantern"], theme["coin"], 0.6), 24, 91, 50),
        (theme["coin"], 38, 90, 38),
        (theme["scroll"], 58, 89, 22),
    ):
        pen.polygon(flame(top, foot, wide), colour)
    for side, top in ((-1, 34), (1, 26)):
        tip, root = (50.0 + side * 30, float(top)), (50.0 + side * 12, 90.0)
        inner, outer = (50.0 + side * 20, 60.0), (50.0 + side * 44, 70.0)
        tongue = [*bezier(tip, outer, root), *bezier(root, inner, tip)]
        pen.polygon(tongue, mix(theme["lantern"], theme["coin"], 0.25))
    for x, y in ((22, 22), (78, 12), (34, 6), (70, 30)):
        pen.circle((x, y), 2.4, theme["glow"])
