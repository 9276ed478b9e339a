"""The list of icons: each is a function that draws in a square of 100 by 100 units.

An icon of a game is called `game/name` and lives in that game's package; on that game's own
pictures its name alone will do. What has no game is shared.
"""

from collections.abc import Callable
from typing import TypeAlias

from render.kit.pen import Pen
from render.kit.theme import Colour, Theme

Draw: TypeAlias = Callable[[Pen, Theme], None]

ICONS: dict[str, Draw] = {}

# By game and mark: a drawing on seat markers, in place of letters.
Emblem: TypeAlias = Callable[[Pen, Colour], None]
EMBLEMS: dict[tuple[str, int], Emblem] = {}


def icon(name: str) -> Callable[[Draw], Draw]:
    """Register a drawing under a name."""

    def register(draw: Draw) -> Draw:
        if name in ICONS:
            raise ValueError(f"two icons are called {name!r}")
        ICONS[name] = draw
        return draw

    return register


def icon_named(name: str, theme: Theme) -> Draw:
    """Return the game's own icon of that name, or the shared one."""
    return ICONS.get(f"{theme.game}/{name}") or ICONS[name]


def emblem(game: str, mark: int) -> Callable[[Emblem], Emblem]:
    """Register the sign of a seat in a game."""

    def register(draw: Emblem) -> Emblem:
        EMBLEMS[game, mark] = draw
        return draw

    return register
