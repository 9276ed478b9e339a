"""The worth of a city to a practised player: its points, and what its plans are likely to bring."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from ..council import novices
from ..effort import turns_to_fulfil
from ..parts import DATA, GOLD, PATH_TILES, PLACES, TASKS, YELLOW
from ..state import BONFIRE, City, State
from ..tasks import COMMON, NEEDED
from ..tom.side import cards_left
from . import stakes as reckoned
from .stakes import PEOPLE, TOM, Stakes

MOST = 50.0  # turns of a seat in a long game among people
DONE = 4  # points that a fulfilled common task scores
KINDS = tuple(1.0 - 0.2 * n for n in range(5))  # worth of the 1st, 2nd, ... resource of a kind
STOCK = tuple(sum(KINDS[:n]) for n in range(6))
GOLD_USED = 6
# By part of a city: the kinds of tasks that a change of it can bring nearer. A change of the
# BOARD's parts can do that for all kinds.
GOODS_KINDS = frozenset(("two_resources_each", "gold", "resource_count", "same_resource"))
CONCERNED = {
    "resources": GOODS_KINDS,
    "tokens": frozenset(("action_tokens",)),
    "guardians": frozenset(
        ("guardian_color", "guardians", "guardians_at_bonfires", "common_task_done")
    ),
    "gnomes": frozenset(("gnomes", "gnome_resource", "elders", "common_task_done")),
}
BOARD = frozenset(("path", "portals", "tasks", "lit", "given"))
COMMONS = frozenset(("path", "portals", "tasks", "guardians", "gnomes"))
WALKS = frozenset(("path", "portals", "tasks", "lit", "guardians"))
GOODS = frozenset(("tokens", "resources"))


def turns_left(s: State, stakes: Stakes) -> float:
    """Estimate a seat's turns left until Tom's last card or the end of the countdown."""
    left = float(cards_left(s.tom)) if s.tom else MOST
    if s.counting:
        return min(left, float(max([s.travelling, *s.stack[:1]])))
    missing = DATA.players[len(s.seats)].countdown_at - novices(s)
    return min(left, stakes.ending + stakes.pace * missing / len(s.seats))


class Hopes:
    """A city's worth, kept in parts, so that a few of them tell what a change would gain."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.city = city = s.seats[seat]
        self.stakes = stakes = reckoned.STAKES[TOM if s.tom else PEOPLE]
        self.left = left = turns_left(s, stakes)
        self.soon = min(1.0, left / stakes.soon)
        self.use = min(1.0, left / stakes.use)
        self.places = [self.place(city, number) for number in PLACES]
        self.common = self.commons(city)
        self.walk = self.walkers(city)
        self.goods = self.stock(city)

    def gain(self, **changes: Any) -> float:
        """Return how much more the city would be worth after these changes of its fields."""
        after = replace(self.city, **changes)
        found = 0.0
        for number in self.concerned(changes):
            found += self.place(after, number) - self.places[number - 1]
        if not COMMONS.isdisjoint(changes):
            found += self.commons(after) - self.common
        if not WALKS.isdisjoint(changes):
            found += self.walkers(after) - self.walk
        if not GOODS.isdisjoint(changes):
            found += self.stock(after) - self.goods
        return found

    def concerned(self, changes: Iterable[str]) -> Iterable[int]:
        """Return the places whose worth can differ when these fields change."""
        if not BOARD.isdisjoint(changes):
            return PLACES
        city, found = self.city, []
        for number, task in enumerate(city.tasks, start=1):
            if task and not city.lit[number - 1]:
                kind = TASKS[task].kind
                if any(kind in CONCERNED[part] for part in changes):
                    found.append(number)
        return found

    def place(self, city: City, number: int) -> float:
        """Return the worth of a place: its task, lit or not, with the portal and crystal beside
        it."""
        stakes, index = self.stakes, number - 1
        task, portal = city.tasks[index], city.portals[index]
        if not task:
            return stakes.portal if portal else 0.0
        part = TASKS[task]
        fits = index < len(city.path) and PATH_TILES[city.path[index]].crystal == part.color
        if city.lit[index]:
            return part.points + 2.0 * ((portal != "") + fits)
        steps = turns_to_fulfil(city, task)
        if steps + 1 > self.left:
            return 0.0
        hope = stakes.held + stakes.points * part.points - stakes.step * steps
        hope += stakes.beside * (portal != "") + stakes.crystal * fits
        return max(0.0, hope) * (1 - steps / (self.left + 1))

    def commons(self, city: City) -> float:
        """Return the worth of the common tasks and of the path."""
        stakes, waiting = self.stakes, self.s.waiting
        value = stakes.path * len(city.path) * self.soon
        for common, reached in COMMON.items():
            have, need = reached(city), NEEDED[common]
            if have >= need:
                value += DONE + stakes.bonus * (common in waiting and self.left > 1)
            elif need - have < self.left:
                value += stakes.common * have**2 / need**2 * self.soon
        return value

    def walkers(self, city: City) -> float:
        """Return the worth of the Guardians: the points of those at Bonfires, and the prospects of
        the others. The one in front goes furthest."""
        stakes, points = self.stakes, DATA.place
        there = {at - BONFIRE for at in city.guardians.values() if at > BONFIRE}
        value = 0.0
        for place in there:
            value += points[place - 1].guardian_points
        if self.left <= 1 or len(there) == len(city.guardians):
            return value
        fires = [
            place
            for place in range(7, 0, -1)
            if city.tasks[place - 1] and city.portals[place - 1] and place not in there
        ]
        hopes = 0.0
        for at in sorted([at for at in city.guardians.values() if at <= BONFIRE], reverse=True):
            hopes += stakes.guardian
            goal = next((place for place in fires if place >= at), 0)
            if goal:
                fires.remove(goal)
                ready = stakes.unready ** (max(0, goal - len(city.path)) + (not city.lit[goal - 1]))
                hope = stakes.goal * points[goal - 1].guardian_points
                hopes += max(0.0, (hope - stakes.way * (goal - at + 1)) * ready)
            else:
                hopes += stakes.way * at
        return value + hopes * self.soon

    def stock(self, city: City) -> float:
        """Return the worth of tokens and resources. Those not used score half a point each."""
        stakes = self.stakes
        tokens, resources = city.tokens, city.resources
        wild, gold = tokens[YELLOW], resources[GOLD]
        worth = stakes.wild * wild + stakes.gold * min(GOLD_USED, gold)
        for held in tokens[:YELLOW]:
            if held:
                worth += stakes.token * held * max(0.3, 1.0 - stakes.plenty * held)
        for held in resources[:GOLD]:
            if held:
                worth += stakes.resource * STOCK[min(held, 5)]
        if self.use == 1:
            return worth
        return worth * self.use + (1 - self.use) * 0.5 * (sum(tokens) + sum(resources))
