"""Black ghosts: out of the night itself."""

from render.ghost_stories.ghosts.brush import Brush, figure
from render.kit.geometry import bezier


@figure("gloomy_minion")
def gloomy_minion(b: Brush) -> None:
    """Small and quick, a lantern in its hand."""
    b.limb((38, 80), (30, 92), (36, 100), 7)
    b.limb((62, 80), (72, 90), (66, 100), 7)
    b.form([(50, 34), (28, 42), (24, 66), (36, 86), (64, 86), (76, 66), (72, 42)])
    b.spikes([(32, 44), (24, 20), (46, 36)])
    b.eyes((50, 58), 22, 7)
    b.stroke(bezier((42, 72), (50, 78), (58, 72)), 3)
    b.limb((74, 64), (92, 62), (90, 44), 6)
    b.stroke([(90, 42), (90, 28)], 2)
    b.ball((90, 22), 9, (255, 200, 90), 1.8)


@figure("repellent_beauty")
def repellent_beauty(b: Brush) -> None:
    """Half a lovely face, half a skull, behind a fan."""
    b.hair((50, 32), 22, 46, b.ink)
    b.robe(52, 15, 34, b.deep)
    b.skull((50, 34), 17)
    b.pen.polygon([*bezier((50, 16), (30, 18), (33, 40)), *bezier((33, 40), (38, 54), (50, 57))],
                  (244, 226, 214))  # fmt: skip
    b.pen.circle((42, 34), 3, b.ink)
    b.stroke([(38, 28), (46, 27)], 1.8)
    b.pen.circle((46, 49), 2.6, (200, 50, 70))
    b.stroke([(50, 16), (50, 57)], 1.6)
    b.stroke([(24, 14), (40, 22)], 3, (232, 190, 80))
    b.pen.circle((23, 13), 4.4, (220, 60, 80))
    for n in range(5):
        b.sharp([(64, 92), (58 + n * 9, 58 - (2 - abs(n - 2)) * 3), (66 + n * 9, 60)],
                (200, 60, 84), 1.4)  # fmt: skip


@figure("severed_heads")
def severed_heads(b: Brush) -> None:
    """Three heads that fly, their hair trailing."""
    for x, y, r in ((50, 28, 18), (24, 68, 16), (76, 70, 16)):
        b.form([(x, y - r * 1.2), (x - r * 1.1, y - r * 0.4), (x - r * 1.3, y + r * 0.9),
                (x - r * 0.5, y + r * 1.5), (x, y + r), (x + r * 0.5, y + r * 1.6),
                (x + r * 1.3, y + r * 0.9), (x + r * 1.1, y - r * 0.4)], b.ink)  # fmt: skip
        b.ball((x, y), r * 0.82, b.pale, 1.8)
        b.eyes((x, y - 1), r * 0.8, r * 0.18)
        b.scream((x, y + r * 0.42), r * 0.5, r * 0.46)
        b.stroke([(x - r * 0.4, y - r * 0.7), (x + r * 0.3, y - r * 0.75)], 3, b.ink)


@figure("grave_walker")
def grave_walker(b: Brush) -> None:
    """A tall bent figure with a spade over its shoulder."""
    b.staff((20, 92), (78, 10), 3.6)
    b.sharp([(70, 12), (84, 0), (96, 8), (92, 24), (80, 24)], (170, 176, 190))
    b.form([(40, 30), (26, 46), (26, 74), (18, 100), (66, 100), (62, 66), (66, 44), (56, 30)])
    b.limb((34, 52), (20, 66), (36, 72), 8)
    b.hood((46, 34), 17)
    b.eyes((44, 38), 12, 3.6)
    b.sharp([(72, 100), (72, 76), (80, 68), (88, 76), (88, 100)], b.shade)
    b.stroke([(80, 76), (80, 92)], 2.4)
    b.stroke([(75, 82), (85, 82)], 2.4)


@figure("black_widow")
def black_widow(b: Brush) -> None:
    """A lady above, a spider below."""
    for side in (-1, 1):
        for x, bend, y in ((46, 22, 44), (48, 40, 70), (44, 60, 98), (24, 66, 102)):
            b.limb((50 + side * 12, 74), (50 + side * x, bend), (50 + side * x, y), 4, b.shade)
    b.ball((50, 78), 21, b.deep)
    b.sharp([(42, 70), (58, 70), (44, 88), (56, 88)], (214, 40, 50), 1)
    b.form([(50, 40), (40, 48), (42, 64), (58, 64), (60, 48)])
    b.hair((50, 24), 15, 28, b.ink)
    b.ball((50, 26), 11, b.pale, 1.8)
    b.eyes((50, 25), 10, 2.8)
    b.pen.circle((50, 33), 2.2, (200, 50, 70))


@figure("dark_wraith")
def dark_wraith(b: Brush) -> None:
    """Rags and burning eyes, arms wide."""
    b.spikes([(40, 38), (10, 22), (0, 40), (8, 44), (4, 62), (16, 58), (18, 76), (38, 66)], b.shade)
    b.wisp(28, 20)
    b.hood((50, 30), 21)
    b.eyes((50, 32), 18, 6, slant=4)


@figure("shapeless_evil")
def shapeless_evil(b: Brush) -> None:
    """A cloud with too many mouths."""
    b.form([(50, 8), (30, 14), (22, 28), (6, 40), (10, 62), (4, 80), (24, 94), (46, 90), (66, 98),
            (90, 88), (96, 66), (88, 48), (92, 28), (72, 18)])  # fmt: skip
    b.fangs((34, 42), 22, teeth=3, tall=5)
    b.fangs((66, 60), 26, teeth=4, tall=6)
    b.fangs((32, 74), 20, teeth=3, tall=5)
    for x, y, r in (
        (62, 30, 6),
        (46, 56, 4.6),
        (78, 42, 4),
        (18, 58, 4),
        (54, 78, 4.6),
        (44, 22, 4),
    ):
        b.pen.circle((x, y), r * 1.3, b.ink)
        b.pen.circle((x, y), r * 0.8, b.evil)


@figure("soul_eater")
def soul_eater(b: Brush) -> None:
    """Draw a mouth that swallows small flames."""
    b.robe(50, 24, 36, b.deep)
    b.spikes([(26, 30), (4, 0), (40, 14)], b.pale)
    b.twin([(50, 8), (28, 16), (22, 42), (32, 70), (50, 80)])
    b.eyes((50, 28), 24, 6, slant=4)
    b.scream((50, 56), 26, 34)
    for x, y, r in ((50, 56, 7), (14, 66, 6), (86, 62, 6), (90, 88, 5), (10, 92, 5)):
        b.pen.polygon([*bezier((x, y - r * 2), (x + r * 1.6, y), (x, y + r)),
                       *bezier((x, y + r), (x - r * 1.6, y), (x, y - r * 2))],
                      (120, 220, 255))  # fmt: skip
        b.pen.circle((x, y + r * 0.2), r * 0.4, (240, 252, 255))
