"""The answers that automas consider: the cheapest payments, the places for a tile that bring most,
the voyages that lead to something."""

from collections.abc import Callable, Sequence
from heapq import nlargest, nsmallest

from msgspec.structs import replace

from rules.core import Choice

from . import fate_tile, guardians, island_task, masters, ship
from .parts import (
    DATA,
    GOLD,
    GUARDIAN,
    ISLANDS,
    PATH_TILES,
    RESOURCES,
    SHIP,
    TASK,
    TASKS,
    TOKENS,
    YELLOW,
)
from .payment import affords, means
from .registry import book
from .state import City, State
from .tasks import progress

PAYMENTS = 2
CELLS = 4
SPACES = 2
FATE_KINDS = frozenset(("symbol_groups", "any_symbol_groups", "fate_cells_covered"))
PROGRESS = 4  # how many tokens a step towards a task is worth
EASY = 0.3  # weighs points against the turns until a Guardian can score them
DISCARDED = 2  # the most tokens to discard for placing a fate tile


@book.sensible("bonfire.turn")
def turn(s: State, choice: Choice) -> list[str]:
    """Return the useful actions: no voyage that leads to nothing, and discarding only to place a
    fate tile."""
    city = s.seats[choice.seat]
    senseless = set()
    if not few_too_many(city):
        senseless.add("discard")
    if "move_ship" in choice.keys and not any(voyages(s, city)):
        senseless.add("move_ship")
    return [key for key in choice.keys if key not in senseless]


@book.sensible("bonfire.after")
def after(s: State, choice: Choice) -> list[str]:
    return [key for key in choice.keys if key != "discard"]


def few_too_many(city: City) -> bool:
    excess = sum(city.tokens) - masters.tokens_when_placing(city)
    return 0 < excess <= DISCARDED and fate_tile.can_lay(city)


@book.sensible("bonfire.discard")
def discard(s: State, choice: Choice) -> list[str]:
    """Return only as many tokens as have to go, of the kinds that the city has most of."""
    city = s.seats[choice.seat]
    excess = sum(city.tokens) - masters.tokens_when_placing(city)
    thrown: list[str] = []
    held = list(city.tokens)
    while len(thrown) < excess and any(held[:YELLOW]):
        kind = max(range(YELLOW), key=held.__getitem__)
        thrown.append(f"token:{TOKENS[kind]}:{held[kind]}")
        held[kind] -= 1
    return thrown


@book.sensible("bonfire.sail")
def sail(s: State, choice: Choice) -> list[str]:
    city = s.seats[choice.seat]
    leading = set(voyages(s, city))
    return [key for key in choice.keys if key in leading]


@book.sensible("bonfire.free_sail")
def free_sail(s: State, choice: Choice) -> list[str]:
    city = s.seats[choice.seat]
    able = means(city)
    return [key for key in choice.keys if leads(s, city, able, key.partition(":")[2])]


def voyages(s: State, city: City) -> list[str]:
    """Return the affordable islands where an action is possible after sailing there."""
    found: list[str] = []
    after: dict[int, list[int]] = {}
    able = means(city)
    for key in ship.within_reach(city, able[SHIP]):
        isle = key.partition(":")[2]
        price = ship.price(city, isle)
        if price not in after:
            after[price] = able_after(city, price)
        if leads(s, city, after[price], isle):
            found.append(key)
    return found


def able_after(city: City, price: int) -> list[int]:
    """Return what the city can still pay in each type of token after ``price`` ship tokens. For
    each ship token that it lacks it pays two others, yellow ones last."""
    held = list(city.tokens)
    own = min(price, held[SHIP])
    held[SHIP] -= own
    for _ in range(2 * (price - own)):
        kind = max(range(YELLOW), key=held.__getitem__)
        if held[kind]:
            held[kind] -= 1
        else:
            held[YELLOW] = max(0, held[YELLOW] - 1)
    return means(replace(city, tokens=held))


def leads(s: State, city: City, able: Sequence[int], isle: str) -> bool:
    part = ISLANDS[isle]
    if part.guardian:
        return able[GUARDIAN] > 0 and part.guardian in guardians.lacking(s, city)
    if not any(s.islands[isle].tasks) or "" not in city.tasks:
        return False
    cost = 1 if masters.one_token_for_task(city) else 1 + len(city.given.get(isle, ()))
    free = masters.any_resources_for_task(city) and sum(city.resources) > 1
    return able[TASK] >= cost and any(
        free or affords(city.resources, island_task.COSTS[stack[0], isle])
        for stack in city.gifts
        if stack
    )


# Payments


@book.sensible("bonfire.pay_tokens")
def pay_tokens(s: State, choice: Choice) -> Sequence[str]:
    held = s.seats[choice.seat].tokens
    return cheapest(choice.keys, lambda key: price_of(key, TOKENS, held, YELLOW))


@book.sensible("bonfire.pay_resources")
def pay_resources(s: State, choice: Choice) -> Sequence[str]:
    held = s.seats[choice.seat].resources
    return cheapest(choice.keys, lambda key: price_of(key, RESOURCES, held, GOLD))


def cheapest(keys: Sequence[str], price: Callable[[str], float]) -> Sequence[str]:
    return keys if len(keys) <= PAYMENTS else nsmallest(PAYMENTS, keys, key=price)


def price_of(key: str, names: Sequence[str], held: Sequence[int], wild: int) -> float:
    """Return what a payment costs the city: the last piece of a kind counts more than one of
    many."""
    details = key.split(":")
    price = 0.0
    for name, number in zip(details[1::2], details[2::2], strict=True):
        kind, paid = names.index(name), int(number)
        left = held[kind] - paid
        price += paid * (2.0 if kind == wild else 1.0) + 0.5 / (1 + left)
    return price


# Places


@book.sensible("bonfire.fate_cell")
def fate_cell(s: State, choice: Choice) -> Sequence[str]:
    city = s.seats[choice.seat]
    assert choice.about is not None
    tile = str(choice.about["tile"])
    if len(choice.keys) <= CELLS:
        return choice.keys

    def best(cell: str) -> float:
        ways = fate_tile.ways(city, cell)
        return max(brings(city, fate_tile.laid(tile, cell, way)) for way in ways)

    return nlargest(CELLS, choice.keys, key=best)


@book.sensible("bonfire.fate_way")
def fate_way(s: State, choice: Choice) -> Sequence[str]:
    city = s.seats[choice.seat]
    assert choice.about is not None
    tile, cell = str(choice.about["tile"]), str(choice.about["cell"])
    return nlargest(2, choice.keys, key=lambda way: brings(city, fate_tile.laid(tile, cell, way)))


def brings(city: City, entry: str) -> float:
    """Return what laying a tile brings: its income, with yellow tokens twice, and progress of
    tasks."""
    income = fate_tile.income(city, entry)
    gained = sum(income) + income[YELLOW]
    after = replace(city, fate=[*city.fate, entry])
    for task, lit in zip(city.tasks, city.lit, strict=True):
        if task and not lit and TASKS[task].kind in FATE_KINDS:
            have, need = progress(city, task)
            gained += PROGRESS * (min(progress(after, task).have, need) - min(have, need))
    return gained


@book.sensible("bonfire.space")
def space(s: State, choice: Choice) -> Sequence[str]:
    """Return the spaces where a fitting crystal, a portal and a Guardian are likely to score."""
    city = s.seats[choice.seat]
    assert choice.about is not None
    color = TASKS[str(choice.about["task"]).partition(":")[2]].color

    def good(key: str) -> float:
        place = int(key.partition(":")[2])
        unbuilt = max(0, place - len(city.path))
        match = 1 if unbuilt else 2 * (PATH_TILES[city.path[place - 1]].crystal == color)
        portals = 0 if city.portals[place - 1] else city.portals[place - 1 :].count("")
        points = DATA.place[place - 1].guardian_points
        return match + EASY * (points - portals - unbuilt)

    return nlargest(SPACES, choice.keys, key=good)
