"""The types of Bonfire's view.

Options point at things by their ``key``. Keys of things in a city (``place``, ``bonfire``,
``notch``, ``space``, ``task``, ``guardian``, ``cell``, ``fate``, ``gift``) mean the city of the
seat that is asked.
"""

from typing import Any, NotRequired, TypedDict

from rules.core import ResultSeen


class TaskSeen(TypedDict):
    """A task tile. Its owner has ``have`` of the ``need`` pieces (0 of 0 on an island)."""

    key: str  # such as task:red_02
    id: str
    color: str
    points: int
    kind: str
    lit: bool
    have: int
    need: int


class SpotSeen(TypedDict):
    """A spot of an island: its task, or else the seat whose gift lies there (-1: nobody's)."""

    task: TaskSeen | None
    gift: int


class IslandSeen(TypedDict):
    key: str  # such as island:isle_pink
    id: str
    resource: str  # "" on a Guardians' island
    guardian: str  # "" on a task island
    routes: list[str]  # ids of the neighbouring islands
    spots: list[SpotSeen]
    guardians: int  # how many Guardians are left here
    ships: list[int]  # seats whose ship lies here


class PathSeen(TypedDict):
    key: str  # such as path:path_05
    id: str
    crystal: str  # "" on the starting tile
    resource: str


class AreaSeen(TypedDict):
    key: str  # such as area:5
    token: str
    resource: str  # "" if it gives points instead
    points: int
    portals: list[str]


class GreatBonfireSeen(TypedDict):
    pointer: int
    used: bool  # False: the next use costs 1, for any area
    areas: list[AreaSeen]


class NoviceSeen(TypedDict):
    seat: int  # -1: neutral; -2: Tom's
    color: str  # "neutral", or its side's colour
    lying: NotRequired[bool]  # it lies on its side: a neutral one sent by Tom


class CouncilSeen(TypedDict):
    key: str  # such as council:3
    id: str
    novices: list[NoviceSeen]


class GnomeSeen(TypedDict):
    key: str  # such as gnome:master_12
    id: str
    cost: str


class CommonSeen(TypedDict):
    key: str  # such as common:common_paths
    id: str
    novice: bool  # its neutral novice is still here
    done: list[int]  # seats that meet the condition


class CountdownSeen(TypedDict):
    novices: int  # how many are in the High Council
    start_at: int
    begun: bool
    stack: list[int]  # countdown tokens with the first player
    travelling: int  # the countdown token that goes round; 0: none
    value: int  # points that the seat on turn gets for passing; 0: it cannot pass


class GuardianSeen(TypedDict):
    key: str  # such as guardian:grey
    color: str  # "own" is drawn in the seat's colour
    at: str  # start, path or bonfire
    place: int  # 0 at the start, otherwise 1..7


class PlaceSeen(TypedDict):
    """One of a city's seven places, with everything that lies there."""

    place: int
    keys: dict[str, str]  # by part, such as place:3, bonfire:3, notch:3 and space:3
    path: PathSeen | None
    shape: str  # the notch's shape; "" until the city is chosen
    portal: bool
    task: TaskSeen | None
    novice: bool
    guardian_points: int
    path_cost: int


class FateTileSeen(TypedDict):
    key: str  # such as fate:fate_3
    id: str
    symbols: list[str]


class CellSeen(TypedDict):
    """A covered cell. Cells with the same ``group`` are connected; the group has ``size``
    symbols."""

    key: str  # such as cell:3:4
    row: int
    column: int
    tile: str
    symbol: str
    group: int
    size: int


class FateSeen(TypedDict):
    map: list[str]  # 5 rows of 7: S start, g gold, y yellow, h highlighted, o outer, space: nothing
    supply: list[FateTileSeen]  # the top one first; only the first and the last may be placed
    spare: FateTileSeen | None  # set aside until the start tile is chosen
    cells: list[CellSeen]  # row 1, column 1 is the top left; some may lie outside


class StackSeen(TypedDict):
    """A stack of gifts: the face-up one, and the number below it."""

    key: str  # such as gift:0
    top: str  # "" when the stack is used up
    below: int


class CitySeen(TypedDict):
    seat: int
    key: str  # such as seat:2
    color: str
    board: str
    first: bool  # this player has the oval building, the first player's
    points: int
    score: int  # the score if the game ended now
    ship: str  # the island's id, or "pier"
    tokens: dict[str, int]
    resources: dict[str, int]
    guardians: list[GuardianSeen]
    places: list[PlaceSeen]
    novices: int  # how many are left in the city
    gnomes: list[GnomeSeen]
    fate: FateSeen
    gifts: list[StackSeen]
    gifts_below: dict[str, int]  # by kind: how many lie face down, in unknown order
    given: dict[str, list[str]]  # its gifts on islands, by island
    common: dict[str, list[int]]  # common task -> [have, need]
    out: bool
    passed: bool


class TomSeen(TypedDict):
    """Tom's side, in a game against him. His city has the same type as a player's, but no ship,
    tokens, resources, gifts or fate tiles, and no novices at its places."""

    key: str  # always rival:tom
    city: CitySeen
    novices: int  # novices beside his city
    deck: int  # the number of cards left
    discard: list[str]  # keys such as tom_card:tom_path, the newest last
    run: int  # the number of the present run through the deck, from 1 to 4
    handicap: NotRequired[int]


class View(TypedDict):
    turn: int  # the seat on turn; -1: none
    first: int
    phase: str  # set_up, start, turn, after, tom, over
    countdown: CountdownSeen
    islands: list[IslandSeen]
    pier: list[int]  # seats whose ship has not sailed yet
    great_bonfire: GreatBonfireSeen
    council: list[CouncilSeen]
    common: list[CommonSeen]
    paths: list[PathSeen]
    path_pile: list[PathSeen]  # sorted, since the order is hidden
    masters: list[GnomeSeen | None]
    master_pile: int
    elders: list[GnomeSeen | None]
    seats: list[CitySeen]
    result: ResultSeen | None
    tom: NotRequired[TomSeen]  # only against Tom, like the fields below
    round: NotRequired[int]  # the number of the person's turn, from 1
    master_discard: NotRequired[list[GnomeSeen]]
    announced: NotRequired[list[list[Any]]]  # messages on the cards that he may play next
