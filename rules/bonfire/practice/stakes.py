"""The figures by which a practised player judges, in points unless said otherwise.
``python -m tools.fit_practice`` fits them to whole games and writes them to ``stakes.toml``: those
for games against Tom, and those for games among people."""

from pathlib import Path

import msgspec
from msgspec import Struct

TOM, PEOPLE = "tom", "people"
FILE = Path(__file__).parent / "stakes.toml"


class Stakes(Struct, frozen=True, forbid_unknown_fields=True):
    # The worth of a task in the city, and of the things at its place
    held: float
    points: float  # times the task's points
    step: float  # subtracted for each turn until it can be lit
    light: float  # added when it is lit, besides its points
    portal: float  # for a portal at a place without a task
    beside: float  # for a portal beside a task
    crystal: float  # for a crystal in the colour of the task beside it
    space: float  # times a free place's Guardian points, less the portals and paths that it needs
    path: float  # for each path tile
    common: float  # times the square of a common task's progress, from 0 to 1
    bonus: float  # for a fulfilled common task that still has its novice
    # The worth of Guardians and gnomes
    guardian: float
    way: float  # cost of each step to her Bonfire; while she has none, worth of each step made
    goal: float  # times her points at the Bonfire that she can reach
    unready: float  # chance that a place gets ready for her, for each thing that it lacks
    master: float
    elder: float  # times an elder's points
    # The worth of goods
    token: float
    wild: float  # for each yellow token
    plenty: float  # the share of a token's worth lost for each token of its kind
    resource: float
    gold: float
    income: float  # for each token that a fate tile brings
    discard: float  # the cost of each token discarded
    # Added to the worth of the action of this name
    place_fate: float
    build_path: float
    move_ship: float
    hold_procession: float
    use_great_bonfire: float
    recruit_gnome: float
    light_bonfire: float
    one_point: float  # the worth from which a council cell's bonus is preferred to the point
    passing: float  # times the points that passing scores
    # Time, in turns
    pace: float  # turns until the countdown, for each missing novice
    ending: float  # turns from the start of the countdown to the end
    soon: float  # with fewer turns left than this, things that work slowly count less
    use: float  # with fewer turns left than this, goods count less


STAKES = msgspec.toml.decode(FILE.read_bytes(), type=dict[str, Stakes])
