"""Checks of a position: the inventory of components, and the invariants."""

from collections.abc import Iterable, Mapping

from rules.core import count

from . import variant
from .parts import BOARDS, COLOURS, DATA, GHOSTS, PLACES, SPACES
from .registry import book
from .state import State


@book.part
def inventory(s: State) -> Mapping[str, int]:
    """Count every card, Tao token, Buddha and Power token, and what an expansion adds."""
    total = count(s.deck, s.removed, s.box, s.discard, (it.id for it in s.ghosts.values()))
    total.update([s.arriving] if s.arriving else [])
    total.update(s.beaten if not s.begun else [])
    for board in s.boards:
        for colour in COLOURS:
            total[f"tao {colour}"] += board.tao[colour]
        total["buddha"] += board.buddhas + board.new_buddhas
        total["power token"] += board.power_tokens
    for colour in COLOURS:
        total[f"tao {colour}"] += s.supply[colour] + (s.circle == colour)
    total["buddha"] += s.temple + len(s.buddhas)
    total["power token"] += s.centre_tokens
    for more in variant.of(s).inventory(s):
        total.update(more)
    return dict(total)


@book.part
def invariants(s: State) -> Iterable[str]:
    if s.qi_left() < 0 or min(board.qi for board in s.boards) < 0:
        yield f"Qi {[board.qi for board in s.boards]}"
    amounts = [*s.supply.values(), s.temple, s.centre_tokens]
    amounts += [n for board in s.boards for n in (*board.tao.values(), board.power_tokens)]
    if min(amounts) < 0:
        yield f"less than nothing: {amounts}"
    if s.mantra and s.mantra not in s.ghosts:
        yield f"the Mantra lies on an empty space: {s.mantra}"
    for space in s.buddhas:
        if space in s.ghosts and "NEED_BUDDHA" not in GHOSTS[s.ghosts[space].id].centre:
            yield f"a Buddha and a ghost share {space}"
    for space, ghost in s.ghosts.items():
        if bool(ghost.figure) != ("HAUNTER" in GHOSTS[ghost.id].centre):
            yield f"the figure of {space} is {ghost.figure!r}"
    if s.result is None and s.begun and len(s.haunted) >= DATA.level[s.level].haunted:
        yield f"too many tiles are haunted: {s.haunted}"
    if s.begun:
        yield from faults_of_village(s)
        yield from faults_of_turn(s)
    yield from variant.of(s).faults(s)


def faults_of_village(s: State) -> Iterable[str]:
    """Yield faults of tiles, boards and ghosts: things that do not exist, are missing, or lie in
    two places."""
    lie = set(s.tiles.values())
    if set(s.tiles) != set(PLACES) or len(lie) < len(PLACES) or not lie <= set(DATA.tile):
        yield f"no village has these tiles: {s.tiles}"
    if len(set(s.haunted)) < len(s.haunted) or not set(s.haunted) <= set(PLACES):
        yield f"no such tiles can be haunted: {s.haunted}"
    if {board.colour for board in s.boards} != set(BOARDS):
        yield f"a board is missing: {[board.colour for board in s.boards]}"
    cards = [ghost.id for ghost in s.ghosts.values()]
    if not set(s.ghosts) <= set(SPACES) or len(set(cards)) < len(cards):
        yield f"no ghosts can lie like this: { {at: it.id for at, it in s.ghosts.items()} }"


def faults_of_turn(s: State) -> Iterable[str]:
    if s.result is None and not s.living():
        yield "nobody lives"
    for board in s.boards:
        if board.lives and board.at not in s.tiles:
            yield f"the {board.colour} Taoist stands nowhere: {board.at!r}"
        if not board.lives and (any(board.tao.values()) or board.buddhas or board.yin_yang):
            yield f"nobody on the {board.colour} board, but not nothing"
