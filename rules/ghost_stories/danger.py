"""Warnings of a position's dangers, for people only: the rules do not use them."""

from collections.abc import Iterator

from rules.core import Message

from . import names, variant
from .ending import incarnations_in_play
from .names import SPACE
from .parts import DATA, GHOSTS, LINE, SIDE_OF, SPACES_OF, around
from .state import State

NEAR_TILES, NEAR_CARDS = 2, 8  # warn if so many tiles or cards, or fewer, are left until defeat


def danger(s: State) -> list[Message]:
    """Return the warnings: few tiles or cards until defeat, full boards, and what each Haunter does
    next."""
    return [*limits(s), *overruns(s), *haunters(s), *(variant.of(s).dangers(s))]


def limits(s: State) -> Iterator[Message]:
    tiles = DATA.level[s.level].haunted - len(s.haunted)
    if tiles <= NEAR_TILES:
        yield Message("danger-tiles", {"left": tiles})
    if len(s.deck) <= NEAR_CARDS:
        yield Message("danger-deck", {"left": len(s.deck)})
        left = len(incarnations_in_play(s)) + undrawn(s)
        yield Message("danger-incarnations", {"left": left})


def undrawn(s: State) -> int:
    return sum(GHOSTS[card].incarnation for card in (*s.deck, s.arriving) if card)


def overruns(s: State) -> Iterator[Message]:
    """Yield a warning for each full board, in turn order."""
    for side in around((s.active + 1) % 4):
        if all(space in s.ghosts for space in SPACES_OF[side]):
            yield Message("danger-overrun", {"board": names.board(s, side)})


def haunters(s: State) -> Iterator[Message]:
    """Yield a warning for each Haunter: what its figure does in the next turn of its board."""
    for side in around((s.active + 1) % 4):
        for space in SPACES_OF[side]:
            ghost = s.ghosts.get(space)
            if ghost and ghost.figure and variant.of(s).centre_works(s, space):
                yield haunter(s, space)


def haunter(s: State, space: str) -> Message:
    ghost = s.ghosts[space]
    args = {
        "ghost": f"ghost:{ghost.id}",
        "space": SPACE[space],
        "board": names.board(s, SIDE_OF[space]),
    }
    if ghost.figure == "card":
        return Message("danger-steps-out", args)
    tile = next((tile for tile in LINE[space] if tile not in s.haunted), None)
    if tile is None:
        return Message("danger-last-line", args)
    kind = "danger-kills" if variant.of(s).shielded(s, tile) else "danger-haunts"
    return Message(kind, {**args, "tile": names.tile(s, tile)})
