"""Green ghosts: from under the trees."""

from render.ghost_stories.ghosts.brush import Brush, figure
from render.kit.geometry import Box, bezier, bow


def monk(b: Brush, x: float, size: float) -> None:
    """Draw a bald head with scars, beads round the neck, folded hands."""
    top = 100 - size

    def at(dx: float, share: float) -> tuple[float, float]:
        return x + dx * size / 100, top + share * size

    b.sharp([at(-16, 0.36), at(16, 0.36), at(30, 1.0), at(-30, 1.0)], b.deep)
    b.sharp([at(-16, 0.38), at(6, 0.44), at(-14, 1.0), at(-30, 1.0)], b.shade)
    b.ball(at(0, 0.22), size * 0.17, b.pale)
    for dx in (-6, 0, 6):
        b.pen.circle(at(dx, 0.1), size * 0.018, b.ink)
    b.eyes(at(0, 0.22), size * 0.16, size * 0.034)
    b.stroke([at(-5, 0.31), at(5, 0.31)], size * 0.026)
    for n in range(7):
        b.pen.circle(at(-18 + n * 6, 0.43 + 0.09 * (1 - abs(n - 3) / 3)), size * 0.036, b.ink)
        b.pen.circle(at(-18 + n * 6, 0.43 + 0.09 * (1 - abs(n - 3) / 3)), size * 0.022,
                     (206, 120, 60))  # fmt: skip
    b.sharp([at(-6, 0.78), at(0, 0.56), at(6, 0.78)], b.pale, 1.6)


@figure("creeping_one")
def creeping_one(b: Brush) -> None:
    """A thing with many legs, low on the ground."""
    for side in (-1, 1):
        for n, (x, y) in enumerate(((44, 62), (46, 82), (38, 98), (22, 100))):
            b.limb((50 + side * 12, 62 + n * 4), (50 + side * x, 26 + n * 12),
                   (50 + side * x, y), 4.6)  # fmt: skip
    b.form([(50, 34), (26, 44), (20, 66), (34, 88), (66, 88), (80, 66), (74, 44)])
    for y in (50, 60):
        b.stroke(bezier((26, y), (50, y - 10), (74, y)), 2.2, b.deep)
    for x, y in ((38, 70), (50, 66), (62, 70), (44, 78), (56, 78)):
        b.pen.circle((x, y), 4, b.ink)
        b.pen.circle((x, y), 2.4, b.evil)


@figure("fungus_thing")
def fungus_thing(b: Brush) -> None:
    """A walking mushroom."""
    b.form([(38, 44), (34, 80), (26, 100), (74, 100), (66, 80), (62, 44)])
    b.form([(2, 52), (12, 24), (50, 4), (88, 24), (98, 52), (74, 58), (50, 54), (26, 58)],
           b.shade)  # fmt: skip
    for x, y, r in ((26, 34, 7), (52, 22, 8), (74, 38, 6), (44, 44, 4)):
        b.ball((x, y), r, b.pale, 1.4)
    b.eyes((50, 68), 18, 4.4)
    b.scream((50, 84), 12, 12)
    b.form([(10, 84), (16, 74), (26, 78), (24, 84)], b.shade, 1.6)
    b.form([(14, 84), (14, 100), (22, 100), (21, 84)], b.body, 1.6)


@figure("fallen_monks")
def fallen_monks(b: Brush) -> None:
    """Three bald monks, one behind the other."""
    monk(b, 22, 70)
    monk(b, 78, 70)
    monk(b, 50, 90)


@figure("fallen_monk")
def fallen_monk(b: Brush) -> None:
    """Draw a single monk with the ringed staff."""
    b.staff((84, 100), (84, 14), 3.6)
    b.pen.circle((84, 12), 10, None, b.ink, 5)
    b.pen.circle((84, 12), 8.6, None, (232, 190, 80), 2.6)
    monk(b, 44, 96)


@figure("restless_spirit")
def restless_spirit(b: Brush) -> None:
    """A spirit that swirls, its mouth wide open."""
    b.form([(56, 8), (30, 14), (18, 40), (26, 60), (46, 70), (70, 80), (58, 96), (30, 96),
           (60, 104),
            (88, 88), (84, 68), (74, 58), (82, 32), (74, 14)])  # fmt: skip
    b.eyes((50, 32), 22, 6)
    b.scream((50, 54), 16, 22)
    b.limb((24, 52), (4, 44), (6, 24), 6)
    b.limb((78, 50), (98, 44), (94, 22), 6)


@figure("rotten_soul")
def rotten_soul(b: Brush) -> None:
    """A body of logs and mould, a hole where its heart was."""
    b.limb((30, 46), (8, 56), (12, 88), 10, b.deep)
    b.limb((70, 46), (92, 56), (88, 88), 10, b.deep)
    b.robe(34, 22, 28)
    b.pen.circle((50, 66), 13, b.ink)
    b.pen.circle((50, 66), 8, b.evil)
    b.pen.circle((50, 66), 5, b.ink)
    b.form([(50, 6), (36, 12), (32, 30), (42, 44), (58, 44), (68, 30), (64, 12)])
    b.eyes((50, 24), 16, 4.4)
    b.stroke([(40, 36), (60, 36)], 3)
    for x, y in ((36, 8), (62, 6), (72, 42), (28, 44)):
        b.pen.ellipse(Box.around((x, y), 12, 8), b.ink)
        b.pen.ellipse(Box.around((x, y), 9, 5.4), (150, 200, 90))
    b.claws((12, 88), 9)
    b.claws((88, 88), 9)


@figure("wicked_one")
def wicked_one(b: Brush) -> None:
    """A leering goblin with a knife."""
    b.robe(52, 16, 26, b.deep)
    b.limb((66, 62), (84, 64), (84, 50), 8)
    b.sharp([(80, 48), (88, 48), (92, 10), (84, 6)], (206, 212, 220), 2)
    b.limb((34, 62), (18, 66), (16, 80), 8)
    b.claws((16, 80), 8)
    b.spikes([(36, 24), (2, 14), (32, 44)], b.shade)
    b.twin([(50, 12), (34, 18), (30, 38), (42, 58), (50, 62)])
    b.eyes((50, 32), 20, 5.4, slant=4)
    b.sharp([(46, 36), (54, 36), (50, 48)], b.shade, 1.4)
    b.stroke(bezier((38, 48), (50, 60), (62, 46)), 3)


@figure("green_abomination")
def green_abomination(b: Brush) -> None:
    """Tentacles around one great eye."""
    for end, bend in (((4, 30), (12, 70)), ((10, 92), (0, 66)), ((30, 102), (24, 90)),
                      ((70, 102), (76, 90)), ((90, 92), (100, 66)), ((96, 30), (88, 70)),
                      ((30, 4), (10, 24)), ((70, 4), (90, 24))):  # fmt: skip
        b.limb((50, 54), bend, end, 9, b.shade)
    b.ball((50, 52), 30)
    b.ball((50, 50), 19, b.pale)
    b.pen.circle((50, 50), 12, b.evil)
    b.pen.ellipse(Box.around((50, 50), 6, 20), b.ink)
    b.stroke(bow((50, 52), 25, (-60, 60)), 3, b.pale)


@figure("great_putrid")
def great_putrid(b: Brush) -> None:
    """Huge and fat, a belly full of teeth."""
    b.limb((24, 44), (-4, 60), (10, 88), 13)
    b.limb((76, 44), (104, 60), (90, 88), 13)
    b.twin([(50, 24), (24, 32), (12, 58), (18, 90), (34, 104), (50, 104)])
    b.twin([(50, 6), (38, 10), (36, 26), (50, 34)])
    b.eyes((50, 20), 14, 4)
    b.form([(22, 62), (50, 52), (78, 62), (70, 84), (50, 92), (30, 84)], b.ink)
    for n in range(5):
        x = 28 + n * 10
        b.sharp([(x - 4, 57), (x + 5, 57), (x, 70)], b.pale, 1)
        b.sharp([(x - 4, 88), (x + 5, 88), (x, 76)], b.pale, 1)
