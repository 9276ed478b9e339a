"""The parts of a game's introduction: its screens, each with a picture of an example game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from render.kit.encode import Picture
from render.kit.look import Look
from render.kit.painter import Painter
from rules import Game

from ..pictures import painting
from ..words.equal_options import alike

Example: TypeAlias = Game[Any]
Draw = Callable[[Painter, Example, Look], Picture]


@dataclass(frozen=True)
class Guide:
    """The screens of an introduction; their words are in `locales/<language>/<game>/guide.ftl`, by
    name."""

    screens: Mapping[str, Draw]  # the picture of each screen, in order
    decisions: int  # decisions played in the example before the first screen
    seats: int = 3
    shows: Mapping[str, str] = field(default_factory=dict)  # by screen: a region that must exist


def board(region: str | None = None) -> Draw:
    return lambda paint, game, look: paint.board(game.view(None), look, region=region)


def component(key: str) -> Draw:
    return lambda paint, game, look: paint.lookup(key, look)


def seat(paint: Painter, game: Example, look: Look) -> Picture:
    return paint.panel(game.view(0), 0, look)


def question(paint: Painter, game: Example, look: Look) -> Picture:
    """Draw an example question, with its menu numbers."""
    choice = game.pending[0]
    options = painting.marked(choice, alike(choice, look.language, look.people))
    return paint.asked(game.view(choice.seat), look, options=options, player=choice.seat)
