"""Bringing ghosts into play, moving them and taking them out (base 4)."""

from . import variant
from .ending import lose
from .names import SPACE, last, side_of_colour
from .parts import BOARDS, GHOSTS, SIDE_OF, SPACES, SPACES_OF
from .powers import lift_mantra
from .qi import lose_qi
from .registry import G, book
from .state import Ghost, State, decider


@book.procedure
def arrival(g: G) -> None:
    """Draw a ghost and bring it into play. Without a free space the active board loses 1 Qi
    instead; if the deck is empty after drawing, the game is lost."""
    s = g.s
    if len(s.ghosts) == len(SPACES):
        g.tell("no-space")
        lose_qi(g, s.active)
        return
    card = g.draw("ghosts", s.deck)
    s.arriving = card
    g.tell("drawn", ghost=f"ghost:{card}")
    if not s.deck:
        lose(g, "deck")
    s.arriving = variant.of(s).drawn(g, card)
    g.then(["place_ghost"])


@book.procedure
async def place_ghost(g: G) -> None:
    """Ask the seat that decides in this turn where the drawn card goes."""
    s = g.s
    rules = variant.of(s)
    card = s.arriving
    spaces = destinations(s, card)
    if {SIDE_OF[space] for space in spaces} == {s.active} and rules.turned_away(g, card):
        return
    keys = [SPACE[space] for space in spaces]
    strength = sum(GHOSTS[card].resistance.values())
    about: dict[str, str | int] = {"ghost": f"ghost:{card}", "strength": strength}
    space = last(await g.ask(decider(s), "ghost_stories.place_ghost", keys, about=about))
    if SIDE_OF[space] == s.active and rules.turned_away(g, card):
        return
    s.arriving = ""
    rules.found_space(g)
    lay(g, card, space)


def destinations(s: State, card: str) -> list[str]:
    """Return the free spaces of the board of the card's colour or, if there are none, all free
    spaces."""
    colour = GHOSTS[card].colour
    side = s.active
    if colour in BOARDS:
        side = side_of_colour(s, colour)
    return free(s, SPACES_OF[side]) or free(s, SPACES)


def free(s: State, spaces: tuple[str, ...]) -> list[str]:
    """Return those of ``spaces`` without a ghost. A Buddha does not fill a space."""
    return [space for space in spaces if space not in s.ghosts]


def lay(g: G, card: str, space: str) -> None:
    """Lay a card on a space. Unless a Buddha there stops the ghost, its left stones take effect."""
    s = g.s
    part = GHOSTS[card]
    figure = "card" if "HAUNTER" in part.centre else ""
    s.ghosts[space] = Ghost(card, figure)
    g.tell("arrived", ghost=f"ghost:{card}", space=SPACE[space])
    if not meets_buddha(g, space):
        return
    rules = variant.of(s)
    s.ghosts[space].quiet = rules.arrives_quietly(s, space)
    rules.settled(g, space)
    lift_mantra(s)
    if not s.ghosts[space].quiet:
        g.then(*[[IMMEDIATE[stone], space] for stone in part.left if stone in IMMEDIATE])


# Left stones that take effect once, and their procedures. All others have an effect as long as the
# card is in play.
IMMEDIATE = {
    "BRING_GHOST": "bring_ghost",
    "QUICK_HAUNTER": "quick_haunter",
    "HAUNT_TILE": "haunt_tile",
    "LOSE_QI": "stone_lose_qi",
    "GROUP_LOSE_TAO": "group_lose_tao",
    "ROLL_CURSE": "roll_curse",
    "CIRCLE_CLEAR": "circle_clear",
}


def meets_buddha(g: G, space: str) -> bool:
    """Let a Buddha on the space discard the ghost; the Buddha returns to the Temple. An incarnation
    is not discarded, and the Uncatchable does not use up the Buddha. Return False if the card left
    play."""
    s = g.s
    if space not in s.buddhas:
        return True
    card = s.ghosts[space].id
    if "NEED_BUDDHA" in GHOSTS[card].centre:
        return True
    take_buddha_away(s, space)
    g.tell("buddha-used", space=SPACE[space])
    if not GHOSTS[card].incarnation:
        leave(g, space)
        return False
    return True


def take_buddha_away(s: State, space: str) -> None:
    s.buddhas.remove(space)
    s.temple += 1


def leave(g: G, space: str) -> str:
    """Discard the card on a space, and take away what lies on it; return the card."""
    s = g.s
    card = lift(s, space)
    if s.mantra == space:
        s.mantra = ""
        s.mantra_rests = True
    s.discard.append(card.id)
    return card.id


def lift(s: State, space: str) -> Ghost:
    """Take a card off its space. A Buddha under it returns to the Temple."""
    ghost = s.ghosts.pop(space)
    if space in s.buddhas:
        take_buddha_away(s, space)
    return ghost


def shift(g: G, space: str, to: str) -> None:
    """Move a card to another space, with its figure and Mantra. Left stones that take effect once
    do not do so again."""
    s = g.s
    s.ghosts[to] = lift(s, space)
    s.ghosts[to].quiet = variant.of(s).moves_quietly(s, to)
    if s.mantra == space:
        s.mantra = to
    g.tell("shifted", ghost=f"ghost:{s.ghosts[to].id}", space=SPACE[to])
    if meets_buddha(g, to):
        lift_mantra(s)
        variant.of(s).settled(g, to)
