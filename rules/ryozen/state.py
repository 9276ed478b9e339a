"""The state of Ryozen: boards, the row of the Clan House, decks, players."""

from msgspec import Struct, field

from rules.core import State as Base

from .keys import SEAT
from .parts import LIT, SECTORS, Board, board_for
from .solo import Enemy, Special, Story


class Tile(Struct, array_like=True):
    """A companion's tile on the board or in the row of the Clan House."""

    owner: int
    kind: str
    cloaked: bool = False
    place: str = ""  # in the Palace: "palace", or in its tower "wall:2", "loophole:0", "summit"


class Player(Struct):
    """A side of the game, with its hand, stack, goods and revelations."""

    seat: int  # the seat that answers for this side
    goods: dict[str, int]  # by kind: how many resources, shards and favour
    clan: str = ""
    hand: list[str] = []
    stack: list[str] = []  # hidden, the top companion first
    cards: list[str] = []  # revelations
    resting: list[str] = []  # companions without a place in the Palace, out for this round
    explorer: int = 0
    side: int = 0  # the player's side of the table, in the Phoenix Palace mode
    rival: str = ""  # "rival:..." for a rival; its hand is a stack, the top first


class State(Base):
    players: list[Player]
    spots: dict[str, list[Tile | None]]
    deck: list[str]  # revelations, hidden, the top card first
    event_deck: list[str]  # hidden, the top card first
    village_deck: list[str]  # only the first village, the top one, is visible
    row: list[str]  # revelations on offer; "" for a gap
    villages: list[str]  # built villages, by position
    events: list[str]  # events at the Gates by area; "" for an empty one
    discard: list[str] = field(default_factory=list)  # revelations
    event_discard: list[str] = field(default_factory=list)  # the top card last
    palace: list[Tile] = field(default_factory=list)
    mode: str = "court"  # the mode of the Palace: "court" or "tower"
    ready: list[Tile] = field(default_factory=list)  # the Clan House's row, slot 1 first
    box: list[str] = field(default_factory=list)  # tiles out of the game, as "clan:kind"
    heralds: list[int] = field(default_factory=list)  # players on the Capital track, the best first
    bans: dict[str, int] = field(default_factory=dict)  # by guarded sector: the Guard's spot
    rotation: int = 0
    first: int = 0  # the player with the first-player token
    active: int = -1  # the player whose turn it is
    effect: str = ""  # this turn's day effect: a sector, or a place in the Palace
    round: int = 0
    phase: str = "setup"  # setup, day, night, dawn, over
    asymmetric: bool = False
    enemy: Enemy | None = None
    story: Story | None = None
    special: list[Special] = field(default_factory=list)

    @property
    def board(self) -> Board:
        return board_for(len(self.players))

    @property
    def lit(self) -> tuple[str, ...]:
        """Return the sectors that the Palace lights."""
        lit = LIT[self.rotation]
        return with_extra_light(lit, self.special) if self.special else lit

    def who(self, me: int) -> str:
        """Return the key of a player's seat, or of a rival."""
        return self.players[me].rival or SEAT[me]

    def order(self) -> list[int]:
        """Return the players in turn order."""
        players = range(len(self.players))
        return [*players[self.first :], *players[: self.first]]

    def opponents(self, me: int) -> list[int]:
        return [player for player in self.order() if player != me]

    def tiles(self, me: int, sector: str) -> list[Tile]:
        """Return a player's companions in a sector."""
        return [tile for tile in self.spots[sector] if tile and tile.owner == me]

    def present(self, me: int) -> list[str]:
        """Return the sectors where a player has companions."""
        return [sector for sector in SECTORS if self.tiles(me, sector)]

    def in_palace(self, me: int) -> list[Tile]:
        return [tile for tile in self.palace if tile.owner == me]

    def on_board(self, me: int) -> list[Tile]:
        """Return a player's companions in sectors and in the Palace."""
        tiles = [tile for sector in SECTORS for tile in self.tiles(me, sector)]
        return tiles + self.in_palace(me)


def with_extra_light(lit: tuple[str, ...], special: list[Special]) -> tuple[str, ...]:
    extra = [rule.where for rule in special if rule.rule == "highlight_extra"]
    return tuple(sector for sector in SECTORS if sector in (*lit, *extra))
