"""Candle and tactics cards: drawing, taking and playing them."""

from .abilities import has
from .keys import SEATS, number
from .open_places import did
from .parts import AMOUNTS
from .registry import G, book
from .state import State


def draws(s: State, me: int, number: int) -> int:
    """Count the cards to draw: three for each with draw_three."""  # candelabria.ru.txt:1204
    return AMOUNTS.nova_vita_draw * number if has(s, me, "draw_three") else number


def draw_candles(g: G, me: int, wanted: int) -> list[str]:
    """Draw ``wanted`` upgraded candle cards, or as many as there are. Only the House sees them."""
    deck = g.s.deck
    return [g.draw("candle card", deck) for _ in range(min(wanted, len(deck)))]


def play_candle(g: G, me: int, card: str) -> None:
    """Take a candle card from the hand and show it to everybody."""
    house = g.s.houses[me]
    if card in house.known:
        house.known.remove(card)
    else:
        g.show(me, "candle card")
    house.hand.remove(card)


def display_keys(s: State) -> list[str]:
    return [f"display:{place + 1}" for place in range(len(s.display))]


def take_tactics(g: G, me: int, keys: list[str]) -> None:
    """Take tactics cards from the display, then refill the display."""  # candelabria.ru.txt:374
    s = g.s
    taken = [s.display[number(key) - 1] for key in keys]
    for card in taken:
        s.display.remove(card)
        s.houses[me].tactics.append(card)
        g.tell("takes", seat=SEATS[me], card=f"tactic:{card}")
    did(g, me, "tactics", len(taken))
    refill(g)


def refill(g: G) -> None:
    s = g.s
    while len(s.display) < AMOUNTS.display and s.tactics_deck:
        s.display.append(g.draw("tactics card", s.tactics_deck))


@book.procedure
def draw_after_deployment(g: G, me: int) -> None:  # candelabria.ru.txt:498
    """Draw a card; with draw_three, draw three and keep as many as the game's settings say."""
    house = g.s.houses[me]
    house.drawn = draw_candles(g, me, draws(g.s, me, 1))
    g.tell("draws", seat=SEATS[me], number=len(house.drawn))
    g.then(["keep_drawn", me])


@book.procedure
async def keep_drawn(g: G, me: int) -> None:
    s = g.s
    house = s.houses[me]
    keep = s.nova_vita_keeps if len(house.drawn) > 1 else len(house.drawn)
    while len(house.drawn) > keep:
        keys = [f"drawn:{card}" for card in house.drawn]
        under = (await g.ask(me, "candelabria.under", keys, secret=True)).partition(":")[2]
        house.drawn.remove(under)
        s.deck.append(under)
    for card in house.drawn:
        house.hand.append(card)
        g.tell("keeps", to=[me], card=f"card:{card}")
    house.drawn = []
