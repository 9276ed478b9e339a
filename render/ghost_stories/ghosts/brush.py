"""The brush for ghosts: pale shapes with dark edges, in a square of 100 by 100 units."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from render.kit.geometry import Box, Point, bezier, ribbon, smooth
from render.kit.pen import Pen
from render.kit.theme import Colour, darker, lighter, mix

EDGE = 2.2
PALE: Colour = (240, 240, 250)


@dataclass(frozen=True)
class Brush:
    """A brush; `hue` is the colour of the ghost's family, `evil` glows in its eyes."""

    pen: Pen
    hue: Colour
    evil: Colour

    @property
    def body(self) -> Colour:
        return mix(self.hue, PALE, 0.5)

    @property
    def shade(self) -> Colour:
        return mix(self.hue, PALE, 0.12)

    @property
    def deep(self) -> Colour:
        return darker(self.hue, 0.45)

    @property
    def pale(self) -> Colour:
        return mix(self.hue, PALE, 0.82)

    @property
    def ink(self) -> Colour:
        return darker(self.hue, 0.8)

    # ---- shapes

    def form(self, points: Sequence[Point], fill: Colour | None = None, edge: float = EDGE) -> None:
        """Draw a shape without corners through these points."""
        self.sharp(smooth(points), fill, edge)

    def sharp(
        self, points: Sequence[Point], fill: Colour | None = None, edge: float = EDGE
    ) -> None:
        self.pen.polygon(points, fill or self.body, self.ink, edge)

    def twin(self, half: Sequence[Point], fill: Colour | None = None, edge: float = EDGE) -> None:
        """Draw a symmetrical shape; `half` is its left side, downwards."""
        self.form([*half, *reversed([(100 - x, y) for x, y in half])], fill, edge)

    def pair(self, points: Sequence[Point], fill: Colour | None = None, edge: float = EDGE) -> None:
        """Draw a shape through these points, and again mirrored on the other side."""
        self.form(points, fill, edge)
        self.form([(100 - x, y) for x, y in points], fill, edge)

    def spikes(
        self, points: Sequence[Point], fill: Colour | None = None, edge: float = EDGE
    ) -> None:
        """Draw two mirrored shapes with corners."""
        self.sharp(points, fill, edge)
        self.sharp([(100 - x, y) for x, y in points], fill, edge)

    def ball(
        self, centre: Point, radius: float, fill: Colour | None = None, edge: float = EDGE
    ) -> None:
        self.pen.circle(centre, radius, self.ink)
        self.pen.circle(centre, radius - edge, fill or self.body)

    def limb(
        self,
        start: Point,
        bend: Point,
        end: Point,
        width: float = 8,
        fill: Colour | None = None,
    ) -> None:
        """Draw an arm, a leg or a tentacle."""
        way = bezier(start, bend, end)
        self.pen.polygon(ribbon(way, width + 2 * EDGE), self.ink)
        self.pen.circle(end, width / 2 + EDGE, self.ink)
        self.pen.polygon(ribbon(way, width), fill or self.body)
        self.pen.circle(end, width / 2, fill or self.body)

    def stroke(self, points: Sequence[Point], width: float, colour: Colour | None = None) -> None:
        self.pen.line(points, colour or self.ink, width)

    def claws(self, hand: Point, size: float, *, down: bool = True, fingers: int = 3) -> None:
        x, y = hand
        for n in range(fingers):
            root = x + (n - (fingers - 1) / 2) * size * 0.5
            tip = root + (n - (fingers - 1) / 2) * size * 0.25, y + (size if down else -size)
            self.sharp([(root - size * 0.2, y), (root + size * 0.2, y), tip], self.pale, 1.2)

    # ---- bodies

    def wisp(self, top: float = 18, wide: float = 24, *, fill: Colour | None = None) -> None:
        """Draw a floating body whose lower end is torn."""
        left = 50 - wide
        self.twin([(50, top), (left + 8, top + 6), (left, top + 28), (left + 2, 72), (left - 6, 96),
                   (left + 8, 88), (left + 16, 100), (50, 90)], fill)  # fmt: skip

    def robe(
        self, top: float = 40, shoulder: float = 16, hem: float = 32, fill: Colour | None = None
    ) -> None:
        """Draw clothes down to the ground."""
        self.sharp([
            *bezier((50, top), (50 - shoulder, top), (50 - shoulder - 3, top + 12)),
            *bezier((50 - shoulder - 3, top + 12), (50 - shoulder - 4, 76), (50 - hem, 100)),
            *bezier((50 + hem, 100), (50 + shoulder + 4, 76), (50 + shoulder + 3, top + 12)),
            *bezier((50 + shoulder + 3, top + 12), (50 + shoulder, top), (50, top)),
        ], fill)  # fmt: skip

    def bulk(self, top: float, wide: float, fill: Colour | None = None) -> None:
        """Draw a heavy body with round shoulders."""
        self.twin([(50, top), (50 - wide * 0.6, top + 2), (50 - wide, top + 22),
                   (50 - wide * 0.96, 78), (50 - wide * 1.05, 106), (50, 106)], fill)  # fmt: skip

    # ---- heads

    def hood(self, centre: Point, radius: float, face: Colour | None = None) -> None:
        x, y = centre
        r = radius
        self.form([(x, y - r * 1.25), (x - r * 0.8, y - r * 0.7), (x - r, y + r * 0.3),
                   (x - r * 0.6, y + r), (x + r * 0.6, y + r), (x + r, y + r * 0.3),
                   (x + r * 0.8, y - r * 0.7)], self.shade)  # fmt: skip
        dark = face or self.ink
        self.pen.ellipse(Box.around((x, y + r * 0.12), r * 1.26, r * 1.5), dark)

    def skull(self, centre: Point, radius: float, fill: Colour | None = None) -> None:
        x, y = centre
        r = radius
        bone = fill or self.pale
        self.form([(x - r * 0.5, y + r * 0.5), (x - r * 0.45, y + r * 1.15), (x, y + r * 1.25),
                   (x + r * 0.45, y + r * 1.15), (x + r * 0.5, y + r * 0.5)], bone)  # fmt: skip
        self.ball((x, y), r, bone)
        self.pen.rounded(Box(x - r * 0.42, y + r * 0.5, r * 0.84, r * 0.5), 1, bone)
        for side in (-1, 1):
            self.pen.ellipse(
                Box.around((x + side * r * 0.42, y + r * 0.1), r * 0.56, r * 0.62), self.ink
            )
            self.pen.circle((x + side * r * 0.4, y + r * 0.12), r * 0.13, self.evil)
        self.pen.polygon(
            [(x, y + r * 0.38), (x - r * 0.13, y + r * 0.66), (x + r * 0.13, y + r * 0.66)],
            self.ink,
        )
        for n in (-0.22, 0, 0.22):
            self.stroke([(x + n * r, y + r * 0.82), (x + n * r, y + r * 1.14)], r * 0.07)

    # ---- faces

    def eyes(self, centre: Point, gap: float, size: float = 4, *, slant: float = 0) -> None:
        """Draw two glowing eyes; `slant` makes them angry."""
        x, y = centre
        for side in (-1, 1):
            ex = x + side * gap / 2
            if slant:
                self.pen.polygon([(ex - side * size * 1.1, y + slant),
                                  (ex + side * size * 1.3, y - slant),
                                  (ex + side * size * 0.9, y + size * 0.8),
                                  (ex - side * size * 0.3, y + size)], self.evil)  # fmt: skip
            else:
                self.pen.circle((ex, y), size * 1.25, self.ink)
                self.pen.circle((ex, y), size * 0.72, self.evil)

    def scream(self, centre: Point, wide: float, tall: float) -> None:
        self.pen.ellipse(Box.around(centre, wide, tall), self.ink)

    def fangs(self, centre: Point, wide: float, *, teeth: int = 4, tall: float = 6) -> None:
        """Draw a mouth with pointed teeth."""
        x, y = centre
        left = x - wide / 2
        self.pen.ellipse(Box.around((x, y + tall * 0.3), wide, tall * 2), self.ink)
        step = wide / (teeth + 1)
        for n in range(teeth):
            root = left + step * (n + 1)
            self.pen.polygon([(root - step * 0.42, y - tall * 0.4), (root + step * 0.42,
                              y - tall * 0.4), (root, y + tall * 0.75)], PALE)  # fmt: skip

    def hair(self, centre: Point, radius: float, length: float, fill: Colour | None = None) -> None:
        """Draw long straight hair on both sides of a face still to be drawn."""
        x, y = centre
        r = radius
        self.form([(x, y - r * 1.15), (x - r, y - r * 0.6), (x - r * 1.2, y + r * 0.4),
                   (x - r * 1.15, y + length), (x - r * 0.4, y + length * 0.9),
                   (x + r * 0.4, y + length * 0.9), (x + r * 1.15, y + length),
                   (x + r * 1.2, y + r * 0.4),
                   (x + r, y - r * 0.6)], fill or self.deep)  # fmt: skip

    def horns(self, centre: Point, gap: float, tall: float, *, out: float = 8) -> None:
        x, y = centre
        for side in (-1, 1):
            root = x + side * gap / 2
            self.sharp([*bezier((root - 4, y), (root + side * out, y - tall * 0.4),
                                (root + side * out * 0.6, y - tall)),
                        *bezier((root + side * out * 0.6, y - tall), (root + side * out * 1.6,
                                y - tall * 0.3), (root + 4, y))], self.pale, 1.6)  # fmt: skip

    # ---- things they carry

    def staff(
        self, foot: Point, tip: Point, width: float = 3.4, fill: Colour | None = None
    ) -> None:
        self.stroke([foot, tip], width + 2.4)
        self.stroke([foot, tip], width, fill or mix(self.deep, (150, 110, 70), 0.5))

    def talisman(self, box: Box) -> None:
        """Draw a slip of paper with a spell."""
        self.pen.rounded(box.grown(1), 1, self.ink)
        self.pen.rounded(box, 1, (244, 222, 140))
        x = box.centre[0]
        self.stroke([(x, box.y + 2), (x, box.bottom - 2)], box.w * 0.16, (176, 40, 30))
        self.stroke([(box.x + 2, box.centre[1]), (box.right - 2, box.centre[1])], box.w * 0.16,
                    (176, 40, 30))  # fmt: skip

    def lit(self, share: float = 0.5) -> Colour:
        return lighter(self.hue, share)


Figure: TypeAlias = Callable[[Brush], None]
FIGURES: dict[str, Figure] = {}


def figure(kind: str) -> Callable[[Figure], Figure]:
    def register(draw: Figure) -> Figure:
        FIGURES[kind] = draw
        return draw

    return register


def kind_of(id: str) -> str:
    """Return a card's kind, shared by its duplicates."""
    return re.sub(r"_\d$", "", id)
