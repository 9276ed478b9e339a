"""The small signs of things on the table: figures, tokens, dice."""

from render.ghost_stories.emblems import COLOURS
from render.kit.geometry import Box, bezier, bow, polar, regular, star
from render.kit.icons import icon
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, lighter, mix

DARK: Colour = (16, 12, 26)
SKIN: Colour = (242, 208, 170)
MIDDLE = (50.0, 50.0)


def bone(pen: Pen, centre: tuple[float, float], r: float, fill: Colour, hole: Colour) -> None:
    """Draw a skull."""
    x, y = centre
    pen.rounded(Box(x - r * 0.58, y + r * 0.2, r * 1.16, r), r * 0.2, fill)
    pen.circle((x, y), r, fill)
    for side in (-1, 1):
        pen.ellipse(Box.around((x + side * r * 0.42, y + r * 0.06), r * 0.54, r * 0.6), hole)
        pen.line([(x + side * r * 0.24, y + r * 0.86), (x + side * r * 0.24, y + r * 1.18)], hole,
                 r * 0.12)  # fmt: skip
    pen.polygon([(x, y + r * 0.36), (x - r * 0.15, y + r * 0.66), (x + r * 0.15, y + r * 0.66)],
                hole)  # fmt: skip


def shade(pen: Pen, box: Box, fill: Colour, eye: Colour) -> None:
    """Draw a little ghost: the sign for any of them."""
    x, y, w, h = box.x, box.y, box.w, box.h
    foot = [(x + w * n / 6, y + h * (1 if n % 2 == 0 else 0.84)) for n in range(7)]
    head = bow((x + w / 2, y + w / 2), w / 2, (-90, 90))
    pen.polygon([*head, *reversed(foot)], fill)
    for side in (-1, 1):
        pen.ellipse(Box.around((x + w / 2 + side * w * 0.18, y + h * 0.44), w * 0.2, h * 0.24), eye)


def orb(pen: Pen, theme: Theme) -> None:
    """Qi: a candle's flame in a disc."""
    pen.circle(MIDDLE, 48, DARK)
    pen.circle(MIDDLE, 44, (186, 44, 40))
    pen.circle(MIDDLE, 38, None, theme["gold"], 4)
    pen.polygon([*bezier((52, 16), (54, 38), (68, 50)), *bezier((68, 50), (78, 76), (50, 80)),
                 *bezier((50, 80), (24, 76), (32, 52)), *bezier((32, 52), (40, 58), (40, 50)),
                 *bezier((40, 50), (36, 34), (52, 16))], theme["qi"])  # fmt: skip
    pen.polygon([*bezier((51, 48), (66, 70), (50, 76)), *bezier((50, 76), (36, 70), (51, 48))],
                theme["warm"])  # fmt: skip


icon("ghost_stories/qi")(orb)


@icon("ghost_stories/yin_yang")
def yin_yang(pen: Pen, theme: Theme) -> None:
    pen.circle(MIDDLE, 48, DARK)
    pen.circle(MIDDLE, 44, theme["white"])
    pen.polygon([*bow(MIDDLE, 44, (0, 180)), *bow((50, 72), 22, (180, 0)),
                 *bow((50, 28), 22, (180, 360))], DARK)  # fmt: skip
    pen.circle((50, 28), 7, DARK)
    pen.circle((50, 72), 7, theme["white"])
    pen.circle(MIDDLE, 44, None, theme["gold"], 4)


@icon("ghost_stories/power_token")
def power_token(pen: Pen, theme: Theme) -> None:
    """A bolt on an octagon."""
    pen.polygon(regular(MIDDLE, 50, 8, 22.5), DARK)
    pen.polygon(regular(MIDDLE, 44, 8, 22.5), (84, 60, 130))
    pen.polygon([(58, 10), (24, 56), (46, 56), (38, 92), (76, 42), (54, 42)], theme["gold"])


@icon("ghost_stories/buddha")
def buddha(pen: Pen, theme: Theme) -> None:
    """Draw a sitting Buddha with a halo."""
    gold, ink = theme["gold"], darker(theme["gold"], 0.68)
    pen.circle((50, 34), 30, lighter(gold, 0.55), ink, 3)
    pen.polygon([*bezier((4, 92), (2, 70), (30, 74)), *bezier((70, 74), (98, 70), (96, 92)),
                 (90, 98), (10, 98)], gold, ink, 4)  # fmt: skip
    pen.polygon([*bezier((26, 82), (24, 48), (50, 48)), *bezier((50, 48), (76, 48), (74, 82))],
                gold, ink, 4)  # fmt: skip
    pen.circle((50, 32), 18, ink)
    pen.circle((50, 32), 14.5, gold)
    pen.circle((50, 13), 7, ink)
    pen.line([(42, 33), (47, 34)], ink, 3)
    pen.line([(53, 34), (58, 33)], ink, 3)
    pen.line(bezier((40, 76), (50, 84), (60, 76)), ink, 4)


@icon("ghost_stories/mantra")
def mantra(pen: Pen, theme: Theme) -> None:
    """A slip of paper with a spell."""
    pen.rounded(Box(24, 2, 52, 96), 6, DARK)
    pen.rounded(Box(28, 6, 44, 88), 4, theme["spell"])
    red = theme["spell_ink"]
    pen.line([(50, 14), (50, 86)], red, 6)
    for y, half in ((26, 14), (46, 17), (66, 12)):
        pen.line([(50 - half, y), (50 + half, y)], red, 6)
    pen.circle((50, 46), 10, None, red, 5)


@icon("ghost_stories/figure")
def haunting_figure(pen: Pen, theme: Theme) -> None:
    """A haunting figure: a black ghost on a foot."""
    pen.ellipse(Box(14, 80, 72, 18), DARK)
    pen.polygon([*bow((50, 36), 30, (-90, 90)), (84, 88), (66, 80), (50, 90), (34, 80), (16, 88)],
                DARK)  # fmt: skip
    pen.polygon([*bow((50, 36), 25, (-90, 90)), (77, 80), (65, 73), (50, 82), (35, 73), (23, 80)],
                (56, 44, 86))  # fmt: skip
    for side in (-1, 1):
        pen.polygon([(50 + side * 5, 40), (50 + side * 21, 30), (50 + side * 19, 44),
                     (50 + side * 9, 47)], theme["haunt_glow"])  # fmt: skip
    pen.ellipse(Box(42, 54, 16, 14), DARK)


@icon("ghost_stories/su_ling")
def su_ling(pen: Pen, theme: Theme) -> None:
    """A white ghost girl with a flower."""
    white, ink = theme["su_ling"], (60, 66, 110)
    pen.polygon([*bezier((50, 40), (26, 46), (14, 96)), (30, 88), (42, 98), (56, 88), (70, 98),
                 (86, 94), *bezier((86, 94), (74, 46), (50, 40))], white, ink, 4)  # fmt: skip
    pen.circle((50, 28), 26, ink)
    pen.circle((50, 32), 18, (255, 244, 236))
    pen.polygon([*bow((50, 28), 22, (-100, 100)), *bezier((71, 32), (50, 8), (29, 32))],
                (44, 46, 80))  # fmt: skip
    for side in (-1, 1):
        pen.circle((50 + side * 7, 34), 2.8, ink)
    pen.line(bezier((45, 42), (50, 45), (55, 42)), (220, 100, 120), 3)
    for turn in range(5):
        pen.circle(polar((70, 14), 8, turn * 72), 6, (250, 150, 190))
    pen.circle((70, 14), 5, theme["gold"])


@icon("ghost_stories/crystal")
def crystal(pen: Pen, theme: Theme) -> None:
    """A Moon Crystal."""
    light = theme["crystal"]
    pen.polygon([(50, 1), (82, 30), (72, 98), (28, 98), (18, 30)], (24, 50, 90))
    pen.polygon([(50, 7), (77, 31), (50, 42), (23, 31)], lighter(light, 0.6))
    pen.polygon([(23, 34), (47, 45), (47, 93), (31, 93)], light)
    pen.polygon([(77, 34), (53, 45), (53, 93), (69, 93)], mix(light, (60, 130, 220), 0.5))


@icon("ghost_stories/receptacle")
def receptacle(pen: Pen, theme: Theme) -> None:
    """A stone bowl without its crystal."""
    pen.circle(MIDDLE, 48, DARK)
    pen.circle(MIDDLE, 43, (96, 104, 134))
    pen.circle(MIDDLE, 30, (34, 38, 62))
    pen.polygon([(50, 26), (64, 40), (60, 72), (40, 72), (36, 40)], None, (120, 140, 190), 4)


@icon("ghost_stories/village_portal")
def portal(pen: Pen, theme: Theme) -> None:
    """A gate with light in it."""
    glow = theme["portal"]
    pen.polygon([*bow((50, 44), 30, (-90, 90)), (80, 96), (20, 96)], glow, DARK, 4)
    for r in (22, 14, 6):
        pen.circle((50, 56), r, None, lighter(glow, 0.6), 4)
    red = (178, 46, 40)
    for x in (12, 76):
        pen.rounded(Box(x, 20, 12, 78), 2, red, DARK, 3)
    pen.polygon([(0, 8), (50, 14), (100, 8), (94, 26), (6, 26)], red, DARK, 3)


@icon("ghost_stories/villager")
def villager(pen: Pen, theme: Theme) -> None:
    """Somebody in a straw hat."""
    straw = theme["villager"]
    pen.polygon([*bezier((14, 98), (16, 58), (50, 58)), *bezier((50, 58), (84, 58), (86, 98))],
                (150, 92, 60), DARK, 4)  # fmt: skip
    pen.circle((50, 44), 20, SKIN, DARK, 3)
    pen.polygon([(50, 2), (98, 36), (50, 42), (2, 36)], straw, DARK, 4)


@icon("ghost_stories/shelter")
def shelter(pen: Pen, theme: Theme) -> None:
    """A roof over people's heads."""
    pen.rounded(Box(18, 44, 64, 52), 3, theme["wall"], DARK, 4)
    pen.polygon([*bezier((0, 50), (34, 40), (50, 4)), *bezier((50, 4), (66, 40), (100, 50))],
                (178, 60, 44), DARK, 4)  # fmt: skip
    pen.rounded(Box(38, 60, 24, 36), 2, theme["warm"], DARK, 3)


@icon("ghost_stories/graveyard")
def graveyard(pen: Pen, theme: Theme) -> None:
    pen.polygon([*bow((50, 40), 34, (-90, 90)), (84, 92), (16, 92)], theme["grave"], DARK, 4)
    pen.line([(50, 24), (50, 66)], DARK, 7)
    pen.line([(34, 40), (66, 40)], DARK, 7)
    pen.ellipse(Box(2, 82, 96, 16), (70, 92, 62), DARK, 3)


@icon("ghost_stories/ghost")
def any_ghost(pen: Pen, theme: Theme) -> None:
    shade(pen, Box(8, 2, 84, 96), DARK, DARK)
    shade(pen, Box(13, 7, 74, 86), theme["fog"], DARK)


@icon("ghost_stories/deck")
def deck(pen: Pen, theme: Theme) -> None:
    """The back of the ghost cards: Wu-Feng's moon."""
    pen.rounded(Box(12, 1, 76, 98), 9, DARK)
    card_back(pen, theme, Box(16, 5, 68, 90))


def card_back(pen: Pen, theme: Theme, box: Box) -> None:
    pen.rounded(box, 6, (50, 26, 66), theme["gold"], 2.6)
    x, y = box.centre
    r = min(box.w, box.h) * 0.32
    pen.circle((x, y), r, (214, 60, 50))
    bone(pen, (x, y - r * 0.2), r * 0.58, theme["white"], (50, 26, 66))


@icon("ghost_stories/incarnation")
def incarnation(pen: Pen, theme: Theme) -> None:
    """Wu-Feng's horned mask."""
    gold = theme["gold"]
    for side in (-1, 1):
        pen.polygon([*bezier((50 + side * 18, 34), (50 + side * 52, 30), (50 + side * 44, 0)),
                     *bezier((50 + side * 44, 0), (50 + side * 30, 16), (50 + side * 8, 20))],
                    gold, DARK, 3)  # fmt: skip
    pen.polygon([(18, 28), (82, 28), (84, 58), (64, 94), (50, 99), (36, 94), (16, 58)],
                (186, 30, 44), DARK, 4)  # fmt: skip
    for side in (-1, 1):
        pen.polygon([(50 + side * 6, 56), (50 + side * 26, 42), (50 + side * 24, 56),
                     (50 + side * 12, 62)], theme["evil"])  # fmt: skip
    pen.rounded(Box(32, 70, 36, 16), 6, DARK)
    for x in (36, 46, 56):
        pen.polygon([(x, 70), (x + 8, 70), (x + 4, 80)], theme["white"])


@icon("ghost_stories/haunted")
def haunted(pen: Pen, theme: Theme) -> None:
    """A tile turned over."""
    pen.rounded(Box(3, 3, 94, 94), 16, DARK)
    pen.rounded(Box(8, 8, 84, 84), 12, theme["haunt"], theme["haunt_light"], 5)
    bone(pen, (50, 44), 26, theme["haunt_glow"], theme["haunt"])


@icon("ghost_stories/active")
def active(pen: Pen, theme: Theme) -> None:
    """A lit lantern: a tile that helps."""
    red = (206, 58, 44)
    pen.line([(50, 0), (50, 16)], DARK, 6)
    pen.rounded(Box(30, 10, 40, 12), 3, DARK)
    pen.ellipse(Box(10, 18, 80, 66), red, DARK, 4)
    pen.ellipse(Box(30, 18, 40, 66), theme["warm"])
    pen.ellipse(Box(43, 20, 14, 62), lighter(theme["warm"], 0.6))
    pen.rounded(Box(30, 80, 40, 9), 3, DARK)
    pen.line([(50, 88), (50, 100)], theme["gold"], 6)


# ---- dice


def cube(pen: Pen, fill: Colour) -> None:
    pen.rounded(Box(2, 2, 96, 96), 20, DARK)
    pen.rounded(Box(7, 7, 86, 86), 16, fill)


@icon("ghost_stories/tao_die")
def tao_die(pen: Pen, theme: Theme) -> None:
    """Draw a Tao die: a cube with the five colours and white."""
    cube(pen, theme["white"])
    for n, colour in enumerate(COLOURS):
        x, y = polar((50, 50), 26, n * 72)
        pen.circle((x, y), 12, DARK)
        pen.circle((x, y), 9.6, theme[colour])


@icon("ghost_stories/face_white")
def white_face(pen: Pen, theme: Theme) -> None:
    """Draw the white face of a die, which stands for any colour."""
    pen.circle(MIDDLE, 46, DARK)
    pen.circle(MIDDLE, 41, theme["white"])
    pen.polygon(star(MIDDLE, 30, 12, 5), (150, 140, 160))


@icon("ghost_stories/curse")
def curse_die(pen: Pen, theme: Theme) -> None:
    cube(pen, (58, 44, 84))
    bone(pen, (50, 42), 27, theme["white"], (58, 44, 84))
