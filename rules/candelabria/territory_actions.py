"""The six actions of territories. candelabria.ru.txt:563-589"""

from .abilities import counted
from .cards import display_keys, draw_candles, draws, take_tactics
from .effects import influence
from .flames import on_the_way
from .keys import SEATS, detail, number, place
from .movement import own_figures, portal_reach, put
from .open_places import Open, did
from .parts import AMOUNTS, UPGRADES
from .registry import G, book
from .state import State
from .stores import gain, room
from .temples import place_temple, temple_sites, temples_left


@book.procedure
async def mine(g: G, me: int) -> None:  # candelabria.ru.txt:581
    """Let a House gain cubes in any mix: one for each flame that counts, as far as it has room."""
    cubes = min(counted(g.s, me, "mine"), room(g, me))
    if not cubes:
        return
    keys = [f"cubes:{wax}:{cubes - wax}" for wax in range(cubes, -1, -1)]
    chosen = await g.ask(me, "candelabria.mine", keys)
    _, wax, gold = chosen.split(":")
    gain(g, me, "wax", int(wax))
    gain(g, me, "gold", int(gold))
    g.tell("gains", seat=SEATS[me], cubes=chosen)


@book.procedure
def curse(g: G, me: int) -> None:
    curse_action.of(g.s)(g, me, counted(g.s, me, "curse"))


def influence_curses(g: G, me: int, number: int) -> None:
    g.then(["place_influence", me, number])


curse_action = Open(influence_curses)


@book.procedure
async def place_influence(g: G, me: int, wanted: int) -> None:  # candelabria.ru.txt:569
    """Let a House put ground flames from its supply before the curse cards, split as it likes."""
    s = g.s
    number, slots = min(wanted, s.houses[me].supply), s.slots()
    if not number or not slots:
        return
    keys = [":".join(map(str, ("split", *split))) for split in splits(number, len(slots))]
    chosen = await g.ask(me, "candelabria.influence", keys, about=on_the_way(s))
    for slot, flames in zip(slots, chosen.split(":")[1:], strict=True):
        if int(flames):
            influence(g, me, slot, int(flames))


def splits(number: int, parts: int) -> list[list[int]]:
    """Return all ways to split a number into ``parts`` parts."""
    if parts == 1:
        return [[number]]
    return [
        [first, *rest]
        for first in range(number, -1, -1)
        for rest in splits(number - first, parts - 1)
    ]


@book.procedure
async def barracks(g: G, me: int) -> None:  # candelabria.ru.txt:573
    await muster(g, me, counted(g.s, me, "barracks"))


async def muster(g: G, me: int, wanted: int) -> None:
    """Let a House take tactics cards from the display. If it may take more than there are, take the
    rest after the display is refilled."""
    keys = display_keys(g.s)
    number = min(wanted, len(keys))
    if not number:
        return
    if number == len(keys):
        take_tactics(g, me, keys)
        g.then(["muster_rest", me, wanted - number])
        return
    take_tactics(g, me, await g.ask_some(me, "candelabria.barracks", keys, number, number))


@book.procedure
async def muster_rest(g: G, me: int, wanted: int) -> None:
    await muster(g, me, wanted)


@book.procedure
def forge(g: G, me: int) -> None:  # candelabria.ru.txt:577
    g.then(["buy", me, counted(g.s, me, "forge")])


def affordable(s: State, me: int) -> list[str]:
    """Return the upgrades and temples that a House can pay for and place."""
    house = s.houses[me]
    keys: list[str] = []
    if len(house.upgrades) < AMOUNTS.upgrade_slots:
        for place_, stack in enumerate(s.stacks):
            if stack and UPGRADES[stack[0]].year <= house.gold:
                keys.append(f"stack:{place_ + 1}")
    if house.gold >= AMOUNTS.temple_cost and temple_sites(s, me):
        keys += temples_for_sale.of(s)(s)
    return keys


def sold(s: State) -> list[str]:
    return [f"temple:{colour}" for colour in temples_left(s)]


temples_for_sale = Open(sold)


@book.procedure
async def buy(g: G, me: int, left: int) -> None:
    """Let a House buy up to ``left`` things, one by one. A token that a purchase uncovers may be
    bought too."""
    s = g.s
    keys = affordable(s, me) if left else []
    chosen = await g.may(me, "candelabria.forge", keys, about={"left": left})
    if chosen is None:
        return
    house = s.houses[me]
    if chosen.startswith("stack:"):
        year = UPGRADES[s.stacks[number(chosen) - 1][0]].year
        house.gold -= year
        take_upgrade(g, me, number(chosen) - 1)
        did(g, me, "buys_upgrade", year)
    else:
        sites = [f"region:{region}" for region in temple_sites(s, me)]
        about = {"temple": chosen}
        site = await g.ask(me, "candelabria.temple_site", sites, about=about)
        house.gold -= AMOUNTS.temple_cost
        place_temple(g, me, detail(chosen), number(site))
    did(g, me, "buys")
    g.then(["buy", me, left - 1])


def take_upgrade(g: G, me: int, stack: int) -> None:
    """Take the top token of a stack. The next one becomes visible."""
    s = g.s
    token = s.stacks[stack].pop(0)
    s.houses[me].upgrades.append(token)
    g.tell("upgrades", seat=SEATS[me], token=f"upgrade:{token}")
    if s.stacks[stack]:
        g.reveal("upgrade")


@book.procedure
async def portal(g: G, me: int) -> None:  # candelabria.ru.txt:585
    """Let a House move figures to any territories. Nothing is triggered there."""
    s = g.s
    for left in range(counted(s, me, "portal"), 0, -1):
        figures = own_figures(s, me)
        figure = await g.may(me, "candelabria.portal", figures, about={"left": left})
        if figure is None:
            return
        keys = [place(t) for t in portal_reach(s, figure)]
        to = await g.ask(me, "candelabria.destination", keys, about={"figure": figure})
        put(s, figure, detail(to))
        g.tell("moves", seat=SEATS[me], figure=figure, territory=to)


@book.procedure
def tavern(g: G, me: int) -> None:  # candelabria.ru.txt:589
    """Draw candle cards, then put as many under the deck."""
    s = g.s
    house = s.houses[me]
    drawn = draw_candles(g, me, draws(s, me, counted(s, me, "tavern")))
    g.tell("draws", seat=SEATS[me], number=len(drawn))
    for card in drawn:
        g.tell("keeps", to=[me], card=f"card:{card}")
    house.hand += drawn
    if drawn:
        house.known = []
        g.then(["return_candles", me, len(drawn)])


@book.procedure
async def return_candles(g: G, me: int, number: int) -> None:
    s = g.s
    house = s.houses[me]
    keys = [f"card:{card}" for card in house.hand]
    about = {"number": number}
    under = await g.ask_some(
        me, "candelabria.tavern", keys, number, number, about=about, secret=True
    )
    for key in under:
        house.hand.remove(detail(key))
        s.deck.append(detail(key))
    g.tell("returns", seat=SEATS[me], number=number)
