"""Short moving pictures: a scene is drawn again and again, each time a little farther on."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.encode import Picture, animated, still
from render.kit.geometry import Box
from render.kit.look import Look

FRAMES = 16
GLIMPSE = 40  # milliseconds for the first frame
PACE = 80  # milliseconds for each frame between
STAYS = 4000  # milliseconds for the last frame
LIMIT = 600_000
WIDTH = 800  # pixels across a film

# Draws a scene at a moment from 0 to 1; the end is shown as a still.
Shot: TypeAlias = Callable[[float], Canvas]


class Staged(NamedTuple):
    """A scene that can be drawn up to any moment; `titles` are its sentences."""

    name: str
    shot: Shot
    alt: str
    titles: Sequence[str]
    moves: bool = True
    illustrates: bool = False  # shows what a text tells, not what was decided


def filmed(it: Staged, look: Look) -> Picture:
    """Return a moving picture that plays once, or only its end if the look wants no motion. The
    film also starts with its end, because a client that plays nothing shows the first frame."""
    if not (look.moving and it.moves):
        return still(it.shot(1), it.name, it.alt)
    drawn = [it.shot(number / (FRAMES - 1)) for number in range(FRAMES)]
    frames = [canvas.image for canvas in (drawn[-1], *drawn)]
    times = [GLIMPSE, *[PACE] * (FRAMES - 1), STAYS]
    picture = animated(frames, it.name, it.alt, times, limit=LIMIT, forever=False)
    return replace(picture, icons=tuple(drawn[-1].icons))


def within(done: float, start: float, end: float) -> float:
    """Return how far along something is at `done`, from 0 at `start` to 1 at `end`, slow at both
    ends."""
    part = min(1.0, max(0.0, (done - start) / (end - start)))
    return part * part * (3 - 2 * part)


def in_turn(done: float, start: float, end: float, number: int, count: int) -> float:
    """Return how far along the thing with this number is, when `count` things follow each other
    between `start` and `end` and each overlaps half of the next."""
    share = (end - start) / (count + 0.5)
    return within(done, start + number * share, start + (number + 1.5) * share)


@contextmanager
def emerging(canvas: Canvas, box: Box, part: float) -> Iterator[None]:
    """Fade in everything drawn in the box within this context, as far as `part` (0 to 1)."""
    if part >= 1 or not canvas.painted:
        yield
        return
    left, top, right, bottom = canvas.pixels(box)
    wide, high = canvas.image.size
    spot = max(0, left), max(0, top), min(wide, right), min(high, bottom)
    before = canvas.image.crop(spot)
    yield
    canvas.image.paste(Image.blend(before, canvas.image.crop(spot), part), spot[:2])
