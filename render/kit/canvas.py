"""The canvas: a window onto a board laid out in design units, drawn from cached sprites."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import InitVar, dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.kit.cache import ByteCache
from render.kit.fonts import Face, capital_height, font
from render.kit.geometry import Box
from render.kit.pen import Pen, with_shadow
from render.kit.text import LEADING, Style, fit, width_of
from render.kit.theme import Colour, Theme

Align: TypeAlias = Literal["left", "centre", "right"]
Painter: TypeAlias = Callable[[Pen], None]


class Sprite(NamedTuple):
    """A small picture split into its colours and how much they cover."""

    colours: Image.Image
    cover: Image.Image


class Inked(NamedTuple):
    """A line of text as a mask, and where the mask lies from the pen's start."""

    mask: Image.Image
    left: int
    top: int


class Label(NamedTuple):
    """What was written where: `room` is the box it was to keep within."""

    text: str
    box: Box
    room: Box
    size: float
    cut: bool


def bytes_of_sprite(sprite: Sprite) -> int:
    return sprite.cover.width * sprite.cover.height * 5


def bytes_of_inked(inked: Inked) -> int:
    return inked.mask.width * inked.mask.height + 64


SPRITES: ByteCache[Sprite] = ByteCache(64 << 20, bytes_of_sprite)
INKED: ByteCache[Inked] = ByteCache(8 << 20, bytes_of_inked)


@dataclass
class Canvas:
    """A window `view` of the design, `width` pixels wide.

    `labels` tells what was written, `places` where the things lie that can be pointed at,
    `marks` what was numbered on top of them.
    """

    view: Box
    width: int
    theme: Theme
    ground: InitVar[Image.Image | None] = None
    image: Image.Image = field(init=False)
    labels: list[Label] = field(init=False, default_factory=list)
    places: dict[str, Box] = field(init=False, default_factory=dict)
    marks: list[Label] = field(init=False, default_factory=list)

    def __post_init__(self, ground: Image.Image | None) -> None:
        self.scale = self.width / self.view.w
        height = max(1, round(self.view.h * self.scale))
        empty = self.width, height
        self.image = ground.copy() if ground else Image.new("RGB", empty, self.theme["table"])

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        return round((x - self.view.x) * self.scale), round((y - self.view.y) * self.scale)

    def pixels(self, box: Box) -> tuple[int, int, int, int]:
        left, top = self.pixel(box.x, box.y)
        return (
            left,
            top,
            left + max(1, round(box.w * self.scale)),
            top + max(1, round(box.h * self.scale)),
        )

    def sees(self, box: Box) -> bool:
        return self.view.overlaps(box)

    def place(self, name: str, box: Box) -> Box:
        """Gives a box a name that arrows, option numbers and crops can point at."""
        self.places[name] = box
        return box

    def stamp(
        self,
        box: Box,
        key: Hashable,
        paint: Painter,
        units: tuple[float, float] = (100, 100),
        shadow: float = 0,
    ) -> None:
        """Draws a sprite; `key` must name everything its looks depend on but theme, size and scale.

        A `shadow` (its size in design units) falls outside the box.
        """
        margin = shadow * 2
        outer = box.grown(margin)
        if not self.sees(outer):
            return
        left, top, right, bottom = self.pixels(box)
        size = right - left, bottom - top
        pad = round(margin * self.scale)

        def make() -> Sprite:
            pen = Pen(size, units)
            paint(pen)
            picture = pen.finished()
            if shadow:
                picture = self._shaded(picture, pad, shadow * self.scale)
            return Sprite(picture.convert("RGB"), picture.getchannel("A"))

        sprite = SPRITES.get((key, size, shadow, self.scale, self.theme.key), make)
        self.image.paste(sprite.colours, (left - pad, top - pad), sprite.cover)

    def _shaded(self, picture: Image.Image, pad: int, depth: float) -> Image.Image:
        roomy = Image.new("RGBA", (picture.width + 2 * pad, picture.height + 2 * pad))
        roomy.paste(picture, (pad, pad))
        return with_shadow(roomy, depth * 0.6, (0, round(depth * 0.7)), self.theme.shadow)

    def shows(self, box: Box) -> bool:
        """Whether the box lies in the window as a whole: a crop shows no halves."""
        return self.view.holds(box)

    def rect(self, box: Box, fill: Colour) -> None:
        left, top, right, bottom = self.pixels(box)
        ImageDraw.Draw(self.image).rectangle((left, top, right - 1, bottom - 1), fill)

    def panel(
        self,
        box: Box,
        fill: str = "board",
        edge: str | None = "line",
        radius: float = 18,
        width: float = 3,
        shadow: float = 0,
    ) -> None:
        """A rounded plate in two of the theme's colours."""
        theme = self.theme

        def paint(pen: Pen) -> None:
            whole = Box(0, 0, box.w, box.h)
            pen.rounded(whole, radius, theme[fill], theme[edge] if edge else None, width)

        self.stamp(
            box, ("panel", fill, edge, radius, width), paint, units=(box.w, box.h), shadow=shadow
        )

    def write(
        self,
        text: str,
        box: Box,
        style: Style,
        colour: Colour,
        align: Align = "centre",
        valign: Literal["top", "middle"] = "middle",
        halo: Colour | None = None,
    ) -> Box:
        """Writes within the box and reports it. Answers the box that the ink fills."""
        if not text or not self.sees(box):
            return Box(box.x, box.y, 0, 0)
        fitted = fit(
            text,
            face=style.face,
            largest=max(1, round(style.size * self.scale)),
            least=max(1, round(style.least * self.scale)),
            lines=style.lines,
            width=box.w * self.scale,
            height=box.h * self.scale,
        )
        capital = capital_height(style.face, fitted.pixels)
        leading = fitted.pixels * LEADING
        block = capital + (len(fitted.lines) - 1) * leading
        left, top, right, bottom = self.pixels(box)
        base = top + capital
        if valign == "middle":
            base = round((top + bottom - block) / 2 + capital)
        ink: Box | None = None
        for number, line in enumerate(fitted.lines):
            start = self._start(line, style.face, fitted.pixels, align, left, right)
            drawn = self._ink(line, style.face, fitted.pixels, start, base, colour, halo)
            base += round(leading)
            ink = drawn if ink is None or number == 0 else ink.union(drawn)
        assert ink is not None
        size = fitted.pixels / self.scale
        self.labels.append(Label(text, ink, box, size, fitted.cut))
        return ink

    def _start(
        self, line: str, face: Face, pixels: int, align: Align, left: int, right: int
    ) -> int:
        wide = width_of(line, face, pixels)
        if align == "left":
            return left
        return round(right - wide if align == "right" else (left + right - wide) / 2)

    def _ink(
        self,
        line: str,
        face: Face,
        pixels: int,
        x: int,
        base: int,
        colour: Colour,
        halo: Colour | None,
    ) -> Box:
        if halo is not None:
            around = INKED.get((line, face, pixels, "halo"), lambda: inked(line, face, pixels, 1))
            self.image.paste(halo, (x + around.left, base + around.top), around.mask)
        plain = INKED.get((line, face, pixels), lambda: inked(line, face, pixels, 0))
        self.image.paste(colour, (x + plain.left, base + plain.top), plain.mask)
        return Box(
            (x + plain.left) / self.scale + self.view.x,
            (base + plain.top) / self.scale + self.view.y,
            plain.mask.width / self.scale,
            plain.mask.height / self.scale,
        )


def inked(line: str, face: Face, pixels: int, halo: int) -> Inked:
    """A line as a mask; `halo` asks for the letters grown by a rim."""
    rim = max(1, round(pixels * 0.09)) if halo else 0
    left, top, right, bottom = font(face, pixels).getbbox(line, anchor="ls", stroke_width=rim)
    start = int(left) - 1, int(top) - 1
    mask = Image.new("L", (int(right) - start[0] + 2, int(bottom) - start[1] + 2), 0)
    ImageDraw.Draw(mask).text(
        (-start[0], -start[1]),
        line,
        font=font(face, pixels),
        fill=255,
        anchor="ls",
        stroke_width=rim,
    )
    return Inked(mask, *start)


class Layer(NamedTuple):
    image: Image.Image
    labels: Sequence[Label]
    places: dict[str, Box]


def bytes_of_layer(layer: Layer) -> int:
    return layer.image.width * layer.image.height * 4


LAYERS: ByteCache[Layer] = ByteCache(64 << 20, bytes_of_layer)


def on_layer(
    key: Hashable, view: Box, width: int, theme: Theme, draw: Callable[[Canvas], None]
) -> Canvas:
    """A canvas that starts with what never changes, drawn once for this theme and size."""

    def make() -> Layer:
        ground = Canvas(view, width, theme)
        draw(ground)
        return Layer(ground.image, tuple(ground.labels), ground.places)

    layer = LAYERS.get((key, view, width, theme.key), make)
    canvas = Canvas(view, width, theme, layer.image)
    canvas.labels.extend(layer.labels)
    canvas.places.update(layer.places)
    return canvas
