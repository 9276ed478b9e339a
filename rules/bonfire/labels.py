"""Labels of options, where the thing's name is not enough: with prices, gains and consequences."""

from collections.abc import Callable

from rules.core import Choice, Message, Words

from . import (
    fate_tile,
    gnomes,
    great_bonfire,
    guardians,
    island_task,
    masters,
    path,
    ship,
    tasks,
)
from .parts import CITIES, DATA, FATE_TILES, GNOMES, ISLANDS, PATH_TILES, TASKS
from .payment import amounts
from .registry import book
from .state import BONFIRE, PIER, START, City, State, countdown_value
from .words import LETTERS

Args = dict[str, str | int]


def rest(key: str) -> str:
    return key.partition(":")[2]


# The turn

PRICED: dict[str, tuple[str, Callable[[State, City], int]]] = {
    "build_path": ("path", lambda s, city: path.price(city)),
    "receive_task": ("task", lambda s, city: island_task.price(city)),
    "retrieve_guardian": ("guardian", lambda s, city: 1),
}

# Actions whose first use costs 1 token, with functions that tell if this is the first.
FIRST: dict[str, Callable[[State, City], bool]] = {
    "move_ship": lambda s, city: city.ship == PIER,
    "use_great_bonfire": lambda s, city: not s.used,
}


@book.label("bonfire.turn", "bonfire.last_chance", "bonfire.after", "bonfire.island_action")
def turn(s: State, choice: Choice, key: str) -> Words:
    city = s.seats[choice.seat]
    kind, _, common = key.partition(":")
    if kind == "bonus":
        return Message("option-bonus", {"common": f"common:{common}"})
    if kind == "pass":
        return Message("option-pass", {"points": countdown_value(s, choice.seat)})
    if kind in PRICED:
        token, price = PRICED[kind]
        args = {"price": f"amount:{token}:{price(s, city)}"}
        return Message(f"option-{key.replace('_', '-')}", args)
    if kind == "discard":
        return Message("option-discard", {"most": masters.tokens_when_placing(city)})
    args = {"first": yes(kind in FIRST and FIRST[kind](s, city))}
    return Message(f"option-{key.replace('_', '-')}", args)


def yes(true: bool) -> str:
    return "yes" if true else "no"


@book.pointer("bonfire.island_action")
def the_island(s: State, choice: Choice, key: str) -> str:
    """Return the key of the island where the seat's ship lies."""
    return f"island:{s.seats[choice.seat].ship}"


@book.label("bonfire.march_on_arrival")
def march_on_arrival(s: State, choice: Choice, key: str) -> Words:
    return Message("option-march", {"steps": 1 + masters.more_steps(s.seats[choice.seat])})


@book.label("bonfire.exchange_paths")
def exchange(s: State, choice: Choice, key: str) -> Words:
    return Message("option-exchange")


# Fate tiles


@book.label("bonfire.start_tile")
def start_tile(s: State, choice: Choice, key: str) -> Words:
    where = "spare" if rest(key) == s.seats[choice.seat].spare else "supply"
    return Message(f"start-{where}", {"tile": key})


@book.label("bonfire.start_way")
def start_way(s: State, choice: Choice, key: str) -> Words:
    assert choice.about is not None
    return Message("start-way", symbols(rest(str(choice.about["tile"])), key))


def symbols(tile: str, way: str) -> Args:
    """Return a tile's symbols in the order in which they will lie, from the left or the top."""
    shown = FATE_TILES[tile].symbols
    ordered = shown if way in ("way:right", "way:down") else shown[::-1]
    args: Args = {
        letter: f"token:{symbol}" for letter, symbol in zip(LETTERS, ordered, strict=False)
    }
    return args | {"across": yes(way in ("way:right", "way:left"))}


@book.label("bonfire.fate_cell")
def fate_cell(s: State, choice: Choice, key: str) -> Words:
    """Label a cell with the highest gain of a tile whose middle lies there."""
    city = s.seats[choice.seat]
    assert choice.about is not None
    tile = str(choice.about["tile"])
    incomes = [income(city, tile, key, way) for way in fate_tile.ways(city, key)]
    most = max((sum(gained) for gained in incomes), default=0)
    return Message("fate-cell", {"cell": key, "most": most})


def income(city: City, tile: str, cell: str, way: str) -> list[int]:
    return fate_tile.income(city, fate_tile.laid(tile, cell, way))


@book.label("bonfire.fate_way")
def fate_way(s: State, choice: Choice, key: str) -> Words:
    assert choice.about is not None
    tile, cell = str(choice.about["tile"]), str(choice.about["cell"])
    gained = income(s.seats[choice.seat], tile, cell, key)
    gain = f"amounts:{amounts(gained, fate_tile.GOODS)}"
    return Message("fate-way", {**symbols(rest(tile), key), "gain": gain})


# Ship and islands


@book.label("bonfire.sail")
def sail(s: State, choice: Choice, key: str) -> Words:
    price = ship.price(s.seats[choice.seat], rest(key))
    return Message("sail", {"trip": f"amount:ship:{price}", **there(s, choice.seat, rest(key))})


@book.label("bonfire.free_sail")
def free_sail(s: State, choice: Choice, key: str) -> Words:
    return Message("free-sail", there(s, choice.seat, rest(key)))


def there(s: State, seat: int, isle: str) -> Args:
    """Return an island, and the tasks or the Guardian that this seat could get there."""
    args: Args = {"island": f"island:{isle}", "kind": "tasks"}
    spots = s.islands.get(isle)
    if spots is None:
        lacking = ISLANDS[isle].guardian in guardians.lacking(s, s.seats[seat])
        return args | {"kind": "somebody" if lacking else "nobody"}
    offered = [TASKS[task] for task in spots.tasks if task]
    if not offered:
        return args | {"kind": "empty"}
    worths = sorted(offered, key=lambda part: (part.points, part.color))
    args["offers"] = ":".join(["offers", *(it.id for it in worths)])
    return args | {"tasks": ":".join(["worths", *(f"{it.color}:{it.points}" for it in worths)])}


@book.label("bonfire.gift")
def gift(s: State, choice: Choice, key: str) -> Words:
    city = s.seats[choice.seat]
    shown = city.gifts[int(rest(key))][0]
    args = {"gift": f"resource:{shown}", "island": f"resource:{ISLANDS[city.ship].resource}"}
    args["free"] = yes(masters.any_resources_for_task(city))
    return Message("gift", {**args, "below": len(city.gifts[int(rest(key))]) - 1})


@book.label("bonfire.task_tile", "bonfire.light")
def task(s: State, choice: Choice, key: str) -> Words:
    """Describe a task, with the progress that the seat would have."""
    done = tasks.progress(s.seats[choice.seat], rest(key))
    part = TASKS[rest(key)]
    args: Args = {"condition": f"condition:{part.id}", "color": part.color, "points": part.points}
    return Message("task-progress", {**args, "have": min(done.have, done.need), "need": done.need})


@book.label("bonfire.space")
def space(s: State, choice: Choice, key: str) -> Words:
    """Label a task space with the things at its place that would score."""
    city, place = s.seats[choice.seat], int(rest(key))
    args: Args = {"number": place, "points": DATA.place[place - 1].guardian_points}
    args["portal"] = yes(city.portals[place - 1] != "")
    built = place <= len(city.path)
    args["crystal"] = (PATH_TILES[city.path[place - 1]].crystal if built else "") or "none"
    return Message("space", args)


@book.label("bonfire.path_tile", "bonfire.free_path")
def path_tile(s: State, choice: Choice, key: str) -> Words:
    if key == "pile":
        return Message("option-pile")
    return Message("path-offer" if rest(key) in s.offer else "path-pile", {"tile": key})


# Guardians


@book.label("bonfire.procession")
def procession(s: State, choice: Choice, key: str) -> Words:
    paid = int(rest(key))
    steps = paid + masters.more_steps(s.seats[choice.seat])
    return Message("procession", {"price": f"amount:guardian:{paid}", "steps": steps})


@book.label("bonfire.next_guardian", "bonfire.walker")
def guardian(s: State, choice: Choice, key: str) -> Words:
    at = s.seats[choice.seat].guardians[rest(key)]
    if at == START:
        return Message("guardian-start", {"guardian": key})
    return Message("guardian-at", {"guardian": key, "place": guardians.key(at)})


@book.label("bonfire.guardian_goal", "bonfire.walk_to")
def goal(s: State, choice: Choice, key: str) -> Words:
    city, to, about = s.seats[choice.seat], guardians.position(key), choice.about or {}
    if to > BONFIRE:
        points = DATA.place[to - BONFIRE - 1].guardian_points
        return Message("goal-bonfire", {"place": key, "points": points})
    if not about.get("bringing", 1):
        return Message("goal-path-bare", {"place": key})
    resource = PATH_TILES[city.path[to - 1]].resource
    return Message("goal-path", {"place": key, "resource": f"resource:{resource}"})


@book.label("bonfire.other_resource")
def other_resource(s: State, choice: Choice, key: str) -> Words:
    assert choice.about is not None
    color = rest(str(choice.about["guardian"]))
    times = masters.times_resource(s.seats[choice.seat], color)
    return book.name(f"amount:{rest(key)}:{times}")


# The Great Bonfire


@book.label("bonfire.turn_to")
def turn_to(s: State, choice: Choice, key: str) -> Words:
    price = great_bonfire.price(s, s.seats[choice.seat], int(rest(key)))
    return Message("turn-to", {"price": f"amount:great_bonfire:{price}", **lying(s, choice, key)})


@book.label("bonfire.free_turn_to")
def free_turn_to(s: State, choice: Choice, key: str) -> Words:
    return Message("free-turn-to", lying(s, choice, key))


def lying(s: State, choice: Choice, key: str) -> Args:
    """Return an area, and the portal there that fits the city, if there is one."""
    city = s.seats[choice.seat]
    shapes = great_bonfire.fitting_portals(s, city, int(rest(key)))
    args: Args = {"area": key, "fits": yes(bool(shapes))}
    return args | {"portal": f"portal:{shapes[0]}"} if shapes else args


@book.label("bonfire.rewards")
def reward(s: State, choice: Choice, key: str) -> Words:
    area = DATA.area[s.pointer]
    if key == "reward:token":
        return book.name(f"amount:{area.token}:1")
    if key == "reward:resource":
        if area.resource is None:
            return Message("reward-points", {"points": area.points})
        return book.name(f"amount:{area.resource}:1")
    shapes = great_bonfire.fitting_portals(s, s.seats[choice.seat], s.pointer)
    if len(shapes) > 1:
        return Message("reward-portals")
    return portal(s, choice, f"portal:{shapes[0]}")


@book.pointer("bonfire.rewards")
def rewarding(s: State, choice: Choice, key: str) -> str:
    """Return the key of a reward. Name the portal that fits, as there is only one to take."""
    shapes = great_bonfire.fitting_portals(s, s.seats[choice.seat], s.pointer)
    return f"portal:{shapes[0]}" if key == "reward:portal" else key


@book.label("bonfire.portal")
def portal(s: State, choice: Choice, key: str) -> Words:
    notch = CITIES[s.seats[choice.seat].board].notch(rest(key))
    return Message("portal", {"portal": key, "notch": notch})


# Gnomes and the High Council


@book.label("bonfire.gnome", "bonfire.free_master")
def gnome(s: State, choice: Choice, key: str) -> Words:
    """Label a gnome with its price and effect, and an elder also with the points it would score."""
    id, city = rest(key), s.seats[choice.seat]
    args: Args = {"gnome": key, "resource": f"resource:{GNOMES[id].cost}"}
    if id not in gnomes.ELDERS:
        return Message("gnome-master", {**args, "ability": f"ability:{id}"})
    points = gnomes.ELDERS[id](city) + (id == "elder_6") + masters.points_for_elder(city)
    return Message("gnome-elder", {**args, "ability": f"ability:{id}", "points": points})


@book.label("bonfire.gnome_price")
def gnome_price(s: State, choice: Choice, key: str) -> Words:
    assert choice.about is not None
    tokens, resources = gnomes.PRICES[key]
    cost = rest(str(choice.about["resource"]))
    free = masters.any_resources_for_gnome(s.seats[choice.seat])
    args = {"tokens": f"amount:gnome:{tokens}", "resources": f"amount:{cost}:{resources}"}
    return Message("price-free" if free else "price", {**args, "number": resources})


@book.label("bonfire.council")
def council(s: State, choice: Choice, key: str) -> Words:
    index = rest(key)
    args: Args = {
        "cell": key,
        "bonus": f"council_bonus:{index}",
        "novices": len(s.council[int(index)]),
    }
    return Message("council", args)


@book.label("bonfire.bonus_or_point")
def bonus_or_point(s: State, choice: Choice, key: str) -> Words:
    assert choice.about is not None
    if key == "take_point":
        return Message("option-take-point")
    return book.name(f"council_bonus:{rest(str(choice.about['cell']))}")
