"""The season of mist: curses are drawn from the curse deck. candelabria.ru.txt:455-471"""

from .keys import SEATS
from .open_places import Open, did
from .parts import AMOUNTS, CANDLES, CURSES
from .registry import G, book
from .state import NOBODY, Curse, State


@book.procedure
def mist(g: G) -> None:
    """Begin a year: draw its curses, then go on to the kindling."""
    s = g.s
    s.year += 1
    s.round = s.year
    s.season = "mist"
    g.tell("mist", year=f"year:{s.year}")
    did(g, NOBODY, "mist")
    for _ in range(curses_wanted(s)):
        draw_curse(g)
    g.then(["kindling"])


def curses_wanted(s: State) -> int:  # candelabria.ru.txt:459, 461
    drawn = AMOUNTS.drawn_four if len(s.houses) > 3 else AMOUNTS.drawn_three
    return drawn[s.year - 1]


def draw_curse(g: G) -> None:
    """Draw cards until a curse comes. Candle cards drawn before it go to their Houses."""
    s = g.s
    while (card := g.draw("curse card", s.curse_deck)) in CANDLES:
        owner = s.houses[s.house(CANDLES[card].house)]
        owner.hand.append(card)
        owner.known.append(card)
        g.tell("joins", seat=SEATS[s.house(owner.id)], card=f"card:{card}")
    slot = next(n for n, curse in enumerate(s.curses) if not curse.card)
    s.curses[slot] = Curse(card, [0] * len(s.houses))
    g.tell("appears", card=f"curse-card:{card}", curse=f"curse:{slot + 1}")
    curse_drawn.of(s)(g, slot)


def region_cursed(g: G, slot: int) -> None:  # candelabria.ru.txt:463
    g.s.cursed.append(CURSES[g.s.curses[slot].card].region)


curse_drawn = Open(region_cursed)
