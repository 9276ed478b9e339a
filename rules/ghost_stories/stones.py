"""The effects of ghosts' stones (base 4 and 5). Left stones take effect when a card arrives, or at
the start of its board's Yin phase; centre stones when its board's ghosts act."""

from collections.abc import Callable

from . import variant
from .haunting import clear_circle, haunt_line
from .names import SEAT, SPACE, last
from .parts import COLOURS, LINE, SIDE_OF
from .qi import lose_qi
from .registry import G, book

# Left stones. They affect the ghost's board, unless they name everybody.


@book.procedure
def bring_ghost(g: G, space: str) -> None:
    g.then(["arrival"])


@book.procedure
def quick_haunter(g: G, space: str) -> None:
    """Move the figure to the symbol as the ghost arrives."""
    to_symbol(g, space)


@book.procedure
def haunt_tile(g: G, space: str) -> None:
    haunt_line(g, LINE[space])


@book.procedure
def stone_lose_qi(g: G, space: str) -> None:
    lose_qi(g, SIDE_OF[space])


@book.procedure
def roll_curse(g: G, space: str) -> None:
    g.then(["curse", SIDE_OF[space], SPACE[space]])


@book.procedure
def circle_clear(g: G, space: str) -> None:
    clear_circle(g.s)


@book.procedure
def group_lose_tao(g: G, space: str) -> None:
    """Let every living Taoist discard a token, clockwise from the active one."""
    g.then(*(["discard_tao", side] for side in g.s.living()))


@book.procedure
async def discard_tao(g: G, side: int) -> None:
    """Let a Taoist discard a Tao token of his choice, if he has any."""
    s = g.s
    board = s.boards[side]
    held = [f"tao:{colour}" for colour in COLOURS if board.tao[colour]]
    if held:
        colour = last(await g.ask(board.seat, "ghost_stories.discard_tao", held))
        board.tao[colour] -= 1
        s.supply[colour] += 1
        g.tell("discarded-tao", seat=SEAT[board.seat], tao=f"tao:{colour}")


# Centre stones


def to_symbol(g: G, space: str) -> None:
    g.s.ghosts[space].figure = "symbol"
    g.tell("figure-out", ghost=f"ghost:{g.s.ghosts[space].id}", space=SPACE[space])
    variant.of(g.s).frightened(g, space)


def haunter(g: G, space: str) -> None:
    """Move the figure from the card to the symbol; or back to the card, and haunt a tile."""
    ghost = g.s.ghosts[space]
    if ghost.figure == "card":
        to_symbol(g, space)
        return
    ghost.figure = "card"
    g.tell("haunts", ghost=f"ghost:{ghost.id}")
    haunt_line(g, LINE[space])


def tormentor(g: G, space: str) -> None:
    g.tell("torments", ghost=f"ghost:{g.s.ghosts[space].id}")
    g.then(["curse", SIDE_OF[space], SPACE[space]])


ACTIONS: dict[str, Callable[[G, str], None]] = {"HAUNTER": haunter, "TORMENTOR": tormentor}
