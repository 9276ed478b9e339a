"""Positions of all games that many tests look at, from empty to as full as can be."""

from collections.abc import Callable
from typing import Any

from tests.marks import long
from tests.render import bonfire_views, candelabria_views, ghost_views, ryozen_views

LANGUAGES = ("en", "ru")
PEOPLE = ("Анна", "Boris", "Cai", "Дарья")

POSITIONS: dict[str, dict[str, Callable[[], Any]]] = {
    "ryozen": {
        "empty": lambda: ryozen_views.early(4),
        "full": lambda: ryozen_views.full(4),
        "tower": lambda: ryozen_views.tower_mode(4),
    },
    "bonfire": {
        "empty": bonfire_views.POSITIONS["early-4"],
        "full": bonfire_views.POSITIONS["late-4"],
    },
    "ghost_stories": {
        "empty": ghost_views.POSITIONS["early-4"],
        "full": ghost_views.POSITIONS["full-4"],
        "moon": ghost_views.POSITIONS["moon-4"],
    },
    "candelabria": {
        "empty": candelabria_views.POSITIONS["early-4"],
        "full": candelabria_views.POSITIONS["full-6"],
        "battle": candelabria_views.POSITIONS["battle-4"],
        "alone": candelabria_views.POSITIONS["solo-1"],
    },
}
ENDS: dict[str, Callable[[], Any]] = {
    "ryozen": lambda: ryozen_views.finished(4),
    "bonfire": bonfire_views.POSITIONS["finished-3"],
    "ghost_stories": ghost_views.POSITIONS["finished-4"],
    "candelabria": candelabria_views.POSITIONS["finished-6"],
}

# Full positions are looked at always, the others by the long tests.
CASES = [
    (game, position) if position == "full" else long(game, position)
    for game, positions in POSITIONS.items()
    for position in positions
]
