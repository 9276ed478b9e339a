"""Revelations that are used at the start of a turn. Each has a function for its targets, of which
the player chooses one, and a function for its effect. Seals are part of the day effects, Mercies of
``board.strike``."""

from collections.abc import Callable
from typing import NamedTuple

from .board import other_sectors, own_tiles, strike, turn_over, who_can_leave
from .goods import gain, pay
from .keys import detail, number
from .parts import MOONS, REVELATIONS
from .questions import ask, may
from .registry import G, book
from .state import State

Targets = Callable[[State, int], list[str]]
Use = Callable[[G, int, str], None]


class Card(NamedTuple):
    targets: Targets  # takes s, me; returns the targets, none if the card cannot be used
    use: Use  # applies the effect; takes g, me and the chosen target


JUST_USE = ["use"]  # the only option of a card without targets
CARDS: dict[str, Card] = {}
POINTS: dict[str, str] = {}


def at_turn_start(id: str, targets: Targets) -> Callable[[Use], Use]:
    def register(use: Use) -> Use:
        CARDS[id] = Card(targets, use)
        POINTS[id] = f"ryozen.{id}"
        return use

    return register


@book.procedure
async def turn_start(g: G, me: int) -> None:  # ryozen.ru.txt:511
    """Let the player use one revelation of their own."""
    key = await may(g, me, "ryozen.revelation", usable_cards(g.s, me))
    if not key:
        return
    id = detail(key)
    targets = CARDS[id].targets(g.s, me)
    chosen = await ask(g, me, POINTS[id], targets) if targets != JUST_USE else ""
    g.tell("card", seat=g.s.who(me), card=key)
    CARDS[id].use(g, me, chosen)


def usable_cards(s: State, me: int) -> list[str]:
    cards = s.players[me].cards
    if not cards:
        return []
    return [f"card:{id}" for id in dict.fromkeys(cards) if id in CARDS and CARDS[id].targets(s, me)]


def discard_card(s: State, me: int, id: str) -> None:
    s.players[me].cards.remove(id)
    s.discard.append(id)


def movable(s: State, me: int) -> list[str]:
    """Return the player's companions that could move to another sector; none without a coin to
    pay."""
    if not s.players[me].goods["coin"]:
        return []
    return who_can_leave(s, own_tiles(s, me))


@at_turn_start("strategic_maneuvers", movable)  # ryozen.ru.txt:971-973
def strategic_maneuvers(g: G, me: int, chosen: str) -> None:
    pay(g, me, "coin")
    g.then(["move_to", me, chosen, other_sectors(chosen)])


def cloakable(s: State, me: int) -> list[str]:
    return own_tiles(s, me, cloaked=False) if s.players[me].goods["scroll"] else []


@at_turn_start("camouflage", cloakable)  # ryozen.ru.txt:1009
def camouflage(g: G, me: int, chosen: str) -> None:
    pay(g, me, "scroll")
    turn_over(g, me, chosen)


def _offering(id: str, good: str, amount: int) -> None:  # ryozen.ru.txt:979-997
    """Register an Offering: the player strikes a companion of their own and gains goods."""

    @at_turn_start(id, own_tiles)
    def use(g: G, me: int, chosen: str) -> None:
        strike(g, me, chosen)
        gain(g, me, good, amount)


_offering("offering_wealth", "coin", 1)
_offering("offering_wisdom", "scroll", 1)
_offering("offering_spirits", "lantern", 1)
_offering("offering_phoenix", "favour", 2)


def up_to_two_lanterns(s: State, me: int) -> list[str]:
    return [f"lanterns:{n}" for n in range(1, min(2, s.players[me].goods["lantern"]) + 1)]


def _prayer(moon: str) -> None:  # ryozen.ru.txt:1015-1027
    """Register a Prayer: the player turns up to two lanterns into shards and discards the card."""
    id = f"prayer_{moon}"

    @at_turn_start(id, up_to_two_lanterns)
    def use(g: G, me: int, chosen: str) -> None:
        pay(g, me, "lantern", number(chosen))
        gain(g, me, moon, number(chosen))
        discard_card(g.s, me, id)


for _moon in MOONS:
    _prayer(_moon)


@at_turn_start("rainbow", lambda s, me: JUST_USE)  # ryozen.ru.txt:1087
def rainbow(g: G, me: int, chosen: str) -> None:
    glyphs = {REVELATIONS[card].glyph for card in g.s.players[me].cards}
    discard_card(g.s, me, "rainbow")
    gain(g, me, "favour", len(glyphs))
