"""Letters as masks: plain, with a rim, turned; and icons between words."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.cache import MEMORY
from render.kit.fonts import Face, font, widened
from render.kit.text import ICON_END, ICON_START

TURNS = {
    90: Image.Transpose.ROTATE_270,
    180: Image.Transpose.ROTATE_180,
    270: Image.Transpose.ROTATE_90,
}


class Inked(NamedTuple):
    """A line of text as a mask, and where the mask lies from the pen's start."""

    mask: Image.Image
    left: int
    top: int


def bytes_of_inked(inked: Inked) -> int:
    return inked.mask.width * inked.mask.height + 64


INKED = MEMORY.shelf(bytes_of_inked)


def inked(line: str, face: Face, pixels: int, halo: bool = False) -> Inked:
    """Return a line as a mask; `halo` widens the letters by a rim."""
    return INKED.get((line, face, pixels, halo), lambda: made(line, face, pixels, halo))


def made(line: str, face: Face, pixels: int, halo: bool) -> Inked:
    rim = max(1, round(pixels * 0.09)) if halo else 0
    line = widened(line, face)
    left, top, right, bottom = font(face, pixels).getbbox(line, anchor="ls", stroke_width=rim)
    start = int(left) - 1, int(top) - 1
    mask = Image.new("L", (int(right) - start[0] + 2, int(bottom) - start[1] + 2), 0)
    ImageDraw.Draw(mask).text(
        (-start[0], -start[1]),
        line,
        font=font(face, pixels),
        fill=255,
        anchor="ls",
        stroke_width=rim,
    )
    return Inked(mask, *start)


INLINE = re.compile(f"{ICON_START}([^{ICON_END}]*){ICON_END}")


class Run(NamedTuple):
    """A piece of a line: letters or the name of an icon."""

    text: str
    icon: bool


def runs(line: str) -> Sequence[Run]:
    if ICON_START not in line:
        return (Run(line, icon=False),)
    parts = INLINE.split(line)
    return [Run(part, icon=bool(number % 2)) for number, part in enumerate(parts) if part]
