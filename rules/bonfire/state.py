"""The position of a game of Bonfire, as plain data."""

from msgspec import Struct, field

from rules.core import State as Base

NEUTRAL = -1  # instead of a seat: a neutral novice
TOM = -2  # a novice of Tom's
LYING = -3  # a neutral novice that Tom has sent: it lies on its side
NOBODY = -1
PIER = "pier"
START = 0  # where Guardians wait; 1..7 are the places of the path
BONFIRE = 7  # a Guardian at Bonfire i stands at BONFIRE + i


class City(Struct):
    """All that one player has."""

    color: str
    board: str
    gifts: list[list[str]]  # the stacks by resource, the face-up gift first
    supply: list[str]  # fate tiles, from the top
    spare: str  # the fate tile set aside; gone once the start choice is made
    points: int = 0
    ship: str = PIER
    tokens: list[int] = field(default_factory=lambda: [0] * 7)  # in the order of parts.TOKENS
    resources: list[int] = field(default_factory=lambda: [0] * 6)  # in the order of parts.RESOURCES
    given: dict[str, list[str]] = {}  # own gifts lying on islands, by resource
    path: list[str] = field(default_factory=lambda: ["start"])  # tile of place 1, 2, ...
    portals: list[str] = field(default_factory=lambda: [""] * 7)  # shape in notch 1, 2, ...
    tasks: list[str] = field(default_factory=lambda: [""] * 7)  # tile on space 1, 2, ...
    lit: list[bool] = field(
        default_factory=lambda: [False] * 7
    )  # its novice leaves a place when the Bonfire there is lit
    guardians: dict[str, int] = field(default_factory=lambda: {"own": START})
    gnomes: list[str] = []
    fate: list[str] = []  # tiles in the fate area, as "tile:row:column:way" of the middle cell
    out: bool = False  # could do nothing: no more turns
    passed: bool = False


class Island(Struct):
    """A task island: on each spot a task tile, or the gift that took its place."""

    tasks: list[str]
    givers: list[int]


class Tom(Struct):
    """Tom, who plays against somebody alone by a deck of cards (bonfire.ru.txt:707)."""

    city: City
    deck: list[str]  # from the top
    discard: list[str] = []
    run: int = 1  # through his deck
    novices: int = 4  # beside his city
    handicap: int | None = None  # of the challenge, if it is one


class State(Base):
    seats: list[City]
    first: int  # whose city has the oval building
    varied: bool  # first game: no island has two tasks of a colour
    islands: dict[str, Island]  # those with tasks
    orders: dict[str, int]  # Guardians left on the other islands, by colour
    areas: list[list[str]]  # portals lying around the Great Bonfire
    offer: list[str]  # path tiles face up
    pile: list[str]  # path tiles face down
    masters: list[str]  # masters face up; "" once the pile is used up
    master_pile: list[str]
    elders: list[str]
    council: list[list[int]]  # novices on each cell, by seat or NEUTRAL
    waiting: list[str]  # common tasks with their neutral novice
    pointer: int = 0  # the area at which the Great Bonfire points
    used: bool = False  # somebody has used the Great Bonfire
    turn: int = NOBODY
    phase: str = "set_up"  # start, turn, after
    counting: bool = False
    stack: list[int] = field(
        default_factory=lambda: [5, 4, 3, 2, 1]
    )  # countdown tokens with the first player
    travelling: int = 0  # the countdown token on its way round; 0: none
    master_discard: list[str] = field(default_factory=list)  # masters that Tom has turned up
    tom: Tom | None = None


def cities(s: State) -> list[City]:
    """Those of all sides."""
    return s.seats if s.tom is None else [*s.seats, s.tom.city]


def countdown_value(s: State, me: int) -> int:
    """Return the points for passing now; 0 if the seat may not pass."""
    if not s.counting:
        return 0
    if me == s.first and s.stack:  # none is left while Tom takes the last turn
        return s.stack[0]
    return s.travelling
