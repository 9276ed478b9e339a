"""The worth of each action to a city: its gain, less its costs."""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from .. import fate_tile, gnomes, great_bonfire, guardians, island_task, masters, path, ship
from ..council import CELLS, goals
from ..effort import turns_to_fulfil
from ..fate import cell_keys
from ..light import ready
from ..parts import (
    CITIES,
    DATA,
    GNOME,
    GOLD,
    GREAT_BONFIRE,
    GUARDIAN,
    ISLANDS,
    PATH,
    PATH_TILES,
    PLACES,
    RESOURCES,
    SHIP,
    TASK,
    TASKS,
    TOKENS,
    YELLOW,
)
from ..payment import affords, means
from ..sense import FATE_KINDS, able_after
from ..state import BONFIRE, START, City
from .hopes import Hopes

NOTHING = -9.0  # worth, in points, of an action that is impossible or leads to nothing
TILE = 3.0  # points that the city scores for each fate tile left unplaced
LAST = 4  # with fewer turns left, a fate tile's gains can no longer all be spent
FRESH = 1.2  # price of a kind's last resource, as a share of its worth; others cost COMMON
COMMON = 0.7


def last(key: str) -> str:
    return key.rpartition(":")[2]


def named(key: str) -> str:
    return key.partition(":")[2]


class Deeds(Hopes):
    """The worth of each action and of its choices, in points."""

    # Prices

    def tokens(self, kind: int, number: int, held: Sequence[int] = ()) -> float:
        """Return the worth of ``number`` tokens of a kind as a price. Two others replace a missing
        one."""
        stakes, held = self.stakes, held or self.city.tokens
        own = min(number, held[kind])
        wild = min(number - own, held[YELLOW])
        others = 2 * (number - own - wild)
        return (stakes.token * (own + others) + stakes.wild * wild) * self.use

    def resources(self, cost: Sequence[int]) -> float:
        stakes, left, price = self.stakes, list(self.city.resources), 0.0
        for kind in cost:
            if left[kind]:
                left[kind] -= 1
                price += stakes.resource * (COMMON if left[kind] else FRESH)
            elif left[GOLD]:
                left[GOLD] -= 1
                price += stakes.gold
            else:
                price += 2 * stakes.resource
        return price

    # Fate tiles

    def lay(self) -> float:
        """Return the worth of the best placement of a fate tile."""
        city = self.city
        tiles = dict.fromkeys((city.supply[0], city.supply[-1]))
        return max((self.best_cell(f"fate:{tile}") for tile in tiles), default=NOTHING)

    def best_cell(self, tile: str) -> float:
        cells = cell_keys(*fate_tile.room(self.city))
        return max((self.best_way(tile, cell) for cell in cells), default=NOTHING)

    def best_way(self, tile: str, cell: str) -> float:
        return max(self.laid(tile, cell, way) for way in fate_tile.ways(self.city, cell))

    def laid(self, tile: str, cell: str, way: str) -> float:
        city, stakes = self.city, self.stakes
        entry = fate_tile.laid(tile, cell, way)
        gained = fate_tile.income(city, entry)
        wild, gold = gained[YELLOW], gained[-1]
        plain = sum(gained) - wild - gold
        now = min(1.0, self.left / LAST)
        brought = stakes.income * plain + stakes.wild * wild + stakes.gold * gold
        value = brought * now + (1 - now) * (0.5 * (plain + wild + gold) - TILE)
        for task, lit in zip(city.tasks, city.lit, strict=True):
            if task and not lit and TASKS[task].kind in FATE_KINDS:
                after = replace(city, fate=[*city.fate, entry])
                nearer = turns_to_fulfil(city, task) - turns_to_fulfil(after, task)
                value += stakes.step * min(nearer, self.left)
        return value

    # Paths, portals and gnomes

    def path_tile(self, tile: str) -> float:
        return self.gain(path=[*self.city.path, tile])

    def build(self) -> float:
        found = max((self.path_tile(tile) for tile in self.s.offer), default=NOTHING)
        return found - self.tokens(PATH, path.price(self.city))

    def area(self, area: int) -> dict[str, float]:
        """Return the worth of each reward of an area of the Great Bonfire."""
        city, part = self.city, DATA.area[area]
        found = {"reward:token": self.more_tokens(TOKENS.index(part.token))}
        if part.resource is None:
            found["reward:resource"] = float(part.points)
        else:
            found["reward:resource"] = self.more_resources(RESOURCES.index(part.resource))
        shapes = great_bonfire.fitting_portals(self.s, city, area)
        if shapes:
            found["reward:portal"] = max(self.portal(shape) for shape in shapes)
        return found

    def rewards(self, area: int) -> list[str]:
        """Return the area's best rewards, as many as may be taken."""
        found = self.area(area)
        best = sorted(found, key=found.__getitem__, reverse=True)
        return best[: masters.most_rewards(self.city)]

    def turned(self, area: int) -> float:
        worths = sorted(self.area(area).values(), reverse=True)
        return sum(worths[: masters.most_rewards(self.city)])

    def turning(self, area: int) -> float:
        price = great_bonfire.price(self.s, self.city, area)
        return self.turned(area) - self.tokens(GREAT_BONFIRE, price)

    def turn(self) -> float:
        most = means(self.city)[GREAT_BONFIRE]
        areas = [it for it in range(7) if great_bonfire.price(self.s, self.city, it) <= most]
        return max(self.turning(area) for area in areas)

    def more_tokens(self, kind: int) -> float:
        tokens = list(self.city.tokens)
        tokens[kind] += 1
        return self.gain(tokens=tokens)

    def more_resources(self, kind: int) -> float:
        resources = list(self.city.resources)
        resources[kind] += 1
        return self.gain(resources=resources)

    def portal(self, shape: str) -> float:
        portals = list(self.city.portals)
        portals[CITIES[self.city.board].notch(shape) - 1] = shape
        return self.gain(portals=portals)

    def gnome(self, gnome: str) -> float:
        city, stakes = self.city, self.stakes
        joined = replace(city, gnomes=[*city.gnomes, gnome])
        value = self.gain(gnomes=joined.gnomes)
        if gnome not in gnomes.ELDERS:
            return value + stakes.master * self.soon
        points = gnomes.ELDERS[gnome](joined) + masters.points_for_elder(city)
        return value + stakes.elder * points

    def gnome_price(self, gnome: str, price: str) -> float:
        tokens, resources = gnomes.PRICES[price]
        return self.tokens(GNOME, tokens) + self.resources((gnomes.COSTS[gnome],) * resources)

    def recruited(self, gnome: str) -> float:
        city, cost = self.city, gnomes.COSTS[gnome]
        prices = gnomes.prices(city, means(city), cost)
        if not prices:
            return NOTHING
        return self.gnome(gnome) - min(self.gnome_price(gnome, price) for price in prices)

    def recruit(self) -> float:
        return max(self.recruited(gnome) for gnome in gnomes.face_up(self.s))

    # Islands

    def gifts(self, isle: str) -> dict[int, float]:
        """Return, by stack, the worth of what a task of the island costs with the stack's top gift.
        Leave out gifts that the city cannot pay for."""
        city = self.city
        free = masters.any_resources_for_task(city) and sum(city.resources) > 1
        found = {}
        for number, stack in enumerate(city.gifts):
            if stack:
                cost = island_task.COSTS[stack[0], isle]
                if free or affords(city.resources, cost):
                    found[number] = self.resources(cost)
        return found

    def best_space(self, task: str) -> int:
        """Return the free place where a task is likely to score most."""
        city, stakes, color = self.city, self.stakes, TASKS[task].color
        built = len(city.path)

        def suits(place: int) -> float:
            if place <= built:
                fits = float(PATH_TILES[city.path[place - 1]].crystal == color)
            else:
                fits = 0.5 * (place > 1)
            missing = 0 if city.portals[place - 1] else city.portals[place - 1 :].count("")
            points = DATA.place[place - 1].guardian_points
            work = missing + max(0, place - built)
            return 2 * fits + 2 * (missing == 0) + stakes.space * (points - work)

        return max((place for place in PLACES if not city.tasks[place - 1]), key=suits)

    def task(self, isle: str, task: str) -> float:
        city = self.city
        tasks = list(city.tasks)
        tasks[self.best_space(task) - 1] = task
        return self.gain(tasks=tasks, given={**city.given, isle: [*city.given.get(isle, ()), ""]})

    def guardian(self, order: str) -> float:
        return self.gain(guardians={**self.city.guardians, order: START})

    def ashore(self, isle: str, able: Sequence[int], held: Sequence[int] = ()) -> float:
        """Return the worth of the best action on an island. ``able``: the highest price payable in
        each type of token."""
        s, city, part = self.s, self.city, ISLANDS[isle]
        if part.guardian:
            if able[GUARDIAN] and part.guardian in guardians.lacking(s, city):
                return self.guardian(part.guardian) - self.tokens(GUARDIAN, 1, held)
            return NOTHING
        lying = [task for task in s.islands[isle].tasks if task]
        cost = 1 if masters.one_token_for_task(city) else 1 + len(city.given.get(isle, ()))
        if not lying or "" not in city.tasks or able[TASK] < cost:
            return NOTHING
        gifts = self.gifts(isle)
        if not gifts:
            return NOTHING
        price = self.tokens(TASK, cost, held) + min(gifts.values())
        return max(self.task(isle, task) for task in lying) - price

    def here(self) -> float:
        return self.ashore(self.city.ship, means(self.city))

    def voyage(self, isle: str) -> float:
        city = self.city
        price = ship.price(city, isle)
        return self.ashore(isle, able_after(city, price)) - self.tokens(SHIP, price)

    def sail(self) -> float:
        reached = ship.within_reach(self.city, means(self.city)[SHIP])
        return max(self.voyage(named(key)) for key in reached)

    def free_voyage(self, isle: str) -> float:
        return self.ashore(isle, means(self.city))

    # Guardians

    def arrives(self, city: City, color: str, to: int, *, bringing: bool) -> City:
        """Return the city with a Guardian moved, and with the resources that she brings."""
        resources = city.resources
        if bringing and to <= BONFIRE:
            resources = list(resources)
            shown = RESOURCES.index(PATH_TILES[city.path[to - 1]].resource)
            resources[shown] += masters.times_resource(city, color)
        return replace(city, guardians={**city.guardians, color: to}, resources=resources)

    def stands(self, city: City) -> float:
        return self.walkers(city) + self.stock(city)

    def march(self, steps: int) -> float:
        """Return the worth of a procession in which each Guardian goes to her best place."""
        city, moved = self.city, False
        waiting = [(at, color) for color, at in city.guardians.items() if at <= BONFIRE]
        for at, color in sorted(waiting, reverse=True):
            ways = [
                self.arrives(city, color, to, bringing=True)
                for to in guardians.onward(city, at, steps)
            ]
            best = max([city, *ways], key=self.stands)
            moved, city = moved or best is not city, best
        if not moved:
            return NOTHING
        return self.gain(guardians=city.guardians, resources=city.resources)

    def marching(self, paid: int) -> float:
        return self.march(paid + masters.more_steps(self.city)) - self.tokens(GUARDIAN, paid)

    def procession(self) -> float:
        return max(self.marching(paid) for paid in guardians.lengths(self.city))

    def goal(self, color: str, to: int, *, bringing: bool) -> float:
        after = self.arrives(self.city, color, to, bringing=bringing)
        return self.gain(guardians=after.guardians, resources=after.resources)

    def walks(self) -> Iterator[tuple[float, str]]:
        """Yield the worth of each possible walk of a single Guardian, with her colour."""
        for color, at in self.city.guardians.items():
            if at <= BONFIRE:
                for to in goals(self.city, at):
                    yield self.goal(color, to, bringing=True), color

    # Bonfires and the High Council

    def lit(self, task: str) -> float:
        city = self.city
        lit = list(city.lit)
        lit[city.tasks.index(task)] = True
        return self.gain(lit=lit) + self.stakes.light * min(1.0, self.left / LAST)

    def light(self) -> float:
        return max(self.lit(task) for task in ready(self.city))

    def cell(self, number: int) -> float:
        """Return the worth of a council cell: its bonus, or the point instead."""
        return max(1.0, BONUSES[CELLS[number]](self))

    def free_gold(self) -> float:
        tokens, resources = list(self.city.tokens), list(self.city.resources)
        tokens[YELLOW] += 1
        resources[GOLD] += 2
        return self.gain(tokens=tokens, resources=resources)

    def free_path(self) -> float:
        if not path.has_room(self.city):
            return NOTHING
        tiles = sorted({*self.s.offer, *self.s.pile})
        return max((self.path_tile(tile) for tile in tiles), default=NOTHING)

    def free_guardian(self) -> float:
        orders = guardians.lacking(self.s, self.city)
        return max((self.guardian(order) for order in orders), default=NOTHING)

    def free_turn(self) -> float:
        return max(self.turned(area) for area in range(7))

    def free_master(self) -> float:
        if not gnomes.has_room(self.city):
            return NOTHING
        return max((self.gnome(it) for it in self.s.masters if it), default=NOTHING)

    def free_walk(self) -> float:
        return max((worth for worth, _ in self.walks()), default=NOTHING)

    def free_sail(self) -> float:
        return max(self.free_voyage(isle) for isle in ISLANDS if isle != self.city.ship)

    def free_fate(self) -> float:
        return self.lay() if fate_tile.can_lay(self.city) else NOTHING


BONUSES: dict[str, Callable[[Deeds], float]] = {
    "council_gold": Deeds.free_gold,
    "council_path": Deeds.free_path,
    "council_guardian": Deeds.free_guardian,
    "council_bonfire": Deeds.free_turn,
    "council_master": Deeds.free_master,
    "council_move_guardian": Deeds.free_walk,
    "council_ship": Deeds.free_sail,
    "council_fate": Deeds.free_fate,
}
ACTIONS: dict[str, Callable[[Deeds], float]] = {
    "place_fate": Deeds.lay,
    "build_path": Deeds.build,
    "move_ship": Deeds.sail,
    "receive_task": Deeds.here,
    "retrieve_guardian": Deeds.here,
    "hold_procession": Deeds.procession,
    "use_great_bonfire": Deeds.turn,
    "recruit_gnome": Deeds.recruit,
    "light_bonfire": Deeds.light,
}
