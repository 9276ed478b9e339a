"""Pictures for messages, drawn outside the event loop; none for games without a painter."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, TypeVar

from PIL import Image

from render import brand
from render.kit.curves import Curve, Turn, chances_picture
from render.kit.encode import Picture
from render.kit.focus import Option
from render.kit.legend import Sign
from render.kit.look import Look
from render.kit.painter import Painter, ScenePainter, SignPainter
from render.kit.share import Course
from render.kit.shown import PIXELS
from render.kit.spread import Scored, Words, spread_picture
from render.kit.telling import Part
from render.painters import PAINTERS, colours
from rules.core import Choice, Event

from ..words.equal_options import Alike
from ..words.texts import plain

View = dict[str, Any]
Drawn = TypeVar("Drawn")
# Only two, because painters share the interpreter with the event loop.
EASELS = ThreadPoolExecutor(2, "painter")
WIDTH = PIXELS
FILM_WIDTH = 560  # width of a film
FILM_FRAMES = 60  # frames of a game's film, scenes included, in-between frames excluded
SECONDS: deque[float] = deque(maxlen=500)  # durations of the last pictures, waiting included


def look(language: str, theme: str, people: Sequence[str], *, moving: bool = False) -> Look:
    return Look(language, theme, WIDTH, tuple(map(plain, people)), moving)


async def drawn(game: str, draw: Callable[[Painter], Drawn]) -> Drawn | None:
    paint = PAINTERS.get(game)
    if paint is None:
        return None
    begun = time.perf_counter()
    try:
        return await asyncio.get_running_loop().run_in_executor(EASELS, draw, paint)
    finally:
        SECONDS.append(time.perf_counter() - begun)


def marked(choice: Choice, groups: Sequence[Alike]) -> list[Option]:
    """Return the options that have a target on the picture, with their numbers in the menu."""
    return [
        Option(number, targets)
        for number, (_, _, places) in enumerate(groups, 1)
        if (targets := [target for place in places if (target := choice.options[place].target)])
    ]


async def asked(
    game: str, view: View, look: Look, seat: int, options: Sequence[Option]
) -> Picture | None:
    """Draw the options that can be chosen, with the menu's numbers; None if there are none."""
    if not options:
        return None
    return await drawn(game, lambda paint: paint.asked(view, look, options=options, player=seat))


def marks(game: str, view: View) -> Mapping[int, int]:
    """Return each seat's colour and shape on the board."""
    return PAINTERS[game].marks(view) if game in PAINTERS else {}


async def panel(game: str, view: View, look: Look, seat: int) -> Picture | None:
    return await drawn(game, lambda paint: paint.panel(view, seat, look))


async def results(game: str, view: View, look: Look, history: Sequence[View]) -> Picture | None:
    return await drawn(game, lambda paint: paint.results(view, look, history))


async def share(
    game: str, view: View, look: Look, course: Course, history: Sequence[View]
) -> Picture | None:
    return await drawn(game, lambda paint: paint.share(view, look, course, history))


async def signs(game: str, icons: Sequence[str], look: Look) -> list[Sign]:
    """Return the meanings of these icons; nothing for a game that explains none."""

    def told(paint: Painter) -> list[Sign]:
        return paint.signs(icons, look) if isinstance(paint, SignPainter) else []

    return await drawn(game, told) or []


async def legend(game: str, icons: Sequence[str], look: Look) -> Picture | None:
    """Draw the meanings of these icons."""

    def draw(paint: Painter) -> Picture | None:
        return paint.legend(icons, look) if isinstance(paint, SignPainter) else None

    return await drawn(game, draw)


@lru_cache
def covered(game: str, language: str, theme: str) -> Picture | None:
    return PAINTERS[game].cover(Look(language, theme))


async def cover(game: str, language: str, theme: str) -> Picture | None:
    """Draw a game's cover, which is the same for everybody."""
    return await drawn(game, lambda paint: covered(game, language, theme))


async def banner() -> Picture:
    return await asyncio.get_running_loop().run_in_executor(EASELS, brand.banner, WIDTH)


async def board(
    game: str, view: View, look: Look, seat: int | None, region: str | None = None
) -> Picture | None:
    """Draw the common board, or a part of it by its key. In the picture's words the seat that
    looks comes first."""
    return await drawn(game, lambda paint: paint.board(view, look, region=region, player=seat))


async def boards(game: str, view: View, look: Look, seat: int | None) -> list[Picture]:
    """Return the whole board in as many pictures as stay legible."""
    return await drawn(game, lambda paint: paint.boards(view, look, seat)) or []


async def told(game: str, view: View, look: Look, seat: int | None) -> list[Part]:
    """Return the whole board in words, part by part."""
    return await drawn(game, lambda paint: paint.told(view, look, seat)) or []


async def changes(game: str, views: Sequence[View], look: Look, seat: int | None) -> Picture | None:
    """Return the last view, with numbered arrows for the events since the first."""
    return await drawn(
        game,
        lambda paint: paint.board(views[-1], look, arrows=paint.arrows_since(views), player=seat),
    )


async def close_up(
    game: str, views: Sequence[View], look: Look, seat: int | None
) -> Picture | None:
    """Return the changes as one picture, as large as its arrows allow."""
    pictures = await drawn(game, lambda paint: paint.close_ups(views, look, seat, most=1))
    return pictures[0] if pictures else None


async def close_ups(
    game: str, views: Sequence[View], look: Look, seat: int | None
) -> list[Picture]:
    """Return the changes in one or two pictures."""
    return await drawn(game, lambda paint: paint.close_ups(views, look, seat)) or []


async def chances(
    game: str,
    caption: str,
    curves: Sequence[Curve],
    turns: Sequence[Turn],
    moments: Sequence[tuple[str, float]],
    look: Look,
) -> Picture:
    """Draw each side's chance to win over the game."""
    theme = colours(game, look.theme)
    draw = partial(chances_picture, caption, curves, turns, moments, look, theme)
    return await asyncio.get_running_loop().run_in_executor(EASELS, draw)


async def changed(
    game: str, views: Sequence[View], told: Sequence[Event], look: Look, seat: int | None = None
) -> list[Picture]:
    """Return pictures of the scenes that were told, or else of the changes."""

    def draw(paint: Painter) -> list[Picture]:
        scenes = paint.scenes(views[-1], told, look) if isinstance(paint, ScenePainter) else []
        if scenes or not paint.arrows_since(views):
            return scenes
        return paint.close_ups(views, look, seat)

    return await drawn(game, draw) or []


async def illustrations(game: str, view: View, told: Sequence[Event], look: Look) -> list[Picture]:
    """Return pictures of what these events tell as a story."""

    def draw(paint: Painter) -> list[Picture]:
        return paint.illustrations(view, told, look) if isinstance(paint, ScenePainter) else []

    return await drawn(game, draw) or []


async def component(game: str, key: str, look: Look) -> Picture | None:
    return await drawn(game, lambda paint: paint.lookup(key, look))


async def spread(scores: Sequence[Scored], words: Words, look: Look) -> Picture:
    """Draw the spread of scores in one challenge."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(EASELS, spread_picture, scores, words, look)


def frames_of(
    view: View, look: Look, before: View | None, told: Sequence[Event]
) -> Callable[[Painter], Sequence[Image.Image]]:
    def draw(paint: Painter) -> Sequence[Image.Image]:
        if before is not None and isinstance(paint, ScenePainter):
            return paint.frames(view, look, before, told)
        return [paint.frame(view, look, before)]

    return draw


async def film(
    game: str, views: Sequence[View], told: Sequence[Sequence[Event]], look: Look
) -> Picture | None:
    """Draw the film turn by turn, so that other pictures get their turn in between and the work can
    be cancelled. ``told`` are the events before each of the views. Beyond FILM_FRAMES frames a turn
    shows only its board, without scenes."""
    small = replace(look, width=min(look.width, FILM_WIDTH))
    frames: list[Image.Image] = []
    for number, (before, view) in enumerate(zip([None, *views], views, strict=False)):
        left = FILM_FRAMES - len(frames) - (len(views) - number)
        made = await drawn(game, frames_of(view, small, before, told[number]))
        if made is None:
            return None
        frames += made[: 1 + max(0, left)]
    return await drawn(game, lambda paint: paint.replay(views, small, frames))
