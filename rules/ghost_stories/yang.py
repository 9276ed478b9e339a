"""The Yang phase of a living Taoist (base 3): a move, an action, placing Buddhas.
One question offers everything that is possible now. It is asked again until nothing is left."""

from collections.abc import Callable, Collection

from . import exorcism, names, powers, variant, village
from .haunting import restore
from .names import SEAT, SPACE, last
from .parts import FACING
from .registry import G, book
from .state import Board, State

MOVE, ACTION, BUDDHAS = "move", "action", "buddhas"

Deed = Callable[[G, int, str], None]

DEEDS: dict[str, Deed] = {}  # by kind of key: the function that carries out the option


def deed(*kinds: str) -> Callable[[Deed], Deed]:
    def register(function: Deed) -> Deed:
        DEEDS.update(dict.fromkeys(kinds, function))
        return function

    return register


@book.procedure
async def yang(g: G) -> None:
    s = g.s
    side = s.active
    if not s.boards[side].lives:
        return
    s.phase = "yang"
    key = await g.may(s.boards[side].seat, "ghost_stories.yang", offers(s, side))
    if key:
        DEEDS[key.partition(":")[0]](g, side, key)
        g.then(["yang"])


def offers(s: State, side: int) -> list[str]:
    """Return everything that the Taoist can do now."""
    board = s.boards[side]
    keys: list[str] = []
    if s.stage == MOVE:
        keys += powers.usable_before_move(s, side)
        keys += variant.of(s).own_ways(s, side, far=powers.has(s, side, "dance_of_the_peaks"))
    if s.stage in (MOVE, ACTION):
        keys += actions(s, side)
    if board.yin_yang:
        keys.append("yin_yang")
    if board.power_tokens:
        keys += [f"borrow:{s.boards[other].colour}" for other in powers.lendable(s, side)]
    if board.buddhas:
        keys += buddhas(s, board)
    keys += variant.of(s).offers(s, side)
    return keys


# Before the move


@deed("power")
def use_power(g: G, side: int, key: str) -> None:
    power = last(key)
    g.s.used_powers.append(power)
    g.tell("uses-power", seat=names.seat(g.s, side), power=key)
    g.then([power, side])


# The move


@deed("tile", "stand_up")
def move(g: G, side: int, key: str) -> None:
    s = g.s
    far = powers.has(s, side, "dance_of_the_peaks")
    s.stage = ACTION
    if key.startswith("tile:"):
        g.tell("moved", seat=names.seat(s, side), way=key)
    variant.of(s).go_own(g, side, key, far=far)


# The single action


def actions(s: State, side: int) -> list[str]:
    """Return the actions that are allowed and possible on the Taoist's tile."""
    return [action for action in allowed_actions(s, side) if ACTIONS[action](s, side)]


def can_ask_here(s: State, side: int) -> bool:
    return village.can_help(s, side, s.boards[side].at)


ACTIONS: dict[str, Callable[[State, int], bool]] = {
    "exorcise": exorcism.possible,
    "help": can_ask_here,
}
FIGHT = "exorcise"  # Heavenly Gust allows this and one other action


def allowed_actions(s: State, side: int) -> Collection[str]:
    """Return the actions still allowed: one a turn or, with a blue power, two on the same tile."""
    # base 9, white-moon:163-170
    if not s.actions:
        return ACTIONS
    if len(s.actions) > 1 or s.boards[side].at != s.action_tile:
        return []
    taken = s.actions[0]
    more = [taken] if powers.has(s, side, "second_wind") else []
    if powers.has(s, side, "heavenly_gust"):
        more += [other for other in ACTIONS if (other == FIGHT) != (taken == FIGHT)]
    return more


def note_action(s: State, side: int, action: str) -> None:
    s.stage = ACTION
    s.actions.append(action)
    s.action_tile = s.boards[side].at


@deed("exorcise")
def attempt(g: G, side: int, key: str) -> None:
    note_action(g.s, side, key)
    g.then(["exorcise", side])


@deed("help")
def ask_for_help(g: G, side: int, key: str) -> None:
    note_action(g.s, side, key)
    village.help_from(g, side, g.s.boards[side].at)


# Yin-Yang and Power tokens, which may be used at any moment


def yin_yang_uses(s: State, side: int) -> list[str]:
    """Return the uses of a Yin-Yang: help from any active tile, or turning back a haunted tile."""
    return helpers(s, side) + [f"restore:{s.tiles[place]}" for place in s.haunted]


def helpers(s: State, side: int) -> list[str]:
    return [f"from:{tile}" for place, tile in s.tiles.items() if village.can_help(s, side, place)]


@deed("yin_yang")
def spend_yin_yang(g: G, side: int, key: str) -> None:
    g.then(["use_yin_yang", side])


@book.procedure
async def use_yin_yang(g: G, side: int) -> None:
    s = g.s
    board = s.boards[side]
    board.yin_yang, s.spending = False, True
    g.tell("yin-yang", seat=SEAT[board.seat])
    use = await g.ask(board.seat, "ghost_stories.yin_yang", yin_yang_uses(s, side))
    place, s.spending = names.place_of(s, use), False
    if use.startswith("restore:"):
        restore(g, place)
    else:
        village.help_from(g, side, place)


@deed("borrow")
def borrow(g: G, side: int, key: str) -> None:
    powers.borrow(g, side, names.side_of(g.s, key))


# Buddhas


def buddhas(s: State, board: Board) -> list[str]:
    """Return the spaces in front of the Taoist's tile where a Buddha can be placed."""
    spaces = (space for space in FACING[board.at] if space not in s.ghosts)
    return [f"buddha:{space}" for space in spaces if space not in s.buddhas]


@deed("buddha")
def place_buddha(g: G, side: int, key: str) -> None:
    s = g.s
    s.stage = BUDDHAS
    s.boards[side].buddhas -= 1
    s.buddhas.append(last(key))
    g.tell("placed-buddha", seat=names.seat(s, side), space=SPACE[last(key)])
