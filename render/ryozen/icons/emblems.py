"""The four clans' animals, as they stand on everything that is theirs."""

from render.kit.drawings import emblem
from render.kit.geometry import Box, bezier
from render.kit.pen import Pen
from render.kit.theme import Colour


@emblem("ryozen", 0)
def fox(pen: Pen, ink: Colour) -> None:
    """A pointed face with tall ears."""
    pen.polygon([(6, 6), (36, 28), (64, 28), (94, 6), (92, 50), (50, 96), (8, 50)], ink)

    def eyes(hole: Pen) -> None:
        for side in (-1, 1):
            hole.polygon([(50 + side * 12, 56), (50 + side * 32, 42), (50 + side * 28, 58)], ink)
        hole.polygon([(43, 82), (57, 82), (50, 92)], ink)

    pen.clear(eyes)


@emblem("ryozen", 1)
def cat(pen: Pen, ink: Colour) -> None:
    """A round face with whiskers."""
    pen.ellipse(Box(14, 28, 72, 66), ink)
    pen.polygon([(14, 58), (16, 4), (46, 32)], ink)
    pen.polygon([(86, 58), (84, 4), (54, 32)], ink)

    def eyes(hole: Pen) -> None:
        for x in (33, 67):
            hole.ellipse(Box(x - 6, 48, 12, 18), ink)
        hole.polygon([(43, 72), (57, 72), (50, 80)], ink)
        for side in (-1, 1):
            hole.line([(50 + side * 14, 78), (50 + side * 40, 74)], ink, 3.5)

    pen.clear(eyes)


@emblem("ryozen", 2)
def tortoise(pen: Pen, ink: Colour) -> None:
    """A shell from above."""
    pen.circle((50, 14), 13, ink)
    for x, y in ((18, 30), (82, 30), (18, 80), (82, 80)):
        pen.circle((x, y), 12, ink)
    pen.ellipse(Box(14, 20, 72, 76), ink)

    def plates(hole: Pen) -> None:
        rim = [(50, 38), (66, 48), (66, 68), (50, 78), (34, 68), (34, 48)]
        hole.line([*rim, rim[0]], ink, 5)
        for near, far in zip(rim, ((50, 24), (82, 40), (82, 76), (50, 92), (18, 76), (18, 40)),
                             strict=True):  # fmt: skip
            hole.line([near, far], ink, 5)

    pen.clear(plates)


@emblem("ryozen", 3)
def crane(pen: Pen, ink: Colour) -> None:
    """A bird with a long neck on one leg."""
    neck = [*bezier((58, 56), (86, 40), (62, 26)), *bezier((62, 26), (50, 16), (40, 18))]
    pen.line(neck, ink, 9)
    pen.circle((42, 18), 9, ink)
    pen.polygon([(38, 10), (4, 22), (38, 25)], ink)
    pen.polygon([*bezier((64, 46), (72, 76), (44, 74)), *bezier((44, 74), (16, 74), (4, 60)),
                 *bezier((4, 60), (36, 58), (64, 46))], ink)  # fmt: skip
    pen.line([(46, 72), (46, 98)], ink, 5)
    pen.line([(56, 70), (66, 82), (54, 86)], ink, 5)
