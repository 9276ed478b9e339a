"""The eight Taoist powers (base 9): who can use them, and those that are used before the move."""

from collections.abc import Sequence

from . import names, variant
from .names import SEAT, last
from .parts import COLOURS, GHOSTS, SIDE_OF
from .registry import G, book
from .state import State

LEFT = {  # by left stone: the cards that have it
    stone: frozenset(id for id, card in GHOSTS.items() if stone in card.left)
    for stone in {stone for card in GHOSTS.values() for stone in card.left}
}
BLOCKS_ALL, BLOCKS_ONE = LEFT["GROUP_POWER_OFF"], LEFT["POWER_OFF"]


def in_play(s: State, stone: str) -> int:
    """Count the ghosts in play whose left stone is ``stone`` and has its effect."""
    cards = LEFT[stone]
    return sum([ghost.id in cards and not ghost.quiet for ghost in s.ghosts.values()])


def blocked(s: State, side: int) -> bool:
    """Tell if the power of a board cannot be used: a ghost on it blocks the power, the Forgotten
    Ones in play block all powers, or the board has no Qi."""
    if not s.boards[side].qi:
        return True
    for space, ghost in s.ghosts.items():
        if ghost.id in BLOCKS_ALL or (
            ghost.id in BLOCKS_ONE and SIDE_OF[space] == side and not ghost.quiet
        ):
            return True
    return False


def sources(s: State, side: int) -> Sequence[int]:
    """Return the boards whose powers a Taoist has: the own one, and in his turn the borrowed
    ones."""
    return (side, *s.borrowed) if s.borrowed and side == s.active else (side,)


def has(s: State, side: int, power: str) -> bool:
    for other in sources(s, side):
        if s.boards[other].power == power:
            return s.boards[side].lives and not blocked(s, other)
    return False


def lendable(s: State, side: int) -> list[int]:
    """Return the neutral boards whose power a Power token can borrow."""  # base 13
    if not s.boards[side].power_tokens:
        return []
    return [
        other
        for other, board in enumerate(s.boards)
        if board.seat < 0 and other not in s.borrowed and not blocked(s, other)
    ]


def borrow(g: G, side: int, other: int) -> None:
    """Spend a Power token to borrow a neutral board's power until the end of the turn. The token
    goes to the central tile."""
    s = g.s
    s.boards[side].power_tokens -= 1
    s.centre_tokens += 1
    s.borrowed.append(other)
    g.tell("borrowed", seat=names.seat(s, side), power=f"power:{s.boards[other].power}")


def usable_before_move(s: State, side: int) -> list[str]:
    """Return the powers that the Taoist can use before the move, each once."""
    found = []
    for other in sources(s, side):
        power = s.boards[other].power
        fresh = power in USEFUL and power not in s.used_powers
        if fresh and USEFUL[power](s, side) and not blocked(s, other):
            found.append(f"power:{power}")
    return found


def companions(s: State, side: int) -> list[int]:
    """Return the other living Taoists."""
    return [other for other in s.living() if other != side]


def mantra_targets(s: State) -> list[str]:
    return [f"space:{space}" for space in s.ghosts if space != s.mantra]


USEFUL = {
    "dance_of_the_twin_winds": lambda s, side: bool(companions(s, side)),
    "bottomless_pockets": lambda s, side: any(s.supply.values()),
    "enfeeblement_mantra": lambda s, side: not s.mantra_rests and bool(mantra_targets(s)),
}


@book.procedure
async def dance_of_the_twin_winds(g: G, side: int) -> None:
    """Let another Taoist make a normal move."""
    s, seat = g.s, g.s.boards[side].seat
    others = [names.taoist(s, other) for other in companions(s, side)]
    whom = await g.ask(seat, "ghost_stories.whom", others)
    await lead(g, seat, names.side_of(s, whom))


async def lead(g: G, seat: int, other: int) -> None:
    """Let a seat make the normal move of the Taoist ``other``."""
    s = g.s
    rules = variant.of(s)
    about = {"taoist": names.taoist(s, other)}
    way = await g.ask(seat, "ghost_stories.lead", rules.ways(s, other), about=about)
    if way.startswith("tile:"):
        g.tell("led", seat=SEAT[seat], taoist=names.taoist(s, other), way=way)
    rules.go(g, other, way)


@book.procedure
async def bottomless_pockets(g: G, side: int) -> None:
    """Let the Taoist take a Tao token of any colour."""
    await take_tao(g, side)


@book.procedure
async def enfeeblement_mantra(g: G, side: int) -> None:
    """Put the Mantra on a ghost, which lowers its resistance by 1 for everybody."""
    s = g.s
    chosen = await g.ask(s.boards[side].seat, "ghost_stories.mantra", mantra_targets(s))
    s.mantra = last(chosen)
    g.tell("mantra", seat=names.seat(s, side), ghost=f"ghost:{s.ghosts[s.mantra].id}")


def lift_mantra(s: State) -> None:
    """Take the Mantra off its ghost if its power is blocked."""
    if not s.mantra:
        return
    for side, board in enumerate(s.boards):
        if board.power == "enfeeblement_mantra" and blocked(s, side):
            s.mantra = ""


async def take_tao(g: G, side: int) -> None:
    """Let a Taoist take a Tao token of any colour that is left."""
    s = g.s
    colours = [f"tao:{colour}" for colour in COLOURS if s.supply[colour]]
    if colours:
        chosen = await g.ask(s.boards[side].seat, "ghost_stories.take_tao", colours)
        gain_tao(g, side, last(chosen))


def gain_tao(g: G, side: int, colour: str) -> None:
    s = g.s
    s.supply[colour] -= 1
    s.boards[side].tao[colour] += 1
    g.tell("gained-tao", seat=names.seat(s, side), tao=f"tao:{colour}")
