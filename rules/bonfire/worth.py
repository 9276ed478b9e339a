"""What a position is worth to a seat, in tenths of a point: what it would score now, and what may
still come of what it has begun. Simple players choose by it."""

from .council import novices
from .guardians import open_bonfires
from .parts import DATA, GOLD, PATH_TILES, TASKS, YELLOW
from .registry import book
from .scoring import score_now
from .state import BONFIRE, City, State
from .tasks import COMMON, NEEDED, fulfils, progress
from .tom.side import cards_left

POINT = 10  # what a point is worth that is scored already
MET = 9  # a point of a task that only waits to be lit: it still takes a turn
BEGUN = 4  # and of one that is not fulfilled, as far as it is done
HELD = 1  # and of any that lies in the city: few are never lit
ON_THE_WAY = 14  # a point of a Bonfire for the Guardian who could go there, halved by two steps
COMMON_TASK = 45  # points and more of a common task, by the square of what is done
NOVICE = 15  # a neutral novice that may be sent: a bonus of the High Council, and no turn
TOKEN, RESOURCE = 5, 3  # besides the half point that each of them scores
ENOUGH_RESOURCES = 8  # a few tasks and gnomes: more are hoarded
LATE = 4  # turns before the end in which what is only begun loses its worth


@book.part
def prospects(s: State, seat: int) -> dict[str, int]:
    city = s.seats[seat]
    scored = {"scored": POINT * score_now(city)}
    if city.passed or city.out or s.result:
        return scored
    left = turns_left(s)
    begun = min(left, LATE)
    return scored | {
        "ready": from_fulfilled(city, left),
        "guardians": from_guardians(city),
        "goods": from_goods(city, left),
        "begun": from_unfulfilled(city) * begun // LATE,
        "common": from_common_tasks(s, city) * begun // LATE,
    }


def turns_left(s: State) -> int:
    """The countdown, or about as many turns before it as novices are missing; against Tom no more
    than he has cards."""
    if s.counting:
        left = max([s.travelling, *s.stack[:1]])
    else:
        left = 5 + DATA.players[len(s.seats)].countdown_at - novices(s)
    return left if s.tom is None else min(left, cards_left(s.tom))


def unlit(city: City) -> list[int]:
    """The places of tasks that wait."""
    return [place for place in range(7) if city.tasks[place] and not city.lit[place]]


def points_at(city: City, place: int) -> int:
    """What lighting the task of this place would score: itself, its portal, its crystal, and the
    point that the High Council gives at least."""
    task = TASKS[city.tasks[place]]
    built = place < len(city.path)
    matched = built and PATH_TILES[city.path[place]].crystal == task.color
    return task.points + 2 * (city.portals[place] != "") + 2 * matched + 1


def from_fulfilled(city: City, left: int) -> int:
    """Fulfilled tasks are as good as lit, as long as there are turns for it: one for each."""
    ready = [points_at(city, place) for place in unlit(city)
             if progress(city, city.tasks[place]).met]  # fmt: skip
    return MET * sum(sorted(ready, reverse=True)[:left])


def from_unfulfilled(city: City) -> int:
    """Others by their progress; and a little for each, or nobody would go and get one."""
    value = 0
    for place in unlit(city):
        have, need = progress(city, city.tasks[place])
        if have < need:
            value += points_at(city, place) * (HELD * need + BEGUN * have) // need
    return value


def from_guardians(city: City) -> int:
    """A Guardian scores only beside a Bonfire: the nearer she is to a free one, the better; who is
    in front chooses first."""
    there = city.guardians.values()
    free = [place for place in open_bonfires(city) if BONFIRE + place not in there]
    value = 0
    for at in sorted((at for at in there if at <= BONFIRE), reverse=True):
        ahead = [place for place in free if place >= at]
        if ahead:
            free.remove(ahead[-1])
            points = DATA.place[ahead[-1] - 1].guardian_points
            value += points * ON_THE_WAY // (2 + ahead[-1] - at)
    return value


def from_common_tasks(s: State, city: City) -> int:
    """The last piece of a common task is worth more than the first: many are never completed."""
    value = NOVICE * sum(fulfils(city, common) for common in s.waiting)
    for common, reached in COMMON.items():
        if not fulfils(city, common):
            value += COMMON_TASK * reached(city) ** 2 // NEEDED[common] ** 2
    return value


def from_goods(city: City, left: int) -> int:
    """Tokens are actions and resources pay for them, as many as can still be used."""
    tokens = sum(city.tokens) + city.tokens[YELLOW]
    resources = sum(city.resources) + city.resources[GOLD]
    used = left + 2
    return TOKEN * min(tokens, used) + RESOURCE * min(resources, used, ENOUGH_RESOURCES)
