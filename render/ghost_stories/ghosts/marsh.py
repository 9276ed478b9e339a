"""Yellow ghosts, from the marsh."""

from render.ghost_stories.ghosts.brush import Brush, figure
from render.kit.geometry import Box, bow


@figure("ghoul")
def ghoul(b: Brush) -> None:
    """Crouching, with long arms and a wide mouth."""
    b.limb((36, 62), (6, 60), (14, 92), 9)
    b.limb((64, 62), (94, 60), (86, 92), 9)
    b.bulk(46, 24, b.shade)
    b.twin([(50, 14), (30, 20), (26, 42), (36, 60), (50, 64)])
    b.spikes([(28, 26), (8, 14), (26, 42)])
    b.eyes((50, 36), 22, 5)
    b.fangs((50, 52), 28, teeth=6, tall=5)
    b.claws((14, 92), 9)
    b.claws((86, 92), 9)


@figure("walking_corpse")
def walking_corpse(b: Brush) -> None:
    """Bandaged, its arms stretched out."""
    b.robe(42, 15, 20)
    b.limb((36, 52), (20, 44), (4, 50), 11)
    b.limb((64, 52), (84, 62), (97, 56), 11)
    b.twin([(50, 8), (34, 14), (34, 36), (50, 44)])
    for y in (18, 34, 56, 68, 80, 92):
        b.stroke([(32, y + 3), (68, y - 3)], 2, b.deep)
    b.stroke([(14, 42), (12, 54)], 2, b.deep)
    b.stroke([(88, 54), (90, 66)], 2, b.deep)
    b.pen.rounded(Box(36, 22, 28, 8), 3, b.ink)
    b.eyes((50, 26), 14, 3)


@figure("coffin_breakers")
def coffin_breakers(b: Brush) -> None:
    """A coffin burst open, hands on its rim."""
    wood = (122, 84, 50)
    b.sharp([(34, 12), (66, 12), (78, 36), (66, 100), (34, 100), (22, 36)], wood, 3)
    b.sharp([(38, 20), (62, 20), (70, 38), (60, 94), (40, 94), (30, 38)], b.ink)
    b.skull((50, 44), 14)
    b.sharp([(4, 62), (28, 44), (36, 96), (14, 100)], (146, 104, 62), 3)
    b.stroke([(14, 68), (22, 92)], 2)
    b.limb((58, 74), (66, 62), (76, 66), 7)
    b.claws((78, 64), 8)
    b.limb((42, 76), (30, 66), (26, 58), 7)
    b.claws((26, 56), 8, down=False)


@figure("restless_dead")
def restless_dead(b: Brush) -> None:
    """Half out of its grave, under its stone."""
    b.sharp([*bow((50, 34), 26, (-90, 90)), (76, 84), (24, 84)], (104, 100, 108), 3)
    b.stroke([(40, 16), (46, 30), (40, 40)], 2)
    b.skull((50, 52), 15)
    b.limb((34, 88), (24, 66), (12, 56), 7, b.pale)
    b.claws((12, 56), 9, down=False)
    b.limb((66, 88), (78, 70), (90, 66), 7, b.pale)
    b.claws((90, 66), 9, down=False)
    b.form([(0, 90), (20, 80), (40, 88), (60, 82), (82, 84), (100, 92), (100, 106), (0, 106)],
           b.deep)  # fmt: skip


@figure("zombie")
def zombie(b: Brush) -> None:
    """Leaning, one arm gone, an axe in its head."""
    b.robe(46, 17, 24, b.deep)
    b.limb((36, 56), (22, 62), (10, 50), 10)
    b.claws((10, 50), 8)
    b.limb((66, 56), (74, 58), (74, 64), 9)
    b.form([(38, 20), (58, 14), (70, 30), (66, 48), (50, 52), (36, 44), (32, 30)])
    b.staff((66, 6), (88, 30), 4)
    b.sharp([(52, 8), (66, 0), (72, 16), (60, 24)], (190, 196, 204))
    b.pen.circle((44, 32), 6, b.ink)
    b.pen.circle((44, 32), 3, b.evil)
    b.stroke([(54, 30), (62, 34)], 2.6)
    b.stroke([(54, 34), (62, 30)], 2.6)
    b.stroke([(42, 44), (60, 45)], 3)
    for x in (45, 50, 55):
        b.stroke([(x, 42), (x, 47)], 1.6)


@figure("hopping_vampire")
def hopping_vampire(b: Brush) -> None:
    """The jiangshi: an official's hat, a spell on its forehead, stiff arms."""
    b.robe(44, 18, 24, b.deep)
    b.limb((38, 54), (24, 56), (14, 62), 12, b.shade)
    b.limb((62, 54), (76, 56), (86, 62), 12, b.shade)
    b.claws((12, 64), 11)
    b.claws((88, 64), 11)
    b.pen.circle((50, 70), 9, b.shade, b.ink, 1.6)
    b.ball((50, 33), 16, b.pale)
    b.sharp([(28, 24), (34, 10), (66, 10), (72, 24)], b.ink)
    b.ball((50, 7), 5, (200, 52, 40))
    b.eyes((50, 32), 20, 3.6)
    b.fangs((50, 43), 12, teeth=2, tall=5)
    b.talisman(Box(45, 18, 10, 24))


@figure("yellow_plague")
def yellow_plague(b: Brush) -> None:
    """A swarm around a bloated face."""
    b.form([(50, 8), (24, 18), (14, 46), (24, 78), (50, 90), (76, 80), (88, 50), (76, 18)])
    for x, y, r in ((28, 34, 6), (70, 28, 7), (76, 58, 6), (34, 72, 7), (60, 80, 5), (46, 18, 4)):
        b.ball((x, y), r, b.pale, 1.6)
        b.pen.circle((x, y), r * 0.4, (140, 170, 60))
    b.eyes((50, 46), 26, 6)
    b.scream((50, 64), 20, 14)
    for x, y in ((6, 16), (92, 14), (6, 80), (94, 84), (14, 98), (84, 98), (4, 48), (97, 48)):
        b.pen.ellipse(Box.around((x, y), 8, 5), b.pale)
        b.pen.circle((x, y + 2), 2.6, b.ink)


@figure("lich")
def lich(b: Brush) -> None:
    """A crowned skull with a staff of flame."""
    b.staff((84, 100), (84, 24), 4)
    b.pen.circle((84, 18), 12, b.hue)
    b.pen.circle((84, 19), 7, b.pale)
    b.robe(46, 20, 34, b.deep)
    b.limb((64, 60), (80, 66), (84, 54), 8, b.shade)
    b.sharp([(50, 52), (40, 100), (60, 100)], b.shade)
    b.sharp([(24, 60), (34, 40), (50, 54), (66, 40), (76, 60), (50, 66)], b.shade)
    b.skull((48, 32), 16)
    b.sharp([(32, 24), (30, 4), (40, 14), (48, 2), (56, 14), (66, 4), (64, 24)], (232, 190, 80))
