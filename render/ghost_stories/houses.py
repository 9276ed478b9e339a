"""The village by night: a scene for each tile, lit by its lanterns, or dark and haunted.

The moon stands at the upper right of each: what is turned away from it is in the shade, and shadows
fall to the left.

A scene is drawn in a square of 100 by 90 units; whoever comes stands at its foot.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from render.kit.geometry import Box, Point, bezier, bow, polar
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, lighter, mix

GROUND = 62.0  # how far below a scene's top the ground lies, in the scene's units
UNITS = (100.0, 90.0)
SHADE = 0.26  # how much darker a side turned away from the moon is, from 0 to 1


@dataclass(frozen=True)
class Scenery:
    """The colours of a tile, awake or haunted."""

    pen: Pen
    sky: tuple[Colour, Colour]
    soil: Colour
    roof: Colour
    wall: Colour
    wood: Colour
    light: Colour
    trim: Colour
    stone: Colour
    ink: Colour

    # ---- how houses are built

    def house(self, x: float, y: float, wide: float, tall: float, *, door: bool = True) -> None:
        """Draw walls with posts and a door that is lit."""
        pen = self.pen
        pen.rounded(Box(x, y, wide, tall), 0.6, self.wall, self.ink, 0.9)
        pen.rounded(Box(x + 0.6, y + 0.6, wide * 0.3, tall - 1.2), 0, darker(self.wall, SHADE))
        for post in (x + 1.4, x + wide - 3):
            pen.rounded(Box(post, y, 1.8, tall), 0.2, self.wood)
        if door:
            self.window(Box(x + wide / 2 - 4, y + tall - 12, 8, 12))

    def window(self, box: Box) -> None:
        pen = self.pen
        pen.rounded(box.grown(0.9), 0.6, self.ink)
        pen.rounded(box, 0.4, self.light)
        x, y = box.centre
        pen.line([(x, box.y), (x, box.bottom)], self.wood, 0.7)
        pen.line([(box.x, y), (box.right, y)], self.wood, 0.7)

    def roof_over(
        self, x: float, y: float, wide: float, tall: float, fill: Colour | None = None
    ) -> None:
        """Draw a roof with raised corners; `x` is its middle, `y` its eaves."""
        half = wide / 2
        colour = fill or self.roof
        self.pen.polygon([
            *bezier((x - half, y - tall * 0.16), (x - half * 0.5, y - tall * 0.2), (x - half * 0.3,
                    y - tall)),
            *bezier((x + half * 0.3, y - tall), (x + half * 0.5, y - tall * 0.2), (x + half,
                    y - tall * 0.16)),
            *bezier((x + half, y - tall * 0.16), (x + half * 0.4, y + tall * 0.2),
                   (x, y + tall * 0.16)),
            *bezier((x, y + tall * 0.16), (x - half * 0.4, y + tall * 0.2), (x - half,
                    y - tall * 0.16)),
        ], colour, self.ink, 0.9)  # fmt: skip
        self.pen.polygon([
            (x - half * 0.3, y - tall * 0.95), (x - half * 0.06, y - tall * 0.95),
            *bezier((x - half * 0.06, y - tall * 0.9), (x - half * 0.12, y), (x - half * 0.2,
                    y + tall * 0.1)),
            *bezier((x - half * 0.2, y + tall * 0.1), (x - half * 0.6, y + tall * 0.04),
                    (x - half * 0.96, y - tall * 0.16)),
            *bezier((x - half * 0.96, y - tall * 0.17), (x - half * 0.5, y - tall * 0.2),
                    (x - half * 0.3, y - tall * 0.95)),
        ], darker(colour, SHADE))  # fmt: skip
        for n in range(-3, 4):
            top, foot = x + n * half * 0.085, x + n * half * 0.2
            self.pen.line([(top, y - tall * 0.92), (foot, y)], darker(colour, 0.28), 0.6)
        self.pen.line([(x - half * 0.32, y - tall), (x + half * 0.32, y - tall)], self.trim, 1.8)

    def lantern(self, x: float, y: float, size: float = 4.0) -> None:
        pen = self.pen
        pen.line([(x, y - size * 1.5), (x, y)], self.ink, 0.6)
        pen.ellipse(Box.around((x, y), size * 1.5, size * 1.7), self.trim, self.ink, 0.7)
        pen.ellipse(Box.around((x, y), size * 0.7, size * 1.3), self.light)

    def pole(self, foot: Point, tip: Point, wide: float = 1.8) -> None:
        self.pen.line([foot, tip], self.ink, wide + 1)
        self.pen.line([foot, tip], self.wood, wide)

    def slab(self, x: float, wide: float, tall: float) -> None:
        """Draw a gravestone."""
        top = GROUND - tall
        self.pen.polygon(
            [*bow((x, top + wide / 2), wide / 2, (-90, 90)), (x + wide / 2, GROUND),
             (x - wide / 2, GROUND)], self.stone, self.ink, 0.9
        )  # fmt: skip
        self.pen.polygon(
            [*bow((x, top + wide / 2), wide / 2 - 0.6, (-90, -25)), (x - wide * 0.22, GROUND - 0.6),
             (x - wide / 2 + 0.6, GROUND - 0.6)], darker(self.stone, SHADE)
        )  # fmt: skip
        self.pen.line([(x, top + wide * 0.3), (x, top + wide * 1.1)], self.ink, 1)
        self.pen.line([(x - wide * 0.2, top + wide * 0.55), (x + wide * 0.2, top + wide * 0.55)],
                      self.ink, 1)  # fmt: skip

    def smoke(self, x: float, y: float, colour: Colour) -> None:
        puffs = Pen(self.pen.pixels, self.pen.units, self.pen.factor)
        for n in range(3):
            puffs.circle((x + (n % 2) * 3 - 1, y - n * 6), 3.4 + n, (*colour, 190 - n * 50))
        self.pen.lay(puffs)


def awake(pen: Pen, theme: Theme) -> Scenery:
    return Scenery(
        pen,
        sky=(mix(theme["roof"], (20, 24, 60), 0.6), (226, 150, 84)),
        soil=theme["soil"],
        roof=theme["roof_lit"],
        wall=theme["wall"],
        wood=theme["wood"],
        light=(255, 226, 140),
        trim=(200, 62, 46),
        stone=(168, 172, 186),
        ink=(34, 24, 30),
    )


def cursed(pen: Pen, theme: Theme) -> Scenery:
    night = theme["haunt"]
    return Scenery(
        pen,
        sky=(darker(night, 0.55), mix(night, theme["haunt_light"], 0.42)),
        soil=darker(night, 0.2),
        roof=darker(night, 0.35),
        wall=mix(night, theme["haunt_light"], 0.22),
        wood=darker(night, 0.5),
        light=darker(night, 0.6),
        trim=mix(night, theme["haunt_light"], 0.35),
        stone=mix(night, theme["haunt_light"], 0.4),
        ink=(10, 6, 18),
    )


Scene: TypeAlias = Callable[[Scenery], None]


def cemetery(s: Scenery) -> None:
    """Gravestones under a bare tree."""
    trunk = s.ink
    s.pen.line(bezier((80, GROUND), (72, 44), (80, 22)), trunk, 4)
    for tip in ((66, 24), (92, 20), (88, 8), (70, 8)):
        s.pen.line(bezier((78, 34), (78, 22), tip), trunk, 2)
    s.slab(20, 17, 28)
    s.slab(43, 19, 36)
    s.slab(64, 15, 20)
    s.lantern(66, 30, 4)


def taoist_altar(s: Scenery) -> None:
    """An altar with incense before a great yin and yang."""
    s.pole((12, GROUND), (12, 20))
    s.pole((88, GROUND), (88, 20))
    s.roof_over(50, 20, 96, 15)
    s.pen.circle((50, 40), 14, s.ink)
    s.pen.circle((50, 40), 12.6, lighter(s.stone, 0.5))
    s.pen.polygon([*bow((50, 40), 12.6, (0, 180)), *bow((50, 46.3), 6.3, (180, 0)),
                   *bow((50, 33.7), 6.3, (180, 360))], s.ink)  # fmt: skip
    s.pen.circle((50, 33.7), 2, s.ink)
    s.pen.circle((50, 46.3), 2, lighter(s.stone, 0.5))
    s.pen.rounded(Box(24, 54, 52, 9), 1, s.trim, s.ink, 0.9)
    for x in (31, 37, 63, 69):
        s.pen.line([(x, 54), (x, 45)], s.wood, 1.2)
        s.pen.circle((x, 44.4), 1.5, s.light)


def herbalist_shop(s: Scenery) -> None:
    """A shop with drawers, herbs hanging from the eaves, a gourd for a sign."""
    s.house(18, 34, 64, 28, door=False)
    for row in range(3):
        for column in range(4):
            s.pen.rounded(Box(50 + column * 7.2, 37 + row * 7.4, 6, 6), 0.4, s.wood, s.ink, 0.5)
            s.pen.circle((53 + column * 7.2, 40 + row * 7.4), 0.8, s.light)
    s.window(Box(26, 42, 17, 20))
    s.roof_over(50, 34, 88, 20)
    for x in (24, 34, 62, 72, 80):
        s.pen.line([(x, 35), (x, 39)], s.ink, 0.7)
        s.pen.polygon([(x, 38), (x - 3.4, 47), (x + 3.4, 47)], mix(s.soil, (90, 170, 80), 0.6),
                      s.ink, 0.6)  # fmt: skip
    s.pen.circle((9, 44), 3.6, s.trim, s.ink, 0.7)
    s.pen.circle((9, 50), 5, s.trim, s.ink, 0.7)
    s.pole((9, 40), (9, 30), 1)


def sorcerer_hut(s: Scenery) -> None:
    """A crooked hut on a rock, and its smoke."""
    s.pen.polygon([(8, GROUND), (22, 50), (78, 48), (92, GROUND)], s.stone, s.ink, 0.9)
    s.pen.polygon([(28, 30), (70, 26), (76, 52), (24, 54)], s.wall, s.ink, 0.9)
    s.pen.polygon([(16, 33), (52, -2), (84, 27), (50, 24)], s.roof, s.ink, 0.9)
    s.pen.circle((40, 41), 6.6, s.ink)
    s.pen.circle((40, 41), 5.4, s.light)
    s.pen.line([(40, 36), (40, 46)], s.wood, 0.8)
    s.pen.line([(35, 41), (45, 41)], s.wood, 0.8)
    s.pen.polygon([(58, 34), (68, 33), (70, 52), (58, 53)], s.wood, s.ink, 0.8)
    s.smoke(70, 14, (150, 96, 200))
    s.pen.circle((88, 52), 5.4, s.ink)
    s.pen.circle((88, 52), 4.4, (170, 110, 230))
    s.pen.circle((86.6, 50.4), 1.4, (240, 220, 255))


def buddhist_temple(s: Scenery) -> None:
    """A pagoda of three floors."""
    for wide, y, roof in ((54, 46, 76), (40, 30, 58), (26, 15, 42)):
        s.house(50 - wide / 2, y, wide, 16, door=y == 46)
        if y < 46:
            s.window(Box(46, y + 3, 8, 8))
        s.roof_over(50, y, roof, 11, fill=mix(s.roof, s.trim, 0.55))
    s.pole((50, 6), (50, -2), 1.4)
    s.pen.circle((50, 2), 2.6, s.light)
    s.lantern(20, 54, 4)
    s.lantern(80, 54, 4)


def night_watch(s: Scenery) -> None:
    """A watchtower with a gong."""
    for x, tip in ((30, 40), (70, 60)):
        s.pole((x, GROUND), (tip, 24), 2.6)
    s.pole((33, 52), (66, 40), 1.4)
    s.pole((67, 52), (34, 40), 1.4)
    s.pen.rounded(Box(30, 24, 40, 6), 1, s.wood, s.ink, 0.9)
    s.pen.rounded(Box(38, 13, 24, 12), 0.5, s.light, s.ink, 0.9)
    s.pen.circle((50, 18), 3, s.ink)
    s.pen.rounded(Box(46.6, 20, 6.8, 5), 1, s.ink)
    s.roof_over(50, 13, 52, 13)
    s.pole((8, GROUND), (8, 38), 1.6)
    s.pole((26, GROUND), (26, 38), 1.6)
    s.pole((6, 39), (28, 39), 1.6)
    s.pen.circle((17, 49), 7, (212, 164, 70) if s.light[0] > 100 else s.stone, s.ink, 0.9)
    s.lantern(84, 48, 5)
    s.pole((84, 42), (84, 34), 1)


def circle_of_prayer(s: Scenery) -> None:
    """Standing stones and candles around a ring on the ground."""
    for angle, tall in ((-66, 22), (-34, 28), (0, 30), (34, 28), (66, 22)):
        x, y = polar((50, 58), 38, angle)
        y = 58 + (y - 58) * 0.62
        s.pen.polygon(
            [
                (x - 5, y + tall * 0.5),
                (x - 4, y - tall * 0.4),
                (x, y - tall * 0.55),
                (x + 4, y - tall * 0.4),
                (x + 5, y + tall * 0.5),
            ],
            s.stone,
            s.ink,
            0.9,
        )
    s.pen.ellipse(Box(14, 44, 72, 22), mix(s.soil, s.stone, 0.5), s.ink, 1)
    s.pen.ellipse(Box(28, 48, 44, 14), None, s.light, 1.6)
    for n in range(8):
        x, y = polar((50, 55), 30, n * 45 + 22)
        y = 55 + (y - 55) * 0.3
        s.pen.line([(x, y), (x, y - 5)], (240, 232, 210), 2)
        s.pen.circle((x, y - 6.4), 1.7, s.light)


def pavilion(s: Scenery) -> None:
    """Draw a roof on posts, open to all winds."""
    for x in (22, 40, 60, 78):
        s.pole((x, GROUND), (x, 32), 2.4)
    s.pen.rounded(Box(16, 56, 68, 7), 1, s.stone, s.ink, 0.9)
    s.roof_over(50, 33, 86, 14)
    s.roof_over(50, 18, 52, 14)
    for y, left in ((42, 26), (49, 34)):
        s.pen.line([*bezier((left, y), (left + 18, y - 8), (left + 36, y)),
                    *bezier((left + 36, y), (left + 50, y + 6), (left + 46, y - 6))],
                   (220, 236, 255), 1.5)  # fmt: skip
    s.lantern(31, 40, 3)
    s.lantern(69, 40, 3)


def tea_house(s: Scenery) -> None:
    """Round windows, and a teapot for a sign."""
    s.house(16, 34, 56, 28)
    for x in (25, 63):
        s.pen.circle((x, 46), 6.4, s.ink)
        s.pen.circle((x, 46), 5.2, s.light)
        s.pen.line([(x - 5, 46), (x + 5, 46)], s.wood, 0.8)
    s.roof_over(44, 34, 78, 19)
    s.pole((88, GROUND), (88, 30), 1.6)
    s.pen.ellipse(Box(78, 32, 19, 15), s.trim, s.ink, 0.9)
    s.pen.line(bezier((79, 40), (72, 38), (72, 33)), s.trim, 2.2)
    s.pen.rounded(Box(84, 28.6, 7, 4), 1, s.trim, s.ink, 0.7)
    s.pen.circle((87.5, 39.5), 3, s.light)
    s.smoke(60, 12, (230, 230, 240))
    s.lantern(18, 42, 3)
    s.lantern(71, 42, 3)


def kung_fu_school(s: Scenery) -> None:
    """A gate with crossed spears and a wooden man."""
    for x in (16, 84):
        s.pole((x, GROUND), (x, 22), 4)
    s.pole((20, GROUND), (74, 12), 1.4)
    s.pole((80, GROUND), (26, 12), 1.4)
    for tip in (75.4, 24.6):
        s.pen.polygon([(tip - 2, 12), (tip + 2, 12), (tip, 4)], (214, 220, 230), s.ink, 0.7)
    s.roof_over(50, 23, 94, 13)
    s.pen.rounded(Box(40, 22, 20, 9), 1, s.trim, s.ink, 0.8)
    s.pen.polygon([(43, 26.5), (50, 24), (57, 26.5), (50, 29)], s.light)
    s.pole((50, GROUND + 1), (50, 36), 6)
    for y, reach in ((41, 11), (48, 12), (54, 9)):
        s.pole((50, y), (50 - reach, y - 2), 1.8)
        s.pole((50, y), (50 + reach, y + 2), 1.8)


SCENES: dict[str, Scene] = {
    "cemetery": cemetery,
    "taoist_altar": taoist_altar,
    "herbalist_shop": herbalist_shop,
    "sorcerer_hut": sorcerer_hut,
    "buddhist_temple": buddhist_temple,
    "night_watch": night_watch,
    "circle_of_prayer": circle_of_prayer,
    "pavilion": pavilion,
    "tea_house": tea_house,
    "kung_fu_school": kung_fu_school,
}
DARKEST = ("cemetery",)  # scenes that throw no light on the ground


def paint_tile(pen: Pen, theme: Theme, tile: str, *, haunted: bool) -> None:
    """Draw a whole tile in scene units; a wide pen has more land on both sides."""
    s = cursed(pen, theme) if haunted else awake(pen, theme)
    tall = UNITS[1]
    whole = Box(-pen.left, 0, pen.units[0], tall)
    pen.gradient(whole, *s.sky)
    pen.circle((82 + pen.left * 0.8, 16), 8, mix(s.sky[0], theme["moon"], 0.3 if haunted else 0.75))
    ridge = [
        *bezier((whole.x, 58), (whole.x / 2 + 10, 42), (40, 56)),
        *bezier((40, 56), (70, 44), (whole.right, 54)),
    ]
    pen.polygon([*ridge, (whole.right, tall), (whole.x, tall)], mix(s.soil, s.sky[1], 0.5))
    pen.gradient(
        Box(whole.x, GROUND - 2, whole.w, tall - GROUND + 2),
        lighter(s.soil, 0.08),
        darker(s.soil, 0.45),
    )
    if not haunted:
        paint_light(pen, s, 130 if tile not in DARKEST else 50)
    SCENES[tile](s)
    if haunted:
        curse_over(pen, theme)


def paint_light(pen: Pen, s: Scenery, lanterns: int) -> None:
    """Draw the lanterns' light, and the shadows of the houses to come."""
    soft = Pen(pen.pixels, pen.units, pen.factor, pen.left)
    soft.ellipse(Box(16, 36, 74, 46), (255, 190, 90, lanterns))
    foot = [(10, GROUND - 2), (52, GROUND - 2), (36, GROUND + 11), (-8, GROUND + 11)]
    soft.polygon(foot, (*darker(s.soil, 0.8), 190))
    soft.soften(6)
    pen.lay(soft)


def curse_over(pen: Pen, theme: Theme) -> None:
    """Draw fog with eyes in it."""
    fog = Pen(pen.pixels, pen.units, pen.factor, pen.left)
    for x, y, wide in ((20, 62, 60), (74, 68, 70), (48, 80, 110), (50, 48, 80)):
        fog.ellipse(Box.around((x, y), wide, 15), (*theme["haunt_light"], 64))
    fog.soften(5)
    pen.lay(fog)
    glow = Pen(pen.pixels, pen.units, pen.factor, pen.left)
    glow.circle((50, 42), 26, (*theme["haunt_glow"], 76))
    glow.soften(6)
    pen.lay(glow)
    skull = Pen(pen.pixels, pen.units, pen.factor, pen.left)
    ink, light = (14, 8, 24), theme["haunt_glow"]
    skull.rounded(Box(39.5, 46, 21, 15), 3, light)
    skull.circle((50, 36), 18, light)
    for side in (-1, 1):
        skull.polygon([(50 + side * 3, 41), (50 + side * 14, 31), (50 + side * 13, 42),
                       (50 + side * 6, 44)], ink)  # fmt: skip
    skull.polygon([(50, 44), (47, 50), (53, 50)], ink)
    for tooth in (44.6, 50, 55.4):
        skull.line([(tooth, 54), (tooth, 62)], ink, 1.4)
    skull.fade(0.86)
    pen.lay(skull)
