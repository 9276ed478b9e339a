"""The state of Ghost Stories."""

from msgspec import Struct, field

from rules.core import State as Base

from .parts import BOX, COLOURS, around

NOBODY = -1


class Board(Struct):
    """The board at one side of the village: a Taoist's, or a neutral one."""

    colour: str
    power: str
    seat: int = NOBODY  # the seat that plays its Taoist; NOBODY: a neutral board
    qi: int = 0  # 0: its Taoist is dead, or a neutral board is possessed
    tao: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    yin_yang: bool = False
    power_tokens: int = 0
    buddhas: int = 0  # Buddhas ready to be placed
    new_buddhas: int = 0  # Buddhas taken in this turn, to be placed later
    at: str = ""  # the tile on which its Taoist stands; "": beside the village

    @property
    def lives(self) -> bool:
        """Tell if this board's Taoist is alive."""
        return self.seat != NOBODY and self.qi > 0


class Ghost(Struct):
    """A card on a ghost space."""

    id: str
    figure: str = ""  # a Haunter's figure: on its "card" or its "symbol"
    quiet: bool = False  # its left stones have no effect


class Moon(Struct):
    """The state that White Moon adds. Lists are by side: north first, then clockwise."""

    portal: str = ""  # the portal's tile
    villagers: dict[str, list[str]] = {}  # by tile: the stack of villagers, the top one first
    known: list[str] = []  # villagers that have been face up
    shelter: list[str] = []
    graveyard: list[str] = []
    su_ling: str = ""  # Su-Ling's space; "": in the bank
    sad: bool = False  # a Curse die, a haunted tile or a dead villager in this turn calls Su-Ling
    placed: bool = False  # Su-Ling has been placed in this turn
    bank: int = 0  # crystals in the bank
    receptacles: list[str] = []  # corners with a crystal
    crystals: list[int] = field(default_factory=lambda: [0] * 4)
    # By side: those of its ``crystals`` that were taken in this turn.
    new_crystals: list[int] = field(default_factory=lambda: [0] * 4)
    artefacts: dict[str, int] = {}  # by artefact: its owner's side
    used_up: list[str] = []  # discarded artefacts
    lost_tao: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    laid: list[int] = []  # sides with a Taoist lying down
    clawed: bool = False  # the Avenging Claw was used in this turn
    barrier: bool = False  # the Zhou family's gift: a Magic Barrier is due
    late_families: list[str] = []  # completed during the Magic Barrier; gifts are due
    in_barrier: bool = False
    shielded: list[str] = []  # cards that the Time Shield put under the deck in this arrival
    seen: list[str] = []  # cards of the deck that everybody has seen
    called: list[str] = []  # incarnations called by the Wu family


class State(Base):
    mode: str
    level: str
    options: dict[str, str]
    players: int
    boards: list[Board]  # by side: north first, then clockwise
    tiles: dict[str, str]  # by place: the kind of tile
    supply: dict[str, int]  # by colour: Tao tokens left
    temple: int  # Buddhas in the Temple
    deck: list[str]  # the top card first
    removed: list[str]  # ghosts removed unseen before the game
    box: list[str]  # unused incarnations
    haunted: list[str] = field(default_factory=list)
    circle: str = ""  # the colour of the token on the Circle of Prayer, or ""
    ghosts: dict[str, Ghost] = field(default_factory=dict)  # by space: the ghost on it
    buddhas: list[str] = field(default_factory=list)  # spaces with a Buddha
    mantra: str = ""  # the space of the ghost with the Mantra, or ""
    mantra_rests: bool = False  # the Mantra came back in this turn, so it cannot be used again
    centre_tokens: int = 0  # Power tokens on the central tile
    discard: list[str] = field(default_factory=list)
    beaten: list[str] = field(default_factory=list)  # beaten incarnations, in order
    arriving: str = ""  # the card drawn that has no space yet
    active: int = 0  # the side whose turn it is
    first: int = 0
    round: int = 1
    phase: str = "set_up"  # then "yin" or "yang"
    stage: str = ""  # the part of the Yang phase: move, action, buddhas
    actions: list[str] = field(default_factory=list)  # actions taken in this turn
    action_tile: str = ""  # the tile of the first action
    used_powers: list[str] = field(default_factory=list)  # powers used in this turn before the move
    spending: bool = False  # a Yin-Yang token is being spent
    borrowed: list[int] = field(
        default_factory=list
    )  # neutral boards whose power the active Taoist has borrowed
    fallen: bool = False  # the active Taoist died in this turn
    dice: list[str] = field(default_factory=list)  # the faces of the present roll
    targets: list[str] = field(default_factory=list)  # spaces of the ghosts attacked
    attempts: int = 0  # the number of exorcisms so far, successful or not
    slain: list[str] = field(default_factory=list)  # those of ``targets`` exorcised so far
    moon: Moon = field(default_factory=Moon)

    def living(self) -> list[int]:
        """Return the sides with a living Taoist, clockwise from the active side."""
        return [side for side in around(self.active) if self.boards[side].lives]

    def qi_left(self) -> int:
        return BOX.qi - sum(board.qi for board in self.boards)


def steward(s: State, side: int) -> int:
    """Return the side of the Taoist who decides for a board without one."""  # ruling
    return next(other for other in around((side + 1) % 4) if s.boards[other].lives)


def whose_turn(s: State) -> int:  # white-moon:155, 431
    """Return the side of the active Taoist or, if the active board has none, of its steward."""
    return s.active if s.boards[s.active].lives else steward(s, s.active)


def decider(s: State) -> int:
    """Return the seat that decides in this turn: that of the active board, even if its Taoist died
    in this turn, or else that of the board's steward."""
    # white-moon:427; ruling: one decides, the others advise
    board = s.boards[s.active]
    if board.lives or (s.fallen and board.seat != NOBODY):
        return board.seat
    return s.boards[steward(s, s.active)].seat
