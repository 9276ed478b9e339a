"""The stones of the ghosts, by effect: harm, a thing held back, or a gift."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from render.ghost_stories import signs
from render.ghost_stories.emblems import COLOURS
from render.ghost_stories.signs import DARK, shade
from render.kit.fonts import Face
from render.kit.geometry import Box, bezier, polar
from render.kit.icons import ICONS, icon
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, lighter

Motif: TypeAlias = Callable[[Pen, Theme], None]
RED: Colour = (236, 62, 50)
HARM, BAR, GIFT = "stone_harm", "stone_bar", "stone_gift"


def put(pen: Pen, theme: Theme, name: str, box: Box) -> None:
    """Draw another icon, small, in this box."""
    side = max(8, round(pen.image.width / pen.factor * box.w / pen.units[0]))
    small = Pen((side, side))
    ICONS[f"ghost_stories/{name}"](small, theme)
    pen.paste(small.image, box)


def crossed(pen: Pen) -> None:
    pen.line([(24, 76), (76, 24)], DARK, 15)
    pen.line([(24, 76), (76, 24)], RED, 9)


def plus(pen: Pen, ink: Colour) -> None:
    for line in ([(76, 14), (76, 42)], [(62, 28), (90, 28)]):
        pen.line(line, DARK, 14)
    for line in ([(76, 14), (76, 42)], [(62, 28), (90, 28)]):
        pen.line(line, ink, 8)


def arrow(pen: Pen, ink: Colour, x: float = 50) -> None:
    """Draw an arrow down, towards the village."""
    pen.line([(x, 58), (x, 80)], ink, 9)
    pen.polygon([(x - 15, 74), (x + 15, 74), (x, 94)], ink)


def taos(pen: Pen, theme: Theme, count: int) -> None:
    for n in range(count):
        x = 50 + (n - (count - 1) / 2) * 34
        for k, colour in enumerate(COLOURS):
            at = polar((x, 50), 13, k * 72)
            pen.circle(at, 11, DARK)
            pen.circle(at, 9, theme[colour])


# ---- drawings of the stones


def haunter(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "figure", Box(24, 4, 52, 52))
    arrow(pen, theme["stone_ink"])


def quick_haunter(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "figure", Box(24, 4, 52, 52))
    arrow(pen, theme["stone_ink"], 36)
    arrow(pen, theme["stone_ink"], 64)


def tormentor(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "curse", Box(20, 24, 60, 60))
    for x in (26, 50, 74):
        pen.polygon([(x - 7, 22), (x + 7, 22), (x, 4)], theme["stone_ink"])


def curse(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "curse", Box(18, 18, 64, 64))


def jaws(pen: Pen, theme: Theme) -> None:
    ink = theme["stone_ink"]
    pen.polygon([*bezier((12, 46), (50, -6), (88, 46)), (76, 46), (68, 66), (58, 46), (50, 62),
                 (42, 46), (32, 66), (24, 46)], ink)  # fmt: skip
    pen.polygon([*bezier((14, 60), (50, 116), (86, 60)), (74, 74), (66, 62), (56, 76), (44, 76),
                 (34, 62), (26, 74)], ink)  # fmt: skip


def devour(pen: Pen, theme: Theme) -> None:
    jaws(pen, theme)
    plus(pen, RED)


def killed(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "villager", Box(20, 18, 60, 60))
    crossed(pen)


def dice_immune(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "tao_die", Box(20, 20, 60, 60))
    crossed(pen)


def die_captive(pen: Pen, theme: Theme) -> None:
    """Draw a Tao die with a red −1: the ghost holds it captive."""
    put(pen, theme, "tao_die", Box(16, 16, 56, 56))
    pen.circle((70, 70), 22, DARK)
    pen.circle((70, 70), 19, RED)
    pen.letter("−1", (70, 70), 25, theme["stone_ink"], Face.NUMBER)


def bring_ghost(pen: Pen, theme: Theme) -> None:
    shade(pen, Box(18, 24, 50, 60), theme["stone_ink"], DARK)
    plus(pen, theme["gold"])


def power_off(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "power_token", Box(18, 18, 64, 64))
    crossed(pen)


def group_power_off(pen: Pen, theme: Theme) -> None:
    for x, y in ((12, 12), (48, 12), (12, 48), (48, 48)):
        put(pen, theme, "power_token", Box(x, y, 40, 40))
    crossed(pen)


def tao_off(pen: Pen, theme: Theme) -> None:
    taos(pen, theme, 1)
    crossed(pen)


def lose_qi(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "qi", Box(20, 14, 60, 60))
    pen.line([(30, 84), (70, 84)], DARK, 14)
    pen.line([(30, 84), (70, 84)], RED, 9)


def group_lose_tao(pen: Pen, theme: Theme) -> None:
    taos(pen, theme, 2)
    pen.line([(30, 84), (70, 84)], DARK, 14)
    pen.line([(30, 84), (70, 84)], RED, 9)


def haunt_tile(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "haunted", Box(18, 18, 64, 64))


def opposite_empty(pen: Pen, theme: Theme) -> None:
    ink = theme["stone_ink"]
    shade(pen, Box(12, 28, 34, 44), ink, DARK)
    pen.rounded(Box(58, 28, 32, 44), 5, None, ink, 6)
    pen.line([(48, 50), (56, 50)], ink, 6)


def need_buddha(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "buddha", Box(18, 14, 64, 64))


def roll_curse(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "curse", Box(14, 26, 56, 56))
    plus(pen, theme["stone_ink"])


def circle_clear(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "circle", Box(18, 18, 64, 64))
    crossed(pen)


def white_blind(pen: Pen, theme: Theme) -> None:
    """Draw a die's white face, struck out: it does not count."""
    put(pen, theme, "tao_die", Box(10, 14, 44, 44))
    put(pen, theme, "face_white", Box(36, 34, 54, 54))
    for colour, wide in ((DARK, 13.0), (RED, 8.0)):
        pen.line([(43, 81), (83, 41)], colour, wide)


def portal_off(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "village_portal", Box(20, 20, 60, 60))
    crossed(pen)


def su_ling_off(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "su_ling", Box(20, 18, 60, 60))
    crossed(pen)


def roots(pen: Pen, theme: Theme) -> None:
    """Draw somebody on the ground, held by roots."""
    pen.circle((22, 58), 11, signs.SKIN, DARK, 3)
    pen.rounded(Box(32, 48, 54, 20), 9, (110, 130, 190), DARK, 3)
    for x in (40, 56, 72):
        pen.line(bezier((x, 86), (x - 10, 56), (x + 6, 36)), (70, 150, 80), 6)


def cut_deck(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "deck", Box(10, 20, 60, 60))
    pen.line([(64, 70), (92, 70)], DARK, 14)
    pen.line([(66, 70), (90, 70)], RED, 8)


def shift(pen: Pen, theme: Theme) -> None:
    ink = theme["stone_ink"]
    shade(pen, Box(12, 30, 40, 50), ink, DARK)
    pen.arc((50, 50), 36, (0, 100), ink, 7)
    pen.polygon([(74, 54), (98, 54), (84, 74)], ink)


def gain_tao(pen: Pen, theme: Theme, count: int) -> None:
    taos(pen, theme, count)


def qi_and(pen: Pen, theme: Theme, first: str, both: bool) -> None:
    put(pen, theme, first, Box(10, 12, 46, 46))
    put(pen, theme, "yin_yang", Box(44, 42, 46, 46))
    if both:
        return
    pen.line([(66, 14), (34, 86)], DARK, 10)
    pen.line([(66, 14), (34, 86)], lighter(theme["stone_gift"], 0.4), 4)


def gain_crystal(pen: Pen, theme: Theme) -> None:
    put(pen, theme, "crystal", Box(18, 16, 64, 66))


STONES: dict[str, tuple[str, Motif]] = {
    "HAUNTER": (HARM, haunter),
    "QUICK_HAUNTER": (HARM, quick_haunter),
    "TORMENTOR": (HARM, tormentor),
    "DEVOURER": (HARM, jaws),
    "DEVOUR": (HARM, devour),
    "KILL_CHOSEN": (HARM, killed),
    "CURSE": (HARM, curse),
    "ROLL_CURSE": (HARM, roll_curse),
    "BRING_GHOST": (HARM, bring_ghost),
    "HAUNT_TILE": (HARM, haunt_tile),
    "LOSE_QI": (HARM, lose_qi),
    "GROUP_LOSE_TAO": (HARM, group_lose_tao),
    "CUT_DECK_2": (HARM, cut_deck),
    "ROOTS": (HARM, roots),
    "SHIFT": (HARM, shift),
    "CIRCLE_CLEAR": (BAR, circle_clear),
    "DICE_IMMUNE": (BAR, dice_immune),
    "DIE_CAPTIVE": (BAR, die_captive),
    "POWER_OFF": (BAR, power_off),
    "GROUP_POWER_OFF": (BAR, group_power_off),
    "TAO_OFF": (BAR, tao_off),
    "WHITE_BLIND": (BAR, white_blind),
    "PORTAL_OFF": (BAR, portal_off),
    "SULING_OFF": (BAR, su_ling_off),
    "NEED_OPPOSITE_EMPTY": (BAR, opposite_empty),
    "NEED_BUDDHA": (BAR, need_buddha),
    "GAIN_TAO_1": (GIFT, partial(gain_tao, count=1)),
    "GAIN_TAO_2": (GIFT, partial(gain_tao, count=2)),
    "GAIN_QI_OR_YINYANG": (GIFT, partial(qi_and, first="qi", both=False)),
    "GAIN_QI_AND_YINYANG": (GIFT, partial(qi_and, first="qi", both=True)),
    "GAIN_CRYSTAL": (GIFT, gain_crystal),
    "GAIN_CRYSTAL_AND_YINYANG": (GIFT, partial(qi_and, first="crystal", both=True)),
}


def stone(pen: Pen, theme: Theme, ground: str, motif: Motif) -> None:
    """Draw a stone with its motif.

    Its outline tells its kind: a circle harms, an octagon holds back, a rounded square gives.
    """
    fill = theme[ground]
    rim = lighter(fill, 0.42)
    whole, inner = Box(1, 1, 98, 98), Box(4, 4, 92, 92)
    if ground == HARM:
        pen.ellipse(whole, DARK)
        pen.ellipse(inner, fill, rim, 4)
    elif ground == BAR:
        for box, paint in ((whole, DARK), (inner, rim), (inner.inset(4), fill)):
            cut = box.w * 0.28
            pen.polygon([(box.x + cut, box.y), (box.right - cut, box.y), (box.right, box.y + cut),
                         (box.right, box.bottom - cut), (box.right - cut, box.bottom),
                         (box.x + cut, box.bottom), (box.x, box.bottom - cut),
                         (box.x, box.y + cut)], paint)  # fmt: skip
    else:
        pen.rounded(whole, 24, DARK)
        pen.rounded(inner, 22, darker(fill, 0.1), rim, 4)
    motif(pen, theme)


def icon_of(code: str) -> str:
    return f"stone_{code.lower()}"


for _code, (_ground, _motif) in STONES.items():
    icon(f"ghost_stories/{icon_of(_code)}")(partial(stone, ground=_ground, motif=_motif))
