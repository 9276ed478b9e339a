"""The canvas: a window onto a board laid out in design units, drawn from cached sprites."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import InitVar, dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.kit.cache import MEMORY
from render.kit.drawings import icon_named
from render.kit.fonts import Face, capital_height
from render.kit.geometry import Box
from render.kit.ink import TURNS, Inked, Run, inked, runs
from render.kit.matter import Matter, lit, shaded
from render.kit.pen import Pen
from render.kit.places import Place, card
from render.kit.sprites import Sprite, bytes_of_sprite, spread
from render.kit.text import ICON_WIDTH, LEADING, Style, fit, width_of
from render.kit.theme import Colour, Theme

Align: TypeAlias = Literal["left", "centre", "right"]
Painter: TypeAlias = Callable[[Pen], None]


class Label(NamedTuple):
    """A text as written on a canvas, with its place; `room` is the box it was to keep within."""

    text: str
    box: Box
    room: Box
    size: float
    cut: bool


SPRITES = MEMORY.shelf(bytes_of_sprite)


UNPAINTED = 0  # a canvas without pixels only computes places
SKETCHED = 0.5  # pixels to a unit when an unpainted canvas measures words
LARGE = 20  # a sprite is large from this fraction of the canvas on
LEAST_LAYER = 200  # pixels across the layer of an unpainted canvas


@dataclass
class Canvas:
    """A window `view` of the design, `width` pixels wide.

    `labels` tells what was written, `places` where the things lie that can be pointed at,
    `marks` what was numbered on top of them, `kept` what no number may cover besides words,
    `icons` the icons to be seen, in the order in which they were drawn.

    >>> from render.kit.theme import theme
    >>> canvas = Canvas(Box(0, 0, 100, 50), 400, theme("dark"))
    >>> canvas.panel(Box(5, 5, 90, 40))
    >>> canvas.write("Round 3", Box(10, 10, 80, 30), Style(Face.BODY, 24), canvas.theme["ink"])
    Box(x=10.25, y=16.25, w=79.5, h=17.0)
    >>> [label.text for label in canvas.labels], canvas.image.size
    (['Round 3'], (400, 200))
    """

    view: Box
    width: int
    theme: Theme
    ground: InitVar[Image.Image | None] = None
    is_layer: bool = False
    image: Image.Image = field(init=False)
    labels: list[Label] = field(init=False, default_factory=list)
    places: dict[str, Place] = field(init=False, default_factory=dict)
    marks: list[Label] = field(init=False, default_factory=list)
    kept: list[Box] = field(init=False, default_factory=list)
    icons: dict[str, None] = field(init=False, default_factory=dict)

    def __post_init__(self, ground: Image.Image | None) -> None:
        self.scale = self.width / self.view.w or SKETCHED
        height = max(1, round(self.view.h * self.scale))
        empty = (self.width, height) if self.painted else (1, 1)
        self.image = ground.copy() if ground else Image.new("RGB", empty, self.theme["table"])

    @property
    def painted(self) -> bool:
        return self.width != UNPAINTED

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

    def units(self, left: float, top: float, width: float, height: float) -> Box:
        """Convert a box in pixels to design units."""
        scale = self.scale
        return Box(
            left / scale + self.view.x, top / scale + self.view.y, width / scale, height / scale
        )

    def sees(self, box: Box) -> bool:
        return self.view.overlaps(box)

    def sees_all(self, names: Iterable[str]) -> bool:
        """Tell if each of these places is drawn and at least partly in the window."""
        return all(name in self.places and self.sees(self.places[name].box) for name in names)

    def shows(self, box: Box) -> bool:
        """Tell if the whole box is in the window: a crop shows no halves."""
        return self.view.holds(box)

    def place(self, name: str, thing: Box | Place) -> Box:
        """Give a thing a name for arrows, option numbers and crops, and return its box; a box
        counts as a card."""
        place = card(thing) if isinstance(thing, Box) else thing
        self.places[name] = place
        return place.box

    def stamp(
        self,
        box: Box,
        key: Hashable,
        paint: Painter,
        units: tuple[float, float] = (100, 100),
        shadow: float = 0,
        *,
        matter: Matter | None = None,
        turn: float = 0,
        factor: int | None = None,
    ) -> None:
        """Draw a sprite; `key` must name everything its looks depend on but theme, size and scale.

        A `shadow` (its height in design units) falls outside the box. `matter` lights the piece
        and gives it the shadow that it casts. `turn` turns it around its middle, clockwise.
        `factor` is the pen's.
        """
        if not self.painted:
            return
        if matter:
            shadow = shadow or matter.height * min(box.w, box.h)
        if not self.sees(box.grown(2 * shadow)):
            return
        sprite = self._sprite(box, key, paint, units, shadow, matter, turn, factor)
        left, top, right, bottom = self.pixels(box)
        corner = (
            left + (right - left - sprite.cover.width) // 2,
            top + (bottom - top - sprite.cover.height) // 2,
        )
        self.image.paste(sprite.colours, corner, sprite.cover)

    def _sprite(
        self,
        box: Box,
        key: Hashable,
        paint: Painter,
        units: tuple[float, float],
        shadow: float,
        matter: Matter | None = None,
        turn: float = 0,
        factor: int | None = None,
    ) -> Sprite:
        """Return the sprite from the cache, or draw it. Large sprites on a layer are not cached,
        because the layer is."""
        left, top, right, bottom = self.pixels(box)
        size = right - left, bottom - top

        def make() -> Sprite:
            pen = Pen(size, units, factor)
            paint(pen)
            picture = pen.finished()
            if turn:
                picture = picture.rotate(-turn, Image.Resampling.BICUBIC, expand=True)
            if matter:
                picture = lit(picture, matter)
            if shadow:
                pad = round(2 * shadow * self.scale)
                picture = shaded(picture, shadow * self.scale, self.theme, pad)
            return Sprite(picture.convert("RGB"), picture.getchannel("A"))

        if self.is_layer and size[0] * size[1] * LARGE > self.image.width * self.image.height:
            return make()
        return SPRITES.get((key, size, shadow, matter, turn, self.scale, self.theme.key), make)

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
        *,
        matter: Matter | None = None,
    ) -> None:
        """Draw a rounded plate in two of the theme's colours."""
        theme = self.theme
        rim = max(radius, width) + 1
        side = 2 * rim + 4

        def paint(pen: Pen) -> None:
            whole = Box(0, 0, *pen.units)
            pen.rounded(whole, radius, theme[fill], theme[edge] if edge else None, width)

        key = ("panel", fill, edge, radius, width)
        if matter or min(box.w, box.h) < side:
            self.stamp(box, key, paint, units=(box.w, box.h), shadow=shadow, matter=matter)
        elif self.painted and self.sees(box.grown(2 * shadow)):
            small = Box(0, 0, side, side)
            sprite = self._sprite(small, key, paint, (side, side), shadow)
            pad, corner = round(2 * shadow * self.scale), round(rim * self.scale)
            spread(self.image, sprite, self.pixels(box), pad, corner)

    # ---- writing

    def write(
        self,
        text: str,
        box: Box,
        style: Style,
        colour: Colour,
        align: Align = "centre",
        valign: Literal["top", "middle"] = "middle",
        halo: Colour | None = None,
        turn: Literal[0, 90, 180, 270] = 0,
    ) -> Box:
        """Write within the box and note the label. Return the box that the ink fills.

        `turn` turns a single line clockwise, for boards that lie on another side of the table.
        """
        if not text or not self.sees(box):
            return Box(box.x, box.y, 0, 0)
        across, down = (box.h, box.w) if turn in (90, 270) else (box.w, box.h)
        fitted = fit(
            text,
            face=style.face,
            largest=max(1, round(style.size * self.scale)),
            least=max(1, round(style.least * self.scale)),
            lines=style.lines,
            width=across * self.scale,
            height=down * self.scale,
        )
        if turn:
            ink = self._turned(fitted.lines[0], style.face, fitted.pixels, box, turn, colour)
        else:
            ink = self._lines(fitted.lines, style.face, fitted.pixels, box, colour, align, valign,
                              halo)  # fmt: skip
        self.labels.append(Label(text, ink, box, fitted.pixels / self.scale, fitted.cut))
        return ink

    def _lines(
        self,
        lines: Sequence[str],
        face: Face,
        pixels: int,
        box: Box,
        colour: Colour,
        align: Align,
        valign: Literal["top", "middle"],
        halo: Colour | None,
    ) -> Box:
        capital = capital_height(face, pixels)
        leading = pixels * LEADING
        left, top, right, bottom = self.pixels(box)
        base = top + capital
        if valign == "middle":
            block = capital + (len(lines) - 1) * leading
            base = round((top + bottom - block) / 2 + capital)
        inks = []
        for number, line in enumerate(lines):
            x = self._start(line, face, pixels, align, left, right)
            for run in runs(line):
                y = base + number * round(leading)
                inks.append(self._run(run, face, pixels, x, y, colour, halo))
                x += round(pixels * ICON_WIDTH if run.icon else width_of(run.text, face, pixels))
        whole = inks[0]
        for ink in inks[1:]:
            whole = whole.union(ink)
        return whole

    def _start(
        self, line: str, face: Face, pixels: int, align: Align, left: int, right: int
    ) -> int:
        wide = width_of(line, face, pixels)
        if align == "left":
            return left
        return round(right - wide if align == "right" else (left + right - wide) / 2)

    def _run(
        self,
        run: Run,
        face: Face,
        pixels: int,
        x: int,
        base: int,
        colour: Colour,
        halo: Colour | None,
    ) -> Box:
        """Write letters or an icon from `x` on the line `base`."""
        capital = capital_height(face, pixels)
        if run.icon:
            middle = base - capital / 2
            box = self.units(x + pixels * 0.06, middle - pixels / 2, pixels, pixels)
            theme = self.theme
            self.icons[run.text.rpartition("/")[2]] = None
            self.stamp(box, ("icon", run.text), lambda pen: icon_named(run.text, theme)(pen, theme))
            return box
        if not self.painted:
            wide = width_of(run.text, face, pixels)
            return self.units(x, base - capital, wide, capital)
        if halo is not None:
            self._ink(inked(run.text, face, pixels, halo=True), x, base, halo)
        return self._ink(inked(run.text, face, pixels), x, base, colour)

    def _ink(self, letters: Inked, x: int, base: int, colour: Colour) -> Box:
        self.image.paste(colour, (x + letters.left, base + letters.top), letters.mask)
        return self.units(x + letters.left, base + letters.top, *letters.mask.size)

    def _turned(
        self, line: str, face: Face, pixels: int, box: Box, turn: int, colour: Colour
    ) -> Box:
        """Write a turned line in the middle of a box."""
        left, top, right, bottom = self.pixels(box)
        mask = inked(line, face, pixels).mask.transpose(TURNS[turn])
        x, y = (left + right - mask.width) // 2, (top + bottom - mask.height) // 2
        if self.painted:
            self.image.paste(colour, (x, y), mask)
        return self.units(x, y, *mask.size)


class Layer(NamedTuple):
    image: Image.Image
    labels: Sequence[Label]
    places: dict[str, Place]
    icons: dict[str, None]


def bytes_of_layer(layer: Layer) -> int:
    return layer.image.width * layer.image.height * 4


LAYERS = MEMORY.shelf(bytes_of_layer)


def on_layer(
    key: Hashable, view: Box, width: int, theme: Theme, draw: Callable[[Canvas], None]
) -> Canvas:
    """Return a canvas that starts with everything that never changes, drawn once for each theme and
    size. An unpainted canvas takes over only what is known about it: labels, places, icons."""

    def make() -> Layer:
        ground = Canvas(view, width or LEAST_LAYER, theme, is_layer=True)
        draw(ground)
        return Layer(ground.image, tuple(ground.labels), ground.places, ground.icons)

    layer = LAYERS.get((key, view, width, theme.key), make)
    canvas = Canvas(view, width, theme, layer.image if width else None)
    canvas.labels.extend(layer.labels)
    canvas.places.update(layer.places)
    canvas.icons.update(layer.icons)
    return canvas
