"""The symbols on cards, and the occasions of upgrades."""

from render.candelabria.figures import (
    INK,
    draw_tongue,
    paint_candle,
    paint_castle,
    paint_curse,
    paint_temple,
)
from render.candelabria.icons.goods import cube, laurel, tactics
from render.candelabria.icons.places import eye
from render.candelabria.words import NO_MARK
from render.kit.geometry import Box, bezier
from render.kit.icons import icon
from render.kit.pen import Pen
from render.kit.theme import Theme


@icon("candelabria/kindle")
def kindle(pen: Pen, theme: Theme) -> None:
    draw_tongue(pen, theme, 50, 8, 92, 64)


@icon("candelabria/extinguish")
def extinguish(pen: Pen, theme: Theme) -> None:
    """A snuffer over a candle that smokes."""
    wax, iron = (238, 226, 198), (126, 142, 176)
    pen.rounded(Box(30, 64, 40, 34), 5, wax, INK, 5)
    pen.polygon([(50, 8), (76, 56), (24, 56)], iron, INK, 5)
    pen.line([(60, 26), (94, 14)], INK, 12)
    pen.line([(60, 26), (94, 14)], iron, 6)
    for x, side in ((16, 1), (84, -1)):
        smoke = bezier((x, 60), (x + 16 * side, 46), (x, 36))
        pen.line(smoke, (200, 204, 214), 5)


@icon("candelabria/draw_tactic")
def draw_tactic(pen: Pen, theme: Theme) -> None:
    tactics(pen, theme)
    pen.circle((78, 80), 20, INK)
    pen.line([(66, 80), (90, 80)], (255, 255, 255), 8)
    pen.line([(78, 68), (78, 92)], (255, 255, 255), 8)


@icon("candelabria/destroy_temple")
def destroy_temple(pen: Pen, theme: Theme) -> None:
    """A temple with a crack through it."""
    part = Pen((pen.pixels[0], round(pen.pixels[1] * 0.92)), (100, 92))
    paint_temple(part, theme, "white")
    pen.paste(part.image, Box(0, 4, 100, 92))
    crack = [(56, 0), (44, 30), (60, 46), (42, 66), (54, 100)]
    pen.line(crack, INK, 15)
    pen.line(crack, theme["bad"], 7)


@icon("candelabria/vp")
def vp(pen: Pen, theme: Theme) -> None:
    laurel(pen, theme)


def stealing(pen: Pen, theme: Theme, loot: Pen) -> None:
    """Draw loot on its way from a rival to the thief."""
    for x, colour in ((17, (128, 116, 142)), (83, theme["card"])):
        pen.circle((x, 53), 14, INK)
        pen.polygon([(x - 17, 98), (x - 13, 68), (x + 13, 68), (x + 17, 98)], INK)
        pen.circle((x, 53), 10, colour)
        pen.polygon([(x - 12, 95), (x - 9, 68), (x + 9, 68), (x + 12, 95)], colour)
    for colour, wide in ((INK, 15.0), (theme["curse_eye"], 8.0)):
        pen.line([(37, 76), (61, 76)], colour, wide)
        pen.line([(53, 66), (64, 76), (53, 86)], colour, wide)
    pen.paste(loot.image, Box(25, 2, 50, 50))


@icon("candelabria/steal")
def steal(pen: Pen, theme: Theme) -> None:
    loot = Pen(pen.pixels)
    cube(loot, theme["gold"])
    stealing(pen, theme, loot)


@icon("candelabria/steal_vp")
def steal_vp(pen: Pen, theme: Theme) -> None:
    loot = Pen(pen.pixels)
    laurel(loot, theme)
    stealing(pen, theme, loot)


@icon("candelabria/curse_influence")
def curse_influence(pen: Pen, theme: Theme) -> None:
    pen.circle((50, 50), 48, INK)
    pen.circle((50, 50), 43, theme["act_curse"])
    other = Pen(pen.pixels)
    eye(other, theme["act_ink"])
    pen.image.alpha_composite(other.image)


@icon("candelabria/move_candle")
def move_candle(pen: Pen, theme: Theme) -> None:
    part = Pen((round(pen.pixels[0] * 0.6), round(pen.pixels[1] * 0.72)), (100, 120))
    paint_candle(part, theme, NO_MARK, "explorer", 2)
    pen.paste(part.image, Box(0, 0, 66, 80))
    for paint, wide in ((INK, 19.0), (theme["curse_eye"], 10.0)):
        pen.line(bezier((40, 90), (70, 92), (84, 68)), paint, wide)
        pen.line([(66, 66), (86, 62), (92, 82)], paint, wide)


def draw_base(pen: Pen, theme: Theme) -> None:
    """Draw the ground under a thing that is placed, to be seen on dark and on pale."""
    for paint, wide in ((INK, 13.0), (theme["candle"], 6.0)):
        pen.line([(9, 91), (91, 91)], paint, wide)


@icon("candelabria/on_deploy")
def on_deploy(pen: Pen, theme: Theme) -> None:
    """A candle that is put on the board."""
    part = Pen((round(pen.pixels[0] * 0.7), round(pen.pixels[1] * 0.84)), (100, 120))
    paint_candle(part, theme, NO_MARK, "pilgrim", 3)
    pen.paste(part.image, Box(15, 0, 70, 84))
    draw_base(pen, theme)


@icon("candelabria/on_place_curse")
def on_place_curse(pen: Pen, theme: Theme) -> None:
    part = Pen((round(pen.pixels[0] * 0.84), pen.pixels[1]), (100, 120))
    paint_curse(part, theme, NO_MARK)
    pen.paste(part.image, Box(8, 0, 84, 100))


@icon("candelabria/on_place_temple")
def on_place_temple(pen: Pen, theme: Theme) -> None:
    part = Pen((pen.pixels[0], round(pen.pixels[1] * 0.92)), (100, 92))
    paint_temple(part, theme, "grey")
    pen.paste(part.image, Box(6, 0, 88, 80))
    draw_base(pen, theme)


@icon("candelabria/castle")
def castle(pen: Pen, theme: Theme) -> None:
    part = Pen((round(pen.pixels[0] * 0.84), pen.pixels[1]), (100, 120))
    paint_castle(part, theme, NO_MARK)
    pen.paste(part.image, Box(8, 0, 84, 100))


@icon("candelabria/end_game")
def end_game(pen: Pen, theme: Theme) -> None:
    """A flag at the end."""
    for paint, wide in ((INK, 14.0), (theme["candle"], 7.0)):
        pen.line([(24, 94), (24, 8)], paint, wide)
    pen.polygon([(30, 10), (90, 28), (30, 52)], theme["laurel"], INK, 4)


@icon("candelabria/push")
def push(pen: Pen, theme: Theme) -> None:
    for paint, wide in ((INK, 22.0), (theme["flame"], 12.0)):
        pen.line([(12, 50), (80, 50)], paint, wide)
        pen.line([(56, 22), (84, 50), (56, 78)], paint, wide)
