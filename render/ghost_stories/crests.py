"""The signs of families, powers and artefacts."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from render.ghost_stories.emblems import leaf, peaks, reeds, waves
from render.ghost_stories.signs import DARK, bone, shade
from render.kit.geometry import Box, Point, bezier, bow, polar, regular, star
from render.kit.icons import icon
from render.kit.pen import Paint, Pen
from render.kit.theme import Colour, Theme, darker, lighter, rgb

MIDDLE: Point = (50, 50)
STEEL: Colour = (206, 212, 224)
Motif: TypeAlias = Callable[[Pen, Paint], None]


# ---- families: a sign on a round silk badge


def blossom(pen: Pen, ink: Paint) -> None:
    for n in range(5):
        pen.circle(polar(MIDDLE, 22, n * 72), 15, ink)


def gate(pen: Pen, ink: Paint) -> None:
    pen.polygon([(16, 26), (84, 26), (78, 38), (22, 38)], ink)
    for x in (28, 62):
        pen.rounded(Box(x, 34, 10, 48), 1, ink)
    pen.rounded(Box(24, 46, 52, 7), 1, ink)


def plum(pen: Pen, ink: Paint) -> None:
    for x, y in ((36, 62), (64, 62), (50, 36)):
        pen.circle((x, y), 15, ink)


def sun(pen: Pen, ink: Paint) -> None:
    pen.polygon(star(MIDDLE, 38, 24, 10), ink)


def drum(pen: Pen, ink: Paint) -> None:
    pen.ellipse(Box(20, 22, 60, 24), ink)
    pen.polygon([(20, 40), (80, 40), (72, 78), (28, 78)], ink)


def tea(pen: Pen, ink: Paint) -> None:
    pen.polygon([(22, 44), (78, 44), (66, 78), (34, 78)], ink)
    for x in (40, 58):
        pen.line(bezier((x, 36), (x - 10, 28), (x, 18)), ink, 6)


def claw(pen: Pen, ink: Paint) -> None:
    for x in (26, 46, 66):
        pen.polygon([*bezier((x, 20), (x + 16, 44), (x + 4, 82)),
                     *bezier((x + 4, 82), (x + 4, 48), (x - 4, 24))], ink)  # fmt: skip


def crane(pen: Pen, ink: Paint) -> None:
    pen.polygon([(12, 38), (46, 48), (88, 24), (62, 58), (50, 82), (40, 58)], ink)
    pen.circle((20, 34), 7, ink)


FAMILIES: dict[str, tuple[str, Motif]] = {
    "hua": ("#c84a78", blossom),
    "zhou": ("#4a6fb0", gate),
    "li": ("#8a4fae", plum),
    "sun": ("#d8862a", sun),
    "miao": ("#4a4660", drum),
    "xiang": ("#2f8a86", tea),
    "sheng": ("#a83a34", claw),
    "wu": ("#7a8a3a", crane),
    "chang": ("#c8483c", peaks),
    "teng": ("#c79a22", reeds),
    "long": ("#37884c", leaf),
    "weng": ("#3470c0", waves),
}


def crest(pen: Pen, theme: Theme, colour: str, sign: Motif) -> None:
    fill = rgb(colour)
    pen.circle(MIDDLE, 49, DARK)
    pen.circle(MIDDLE, 45, theme["white"])
    pen.circle(MIDDLE, 40, fill)
    small = Pen((max(8, pen.image.width * 62 // 100 // pen.factor),) * 2)
    sign(small, (255, 250, 236))
    pen.paste(small.image, Box.around(MIDDLE, 60))


for _family, (_colour, _sign) in FAMILIES.items():
    icon(f"ghost_stories/family_{_family}")(partial(crest, colour=_colour, sign=_sign))


# ---- powers: on an octagon


def power(name: str) -> Callable[[Callable[[Pen, Theme], None]], None]:
    def register(draw: Callable[[Pen, Theme], None]) -> None:
        def plate(pen: Pen, theme: Theme) -> None:
            pen.polygon(regular(MIDDLE, 53, 8, 22.5), DARK)
            pen.polygon(regular(MIDDLE, 48.5, 8, 22.5), theme["gold"])
            pen.polygon(regular(MIDDLE, 44, 8, 22.5), (44, 36, 82))
            draw(pen, theme)

        icon(f"ghost_stories/power_{name}")(plate)

    return register


def hop(pen: Pen, ink: Colour, start: Point, end: Point, tall: float) -> None:
    """Draw an arrow that flies in an arc."""
    control = (start[0] + end[0]) / 2, min(start[1], end[1]) - tall
    pen.curve(start, control, end, ink, 7)
    pen.polygon([(end[0] - 13, end[1] - 6), (end[0] + 9, end[1] - 10), (end[0] + 3, end[1] + 12)],
                ink)  # fmt: skip


@power("dance_of_the_peaks")
def _(pen: Pen, theme: Theme) -> None:
    """Two arrows that leap over mountain peaks."""
    pen.polygon([(14, 82), (34, 52), (48, 72), (66, 42), (88, 82)], theme["red"])
    hop(pen, theme["white"], (18, 50), (46, 52), 40)
    hop(pen, theme["white"], (50, 46), (78, 34), 30)


@power("dance_of_the_twin_winds")
def _(pen: Pen, theme: Theme) -> None:
    """Two figures, and an arrow from one to the other."""
    for x, fill in ((30, theme["red"]), (66, theme["white"])):
        pen.polygon([*bezier((x - 15, 84), (x - 12, 56), (x, 54)),
                     *bezier((x, 54), (x + 12, 56), (x + 15, 84))], fill)  # fmt: skip
        pen.circle((x, 46), 9, fill)
    hop(pen, theme["gold"], (32, 32), (72, 30), 24)


@power("gods_favorite")
def _(pen: Pen, theme: Theme) -> None:
    """A die with an arrow around it."""
    pen.rounded(Box(32, 34, 36, 36), 8, theme["white"])
    for x, y in ((41, 43), (59, 61), (50, 52)):
        pen.circle((x, y), 4.4, theme["green"])
    pen.arc(MIDDLE, 33, (-60, 200), theme["green"], 7)
    pen.polygon([(16, 26), (34, 20), (30, 40)], theme["green"])


@power("strength_of_a_mountain")
def _(pen: Pen, theme: Theme) -> None:
    """A grey die on a mountain."""
    pen.polygon([(12, 82), (40, 38), (58, 60), (70, 46), (90, 82)], theme["green"])
    pen.rounded(Box(32, 16, 36, 36), 8, DARK)
    pen.rounded(Box(35, 19, 30, 30), 6, (150, 154, 168))
    pen.circle((50, 34), 5, DARK)


@power("heavenly_gust")
def _(pen: Pen, theme: Theme) -> None:
    """A ghost and a house."""
    shade(pen, Box(16, 36, 28, 38), theme["white"], DARK)
    pen.rounded(Box(56, 52, 26, 24), 2, theme["warm"])
    pen.polygon([(50, 54), (69, 34), (88, 54)], theme["blue"])
    pen.line([(50, 22), (50, 82)], theme["gold"], 4)


@power("second_wind")
def _(pen: Pen, theme: Theme) -> None:
    """Two gusts of wind, one below the other."""
    for y in (32, 56):
        pen.line([*bezier((16, y), (40, y - 14), (62, y)), *bezier((62, y), (82, y + 8),
               (78, y - 10)),
                  *bezier((78, y - 10), (70, y - 18), (64, y - 8))], theme["blue"], 7)  # fmt: skip
    pen.line(bezier((24, 80), (44, 68), (72, 78)), theme["white"], 7)


@power("bottomless_pockets")
def _(pen: Pen, theme: Theme) -> None:
    """A purse."""
    pen.polygon([*bezier((40, 36), (6, 60), (24, 84)), (76, 84), *bezier((76, 84), (94, 60),
           (60, 36))],
                theme["yellow"])  # fmt: skip
    pen.polygon([(34, 18), (66, 18), (58, 34), (42, 34)], theme["yellow"])
    pen.line([(38, 36), (62, 36)], DARK, 6)
    pen.circle((50, 62), 10, DARK)


@power("enfeeblement_mantra")
def _(pen: Pen, theme: Theme) -> None:
    """A spell on a ghost."""
    shade(pen, Box(22, 16, 56, 68), theme["white"], DARK)
    pen.rounded(Box(42, 22, 18, 50), 2, theme["spell"], DARK, 2)
    pen.line([(51, 28), (51, 66)], theme["spell_ink"], 5)
    pen.line([(45, 44), (57, 44)], theme["spell_ink"], 5)


# ---- artefacts


@icon("ghost_stories/artefact_elixir_of_life")
def elixir(pen: Pen, theme: Theme) -> None:
    pen.polygon([(40, 26), (60, 26), *bezier((60, 40), (98, 66), (74, 96)), (26, 96),
                 *bezier((26, 96), (2, 66), (40, 40))], (214, 236, 244), DARK, 4)  # fmt: skip
    pen.polygon([(24, 62), (76, 62), (80, 78), (72, 92), (28, 92), (20, 78)], (230, 60, 90))
    pen.rounded(Box(36, 6, 28, 20), 4, (150, 104, 62), DARK, 4)
    pen.circle((42, 76), 5, (255, 170, 180))


@icon("ghost_stories/artefact_moon_dust")
def moon_dust(pen: Pen, theme: Theme) -> None:
    pen.polygon(
        [*bow((42, 46), 38, (30, 330)), *bow((54, 46), 30, (326, 34))], theme["moon"], DARK, 4
    )
    for x, y, r in ((66, 66, 10), (86, 50, 7), (56, 88, 8), (84, 84, 10)):
        pen.polygon(star((x, y), r, r * 0.35, 4), theme["gold"])


@icon("ghost_stories/artefact_scroll_of_unity")
def scroll_of_unity(pen: Pen, theme: Theme) -> None:
    pen.rounded(Box(16, 14, 68, 72), 2, theme["spell"], DARK, 4)
    for y in (6, 80):
        pen.rounded(Box(6, y, 88, 14), 6, (150, 60, 50), DARK, 4)
    for x, y in ((36, 40), (64, 40), (36, 62), (64, 62)):
        pen.circle((x, y), 6, theme["spell_ink"])
    pen.circle((50, 51), 8, None, theme["spell_ink"], 4)


@icon("ghost_stories/artefact_fireworks")
def fireworks(pen: Pen, theme: Theme) -> None:
    pen.line([(50, 98), (50, 58)], DARK, 7)
    for n in range(12):
        colour = (theme["red"], theme["gold"], theme["blue"])[n % 3]
        pen.line([polar((50, 44), 14, n * 30), polar((50, 44), 34, n * 30)], colour, 5)
        pen.circle(polar((50, 44), 41, n * 30), 5, colour)
    pen.circle((50, 44), 9, theme["white"])


@icon("ghost_stories/artefact_avenging_claw")
def avenging_claw(pen: Pen, theme: Theme) -> None:
    pen.rounded(Box(14, 62, 72, 26), 10, (122, 60, 46), DARK, 4)
    for x in (24, 44, 64):
        pen.polygon([(x, 66), (x + 14, 66), *bezier((x + 14, 66), (x + 18, 24), (x + 2, 4)),
                     *bezier((x + 2, 4), (x + 6, 36), (x, 66))], STEEL, DARK, 3)  # fmt: skip


@icon("ghost_stories/artefact_armour_of_justice")
def armour(pen: Pen, theme: Theme) -> None:
    gold = theme["gold"]
    pen.polygon([(14, 14), (36, 8), (50, 20), (64, 8), (86, 14), (92, 38), (78, 44), (74, 92),
           (26, 92),
                 (22, 44), (8, 38)], (168, 56, 50), DARK, 4)  # fmt: skip
    for y in (44, 60, 76):
        pen.line([(28, y), (72, y)], gold, 5)
    pen.circle((50, 32), 10, gold, DARK, 3)


@icon("ghost_stories/artefact_time_shield")
def time_shield(pen: Pen, theme: Theme) -> None:
    pen.circle(MIDDLE, 47, STEEL, DARK, 4)
    pen.circle(MIDDLE, 36, (40, 60, 110))
    for n in range(12):
        pen.line([polar(MIDDLE, 30, n * 30), polar(MIDDLE, 35, n * 30)], theme["gold"], 4)
    pen.line([MIDDLE, (50, 24)], theme["white"], 6)
    pen.line([MIDDLE, (68, 60)], theme["white"], 6)
    pen.circle(MIDDLE, 6, theme["gold"])


@icon("ghost_stories/artefact_celestial_sword")
def celestial_sword(pen: Pen, theme: Theme) -> None:
    pen.polygon([(84, 2), (96, 4), (98, 16), (44, 68), (32, 56)], (232, 240, 255), DARK, 4)
    pen.line([(88, 12), (40, 60)], (150, 190, 240), 4)
    pen.line([(22, 50), (50, 78)], DARK, 14)
    pen.line([(22, 50), (50, 78)], theme["gold"], 9)
    pen.line([(34, 66), (12, 88)], DARK, 14)
    pen.line([(34, 66), (12, 88)], (150, 60, 50), 8)
    pen.circle((10, 90), 8, theme["gold"], DARK, 3)


# ---- the Circle of Prayer, and the faces of the Curse die


@icon("ghost_stories/circle")
def circle(pen: Pen, theme: Theme) -> None:
    """Candles around a place for a token."""
    pen.circle(MIDDLE, 34, (52, 56, 84), DARK, 4)
    pen.circle(MIDDLE, 20, None, theme["gold"], 4)
    for n in range(8):
        x, y = polar(MIDDLE, 38, n * 45)
        pen.circle((x, y), 9.5, DARK)
        pen.circle((x, y), 7, theme["warm"])
        pen.circle((x, y), 3, theme["white"])


def face(pen: Pen, theme: Theme, kind: str) -> None:
    fill: Colour = (58, 44, 84)
    pen.rounded(Box(2, 2, 96, 96), 20, DARK)
    pen.rounded(Box(7, 7, 86, 86), 16, fill)
    if kind == "haunt":
        bone(pen, (50, 44), 26, theme["haunt_glow"], fill)
    elif kind == "ghost":
        shade(pen, Box(24, 18, 52, 64), theme["white"], fill)
    elif kind == "lose_tao":
        for n in range(5):
            pen.circle(polar(MIDDLE, 21, n * 72), 12, lighter(fill, 0.55))
        pen.line([(22, 78), (78, 22)], (236, 62, 50), 10)
    elif kind == "lose_qi":
        pen.circle(MIDDLE, 27, darker((186, 44, 40), 0.1))
        pen.polygon([*bezier((50, 28), (72, 58), (50, 68)), *bezier((50, 68), (28, 58), (50, 28))],
                    theme["qi"])  # fmt: skip
        pen.line([(22, 78), (78, 22)], (236, 62, 50), 10)


for _kind in ("blank", "haunt", "ghost", "lose_tao", "lose_qi"):
    icon(f"ghost_stories/curse_{_kind}")(partial(face, kind=_kind))


# ---- states of boards, and things around the village


@icon("ghost_stories/barrier")
def barrier(pen: Pen, theme: Theme) -> None:
    """A ring of light between four crystals."""
    glow = theme["portal"]
    pen.circle(MIDDLE, 40, None, DARK, 12)
    pen.circle(MIDDLE, 38, None, glow, 7)
    pen.circle(MIDDLE, 26, None, lighter(glow, 0.5), 3)
    for n in range(4):
        x, y = polar(MIDDLE, 37, 45 + n * 90)
        pen.polygon([(x, y - 14), (x + 9, y - 3), (x + 6, y + 14), (x - 6, y + 14), (x - 9, y - 3)],
                    theme["crystal"], DARK, 3)  # fmt: skip


@icon("ghost_stories/symbol")
def symbol(pen: Pen, theme: Theme) -> None:
    pen.circle(MIDDLE, 48, DARK)
    pen.circle(MIDDLE, 43, (58, 46, 84))
    pen.polygon([polar(MIDDLE, 34, 180), polar(MIDDLE, 26, 310), polar(MIDDLE, 10, 0),
                 polar(MIDDLE, 26, 50)], theme["haunt_glow"])  # fmt: skip


@icon("ghost_stories/neutral")
def neutral(pen: Pen, theme: Theme) -> None:
    """A board without a Taoist."""
    pen.rounded(Box(3, 24, 94, 52), 10, (70, 78, 116), DARK, 4)
    for x in (14, 40, 66):
        pen.rounded(Box(x, 36, 20, 30), 3, (34, 38, 66))


@icon("ghost_stories/possessed")
def possessed(pen: Pen, theme: Theme) -> None:
    pen.rounded(Box(3, 24, 94, 52), 10, theme["haunt"], DARK, 4)
    for x in (14, 66):
        pen.rounded(Box(x, 36, 20, 30), 3, darker(theme["haunt"], 0.5))
    shade(pen, Box(34, 10, 32, 56), theme["haunt_glow"], DARK)
