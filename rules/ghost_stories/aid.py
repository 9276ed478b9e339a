"""The worth of village tiles' help to the active Taoist, for automas."""

from collections.abc import Callable

from . import exorcism, names, qi, village
from .odds import FACES
from .parts import BOX, COLOURS, GHOSTS, SIDE_OF, SPACES
from .stakes import (
    BUDDHA,
    CARD,
    CIRCLE,
    CIRCLED,
    DEAD,
    NEEDED,
    ON_SYMBOL,
    OUT_OF_REACH,
    QI,
    STANDING_BUDDHA,
    TOKENS,
    Foes,
    burden,
    haunting,
    one_more_qi,
    relief,
)
from .state import State

UNKNOWN_HELP = 10
ARRIVAL = 141  # the cost of one more ghost, and of further ones that it brings
WANTED = 9  # added to the worth of a token that ghosts need and nobody has
BLACK = 3  # added to the worth of a black token
TRUST = 0.95  # how surely the worst ghost is the right one to remove


def help_value(s: State, side: int, place: str, foes: Foes) -> float:
    if not village.can_help(s, side, place):
        return 0
    value = HELP.get(s.tiles[place])
    return max(0.0, value(s, side, foes)) if value else UNKNOWN_HELP


def use_value(s: State, side: int, key: str, foes: Foes) -> float:
    """Return the worth of a use of a Yin-Yang: turning back a haunted tile, or a tile's help."""
    if key.startswith("restore:"):
        return restored(s)
    return help_value(s, side, names.place_of(s, key), foes)


def restored(s: State) -> float:
    """Return the worth of turning back a haunted tile."""
    number = len(s.haunted)
    needed = max([NEEDED.get(s.tiles[place], 0) for place in s.haunted], default=0)
    return needed + haunting(s, number) - haunting(s, number - 1)


def banished(s: State, side: int, foes: Foes) -> float:
    """Return the worth of discarding the worst ghost for 1 Qi (Sorcerer's Hut)."""
    spaces = [names.last(key) for key in village.discardable(s)]
    worst = max([foes[at].threat + foes[at].relief for at in spaces if at in foes])
    return worst * TRUST + one_more_qi(s.boards[side], -1)


def herbs(s: State, side: int, foes: Foes) -> float:
    """Return the worth of the Herbalist's dice: each brings a token of its colour, or of any colour
    with a white face."""
    gains = {colour: token_gain(s, side, colour, foes) for colour in COLOURS if s.supply[colour]}
    if not gains:
        return 0
    dice = min(BOX.herbalist_dice, exorcism.free_dice(s))
    return dice * (sum(gains.values()) + max(gains.values())) / FACES


def best_token(s: State, side: int, foes: Foes) -> float:
    return max([token_gain(s, side, it, foes) for it in COLOURS if s.supply[it]], default=0)


def token_gain(s: State, side: int, colour: str, foes: Foes) -> int:
    """Return the worth of one more token of this colour to a Taoist."""
    board = s.boards[side]
    wanted = sum([max([need.get(colour, 0) for need in one.needs]) for one in foes.values()])
    held = sum([other.tao[colour] for other in s.boards])
    most, number = len(TOKENS) - 1, board.tao[colour]
    value = TOKENS[min(number + 1, most)] - TOKENS[min(number, most)]
    return max(1, value + WANTED * max(-1, min(3, wanted - held)) + BLACK * (colour == "black"))


def circled(s: State, side: int, foes: Foes) -> float:
    now = circle_gain(s, s.circle) if s.circle else 0
    return max([circle_gain(s, it) for it in COLOURS if s.supply[it]], default=0) - now


def circle_gain(s: State, colour: str) -> int:
    shown = [GHOSTS[ghost.id].resistance for ghost in s.ghosts.values()]
    return CIRCLE + CIRCLED * sum([colour in it for it in shown])


def figures(s: State, side: int, foes: Foes) -> float:
    out = [SIDE_OF[at] for at, ghost in s.ghosts.items() if ghost.figure == "symbol"]
    return ON_SYMBOL * max([out.count(side) for side in out])


def shifted(s: State, side: int, foes: Foes) -> float:
    """Return the worth of moving a ghost to a board with more room (Pavilion)."""
    return best_shift(s)[0]


def best_shift(s: State) -> tuple[int, str, str]:
    """Return the best move of a ghost: its gain, the ghost's space and its new space."""
    spared = [relief(s, side) for side in range(4)]
    added = [burden(s, side) for side in range(4)]
    open_spaces = [space for space in SPACES if space not in s.ghosts]
    shifts = [
        (place_gain(s, at, to) + (spared[here] - added[there] if there != here else 0), at, to)
        for at in s.ghosts
        for to in open_spaces
        for here, there in [(SIDE_OF[at], SIDE_OF[to])]
    ]
    return max(shifts, key=lambda shift: shift[0], default=(0, "", ""))


def place_gain(s: State, at: str, to: str) -> int:
    """Return the part of a move's gain that comes from Buddhas on either space."""
    if not s.buddhas:
        return 0
    card = GHOSTS[s.ghosts[at].id]
    if "NEED_BUDDHA" in card.centre:
        return OUT_OF_REACH * ((to in s.buddhas) - (at in s.buddhas))
    return STANDING_BUDDHA // 2 if to in s.buddhas and not card.incarnation else 0


def sip(s: State, side: int, foes: Foes) -> float:
    """Return the worth of a token and 1 Qi, less the cost of the ghost that comes (Tea House)."""
    return best_token(s, side, foes) + one_more_qi(s.boards[side], 1) - ARRIVAL + CARD


HELP: dict[str, Callable[[State, int, Foes], float]] = {
    "cemetery": lambda s, side, foes: DEAD + QI[2] if qi.dead(s) else 0,
    "taoist_altar": lambda s, side, foes: restored(s) - ARRIVAL + CARD,
    "herbalist_shop": herbs,
    "sorcerer_hut": banished,
    "buddhist_temple": lambda s, side, foes: BUDDHA,
    "night_watch": figures,
    "circle_of_prayer": circled,
    "pavilion": shifted,
    "tea_house": sip,
}
