"""The worth of a position to a seat, in tenths of a point: its present score, and what it is likely
to gain yet. Automas plan by it.

A plan that takes several turns is worth its gain, less the turns that it still takes. So each step
towards it raises the worth at once."""

from collections.abc import Iterator
from typing import NamedTuple

from .council import novices
from .effort import turns_to_fulfil
from .parts import DATA, GOLD, PATH_TILES, TASKS, YELLOW
from .registry import book
from .scoring import score_now
from .state import BONFIRE, START, City, State
from .tasks import COMMON, NEEDED, fulfils
from .tom.side import cards_left
from .tom.tempo import foreseen

POINT = 10  # worth of a point of the present score
NOVICE = 25.0  # worth of the bonus for a novice sent to the High Council
TURN = 12.0  # the cost of a turn and its tokens, which could do something else
SURE = 0.94  # chance, for each turn of a plan, that the plan goes on
LATE = 1.0  # exponent of the share of turns left: slow plans are worth less towards the end
EMPTY = 4.0  # turns until a Bonfire burns on a space without a task
BESIDE = 20.0  # worth of a portal, or of a crystal of the right colour, beside a Bonfire
CRYSTAL = 0.5  # chance that a path tile not built yet has a fitting crystal
FETCH = 25.0  # the cost of bringing a Guardian from her island: a voyage and two tokens
COMMON_TASK = 40.0  # worth of a common task, times the square of its progress
STEP = 5.0  # the cost of a Guardian's step: half a token, as others walk too
# Worth of the first, second, ... of a kind, besides the half point that each scores.
TOKENS = (6.0, 5.0, 5.0, 4.0, 3.0, 2.0)
WILD = 8.0  # worth of a yellow token
RESOURCES = (5.0, 3.0, 2.0)
WILD_RESOURCE = 5.0  # worth of a piece of gold
GOLD_USED = 5  # pieces of gold that can be used, at most
SPENT = 1.5  # tokens that a turn spends
SPENDING = 6.0  # turns that it takes to spend all resources
TILE = 10.0  # worth of a fate tile not placed yet
MASTER = 6.0  # worth of a gnome with an ability, while it can still help
BRINGING = 4.0  # worth of a Guardian who can still walk and bring resources
HELPED = 12.0  # turns left with which MASTER and BRINGING count in full
PACE = 8.0  # turns of all players together for each novice sent to the High Council


book.held = ("scored", "goods")
book.far = ("tasks", "common", "helpers")


@book.part
def prospects(s: State, seat: int) -> dict[str, int]:
    city = s.seats[seat]
    scored = {"scored": POINT * score_now(city)}
    left = 0.0 if s.result else turns_left(s)
    if s.tom is not None:
        scored["rival"] = -round(POINT * foreseen(s.tom, left))
    if city.passed or city.out or s.result:
        return scored
    places = list(places_of(city))
    return scored | {
        "tasks": round(from_tasks(places, left)),
        "guardians": round(from_guardians(city, places, left)),
        "common": round(from_common_tasks(s, city, left)),
        "helpers": round(from_helpers(city, left)),
        "goods": round(from_goods(city, left)),
    }


def turns_left(s: State) -> float:
    """Estimate the turns that a seat has left: the countdown, and before it PACE turns for each
    missing novice. Against Tom, count his cards: the countdown mostly begins with the last of
    them."""
    counted = float(max([s.travelling, *s.stack[:1]]))
    if s.tom is not None:
        left = float(cards_left(s.tom))
        return min(counted, left) if s.counting else left
    if s.counting:
        return counted
    missing = DATA.players[len(s.seats)].countdown_at - novices(s)
    return counted + PACE * missing / len(s.seats)


class Place(NamedTuple):
    """One of a city's seven places, with the turns until each of its parts is there."""

    number: int
    task: str
    lit: bool
    burning: float
    built: float
    portal: float
    crystal: float  # chance that the crystal has the task's colour

    @property
    def open(self) -> float:
        """Return the turns until a Guardian may stand at this place's Bonfire."""
        return self.burning + self.built + self.portal


def places_of(city: City) -> Iterator[Place]:
    """Yield a city's places. Portals fill them from the right, path tiles from the left."""
    for index, task in enumerate(city.tasks):
        portal = 0.0 if city.portals[index] else float(city.portals[index:].count(""))
        built = float(max(0, index + 1 - len(city.path)))
        if built or not task:
            crystal = CRYSTAL if index else 0.0
        else:
            crystal = float(PATH_TILES[city.path[index]].crystal == TASKS[task].color)
        lit = city.lit[index]
        burning = 0.0 if lit else 1 + turns_to_fulfil(city, task) if task else EMPTY
        yield Place(index + 1, task, lit, burning, built, portal, crystal)


def likely(turns: float, left: float) -> float:
    """Return the chance that a plan of ``turns`` turns gets done while ``left`` turns are left."""
    if turns <= 0:
        return 1.0
    return 0.0 if turns >= left else SURE**turns * (1 - turns / left) ** LATE


def from_tasks(places: list[Place], left: float) -> float:
    """Return the worth of tasks: what lighting them brings, less the turns that it takes. Only as
    many count as can be lit in time, the quickest first."""
    value, used = 0.0, 0.0
    for place in sorted(places, key=lambda it: it.burning):
        beside = around(place, left)
        if place.lit:
            value += beside - BESIDE * ((place.portal == 0) + (place.crystal == 1))
        elif not place.task:
            value += beside * likely(place.burning, left)
        else:
            used += place.burning
            value += lighting(place, left, beside) if used <= left else 0.0
    return value


def around(place: Place, left: float) -> float:
    """Return the worth of the portal and the crystal beside a place, as far as they are likely to
    come."""
    return BESIDE * (likely(place.portal, left) + place.crystal * likely(place.built, left))


def lighting(place: Place, left: float, beside: float) -> float:
    """Return the worth of a task that is not lit: what lighting it brings, less the turns that it
    takes. ``beside``: the worth of a portal and a crystal beside it."""
    brings = POINT * TASKS[place.task].points + NOVICE + beside
    return max(0.0, brings * likely(place.burning - 1, left) - TURN * place.burning)


def from_guardians(city: City, places: list[Place], left: float) -> float:
    """Return the worth of Guardians, by the free Bonfires that they can still reach."""
    return sum((gain for _, gain in walks(city, places, left)), 0.0)


def walks(city: City, places: list[Place], left: float) -> Iterator[tuple[int, float]]:
    """Yield each Guardian's best place with its gain. The one in front chooses first; each one
    still on an island costs a voyage to fetch her."""
    there = city.guardians.values()
    goals = [  # what the free Bonfires promise, less the way from the start
        (promise(place, left) - STEP * (place.number + 1), place.number)
        for place in places
        if BONFIRE + place.number not in there
    ]
    goals.sort(reverse=True)
    ways = [(at, 0.0) for at in sorted((at for at in there if at <= BONFIRE), reverse=True)]
    ways += [(START, FETCH)] * (5 - len(there))
    for at, cost in ways:
        for goal in goals:
            gain, number = goal
            if number >= at:
                gain += STEP * at - cost
                if gain > 0:
                    goals.remove(goal)
                    yield number, gain
                break


def promise(place: Place, left: float) -> float:
    """Return the expected worth of a Guardian at a place's Bonfire."""
    return POINT * DATA.place[place.number - 1].guardian_points * likely(place.open, left)


def from_common_tasks(s: State, city: City, left: float) -> float:
    """Return the worth of common tasks, without the points of those fulfilled."""
    return sum((common_task(s, city, common, left) for common in COMMON), 0.0)


def common_task(s: State, city: City, common: str, left: float) -> float:
    """Return the worth of a common task. The last piece counts more than the first, since many
    tasks are never completed."""
    novice = NOVICE * (common in s.waiting)
    if fulfils(city, common):
        return novice
    have, need = COMMON[common](city), NEEDED[common]
    return (COMMON_TASK + novice) * have**2 / need**2 if need - have < left else 0.0


def from_helpers(city: City, left: float) -> float:
    """Return the worth of masters and walking Guardians, who improve later turns."""
    masters = sum(gnome.startswith("master") for gnome in city.gnomes)
    walking = sum(at <= BONFIRE for at in city.guardians.values())
    return (MASTER * masters + BRINGING * walking) * min(1.0, left / HELPED)


def from_goods(city: City, left: float) -> float:
    """Return the worth of tokens, resources and fate tiles that can still be used. The first of a
    kind counts more than the fifth."""
    tokens = [WILD] * city.tokens[YELLOW]
    for held in city.tokens[:YELLOW]:
        tokens += TOKENS[:held]
    tokens.sort(reverse=True)
    stock = WILD_RESOURCE * min(GOLD_USED, city.resources[GOLD])
    for held in city.resources[:GOLD]:
        stock += sum(RESOURCES[:held])
    tiles = TILE * min(len(city.supply), max(0.0, left / 3 - 1))
    return sum(tokens[: int(SPENT * left)]) + stock * min(1.0, left / SPENDING) + tiles
