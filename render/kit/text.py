"""Text that fits its box: it shrinks, then wraps, and loses letters only as a last resort."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from render.kit.fonts import Face, capital_height, font, widened

LEADING = 1.16
SHRINK = 0.95
ELLIPSIS = "…"
NO_LETTER = "\U000f0000"  # private use: a character without a glyph
NO_BREAK = "\u00a0"  # a space at which no line ends
ICON_START, ICON_END = "\ue000", "\ue001"  # private use: around an icon's name
ICON_WIDTH = 1.12  # width of an icon among words, as a multiple of the font size


@dataclass(frozen=True, slots=True)
class Style:
    """The style of a label; sizes in design units."""

    face: Face = Face.BODY
    size: float = 30
    least: float = 18
    lines: int = 1

    def times(self, unit: float) -> "Style":
        """Return the style for a thing drawn larger by this factor."""
        return Style(self.face, self.size * unit, self.least * unit, self.lines)


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines at a size in pixels; `cut` says that letters were lost."""

    lines: tuple[str, ...]
    pixels: int
    width: float
    height: float
    cut: bool


@lru_cache(maxsize=8192)
def width_of(text: str, face: Face, pixels: int) -> float:
    if ICON_START not in text:
        return font(face, pixels).getlength(widened(text, face))
    letters = re.sub(f"{ICON_START}[^{ICON_END}]*{ICON_END}?", "", text)
    return width_of(letters, face, pixels) + text.count(ICON_START) * pixels * ICON_WIDTH


@lru_cache(maxsize=4096)
def has_glyph(letter: str, face: Face) -> bool:
    missing, drawn = (font(face, 40).getmask(sign) for sign in (NO_LETTER, letter))
    return letter.isspace() or drawn.size != missing.size or bytes(drawn) != bytes(missing)


def legible(text: str, face: Face = Face.SERIF) -> str:
    """Return the part of a person's name that our faces can write: no emoji, fancy letters as
    plain."""
    plain = unicodedata.normalize("NFKC", text)
    return " ".join("".join(sign for sign in plain if has_glyph(sign, face)).split())


def height_of(count: int, face: Face, pixels: int) -> float:
    """Return the height from the first capital's top to the last line's descenders."""
    return capital_height(face, pixels) + (count - 1) * pixels * LEADING + pixels * 0.24


# A number stays with the word or dash before it at a phrase's end, otherwise with its noun.
ENDING = re.compile(r"(?<=[^\W\d]|—) (?=(?:\d+|[IVX]+)(?:[.,:;!?)»]|$|\n))")
COUNTING = re.compile(rf"(?<![^\s(«])(\d+) (?=[^\W\d]|{ICON_START})")


def kept_together(text: str) -> str:
    """Join numbers to their nouns with non-breaking spaces."""
    return COUNTING.sub(rf"\1{NO_BREAK}", ENDING.sub(NO_BREAK, text))


def words_of(text: str) -> list[str]:
    """Split a text where lines may be broken: at every space but those that keep a number with its
    word."""
    return re.split(r"[ \t]+", text.strip(" \t"))


def wrap(text: str, face: Face, pixels: int, width: float) -> list[str]:
    """Return lines filled greedily; a word wider than the box stays whole."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in words_of(paragraph):
            longer = f"{line} {word}" if line else word
            if line and width_of(longer, face, pixels) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return balanced(lines, face, pixels, width) if "\n" not in text else lines


def balanced(lines: list[str], face: Face, pixels: int, width: float) -> list[str]:
    """Break the text into two lines of similar length, which reads better than a full one and a
    scrap."""
    if len(lines) != 2:
        return lines
    words = words_of(" ".join(lines))
    pairs = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    widest = [max(width_of(a, face, pixels), width_of(b, face, pixels)) for a, b in pairs]
    best = min(range(len(pairs)), key=widest.__getitem__)
    return list(pairs[best]) if widest[best] <= width else lines


@lru_cache(maxsize=4096)
def fit(
    text: str, *, face: Face, largest: int, least: int, lines: int, width: float, height: float
) -> Fitted:
    """Return the largest size, at least `least`, at which the text fits the box, with numbers kept
    at their words if any size allows it."""
    room = width, height
    for words in (kept_together(text), text) if lines > 1 else (text,):
        for pixels in sizes(largest, least):
            wrapped = wrap(words, face, pixels, width) if lines > 1 else [words]
            widest = max(width_of(line, face, pixels) for line in wrapped)
            tall = height_of(len(wrapped), face, pixels)
            if len(wrapped) <= lines and widest <= width and tall <= height:
                return Fitted(tuple(wrapped), pixels, widest, tall, cut=False)
    for pixels in sizes(largest, least) if lines > 1 else ():
        parts = broken(text, face, pixels, width)
        tall = height_of(len(parts), face, pixels)
        if len(parts) <= lines and tall <= height:
            return Fitted(tuple(parts), pixels, width, tall, cut=False)
    return shortened(wrapped, face, pixels, lines, room)


def broken(text: str, face: Face, pixels: int, width: float) -> list[str]:
    """Return lines broken anywhere, for a name without spaces that is too wide."""
    lines = [""]
    for sign in text:
        if lines[-1] and width_of(lines[-1] + sign, face, pixels) > width:
            lines.append("")
        lines[-1] += sign
    return [line.strip() for line in lines]


def sizes(largest: int, least: int) -> Iterator[int]:
    """Yield sizes from the largest to the least, in small steps."""
    pixels = largest
    while pixels > least:
        yield pixels
        pixels = max(least, min(pixels - 1, round(pixels * SHRINK)))
    yield pixels


def shortened(
    wrapped: list[str], face: Face, pixels: int, lines: int, room: tuple[float, float]
) -> Fitted:
    """Return as many lines as fit, the last with an ellipsis."""
    width, height = room
    count = max(1, lines)
    while count > 1 and height_of(count, face, pixels) > height:
        count -= 1
    kept = [clipped(line, face, pixels, width) for line in wrapped[:count]]
    if len(wrapped) > count and not kept[-1].endswith(ELLIPSIS):
        kept[-1] = clipped(f"{kept[-1]} {ELLIPSIS}", face, pixels, width)
    widest = max(width_of(line, face, pixels) for line in kept)
    return Fitted(tuple(kept), pixels, widest, height_of(len(kept), face, pixels), cut=True)


def clipped(line: str, face: Face, pixels: int, width: float) -> str:
    if width_of(line, face, pixels) <= width:
        return line
    while line and width_of(line + ELLIPSIS, face, pixels) > width:
        line = line[: line.rindex(ICON_START)] if line.endswith(ICON_END) else line[:-1]
    return line.rstrip() + ELLIPSIS
