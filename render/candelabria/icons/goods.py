"""The icons of a House's goods (cubes, cards, points) and of the places they come from."""

from render.candelabria.figures import draw_tongue, paint_candle, paint_temple
from render.candelabria.icons.places import swords
from render.candelabria.words import NO_MARK
from render.kit.fonts import Face
from render.kit.geometry import Box, bezier, polar, star
from render.kit.icons import icon
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, lighter


def cube(pen: Pen, colour: Colour) -> None:
    rim = darker(colour, 0.62)
    pen.polygon([(50, 4), (94, 26), (94, 74), (50, 97), (6, 74), (6, 26)], rim)
    pen.polygon([(50, 10), (88, 29), (50, 48), (12, 29)], lighter(colour, 0.4))
    pen.polygon([(11, 35), (47, 53), (47, 90), (11, 71)], colour)
    pen.polygon([(89, 35), (53, 53), (53, 90), (89, 71)], darker(colour, 0.25))


@icon("candelabria/wax")
def wax(pen: Pen, theme: Theme) -> None:
    """A lump of wax with a drop running down."""
    colour = theme["wax"]
    rim = darker(colour, 0.66)
    body = [
        *bezier((10, 44), (10, 8), (50, 10)),
        *bezier((50, 10), (92, 10), (90, 46)),
        *bezier((90, 62), (84, 76), (76, 62)),
        *bezier((74, 78), (62, 104), (54, 78)),
        *bezier((52, 60), (44, 52), (40, 64)),
        *bezier((40, 64), (30, 96), (24, 66)),
        *bezier((24, 66), (8, 74), (10, 44)),
    ]
    pen.polygon(body, colour, rim, 7)
    pen.ellipse(Box(24, 20, 34, 15), lighter(colour, 0.5))


@icon("candelabria/gold")
def gold(pen: Pen, theme: Theme) -> None:
    cube(pen, theme["gold"])


@icon("candelabria/supply")
def supply(pen: Pen, theme: Theme) -> None:
    """Ground flames that are not on the board."""
    draw_tongue(pen, theme, 50, 8, 92, 62)


def sheet(pen: Pen, theme: Theme, shift: float, colour: Colour) -> None:
    box = Box(16 + shift, 6 + shift * 0.4, 62, 86)
    pen.rounded(box, 9, colour, theme["card_ink"], 6)


@icon("candelabria/hand")
def hand(pen: Pen, theme: Theme) -> None:
    """Candle cards."""
    sheet(pen, theme, 10, theme["card_edge"])
    sheet(pen, theme, 0, theme["card"])
    pen.rounded(Box(38, 46, 18, 34), 4, theme["wax"], theme["card_ink"], 4)
    draw_tongue(pen, theme, 47, 18, 46, 18)


@icon("candelabria/tactics")
def tactics(pen: Pen, theme: Theme) -> None:
    """Tactics cards."""
    sheet(pen, theme, 10, theme["card_edge"])
    sheet(pen, theme, 0, theme["act_barracks"])
    other = Pen(pen.pixels)
    swords(other, theme["act_ink"])
    pen.paste(other.image, Box(17, 20, 60, 60))


@icon("candelabria/area")
def area(pen: Pen, theme: Theme) -> None:
    """Draw the cards discarded for manoeuvres."""
    sheet(pen, theme, 0, theme["card_edge"])
    pen.line([(30, 50), (58, 50)], theme["card_ink"], 8)
    pen.polygon([(54, 34), (74, 50), (54, 66)], theme["card_ink"])


@icon("candelabria/laurel")
def laurel(pen: Pen, theme: Theme) -> None:
    """Victory points: a wreath around a star."""
    gold = theme["laurel"]
    rim = darker(gold, 0.66)
    for paint, more in ((rim, 3.5), (gold, 0.0)):
        for side in (-1, 1):
            for step in range(5):
                leaf(pen, side, 164 - 30 * step, paint, more)
    pen.polygon(star((50, 52), 27, 12, 5), rim)
    pen.polygon(star((50, 52), 21, 9, 5), lighter(gold, 0.25))


def leaf(pen: Pen, side: int, angle: float, colour: Colour, more: float) -> None:
    """Draw one leaf on the left or right of a wreath."""
    foot, tip = polar((50, 50), 31, side * (angle + 8)), polar((50, 50), 49, side * (angle - 16))
    middle = (foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2
    dx, dy = tip[0] - foot[0], tip[1] - foot[1]
    bulge = 0.62
    one = middle[0] - dy * bulge, middle[1] + dx * bulge
    other = middle[0] + dy * bulge, middle[1] - dx * bulge
    outline = [*bezier(foot, one, tip, 8), *bezier(tip, other, foot, 8)]
    pen.polygon(outline, colour)
    if more:
        pen.line([*outline, outline[0]], colour, 2 * more)


for role in ("explorer", "pilgrim", "warrior"):

    def candlestick(pen: Pen, theme: Theme, role: str = role) -> None:
        part = Pen((round(pen.pixels[0] * 0.84), pen.pixels[1]), (100, 120))
        paint_candle(part, theme, NO_MARK, role, 9)
        pen.paste(part.image, Box(8, 0, 84, 100))

    def put_out(pen: Pen, theme: Theme, role: str = role) -> None:
        """Draw a role that is still free."""
        part = Pen((round(pen.pixels[0] * 0.84), pen.pixels[1]), (100, 120))
        paint_candle(part, theme, NO_MARK, role, 0)
        part.fade(0.72)
        pen.paste(part.image, Box(8, 0, 84, 100))

    icon(f"candelabria/{role}")(candlestick)
    icon(f"candelabria/{role}_out")(put_out)


for colour in ("white", "grey", "black"):

    def temple(pen: Pen, theme: Theme, colour: str = colour) -> None:
        part = Pen((pen.pixels[0], round(pen.pixels[1] * 0.92)), (100, 92))
        paint_temple(part, theme, colour)
        pen.paste(part.image, Box(0, 4, 100, 92))

    icon(f"candelabria/temple_{colour}")(temple)


@icon("candelabria/quest")
def quest(pen: Pen, theme: Theme) -> None:
    pen.rounded(Box(20, 10, 60, 80), 8, theme["scroll"], theme["card_ink"], 5)
    pen.letter("!", (50, 50), 58, theme["seal"], Face.NUMBER)


@icon("candelabria/withered")
def withered(pen: Pen, theme: Theme) -> None:
    """A flower that hangs its head and loses its petals."""
    stem, petal = (122, 112, 62), (168, 112, 62)
    dark = darker(stem, 0.55)
    pen.line(bezier((30, 97), (18, 4), (56, 16)), dark, 12)
    pen.line(bezier((30, 97), (18, 4), (56, 16)), stem, 7)
    pen.line(bezier((56, 16), (68, 20), (68, 36)), stem, 7)
    pen.polygon([(28, 66), (10, 70), (4, 92), (18, 86)], stem, dark, 4)
    falls = ((44, 48, 46, 74), (58, 52, 62, 80), (78, 52, 78, 79), (86, 44, 90, 67))
    petals = [bezier((68, 38), (x, y), (end, low)) for x, y, end, low in falls]
    for colour, wide in ((darker(petal, 0.6), 18.0), (petal, 12.0)):
        for line in petals:
            pen.line(line, colour, wide)
    pen.circle((68, 36), 12, stem, dark, 4)
    for x in (54, 80):
        pen.ellipse(Box.around((x, 94), 17, 9), petal)


@icon("candelabria/upgrade")
def upgrade(pen: Pen, theme: Theme) -> None:
    """A token on which something is built."""
    pen.rounded(Box(6, 16, 88, 68), 14, theme["card_ink"])
    pen.rounded(Box(11, 21, 78, 58), 10, theme["year_2"])
    pen.polygon(
        [(50, 26), (74, 50), (60, 50), (60, 74), (40, 74), (40, 50), (26, 50)], theme["card"]
    )


@icon("candelabria/spot")
def spot(pen: Pen, theme: Theme) -> None:
    """The token of a region."""
    pen.circle((50, 50), 48, theme["card_ink"])
    pen.circle((50, 50), 44, theme["card_edge"])
    pen.circle((50, 50), 35, theme["board"])
    pen.letter("6", (50, 50), 56, theme["ink"], Face.NUMBER)


@icon("candelabria/track")
def track(pen: Pen, theme: Theme) -> None:
    """Markers one behind the other."""
    for x, colour in ((74, theme.seats[2]), (50, theme.seats[1]), (26, theme.seats[0])):
        pen.circle((x, 50), 21, theme["card_ink"])
        pen.circle((x, 50), 16, colour)


@icon("candelabria/weak")
def weak(pen: Pen, theme: Theme) -> None:
    """The two slots of a war board."""
    for x in (6, 53):
        pen.rounded(Box(x, 14, 41, 72), 8, theme["card_ink"])
        pen.rounded(Box(x + 5, 19, 31, 62), 5, theme["act_barracks"])
    part = Pen(pen.pixels)
    swords(part, theme["act_ink"])
    pen.paste(part.image, Box(12, 35, 30, 30))
    pen.paste(part.image, Box(59, 35, 30, 30))
