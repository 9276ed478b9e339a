"""The incarnations of Wu-Feng: larger than the other ghosts, most of them crowned."""

from render.ghost_stories.ghosts.brush import Brush, figure
from render.kit.geometry import Box, bezier, bow, polar, star
from render.kit.theme import Colour

GOLD: Colour = (232, 190, 80)
STEEL: Colour = (206, 212, 220)
BLOOD: Colour = (196, 30, 36)
FOUR: tuple[Colour, ...] = ((206, 58, 48), (70, 160, 84), (66, 122, 214), (236, 196, 62))


def crown(b: Brush, x: float, y: float, wide: float, tall: float) -> None:
    half = wide / 2
    b.sharp([(x - half, y), (x - half * 1.2, y - tall), (x - half * 0.5, y - tall * 0.45),
             (x, y - tall * 1.2), (x + half * 0.5, y - tall * 0.45), (x + half * 1.2, y - tall),
             (x + half, y)], GOLD, 2)  # fmt: skip


@figure("howling_nightmare")
def howling_nightmare(b: Brush) -> None:
    """A horse's skull that howls, its mane on fire."""
    for n, tip in enumerate(((8, 30), (2, 54), (8, 78), (22, 10), (44, 0))):
        root = 36 + n % 3 * 4, 40 + n * 4
        b.sharp([(root[0], root[1] - 10), tip, (root[0] + 8, root[1] + 12)], (150, 60, 190), 1.6)
    b.form([(36, 50), (26, 76), (16, 106), (64, 106), (58, 76)], b.deep)
    b.form([(44, 10), (32, 26), (34, 48), (48, 60), (66, 62), (92, 74), (98, 62), (78, 40),
           (64, 20)],
           b.pale)  # fmt: skip
    b.form([(48, 62), (62, 70), (80, 92), (92, 90), (88, 80), (64, 58)], b.pale)
    b.sharp([(42, 14), (40, -4), (54, 10)], b.pale)
    b.pen.ellipse(Box.around((56, 34), 15, 12), b.ink)
    b.pen.circle((57, 35), 4.4, b.evil)
    b.pen.ellipse(Box.around((90, 64), 6, 4), b.ink)
    for x, y in ((66, 62), (74, 66), (82, 71)):
        b.stroke([(x, y), (x - 2, y + 8)], 2.4)
    for radius in (8, 16):
        b.stroke(bow((92, 84), radius, (60, 130)), 2.6, b.pale)


@figure("uncatchable")
def uncatchable(b: Brush) -> None:
    """A form with two fading shadows of itself."""
    for shift, fill in ((-26, b.deep), (26, b.deep), (0, b.body)):
        x = 50 + shift
        b.form([(x, 12), (x - 16, 22), (x - 18, 50), (x - 24, 80), (x - 14, 74), (x - 10, 98),
                (x, 80), (x + 12, 96), (x + 14, 74), (x + 24, 82), (x + 18, 50), (x + 16, 22)],
               fill)  # fmt: skip
        b.eyes((x, 38), 14, 4.6, slant=4 if shift == 0 else 3)
    b.stroke(bezier((40, 54), (50, 62), (60, 54)), 3)
    b.sharp([(24, 22), (50, -4), (76, 22), (50, 14)], GOLD, 2)


@figure("hope_killer")
def hope_killer(b: Brush) -> None:
    """Four arms, each with a blade of another colour."""
    b.robe(42, 20, 30, b.deep)
    tips = ((4, 14), (10, 62), (90, 62), (96, 14))
    for tip, colour in zip(tips, FOUR, strict=True):
        side = -1 if tip[0] < 50 else 1
        hand = tip[0] - side * 10, tip[1] + 18
        b.limb((50 + side * 18, 52), (50 + side * 34, 66), hand, 6.4)
        b.sharp([(hand[0] - 4, hand[1]), (hand[0] + 4, hand[1]), (tip[0] + side * 2, tip[1] - 14)],
                colour, 1.8)  # fmt: skip
    b.pen.polygon(star((50, 72), 12, 5, 4), b.pale)
    b.stroke([(40, 62), (60, 82)], 3, BLOOD)
    b.skull((50, 30), 16)
    crown(b, 50, 18, 26, 14)


@figure("deaths_army")
def deaths_army(b: Brush) -> None:
    """Banners and rows of skulls."""
    for x, y in ((22, 2), (78, 2)):
        b.staff((x, 70), (x, y), 3)
        b.sharp(
            [(x, y + 2), (x + 20, y + 8), (x + 14, y + 18), (x + 20, y + 28), (x, y + 30)], BLOOD
        )
    for x, y, r in ((26, 50, 11), (50, 44, 11), (74, 50, 11)):
        b.skull((x, y), r, b.body)
    for x in (14, 38, 62, 86):
        b.skull((x, 76), 12)
    for x in (2, 26, 50, 74, 98):
        b.stroke([(x, 106), (x, 88)], 3.4, b.deep)
        b.sharp([(x - 4, 90), (x, 76), (x + 4, 90)], STEEL, 1.4)


@figure("forgotten_ones")
def forgotten_ones(b: Brush) -> None:
    """Faces without features in one cloak."""
    b.form([(50, 20), (22, 34), (8, 70), (2, 104), (98, 104), (92, 70), (78, 34)], b.deep)
    for x, y, r in ((24, 50, 14), (76, 50, 14), (50, 30, 17), (50, 72, 14)):
        b.ball((x, y), r, b.pale)
        b.stroke(bezier((x - r * 0.5, y - r * 0.2), (x, y), (x + r * 0.5, y - r * 0.2)), 2)
        b.stroke(bezier((x - r * 0.3, y + r * 0.4), (x, y + r * 0.3), (x + r * 0.3, y + r * 0.4)),
                 1.8)  # fmt: skip
    crown(b, 50, 15, 26, 12)


@figure("bone_cracker")
def bone_cracker(b: Brush) -> None:
    """An ogre that breaks a bone in two."""
    b.bulk(34, 34, b.deep)
    b.form([(50, 6), (30, 12), (24, 34), (32, 54), (50, 58), (68, 54), (76, 34), (70, 12)])
    b.horns((50, 14), 34, 22, out=12)
    b.eyes((50, 28), 24, 6, slant=5)
    b.fangs((50, 44), 30, teeth=5, tall=6)
    for side in (-1, 1):
        b.limb((50 + side * 30, 56), (50 + side * 46, 84), (50 + side * 24, 80), 13)
        x = 50 + side * 14
        b.sharp([(x - side * 8, 74), (x + side * 34, 58), (x + side * 36, 66), (x - side * 6, 86)],
                b.pale, 1.8)  # fmt: skip
        b.ball((x + side * 36, 58), 5, b.pale, 1.6)
        b.ball((x + side * 40, 66), 5, b.pale, 1.6)
    b.pen.polygon(star((50, 82), 9, 4, 6), (255, 244, 200))


@figure("dark_mistress")
def dark_mistress(b: Brush) -> None:
    """A lady of the deep, crowned with a comb, who drinks the light of tokens."""
    b.hair((50, 32), 22, 60, b.ink)
    b.sharp([(50, 48), (34, 56), (26, 76), (6, 104), (94, 104), (74, 76), (66, 56)], b.deep)
    b.sharp([(50, 54), (42, 104), (58, 104)], b.shade)
    b.ball((50, 32), 15, b.pale)
    b.eyes((50, 31), 15, 3.8, slant=2)
    b.pen.circle((50, 41), 2.8, BLOOD)
    for n in range(5):
        b.sharp([(36 + n * 6, 20), (38 + n * 6 + (n - 2) * 4, -2 + abs(n - 2) * 3),
               (42 + n * 6, 20)],
                GOLD, 1.4)  # fmt: skip
    for side in (-1, 1):
        hand = 50 + side * 36, 58
        b.limb((50 + side * 14, 58), (50 + side * 30, 76), hand, 6, b.pale)
        b.ball((hand[0], 46), 10, b.ink, 1)
        b.pen.circle((hand[0], 46), 7, b.hue)
        b.pen.circle((hand[0], 46), 4, b.ink)


@figure("creeping_horror")
def creeping_horror(b: Brush) -> None:
    """A centipede that rears up, a die in its jaws."""
    way = [(86, 100), (84, 78), (70, 66), (54, 64), (42, 54), (40, 40)]
    for n, (x, y) in enumerate(way):
        side = 10 + n
        for turn in (-1, 1):
            b.stroke([(x, y), (x + turn * side * 1.7, y + 10)], 4.4)
            b.stroke([(x, y), (x + turn * side * 1.7, y + 10)], 2.2, b.pale)
    for n, (x, y) in enumerate(way):
        b.ball((x, y), 13 + n * 0.8, b.body if n % 2 else b.shade)
    b.ball((42, 26), 20)
    for side in (-1, 1):
        b.stroke(bezier((42 + side * 8, 8), (42 + side * 20, -6), (42 + side * 34, 2)), 3, b.pale)
        b.sharp([*bezier((42 + side * 14, 36), (42 + side * 26, 48), (42 + side * 6, 58)),
                 (42 + side * 8, 42)], GOLD, 1.8)  # fmt: skip
    b.eyes((42, 20), 22, 5.4, slant=4)
    b.pen.rounded(Box(33, 42, 18, 18), 4, b.ink)
    b.pen.rounded(Box(35, 44, 14, 14), 3, (250, 246, 236))
    for x, y in ((39, 48), (45, 54)):
        b.pen.circle((x, y), 2, b.ink)


@figure("vampire_lord")
def vampire_lord(b: Brush) -> None:
    """A high collar and a cloak like wings."""
    b.spikes([(44, 40), (20, 18), (24, 40), (2, 50), (12, 70), (0, 104), (44, 104)], (70, 20, 40))
    b.robe(44, 16, 20, b.deep)
    b.spikes([(50, 60), (28, 18), (38, 54)], BLOOD, 1.8)
    b.twin([(50, 12), (36, 18), (36, 38), (44, 52), (50, 54)], b.pale)
    b.sharp([(34, 26), (36, 8), (50, 4), (64, 8), (66, 26), (58, 16), (50, 26), (42, 16)], b.ink)
    b.eyes((50, 31), 15, 4, slant=3)
    b.fangs((50, 43), 14, teeth=2, tall=6)
    b.pen.circle((50, 70), 6, GOLD)
    b.pen.circle((50, 70), 3.4, BLOOD)


@figure("nameless")
def nameless(b: Brush) -> None:
    """A hole in the air, ringed by all five colours."""
    for n, colour in enumerate((*FOUR, (120, 112, 136))):
        start = n * 72 + 6
        b.stroke(bow((50, 50), 42, (start, start + 60)), 11)
        b.stroke(bow((50, 50), 42, (start, start + 60)), 7.4, colour)
    b.ball((50, 50), 33, b.ink)
    b.pen.circle((50, 50), 24, (4, 2, 10))
    for n in range(9):
        b.stroke([polar((50, 50), 31, n * 40 + 10), polar((50, 50), 20, n * 40)], 2.4, b.deep)
    b.pen.ellipse(Box.around((50, 50), 30, 13), b.pale)
    b.pen.circle((50, 50), 6.4, b.evil)
    b.pen.circle((50, 50), 3, b.ink)


@figure("gatekeeper")
def gatekeeper(b: Brush) -> None:
    """A giant in a gateway, its key over the shoulder."""
    stone = (96, 92, 112)
    b.sharp([(2, 104), (2, 20), (50, -2), (98, 20), (98, 104), (84, 104), (84, 30), (50, 14),
           (16, 30),
             (16, 104)], stone)  # fmt: skip
    b.bulk(50, 24, b.deep)
    b.form([(50, 24), (36, 28), (34, 44), (42, 58), (58, 58), (66, 44), (64, 28)], b.body)
    b.sharp([(34, 36), (36, 22), (64, 22), (66, 36)], STEEL)
    b.eyes((50, 42), 14, 4, slant=3)
    b.limb((68, 66), (84, 80), (70, 88), 9)
    b.stroke([(62, 96), (88, 58)], 6.4)
    b.stroke([(62, 96), (88, 58)], 3.8, GOLD)
    b.pen.circle((90, 52), 9, None, b.ink, 6)
    b.pen.circle((90, 52), 8, None, GOLD, 3.4)
    b.sharp([(62, 96), (70, 100), (66, 104), (58, 100)], GOLD, 1.4)


@figure("insatiable")
def insatiable(b: Brush) -> None:
    """A ball of a belly behind an empty bowl."""
    b.limb((22, 58), (-2, 70), (14, 46), 11)
    b.sharp([(0, 32), (32, 32), (26, 48), (6, 48)], (150, 110, 70), 2)
    b.pen.circle((10, 30), 5, b.pale)
    b.pen.circle((20, 28), 5.4, b.pale)
    b.limb((78, 58), (102, 70), (84, 88), 11)
    b.claws((84, 88), 9)
    b.twin([(50, 34), (22, 44), (12, 72), (24, 98), (50, 104)])
    b.twin([(50, 4), (34, 10), (30, 30), (40, 44), (50, 46)])
    b.eyes((50, 20), 18, 4.8)
    b.fangs((50, 32), 20, teeth=4, tall=4)
    b.form([(26, 66), (50, 58), (74, 66), (68, 86), (50, 92), (32, 86)], b.ink)
    b.form([(50, 76), (40, 80), (42, 92), (58, 92), (60, 80)], BLOOD, 1.4)
    for x in (34, 44, 56, 66):
        b.sharp([(x - 4, 63), (x + 4, 63), (x, 72)], b.pale, 1)
    crown(b, 50, 8, 22, 10)


@figure("wailing_mermaid")
def wailing_mermaid(b: Brush) -> None:
    """Draw a mermaid who wails, her tail bent in a bow."""
    b.limb((52, 70), (40, 104), (82, 90), 16, b.shade)
    b.sharp([(80, 92), (98, 66), (92, 86), (104, 100), (86, 100)], b.shade)
    b.hair((48, 28), 20, 40, b.deep)
    b.form([(48, 42), (36, 50), (40, 74), (60, 76), (62, 50)])
    for x in (43, 54):
        b.ball((x, 56), 5, GOLD, 1.4)
    b.limb((38, 54), (18, 52), (26, 32), 6, b.pale)
    b.limb((60, 54), (78, 52), (70, 32), 6, b.pale)
    b.ball((48, 28), 14, b.pale)
    b.eyes((48, 24), 13, 3.6)
    b.scream((48, 35), 9, 11)
    for x in (40, 56):
        b.stroke([(x, 28), (x, 38)], 2, (90, 180, 255))
    for radius in (10, 18):
        for side in (270, 90):
            x = 48 + (26 if side == 90 else -26)
            b.stroke(bow((x, 24), radius, (side - 40, side + 40)), 2.4, b.pale)


@figure("lord_of_roots")
def lord_of_roots(b: Brush) -> None:
    """An old tree that walks."""
    bark: Colour = (112, 84, 58)
    for tip, bend in (((6, 4), (14, 30)), ((26, -2), (32, 16)), ((74, -2), (68, 16)),
                      ((94, 4), (86, 30))):  # fmt: skip
        b.limb((50, 34), bend, tip, 7, bark)
        b.ball((tip[0], max(6.0, tip[1] + 4)), 9, b.hue, 1.8)
    b.twin([(50, 20), (32, 28), (28, 56), (24, 80), (50, 84)], bark)
    for end in ((2, 100), (22, 104), (46, 106), (70, 104), (98, 100)):
        b.limb((50, 74), ((50 + end[0]) / 2, 74), end, 8, bark)
    for x in (36, 62):
        b.stroke([(x, 62), (x + 2, 80)], 2)
    b.eyes((50, 42), 20, 5.4, slant=4)
    b.scream((50, 60), 22, 12)
    crown(b, 50, 26, 24, 12)


@figure("time_keeper")
def time_keeper(b: Brush) -> None:
    """An hourglass for a body."""
    b.limb((34, 50), (10, 44), (10, 70), 7)
    b.limb((66, 50), (90, 44), (90, 70), 7)
    b.claws((10, 70), 8)
    b.claws((90, 70), 8)
    b.sharp([(26, 34), (74, 34), (54, 68), (74, 100), (26, 100), (46, 68)], (214, 226, 240))
    b.pen.polygon([(34, 46), (66, 46), (50, 66)], GOLD)
    b.pen.polygon([(50, 80), (68, 98), (32, 98)], GOLD)
    b.stroke([(50, 64), (50, 84)], 2, GOLD)
    b.stroke([(22, 33), (78, 33)], 7)
    b.stroke([(22, 33), (78, 33)], 4, b.deep)
    b.skull((50, 16), 13)
    crown(b, 50, 8, 22, 10)


@figure("shapeshifter")
def shapeshifter(b: Brush) -> None:
    """Half a man, half a wolf."""
    b.robe(48, 20, 30, b.deep)
    b.limb((32, 58), (10, 66), (12, 88), 9, b.pale)
    b.claws((12, 88), 7)
    b.limb((68, 58), (92, 64), (88, 86), 12)
    b.claws((88, 86), 12)
    b.form([(50, 10), (36, 14), (32, 32), (40, 52), (50, 56)], b.pale)
    b.sharp([(50, 10), (58, 14), (72, -4), (74, 26), (86, 46), (66, 58), (50, 56)])
    b.stroke([(50, 10), (50, 56)], 2)
    b.pen.circle((42, 34), 3.4, b.ink)
    b.pen.polygon([(58, 30), (70, 28), (66, 38), (59, 38)], b.evil)
    b.stroke([(40, 46), (48, 46)], 2)
    b.sharp([(56, 48), (60, 57), (64, 48), (68, 56), (72, 47)], b.pale, 1.2)
