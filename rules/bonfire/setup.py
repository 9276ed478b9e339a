"""Setting up the board and the cities (bonfire.ru.txt:210-305), and the choice of the start
tile."""

from rules.core import Setup

from . import fate
from .parts import (
    CITIES,
    DATA,
    FATE_TILES,
    GOLD,
    ORDERS,
    RESOURCES,
    TASK_ISLANDS,
    TASKS,
    TOKENS,
    YELLOW,
    IslandPart,
)
from .registry import SOLO, G, book
from .state import NOBODY, City, Island, State
from .tom.set_up import invite_tom

GIFTS: list[str] = [resource for resource in RESOURCES[:GOLD] for _ in range(2)]
MIDDLE_OF_SUPPLY = 3


@book.part
def begin(setup: Setup) -> State:
    """Return a state with undealt components; the procedures on its agenda deal them."""
    seats = [
        City(color.id, "", [list(GIFTS), []], list(FATE_TILES), "")
        for color in DATA.color[: setup.seats]
    ]
    agenda: list[list[object]] = [["deal_cities"]]
    if setup.options.get("choose_city"):
        for seat in reversed(range(setup.seats)):
            agenda += [["choose_color", seat], ["choose_city", seat]]
    agenda.append(["deal_board"])
    state = State(
        agenda=agenda,
        seats=seats,
        first=0,
        islands={isle.id: Island([], []) for isle in TASK_ISLANDS},
        orders=dict.fromkeys(ORDERS, 4),
        areas=[[] for _ in DATA.area],
        offer=[],
        pile=[tile.id for tile in DATA.path_tile],
        masters=[],
        master_pile=[master.id for master in DATA.master],
        elders=[elder.id for elder in DATA.elder],
        council=[[] for _ in DATA.council],
        waiting=[common.id for common in DATA.common_task],
        varied=bool(setup.options.get("first_game")),
    )
    if setup.mode in SOLO:
        invite_tom(state, setup)
    return state


@book.procedure
async def choose_city(g: G, me: int) -> None:  # bonfire.ru.txt:281
    """Let a seat choose one of the remaining boards. If it declines, it gets one by chance."""
    taken = [city.board for city in g.s.seats]
    left = [f"city:{board}" for board in CITIES if board not in taken]
    chosen = await g.may(me, "bonfire.city", left)
    if chosen:
        g.s.seats[me].board = chosen.partition(":")[2]
        g.tell("city", seat=f"seat:{me}", city=chosen)


@book.procedure
async def choose_color(g: G, me: int) -> None:  # bonfire.ru.txt:226
    """Let a seat choose a colour that no earlier seat has chosen. A seat that had it gets this
    seat's colour in exchange."""
    seats = g.s.seats
    earlier = [city.color for city in seats[:me]]
    left = [f"color:{color.id}" for color in DATA.color if color.id not in earlier]
    chosen = await g.may(me, "bonfire.color", left)
    if chosen is None:
        return
    color = chosen.partition(":")[2]
    for city in seats:
        if city.color == color:
            city.color = seats[me].color
    seats[me].color = color
    g.tell("color", seat=f"seat:{me}", color=chosen)


@book.procedure
def deal_board(g: G) -> None:
    s = g.s
    players = DATA.players[len(s.seats)]
    bag = [task.id for task in TASKS.values() if task.min_players <= max(2, len(s.seats))]
    for isle in TASK_ISLANDS:
        corner = players.tasks_on_corner_island
        deal_tasks(g, isle, bag, corner if isle.corner else players.tasks_on_island)
    portals = [shape.id for shape in DATA.portal for _ in range(players.portals_of_shape)]
    g.shuffle("portals", portals)  # bonfire.ru.txt:266
    s.areas = [portals[index::7] for index in range(7)]
    deal_displays(g)


@book.procedure
def deal_displays(g: G) -> None:
    s = g.s
    g.shuffle("masters", s.master_pile)  # bonfire.ru.txt:240
    s.masters = [g.draw("masters", s.master_pile) for _ in range(6)]
    g.shuffle("paths", s.pile)  # bonfire.ru.txt:244
    s.offer = [g.draw("paths", s.pile) for _ in range(4)]


def deal_tasks(g: G, isle: IslandPart, bag: list[str], number: int) -> None:  # bonfire.ru.txt:248
    """Deal tasks to an island. For a first game, all of its tasks differ in colour."""
    spots = g.s.islands[isle.id]
    for _ in range(number):
        fitting = bag
        if g.s.varied:
            colors = [TASKS[task].color for task in spots.tasks]
            fitting = [task for task in bag if TASKS[task].color not in colors]
        task = fitting[g.number("tasks", len(fitting))]
        bag.remove(task)
        spots.tasks.append(task)
    spots.givers = [NOBODY] * number


@book.procedure
def deal_cities(g: G) -> None:
    s = g.s
    boards = [board for board in CITIES if board not in [city.board for city in s.seats]]
    g.shuffle("cities", boards)
    for city in s.seats:
        city.board = city.board or boards.pop()
        gifts = list(GIFTS)
        g.shuffle("gifts", gifts)  # bonfire.ru.txt:305
        city.gifts = [gifts[:5], gifts[5:]]
        g.shuffle("fate", city.supply)  # bonfire.ru.txt:303
        city.spare = city.supply.pop()
        city.resources = [1] * len(RESOURCES)  # bonfire.ru.txt:299
    s.first = g.number("first", len(s.seats))  # bonfire.ru.txt:287
    s.begun = True
    g.tell("first", seat=f"seat:{s.first}")
    g.then(["begin_turn", s.first])


@book.procedure
async def start_choice(g: G, me: int) -> None:  # bonfire.ru.txt:297
    """Let a seat choose its first fate tile, the one set aside or the middle one of the supply, and
    lay it."""
    city = g.s.seats[me]
    g.s.phase = "start"
    offered = [f"fate:{city.spare}", f"fate:{city.supply[MIDDLE_OF_SUPPLY]}"]
    chosen = await g.ask(me, "bonfire.start_tile", offered)
    if chosen == offered[1]:
        city.spare, city.supply[MIDDLE_OF_SUPPLY] = city.supply[MIDDLE_OF_SUPPLY], city.spare
    tile = city.spare
    # ruling: the place is given, but the direction is free
    way = await g.ask(me, "bonfire.start_way", ["way:right", "way:left"], about={"tile": chosen})
    city.spare = ""
    middle, direction = fate.START_MIDDLE.partition(":")[2], way.partition(":")[2]
    city.fate.append(f"{tile}:{middle}:{direction}")
    city.tokens[YELLOW] += 2  # bonfire.ru.txt:301
    for symbol in FATE_TILES[tile].symbols:
        city.tokens[TOKENS.index(symbol)] += 1
    g.tell("started", seat=f"seat:{me}", tile=chosen)
