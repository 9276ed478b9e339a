"""Abilities of House boards and upgrade tokens: rows of data.toml, looked up by their effect."""

from .map import action_of
from .parts import HOUSES, UPGRADES, Ability
from .state import State

Item = tuple[str, int, str]  # a symbol, its number and its place


def active(s: State, me: int) -> list[Ability]:
    """Return all abilities of a House whose year has come."""  # candelabria.ru.txt:314
    house = s.houses[me]
    rows = [*HOUSES[house.id].ability, *(UPGRADES[token] for token in house.upgrades)]
    return [row for row in rows if row.year <= s.year]


def bonus(s: State, me: int, effect: str, subject: str = "") -> int:
    """Return the sum of equal effects."""
    rows = active(s, me)
    return sum(row.amount for row in rows if row.effect == effect and row.subject == subject)


def has(s: State, me: int, effect: str) -> bool:
    return any(row.effect == effect for row in active(s, me))


def triggered(s: State, me: int, trigger: str) -> list[Item]:
    """Return the symbols that are resolved on an occasion."""
    return [
        (row.effect, row.amount, "board")
        for row in active(s, me)
        if row.trigger == trigger and row.amount
    ]


def counted(s: State, me: int, action: str) -> int:
    """Return the ground flames for an action, plus any bonus."""  # candelabria.ru.txt:569-589
    lit = sum(action_of(territory) == action for territory in s.houses[me].flames)
    return lit + bonus(s, me, "territory_bonus", action)
