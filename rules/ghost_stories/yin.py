"""The Yin phase (base 3): the ghosts of the active board act, and a ghost arrives."""

from collections.abc import Sequence
from functools import cache

from . import names, variant
from .arrival import arrival
from .parts import GHOSTS, SPACES_OF
from .qi import lose_qi
from .registry import G, book
from .state import State
from .stones import ACTIONS

STARTERS = frozenset(id for id, card in GHOSTS.items() if card.start)


@book.procedure
def yin(g: G) -> None:
    s = g.s
    s.phase = "yin"
    moments = variant.of(s).in_yin
    there = [s.ghosts[space].id for space in SPACES_OF[s.active] if space in s.ghosts]
    steps = [*moments(s, "start")]
    if not STARTERS.isdisjoint(there):
        steps.append(["start_of_yin"])
    steps += [["ghost_actions"]] if steps else acting(s)
    steps += moments(s, "actions")
    if steps:
        g.then(*steps, ["overrun"])
    else:
        overrun(g)
    g.then(*moments(s, "end"))


@book.procedure
def start_of_yin(g: G) -> None:
    """Carry out incarnations' stones that act as Yin begins."""  # ruling: base 14, start of Yin
    s = g.s
    for space in variant.of(s).order(s.active):
        ghost = s.ghosts.get(space)
        if ghost:
            g.then(*(["start_stone", space, ghost.id, stone] for stone in GHOSTS[ghost.id].start))


@book.procedure
def start_stone(g: G, space: str, card: str, stone: str) -> None:
    g.tell("begins", ghost=f"ghost:{card}")
    g.then([stone.lower(), space])


@book.procedure
def ghost_actions(g: G) -> None:
    """Let the board's ghosts act in order (step 1)."""
    # ruling: base 14, ghosts that arrive meanwhile do not act
    g.then(*acting(g.s))


def acting(s: State) -> list[Sequence[str]]:
    return [
        ["act", space, s.ghosts[space].id]
        for space in variant.of(s).order(s.active)
        if space in s.ghosts and acts(s.ghosts[space].id)
    ]


@cache
def acts(card: str) -> bool:
    return not ACTIONS.keys().isdisjoint(GHOSTS[card].centre)


@book.procedure
def act(g: G, space: str, card: str) -> None:
    if variant.of(g.s).centre_works(g.s, space):
        for stone in GHOSTS[card].centre:
            ACTIONS[stone](g, space)


@book.procedure
def overrun(g: G) -> None:
    """Take 1 Qi from a full board (step 2), or let a ghost arrive if the board has a living Taoist
    (step 3). Do neither if its Taoist died in this phase."""
    s = g.s
    if s.fallen:
        return
    if all(space in s.ghosts for space in SPACES_OF[s.active]):
        g.tell("overrun", board=names.board(s, s.active))
        lose_qi(g, s.active)
    elif s.boards[s.active].lives:
        arrival(g)
