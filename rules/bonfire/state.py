"""The position of a game of Bonfire, as plain data."""

from msgspec import Struct, field

from rules.core import State as Base

NEUTRAL = -1  # marks a neutral novice; others are marked by their seat
TOM = -2  # marks a novice of Tom's
LYING = -3  # marks a neutral novice sent by Tom, which lies on its side
NOBODY = -1
PIER = "pier"
START = 0  # a Guardian's position before the path; 1..7 are the path's places
BONFIRE = 7  # a Guardian at Bonfire i has the position BONFIRE + i


class City(Struct):
    """Everything that a player has."""

    color: str
    board: str
    gifts: list[list[str]]  # the two stacks, each with the face-up gift first
    supply: list[str]  # fate tiles, from the top
    spare: str  # the fate tile set aside; "" after the start choice
    points: int = 0
    ship: str = PIER
    tokens: list[int] = field(default_factory=lambda: [0] * 7)  # in the order of parts.TOKENS
    resources: list[int] = field(default_factory=lambda: [0] * 6)  # in the order of RESOURCES
    given: dict[str, list[str]] = {}  # by island: the player's gifts there
    path: list[str] = field(default_factory=lambda: ["start"])  # the tiles at places 1, 2, ...
    portals: list[str] = field(default_factory=lambda: [""] * 7)  # the portals at places 1, 2, ...
    tasks: list[str] = field(default_factory=lambda: [""] * 7)  # the tiles at places 1, 2, ...
    lit: list[bool] = field(
        default_factory=lambda: [False] * 7
    )  # True: the Bonfire at place 1, 2, ... is lit, and its novice has left
    guardians: dict[str, int] = field(default_factory=lambda: {"own": START})
    gnomes: list[str] = []
    fate: list[str] = []  # laid tiles, as "tile:row:column:way" with the middle's cell
    out: bool = False  # has no more turns, since it cannot do anything
    passed: bool = False


class Island(Struct):
    """A task island: on each spot a task tile, or the gift that took its place."""

    tasks: list[str]
    givers: list[int]


class Tom(Struct):
    """Tom, a rival for one person, who follows a deck of cards (bonfire.ru.txt:707)."""

    city: City
    deck: list[str]  # from the top
    discard: list[str] = []
    run: int = 1  # the number of the present run through the deck
    novices: int = 4  # still beside his city
    handicap: int | None = None  # the challenge's handicap, if there is one


class State(Base):
    seats: list[City]
    first: int  # the seat with the oval building
    varied: bool  # used in a first game: no island has two tasks of one colour
    islands: dict[str, Island]  # those with tasks
    orders: dict[str, int]  # Guardians left on the other islands, by colour
    areas: list[list[str]]  # portals lying around the Great Bonfire
    offer: list[str]  # path tiles face up
    pile: list[str]  # path tiles face down
    masters: list[str]  # masters face up; "" once the pile is used up
    master_pile: list[str]
    elders: list[str]
    council: list[list[int]]  # novices on each cell, as seats or NEUTRAL
    waiting: list[str]  # common tasks that still have their neutral novice
    pointer: int = 0  # the area the Great Bonfire points at
    used: bool = False  # the Great Bonfire has been used before
    turn: int = NOBODY
    phase: str = "set_up"  # start, turn, after
    counting: bool = False
    stack: list[int] = field(
        default_factory=lambda: [5, 4, 3, 2, 1]
    )  # countdown tokens with the first player
    travelling: int = 0  # the countdown token going round; 0: none
    master_discard: list[str] = field(default_factory=list)  # masters that Tom has turned up
    tom: Tom | None = None


def cities(s: State) -> list[City]:
    """Return the cities of all sides."""
    return s.seats if s.tom is None else [*s.seats, s.tom.city]


def countdown_value(s: State, me: int) -> int:
    """Return the points for passing now; 0 if the seat may not pass."""
    if not s.counting:
        return 0
    if me == s.first and s.stack:  # none is left while Tom takes the last turn
        return s.stack[0]
    return s.travelling
