"""The reasons why tempting options are not legal now, with the rules' places in the rulebook."""

from collections.abc import Callable, Iterable, Iterator

from rules.core import Choice, Message, Refusal

from . import fate, fate_tile, gnomes, great_bonfire, guardians, island_task, masters, path, ship
from .actions import ACTIONS
from .parts import (
    CITIES,
    COMMON_TASKS,
    GNOMES,
    GREAT_BONFIRE,
    GUARDIAN,
    ISLANDS,
    SHIP,
    TASK,
    TOKENS,
)
from .parts import GNOME as GNOME_TOKEN
from .parts import PATH as PATH_TOKEN
from .payment import means
from .registry import book
from .state import BONFIRE, PIER, START, City, State, countdown_value
from .tasks import common_progress, progress

Reason = tuple[Message, str]


def place_in_book(line: int) -> str:
    return f"bonfire.ru.txt:{line}"


def poor(token: int, price: int) -> Message:
    return Message("why-tokens", {"price": f"amount:{TOKENS[token]}:{price}"})


# The turn: each function returns the first reason against an action


def no_fate(s: State, me: int) -> Reason:
    city = s.seats[me]
    most = masters.tokens_when_placing(city)
    if not city.supply:
        return Message("why-no-fate-left"), place_in_book(406)
    if sum(city.tokens) > most:
        args = {"held": sum(city.tokens), "most": most}
        return Message("why-too-many-tokens", args), place_in_book(406)
    return Message("why-no-room"), place_in_book(414)


def no_path(s: State, me: int) -> Reason:
    city = s.seats[me]
    if not path.has_room(city):
        return Message("why-path-complete"), place_in_book(466)
    price = path.price(city)
    return poor(PATH_TOKEN, price), place_in_book(458 if price == 1 else 462)


def no_trip(s: State, me: int) -> Reason:
    return poor(SHIP, 1), place_in_book(478 if s.seats[me].ship == PIER else 480)


def no_task(s: State, me: int) -> Reason:
    city = s.seats[me]
    spots = s.islands.get(city.ship)
    if spots is None:
        return Message("why-no-task-island"), place_in_book(504)
    if not any(spots.tasks):
        return Message("why-no-task-left"), place_in_book(527)
    if "" not in city.tasks:
        return Message("why-tasks-complete"), place_in_book(531)
    if not any(city.gifts):
        return Message("why-no-gift"), place_in_book(520)
    if means(city)[TASK] < island_task.price(city):
        price = island_task.price(city)
        return poor(TASK, price), place_in_book(511 + price)
    return Message("why-gift-resources"), place_in_book(522)


def no_guardian(s: State, me: int) -> Reason:
    city = s.seats[me]
    isle = ISLANDS.get(city.ship)
    if isle is None or isle.guardian is None:
        return Message("why-no-guardian-island"), place_in_book(563)
    if isle.guardian in city.guardians:
        args = {"guardian": f"guardian:{isle.guardian}"}
        return Message("why-guardian-there", args), place_in_book(563)
    return poor(GUARDIAN, 1), place_in_book(565)


def no_procession(s: State, me: int) -> Reason:
    city = s.seats[me]
    if means(city)[GUARDIAN] == 0:
        return poor(GUARDIAN, 1), place_in_book(579)
    return Message("why-nobody-can-walk"), place_in_book(579)


def no_great_bonfire(s: State, me: int) -> Reason:
    return poor(GREAT_BONFIRE, 1), place_in_book(601 if s.used else 599)


def no_gnome(s: State, me: int) -> Reason:
    city = s.seats[me]
    if not gnomes.has_room(city):
        return Message("why-gnomes-complete"), place_in_book(630)
    if means(city)[GNOME_TOKEN] == 0:
        return poor(GNOME_TOKEN, 1), place_in_book(634)
    return Message("why-gnome-resources"), place_in_book(634)


def no_light(s: State, me: int) -> Reason:
    city = s.seats[me]
    unlit = any(task and not lit for task, lit in zip(city.tasks, city.lit, strict=True))
    return Message("why-no-task-met" if unlit else "why-no-task-unlit"), place_in_book(648)


REASONS: dict[str, Callable[[State, int], Reason]] = {
    "place_fate": no_fate,
    "build_path": no_path,
    "move_ship": no_trip,
    "receive_task": no_task,
    "retrieve_guardian": no_guardian,
    "hold_procession": no_procession,
    "use_great_bonfire": no_great_bonfire,
    "recruit_gnome": no_gnome,
    "light_bonfire": no_light,
}


@book.refusal("bonfire.turn", "bonfire.last_chance")
def turn(s: State, choice: Choice) -> Iterator[Refusal]:
    for name in ACTIONS:
        if name not in choice.keys:
            reason, rule = REASONS[name](s, choice.seat)
            yield Refusal(name, reason, rule)
    yield from bonus(s, choice)
    if not countdown_value(s, choice.seat):
        later = "why-countdown-later" if s.counting else "why-no-countdown"
        yield Refusal("pass", Message(later), place_in_book(686))


@book.refusal("bonfire.after")
def bonus(s: State, choice: Choice) -> Iterator[Refusal]:
    for common, part in COMMON_TASKS.items():
        have = common_progress(s.seats[choice.seat], common).have
        if common not in s.waiting:
            yield Refusal(f"bonus:{common}", Message("why-novice-gone"), place_in_book(670))
        elif have < part.need:
            args = {"have": have, "need": part.need}
            yield Refusal(f"bonus:{common}", Message("why-common", args), place_in_book(666))


@book.refusal("bonfire.island_action")
def island_action(s: State, choice: Choice) -> Iterator[Refusal]:
    at_task_island = s.seats[choice.seat].ship in s.islands
    name = "receive_task" if at_task_island else "retrieve_guardian"
    if name not in choice.keys:
        reason, rule = REASONS[name](s, choice.seat)
        yield Refusal(name, reason, rule)


# Option I


@book.refusal("bonfire.fate_tile")
def fate_tiles(s: State, choice: Choice) -> Iterator[Refusal]:
    for tile in s.seats[choice.seat].supply[1:-1]:
        yield Refusal(f"fate:{tile}", Message("why-not-an-end"), place_in_book(406))


@book.refusal("bonfire.fate_cell")
def fate_cells(s: State, choice: Choice) -> Iterator[Refusal]:
    covered = fate.area(tuple(s.seats[choice.seat].fate)).covered
    for cell, key in fate.CELL_KEYS.items():
        if key in choice.keys:
            continue
        if cell & covered:
            yield Refusal(key, Message("why-covered"), place_in_book(416))
        elif cell & fate.INSIDE:
            yield Refusal(key, Message("why-tile-fits-not"), place_in_book(414))


@book.refusal("bonfire.fate_way")
def fate_ways(s: State, choice: Choice) -> Iterator[Refusal]:
    assert choice.about is not None
    city = s.seats[choice.seat]
    tile, cell = str(choice.about["tile"]), str(choice.about["cell"])
    for way in fate_tile.ALL_WAYS:
        if f"way:{way}" not in choice.keys:
            cells = [one for _, one in fate.strip(fate_tile.laid(tile, cell, f"way:{way}"))]
            reason, line = misfit(city, cells)
            yield Refusal(f"way:{way}", Message(reason), place_in_book(line))


def misfit(city: City, cells: list[int]) -> tuple[str, int]:
    """Return the reason why a tile cannot cover these cells, and the rule's place."""
    covered = fate.area(tuple(city.fate)).covered
    inside = [one for one in cells if one & fate.INSIDE]
    if any(one & covered for one in cells):
        return "why-covered", 416
    if masters.tiles_stick_out(city):
        return ("why-not-beside", 414) if inside else ("why-all-outside", 900)
    return ("why-not-beside", 414) if inside == cells else ("why-outside", 415)


# Option II


@book.refusal("bonfire.sail")
def trips(s: State, choice: Choice) -> Iterator[Refusal]:
    city = s.seats[choice.seat]
    for isle in ISLANDS:
        key = f"island:{isle}"
        if isle == city.ship:
            yield Refusal(key, Message("why-here-already"), place_in_book(481))
        elif key not in choice.keys:
            price = ship.price(city, isle)
            yield Refusal(key, poor(SHIP, price), place_in_book(479 + price))


@book.refusal("bonfire.free_sail")
def free_trips(s: State, choice: Choice) -> Iterator[Refusal]:
    ship_at = s.seats[choice.seat].ship
    if ship_at != PIER:
        yield Refusal(f"island:{ship_at}", Message("why-here-already"), place_in_book(889))


@book.refusal("bonfire.procession")
def processions(s: State, choice: Choice) -> Iterator[Refusal]:
    most = means(s.seats[choice.seat])[GUARDIAN]
    for steps in range(1, 9):
        if f"steps:{steps}" in choice.keys:
            continue
        if steps > most:
            yield Refusal(f"steps:{steps}", poor(GUARDIAN, steps), place_in_book(579))
        else:
            yield Refusal(f"steps:{steps}", Message("why-steps"), place_in_book(579))


@book.refusal("bonfire.guardian_goal", "bonfire.walk_to")
def guardian_goals(s: State, choice: Choice) -> Iterator[Refusal]:
    assert choice.about is not None
    city = s.seats[choice.seat]
    at = city.guardians[str(choice.about["guardian"]).partition(":")[2]]
    fires = guardians.open_bonfires(city)
    walking = choice.point == "bonfire.walk_to"
    for to in range(START, BONFIRE + 8):
        key, place = guardians.key(to), to - BONFIRE
        if key in choice.keys:
            continue
        if to == at:
            line = 888 if walking else 583
            yield Refusal(key, Message("why-she-stands-there"), place_in_book(line))
        elif to > BONFIRE and place not in fires:
            yield Refusal(key, Message(closed(s, choice.seat, place)), place_in_book(581))
        elif START < to <= BONFIRE and to > len(city.path):
            yield Refusal(key, Message("why-no-path"), place_in_book(581))
        elif to in guardians.occupied(city):
            line = 888 if walking and to <= BONFIRE else 579
            yield Refusal(key, Message("why-occupied"), place_in_book(line))
        elif walking:
            yield Refusal(key, Message("why-not-to-the-start"), place_in_book(888))
        else:
            yield Refusal(key, Message("why-not-within-reach"), place_in_book(579))


def closed(s: State, me: int, place: int) -> str:
    """Return the reason why no Guardian can come to the Bonfire at this place."""
    city = s.seats[me]
    if place > len(city.path):
        return "why-no-path"
    return "why-no-portal" if city.lit[place - 1] else "why-unlit"


@book.refusal("bonfire.turn_to")
def areas(s: State, choice: Choice) -> Iterator[Refusal]:
    city = s.seats[choice.seat]
    for area in great_bonfire.clockwise(s):
        if f"area:{area}" not in choice.keys:
            price = great_bonfire.price(s, city, area)
            reason = poor(GREAT_BONFIRE, price)
            yield Refusal(f"area:{area}", reason, place_in_book(600 + price))


@book.refusal("bonfire.rewards", "bonfire.portal")
def portals(s: State, choice: Choice) -> Iterator[Refusal]:
    city = s.seats[choice.seat]
    fitting = great_bonfire.fitting_portals(s, city, s.pointer)
    for shape in dict.fromkeys(s.areas[s.pointer]):
        if shape not in fitting:
            reason, line = no_portal(city, shape)
            yield Refusal(f"portal:{shape}", reason, place_in_book(line))


def no_portal(city: City, shape: str) -> tuple[Message, int]:
    """Return the reason why a portal does not fit: another notch is next or, with master 25, its
    notch is filled."""
    board = CITIES[city.board]
    if masters.portals_in_any_order(city):
        return Message("why-notch-filled", {"notch": board.notch(shape)}), 609
    place = great_bonfire.free_notches(city)[0]
    wanted = f"portal:{board.shape(place)}"
    return Message("why-portal", {"portal": wanted, "notch": place}), 611


@book.refusal("bonfire.gnome")
def unwilling(s: State, choice: Choice) -> Iterator[Refusal]:
    for gnome in gnomes.face_up(s):
        if f"gnome:{gnome}" not in choice.keys:
            args = {"resource": f"resource:{GNOMES[gnome].cost}"}
            yield Refusal(f"gnome:{gnome}", Message("why-gnome-cost", args), place_in_book(634))


# Option III and the High Council


@book.refusal("bonfire.light")
def lightable(s: State, choice: Choice) -> Iterator[Refusal]:
    city = s.seats[choice.seat]
    for task, lit in zip(city.tasks, city.lit, strict=True):
        if task and f"task:{task}" not in choice.keys:
            done = progress(city, task)
            args = {"have": done.have, "need": done.need}
            reason = Message("why-lit") if lit else Message("why-not-met", args)
            yield Refusal(f"task:{task}", reason, place_in_book(648))


@book.refusal("bonfire.council")
def cells(s: State, choice: Choice) -> Iterator[Refusal]:
    line = 672 if choice.about and choice.about["neutral"] else 650
    for index in range(len(s.council)):
        if f"council:{index}" not in choice.keys:
            yield Refusal(f"council:{index}", Message("why-same-color"), place_in_book(line))


@book.refusal("bonfire.free_guardian")
def present(s: State, choice: Choice) -> Iterable[Refusal]:
    for color in s.seats[choice.seat].guardians:
        args = {"guardian": f"guardian:{color}"}
        yield Refusal(f"guardian:{color}", Message("why-guardian-there", args), place_in_book(887))


@book.refusal("bonfire.free_master")
def elders(s: State, choice: Choice) -> Iterable[Refusal]:
    for elder in filter(None, s.elders):
        yield Refusal(f"gnome:{elder}", Message("why-no-elder"), place_in_book(888))
