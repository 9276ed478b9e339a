"""The position of a game of Ghost Stories, as plain data."""

from msgspec import Struct, field

from rules.core import State as Base

from .parts import BOX, COLOURS, around

NOBODY = -1


class Board(Struct):
    """One side of the village: a Taoist's board, or one that nobody plays."""

    colour: str
    power: str
    seat: int = NOBODY  # whose Taoist lives here; NOBODY: a neutral board
    qi: int = 0  # 0: the Taoist is dead, or the neutral board possessed
    tao: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    yin_yang: bool = False
    power_tokens: int = 0
    buddhas: int = 0  # that may be placed
    new_buddhas: int = 0  # got in this turn
    at: str = ""  # the tile on which the figure stands or lies; empty: beside the village

    @property
    def lives(self) -> bool:
        """A Taoist who is not dead."""
        return self.seat != NOBODY and self.qi > 0


class Ghost(Struct):
    """A card on a ghost space."""

    id: str
    figure: str = ""  # of a Haunter: "card" or "symbol"
    quiet: bool = False  # its left stones do not work where it lies


class Moon(Struct):
    """The state that White Moon adds. Lists by side: 0 is north, then clockwise."""

    portal: str = ""  # its tile
    villagers: dict[str, list[str]] = {}  # the stack of each tile, from the top
    known: list[str] = []  # villagers that were turned up once
    shelter: list[str] = []
    graveyard: list[str] = []
    su_ling: str = ""  # her space; empty: in the bank
    sad: bool = False  # something sad happened in this turn since she was driven away
    placed: bool = False  # she has been put down in this turn
    bank: int = 0  # crystals
    receptacles: list[str] = []  # corners with a crystal
    crystals: list[int] = field(default_factory=lambda: [0] * 4)
    new_crystals: list[int] = field(default_factory=lambda: [0] * 4)  # among them, of this turn
    artefacts: dict[str, int] = {}  # by their owner's side
    used_up: list[str] = []  # artefacts that were discarded
    lost_tao: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    laid: list[int] = []  # sides whose Taoist lies on the ground
    clawed: bool = False  # the Avenging Claw has worked in this turn
    barrier: bool = False  # the Zhou family calls for a Magic Barrier
    late_families: list[str] = []  # completed in the Magic Barrier
    in_barrier: bool = False
    shielded: list[str] = []  # cards that went under the deck in this arrival
    seen: list[str] = []  # cards in the deck that everybody knows
    called: list[str] = []  # incarnations that the Wu family brought


class State(Base):
    mode: str
    level: str
    options: dict[str, str]
    players: int
    boards: list[Board]  # by side: 0 is north, then clockwise
    tiles: dict[str, str]  # by place
    supply: dict[str, int]  # Tao tokens
    temple: int  # Buddhas there
    deck: list[str]  # from the top
    removed: list[str]  # ghosts that were taken out unseen
    box: list[str]  # incarnations that take no part
    haunted: list[str] = field(default_factory=list)
    circle: str = ""  # colour of the token on the Circle of Prayer
    ghosts: dict[str, Ghost] = field(default_factory=dict)  # by space
    buddhas: list[str] = field(default_factory=list)  # spaces on which one stands
    mantra: str = ""  # space of the ghost on which it lies
    mantra_rests: bool = False  # came back in this turn
    centre_tokens: int = 0  # Power tokens on the central tile
    discard: list[str] = field(default_factory=list)
    beaten: list[str] = field(default_factory=list)  # incarnations, in order
    arriving: str = ""  # a card that has no space yet
    active: int = 0  # whose turn it is
    first: int = 0
    round: int = 1
    phase: str = "set_up"  # yin, yang
    stage: str = ""  # of the Yang phase: move, action, buddhas
    actions: list[str] = field(default_factory=list)  # taken in this turn
    action_tile: str = ""  # where the first of them was taken
    used_powers: list[str] = field(
        default_factory=list
    )  # in this turn, of those that work once before the move
    spending: bool = False  # a Yin-Yang is being spent
    borrowed: list[int] = field(
        default_factory=list
    )  # neutral boards whose power the active Taoist has
    fallen: bool = False  # the active Taoist has died in this turn
    dice: list[str] = field(default_factory=list)  # the roll that is being used
    targets: list[str] = field(default_factory=list)  # spaces at which the exorcism aims
    attempts: int = 0  # exorcisms so far, with success or without
    slain: list[str] = field(default_factory=list)  # spaces whose ghosts it has exorcised
    moon: Moon = field(default_factory=Moon)

    def living(self) -> list[int]:
        """The sides with a living Taoist, clockwise from the active one."""
        return [side for side in around(self.active) if self.boards[side].lives]

    def qi_left(self) -> int:
        return BOX.qi - sum(board.qi for board in self.boards)


def steward(s: State, side: int) -> int:
    """The next living Taoist clockwise from a board."""  # ruling: decides for it
    return next(other for other in around((side + 1) % 4) if s.boards[other].lives)


def whose_turn(s: State) -> int:  # white-moon:155, 431
    """The active Taoist; in the turn of a board without one its steward."""
    return s.active if s.boards[s.active].lives else steward(s, s.active)


def decider(s: State) -> int:
    """The seat that decides for all in this turn: the active player, though his Taoist may have
    died in it; or the steward of a board without a Taoist."""
    # white-moon:427; ruling: one decides, the others advise
    board = s.boards[s.active]
    if board.lives or (s.fallen and board.seat != NOBODY):
        return board.seat
    return s.boards[steward(s, s.active)].seat
