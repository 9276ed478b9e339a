"""Setting up. candelabria.ru.txt:366-441"""

from rules.core import Setup

from .keys import SEATS, detail
from .map import territory
from .open_places import Open, did
from .parts import (
    AMOUNTS,
    BOX,
    CURSES,
    HOUSES,
    NEUTRAL,
    UPGRADED,
    HousePart,
    SmallBoard,
    cards_of,
    tactics_of,
)
from .registry import G, book
from .state import NOBODY, Curse, House, State

CHANCE = "chance"
FULL = 6  # with this many players every House is allowed


@book.part
def begin(setup: Setup) -> State:
    mode, options = setup.mode, setup.options
    variants = [id for id in ("quests", "withering") if options.get(id)]
    if mode != "base":
        variants.insert(0, mode.partition("_")[0])
    return State(
        agenda=[["set_up"]],
        side="a" if setup.seats <= 3 else "b",  # candelabria.ru.txt:370
        houses=[House("") for _ in range(setup.seats)],
        seats=setup.seats,
        variants=variants,
        setup_white_points=int(options.get("setup_white_temple_vp", 0)),
        nova_vita_keeps=int(options.get("nova_vita_keep_on_deploy", 1)),
        chimera=bool(options.get("chimera")) or setup.seats == FULL,
        small_board=bool(options.get("knights_small_board")),
        armies=bool(options.get("armies")),
        deck=list(UPGRADED),
        tactics_deck=list(NEUTRAL),
        stacks=[],
        temple_supply={colour: part.copies for colour, part in BOX.temple.items()},
        curses=[Curse() for _ in range(AMOUNTS.curse_slots)],
        scenario=mode.partition("_")[2],
        level=str(options.get("difficulty", "")),
    )


@book.procedure
def set_up(g: G) -> None:
    shuffle_box(g)
    did(g, NOBODY, "box_opened")
    opening.of(g.s)(g)


def shuffle_box(g: G) -> None:  # candelabria.ru.txt:374-381
    s = g.s
    g.shuffle("tactics deck", s.tactics_deck)
    s.display = [g.draw("tactics card", s.tactics_deck) for _ in range(AMOUNTS.display)]
    g.shuffle("candle deck", s.deck)
    for year in range(1, AMOUNTS.years + 1):  # ruling: nine stacks of four, three for each year
        kinds = BOX.upgrade.items()
        tokens = [id for id, part in kinds if part.year == year for _ in range(part.copies)]
        g.shuffle("upgrades", tokens)
        size = AMOUNTS.stack_size
        s.stacks += [tokens[n * size : (n + 1) * size] for n in range(AMOUNTS.stacks_a_year)]


def everybody_chooses(g: G) -> None:
    g.then(*(["choose_house", seat] for seat in range(g.s.seats)), ["deal_houses"])


opening = Open(everybody_chooses)


def allowed(s: State) -> list[str]:
    """Return the free Houses that start on this side of the board."""  # ruling: 370, 441
    taken = [house.id for house in s.houses]
    return [
        id
        for id, part in HOUSES.items()
        if id not in taken
        and (s.chimera or not part.expansion)
        and start_of(s, id).region in s.map.regions
    ]


@book.procedure
async def choose_house(g: G, seat: int) -> None:  # candelabria.ru.txt:405
    """Let a seat choose its House, or get one by chance."""
    houses = [f"house:{id}" for id in allowed(g.s)]
    more = [CHANCE] if len(houses) > 1 else []
    chosen = await g.ask(seat, "candelabria.house", [*houses, *more])
    if chosen == CHANCE:
        chosen = houses[g.number("house", len(houses))]
    g.s.houses[seat].id = detail(chosen)
    g.tell("house", seat=SEATS[seat], house=chosen)


def start_of(s: State, id: str) -> HousePart | SmallBoard:
    small = BOX.knights_small_board
    if s.small_board and s.side == "a" and id == small.house:
        return small
    return HOUSES[id]


@book.procedure
def deal_houses(g: G) -> None:
    """Give the Houses their cards and figures and set the turn order. Then build the curse deck,
    which contains cards of these Houses."""
    s = g.s
    for me in range(s.seats):
        deal_house(g, me)
    s.track = sorted(range(s.seats), key=lambda me: HOUSES[s.houses[me].id].order)
    s.curse_deck = curse_deck(g)
    did(g, NOBODY, "set_up")
    g.then(["begin_play"])


@book.procedure
def begin_play(g: G) -> None:
    g.s.begun = True
    g.then(["mist"])


def deal_house(g: G, me: int) -> None:  # candelabria.ru.txt:413-424, 436-441
    s = g.s
    house = s.houses[me]
    start = start_of(s, house.id)
    house.hand = cards_of(house.id, 1)
    house.known = list(house.hand)
    house.tactics = tactics_of(house.id)
    house.wax, house.gold = AMOUNTS.start_wax, AMOUNTS.start_gold
    house.castle = territory(start.region, start.castle)
    house.flames = [territory(start.region, action) for action in start.flames]
    house.supply = AMOUNTS.ground_flames - 1 - len(house.flames)  # one flame marks the turn order
    if start.temple:  # candelabria.ru.txt:432
        s.temples[str(start.region)] = [start.temple]
        s.temple_supply[start.temple] -= 1
    # ruling: a setting says if a white temple placed now scores; candelabria.ru.txt:322
    if start.temple == "white" and s.setup_white_points:
        house.scored["temples"] = s.setup_white_points


def curse_deck(g: G) -> list[str]:  # candelabria.ru.txt:389-395
    """Return the curse deck: a pile of curses for each year, and between the piles the candle cards
    that join in later years. A pile has as many curses as its year draws."""
    s = g.s
    curses = [id for id, card in CURSES.items() if card.region in s.map.regions]
    s.box += [id for id in CURSES if id not in curses]
    g.shuffle("curses", curses)
    sizes = AMOUNTS.drawn_four if s.side == "b" else AMOUNTS.drawn_three
    deck: list[str] = []
    for year, size in enumerate(sizes, start=1):
        if year > 1:  # ruling: only candle cards of Houses in play
            candles = [card for house in s.houses for card in cards_of(house.id, year)]
            g.shuffle("house candles", candles)
            deck += candles
        deck += curses[:size]
        del curses[:size]
    return deck
