"""The state of The Curse of Candelabria."""

from msgspec import Struct, field

from rules.core import State as Base

from .map import SIDES, Side, region_of

NOBODY = -1
KINDLING = "kindling"
WAR = "war"


class Candle(Struct):
    """A candle figure on the board."""

    territory: str
    flames: int


class House(Struct):
    """Everything that belongs to a House. ``State.houses`` lists Houses by seat, followed by those
    that nobody plays."""

    id: str
    castle: str = ""
    flames: list[str] = []  # territories with a ground flame of this House
    candles: dict[str, Candle] = {}  # by role
    seals: dict[str, str] = {}  # by role: the candle card in its slot
    hand: list[str] = []
    known: list[str] = []  # cards of the hand that everybody knows
    drawn: list[str] = []  # cards drawn but not yet kept
    area: list[str] = []  # cards discarded for manoeuvres
    wax: int = 0
    gold: int = 0
    scored: dict[str, int] = {}  # victory points by source
    supply: int = 0  # ground flames left
    upgrades: list[str] = []
    tactics: list[str] = []
    spent: list[str] = []  # tactics cards put aside until the season ends
    war: list[str] = field(default_factory=lambda: ["", ""])  # tactics cards on the war board

    def figures(self) -> list[str]:
        """Return the territory of each figure: castle, candles and ground flames."""
        candles = [candle.territory for candle in self.candles.values()]
        return [*([self.castle] if self.castle else []), *candles, *self.flames]

    @property
    def points(self) -> int:
        return sum(self.scored.values())

    @property
    def cubes(self) -> int:
        return self.wax + self.gold


class Curse(Struct):
    """A slot of the curse board: its card, and the place of the card's figure."""

    card: str = ""
    influence: list[int] = []  # by House: the ground flames in front of the card
    owner: int = NOBODY
    region: int = 0  # the figure's region; 0: not on the board
    territory: str = ""  # the figure's territory; only with two players


class Quest(Struct):
    """A quest in play. A secret quest belongs to a House."""

    id: str
    owner: int = NOBODY
    marks: list[int] = []  # Houses that have marked it; NOBODY for a blocked cell
    borrowed: list[int] = []  # Houses whose mark is a substitute for a flame
    shown: bool = False  # a secret quest that was fulfilled, so everybody knows it


class State(Base):
    side: str
    houses: list[House]
    seats: int
    variants: list[str]  # the variants in play
    setup_white_points: int = 0
    nova_vita_keeps: int = 1
    chimera: bool = False  # the Chimera Dynasty may be chosen with fewer than six players
    small_board: bool = False  # the Knights may start on side A
    armies: bool = False  # ground flames are drawn as soldiers
    deck: list[str] = field(default_factory=list)  # upgraded candle cards, top first, hidden
    tactics_deck: list[str] = field(default_factory=list)  # top first, hidden
    display: list[str] = field(default_factory=list)
    stacks: list[list[str]] = field(
        default_factory=list
    )  # upgrade tokens, top first; only the top is seen
    temple_supply: dict[str, int] = field(default_factory=dict)
    temples: dict[str, list[str]] = field(
        default_factory=dict
    )  # region -> its stack, the topmost last
    curse_deck: list[str] = field(default_factory=list)  # top first, hidden
    curses: list[Curse] = field(default_factory=list)  # the slots of the curse board
    cursed: list[int] = field(default_factory=list)  # regions that have no battle this year
    box: list[str] = field(default_factory=list)  # cards out of the game
    track: list[int] = field(default_factory=list)  # Houses, in turn order
    year: int = 0
    season: str = "setup"  # setup, mist, kindling, war, over
    turn: int = NOBODY
    turns: int = 0  # turns and battles begun so far
    moves: int = 0  # moves left in the manoeuvre
    burned: bool = False  # a flame was spent for a further move
    mover: str = ""  # the role of the candle moved last
    put_out: list[int] = field(
        default_factory=list
    )  # owners of ground flames whose way is not decided yet
    battle: int = 0  # the battle's region
    fighters: list[int] = field(default_factory=list)  # Houses in the battle, in turn order
    quests: list[Quest] = field(default_factory=list)
    quest_box: list[str] = field(default_factory=list)  # unused quests, hidden
    tally: dict[str, int] = field(default_factory=dict)  # by deed: its count in this action
    withering_deck: list[str] = field(default_factory=list)  # top first, hidden
    drawn_withering: str = ""  # the card that is about to be placed
    withering: list[list[str]] = field(
        default_factory=list
    )  # by House: cards covering its two weak actions
    scenario: str = ""
    level: str = ""  # the difficulty of a solo challenge
    limit: int = 0  # the number of turns of a solo challenge
    round: int = 0
    used_tactic: bool = False

    @property
    def map(self) -> Side:
        return SIDES[self.side]

    def house(self, id: str) -> int:
        """Return the index of the House with this id."""
        return next(n for n, house in enumerate(self.houses) if house.id == id)

    def others(self, me: int) -> list[int]:
        return [n for n in range(len(self.houses)) if n != me]

    def in_region(self, me: int, region: int) -> bool:
        """Tell if a House has a castle, candle or ground flame in the region."""
        return region in map(region_of, self.houses[me].figures())

    def top_temple(self, region: int) -> str:
        stack = self.temples.get(str(region))
        return stack[-1] if stack else ""

    def slots(self) -> list[int]:
        """Return the slots of the curse board that hold a card."""
        return [slot for slot, curse in enumerate(self.curses) if curse.card]

    def castles(self) -> list[str]:
        return [house.castle for house in self.houses if house.castle]
