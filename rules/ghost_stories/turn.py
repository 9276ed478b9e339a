"""Turns. They go round all four boards, also neutral and possessed ones (base 3)."""

from . import names, variant
from .names import SEAT
from .parts import CENTRE
from .registry import G, book
from .yin import yin


@book.procedure
def turn(g: G, side: int) -> None:
    s = g.s
    s.active = side
    s.stage, s.actions, s.action_tile = "move", [], ""
    s.used_powers, s.borrowed, s.fallen, s.mantra_rests = [], [], False, False
    s.dice, s.targets, s.slain = [], [], []
    board = s.boards[side]
    if board.lives:
        g.tell("turn", seat=SEAT[board.seat])
    else:
        g.tell("board-turn", board=names.board(s, side))
    variant.of(s).turn_begins(g)
    yin(g)
    if board.lives:
        g.then(["yang"], ["end_turn"])
    else:
        g.then(["end_turn"])


@book.procedure
def end_turn(g: G) -> None:
    s = g.s
    steps = [*variant.of(s).turn_ends(s)]
    if s.centre_tokens:
        steps.append(["take_power_tokens"])
    if steps:
        g.then(*steps, ["next_turn"])
    else:
        next_turn(g)


@book.procedure
async def take_power_tokens(g: G) -> None:
    """Let a Taoist on the central tile take any number of its Power tokens."""
    # ruling: base 14, Power tokens
    s = g.s
    board = s.boards[s.active]
    if not board.lives or board.at != CENTRE:
        return
    amounts = [f"power_tokens:{n}" for n in range(s.centre_tokens, 0, -1)]
    chosen = await g.may(board.seat, "ghost_stories.take_power_tokens", amounts)
    if chosen:
        take_tokens(g, s.active, int(chosen.partition(":")[2]))


def take_tokens(g: G, side: int, number: int) -> None:
    g.s.centre_tokens -= number
    g.s.boards[side].power_tokens += number
    g.tell("took-tokens", seat=names.seat(g.s, side), number=number)


@book.procedure
def next_turn(g: G) -> None:
    """Begin the next turn. Buddhas taken in the last one can be placed from now on."""
    s = g.s
    board = s.boards[s.active]
    board.buddhas += board.new_buddhas
    board.new_buddhas = 0
    side = (s.active + 1) % 4
    if side == s.first:
        s.round += 1
    turn(g, side)
