"""Paying tokens and resources, and replacing missing ones.

A yellow token or any two tokens replace a token; a gold or any two resources replace a resource.
Nobody pays too much: a payment is offered only if it would fall short without any of its pieces.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from .masters import worth_of_yellow
from .parts import GOLD, RESOURCES, TOKENS, YELLOW
from .registry import G
from .state import City

Pieces = tuple[int, ...]


def means(city: City) -> list[int]:
    """Return the highest price that the city could pay in each type of token except yellow."""
    *plain, yellow = city.tokens
    total, wild = sum(plain), worth_of_yellow(city) * yellow
    return [own + wild + (total - own) // 2 for own in plain]


def affords(resources: Sequence[int], cost: Pieces) -> bool:
    """Tell if these resources can pay a cost, which is a list of single resources."""
    gold = resources[GOLD]
    fitting = 0 if GOLD in cost else fit(resources, cost)
    return fitting + gold + (sum(resources) - gold - fitting) // 2 >= len(cost)


def fit(resources: Sequence[int], cost: Pieces) -> int:
    """Count the units of a cost of one or two resources that need no replacement."""
    first, last = cost[0], cost[-1]
    if first == last:
        return min(resources[first], len(cost))
    return (resources[first] > 0) + (resources[last] > 0)


@lru_cache(maxsize=1 << 14)
def token_payments(held: Pieces, token: int, cost: int, worth: int) -> tuple[str, ...]:
    """Return the legal payments of ``cost`` tokens of a type, those with the fewest pieces first.
    ``worth`` is the number of tokens that a yellow one replaces."""
    found = []
    others = tuple([0 if kind in (token, YELLOW) else number for kind, number in enumerate(held)])
    for yellow in range(min(held[YELLOW], cost) + 1):
        for own in range(min(held[token], cost) + 1):
            short = cost - own - worth * yellow
            # Half of a yellow token may be wasted, unless a token of the type paid can be left out.
            if short < -1 or (short == -1 and (worth == 1 or own)):
                continue
            for replacing in multisets(others, 2 * max(short, 0)):
                pieces = list(replacing)
                pieces[token], pieces[YELLOW] = own, yellow
                found.append(tuple(pieces))
    return keys(found, TOKENS, YELLOW)


def resource_payments(held: Pieces, cost: Pieces, free: bool) -> list[str]:
    """Return the legal payments of a cost in resources. ``free``: a master allows any resources."""
    have = packed(held) | ENOUGH
    return [key for needed, key in price_list(cost, free) if (have - needed) & ENOUGH == ENOUGH]


@cache
def price_list(cost: Pieces, free: bool) -> list[tuple[int, str]]:
    """Return the legal payments of somebody who has everything, packed, with their keys. They are
    cached for each cost."""
    kinds, most = len(RESOURCES), 2 * len(cost)
    every = [pieces for size in range(most + 1) for pieces in multisets((most,) * kinds, size)]
    legal = [
        pieces for pieces in every if is_exact(pieces, cost) or (free and sum(pieces) == len(cost))
    ]
    ordered = sorted(legal, key=lambda pieces: (sum(pieces), pieces[GOLD]))
    return [(packed(pieces), "pay:" + amounts(pieces, RESOURCES)) for pieces in ordered]


def is_exact(pieces: Pieces, cost: Pieces) -> bool:
    """Tell if a payment covers the cost, and would not without any one of its pieces."""
    if not affords(pieces, cost):
        return False
    for kind, number in enumerate(pieces):
        less = (*pieces[:kind], number - 1, *pieces[kind + 1 :])
        if number and affords(less, cost):
            return False
    return True


# Holdings and payments are packed into single integers of four bits a kind, so that one subtraction
# compares all kinds. ENOUGH sets each kind's highest bit; subtracting clears it where a kind is
# short.
ENOUGH = sum(8 << 4 * kind for kind in range(len(RESOURCES)))


def packed(pieces: Pieces) -> int:
    return sum([number << 4 * kind for kind, number in enumerate(pieces)])


@lru_cache(maxsize=1 << 14)
def multisets(available: Pieces, size: int) -> list[Pieces]:
    """Return all ways to take ``size`` of the available pieces."""
    if not available:
        return [()] if size == 0 else []
    return [
        (first, *others)
        for first in range(min(available[0], size), -1, -1)
        for others in multisets(available[1:], size - first)
    ]


def keys(payments: Iterable[Pieces], names: Sequence[str], wild: int) -> tuple[str, ...]:
    """Return the keys of payments: those with the fewest pieces first, then with the fewest wild
    ones."""
    ordered = sorted(payments, key=lambda pieces: (sum(pieces), pieces[wild]))
    return tuple("pay:" + amounts(pieces, names) for pieces in ordered)


def amounts(pieces: Sequence[int], names: Sequence[str]) -> str:
    """Return the pieces as a part of a key: ``ship:2:yellow:1``."""
    pairs = zip(names, pieces, strict=True)
    return ":".join([f"{name}:{number}" for name, number in pairs if number])


def capped(held: list[int], most: int) -> Pieces:
    """Return the holdings with at most ``most`` of each kind, so that caches have fewer entries."""
    return tuple([number if number < most else most for number in held])


async def pay_tokens(g: G, me: int, token: int, cost: int) -> None:  # bonfire.ru.txt:442
    # ruling: replacing is allowed even if the player has the right token
    city = g.s.seats[me]
    held = capped(city.tokens, 2 * cost)
    payments = token_payments(held, token, cost, worth_of_yellow(city))
    price = f"amount:{TOKENS[token]}:{cost}"
    paid = await g.ask(me, "bonfire.pay_tokens", payments, about={"price": price})
    spend(city.tokens, TOKENS, paid)
    g.tell("paid", seat=f"seat:{me}", payment=paid)


async def pay_resources(g: G, me: int, cost: Pieces, free: bool) -> None:  # bonfire.ru.txt:443
    city = g.s.seats[me]
    payments = resource_payments(capped(city.resources, 2 * len(cost)), cost, free)
    about: dict[str, str | int] = {"price": price_key(cost), "free": int(free)}
    paid = await g.ask(me, "bonfire.pay_resources", payments, about=about)
    spend(city.resources, RESOURCES, paid)
    g.tell("paid", seat=f"seat:{me}", payment=paid)


@cache
def price_key(cost: Pieces) -> str:
    pieces = [cost.count(kind) for kind in range(len(RESOURCES))]
    return f"amounts:{amounts(pieces, RESOURCES)}"


def spend(held: list[int], names: tuple[str, ...], payment: str) -> None:
    for kind, number in paid_with(payment, names):
        held[kind] -= number


@lru_cache(maxsize=1 << 14)
def paid_with(payment: str, names: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return the kinds and numbers of a payment's pieces."""
    details = payment.split(":")
    pairs = zip(details[1::2], details[2::2], strict=True)
    return [(names.index(name), int(number)) for name, number in pairs]
