"""The types of the view.

Options point at things by their ``key``. Houses are named by their ids. ``houses`` lists them by
seat, followed by the enemies of a solo challenge.
"""

from typing import Any, NotRequired, TypedDict

from rules.core import ResultSeen


class CandleSeen(TypedDict):
    key: str  # for example candle:ash:explorer
    house: str
    role: str
    flames: int
    capacity: int


class FlameSeen(TypedDict):
    key: str  # for example flame:r8_mine:ash
    house: str


class TerritorySeen(TypedDict):
    key: str  # for example territory:r8_mine
    id: str
    region: int
    action: str
    castle: str  # the House whose castle stands here, or ""
    candles: list[CandleSeen]
    flames: list[FlameSeen]
    curses: list[str]  # curse cards with a figure here; only with two players


class RegionSeen(TypedDict):
    key: str  # for example region:8
    number: int
    cursed: bool
    temples: list[str]  # the top one last
    curses: list[str]  # curse cards with a figure here
    fought: bool  # the present battle is for this region


class CurseSeen(TypedDict):
    key: str  # for example curse:1
    card: str  # "" in an empty slot
    number: int  # the region printed on the card
    influence: dict[str, int]  # ground flames by House
    owner: str
    region: int  # the figure's region; 0: not on the board
    territory: str


class StackSeen(TypedDict):
    key: str  # for example stack:1
    top: str  # "" when the stack is used up
    year: int
    below: int


class CardSeen(TypedDict):
    key: str  # for example display:1
    id: str


class HouseSeen(TypedDict):
    seat: int  # -1: nobody plays it
    key: str  # for example house:ash
    id: str
    castle: str
    points: int
    score: int  # the score if the game ended now
    wax: int
    gold: int
    supply: int  # ground flames left
    seals: dict[str, str]  # by role: its candle card
    area: list[str]  # cards discarded for manoeuvres
    hand: list[str]  # the seat's own hand; of other Houses, only cards that everybody knows
    hand_size: int
    drawn: list[str]  # empty in other seats' views
    tactics: list[str]  # empty in other seats' views
    tactics_size: int
    spent: list[str]
    war: list[str]  # cards on the war board, once revealed
    weak: list[list[str]]  # symbols of the two weak actions
    withering: list[str]  # the withering cards on the weak actions
    upgrades: list[str]


class QuestSeen(TypedDict):
    key: str  # for example quest:build_temple
    id: str
    kind: str  # annual, hierarchical
    secret: bool
    owner: int  # the seat with the secret quest; -1: a common one
    marks: list[str]  # Houses that have marked it; "" for a blocked cell


class FighterSeen(TypedDict):
    seat: int
    power: int


class ChallengeSeen(TypedDict):
    """A solo challenge."""

    scenario: str
    goal: str
    target: str
    turns: int
    limit: int
    used_tactic: bool


class View(TypedDict):
    round: int  # the year; in a solo challenge, the turn
    year: int
    season: str  # setup, mist, kindling, war, over
    turn: int  # the seat on turn; -1: none
    side: str
    armies: bool  # ground flames are drawn as soldiers
    track: list[int]  # seats in turn order
    moves: int  # moves left in the manoeuvre
    territories: list[TerritorySeen]
    regions: list[RegionSeen]
    curses: list[CurseSeen]
    curse_deck: int
    display: list[CardSeen]
    tactics_deck: int
    candle_deck: int
    stacks: list[StackSeen]
    temple_supply: dict[str, int]
    fighters: list[FighterSeen]
    houses: list[HouseSeen]
    secret_quests: int
    drawn_withering: str  # the card that is about to be placed
    quests: list[QuestSeen]
    challenge: ChallengeSeen | None
    announced: NotRequired[list[list[Any]]]  # messages on what the enemies are about to do
    result: ResultSeen | None
