"""Cards with their words, drawn in columns; each row is as high as its tallest card."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.signs import with_signs
from render.kit.text import Style, fit

GAP = 8.0
BADGE = 60.0  # size of an option's number in the corner
# The width of a card in its own units.
CARD = 404.0
HEAD = 84.0  # height of the part with its picture and the name beside it
PICTURE = 66.0
EDGE = 12.0
TITLE = Style(Face.TITLE, 31, 22, 2)
WORDS = Style(Face.BODY, 28, 25, 6)


@dataclass(frozen=True)
class Held:
    """A card or companion with its words; `places` are its names for options and arrows."""

    places: Sequence[str]
    draw: Callable[[Canvas, Box], None]
    title: str
    words: str


class Shelf(NamedTuple):
    cards: Sequence[Held]
    height: float


@dataclass(frozen=True)
class Grid:
    width: float
    columns: int
    game: str

    @property
    def column(self) -> float:
        return (self.width - (self.columns - 1) * GAP) / self.columns

    @property
    def unit(self) -> float:
        return self.column / CARD

    def shelves(self, cards: Sequence[Held]) -> list[Shelf]:
        firsts = range(0, len(cards), self.columns)
        rows = [cards[first : first + self.columns] for first in firsts]
        return [Shelf(row, max(map(self.height_of, row)) * self.unit) for row in rows]

    def height_of(self, card: Held) -> float:
        size = round(WORDS.size)
        told = fit(
            with_signs(card.words, self.game),
            face=WORDS.face,
            largest=size,
            least=size,
            lines=WORDS.lines,
            width=CARD - 2 * EDGE,
            height=WORDS.lines * 2.0 * size,
        )
        return HEAD + told.height + EDGE + 2

    def draw(self, canvas: Canvas, found: Sequence[Shelf], box: Box) -> Box:
        """Draw the cards; return the room left below."""
        for shelf in found:
            for number, card in enumerate(shelf.cards):
                left = box.x + number * (self.column + GAP)
                self.draw_card(canvas, card, Box(left, box.y, self.column, shelf.height))
            box = box.below(shelf.height + GAP)
        return box

    def draw_card(self, canvas: Canvas, card: Held, box: Box) -> None:
        theme, unit = canvas.theme, self.unit
        for place in card.places:
            canvas.place(place, box)
        canvas.panel(box, "card", "card_edge", 16 * unit, 4 * unit, shadow=4)
        room = box.inset(EDGE * unit, 0)
        head = room.below(10 * unit).top(PICTURE * unit)
        card.draw(canvas, head.left(head.h))
        title = head.beside((PICTURE + 12) * unit)
        title = title.left(title.w - BADGE + EDGE * unit)
        canvas.write(card.title, title, TITLE.times(unit), theme["card_ink"], "left")
        words = with_signs(card.words, theme.game)
        under = room.below(HEAD * unit)
        canvas.write(words, under, WORDS.times(unit), theme["card_ink_soft"], "left", "top")


def shelves_height(found: Sequence[Shelf]) -> float:
    return sum(shelf.height + GAP for shelf in found)
