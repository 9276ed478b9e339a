"""Conditions that make the reasons of refusals true, computed in another way than in the rules."""

from typing import NamedTuple

from rules.bonfire import fate, ship
from rules.bonfire.great_bonfire import price as price_of_turning
from rules.bonfire.parts import CITIES, GNOMES, ISLANDS, RESOURCES, TOKENS
from rules.bonfire.payment import affords, means
from rules.bonfire.state import BONFIRE, NEUTRAL, City, State
from rules.core import Choice, Refusal


class Case(NamedTuple):
    """A refusal in the position where it is shown."""

    s: State
    choice: Choice
    refusal: Refusal

    @property
    def city(self) -> City:
        return self.s.seats[self.choice.seat]

    @property
    def kind(self) -> str:
        return self.refusal.key.partition(":")[0]

    @property
    def detail(self) -> str:
        return self.refusal.key.partition(":")[2]

    @property
    def point(self) -> str:
        return self.choice.point.partition(".")[2]

    def arg(self, name: str) -> str:
        return str(self.refusal.reason.args[name]).partition(":")[2]

    def says(self, **args: int) -> bool:
        return dict(self.refusal.reason.args) == args


def too_dear(it: Case) -> bool:
    token, number = it.arg("price").split(":")
    return int(number) == asked_price(it) > means(it.city)[TOKENS.index(token)]


def asked_price(it: Case) -> int:
    """Return the price of the refused option, computed in another way than in the refusal."""
    s, city = it.s, it.city
    if it.kind == "build_path":
        return 1 if len(city.path) <= 3 else 2
    if it.kind == "receive_task":
        gifts = [seat for seat in s.islands[city.ship].givers if seat == it.choice.seat]
        return 1 if "master_26" in city.gnomes else 1 + len(gifts)
    if it.kind == "island":
        return ship.price(city, it.detail)
    if it.kind == "area":
        return price_of_turning(s, city, int(it.detail))
    return int(it.detail) if it.kind == "steps" else 1


def goal(it: Case) -> int:
    return int(it.detail) + (BONFIRE if it.kind == "bonfire" else 0)


def walker_at(it: Case) -> int:
    assert it.choice.about is not None
    return it.city.guardians[str(it.choice.about["guardian"]).partition(":")[2]]


def steps_to(at: int, to: int) -> int:
    """Count the steps to a place; the last one leads from the path to the Bonfire beside it."""
    return to - at if to <= BONFIRE else to - BONFIRE - at + 1


def longer_than_any_way(it: Case) -> bool:
    """Tell if no Guardian needs that many steps to reach any goal."""
    city = it.city
    fires = [place for place in range(1, 8) if city.lit[place - 1] and city.portals[place - 1]]
    goals = [len(city.path), *(BONFIRE + place for place in fires if place <= len(city.path))]
    walking = [at for at in city.guardians.values() if at <= BONFIRE]
    enough = int(it.detail) - 1 + ("master_02" in city.gnomes)
    return all(steps_to(at, to) <= enough for at in walking for to in goals)


def beyond_all_that_is_offered(it: Case) -> bool:
    at = walker_at(it)
    offered = [
        steps_to(at, int(number) + (BONFIRE if kind == "bonfire" else 0))
        for kind, number in (key.split(":") for key in it.choice.keys)
    ]
    away = steps_to(at, goal(it))
    return away <= 0 or away > max(offered)


def gifts_too_dear(it: Case) -> bool:
    city = it.city
    own = ISLANDS[city.ship].resource
    assert own is not None
    costs = [tuple(sorted((RESOURCES.index(stack[0]), RESOURCES.index(own))))
             for stack in city.gifts if stack]  # fmt: skip
    any_two = "master_03" in city.gnomes and sum(city.resources) > 1
    return not any_two and not any(affords(city.resources, cost) for cost in costs)


def laid_cells(it: Case) -> list[tuple[int, int]]:
    """Return the cells that the tile would cover, as rows and columns."""
    assert it.choice.about is not None
    row, column = map(int, str(it.choice.about["cell"]).split(":")[1:])
    down, right = {"right": (0, 1), "left": (0, -1), "down": (1, 0), "up": (-1, 0)}[it.detail]
    return [(row + step * down, column + step * right) for step in (-1, 0, 1)]


def covered(it: Case) -> list[tuple[int, int]]:
    """Return all cells with a fate tile."""
    found = []
    for entry in it.city.fate:
        _, row, column, way = entry.split(":")
        down, right = {"right": (0, 1), "left": (0, -1), "down": (1, 0), "up": (-1, 0)}[way]
        found += [(int(row) + n * down, int(column) + n * right) for n in (-1, 0, 1)]
    return found


def inside(cell: tuple[int, int]) -> bool:
    return bool(fate.bit(*cell) & fate.INSIDE)


def is_covered(it: Case) -> bool:
    if it.kind == "way":
        return any(cell in covered(it) for cell in laid_cells(it))
    row, column = map(int, it.detail.split(":"))
    return (row, column) in covered(it)


def beside(it: Case) -> bool:
    return any(touch(cell, other) for cell in laid_cells(it) for other in covered(it))


def has_room(it: Case) -> bool:
    """Tell if there is a strip of three free cells, one of them beside a tile."""
    taken = covered(it)
    within = "master_27" not in it.city.gnomes
    for row in range(-1, 8):
        for column in range(-1, 10):
            for strip in (
                [(row, column + n) for n in (0, 1, 2)],
                [(row + n, column) for n in (0, 1, 2)],
            ):
                free = not any(cell in taken for cell in strip)
                lies = (all if within else any)(map(inside, strip))
                if free and lies and any(touch(cell, other) for cell in strip for other in taken):
                    return True
    return False


def touch(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def sticks_out(it: Case) -> bool:
    return not all(map(inside, laid_cells(it))) and "master_27" not in it.city.gnomes


def unlit(city: City) -> list[str]:
    return [task for task, lit in zip(city.tasks, city.lit, strict=True) if task and not lit]


def gnome_too_dear(city: City, gnome: str) -> bool:
    cost = RESOURCES.index(GNOMES[gnome].cost)
    able = means(city)[TOKENS.index("gnome")]
    any_goods = sum(city.resources) if "master_09" in city.gnomes else 0
    return not any(
        able >= tokens and (any_goods >= number or affords(city.resources, (cost,) * number))
        for tokens, number in ((2, 1), (1, 2))
    )


def open_gnomes(s: State) -> list[str]:
    return [gnome for gnome in (*s.masters, *s.elders) if gnome]


def same_color(it: Case) -> bool:
    novice = NEUTRAL if it.choice.about and it.choice.about["neutral"] else it.choice.seat
    return novice in it.s.council[int(it.detail)] and "master_24" not in it.city.gnomes


def next_notch(it: Case) -> bool:
    """Tell if the reason names the first empty notch from the right, which has another shape than
    the refused portal."""
    place = max(place for place in range(1, 8) if not it.city.portals[place - 1])
    shape = CITIES[it.city.board].notches_from_the_right[7 - place]
    said = it.refusal.reason.args
    return said == {"portal": f"portal:{shape}", "notch": place} and (
        shape != it.detail and "master_25" not in it.city.gnomes
    )


def notch_filled(it: Case) -> bool:
    place = 7 - CITIES[it.city.board].notches_from_the_right.index(it.detail)
    return it.says(notch=place) and it.city.portals[place - 1] == it.detail
