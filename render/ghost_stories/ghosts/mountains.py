"""Red ghosts: of blood and the mountains."""

from render.ghost_stories.ghosts.brush import Brush, figure
from render.kit.geometry import Box, bezier

STEEL = (206, 212, 220)
BLOOD = (196, 30, 36)


@figure("skinner")
def skinner(b: Brush) -> None:
    """A butcher with two hooks."""
    b.robe(44, 20, 26, b.deep)
    b.sharp([(38, 50), (62, 50), (66, 100), (34, 100)], b.pale)
    b.stroke([(44, 64), (52, 82)], 4, BLOOD)
    for side in (-1, 1):
        b.limb((50 + side * 18, 54), (50 + side * 36, 60), (50 + side * 36, 44), 9)
        hook = bezier((50 + side * 36, 42), (50 + side * 36, 8), (50 + side * 22, 20))
        b.stroke(hook, 5.4)
        b.stroke(hook, 3, STEEL)
    b.form([(50, 8), (36, 14), (34, 32), (42, 46), (58, 46), (66, 32), (64, 14)], b.pale)
    b.pen.rounded(Box(34, 20, 32, 11), 4, b.ink)
    b.eyes((50, 25.5), 15, 3.4)
    b.stroke([(42, 38), (58, 38)], 2)
    for x in (45, 50, 55):
        b.stroke([(x, 35), (x, 41)], 1.6)


@figure("reaper")
def reaper(b: Brush) -> None:
    """A hood and a scythe."""
    b.staff((22, 100), (28, 8), 3.6)
    b.sharp([*bezier((24, 12), (64, -10), (96, 26)), *bezier((96, 26), (62, 6), (26, 22))], STEEL)
    b.robe(40, 18, 32, b.shade)
    b.hood((54, 36), 19)
    b.eyes((54, 38), 14, 4)
    b.limb((38, 58), (28, 66), (25, 58), 8)


@figure("sharp_nailed_mistresses")
def sharp_nailed_mistresses(b: Brush) -> None:
    """Two ladies with nails like knives."""
    for x, side in ((32, -1), (68, 1)):
        b.form([(x, 8), (x - 14, 16), (x - 16, 40), (x - 18, 76), (x + 18, 76), (x + 16, 40),
                (x + 14, 16)], b.deep)  # fmt: skip
        b.sharp([(x - 9, 46), (x + 9, 46), (x + 18, 100), (x - 18, 100)], b.body)
        b.ball((x, 30), 11, b.pale, 1.8)
        b.eyes((x, 29), 10, 2.6)
        b.pen.circle((x, 36.5), 2.4, BLOOD)
        hand = x + side * 24, 50
        b.limb((x + side * 8, 52), (x + side * 16, 66), hand, 5.6, b.pale)
        for n in (-1, 0, 1):
            b.sharp([(hand[0] + n * 4 - 1.6, 50), (hand[0] + n * 4 + 1.6, 50),
                     (hand[0] + n * 7, 24)], STEEL, 1.2)  # fmt: skip


@figure("bleeding_eyes")
def bleeding_eyes(b: Brush) -> None:
    """A white mask that weeps blood."""
    b.wisp(36, 26, fill=b.deep)
    b.twin([(50, 4), (26, 12), (22, 40), (34, 64), (50, 72)], b.pale)
    for side in (-1, 1):
        x = 50 + side * 12
        b.pen.ellipse(Box.around((x, 32), 15, 11), b.ink)
        b.stroke([(x, 34), (x - side, 62)], 5, BLOOD)
        b.stroke([(x + side * 4, 36), (x + side * 4, 50)], 3.4, BLOOD)
        b.pen.circle((x, 32), 3.4, (255, 90, 70))
    b.stroke([(44, 56), (56, 56)], 3)


@figure("blood_drinker")
def blood_drinker(b: Brush) -> None:
    """A bat with spread wings."""
    b.spikes([(44, 40), (30, 14), (4, 10), (10, 36), (0, 56), (16, 54), (18, 74), (32, 62),
           (44, 72)],
             b.deep)  # fmt: skip
    b.spikes([(42, 44), (30, 14), (24, 58)], b.shade, 1.4)
    b.form([(50, 30), (38, 44), (38, 74), (50, 96), (62, 74), (62, 44)])
    b.spikes([(40, 28), (34, 4), (50, 20)], b.shade)
    b.ball((50, 34), 15)
    b.eyes((50, 31), 15, 4, slant=3)
    b.fangs((50, 42), 14, teeth=2, tall=6)
    b.stroke([(46, 52), (45, 60)], 2.6, BLOOD)


@figure("scarlet_evildoer")
def scarlet_evildoer(b: Brush) -> None:
    """A swordsman with a straw hat and a red scarf."""
    b.robe(44, 19, 28, b.deep)
    b.limb((66, 56), (84, 62), (80, 76), 9)
    b.staff((70, 86), (90, 68), 4)
    b.sharp([(84, 62), (90, 70), (100, 20), (96, 10)], STEEL)
    b.limb((34, 56), (20, 70), (30, 84), 9)
    b.form([(36, 44), (64, 44), (70, 56), (50, 62), (30, 56)], BLOOD)
    b.sharp([(34, 50), (6, 58), (2, 78), (16, 68), (20, 84), (38, 60)], BLOOD)
    b.ball((50, 34), 14, b.ink)
    b.eyes((50, 36), 14, 4, slant=3)
    b.sharp([(50, 4), (14, 30), (24, 34), (50, 28), (76, 34), (86, 30)], (206, 170, 96))
    b.stroke([(50, 6), (36, 30)], 1.6)
    b.stroke([(50, 6), (64, 30)], 1.6)


@figure("flesh_devourer")
def flesh_devourer(b: Brush) -> None:
    """Draw a body that is all mouth."""
    b.twin([(50, 6), (24, 14), (10, 44), (16, 82), (50, 98)])
    b.form([(20, 44), (50, 34), (80, 44), (84, 70), (68, 90), (50, 94), (32, 90), (16, 70)], b.ink)
    b.form([(50, 62), (34, 72), (36, 92), (50, 102), (64, 92), (66, 72)], BLOOD)
    b.stroke([(50, 68), (50, 94)], 2.4)
    for n in range(6):
        x = 24 + n * 10.4
        high = 42 - (3 - abs(n - 2.5)) * 2
        b.sharp([(x - 5, high), (x + 5, high), (x, high + 18)], b.pale, 1.2)
    b.eyes((50, 22), 30, 5.4, slant=3)
    b.spikes([(24, 16), (14, 0), (36, 10)], b.pale, 1.6)


@figure("raging_one")
def raging_one(b: Brush) -> None:
    """A red oni with an iron club."""
    b.staff((92, 92), (84, 34), 7, (92, 92, 104))
    b.form([(76, 6), (94, 4), (98, 34), (86, 46), (72, 36)], (92, 92, 104))
    for x, y in ((80, 16), (90, 14), (80, 28), (91, 30)):
        b.pen.circle((x, y), 2.6, STEEL)
    b.bulk(44, 28)
    b.limb((70, 60), (92, 62), (88, 52), 12)
    b.limb((26, 58), (4, 64), (12, 88), 12)
    b.claws((12, 88), 8)
    b.horns((46, 22), 24, 22, out=10)
    b.form([(46, 14), (26, 20), (22, 40), (32, 56), (46, 60), (60, 56), (70, 40), (66, 20)])
    b.form([(46, 10), (30, 16), (46, 22), (62, 16)], b.ink)
    b.eyes((46, 34), 22, 6, slant=5)
    b.fangs((46, 48), 26, teeth=4, tall=6)
