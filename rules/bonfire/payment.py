"""Paying tokens and resources, with what may replace them.

A token is replaced by a yellow one or by any two; a resource by a gold or by any two. Nobody pays
more than he has to: every payment offered falls short if any piece is left out.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from .masters import worth_of_yellow
from .parts import GOLD, RESOURCES, TOKENS, YELLOW
from .registry import G
from .state import City

Pieces = tuple[int, ...]


def means(city: City) -> list[int]:
    """The highest price that a player can pay, for each type of token but yellow."""
    *plain, yellow = city.tokens
    total, wild = sum(plain), worth_of_yellow(city) * yellow
    return [own + wild + (total - own) // 2 for own in plain]


def affords(resources: Sequence[int], cost: Pieces) -> bool:
    """Whether these resources cover a cost; it lists one resource for each unit."""
    gold = resources[GOLD]
    fitting = 0 if GOLD in cost else fit(resources, cost)
    return fitting + gold + (sum(resources) - gold - fitting) // 2 >= len(cost)


def fit(resources: Sequence[int], cost: Pieces) -> int:
    """How many units of the cost (one or two) are there as they are."""
    first, last = cost[0], cost[-1]
    if first == last:
        return min(resources[first], len(cost))
    return (resources[first] > 0) + (resources[last] > 0)


@lru_cache(maxsize=1 << 14)
def token_payments(held: Pieces, token: int, cost: int, worth: int) -> tuple[str, ...]:
    """The legal payments for a cost in one type of tokens, the fewest pieces first."""
    found = []
    others = tuple([0 if kind in (token, YELLOW) else number for kind, number in enumerate(held)])
    for yellow in range(min(held[YELLOW], cost) + 1):
        for own in range(min(held[token], cost) + 1):
            short = cost - own - worth * yellow
            # Half of the last yellow token may be lost, if nothing else could be left out.
            if short < -1 or (short == -1 and (worth == 1 or own)):
                continue
            for replacing in multisets(others, 2 * max(short, 0)):
                pieces = list(replacing)
                pieces[token], pieces[YELLOW] = own, yellow
                found.append(tuple(pieces))
    return keys(found, TOKENS, YELLOW)


@lru_cache(maxsize=1 << 14)
def resource_payments(held: Pieces, cost: Pieces, free: bool) -> tuple[str, ...]:
    """The legal payments for a cost in resources. ``free``: any resources will do (masters)."""
    found = list(multisets(held, len(cost))) if free else []
    for gold in range(min(held[GOLD], len(cost)) + 1):
        for fitting in parts_of(cost):
            pairs = len(cost) - gold - len(fitting)
            if pairs >= 0 and all(held[kind] >= fitting.count(kind) for kind in fitting):
                found += replaced(held, cost, fitting, gold, pairs)
    return keys(dict.fromkeys(found), RESOURCES, GOLD)


def parts_of(cost: Pieces) -> Iterator[Pieces]:
    """The parts of a cost that may be paid as they are. Gold counts as replacing itself."""
    yield ()
    if GOLD in cost:
        return
    yield from ((kind,) for kind in dict.fromkeys(cost))
    if len(cost) > 1:
        yield cost


def replaced(
    held: Pieces, cost: Pieces, fitting: Pieces, gold: int, pairs: int
) -> Iterator[Pieces]:
    """One unit for each gold, one for each pair; no half of a pair could pay as it is."""
    spare = [
        0 if kind == GOLD or (GOLD not in cost and fitting.count(kind) < cost.count(kind))
        else number - fitting.count(kind)
        for kind, number in enumerate(held)
    ]  # fmt: skip
    for halves in multisets(tuple(spare), 2 * pairs):
        pieces = list(halves)
        pieces[GOLD] = gold
        for kind in fitting:
            pieces[kind] += 1
        yield tuple(pieces)


@lru_cache(maxsize=1 << 14)
def multisets(available: Pieces, size: int) -> list[Pieces]:
    """All ways to take so many pieces."""
    if not available:
        return [()] if size == 0 else []
    return [
        (first, *others)
        for first in range(min(available[0], size), -1, -1)
        for others in multisets(available[1:], size - first)
    ]


def keys(payments: Iterable[Pieces], names: Sequence[str], wild: int) -> tuple[str, ...]:
    """The fewest pieces first, then the fewest wild ones."""
    ordered = sorted(payments, key=lambda pieces: (sum(pieces), pieces[wild]))
    return tuple("pay:" + amounts(pieces, names) for pieces in ordered)


def amounts(pieces: Sequence[int], names: Sequence[str]) -> str:
    """As the details of a key: ``ship:2:yellow:1``."""
    return ":".join(
        f"{name}:{number}" for name, number in zip(names, pieces, strict=True) if number
    )


def capped(held: list[int], most: int) -> Pieces:
    """Nobody pays more of a kind; what is held beyond makes no difference."""
    return tuple([number if number < most else most for number in held])


async def pay_tokens(g: G, seat: int, token: int, cost: int) -> None:  # bonfire.ru.txt:442
    city = g.s.seats[seat]
    held = capped(city.tokens, 2 * cost)
    payments = token_payments(held, token, cost, worth_of_yellow(city))
    price = f"amount:{TOKENS[token]}:{cost}"
    paid = await g.ask(seat, "bonfire.pay_tokens", payments, about={"price": price})
    spend(city.tokens, TOKENS, paid)
    g.tell("paid", seat=f"seat:{seat}", payment=paid)


async def pay_resources(g: G, seat: int, cost: Pieces, free: bool) -> None:  # bonfire.ru.txt:443
    city = g.s.seats[seat]
    payments = resource_payments(capped(city.resources, 2 * len(cost)), cost, free)
    pieces = [cost.count(kind) for kind in range(len(RESOURCES))]
    price = f"amounts:{amounts(pieces, RESOURCES)}"
    paid = await g.ask(seat, "bonfire.pay_resources", payments, about={"price": price})
    spend(city.resources, RESOURCES, paid)
    g.tell("paid", seat=f"seat:{seat}", payment=paid)


def spend(held: list[int], names: Sequence[str], payment: str) -> None:
    details = payment.split(":")
    for name, number in zip(details[1::2], details[2::2], strict=True):
        held[names.index(name)] -= int(number)
