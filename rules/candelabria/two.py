"""The game for two players: curses walk on the map and mark where battles are fought, and tactics
cards are used up.
candelabria.ru.txt:751-808"""

from collections import Counter

from rules.core import Choice, Message, Words

from .battle import spent
from .effects import symbol
from .flames import on_the_way, told_on_the_way, way_of_put_out
from .keys import SEATS, place
from .labels import Args, led
from .map import region_of, territory
from .mist import curse_drawn
from .parts import BOX, CURSES, HOUSES, TACTICS
from .registry import G, book
from .setup import opening
from .state import State
from .territory_actions import curse_action
from .war import battlegrounds, in_order, leaving, preparation

TWO = "two"


# Set-up


@opening.by(TWO)
def first_by_chance(g: G) -> None:  # candelabria.ru.txt:766
    first = g.number("first player", 2)
    g.tell("chooses-first", seat=SEATS[first])
    g.then(["choose_region", first], ["choose_region", 1 - first], ["deal_houses"])


def starts(s: State) -> list[int]:
    """Return the regions of flanks where no House starts yet."""  # candelabria.ru.txt:768-770
    flanks = BOX.side[s.side].flanks.values()
    taken = [HOUSES[house.id].region for house in s.houses if house.id]
    return [region for flank in flanks if not set(flank) & set(taken) for region in flank]


@book.procedure
async def choose_region(g: G, seat: int) -> None:
    keys = [f"region:{region}" for region in starts(g.s)]
    chosen = await g.ask(seat, "candelabria.start", keys)
    g.s.houses[seat].id = house_of(chosen)
    g.tell("house", seat=SEATS[seat], house=f"house:{house_of(chosen)}")


def house_of(region: str) -> str:
    """Return the House that starts in this region."""
    return next(id for id, part in HOUSES.items() if f"region:{part.region}" == region)


@book.label("candelabria.start")
def start_label(s: State, choice: Choice, key: str) -> Words:
    house = house_of(key)
    args: Args = {"region": key, "house": f"house:{house}", "ability": f"ability:{house}:0"}
    return Message("start-option", args)


# Curses on the map


@curse_drawn.by(TWO)
def to_the_mine(g: G, slot: int) -> None:
    """Put a curse's figure on the mine of the card's region."""  # candelabria.ru.txt:782
    curse = g.s.curses[slot]
    stand(g.s, slot, territory(CURSES[curse.card].region, "mine"))


def stand(s: State, slot: int, where: str) -> None:
    s.curses[slot].territory, s.curses[slot].region = where, region_of(where)


def steps(s: State, me: int = 0, region: int = 0) -> list[str]:
    """Return all curses' possible steps, as ``step:slot:territory``. No curse enters a region with
    a black temple on top."""
    # candelabria.ru.txt:790, 324
    return [
        f"step:{slot + 1}:{there}"
        for slot, curse in enumerate(s.curses)
        if curse.territory
        for there in s.map.neighbours[curse.territory]
        if region_of(there) == curse.region or s.top_temple(region_of(there)) != "black"
    ]


@symbol("curse_influence", steps, variant=TWO)
def step(g: G, me: int, key: str, source: str) -> None:
    """Move a curse to a neighbouring territory."""
    _, slot, there = key.split(":")
    stand(g.s, int(slot) - 1, there)
    card = g.s.curses[int(slot) - 1].card
    g.tell("leads", seat=SEATS[me], card=f"curse-card:{card}", territory=place(there))


@curse_action.by(TWO)
def lead(g: G, me: int, number: int) -> None:
    g.then(["lead_curses", me, number])


@book.procedure
async def lead_curses(g: G, me: int, number: int) -> None:  # candelabria.ru.txt:790
    """Let a House move curses by ``number`` steps in all."""  # ruling: at most so many
    for left in range(number, 0, -1):
        keys = steps(g.s)
        about = {"left": left, **on_the_way(g.s)}
        chosen = await g.may(me, "candelabria.curse_influence", keys, about=about)
        if chosen is None:
            return
        step(g, me, chosen, "board")


@book.procedure
async def comfort(g: G, me: int, number: int = 1) -> None:
    """Let a House move curses, one step for each of its ground flames that was put out."""
    for left in range(number, 0, -1):
        chosen = await g.may(me, "candelabria.comfort", steps(g.s), about={"left": left})
        if chosen is None:
            return
        step(g, me, chosen, "board")


@way_of_put_out.by(TWO)
def comforted(g: G) -> None:
    """Give extinguished flames back to their Houses. For each of them, its owner may move a curse
    one step."""
    s = g.s  # candelabria.ru.txt:794
    flames, s.put_out = Counter(s.put_out), []
    for owner, number in flames.items():
        s.houses[owner].supply += number
        g.then(["comfort", owner, number])


@told_on_the_way.by(TWO)
def to_be_led(s: State) -> str:
    return "on-the-way-led"


@led("step")
def led_curse(s: State, key: str) -> str:
    return f"curse-card:{s.curses[int(key.split(':')[1]) - 1].card}"


# War


@preparation.by(TWO)
def nobody_controls(g: G) -> None:  # candelabria.ru.txt:798
    """Do nothing: with two players nobody controls curses."""


@battlegrounds.by(TWO)
def haunted(s: State) -> list[int]:
    """Return the regions with a curse, where battles are fought."""  # candelabria.ru.txt:784, 798
    return [region for region in in_order(s) if any(c.region == region for c in s.curses)]


@spent.by(TWO)
def used_up(g: G, me: int, card: str) -> None:
    """Put a card under the deck; a House's own into the box."""  # candelabria.ru.txt:800, ruling
    if TACTICS[card].house:
        g.s.box.append(card)
    else:
        g.s.tactics_deck.append(card)


@leaving.by(TWO)
def first_two(s: State) -> list[int]:
    """Return the curses to remove after a war: all but the third."""  # candelabria.ru.txt:802
    return [0, 1]
