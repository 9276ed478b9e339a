"""Drawing playing cards, large enough for a phone."""

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.pen import Pen
from render.kit.text import Style
from render.kit.theme import Colour

RED = ("d", "h")
RANK = Style(Face.NUMBER, 62, 34)
WIDE, TALL = 3, 4.2  # a card's proportions


def draw_card(canvas: Canvas, card: str, box: Box, letters: dict[str, str]) -> None:
    """Draw a card face up. `letters` are the reader's letters for jack, queen, king and ace."""
    suit, _, rank = card.partition(":")
    ink = canvas.theme["red" if suit in RED else "black"]
    canvas.panel(box, "face", "face_edge", 12, 3, shadow=4)
    head = Box(box.x + 6, box.y + 8, box.w - 12, box.h * 0.4)
    canvas.write(letters.get(rank, rank), head, RANK, ink)
    draw_suit(canvas, suit, Box.around((box.centre[0], box.y + box.h * 0.68), box.w * 0.52), ink)


def draw_suit(canvas: Canvas, suit: str, box: Box, ink: Colour) -> None:
    canvas.stamp(box, ("suit", suit, ink), lambda pen: SUITS[suit](pen, ink))


def diamond(pen: Pen, ink: Colour) -> None:
    pen.polygon([(50, 2), (88, 50), (50, 98), (12, 50)], ink)


def heart(pen: Pen, ink: Colour) -> None:
    for x in (28, 72):
        pen.circle((x, 32), 25, ink)
    pen.polygon([(6, 44), (94, 44), (50, 98)], ink)


def spade(pen: Pen, ink: Colour) -> None:
    for x in (28, 72):
        pen.circle((x, 58), 23, ink)
    pen.polygon([(50, 2), (95, 54), (5, 54)], ink)
    stem(pen, ink)


def club(pen: Pen, ink: Colour) -> None:
    for centre in ((50, 25), (25, 60), (75, 60)):
        pen.circle(centre, 22, ink)
    pen.circle((50, 48), 16, ink)
    stem(pen, ink)


def stem(pen: Pen, ink: Colour) -> None:
    pen.polygon([(46, 46), (54, 46), (66, 98), (34, 98)], ink)


SUITS = {"c": club, "d": diamond, "h": heart, "s": spade}
