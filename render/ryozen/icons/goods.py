"""Icons of things that people gain, pay and move in Ryozen, and signs for events."""

from collections.abc import Sequence

from render.kit.drawings import Draw, icon
from render.kit.geometry import Box, Point, polar, regular, star
from render.kit.pen import Pen
from render.kit.theme import Colour, Theme, darker, edge_of, lighter, mix

MIDDLE: Point = (50, 50)


@icon("ryozen/coin")
def coin(pen: Pen, theme: Theme) -> None:
    gold = theme["coin"]
    pen.circle(MIDDLE, 46, gold, edge_of(gold), 5)
    pen.circle(MIDDLE, 34, mix(gold, edge_of(gold), 0.18))
    pen.arc(MIDDLE, 39, (290, 350), lighter(gold, 0.55), 4)
    pen.rounded(Box(37, 37, 26, 26), 3, edge_of(gold))
    pen.rounded(Box(41.5, 41.5, 17, 17), 2, mix(gold, (0, 0, 0), 0.7))


@icon("ryozen/scroll")
def scroll(pen: Pen, theme: Theme) -> None:
    sheet = theme["scroll"]
    edge = edge_of(sheet)
    pen.rounded(Box(20, 16, 60, 68), 4, sheet, edge, 5)
    for y in (36, 48, 60):
        pen.line([(32, y), (68 if y < 60 else 54, y)], mix(sheet, edge, 0.75), 4.5)
    for y in (8, 74):
        pen.rounded(Box(8, y, 84, 18), 9, darker(sheet, 0.16), edge, 5)
        pen.circle((17, y + 9), 4, edge)
        pen.circle((83, y + 9), 4, edge)


@icon("ryozen/lantern")
def lantern(pen: Pen, theme: Theme) -> None:
    red = theme["lantern"]
    edge = edge_of(red)
    pen.line([(50, 3), (50, 14)], edge, 5)
    pen.ellipse(Box(12, 18, 76, 62), red, edge, 5)
    pen.ellipse(Box(31, 20, 38, 58), lighter(red, 0.22), mix(red, edge, 0.6), 3)
    pen.ellipse(Box(41, 34, 18, 32), theme["glow"])
    pen.rounded(Box(31, 10, 38, 13), 4, edge)
    pen.rounded(Box(33, 75, 34, 11), 4, edge)
    for x in (42, 50, 58):
        pen.line([(x, 87), (x, 97)], theme["coin"], 4)


@icon("ryozen/favour")
def favour(pen: Pen, theme: Theme) -> None:
    """A flame-like feather in a round seal: the Phoenix's good will."""
    gold = theme["favour"]
    edge = edge_of(gold)
    pen.polygon(star((50, 52), 49, 22, 5), gold, edge, 5)
    pen.polygon(star((50, 52), 30, 14, 5), lighter(gold, 0.4))


@icon("ryozen/coral")
def coral(pen: Pen, theme: Theme) -> None:
    """The coral moon is a crescent."""
    colour = theme["coral"]
    pen.circle(MIDDLE, 46, edge_of(colour))
    pen.circle(MIDDLE, 41, colour)
    pen.arc((50, 50), 34, (190, 300), lighter(colour, 0.45), 5)
    pen.clear(lambda hole: hole.circle((69, 38), 27, (0, 0, 0)))
    pen.arc((69, 38), 29, (150, 330), edge_of(colour), 5)


@icon("ryozen/agate")
def agate(pen: Pen, theme: Theme) -> None:
    """The agate moon is full and banded."""
    colour = theme["agate"]
    pen.circle(MIDDLE, 46, edge_of(colour))
    pen.circle(MIDDLE, 41, colour)

    def bands(inner: Pen) -> None:
        for number, y in enumerate((24, 42, 60, 78)):
            shade = darker(colour, 0.4) if number % 2 == 0 else lighter(colour, 0.5)
            inner.curve((0, y), (50, y + 16), (100, y - 4), shade, 7)

    pen.inside(bands)
    pen.circle(MIDDLE, 46, None, edge_of(colour), 5)


@icon("ryozen/jade")
def jade(pen: Pen, theme: Theme) -> None:
    """The jade moon is a ring, as jade discs are."""
    colour = theme["jade"]
    pen.circle(MIDDLE, 46, edge_of(colour))
    pen.circle(MIDDLE, 41, colour)
    pen.arc(MIDDLE, 32, (280, 350), lighter(colour, 0.5), 6)
    pen.arc(MIDDLE, 32, (110, 150), lighter(colour, 0.25), 5)
    pen.circle(MIDDLE, 20, edge_of(colour))
    pen.clear(lambda hole: hole.circle(MIDDLE, 15, (0, 0, 0)))


CHOICE = ((50, 27), (27, 71), (73, 71))  # places of three things, one of which is chosen


@icon("ryozen/any_resource")
def any_resource(pen: Pen, theme: Theme) -> None:
    """Draw coin, scroll and lantern apart from each other: any one of them."""
    one_of(pen, theme, (coin, scroll, lantern))


@icon("ryozen/any_shard")
def any_shard(pen: Pen, theme: Theme) -> None:
    one_of(pen, theme, (coral, agate, jade))


def one_of(pen: Pen, theme: Theme, things: Sequence[Draw]) -> None:
    """Draw three things in small, with strokes between them."""
    for turn in (60, 180, 300):
        pen.line([polar((50, 56), 6, turn), polar((50, 56), 44, turn)], theme["ink_soft"], 5)
    for thing, place in zip(things, CHOICE, strict=True):
        small = Pen((round(pen.pixels[0] * 0.46), round(pen.pixels[1] * 0.46)))
        thing(small, theme)
        pen.paste(small.image, Box.around(place, 46))


@icon("ryozen/explorer")
def explorer(pen: Pen, theme: Theme) -> None:
    """A walker with a staff."""
    ink = theme["ink"]
    pen.circle((48, 20), 13, ink)
    pen.polygon(
        [(34, 38), (62, 38), (68, 70), (62, 94), (50, 94), (47, 74), (40, 94), (27, 94)], ink
    )
    pen.line([(60, 44), (78, 56)], ink, 8)
    pen.line([(80, 26), (76, 96)], theme["accent"], 6)


@icon("ryozen/herald")
def herald(pen: Pen, theme: Theme) -> None:
    """Somebody who blows a trumpet with a banner."""
    ink, red = theme["ink"], theme["lantern"]
    pen.polygon([(10, 97), (16, 62), (28, 50), (42, 50), (54, 62), (58, 97)], ink)
    pen.circle((34, 29), 17, ink)
    pen.line([(50, 36), (82, 22)], theme["coin"], 8)
    pen.polygon([(78, 14), (99, 6), (99, 42), (84, 32)], theme["coin"])
    pen.polygon([(56, 40), (80, 30), (84, 66), (72, 58), (61, 74)], red)


@icon("ryozen/lead")
def lead(pen: Pen, theme: Theme) -> None:
    """The highest of three steps, with a crown."""
    gold, low = theme["coin"], theme["ink_soft"]
    for x, top in ((4, 70), (68, 78)):
        pen.rounded(Box(x, top, 28, 97 - top), 3, low)
    pen.rounded(Box(34, 54, 32, 43), 3, gold)
    pen.polygon(
        [(28, 46), (24, 10), (38, 26), (50, 4), (62, 26), (76, 10), (72, 46)], gold,
        edge_of(gold), 4,
    )  # fmt: skip


@icon("ryozen/first_player")
def first_player(pen: Pen, theme: Theme) -> None:
    """The Phoenix's crest."""
    red = theme["lantern"]
    pen.circle(MIDDLE, 47, theme["card_ink"])
    pen.circle(MIDDLE, 42, darker(red, 0.15))
    crest(pen, theme["glow"])


def crest(pen: Pen, colour: Colour) -> None:
    """Spread wings, tail and head."""
    for mirror in (1, -1):

        def wing(points: list[Point], side: int = mirror) -> list[Point]:
            return [(50 + side * (x - 50), y) for x, y in points]

        pen.polygon(
            wing([(50, 52), (60, 40), (84, 22), (80, 44), (88, 46), (74, 58), (52, 66)]), colour
        )
        pen.polygon(wing([(50, 60), (60, 70), (66, 88), (54, 80)]), colour)
    pen.polygon([(50, 18), (58, 34), (54, 56), (50, 88), (46, 56), (42, 34)], colour)
    pen.circle((50, 26), 8, colour)


@icon("ryozen/phoenix")
def phoenix(pen: Pen, theme: Theme) -> None:
    crest(pen, theme["lantern"])
    pen.circle((50, 26), 4, theme["glow"])


@icon("ryozen/strike")
def strike(pen: Pen, theme: Theme) -> None:
    """Crossed blades."""
    steel, grip = theme["ink"], theme["accent"]
    for start, end, guard in (
        ((14, 10), (74, 74), ((62, 84), (84, 62))),
        ((86, 10), (26, 74), ((38, 84), (16, 62))),
    ):
        pen.line([start, end], theme["table"], 14)
        pen.line([start, end], steel, 8)
        pen.line(list(guard), grip, 8)
        pen.line([end, (end[0] + (end[0] - start[0]) * 0.22, 90)], grip, 8)


@icon("ryozen/cloak")
def cloak(pen: Pen, theme: Theme) -> None:
    """A hood over an empty face."""
    ink = theme["ink"]
    hood(pen, ink, theme["table"])


def hood(pen: Pen, colour: Colour, shade: Colour) -> None:
    pen.polygon(
        [(50, 4), (70, 16), (80, 42), (78, 62), (94, 94), (6, 94), (22, 62), (20, 42), (30, 16)],
        colour,
    )
    pen.ellipse(Box(32, 24, 36, 46), shade)
    pen.line([(50, 76), (50, 94)], shade, 4)


BOLT: list[Point] = [(54, 54), (36, 80), (50, 78), (42, 99), (68, 70), (53, 72), (64, 54)]


def cloud(pen: Pen, colour: Colour, bolt: Colour) -> None:
    for centre, radius in (((32, 42), 20), ((54, 32), 24), ((74, 44), 18)):
        pen.circle(centre, radius, colour)
    pen.rounded(Box(14, 42, 76, 22), 11, colour)
    pen.polygon(BOLT, bolt)


@icon("ryozen/event")
def event(pen: Pen, theme: Theme) -> None:
    cloud(pen, theme["ink_soft"], theme["accent"])


@icon("ryozen/storm")
def storm(pen: Pen, theme: Theme) -> None:
    """An event on paper."""
    cloud(pen, theme["card_ink_soft"], theme["lantern"])


@icon("ryozen/event_off")
def event_off(pen: Pen, theme: Theme) -> None:
    event(pen, theme)
    pen.line([(14, 90), (88, 10)], theme["table"], 15)
    pen.line([(14, 90), (88, 10)], theme["bad"], 8)


@icon("ryozen/revelation")
def revelation(pen: Pen, theme: Theme) -> None:
    """A card with a star."""
    pen.rounded(Box(18, 4, 64, 92), 9, theme["card"], theme["card_ink"], 5)
    pen.polygon(star(MIDDLE, 25, 11, 6), theme["accent"])


@icon("ryozen/village")
def village(pen: Pen, theme: Theme) -> None:
    roof, wall = theme["lantern"], theme["card"]
    pen.rounded(Box(22, 48, 56, 44), 3, wall, theme["card_ink"], 4)
    pen.polygon([(50, 10), (96, 52), (4, 52)], roof, edge_of(roof), 4)
    pen.rounded(Box(42, 62, 16, 30), 3, theme["card_ink"])


@icon("ryozen/build")
def build(pen: Pen, theme: Theme) -> None:
    """A hammer."""
    pen.line([(28, 88), (60, 44)], theme["accent"], 12)
    pen.polygon([(34, 26), (54, 8), (94, 42), (84, 54), (70, 46), (60, 58)], theme["ink"])


@icon("ryozen/explore")
def explore(pen: Pen, theme: Theme) -> None:
    """The Explorer, on the way."""
    small = Pen((round(pen.pixels[0] * 0.74), round(pen.pixels[1] * 0.74)))
    explorer(small, theme)
    pen.paste(small.image, Box(-8, 16, 74, 74))
    ink = theme["accent"]
    pen.line([(6, 95), (92, 95)], theme["ink_soft"], 6)
    pen.polygon([(60, 34), (74, 34), (74, 20), (99, 44), (74, 68), (74, 54), (60, 54)], ink)


@icon("ryozen/hire")
def hire(pen: Pen, theme: Theme) -> None:
    """A figure with a plus."""
    ink = theme["ink"]
    pen.circle((40, 26), 17, ink)
    pen.polygon([(40, 46), (62, 54), (72, 92), (8, 92), (18, 54)], ink)
    pen.line([(80, 22), (80, 58)], theme["good"], 11)
    pen.line([(62, 40), (98, 40)], theme["good"], 11)


@icon("ryozen/influence")
def influence(pen: Pen, theme: Theme) -> None:
    pen.polygon(regular(MIDDLE, 46, 4), theme["accent"], edge_of(theme["accent"]), 5)
