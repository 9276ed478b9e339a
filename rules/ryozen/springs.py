"""The Springs: players acquire revelations."""

from .effects import seals
from .goods import gain, pay
from .keys import number
from .parts import REVELATIONS
from .questions import ask, may
from .registry import G, book
from .state import State

KEEP, FAVOUR = "keep", "favour"


@book.procedure
async def springs(g: G, me: int, sure: bool = False) -> None:  # ryozen.ru.txt:718
    """Let the player buy up to two revelations, one by one; then refill the row."""
    worth = seals(g.s, me, "springs")
    for left in (2, 1):
        card = await may(g, me, "ryozen.acquire", affordable(g.s, me), {"left": left})
        if not card:
            break
        await take(g, me, card)
        gain(g, me, "favour", worth)  # ryozen.ru.txt:1045
    refill(g)


@book.procedure
async def purchase(g: G, me: int, key: str) -> None:
    """Buy the card that was chosen before, and refill the row."""
    await take(g, me, key)
    refill(g)


def affordable(s: State, me: int) -> list[str]:
    scrolls = s.players[me].goods["scroll"]
    return [
        f"revelation:{n}"
        for n, card in enumerate(s.row, 1)
        if card and REVELATIONS[card].price <= scrolls
    ]


async def take(g: G, me: int, key: str) -> None:  # ryozen.ru.txt:375-378, 726
    """Buy a card: the player either keeps it, or discards it for favour."""
    s = g.s
    place = number(key) - 1
    card = s.row[place]
    use = await ask(g, me, "ryozen.keep", [KEEP, FAVOUR], {"card": f"card:{card}"})
    g.tell("acquires" if use == KEEP else "spends", seat=g.s.who(me), card=f"card:{card}")
    s.row[place] = ""
    pay(g, me, "scroll", REVELATIONS[card].price)
    if use == KEEP:
        s.players[me].cards.append(card)
    else:
        s.discard.append(card)
        gain(g, me, "favour", REVELATIONS[card].favour)


def refill(g: G) -> None:  # ryozen.ru.txt:728
    """Refill the row of revelations. ruling: only when the whole purchase is over."""
    s = g.s
    for place, card in enumerate(s.row):
        if card:
            continue
        if not s.deck:
            s.deck, s.discard = s.discard, []
            g.shuffle("revelations", s.deck)
        if s.deck:
            s.row[place] = g.draw("revelations", s.deck)
            g.tell("revealed", card=f"card:{s.row[place]}")
