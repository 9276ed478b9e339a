"""Looking up the abilities of House boards and upgrade tokens, which are rows of data.toml."""

from .map import action_of
from .parts import HOUSES, UPGRADES, Ability
from .state import State

Item = tuple[str, int, str]  # a symbol, how often, and its source, such as "board"


def active(s: State, me: int) -> list[Ability]:
    """Return a House's abilities whose year has come."""  # candelabria.ru.txt:314
    house = s.houses[me]
    rows = [*HOUSES[house.id].ability, *(UPGRADES[token] for token in house.upgrades)]
    return [row for row in rows if row.year <= s.year]


def bonus(s: State, me: int, effect: str, subject: str = "") -> int:
    """Return the sum of a House's active abilities with this effect and subject."""
    rows = active(s, me)
    return sum(row.amount for row in rows if row.effect == effect and row.subject == subject)


def has(s: State, me: int, effect: str) -> bool:
    return any(row.effect == effect for row in active(s, me))


def triggered(s: State, me: int, trigger: str) -> list[Item]:
    """Return the symbols that a House resolves at a trigger, such as "on_place_curse"."""
    return [
        (row.effect, row.amount, "board")
        for row in active(s, me)
        if row.trigger == trigger and row.amount
    ]


def counted(s: State, me: int, action: str) -> int:
    """Count flames that strengthen an action, bonuses included."""  # candelabria.ru.txt:569-589
    lit = sum(action_of(territory) == action for territory in s.houses[me].flames)
    return lit + bonus(s, me, "territory_bonus", action)
