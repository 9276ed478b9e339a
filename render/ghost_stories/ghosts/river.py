"""Blue ghosts: out of the river."""

from render.ghost_stories.ghosts.brush import Brush, figure
from render.kit.geometry import bezier


def ripples(b: Brush, y: float) -> None:
    """Draw ripples around a ghost that stands in water."""
    b.form([(0, y + 6), (18, y), (34, y + 6), (50, y), (66, y + 6), (84, y), (100, y + 6),
            (100, 106), (0, 106)], b.deep)  # fmt: skip
    for shift in (8, 16):
        b.stroke(bezier((10, y + shift), (30, y + shift - 6), (48, y + shift)), 2, b.shade)
        b.stroke(bezier((54, y + shift), (74, y + shift + 5), (92, y + shift)), 2, b.shade)


@figure("drowned_maiden")
def drowned_maiden(b: Brush) -> None:
    """Wet hair over her face."""
    b.robe(48, 14, 28)
    b.limb((38, 58), (24, 70), (28, 86), 7)
    b.limb((62, 58), (76, 70), (72, 86), 7)
    b.ball((50, 34), 16, b.pale)
    b.form([(50, 10), (30, 16), (26, 44), (28, 84), (36, 92), (40, 60), (44, 34), (50, 28),
            (56, 34), (60, 60), (64, 92), (72, 84), (74, 44), (70, 16)], b.deep)  # fmt: skip
    b.pen.circle((50, 40), 3.4, b.evil)
    b.stroke([(50, 28), (49, 46)], 1.6)
    ripples(b, 84)


@figure("hound_of_depth")
def hound_of_depth(b: Brush) -> None:
    """A hound with fins, from the side."""
    for x in (24, 40, 64, 76):
        b.limb((x, 66), (x - 3, 82), (x, 96), 8)
    b.form([(16, 56), (30, 42), (62, 44), (82, 52), (84, 68), (60, 76), (28, 76), (16, 68)])
    b.sharp([(36, 44), (44, 18), (54, 34), (62, 20), (68, 46)], b.shade)
    b.limb((82, 58), (98, 50), (94, 34), 5)
    b.form([(34, 44), (26, 30), (12, 36), (0, 48), (2, 56), (18, 60), (34, 62)])
    b.sharp([(24, 34), (26, 14), (36, 32)], b.shade)
    b.eyes((18, 44), 0, 3.4)
    b.sharp([(2, 54), (6, 62), (10, 55), (14, 63), (18, 57)], b.pale, 1.2)


@figure("perfidious_nymph")
def perfidious_nymph(b: Brush) -> None:
    """A smiling face between lilies, a tail in the water."""
    b.hair((50, 30), 18, 48, b.deep)
    b.limb((56, 92), (92, 96), (88, 62), 10, b.shade)
    b.sharp([(88, 64), (74, 50), (88, 54), (100, 44), (96, 62)], b.shade)
    b.form([(50, 44), (38, 54), (40, 74), (34, 92), (50, 100), (64, 92), (60, 74), (62, 54)])
    b.ball((50, 32), 13, b.pale)
    b.eyes((50, 31), 12, 2.8)
    b.stroke(bezier((44, 38), (50, 43), (56, 38)), 2, (190, 60, 90))
    for x, y in ((34, 14), (66, 14)):
        for dx, dy in ((-6, 0), (6, 0), (0, -6), (0, 6)):
            b.pen.circle((x + dx, y + dy), 5, b.ink)
            b.pen.circle((x + dx, y + dy), 3.8, (240, 190, 214))
        b.pen.circle((x, y), 3.6, (244, 210, 90))
    b.limb((40, 58), (22, 62), (16, 46), 6, b.pale)
    b.claws((16, 46), 6, down=False)


@figure("sticky_feet")
def sticky_feet(b: Brush) -> None:
    """A frog with great toes."""
    for side in (-1, 1):
        b.limb((50 + side * 18, 66), (50 + side * 52, 50), (50 + side * 38, 90), 11)
        for dx in (-10, 0, 10):
            b.ball((50 + side * 38 + dx, 94), 5.5, b.pale, 1.6)
    b.form([(50, 26), (24, 36), (18, 60), (34, 84), (66, 84), (82, 60), (76, 36)])
    b.form([(50, 66), (34, 70), (40, 84), (60, 84), (66, 70)], b.pale, 1.4)
    for x in (32, 68):
        b.ball((x, 26), 12, b.body)
        b.pen.circle((x, 25), 7, b.ink)
        b.pen.circle((x, 25), 4, b.evil)
    b.stroke(bezier((26, 54), (50, 70), (74, 54)), 3.4)


@figure("abysmal")
def abysmal(b: Brush) -> None:
    """An anglerfish with its lamp."""
    b.sharp([(80, 52), (100, 30), (94, 54), (100, 80)], b.shade)
    b.form([(8, 60), (14, 34), (42, 22), (72, 36), (86, 56), (70, 80), (38, 90), (14, 78)])
    b.sharp([(46, 24), (60, 6), (68, 34)], b.shade)
    b.form([(8, 58), (30, 54), (52, 60), (46, 78), (24, 86), (10, 76)], b.ink)
    for n in range(5):
        x = 12 + n * 8
        b.sharp([(x, 58), (x + 7, 58), (x + 3, 70)], b.pale, 1)
        b.sharp([(x + 2, 82), (x + 9, 80), (x + 5, 70)], b.pale, 1)
    b.ball((48, 42), 8, b.pale)
    b.pen.circle((46, 42), 4, b.ink)
    b.stroke(bezier((36, 24), (20, -6), (8, 18)), 2.6)
    b.pen.circle((8, 22), 9, b.hue)
    b.pen.circle((8, 22), 5.5, (255, 250, 190))


@figure("ooze_devil")
def ooze_devil(b: Brush) -> None:
    """Dripping slime with horns."""
    b.horns((50, 24), 26, 22, out=12)
    b.form([(50, 18), (28, 26), (22, 50), (8, 64), (12, 84), (20, 74), (28, 98), (38, 82),
           (48, 104),
            (58, 82), (70, 98), (76, 74), (88, 88), (92, 62), (78, 48), (72, 26)])  # fmt: skip
    b.eyes((50, 42), 24, 6, slant=4)
    b.fangs((50, 58), 24, teeth=5, tall=5)


@figure("liquid_horror")
def liquid_horror(b: Brush) -> None:
    """A wave that has eyes everywhere."""
    b.form([(2, 100), (4, 60), (22, 28), (54, 12), (86, 22), (96, 44), (84, 58), (74, 46), (64, 52),
            (72, 78), (96, 92), (98, 104)])  # fmt: skip
    b.stroke(bezier((14, 78), (22, 40), (60, 26)), 3, b.pale)
    b.stroke(bezier((24, 90), (34, 56), (58, 44)), 3, b.pale)
    for x, y, r in ((44, 40, 7), (26, 60, 6), (46, 66, 8), (64, 84, 6), (28, 86, 5)):
        b.ball((x, y), r, b.pale, 1.6)
        b.pen.circle((x + 1, y), r * 0.5, b.evil)
        b.pen.circle((x + 1, y), r * 0.24, b.ink)
    for x, y in ((84, 10), (96, 20), (74, 4)):
        b.ball((x, y), 4, b.pale, 1.4)


@figure("fury_of_depth")
def fury_of_depth(b: Brush) -> None:
    """A dragon's head out of a whirlpool."""
    b.limb((50, 98), (14, 78), (34, 52), 20, b.shade)
    b.spikes([(34, 26), (10, 2), (20, 32)], b.pale)
    b.twin([(50, 20), (32, 24), (24, 40), (34, 54), (38, 74), (50, 82)])
    b.spikes([(26, 44), (6, 46), (26, 56)], b.shade)
    b.eyes((50, 40), 26, 6, slant=4)
    for side in (-1, 1):
        b.pen.circle((50 + side * 6, 66), 2.4, b.ink)
        b.stroke(bezier((50 + side * 14, 66), (50 + side * 40, 62), (50 + side * 44, 84)), 2.6,
                 b.pale)  # fmt: skip
    b.fangs((50, 74), 22, teeth=4, tall=5)
    ripples(b, 86)
