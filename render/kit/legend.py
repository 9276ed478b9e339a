"""The signs on a picture, each with its meaning, as in a legend beside the board."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from render.kit.alt import alt_text
from render.kit.canvas import Canvas
from render.kit.encode import Picture, still
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.sheets import TOP, WIDTH, sheet_of
from render.kit.shown import TALLEST
from render.kit.text import Style
from render.kit.theme import Theme

MARGIN = 22.0
FEW = 18  # up to so many signs have full explanations, in two columns
MOST = 36  # up to so many have only names, in three columns; the message explains all signs
# Heights of a row, each with the letters of an explanation that it has room for.
ROWS = ((140.0, 70), (176.0, 112), (212.0, 150))
ROW = ROWS[0][0]
SIGN = 108.0
GAP = 12.0
NAME = Style(Face.TITLE, 44, 32)
LONG_NAME = Style(Face.TITLE, 44, 32, 2)
WORDS = Style(Face.BODY, 36, 28, 4)
HEAD = TOP + 8  # height of a sheet without its rows


class Sign(NamedTuple):
    """An icon in a picture, with its name and meaning."""

    icon: str
    name: str
    words: str = ""

    @property
    def told(self) -> str:
        return f"{self.name}: {self.words}" if self.words else self.name


class Meaning(NamedTuple):
    """A component that is looked up by an icon: its key, its name, its kind, and its words."""

    key: str
    name: str
    kind: str
    words: str


def sign_of(icon: str, known: Mapping[str, Sequence[Meaning]]) -> Sign | None:
    """Return what an icon means: the component of that name, the only component that has it, or
    else the kind of components that have it. Return None if no component has it."""
    found = known.get(icon, ())
    own = [it for it in found if icon in (it.key.partition(":")[2], it.key.replace(":", "_"))]
    pieces = [it for it in found if it.key.startswith("piece:")]
    for meant in (own, pieces, found):
        if len({it.name for it in meant}) == 1:
            return Sign(icon, meant[0].name, first_sentence(meant[0].words))
    return Sign(icon, found[0].kind) if found else None


def first_sentence(words: str) -> str:
    return words.partition(". ")[0].rstrip(".") + "." if words else ""


def legend_picture(
    name: str, title: str, signs: Sequence[Sign], theme: Theme, look: Look
) -> Picture:
    canvas = draw_legend(title, signs[:MOST], theme, look)
    return still(canvas, f"{name}-signs", alt_text([f"{title}.", *(f"{it.told}" for it in signs)]))


def draw_legend(title: str, signs: Sequence[Sign], theme: Theme, look: Look) -> Canvas:
    columns = 2 if len(signs) <= FEW else 3
    lines = [signs[at : at + columns] for at in range(0, len(signs), columns)]
    heights = heights_of(lines) if columns == 2 else [ROW] * len(lines)
    canvas = sheet_of(title, sum(heights), look, theme)
    top = TOP
    for line, tall in zip(lines, heights, strict=True):
        row = Box(MARGIN, top, WIDTH - 2 * MARGIN, tall - GAP)
        for sign, cell in zip(line, row.columns(columns, GAP), strict=False):
            draw_sign(canvas, sign, cell, most=dict(ROWS)[tall] if columns == 2 else 0)
        top += tall
    return canvas


def heights_of(lines: Sequence[Sequence[Sign]]) -> list[float]:
    """Return the heights of the rows that have room for all words, or for as many of them as a
    sheet in the shape of a message can show."""
    letters = [max(len(sign.words) for sign in line) for line in lines]
    for limit, _ in reversed(ROWS):
        heights = [
            next((tall for tall, most in ROWS if most >= count or tall == limit), limit)
            for count in letters
        ]
        if HEAD + sum(heights) <= TALLEST * WIDTH:
            break
    return heights


def draw_sign(canvas: Canvas, sign: Sign, box: Box, *, most: int) -> None:
    """Draw the icon as it is on a board, on a plate that all icons stand out from, and beside it
    its name and so many letters of its meaning."""
    theme = canvas.theme
    canvas.panel(box, "board", "line", 16, 3)
    draw_icon(canvas, sign.icon, Box(box.x + 12, box.centre[1] - SIGN / 2, SIGN, SIGN))
    words = box.beside(SIGN + 28).inset(4, 4)
    if most and sign.words:
        canvas.write(sign.name, words.top(44), NAME, theme["ink"], "left")
        said = sign.words if len(sign.words) <= most else sign.words[:most].rsplit(" ", 1)[0] + "…"
        canvas.write(said, words.below(56), WORDS, theme["ink_soft"], "left", "top")
    else:
        canvas.write(sign.name, words, LONG_NAME, theme["ink"], "left")
