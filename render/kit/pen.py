"""A pen that draws smooth shapes: several times too large, then reduced."""

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from render.kit.fonts import Face, font
from render.kit.geometry import Box, Point, bezier
from render.kit.theme import Colour

Paint: TypeAlias = Colour | tuple[int, int, int, int]

FINE = 3
COARSE = 2
COARSEST = 4  # the largest factor by which a blur may be drawn smaller
FINEST_BLUR = 2.0  # the least radius, in pixels, of a blur in the picture drawn smaller
LARGE = 300  # from so many pixels on, COARSE is smooth enough


class Pen:
    """A transparent ground to draw on, in units of its own (an icon: 0..100 both ways).

    It is drawn `factor` times too large and then reduced, which makes edges smooth; broad scenes
    without fine lines need a smaller factor. `left` is how many units lie left of 0, so that a
    scene can stand in the middle of a wider ground.
    """

    def __init__(
        self,
        pixels: tuple[int, int],
        units: tuple[float, float] = (100, 100),
        factor: int | None = None,
        left: float = 0,
    ) -> None:
        self.left = left
        self.factor = factor or (COARSE if max(pixels) >= LARGE else FINE)
        self.pixels = pixels
        self.units = units
        self.sx = pixels[0] * self.factor / units[0]
        self.sy = pixels[1] * self.factor / units[1]
        size = pixels[0] * self.factor, pixels[1] * self.factor
        self.image = Image.new("RGBA", size, (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.image)

    def finished(self) -> Image.Image:
        return self.image.reduce(self.factor)

    def at(self, points: Sequence[Point]) -> list[Point]:
        return [((x + self.left) * self.sx, y * self.sy) for x, y in points]

    def stroke(self, width: float) -> int:
        return max(1, round(width * min(self.sx, self.sy)))

    def corners(self, box: Box) -> tuple[float, float, float, float]:
        left, top = (box.x + self.left) * self.sx, box.y * self.sy
        return (
            left,
            top,
            max(left, (box.right + self.left) * self.sx - 1),
            max(top, box.bottom * self.sy - 1),
        )

    def polygon(
        self,
        points: Sequence[Point],
        fill: Paint | None = None,
        edge: Paint | None = None,
        width: float = 0,
    ) -> None:
        if fill is not None:
            self.draw.polygon(self.at(points), fill=fill)
        if edge is not None:
            self.line([*points, points[0], points[1]], edge, width)

    def line(self, points: Sequence[Point], colour: Paint, width: float) -> None:
        """Draw a line with round ends and corners."""
        stroke = self.stroke(width)
        dots = self.at(points)
        self.draw.line(dots, fill=colour, width=stroke)
        radius = stroke / 2 - 0.5
        for x, y in dots:
            self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def curve(self, start: Point, control: Point, end: Point, colour: Paint, width: float) -> None:
        self.line(bezier(start, control, end), colour, width)

    def circle(
        self,
        centre: Point,
        radius: float,
        fill: Paint | None = None,
        edge: Paint | None = None,
        width: float = 0,
    ) -> None:
        self.ellipse(Box.around(centre, 2 * radius), fill, edge, width)

    def ellipse(
        self, box: Box, fill: Paint | None = None, edge: Paint | None = None, width: float = 0
    ) -> None:
        self.draw.ellipse(
            self.corners(box), fill, edge, self.stroke(width) if edge is not None else 0
        )

    def rounded(
        self,
        box: Box,
        radius: float,
        fill: Paint | None = None,
        edge: Paint | None = None,
        width: float = 0,
    ) -> None:
        self.draw.rounded_rectangle(
            self.corners(box),
            radius * min(self.sx, self.sy),
            fill,
            edge,
            self.stroke(width) if edge is not None else 0,
        )

    def arc(
        self, centre: Point, radius: float, angles: tuple[float, float], colour: Paint, width: float
    ) -> None:
        """Draw an arc from one angle to another, clockwise from north."""
        start, end = angles
        steps = max(6, int(abs(end - start) / 6))
        points = []
        for i in range(steps + 1):
            angle = math.radians(start + (end - start) * i / steps)
            points.append(
                (centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle))
            )
        self.line(points, colour, width)

    def letter(self, text: str, centre: Point, size: float, colour: Paint, face: Face) -> None:
        """Draw a letter or number, centred by its own ink."""
        pixels = max(4, round(size * self.sy))
        left, top, right, bottom = font(face, pixels).getbbox(text)
        x = centre[0] * self.sx - (left + right) / 2
        y = centre[1] * self.sy - (top + bottom) / 2
        self.draw.text((x, y), text, font=font(face, pixels), fill=colour)

    def clear(self, draw: Callable[["Pen"], None]) -> None:
        """Cut out another pen's drawing."""
        hole = Pen(self.pixels, self.units, self.factor)
        draw(hole)
        kept = ImageChops.subtract(self.image.getchannel("A"), hole.image.getchannel("A"))
        self.image.putalpha(kept)

    def inside(self, draw: Callable[["Pen"], None]) -> None:
        """Draw only where something is drawn already."""
        other = Pen(self.pixels, self.units, self.factor)
        draw(other)
        alpha = ImageChops.multiply(other.image.getchannel("A"), self.image.getchannel("A"))
        other.image.putalpha(alpha)
        self.image.alpha_composite(other.image)

    def inside_of(self, points: Sequence[Point]) -> None:
        """Keep only the part inside an outline."""
        kept = Pen(self.pixels, self.units, self.factor)
        kept.polygon(points, (0, 0, 0))
        alpha = ImageChops.multiply(kept.image.getchannel("A"), self.image.getchannel("A"))
        self.image.putalpha(alpha)

    def gradient(self, box: Box, upper: Colour, lower: Colour) -> None:
        """Draw a rectangle that fades from one colour at the top to another at the bottom."""
        left, top, right, bottom = (round(value) for value in self.corners(box))
        size = max(1, right - left + 1), max(1, bottom - top + 1)
        column = Image.linear_gradient("L").resize((1, size[1]))
        self.image.paste(ImageOps.colorize(column, upper, lower).resize(size), (left, top))

    def lay(self, other: "Pen", shift: Point = (0, 0)) -> None:
        """Draw another pen's work on top of this, moved by `shift` units."""
        moved = ImageChops.offset(other.image, round(shift[0] * self.sx), round(shift[1] * self.sy))
        self.image.alpha_composite(moved)

    def shade(self, share: float) -> None:
        """Darken everything drawn so far by this share."""
        tones = [round(value * (1 - share)) for value in range(256)]
        self.image = self.image.point([*tones * 3, *range(256)])
        self.draw = ImageDraw.Draw(self.image)

    def soften(self, radius: float) -> None:
        """Blur everything drawn so far. The blur is broad, so a smaller copy is enough to make it
        from."""
        # Premultiplied, since transparent pixels have no colour to mix in.
        small = self.image.reduce(COARSEST).convert("RGBa")
        blurred = small.filter(ImageFilter.GaussianBlur(self.stroke(radius) / COARSEST))
        self.image = blurred.resize(self.image.size, Image.Resampling.BILINEAR).convert("RGBA")
        self.draw = ImageDraw.Draw(self.image)

    def fade(self, share: float) -> None:
        """Make everything drawn so far paler, to this share."""
        alpha = self.image.getchannel("A").point([round(v * share) for v in range(256)])
        self.image.putalpha(alpha)

    def drop(self, other: "Pen", top: float) -> None:
        """Replace everything drawn by the work of a pen of the same size, moved down by `top`
        units."""
        start = round(top * self.sy)
        self.image.paste(other.image.crop((0, 0, other.image.width, self.image.height - start)),
                         (0, start))  # fmt: skip

    def paste(self, image: Image.Image, box: Box) -> None:
        """Draw another picture, fitted into a box."""
        left, top, right, bottom = (round(value) for value in self.corners(box))
        size = max(1, right - left + 1), max(1, bottom - top + 1)
        self.image.alpha_composite(
            image.convert("RGBA").resize(size, Image.Resampling.LANCZOS), (left, top)
        )


def blurred(mask: Image.Image, radius: float) -> Image.Image:
    """Return the mask blurred by a radius in pixels; a large radius is applied to a smaller copy,
    where nothing fine is lost."""
    smaller = min(COARSEST, int(radius / FINEST_BLUR))
    if smaller < 2:
        return mask.filter(ImageFilter.GaussianBlur(radius))
    soft = mask.reduce(smaller).filter(ImageFilter.GaussianBlur(radius / smaller))
    return soft.resize(mask.size, Image.Resampling.BILINEAR)


def with_shadow(
    image: Image.Image, blur: float, offset: tuple[int, int], strength: int
) -> Image.Image:
    """Return the picture on its own soft shadow; it must have room around it."""
    if not strength:
        return image
    alpha = blurred(image.getchannel("A"), blur)
    shade = Image.new("RGBA", image.size, (0, 0, 0, 0))
    dark = Image.new("RGBA", image.size, (8, 5, 3, 255))
    dark.putalpha(alpha.point([value * strength // 255 for value in range(256)]))
    shade.paste(dark, offset)
    shade.alpha_composite(image)
    return shade
