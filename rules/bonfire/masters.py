"""The abilities of the 27 masters (Appendix III), a function for each.

Functions that give something are called when its moment comes: they give it and return how much.
All others only return a limit, a number or a permission."""

from .parts import GOLD, ORDERS, YELLOW
from .state import City


def shares_path_tiles(city: City) -> bool:  # bonfire.ru.txt:893
    """Master 1: a path tile may hold several Guardians."""
    return "master_01" in city.gnomes


def more_steps(city: City) -> int:  # bonfire.ru.txt:893
    """Master 2: additional steps in a procession."""
    return int("master_02" in city.gnomes)


def any_resources_for_task(city: City) -> bool:  # bonfire.ru.txt:893
    """Master 3: any resources pay for a task."""
    return "master_03" in city.gnomes


def points_for_elder(city: City) -> int:  # bonfire.ru.txt:894
    """Master 4: additional points for an elder."""
    return 2 * ("master_04" in city.gnomes)


def worth_of_yellow(city: City) -> int:  # bonfire.ru.txt:894
    """Master 5: how many tokens of one type a yellow token replaces."""
    return 2 if "master_05" in city.gnomes else 1


def chooses_resource(city: City) -> bool:  # bonfire.ru.txt:894
    """Master 6: a Guardian on a path tile may bring another resource than the tile's."""
    return "master_06" in city.gnomes


def novice_sent(city: City) -> int:  # bonfire.ru.txt:895
    """Master 7: gain gold when a novice is sent to the High Council."""
    gold = int("master_07" in city.gnomes)
    city.resources[GOLD] += gold
    return gold


def takes_path_resource(city: City) -> bool:  # bonfire.ru.txt:895
    """Master 8: gain a path tile's resource when building with it."""
    return "master_08" in city.gnomes


def any_resources_for_gnome(city: City) -> bool:  # bonfire.ru.txt:895
    """Master 9: any resources pay for a gnome."""
    return "master_09" in city.gnomes


DOUBLING: dict[str, str] = {
    order: f"master_{number}" for number, order in enumerate(ORDERS, start=10)
}


def times_resource(city: City, guardian: str) -> int:  # bonfire.ru.txt:896
    """Masters 10 to 13: how often a Guardian's resource is gained."""
    return 2 if DOUBLING.get(guardian) in city.gnomes else 1


def tokens_when_placing(city: City) -> int:  # bonfire.ru.txt:896
    """Master 14: the most tokens that a city may have when it places a fate tile."""
    return 3 if "master_14" in city.gnomes else 1


def gnome_joined(city: City) -> int:  # bonfire.ru.txt:896
    """Master 15: gain a yellow token when a gnome joins."""
    yellow = int("master_15" in city.gnomes)
    city.tokens[YELLOW] += yellow
    return yellow


def times_symbol(city: City) -> int:  # bonfire.ru.txt:897
    """Master 16: how much a symbol printed on the fate area brings when it is covered."""
    return 2 if "master_16" in city.gnomes else 1


def marches_on_arrival(city: City) -> bool:  # bonfire.ru.txt:897
    """Master 17: a Guardian who comes to the start may begin a procession."""
    return "master_17" in city.gnomes


def bonfire_reached(city: City) -> int:  # bonfire.ru.txt:897
    """Master 18: gain points when a Guardian reaches a Bonfire."""
    points = 2 * ("master_18" in city.gnomes)
    city.points += points
    return points


def common_task_fulfilled(city: City) -> int:  # bonfire.ru.txt:898
    """Master 19: gain gold and a yellow token when a common task is fulfilled."""
    number = int("master_19" in city.gnomes)
    city.resources[GOLD] += number
    city.tokens[YELLOW] += number
    return number


def gold_of_first_tile(city: City) -> int:  # bonfire.ru.txt:898
    """Master 20: the gold that a Guardian also brings from the first path tile."""
    return int("master_20" in city.gnomes)


def more_routes(city: City) -> int:  # bonfire.ru.txt:898
    """Master 21: routes that the ship sails without paying."""
    return int("master_21" in city.gnomes)


def more_areas(city: City) -> int:  # bonfire.ru.txt:899
    """Master 22: areas that the Great Bonfire turns without paying. Ruling: it turns further
    clockwise, never back."""
    return int("master_22" in city.gnomes)


def most_rewards(city: City) -> int:  # bonfire.ru.txt:899
    """Master 23: the most rewards that the Great Bonfire gives."""
    return 3 if "master_23" in city.gnomes else 2


def repeats_council_color(city: City) -> bool:  # bonfire.ru.txt:899
    """Master 24: a cell of the High Council may hold several novices of a colour."""
    return "master_24" in city.gnomes


def portals_in_any_order(city: City) -> bool:  # bonfire.ru.txt:900
    """Master 25: portals may be placed in any order."""
    return "master_25" in city.gnomes


def one_token_for_task(city: City) -> bool:  # bonfire.ru.txt:900
    """Master 26: one token pays for a task."""
    return "master_26" in city.gnomes


def tiles_stick_out(city: City) -> bool:  # bonfire.ru.txt:900
    """Master 27: fate tiles may stick out over the edge."""
    return "master_27" in city.gnomes
