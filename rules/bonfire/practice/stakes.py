"""The figures by which a practised player against Tom judges, in points unless said otherwise.
``python -m tools.fit_practice`` fits them to whole games and writes them to ``stakes.toml``."""

from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).parent / "stakes.toml"


class Stakes(Struct, frozen=True, forbid_unknown_fields=True):
    # A task in the city, and the things at its place
    held: float
    points: float  # times the task's points
    step: float  # subtracted for each turn until it can be lit
    light: float  # for lighting it, besides its points
    portal: float  # a portal at a place without a task
    beside: float  # a portal beside a task
    crystal: float  # the right crystal beside a task
    space: float  # times the Guardian's points at a place, less the work that the place needs
    path: float  # a path tile
    common: float  # times the square of a common task's progress
    bonus: float  # a fulfilled common task that still has its novice
    # Guardians and gnomes
    guardian: float
    way: float  # for each step of a Guardian
    goal: float  # times her points at the Bonfire that she can reach
    unready: float  # chance that a place gets ready for her, for each thing that it lacks
    master: float
    elder: float  # times an elder's points
    # Goods
    token: float
    wild: float  # a yellow token
    plenty: float  # the share of a token's worth lost for each token of its kind
    resource: float
    gold: float
    income: float  # each token that a fate tile brings
    discard: float  # the cost of each token discarded
    # Added to actions of this name
    place_fate: float
    build_path: float
    move_ship: float
    hold_procession: float
    use_great_bonfire: float
    recruit_gnome: float
    light_bonfire: float
    one_point: float  # the worth from which a council cell's bonus is preferred to the point
    passing: float  # times the points for passing
    # Time, in turns
    pace: float  # turns until the countdown, for each missing novice
    ending: float  # turns after the countdown begins
    soon: float  # with fewer turns left, things that work slowly count less
    use: float  # with fewer turns left, goods count less


STAKES = msgspec.toml.decode(FILE.read_bytes(), type=Stakes)
