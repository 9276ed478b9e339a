"""The components, loaded once from data.toml and checked, since owners may edit that file."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from rules.core import Fault, Part, Source, read_components

FILE = Path(__file__).parent / "data.toml"

Colour = Literal["yellow", "blue", "green", "red", "black"]
Set = Literal["base", "white_moon"]


class Named(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A component with a name in `parts.ftl`. ``names`` is the source of the name."""

    names: Source | None = None


class ColourPart(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    tao: int


class Level(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    qi: int
    black_tao: int
    yin_yang: bool
    haunted: int  # this many haunted tiles lose the game
    incarnations: tuple[int, int, int, int]  # how many there are with 1, 2, 3, 4 players
    victory: int


class Players(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The set-up for a number of players."""

    removed: int  # how many ghosts are removed from the deck
    neutral_qi: int
    power_tokens: int  # how many each player gets
    saved: int  # how many villagers are saved before the game


class Box(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    qi: int
    buddhas: int
    power_tokens: int
    ghosts_between: int
    tao_dice: int
    herbalist_dice: int
    revived_qi: int
    score_qi: int
    score_card: int
    score_dead: int
    score_haunted: int
    score_incarnations: tuple[int, ...]


class MoonBox(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    ghosts_removed: int
    stack: int
    deaths: int
    crystals: int
    barrier_dice: int
    elixir_qi: int
    shared_qi: int
    score_saved: int
    score_portal: dict[str, int]


class Dice(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    tao: tuple[str, ...]
    curse: tuple[str, ...]


class Place(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["corner", "edge", "centre"]
    adjacent: tuple[str, ...]


class Space(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    side: int
    line: tuple[str, str, str]
    opposite: str
    next: str  # the next space clockwise
    receptacle: str  # the corner with a receptacle beside this space, or ""


class TilePart(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    set: Set


class BoardPart(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    powers: tuple[str, str]


class GhostPart(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: int
    set: Set
    colour: Colour | Literal["board"]
    resistance: dict[Colour | Literal["board"], int]
    incarnation: bool = False
    left: tuple[str, ...] = ()
    centre: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    start: tuple[str, ...] = ()
    designed: tuple[str, ...] = ()  # fields that we made up; the rest is the card's


class Family(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    members: int
    artefact: str = ""  # the family's gift, if it is an artefact
    tao: Colour | None = None  # a token of this colour leaves the game for each killed villager


class Villager(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    family: str


class Data(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    colour: dict[str, ColourPart]
    level: dict[str, Level]
    players: tuple[Players, Players, Players, Players]
    box: Box
    white_moon: MoonBox
    die: Dice
    place: dict[str, Place]
    space: dict[str, Space]
    tile: dict[str, TilePart]
    board: dict[str, BoardPart]
    power: dict[str, Named]
    ghost: dict[str, GhostPart]
    family: dict[str, Family]
    villager: dict[str, Villager]
    artefact: dict[str, Named]


def faults(data: Data) -> Iterator[Fault]:
    """Yield the faults of the data that type checks do not find."""
    if len(data.place) != 9 or len(data.space) != 12:
        yield "place", "a village has 9 places and 12 ghost spaces"
    for id, space in data.space.items():
        if any(tile not in data.place for tile in space.line):
            yield f"space.{id}.line", f"the line {space.line} leaves the village"
        if data.space[space.opposite].line != space.line[::-1]:
            yield f"space.{id}", f"{space.opposite} is not opposite"
    powers = [power for board in data.board.values() for power in board.powers]
    if len(data.board) != 4 or sorted(powers) != sorted(data.power):
        yield "board", "each of the 4 boards has two powers of its own"
    for id, ghost in data.ghost.items():
        if not ghost.resistance:
            yield f"ghost.{id}", "a resistance is missing"
    if sum(tile.set == "base" for tile in data.tile.values()) != len(data.place):
        yield "tile", "the base game has as many tiles as places"
    yield from faults_of_families(data)


def faults_of_families(data: Data) -> Iterator[Fault]:
    for id, family in data.family.items():
        named = sum(villager.family == id for villager in data.villager.values())
        if named != family.members:
            yield f"family.{id}", f"{named} villagers for {family.members} members"
        if family.artefact and family.artefact not in data.artefact:
            yield f"family.{id}.artefact", f"no artefact {family.artefact!r}"


DATA = read_components(FILE.read_text("utf-8"), Data, faults)
BOX = DATA.box
GHOSTS = DATA.ghost
COLOURS: tuple[str, ...] = tuple(DATA.colour)
BOARDS: tuple[str, ...] = tuple(DATA.board)
PLACES: tuple[str, ...] = tuple(DATA.place)
CORNERS = tuple(id for id, place in DATA.place.items() if place.kind == "corner")
CENTRE = next(id for id, place in DATA.place.items() if place.kind == "centre")
ADJACENT = {id: place.adjacent for id, place in DATA.place.items()}
SIDES = ("north", "east", "south", "west")  # clockwise
SPACES: tuple[str, ...] = tuple(DATA.space)
LINE = {id: space.line for id, space in DATA.space.items()}
SIDE_OF = {id: space.side for id, space in DATA.space.items()}
SPACES_OF = [tuple(id for id in SPACES if SIDE_OF[id] == side) for side in range(4)]
FACING = {place: tuple(id for id in SPACES if LINE[id][0] == place) for place in PLACES}


def around(start: int) -> list[int]:
    """Return the four sides clockwise, beginning with ``start``."""
    return [(start + step) % 4 for step in range(4)]
