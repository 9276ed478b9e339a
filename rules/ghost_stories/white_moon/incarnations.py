"""Devourers and the six incarnations of White Moon (white-moon:220-230, 345-393)."""

from ..arrival import IMMEDIATE
from ..arrival import shift as move_card
from ..parts import DATA, LINE
from ..qi import lose_qi
from ..registry import G, book
from ..stones import ACTIONS
from . import villagers
from .families import cut_deck, lay_down

IMMEDIATE |= {
    "DEVOUR": "devour",
    "KILL_CHOSEN": "kill_chosen",
    "ROOTS": "roots",
    "CUT_DECK_2": "cut_deck_2",
}


@book.procedure
def devour(g: G, space: str) -> None:
    devourer(g, space)


def devourer(g: G, space: str) -> None:  # white-moon:224
    """Kill the top villager of the first stack in the ghost's line or, if there is none, one that
    the players choose."""
    s = g.s
    g.tell("devours", ghost=f"ghost:{s.ghosts[space].id}")
    first = next((place for place in LINE[space] if villagers.stack(s, place)), None)
    if first:
        villagers.kill_top(g, first)
    else:
        g.then(["kill_chosen", space])


ACTIONS["DEVOURER"] = devourer


@book.procedure
async def kill_chosen(g: G, space: str) -> None:  # white-moon:361
    """Let the players choose a top villager, who dies. Without villagers the active board loses 1
    Qi."""
    # ruling: base 14, the Insatiable without villagers
    if villagers.tops(g.s):
        await villagers.kill_one_of(g, "kill")
    else:
        lose_qi(g, g.s.active)


@book.procedure
def roots(g: G, space: str) -> None:  # white-moon:375
    """Lay all living Taoists down."""
    for side in g.s.living():
        lay_down(g, side)


@book.procedure
def cut_deck_2(g: G, space: str) -> None:  # white-moon:381
    cut_deck(g)
    cut_deck(g)


@book.procedure
def shift(g: G, space: str) -> None:  # white-moon:393, 447
    """Move the Shapeshifter clockwise to the next free space."""
    # ruling: base 14, the next free space
    to = DATA.space[space].next
    while to in g.s.ghosts and to != space:
        to = DATA.space[to].next
    if to != space:
        move_card(g, space, to)
