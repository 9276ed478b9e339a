"""The position of a game of Ghost Stories, as plain data."""

from msgspec import Struct, field

from rules.core import State as Base

from .parts import BOX, COLOURS, around

NOBODY = -1


class Board(Struct):
    """One side of the village: a Taoist's board, or one that nobody plays."""

    colour: str
    power: str
    seat: int = NOBODY  # the Taoist's seat; NOBODY: a neutral board
    qi: int = 0  # 0: a dead Taoist, or a possessed neutral board
    tao: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    yin_yang: bool = False
    power_tokens: int = 0
    buddhas: int = 0  # Buddhas ready to be placed
    new_buddhas: int = 0  # Buddhas taken this turn
    at: str = ""  # the figure's tile; empty: beside the village

    @property
    def lives(self) -> bool:
        """Tell if a Taoist lives here."""
        return self.seat != NOBODY and self.qi > 0


class Ghost(Struct):
    """A card on a ghost space."""

    id: str
    figure: str = ""  # a Haunter's figure: on its "card" or its "symbol"
    quiet: bool = False  # its left stones have no effect here


class Moon(Struct):
    """The state that White Moon adds. Lists by side: 0 is north, then clockwise."""

    portal: str = ""  # the portal's tile
    villagers: dict[str, list[str]] = {}  # the stack on each tile, from the top
    known: list[str] = []  # villagers turned up before
    shelter: list[str] = []
    graveyard: list[str] = []
    su_ling: str = ""  # her space; empty: in the bank
    sad: bool = False  # something sad has happened this turn since she was driven away
    placed: bool = False  # she has been placed this turn
    bank: int = 0  # crystals
    receptacles: list[str] = []  # corners with a crystal
    crystals: list[int] = field(default_factory=lambda: [0] * 4)
    new_crystals: list[int] = field(default_factory=lambda: [0] * 4)  # of these, taken this turn
    artefacts: dict[str, int] = {}  # artefact and its owner's side
    used_up: list[str] = []  # discarded artefacts
    lost_tao: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    laid: list[int] = []  # sides with a Taoist lying down
    clawed: bool = False  # the Avenging Claw has been used this turn
    barrier: bool = False  # the Zhou family asks for a Magic Barrier
    late_families: list[str] = []  # families completed during the Magic Barrier
    in_barrier: bool = False
    shielded: list[str] = []  # cards put under the deck during this arrival
    seen: list[str] = []  # cards of the deck that everybody knows
    called: list[str] = []  # incarnations called by the Wu family


class State(Base):
    mode: str
    level: str
    options: dict[str, str]
    players: int
    boards: list[Board]  # by side: 0 is north, then clockwise
    tiles: dict[str, str]  # by place
    supply: dict[str, int]  # Tao tokens
    temple: int  # Buddhas in the Temple
    deck: list[str]  # from the top
    removed: list[str]  # ghosts removed unseen before the game
    box: list[str]  # unused incarnations
    haunted: list[str] = field(default_factory=list)
    circle: str = ""  # colour of the token on the Circle of Prayer; "": none
    ghosts: dict[str, Ghost] = field(default_factory=dict)  # by space
    buddhas: list[str] = field(default_factory=list)  # spaces with a Buddha
    mantra: str = ""  # space of the ghost under the Mantra
    mantra_rests: bool = False  # the Mantra came back this turn
    centre_tokens: int = 0  # Power tokens on the central tile
    discard: list[str] = field(default_factory=list)
    beaten: list[str] = field(default_factory=list)  # incarnations, in order
    arriving: str = ""  # a card without a space yet
    active: int = 0  # the side on turn
    first: int = 0
    round: int = 1
    phase: str = "set_up"  # yin, yang
    stage: str = ""  # part of the Yang phase: move, action, buddhas
    actions: list[str] = field(default_factory=list)  # actions taken this turn
    action_tile: str = ""  # the tile of the first action
    used_powers: list[str] = field(
        default_factory=list
    )  # used this turn, of those that work once before the move
    spending: bool = False  # a Yin-Yang token is being spent
    borrowed: list[int] = field(
        default_factory=list
    )  # neutral boards with a power borrowed by the active Taoist
    fallen: bool = False  # the active Taoist has died this turn
    dice: list[str] = field(default_factory=list)  # the roll being used
    targets: list[str] = field(default_factory=list)  # spaces that the exorcism aims at
    attempts: int = 0  # exorcisms so far, successful or not
    slain: list[str] = field(default_factory=list)  # spaces of the ghosts it has exorcised
    moon: Moon = field(default_factory=Moon)

    def living(self) -> list[int]:
        """Return the sides with a living Taoist, clockwise from the active one."""
        return [side for side in around(self.active) if self.boards[side].lives]

    def qi_left(self) -> int:
        return BOX.qi - sum(board.qi for board in self.boards)


def steward(s: State, side: int) -> int:
    """Return the next living Taoist clockwise from a board."""  # ruling: decides for it
    return next(other for other in around((side + 1) % 4) if s.boards[other].lives)


def whose_turn(s: State) -> int:  # white-moon:155, 431
    """Return the active Taoist or, in the turn of a board without one, its steward."""
    return s.active if s.boards[s.active].lives else steward(s, s.active)


def decider(s: State) -> int:
    """Return the seat that decides in this turn: the active player, even with a Taoist who died in
    it, or the steward of a board without a Taoist."""
    # white-moon:427; ruling: one decides, the others advise
    board = s.boards[s.active]
    if board.lives or (s.fallen and board.seat != NOBODY):
        return board.seat
    return s.boards[steward(s, s.active)].seat
