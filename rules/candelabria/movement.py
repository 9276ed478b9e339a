"""The goals of moving castles and candles. candelabria.ru.txt:529, 243-245"""

from collections import deque
from collections.abc import Sequence

from .abilities import bonus, has
from .keys import candle_key, castle_key, last
from .map import action_of
from .state import State


def own_figures(s: State, me: int) -> list[str]:
    """Return a House's castle and its candles, lit or not."""  # candelabria.ru.txt:524
    roles = s.houses[me].candles
    castle = [castle_key(s, me)] if s.houses[me].castle else []
    return castle + [candle_key(s, me, role) for role in roles]


def stands(s: State, figure: str) -> str:
    """Return the territory of a figure: ``castle:house`` or ``candle:house:role``."""
    kind, house, *role = figure.split(":")
    owner = s.houses[s.house(house)]
    return owner.castle if kind == "castle" else owner.candles[role[0]].territory


def put(s: State, figure: str, territory: str) -> None:
    kind, house, *role = figure.split(":")
    owner = s.houses[s.house(house)]
    if kind == "castle":
        owner.castle = territory
    else:
        owner.candles[role[0]].territory = territory


def reach(s: State, me: int, figure: str) -> list[str]:
    """Return the territories where a figure may end one move of a manoeuvre."""
    start = stands(s, figure)
    if figure.startswith("castle:"):
        return castle_reach(s, start)
    role = last(figure)
    skips = 1 + bonus(s, me, "explorer_skip") if role == "explorer" else 0
    free = s.houses[me].flames if has(s, me, "path_through_own_ground_flames") else []
    if role == "warrior" and not free:
        return s.map.in_order[start]
    found = dict.fromkeys(walk(s, start, skips, free))
    if role == "pilgrim":  # candelabria.ru.txt:244
        found |= dict.fromkeys(s.map.of_action[action_of(start)])
    return [t for t in s.map.territories if t in found and t != start]


def castle_reach(s: State, start: str) -> list[str]:
    """Return a castle's goals: neighbours without a castle."""  # candelabria.ru.txt:1220
    taken = s.castles()
    return [t for t in s.map.neighbours[start] if t not in taken]


def walk(s: State, start: str, skips: int, free: list[str]) -> Sequence[str]:
    """Return the territories that a figure can reach by passing through others: through ``skips``
    territories, and through any number of those in ``free``."""  # candelabria.ru.txt:243, 1140
    if not free and not skips:
        return s.map.neighbours[start]
    spent = {start: 0}
    found: list[str] = []
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in s.map.neighbours[here]:
            if there not in found:
                found.append(there)
            cost = spent[here] + (there not in free)
            if cost <= skips and cost < spent.get(there, skips + 1):
                spent[there] = cost
                waiting.append(there)
    return found


def pushed_to(s: State, me: int, start: str) -> list[str]:
    """Return where a warrior can push a candle to."""  # candelabria.ru.txt:504, 1024
    return [t for t in walk(s, start, bonus(s, me, "warrior_push"), []) if t != start]


def portal_reach(s: State, figure: str) -> list[str]:
    """Return the goals of a portal. Two castles never share one."""  # candelabria.ru.txt:585
    start = stands(s, figure)
    taken = s.castles() if figure.startswith("castle:") else []
    return [t for t in s.map.territories if t != start and t not in taken]
