"""Gaining and losing Qi, death and revival (base 11)."""

from . import names, variant
from .ending import lose
from .names import SEAT
from .parts import COLOURS
from .powers import lift_mantra
from .registry import G
from .state import State, whose_turn


def gain_qi(g: G, side: int, number: int = 1) -> None:
    """Gain Qi, at most as much as the supply has left."""  # ruling: base 14, no cap
    s = g.s
    gained = min(number, s.qi_left())
    if gained:
        s.boards[side].qi += gained
        g.tell("gained-qi", seat=names.seat(s, side), number=gained)


def sufferer(s: State, side: int) -> int:
    """Return the side that loses Qi for a board: the board itself or, if it has none, the active
    one."""
    return side if s.boards[side].qi else whose_turn(s)  # ruling: base 14, possessed boards


def lose_qi(g: G, side: int) -> None:
    """Take 1 Qi from a board. With its last Qi a Taoist dies, and a neutral board becomes
    possessed."""
    s = g.s
    side = sufferer(s, side)
    board = s.boards[side]
    board.qi -= 1
    if board.seat < 0:
        g.tell("board-lost-qi", board=names.board(s, side))
        if not board.qi:
            g.tell("possessed", board=names.board(s, side))
            lift_mantra(s)
        return
    g.tell("lost-qi", seat=SEAT[board.seat])
    if not board.qi:
        die(g, side)


def die(g: G, side: int) -> None:
    """Let a Taoist die: he loses everything, and his figure lies on the Cemetery."""
    s = g.s
    board = s.boards[side]
    g.tell("died", seat=SEAT[board.seat])
    for colour in COLOURS:
        s.supply[colour] += board.tao[colour]
        board.tao[colour] = 0
    s.temple += board.buddhas + board.new_buddhas
    board.buddhas = board.new_buddhas = 0
    board.yin_yang = False
    s.centre_tokens += board.power_tokens
    board.power_tokens = 0
    board.at = cemetery(s)
    if side == s.active:
        s.fallen = True
    if not s.living():
        lose(g, "dead")
    lift_mantra(s)
    variant.of(s).died(g, side)


def cemetery(s: State) -> str:
    """Return the Cemetery's place, or "" if the village has none."""
    return next((place for place, tile in s.tiles.items() if tile == "cemetery"), "")


def dead(s: State) -> list[int]:
    """Return the sides with a dead Taoist."""
    return [side for side, board in enumerate(s.boards) if board.seat >= 0 and not board.qi]


def revive(g: G, side: int, place: str, qi: int) -> None:
    """Bring a Taoist back to life on a tile, with ``qi`` Qi and no possessions."""
    s = g.s
    board = s.boards[side]
    board.qi = min(qi, s.qi_left())
    board.at = place
    g.tell("revived", taoist=names.taoist(s, side), tile=names.tile(s, place))
