"""What may be done in the middle of a turn: each action with its name and when it is possible.

The modules of the actions register here. An action is a procedure of that name, which is given
the seat.
"""

from collections.abc import Callable
from typing import TypeVar

from .state import State

Possible = Callable[[State, int], bool]
F = TypeVar("F", bound=Possible)

ACTIONS: dict[str, Possible] = {}
# The order in which they are shown.
NAMES = (
    "place_fate", "build_path", "move_ship", "receive_task", "retrieve_guardian",
    "hold_procession", "use_great_bonfire", "recruit_gnome", "light_bonfire",
)  # fmt: skip


def action(name: str) -> Callable[[F], F]:
    """Registers when an action is possible: it can be paid and changes something."""

    def register(possible: F) -> F:
        ACTIONS[name] = possible
        return possible

    return register


def possible(s: State, seat: int) -> list[str]:  # bonfire.ru.txt:388
    return [name for name in NAMES if ACTIONS[name](s, seat)]
