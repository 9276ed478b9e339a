"""The nine actions of a turn. Each has a function that tells if the action is possible."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from . import fate_tile, gnomes, great_bonfire, guardians, island_task, light, path, ship
from .payment import means
from .registry import G
from .state import City, State


class Action(NamedTuple):
    """An action, and a function that tells if it can be paid for and changes something."""

    # Takes s, the city, and the highest price that it could pay in each type of token.
    possible: Callable[[State, City, list[int]], bool]
    do: Callable[[G, int], Awaitable[None]]


ACTIONS = {
    "place_fate": Action(fate_tile.can_place, fate_tile.place_fate),
    "build_path": Action(path.can_build, path.build_path),
    "move_ship": Action(ship.can_sail, ship.move_ship),
    "receive_task": Action(island_task.can_receive, island_task.receive_task),
    "retrieve_guardian": Action(guardians.can_retrieve, guardians.retrieve_guardian),
    "hold_procession": Action(guardians.can_hold, guardians.hold_procession),
    "use_great_bonfire": Action(great_bonfire.can_use, great_bonfire.use_great_bonfire),
    "recruit_gnome": Action(gnomes.can_recruit, gnomes.recruit_gnome),
    "light_bonfire": Action(light.can_light, light.light_bonfire),
}


def possible(s: State, me: int) -> list[str]:  # bonfire.ru.txt:388
    city = s.seats[me]
    able = means(city)
    return [name for name, (fits, _) in ACTIONS.items() if fits(s, city, able)]
