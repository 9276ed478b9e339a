"""Positions of Bonfire, put together by hand and seen through the game's own view."""

from collections.abc import Callable
from itertools import cycle

from rules import new_game
from rules.bonfire.parts import CITIES, COMMON_TASKS, DATA, RESOURCES, TASKS
from rules.bonfire.scoring import final_result
from rules.bonfire.setup import GIFTS
from rules.bonfire.state import City, Island, State
from rules.bonfire.view import View, whole

LANGUAGES = ("en", "ru")

BOARDS = list(CITIES)
SHAPES = [portal.id for portal in DATA.portal]
MASTERS = [gnome.id for gnome in DATA.master]
ELDERS = [gnome.id for gnome in DATA.elder]
PATHS = [tile.id for tile in DATA.path_tile]
ALL_TASKS = list(TASKS)
FATE = [tile.id for tile in DATA.fate_tile]
ISLES = [isle.id for isle in DATA.island if isle.resource]


def shuffled(things: list[str], step: int) -> list[str]:
    """Return the things in another order, the same each time; `step` and their number share no
    divisor."""
    return [things[(i * step) % len(things)] for i in range(len(things))]


def city(seat: int) -> City:
    gifts = shuffled(list(GIFTS), 3)
    return City(
        color=DATA.color[seat].id,
        board=BOARDS[seat],
        gifts=[gifts[:5], gifts[5:]],
        supply=FATE[:7],
        spare=FATE[7],
        resources=[1] * len(RESOURCES),
    )


def early(players: int = 2, spare: bool = False) -> State:
    """Return the position after the set-up; with `spare` the first seat has yet to choose its fate
    tile."""
    amounts = DATA.players[players]
    bag, gates, paths = (
        shuffled(ALL_TASKS, 25),
        shuffled(SHAPES * amounts.portals_of_shape, 5),
        shuffled(PATHS, 9),
    )
    islands = {}
    for isle in DATA.island:
        if isle.resource:
            count = amounts.tasks_on_corner_island if isle.corner else amounts.tasks_on_island
            islands[isle.id] = Island([bag.pop() for _ in range(count)], [-1] * count)
    masters = shuffled(MASTERS, 8)
    seats = [city(seat) for seat in range(players)]
    for one in seats[int(spare) :]:
        one.spare = ""
        one.fate = ["fate_8:3:4:right"]
        one.tokens = [0, 1, 1, 0, 0, 1, 2]
    return State(
        agenda=[],
        seats=seats,
        first=0,
        varied=False,
        islands=islands,
        orders=dict.fromkeys(("pink", "grey", "brown", "blue"), 4),
        areas=[gates[index::7] for index in range(7)],
        offer=paths[:4],
        pile=paths[4:],
        masters=masters[:6],
        master_pile=masters[6:],
        elders=list(ELDERS),
        council=[[] for _ in DATA.council],
        waiting=list(COMMON_TASKS),
        turn=0,
        phase="start" if spare else "turn",
    )


FATE_LAID = [
    "fate_8:3:4:right",
    "fate_1:2:4:right",
    "fate_2:4:4:left",
    "fate_3:3:2:down",
    "fate_5:3:6:up",
    "fate_6:1:4:right",
    "fate_7:5:4:right",
    "fate_4:4:7:down",
]


def built(
    one: City, seat: int, paths: int, tasks: int, lit: int, gates: int, gnomes: int, laid: int
) -> None:
    """Build and fill so many places of a city, differently for each seat."""
    one.path = ["start", *shuffled(PATHS, 5)[seat * 6 : seat * 6 + paths]]
    for place in range(tasks):
        one.tasks[place] = ALL_TASKS[(seat * 17 + place * 10) % len(ALL_TASKS)]
        one.lit[place] = place < lit
    for place in range(7, 7 - gates, -1):
        one.portals[place - 1] = CITIES[one.board].shape(place)
    one.gnomes = [*MASTERS, *ELDERS][seat * 6 : seat * 6 + gnomes]
    one.fate = FATE_LAID[:laid]
    one.supply = [tile for tile in FATE if tile not in {entry.split(":")[0] for entry in one.fate}]
    one.spare = ""


def middle(players: int = 3) -> State:
    s = early(players)
    for seat, one in enumerate(s.seats):
        built(one, seat, 3, 4, 2, 3, 3, 4)
        one.points = 11 + 3 * seat
        one.tokens = [2, 0, 3, 1, 0, 4, 1 + seat]
        one.resources = [1, 2, 0, 3, 1, seat]
        one.ship = ["isle_fruit_n", "isle_pink", "isle_herb_w", "isle_fruit_n"][seat]
        one.guardians = {"own": 2, "pink": 0, "grey": 3} if seat % 2 else {"own": 7 + 1, "blue": 0}
        gift = one.gifts[0].pop(0)
        one.given = {ISLES[seat]: [gift]}
        isle = s.islands[ISLES[seat]]
        isle.tasks[0], isle.givers[0] = "", seat
    s.orders = {"pink": 3, "grey": 3, "brown": 4, "blue": 2}
    s.council = [[0, -1], [1], [], [2 % players, 0], [], [1], [], [0]]
    s.waiting = ["common_paths", "common_tasks", "common_guardians", "common_gnomes"]
    s.pointer, s.used = 2, True
    s.turn = 1
    s.first = 2 % players
    for area in s.areas[:4]:
        area.pop()
    return s


def late(players: int = 4) -> State:
    """Return the fullest possible game: everything built and lit, the countdown on its way."""
    s = early(players)
    for seat, one in enumerate(s.seats):
        built(one, seat, 6, 7, 7 if seat == 0 else 5, 7 if seat < 2 else 5, 6, 8)
        one.points = 38 + 21 * seat
        one.tokens = [10, 12, 3, 0, 1, 11, 10]
        one.resources = [9, 0, 12, 3, 10, 11]
        one.ship = "isle_root_cw"
        one.guardians = {"own": 7 + 1, "pink": 7 + 2, "grey": 7 + 4, "brown": 3, "blue": 0}
        one.gifts = [one.gifts[0][:1], []] if seat else [[], []]
    s.seats[1].guardians = dict.fromkeys(("own", "pink", "grey", "brown", "blue"), 0)
    s.seats[1].passed = True
    crowded(s.seats[-1])
    givers = cycle(range(players))
    for isle in s.islands.values():
        for spot in range(len(isle.tasks) - 1):
            isle.tasks[spot], isle.givers[spot] = "", next(givers)
    s.orders = dict.fromkeys(s.orders, 0)
    third, fourth = 2 % players, 3 % players
    s.council = [
        [0, 1, third, fourth, -1], [0, 0, 0, 1, -1, -1], [0, 1], [1, -1],
        [third], [fourth, 0, 1, -1], [], [third, 1],
    ]  # fmt: skip
    s.waiting = []
    s.masters = ["master_04", "master_27", "", "", "master_10", ""]
    s.master_pile = []
    s.elders = ["elder_1", "", "elder_3", "", "elder_5", "elder_6"]
    s.areas = [[] if index % 2 else area[:1] for index, area in enumerate(s.areas)]
    s.pointer, s.used = 5, True
    s.turn = players - 1
    s.counting = True
    s.stack, s.travelling = [3, 2, 1], 4
    return s


def crowded(one: City) -> None:
    """Fill a city with the help of masters 1 and 27: shared path tiles, tiles that stick out."""
    one.guardians = {"own": 2, "pink": 2, "grey": 2, "brown": 4, "blue": 7}
    one.gnomes = ["master_01", "master_27", *one.gnomes[:4]]
    one.fate = [*FATE_LAID[:6], "fate_7:0:3:left", "fate_4:6:6:down"]


def finished(players: int = 4) -> State:
    s = late(players)
    s.result = final_result(s)
    return s


LONG_NAMES = ("Анна-Мария Константинопольская", "Maximilian of the Long Name", "Ö", "ъ" * 32)
PEOPLE = ("Анна", "Boris", "Cai", "Дарья")


def before_the_cities() -> View:
    """Return a game in which nobody has a city board yet."""
    game = new_game("bonfire", seats=3, options={"choose_city": True}, seed=b"cities")
    return whole(game.state)


POSITIONS: dict[str, Callable[[], View]] = {
    "early-2": lambda: whole(early(2)),
    "early-4": lambda: whole(early(4)),
    "start-2": lambda: whole(early(2, spare=True)),
    "before-the-cities": before_the_cities,
    "middle-3": lambda: whole(middle(3)),
    "middle-4": lambda: whole(middle(4)),
    "late-2": lambda: whole(late(2)),
    "late-3": lambda: whole(late(3)),
    "late-4": lambda: whole(late(4)),
    "finished-3": lambda: whole(finished(3)),
}


def rich(state: State) -> None:
    """Go to the middle of a game, with enough in store to do everything."""
    model = middle(3)
    for name in ("seats", "islands", "orders", "areas", "offer", "pile", "masters", "master_pile",
                 "elders", "council", "waiting", "pointer", "used"):  # fmt: skip
        setattr(state, name, getattr(model, name))
    for city in state.seats:
        city.tokens, city.resources = [4] * 7, [4] * 6


GAME = "bonfire"
SHOWN = {"empty": POSITIONS["early-4"], "full": POSITIONS["late-4"]}
AT_END = POSITIONS["finished-3"]
