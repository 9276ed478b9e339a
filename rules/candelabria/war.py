"""The season of war. candelabria.ru.txt:625-741"""

from .keys import SEATS
from .open_places import Open, did
from .parts import AMOUNTS, CURSES, ROLES
from .registry import G, book
from .state import NOBODY, WAR, Curse, State


@book.procedure
def war(g: G) -> None:
    s = g.s
    s.season, s.turn = WAR, NOBODY
    g.tell("war", year=f"year:{s.year}")
    preparation.of(s)(g)
    g.then(["battles"], ["end_of_war"])


def take_control(g: G) -> None:  # candelabria.ru.txt:641
    g.then(*(["control", slot] for slot in range(AMOUNTS.curse_slots)))


preparation = Open(take_control)


@book.procedure
def battles(g: G) -> None:
    g.then(*(["battle", region] for region in battlegrounds.of(g.s)(g.s)))


def in_order(s: State) -> list[int]:
    """Return all regions in order, from the one after the first curse."""  # candelabria.ru.txt:663
    start = CURSES[s.curses[0].card].region
    return [r for r in s.map.regions if r > start] + [r for r in s.map.regions if r <= start]


def not_cursed(s: State) -> list[int]:
    return [region for region in in_order(s) if region not in s.cursed]


battlegrounds = Open(not_cursed)


@book.procedure
def end_of_war(g: G) -> None:  # candelabria.ru.txt:730-741
    s = g.s
    g.tell("peace", year=f"year:{s.year}")
    did(g, NOBODY, "war_ends")
    for me in s.track:  # ruling: Houses in turn order, each with explorer, pilgrim, warrior
        clear_board(g, me)
    s.cursed = []
    for slot in leaving.of(s)(s):
        remove_curse(s, slot)
    if s.year == AMOUNTS.years:
        g.then(["finish"])
    else:
        g.then(["mist"])


def clear_board(g: G, me: int) -> None:
    """Take a House's candles off the board. Its used tactics cards and the cards discarded for
    manoeuvres return to its hand."""
    s = g.s
    house = s.houses[me]
    s.deck += [house.seals[role] for role in ROLES if role in house.seals]
    house.seals, house.candles = {}, {}
    house.tactics += house.spent
    house.spent = []
    house.hand += house.area
    house.known += house.area
    if house.area:
        g.tell("takes-back", seat=SEATS[me], number=len(house.area))
    house.area = []


def all_slots(s: State) -> list[int]:
    return list(range(AMOUNTS.curse_slots))


leaving = Open(all_slots)


def remove_curse(s: State, slot: int) -> None:
    """Put a curse card into the box. Flames that still lie before it return to the supplies."""
    curse = s.curses[slot]
    for house, flames in zip(s.houses, curse.influence, strict=False):
        house.supply += flames
    if curse.card:
        s.box.append(curse.card)
    s.curses[slot] = Curse()
