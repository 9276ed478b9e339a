"""Bringing a ghost into play (base 4)."""

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
    """Bring the top card of the deck into play; with the last one the game is lost."""
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
    """Ask the person who decides in this turn for a space."""
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
    """Return the free spaces of its board or, without any, all free spaces."""
    colour = GHOSTS[card].colour
    side = s.active
    if colour in BOARDS:
        side = side_of_colour(s, colour)
    return free(s, SPACES_OF[side]) or free(s, SPACES)


def free(s: State, spaces: tuple[str, ...]) -> list[str]:
    """Return spaces without a ghost; a Buddha does not occupy one."""
    return [space for space in spaces if space not in s.ghosts]


def lay(g: G, card: str, space: str) -> None:
    """Put a card into play. A Buddha may stop it; otherwise its left stones work."""
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


# Left stones with a single effect, and their procedures; others work as long as the card is in
# play.
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
    """Let a Buddha stop a ghost and go back to the Temple. Incarnations stay, and with the
    Uncatchable the Buddha stays, too. Return False if the card has left play."""
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
    """Take a card out of play, with all that lies on it."""
    s = g.s
    card = lift(s, space)
    if s.mantra == space:
        s.mantra = ""
        s.mantra_rests = True
    s.discard.append(card.id)
    return card.id


def lift(s: State, space: str) -> Ghost:
    """Take up a card; a Buddha under it goes back to the Temple."""
    ghost = s.ghosts.pop(space)
    if space in s.buddhas:
        take_buddha_away(s, space)
    return ghost


def shift(g: G, space: str, to: str) -> None:
    """Move a card, with figure and Mantra; its single effects are not repeated."""
    s = g.s
    s.ghosts[to] = lift(s, space)
    s.ghosts[to].quiet = variant.of(s).moves_quietly(s, to)
    if s.mantra == space:
        s.mantra = to
    g.tell("shifted", ghost=f"ghost:{s.ghosts[to].id}", space=SPACE[to])
    if meets_buddha(g, to):
        lift_mantra(s)
        variant.of(s).settled(g, to)
