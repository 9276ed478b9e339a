"""The final scoring (bonfire.ru.txt:691-703)."""

from rules.core import Result

from .parts import COMMON_TASKS, DATA, PATH_TILES, TASKS
from .state import BONFIRE, City, State
from .tasks import bonfires, common_done


def final_result(s: State) -> Result:
    parts = [score_parts(city) for city in s.seats]
    scores = [score_now(city) for city in s.seats]
    order = [(score, bonfires(city)) for score, city in zip(scores, s.seats, strict=True)]
    # bonfire.ru.txt:703; ruling: if the numbers of Bonfires are equal too, the victory is shared
    ranks = sorted(dict.fromkeys(order), reverse=True)
    ranking = [[seat for seat, own in enumerate(order) if own == rank] for rank in ranks]
    return Result(scores, ranking, parts)


def score_parts(city: City) -> dict[str, int]:
    return {
        "points": city.points,
        "bonfires": bonfire_points(city),
        "guardians": guardian_points(city),
        "portals": portal_points(city),
        "crystals": crystal_points(city),
        "common": sum(common_points(city, common) for common in common_done(city)),
        "fate": 3 * len(city.supply),
        "goods": (sum(city.tokens) + sum(city.resources)) // 2,
    }


def score_now(city: City) -> int:
    """Return the city's score if the game ended now."""
    return sum(score_parts(city).values())


def bonfire_points(city: City) -> int:  # bonfire.ru.txt:695
    return sum(TASKS[task].points for task, lit in zip(city.tasks, city.lit, strict=True) if lit)


def guardian_points(city: City) -> int:  # bonfire.ru.txt:696
    reached = [at - BONFIRE for at in city.guardians.values() if at > BONFIRE]
    return sum(DATA.place[place - 1].guardian_points for place in reached)


def portal_points(city: City) -> int:  # bonfire.ru.txt:697
    """Return the points for portals beside lit Bonfires."""
    return 2 * sum(lit and portal != "" for lit, portal in zip(city.lit, city.portals, strict=True))


def crystal_points(city: City) -> int:  # bonfire.ru.txt:698
    """Return the points for path tiles whose crystal has the colour of the lit Bonfire beside
    them."""
    beside = zip(city.path, city.tasks, city.lit, strict=False)
    return 2 * sum(
        lit and TASKS[task].color == PATH_TILES[tile].crystal for tile, task, lit in beside
    )


def common_points(city: City, common: str) -> int:  # bonfire.ru.txt:699
    part = COMMON_TASKS[common]
    return part.points_all_lit if part.points_all_lit and all(city.lit) else part.points


def score_key(parts: dict[str, int]) -> str:
    """Return the key whose name lists the parts of a score."""
    return "score:" + ":".join(str(number) for number in parts.values())
