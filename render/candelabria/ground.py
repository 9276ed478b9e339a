"""The land before anything lies on it, by night and by day: drawn once for a theme and a size."""

import math
from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter, ImageOps

from render.candelabria import layout
from render.candelabria.land import Land, land
from render.candelabria.light import Light, cast_light
from render.kit.cache import MEMORY
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point
from render.kit.materials import noise, vignette
from render.kit.theme import Colour, Theme, darker, lighter, mix

FINE = 2  # the land is drawn larger by this factor
CLOSE = 0.9  # above this many pixels to a unit, land is cut from one large picture
MASTER = 1.6  # pixels to a unit in that large picture
CLIFF = 15.0  # depth of the cliff at the land's edge
PLANK = 12.0
ASHORE = 14.0  # length of the part of a bridge that lies on the land, at each end

# Tones of the regions, laid over parchment.
TONES: dict[int, Colour] = {
    1: (120, 134, 158), 2: (206, 150, 48), 3: (140, 104, 170), 4: (104, 152, 92),
    5: (190, 112, 62), 6: (226, 208, 160), 7: (84, 132, 176), 8: (186, 84, 74),
    9: (202, 186, 84), 10: (78, 152, 150),
}  # fmt: skip
TONE = 0.5
SHADES = {
    "mine": -0.1,
    "curse": 0.05,
    "barracks": 0.0,
    "forge": 0.08,
    "portal": 0.02,
    "tavern": -0.04,
}


class Lands(NamedTuple):
    """A part of the land by day and by night, in the same size."""

    day: Image.Image
    night: Image.Image


def weigh(lands: Lands) -> int:
    return lands.day.width * lands.day.height * 8


LANDS = MEMORY.shelf(weigh)


def draw_land(canvas: Canvas, side: str, burning: Iterable[Light]) -> None:
    """Draw the land by night, with daylight around burning flames."""
    if not canvas.painted or not canvas.sees(layout.LAND):
        return
    window = canvas.view.common(layout.LAND)
    left, top, right, bottom = canvas.pixels(window)
    size = min(right, canvas.image.width) - left, min(bottom, canvas.image.height) - top
    lands = part(whole(canvas.theme, side, min(canvas.scale, MASTER)), window, size)
    inside = frame(canvas, (left, top), size)
    canvas.image.paste(lands.night, (left, top), inside)
    light = cast_light(canvas, (left, top, left + size[0], top + size[1]), burning)
    canvas.image.paste(lands.day, (left, top), ImageChops.darker(light, inside))


def whole(theme: Theme, side: str, scale: float) -> Lands:
    """Return the whole land. Close-ups are cut from a large picture of it, at a tenth of the cost
    of drawing them."""

    def make() -> Lands:
        box = layout.LAND
        size = round(box.w * scale), round(box.h * scale)
        day = by_firelight(Atlas(theme, land(side), box, size).drawn(), theme)
        return Lands(day, by_night(day, theme))

    return LANDS.get((theme.key, side, MASTER if scale > CLOSE else scale), make)


def part(lands: Lands, window: Box, size: tuple[int, int]) -> Lands:
    """Cut the window out of the land and bring it to this size."""
    width, height = lands.day.size
    scale = width / layout.LAND.w
    left, top, right, bottom = window.moved(-layout.LAND.x, -layout.LAND.y).edges
    box = left * scale, top * scale, min(right * scale, width), min(bottom * scale, height)
    if (round(box[2] - box[0]), round(box[3] - box[1])) == size:
        corner = round(box[0]), round(box[1])
        exact = *corner, corner[0] + size[0], corner[1] + size[1]
        return Lands(lands.day.crop(exact), lands.night.crop(exact))
    smooth = Image.Resampling.BILINEAR
    return Lands(lands.day.resize(size, smooth, box), lands.night.resize(size, smooth, box))


def frame(canvas: Canvas, corner: tuple[int, int], size: tuple[int, int]) -> Image.Image:
    """Return the mask of a frame with round corners."""
    mask = Image.new("L", size, 0)
    left, top, right, bottom = canvas.pixels(layout.LAND)
    box = left - corner[0], top - corner[1], right - corner[0] - 1, bottom - corner[1] - 1
    ImageDraw.Draw(mask).rounded_rectangle(box, 20 * canvas.scale, 255)
    return mask


def by_firelight(picture: Image.Image, theme: Theme) -> Image.Image:
    """Return the picture in the bright and warm colours of firelight."""
    bright = ImageEnhance.Brightness(ImageEnhance.Color(picture).enhance(1.18)).enhance(1.3)
    glow = Image.new("RGB", picture.size, lighter(theme["firelight"], 0.45))
    warm = ImageChops.multiply(bright, glow)
    return Image.blend(bright, warm, 0.6)


def by_night(picture: Image.Image, theme: Theme) -> Image.Image:
    """Return the picture in the colours of night."""
    grey = ImageOps.colorize(
        picture.convert("L"), (0, 0, 0), theme["night"], mid=darker(theme["night"], 0.45)
    )
    night = ImageChops.multiply(
        picture, Image.new("RGB", picture.size, lighter(theme["night"], 0.12))
    )
    return Image.blend(grey.convert("RGB"), night, 0.45)


class Atlas:
    """Draws the land above its abyss; edges are drawn larger and then reduced, to be smooth."""

    def __init__(self, theme: Theme, here: Land, window: Box, size: tuple[int, int]) -> None:
        self.theme = theme
        self.here = here
        self.window = window
        self.size = size
        self.large = size[0] * FINE, size[1] * FINE
        self.scale = size[0] / window.w * FINE
        self.outlines = {id: here.outline(id) for id in here.territories}
        self.draw = ImageDraw.Draw(Image.new("RGB", (1, 1)))

    def at(self, points: list[Point], dx: float = 0, dy: float = 0) -> list[Point]:
        x, y = self.window.x - dx, self.window.y - dy
        return [((a - x) * self.scale, (b - y) * self.scale) for a, b in points]

    def drawn(self) -> Image.Image:
        picture = self.abyss()
        for layer in (self.cliffs(), self.territories(), self.lines()):
            picture.paste(layer, (0, 0), layer)
        return picture

    def sheet(self) -> Image.Image:
        """Begin a transparent layer, make it the one to draw on, and return it."""
        image = Image.new("RGBA", self.large, (*self.theme["land_ink"], 0))
        self.draw = ImageDraw.Draw(image)
        return image

    def abyss(self) -> Image.Image:
        """Draw banks of mist in the dark."""
        width, height = self.size
        mist = noise(self.size, (max(2, width // 7), max(2, height // 16)), 110)
        mist = mist.point([min(200, max(0, v - 120) * 2) for v in range(256)])
        base = Image.new("RGB", self.size, self.theme["abyss"])
        base.paste(self.theme["abyss_mist"], (0, 0), mist)
        return vignette(base, 0.35, self.theme["abyss"])

    def cliffs(self) -> Image.Image:
        """Draw the cliffs below the land, and the bright line of its coast."""
        theme, image = self.theme, self.sheet()
        for depth, colour in ((CLIFF, darker(theme["cliff"], 0.5)), (CLIFF * 0.55, theme["cliff"])):
            for outline in self.outlines.values():
                self.draw.polygon(self.at(outline, 0, depth), colour)
        for border, owners in self.here.shared().items():
            if len(owners) == 1:
                line = self.at(self.here.line(*sorted(border)))
                self.draw.line(line, theme["coast"], round(9 * self.scale), joint="curve")
        return image.reduce(FINE)

    def territories(self) -> Image.Image:
        """Draw parchment in the tone of each region, stained, and darker towards the borders."""
        image = self.sheet()
        for id, outline in self.outlines.items():
            self.draw.polygon(self.at(outline), self.colour(id))
        flat = image.reduce(FINE)
        toned = ImageChops.multiply(flat.convert("RGB"), self.relief()).convert("RGBA")
        toned.putalpha(flat.getchannel("A"))
        return toned

    def colour(self, territory: str) -> Colour:
        region, _, action = territory[1:].partition("_")
        base = mix(self.theme["parchment"], TONES[int(region)], TONE)
        shade = SHADES[action]
        return lighter(base, shade) if shade > 0 else darker(base, -shade)

    def relief(self) -> Image.Image:
        width, height = self.size
        clouds = noise(self.size, (max(2, width // 18), max(2, height // 13)), 62)
        fibres = noise(self.size, (8, 4), 26)
        stains = [min(255, round(v * 1.72)) for v in range(256)]
        stained = ImageChops.add(clouds, fibres, 2).point(stains)
        edges = Image.new("L", (width // 2, height // 2), 255)
        pen, factor = ImageDraw.Draw(edges), 2 * FINE
        for outline in self.outlines.values():
            dots = [(x / factor, y / factor) for x, y in self.at([*outline, outline[0]])]
            pen.line(dots, 120, max(2, round(20 * self.scale / factor)))
        soft = edges.filter(ImageFilter.GaussianBlur(max(1.0, 9 * self.scale / factor)))
        shade = ImageChops.multiply(stained, soft.resize(self.size, Image.Resampling.BILINEAR))
        ink, sepia = self.theme["land_ink"], (206, 190, 170)
        return ImageOps.colorize(shade, ink, (255, 255, 255), mid=sepia, midpoint=150)

    def lines(self) -> Image.Image:
        """Draw borders, thin between territories and bold between regions, and bridges."""
        image, ink = self.sheet(), self.theme["land_ink"]
        for border, owners in self.here.shared().items():
            line = self.at(self.here.line(*sorted(border)))
            regions = {owner.partition("_")[0] for owner in owners}
            if len(owners) == 1:
                self.draw.line(line, darker(ink, 0.3), round(3 * self.scale))
            elif len(regions) == 1:
                self.dashed(line, ink)
            else:
                self.draw.line(line, ink, round(9 * self.scale), joint="curve")
                self.draw.line(line, self.theme["coast"], round(3 * self.scale))
        self.bridges()
        return image.reduce(FINE)

    def dashed(self, line: list[Point], ink: Colour) -> None:
        for one, other in zip(line[::2], line[1::2], strict=False):
            self.draw.line([one, other], ink, round(4.5 * self.scale))

    def bridges(self) -> None:
        """Draw bridges: planks between two ropes, from land to land."""
        for _, _, start, end in self.here.bridges:
            self.bridge(start, end)

    def bridge(self, start: Point, end: Point) -> None:
        wood, ink = self.theme["bridge"], self.theme["land_ink"]
        length = math.dist(start, end)
        ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length

        def at(along: float, aside: float) -> Point:
            return start[0] + ux * along - uy * aside, start[1] + uy * along + ux * aside

        for number in range(round((length + 2 * ASHORE) / PLANK)):
            near, far = number * PLANK - ASHORE, (number + 0.75) * PLANK - ASHORE
            plank = [at(near, 24), at(far, 24), at(far, -24), at(near, -24)]
            self.draw.polygon(self.at(plank, 0, 6), darker(ink, 0.4))
            self.draw.polygon(self.at(plank), wood, darker(wood, 0.6))
        for aside in (-20, 20):
            rope = [at(-ASHORE, aside), at(length + ASHORE, aside)]
            self.draw.line(self.at(rope), darker(wood, 0.5), round(4 * self.scale))
