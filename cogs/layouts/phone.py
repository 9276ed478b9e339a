"""The height of messages on a small phone, by arithmetic: panels are cut to its screen.

The widths of letters are those of the sandbox's page, against which `tests/sandbox/test_phone.py`
checks the sums; other clients differ a little. All sizes are in the page's pixels."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from discord import ui

from .kit import ROW, Button, Item, Layout, Row

SCREEN = 657  # visible height between heading and input line, on a screen of 844
HIGHEST = 900  # no panel may be taller than this
SPARE = 24  # allowance for browsers that draw taller than calculated
COLUMN = 293  # a card's inner width, in which pictures are shown
BELOW = 46  # height of a private answer's lower edge and of the note under it
AROUND = 93  # height of a private answer's name, edges and note "only you can see this"
GAP = 10  # height of the gap between parts of a card
BETWEEN = 4  # height of the gap between paragraphs
LINE = 1.4  # line height, as a multiple of the letters' size
CONTROL = 44  # height of a button or a menu
BESIDE = 8  # gap between buttons
EDGES = 28  # a button's width besides its label
RULE = 5
TALLEST = 480  # pictures taller than this are made narrower
INDENTED = {"- ": 24, "> ": 16}  # indents of a list and of a quotation
QUOTED = 4  # margin above and below a quotation
BOLD = 1.11


@dataclass(frozen=True)
class Face:
    size: float
    line: float = LINE
    bold: bool = False


BODY = Face(16)
SMALL = Face(13)
LABEL = Face(14, bold=True)
HEADINGS = {"# ": Face(23, 1.25, bold=True), "## ": Face(19, 1.3, bold=True),
            "### ": Face(16.5, bold=True)}  # fmt: skip

# Widths of letters, in hundredths of their size.
WIDTHS = {
    letter: width
    for width, letters in {
        28: "'",
        31: " ,.Iijl",
        35: "-/:;|",
        40: "!()[]rft",
        52: "*_`szLcгзс?э",
        59: "FPTYaekovxyГРТУабвекотухчьяё«»“”",
        64: "$0123456789EKSbdghnpqu{}ЕЗийлнпр",
        69: "ABCRVXZБВКСХЧЬЭЯАдцъ",
        76: "DGHNUИЙЛНПm",
        80: "&OQwДОЦыМ",
        85: "#+<=>M^~Ффю→−×Ъ",
        92: "ЫжшmщЖШЩЮW@%—…№",
    }.items()
    for letter in letters
}
OTHER = 100  # width of icons and unknown characters, in the same hundredths

MARKS = re.compile(r"__|~~|\\(?=[*_~|`>#.()-])")


def width(words: str, face: Face) -> float:
    """Return the width of words on one line."""
    hundredths = sum(WIDTHS.get(letter, OTHER) for letter in words)
    return hundredths * face.size * (BOLD if face.bold else 1) / 100


def lines(said: str, face: Face, room: float) -> int:
    """Return the number of lines that a text takes in a column as wide as ``room``."""
    count, used = 1, 0.0
    space = width(" ", face)
    for long in word_widths(said, face):
        if used and used + space + long > room:
            count, used = count + 1, long
        else:
            used += long + (space if used else 0)
        if used > room:  # a word that fills a whole line breaks anywhere
            count, used = count + int(used // room), used % room
    return count


def word_widths(said: str, face: Face) -> list[float]:
    """Return the width of each word without its markup; bold words are wider."""
    found = [0.0]
    for number, part in enumerate(MARKS.sub("", said).split("**")):
        bold = number % 2 and not face.bold
        for place, word in enumerate(part.split(" ")):
            if place:
                found.append(0.0)
            found[-1] += width(word, face) * (BOLD if bold else 1)
    return [long for long in found if long]


def text_height(words: str, room: float = COLUMN) -> float:
    """Return the height of a text with headings, lists, quotations and small print."""
    blocks = [block_height(kind, block, room) for kind, block in blocks_of(words.split("\n"))]
    return sum(blocks) + BETWEEN * max(0, len(blocks) - 1)


def lines_height(said: Sequence[str]) -> float:
    """Return the height of lines, with the gap below."""
    return text_height("\n".join(said)) + BETWEEN if said else 0


def blocks_of(said: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield blocks: neighbouring lines of a paragraph or list together, anything else alone."""
    kind, kept = "", list[str]()
    for line in said:
        found, words = kind_of(line)
        if kept and (found != kind or kind not in ("", "- ", "> ")):
            yield kind, kept
            kept = []
        kind = found
        kept.append(words)
    if kept:
        yield kind, kept


def kind_of(line: str) -> tuple[str, str]:
    for mark in ("### ", "## ", "# ", "-# ", "> "):
        if line.startswith(mark):
            return mark, line.removeprefix(mark)
    item = re.match(r"([-*]|\d+\.) +", line)
    return ("- ", line[item.end() :]) if item else ("", line)


def block_height(kind: str, block: Sequence[str], room: float) -> float:
    face = SMALL if kind == "-# " else HEADINGS.get(kind, BODY)
    room -= INDENTED.get(kind, 0)
    if kind == "> ":
        return QUOTED + text_height("\n".join(block), room)
    return sum(lines(line, face, room) for line in block) * face.size * face.line


def button_width(label: str) -> float:
    return width(label, LABEL) + EDGES


def row_height(labels: Iterable[str]) -> float:
    """Return the height of a row of buttons, which wraps when it is full."""
    rows, used = 1, 0.0
    for label in labels:
        long = min(COLUMN, button_width(label))
        if used and used + BESIDE + long > COLUMN:
            rows, used = rows + 1, long
        else:
            used += long + (BESIDE if used else 0)
    return rows * CONTROL + (rows - 1) * BESIDE


def room_for_answers(question: str, picture: tuple[int, int] | None, above: float) -> float:
    """Return roughly the height that a message has left for options: with this much ``above``, then
    the question and its picture, and below the options a line of controls."""
    asked = [lines_height([f"**{question}**"]), *([picture_height(*picture)] if picture else [])]
    return SCREEN - above - stacked([*asked, 0, CONTROL])


def packed(buttons: Sequence[Button]) -> list[Row]:
    """Return the rows into which a phone would break these buttons, in order."""
    lines: list[list[Button]] = []
    for one in buttons:
        labels = [it.label or "" for it in (*lines[-1], one)] if lines else []
        if lines and len(lines[-1]) < ROW and row_height(labels) <= CONTROL:
            lines[-1].append(one)
        else:
            lines.append([one])
    return [Row(*line) for line in lines]


def picture_height(wide: float, high: float) -> float:
    """Return the height of a picture that is wider than the column, as all of ours are."""
    return min(TALLEST, high * COLUMN / wide)


def stacked(heights: Sequence[float]) -> float:
    """Return the height of card parts stacked."""
    return sum(heights) + GAP * max(0, len(heights) - 1)


def message_height(layout: Layout, pictures: Sequence[tuple[int, int]] = ()) -> float:
    """Return the height of a private answer with pictures of these sizes."""
    parts = [
        part
        for item in layout.children
        for part in (item.children if isinstance(item, ui.Container) else [item])
    ]
    return AROUND + stacked(heights(parts, pictures))


def heights(parts: Iterable[Item], pictures: Sequence[tuple[int, int]]) -> list[float]:
    """Return the height of each part of a card."""
    sizes = iter(pictures)
    return [item_height(part, sizes) for part in parts]


def item_height(item: Item, sizes: Iterator[tuple[int, int]]) -> float:
    if isinstance(item, ui.TextDisplay):
        return text_height(item.content)
    if isinstance(item, ui.Separator):
        return RULE
    if isinstance(item, ui.MediaGallery):
        return sum(picture_height(*next(sizes)) for _ in item.items)
    assert isinstance(item, ui.ActionRow)
    labels = [it.label or "" for it in item.children if isinstance(it, ui.Button)]
    return row_height(labels) if labels else CONTROL
