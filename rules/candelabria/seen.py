"""The shape of the view: what a seat may know, as plain data for those who draw and tell.

``key`` is what options point at. Houses are named by their ids; ``houses`` lists them by seat, and
after those the enemies of a solo challenge.
"""

from typing import Any, NotRequired, TypedDict

from rules.core import ResultSeen


class CandleSeen(TypedDict):
    key: str  # candle:ash:explorer
    house: str
    role: str
    flames: int
    capacity: int


class FlameSeen(TypedDict):
    key: str  # flame:r8_mine:ash
    house: str


class TerritorySeen(TypedDict):
    key: str  # territory:r8_mine
    id: str
    region: int
    action: str
    castle: str  # whose, or ""
    candles: list[CandleSeen]
    flames: list[FlameSeen]
    curses: list[str]  # cards whose figures stand here; with two players alone


class RegionSeen(TypedDict):
    key: str  # region:8
    number: int
    cursed: bool
    temples: list[str]  # the topmost last
    curses: list[str]  # cards whose figures are here
    fought: bool  # the battle is here


class CurseSeen(TypedDict):
    key: str  # curse:1
    card: str  # "" when the slot is empty
    number: int  # the region on the card
    influence: dict[str, int]  # by House
    owner: str
    region: int  # of the figure; 0: not on the board
    territory: str


class StackSeen(TypedDict):
    key: str  # stack:1
    top: str  # "" when it is used up
    year: int
    below: int


class CardSeen(TypedDict):
    key: str  # display:1
    id: str


class HouseSeen(TypedDict):
    seat: int  # -1: nobody plays it
    key: str  # house:ash
    id: str
    castle: str
    points: int
    score: int  # if the game ended now
    wax: int
    gold: int
    supply: int  # ground flames
    seals: dict[str, str]  # role -> card
    area: list[str]  # cards discarded for manoeuvres
    hand: list[str]  # for its own eyes; for others the cards that all can know
    hand_size: int
    drawn: list[str]  # for its own eyes
    tactics: list[str]  # for its own eyes
    tactics_size: int
    spent: list[str]
    war: list[str]  # the cards on the war board, once they are revealed
    weak: list[list[str]]  # the symbols of its weak actions
    withering: list[str]  # cards over them
    upgrades: list[str]


class QuestSeen(TypedDict):
    key: str  # quest:build_temple
    id: str
    kind: str  # annual, hierarchical
    secret: bool
    owner: int  # of a secret quest; -1: common
    marks: list[str]  # Houses whose flames lie on it; "" for a blocked cell


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
    round: int  # the year; in a solo challenge the turn
    year: int
    season: str  # setup, mist, kindling, war, over
    turn: int  # whose turn it is; -1: nobody's
    side: str
    armies: bool  # ground flames are shown as little figures
    track: list[int]  # seats in turn order
    moves: int  # left in a manoeuvre
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
    drawn_withering: str  # a card that is being laid down
    quests: list[QuestSeen]
    challenge: ChallengeSeen | None
    announced: NotRequired[list[list[Any]]]  # what the enemies will do, as messages
    result: ResultSeen | None
