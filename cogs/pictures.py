"""Pictures for messages, drawn beside the event loop. A game without pictures has none."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar

from PIL import Image

from render.kit.encode import Picture
from render.kit.look import Look
from render.kit.markers import Option
from render.painters import PAINTERS, Painter
from rules.core import Choice

from .alike import alike

View = dict[str, Any]
Drawn = TypeVar("Drawn")
# Few at a time: painters and the event loop share one interpreter.
EASELS = ThreadPoolExecutor(2, "painter")
WIDTH = 1600  # of a whole board; Discord scales it down for phones
FILM_WIDTH = 640  # of a moving one


def look(language: str, theme: str, people: Sequence[str]) -> Look:
    return Look(language, theme, WIDTH, tuple(people))


async def drawn(game: str, draw: Callable[[Painter], Drawn]) -> Drawn | None:
    paint = PAINTERS.get(game)
    if paint is None:
        return None
    return await asyncio.get_running_loop().run_in_executor(EASELS, draw, paint)


def marked(choice: Choice, look: Look) -> list[Option]:
    """What is to be seen on the picture, with the number that it has in the menu."""
    return [
        Option(group[0] + 1, targets)
        for group in alike(choice, look.language, look.people)
        if (targets := [target for place in group if (target := choice.options[place].target)])
    ]


async def asked(game: str, view: View, look: Look, seat: int, choice: Choice) -> Picture | None:
    """What can be chosen, with the menu's numbers."""
    options = marked(choice, look)
    if not options:
        return None
    return await drawn(game, lambda paint: paint.asked(view, look, options=options, player=seat))


async def panel(game: str, view: View, look: Look, seat: int) -> Picture | None:
    return await drawn(game, lambda paint: paint.panel(view, seat, look))


async def results(game: str, view: View, look: Look, history: Sequence[View]) -> Picture | None:
    return await drawn(game, lambda paint: paint.results(view, look, history))


async def board(
    game: str, view: View, look: Look, seat: int | None, region: str | None = None
) -> Picture | None:
    """The whole board, or a part of it by its name; in words the seat that looks comes first."""
    return await drawn(game, lambda paint: paint.board(view, look, region=region, player=seat))


async def changes(game: str, views: Sequence[View], look: Look, seat: int | None) -> Picture | None:
    """The last of these views, with numbered arrows for what happened on the way there."""
    return await drawn(
        game,
        lambda paint: paint.board(views[-1], look, arrows=paint.arrows_since(views), player=seat),
    )


async def close_up(
    game: str, views: Sequence[View], look: Look, seat: int | None
) -> Picture | None:
    """The same, as large as shows all the arrows."""
    return await drawn(game, lambda paint: paint.close_up(views, look, seat))


async def component(game: str, key: str, look: Look) -> Picture | None:
    return await drawn(game, lambda paint: paint.lookup(key, look))


def frame_of(view: View, look: Look) -> Callable[[Painter], Image.Image]:
    return lambda paint: paint.frame(view, look)


async def film(game: str, views: Sequence[View], look: Look) -> Picture | None:
    """Frame by frame, so that other pictures come in between, and one can stop."""
    small = replace(look, width=min(look.width, FILM_WIDTH))
    frames = []
    for view in views:
        frame = await drawn(game, frame_of(view, small))
        if frame is None:
            return None
        frames.append(frame)
    return await drawn(game, lambda paint: paint.replay(views, small, frames))
