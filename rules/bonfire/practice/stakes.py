"""The figures that a practised player against Tom reckons with, in points; fitted to whole games by
``python -m tools.fit_practice``, which writes ``stakes.toml``."""

from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).parent / "stakes.toml"


class Stakes(Struct, frozen=True, forbid_unknown_fields=True):
    # A task in the city
    held: float
    points: float  # a share of its points
    step: float  # less for each turn that it still takes
    light: float  # lighting it, besides its points
    portal: float  # a portal that is no Bonfire's yet
    beside: float  # a portal beside a task
    crystal: float  # the right crystal beside a task
    space: float  # a Guardian's points at the place of a task, less the work there
    path: float  # a path tile
    common: float  # a common task, by the square of progress
    bonus: float  # a common task whose novice still waits
    # Guardians and gnomes
    guardian: float
    way: float  # a step of hers
    goal: float  # a share of her points at a Bonfire
    unready: float  # chance that a place is ready for her, for each thing it lacks
    master: float
    elder: float  # a share of an elder's points
    # Goods
    token: float
    wild: float  # a yellow token
    plenty: float  # less for each further token of a kind
    resource: float
    gold: float
    income: float  # a token that a fate tile brings
    discard: float  # a token thrown away
    # Actions in themselves
    place_fate: float
    build_path: float
    move_ship: float
    hold_procession: float
    use_great_bonfire: float
    recruit_gnome: float
    light_bonfire: float
    one_point: float  # a council cell's point, beside its bonus
    passing: float  # the points for passing
    # Time, in turns
    pace: float  # turns for each novice that is missing
    ending: float  # turns after that
    soon: float  # turns that slow things need
    use: float  # turns in which goods are spent


STAKES = msgspec.toml.decode(FILE.read_bytes(), type=Stakes)
