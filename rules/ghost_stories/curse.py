"""The Curse die (base 6). ``side`` is the side of the Taoist who rolls; ``where`` is haunted by a
haunting face: ``space:N0`` means the line of that space, ``place:nw`` a tile."""

from . import names, powers, variant
from .haunting import haunt_line
from .names import SEAT
from .parts import COLOURS, DATA, LINE
from .qi import lose_qi
from .registry import G, book

FACES = DATA.die.curse


@book.procedure
async def curse(g: G, side: int, where: str) -> None:
    """Let a Taoist roll the Curse die. With Strength of a Mountain he does not roll, with The Gods'
    Favourite he may roll again."""
    s = g.s
    board = s.boards[side]
    if powers.has(s, side, "strength_of_a_mountain"):
        g.tell("no-curse", seat=SEAT[board.seat])
        return
    face = roll(g, side)
    if powers.has(s, side, "gods_favorite"):
        about = {"face": f"face:{face}"}
        if await g.may(board.seat, "ghost_stories.reroll_curse", ["again"], about=about):
            face = roll(g, side)
    if face != "blank":
        g.then([f"curse_{face}", side, where])


def roll(g: G, side: int) -> str:
    face = g.roll("curse", FACES)
    s = g.s
    roller = names.seat(s, side) if s.boards[side].lives else names.board(s, side)
    g.tell("curse", who=roller, face=f"face:{face}")
    variant.of(s).sad(g)
    return face


@book.procedure
def curse_haunt(g: G, side: int, where: str) -> None:
    kind, _, place = where.partition(":")
    if kind == "space":
        haunt_line(g, LINE[place])
    elif place not in g.s.haunted:
        haunt_line(g, [place])


@book.procedure
def curse_ghost(g: G, side: int, where: str) -> None:
    g.then(["arrival"])


@book.procedure
def curse_lose_tao(g: G, side: int, where: str) -> None:
    """Put all Tao tokens of the Taoist who rolled back into the supply."""
    s = g.s
    board = s.boards[side]
    if not any(board.tao.values()):
        return
    for colour in COLOURS:
        s.supply[colour] += board.tao[colour]
        board.tao[colour] = 0
    g.tell("lost-all-tao", seat=SEAT[board.seat])


@book.procedure
def curse_lose_qi(g: G, side: int, where: str) -> None:
    lose_qi(g, side)
