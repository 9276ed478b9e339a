"""White Moon's ghosts: beasts that hunt the villagers, each by its head."""

from collections.abc import Sequence

from render.ghost_stories.ghosts.brush import Brush, figure
from render.kit.geometry import Box, Point, bezier


def shoulders(b: Brush, fill: tuple[int, int, int] | None = None) -> None:
    b.twin([(50, 62), (24, 70), (6, 104), (50, 106)], fill or b.deep)


def snout(b: Brush, y: float, wide: float, tall: float) -> None:
    """Draw a muzzle with its nose, and teeth below."""
    b.pen.ellipse(Box.around((50, y), wide, tall), b.ink)
    b.pen.ellipse(Box.around((50, y), wide - 4, tall - 4), b.pale)
    b.pen.ellipse(Box.around((50, y - tall * 0.3), wide * 0.42, tall * 0.3), b.ink)


def whiskers(b: Brush, y: float) -> None:
    for side in (-1, 1):
        for rise in (-4, 2):
            b.stroke([(50 + side * 16, y), (50 + side * 42, y + rise)], 1.8, b.pale)


def stripes(b: Brush, marks: Sequence[tuple[Point, Point]]) -> None:
    for (ax, ay), (bx, by) in marks:
        b.stroke([(ax, ay), (bx, by)], 4)
        b.stroke([(100 - ax, ay), (100 - bx, by)], 4)


@figure("marsh_jackal")
def marsh_jackal(b: Brush) -> None:
    """Thin, with very long ears."""
    shoulders(b)
    b.spikes([(40, 40), (24, -2), (18, 44)])
    b.spikes([(36, 38), (26, 10), (24, 42)], b.deep, 1)
    b.twin([(50, 30), (30, 36), (26, 50), (40, 66), (44, 90), (50, 94)])
    b.eyes((50, 50), 24, 5, slant=4)
    b.pen.ellipse(Box.around((50, 82), 10, 7), b.ink)
    b.sharp([(44, 90), (47, 98), (50, 92), (53, 98), (56, 90)], b.pale, 1)


@figure("boar_chieftain")
def boar_chieftain(b: Brush) -> None:
    """Tusks, a flat snout, a headdress of feathers."""
    for x, tip in ((34, 22), (44, 40), (56, 60), (66, 78)):
        b.sharp([(x - 5, 26), (tip - 4, 2), (tip + 4, 0), (x + 5, 26)], (214, 80, 60), 1.6)
    shoulders(b)
    b.twin([(50, 18), (22, 26), (14, 54), (26, 80), (50, 90)])
    b.spikes([(22, 30), (4, 24), (16, 48)], b.shade)
    b.stroke([(24, 28), (76, 28)], 5, (232, 190, 80))
    b.eyes((50, 44), 30, 4.6, slant=3)
    b.pen.ellipse(Box.around((50, 68), 30, 22), b.ink)
    b.pen.ellipse(Box.around((50, 68), 26, 18), b.pale)
    for x in (44, 56):
        b.pen.ellipse(Box.around((x, 68), 6, 9), b.ink)
    b.spikes([(34, 82), (22, 56), (42, 76)], (250, 246, 226), 1.6)


@figure("river_pike_man")
def river_pike_man(b: Brush) -> None:
    """A fish's head on a body with a spear."""
    b.staff((86, 100), (86, 20), 3.4)
    b.sharp([(86, 0), (78, 22), (86, 18), (94, 22)], (206, 212, 220), 1.8)
    b.robe(54, 18, 26, b.deep)
    b.limb((66, 64), (84, 72), (86, 60), 8)
    b.sharp([(52, 14), (66, -2), (70, 26)], b.shade)
    b.form([(4, 40), (30, 20), (60, 14), (74, 34), (70, 58), (48, 64), (24, 56), (4, 46)])
    b.ball((48, 32), 6.5, b.pale, 1.8)
    b.pen.circle((48, 32), 3, b.ink)
    b.stroke([(4, 44), (40, 48)], 2.4)
    b.sharp([(8, 44), (11, 52), (15, 46), (19, 53), (23, 47), (27, 54), (31, 48)], b.pale, 1)
    b.stroke(bezier((60, 26), (52, 42), (60, 56)), 2.4)


@figure("crocodile_tyrant")
def crocodile_tyrant(b: Brush) -> None:
    """Long jaws seen from above, a crown."""
    shoulders(b)
    b.twin([(50, 22), (24, 28), (22, 48), (36, 58), (34, 94), (50, 102)])
    b.sharp([(32, 24), (28, 2), (40, 12), (50, 0), (60, 12), (72, 2), (68, 24)], (232, 190, 80))
    for x in (32, 68):
        b.ball((x, 36), 9, b.shade)
        b.pen.ellipse(Box.around((x, 36), 5, 11), b.evil)
        b.pen.ellipse(Box.around((x, 36), 2, 9), b.ink)
    for y in (62, 72, 82, 92):
        b.spikes([(36, y - 4), (36, y + 4), (28, y)], b.pale, 1)
        b.stroke([(44, y), (56, y)], 2, b.deep)
    for x in (45, 55):
        b.pen.circle((x, 96), 2.4, b.ink)


@figure("forest_stalker")
def forest_stalker(b: Brush) -> None:
    """A stag's skull with antlers."""
    shoulders(b)
    for side in (-1, 1):
        for points in (((40, 34), (16, 26), (10, 2)), ((22, 22), (6, 22), (2, 10)),
                       ((17, 14), (28, 12), (28, 0))):  # fmt: skip
            start, bend, tip = ((50 + side * (50 - x), y) for x, y in points)
            chain = bezier(start, bend, tip)
            b.stroke(chain, 6)
            b.stroke(chain, 3.2, b.pale)
    b.twin([(50, 28), (34, 34), (32, 50), (40, 66), (42, 90), (50, 94)], b.pale)
    for side in (-1, 1):
        b.pen.ellipse(Box.around((50 + side * 9, 50), 9, 12), b.ink)
        b.pen.circle((50 + side * 9, 51), 2.6, b.evil)
    b.pen.polygon([(50, 74), (45, 88), (55, 88)], b.ink)


@figure("bear_ravager")
def bear_ravager(b: Brush) -> None:
    """Round ears, a roaring mouth, a paw raised."""
    shoulders(b)
    b.pair([(24, 14), (12, 16), (12, 32), (26, 34)])
    b.twin([(50, 14), (24, 20), (16, 46), (24, 72), (50, 84)])
    b.eyes((50, 38), 26, 4.6, slant=3)
    b.pen.ellipse(Box.around((50, 62), 34, 38), b.ink)
    b.pen.ellipse(Box.around((50, 52), 26, 16), b.pale)
    b.pen.ellipse(Box.around((50, 48), 13, 9), b.ink)
    for x in (40, 60):
        b.sharp([(x - 4, 58), (x + 4, 58), (x, 70)], b.pale, 1)
        b.sharp([(x - 4, 80), (x + 4, 80), (x, 70)], b.pale, 1)
    b.ball((86, 76), 12)
    b.claws((86, 86), 9, fingers=4)


@figure("mountain_panther")
def mountain_panther(b: Brush) -> None:
    """A sleek head with spots, crouching."""
    b.limb((88, 92), (108, 70), (90, 50), 6, b.shade)
    b.form([(50, 56), (20, 66), (10, 92), (34, 102), (70, 102), (92, 92), (80, 66)], b.shade)
    b.spikes([(28, 40), (24, 16), (44, 30)])
    b.twin([(50, 28), (30, 34), (26, 56), (36, 76), (50, 82)])
    b.eyes((50, 50), 22, 5, slant=4)
    snout(b, 68, 24, 20)
    whiskers(b, 68)
    for x, y in ((20, 80), (30, 92), (78, 80), (68, 94), (50, 94), (40, 36), (60, 36), (50, 40)):
        b.pen.circle((x, y), 3.2, b.ink)


@figure("tiger_lord")
def tiger_lord(b: Brush) -> None:
    """A tiger in armour."""
    b.twin([(50, 62), (22, 66), (4, 80), (0, 106), (50, 106)], (88, 82, 96))
    b.spikes([(18, 72), (2, 54), (30, 66)], (232, 190, 80), 1.8)
    b.pair([(28, 22), (14, 16), (14, 34), (26, 38)])
    b.twin([(50, 14), (26, 22), (18, 48), (30, 74), (50, 84)])
    stripes(b, [((44, 18), (47, 30)), ((34, 20), (40, 30)), ((20, 44), (30, 47)),
                ((22, 56), (32, 56)), ((27, 67), (35, 64))])  # fmt: skip
    b.eyes((50, 44), 26, 5, slant=4)
    snout(b, 64, 30, 24)
    b.fangs((50, 74), 20, teeth=2, tall=6)
    whiskers(b, 66)


@figure("night_pack")
def night_pack(b: Brush) -> None:
    """Three wolves, one behind the other two."""
    for x, y, r in ((50, 34, 0.9), (26, 66, 0.95), (76, 68, 0.95)):

        def at(dx: float, dy: float, x: float = x, y: float = y, r: float = r) -> Point:
            return x + dx * r, y + dy * r

        b.form([at(-16, 4), at(-28, 44), at(28, 44), at(16, 4)], b.deep)
        b.sharp([at(-18, -2), at(-20, -28), at(-5, -14), at(5, -14), at(20, -28), at(18, -2),
                 at(7, 14), at(4, 28), at(-4, 28), at(-7, 14)])  # fmt: skip
        b.eyes(at(0, -2), 16 * r, 4, slant=3)
        b.pen.circle(at(0, 24), 3.4, b.ink)


@figure("grey_hunter")
def grey_hunter(b: Brush) -> None:
    """A wolf's hide over a hunter with a bow."""
    bow_wood = bezier((12, 6), (-14, 50), (12, 94))
    b.robe(48, 22, 34, b.deep)
    b.stroke(bow_wood, 6)
    b.stroke(bow_wood, 3.4, (150, 110, 70))
    b.stroke([(12, 6), (12, 94)], 1.4, b.pale)
    b.limb((34, 58), (20, 62), (6, 50), 8)
    b.spikes([(38, 18), (32, -2), (26, 24)], b.shade)
    b.twin([(50, 8), (30, 16), (24, 40), (26, 62), (50, 58)], b.shade)
    b.sharp([(38, 18), (50, 38), (62, 18), (56, 10), (44, 10)], b.body)
    b.pen.circle((50, 34), 4, b.ink)
    b.ball((50, 47), 12, b.ink)
    b.eyes((50, 47), 11, 4, slant=2)
    b.stroke([(12, 50), (88, 50)], 3)
    b.sharp([(88, 44), (100, 50), (88, 56)], (206, 212, 220), 1.4)
