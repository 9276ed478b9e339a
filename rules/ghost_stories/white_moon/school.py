"""The Kung-Fu School (white-moon:315-338)."""

from .. import powers
from ..names import last
from ..parts import COLOURS, GHOSTS
from ..registry import G, book
from ..state import State
from ..village import condition

BLACK = COLOURS[-1]


def group(s: State, colour: str) -> list[str]:
    """Return the spaces of the ghosts of a colour, without incarnations."""
    return [
        space
        for space, ghost in s.ghosts.items()
        if GHOSTS[ghost.id].colour == colour and not GHOSTS[ghost.id].incarnation
    ]


def groups(s: State, side: int) -> list[str]:
    """Return the colours of ghosts that the Taoist can fight: black, and those of his own, borrowed
    and lendable boards whose power is not blocked."""  # white-moon:334-338
    sides = [side, *s.borrowed, *powers.lendable(s, side)]
    colours = [s.boards[other].colour for other in sides if not powers.blocked(s, other)]
    return [f"colour:{colour}" for colour in (*colours, BLACK) if group(s, colour)]


@condition("kung_fu_school")
def anybody_to_fight(s: State, side: int, place: str) -> bool:
    return bool(groups(s, side))


@book.procedure
async def kung_fu_school(g: G, side: int, place: str) -> None:
    """Let the Taoist roll once against all ghosts of a colour, wherever they are. Their right
    stones have no effect."""
    s = g.s
    chosen = await g.ask(s.boards[side].seat, "ghost_stories.school", groups(s, side))
    colour = last(chosen)
    for other in powers.lendable(s, side):
        if s.boards[other].colour == colour:
            powers.borrow(g, side, other)
    s.targets, s.slain = group(s, colour), []
    g.then(["roll_tao", side], ["banish", side, False], ["after_exorcism", side, False])
