"""Pictures for messages, drawn beside the event loop. A game without pictures has none."""

import asyncio
import importlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from render.kit.encode import Picture
from render.kit.look import Look
from render.kit.markers import Option
from rules.core import Choice

View = dict[str, Any]
WIDTH = 1600  # of a whole board; Discord scales it down for phones


@cache
def painter(game: str) -> Any | None:
    """The pictures of a game: `board`, `panel`, `lookup`, `results`, `frame`, `replay`."""
    room = f"render.{game}"
    try:
        return importlib.import_module(f"{room}.pictures")
    except ModuleNotFoundError as missing:
        if missing.name not in (room, f"{room}.pictures"):
            raise
        return None


def look(language: str, theme: str, people: Sequence[str]) -> Look:
    return Look(language, theme, WIDTH, tuple(people))


async def drawn(game: str, draw: Callable[[Any], Picture]) -> Picture | None:
    paint = painter(game)
    return await asyncio.to_thread(draw, paint) if paint is not None else None


async def board(game: str, view: View, look: Look) -> Picture | None:
    return await drawn(game, lambda paint: paint.board(view, look))


async def asked(game: str, view: View, look: Look, seat: int, choice: Choice) -> Picture | None:
    """The part of the board that shows what can be chosen, with the menu's numbers."""
    options = marks(choice)
    if not options:
        return None
    return await drawn(
        game,
        lambda paint: paint.board(view, look, region="auto", options=options, player=seat),
    )


async def panel(game: str, view: View, look: Look, seat: int) -> Picture | None:
    return await drawn(game, lambda paint: paint.panel(view, seat, look))


async def results(game: str, view: View, look: Look, history: Sequence[View]) -> Picture | None:
    return await drawn(game, lambda paint: paint.results(view, look, history))


def marks(choice: Choice) -> list[Option]:
    """Options that point at something, by their numbers in the menu."""
    return [
        Option(number, [option.target])
        for number, option in enumerate(choice.options, 1)
        if option.target is not None
    ]
