"""Facts that a seat cannot know, found by trial: each must come out differently on a new deal."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from rules.core import Game
from rules.core.chance import shuffler
from tests.rules.variants import EVERY, Variant

Path = tuple[str | int, ...]
Place = tuple[Path, int]
DEALS = 24
TRIED = 3  # the most pairs of each kind to swap
POSITIONS = (0, 25, 80)  # numbers of decisions after which a game is looked at
# Lists whose order means nothing, such as hands and heaps.
ORDERLESS = {
    "box", "cursed", "discard", "flames", "graves", "hand", "known", "tactics", "variants",
    "waiting",
}  # fmt: skip


def variants() -> list[Variant]:
    """Return each mode of each game at its most seats."""
    found = {(it.game, it.options["mode"]): it for it in sorted(EVERY, key=lambda it: it.seats)}
    return list(found.values())


def plain(game: Game[Any], state: Any) -> Any:
    return msgspec.msgpack.decode(game.book.encode(state))


def lists(tree: Any, path: Path = ()) -> Iterator[tuple[Path, list[Any]]]:
    """Yield lists of names or of numbers, which are where games keep secrets."""
    if isinstance(tree, dict):
        for name, part in tree.items():
            yield from lists(part, (*path, name))
    elif isinstance(tree, list):
        if tree and len({type(it) for it in tree}) == 1 and isinstance(tree[0], str | int):
            yield path, tree
        for place, part in enumerate(tree):
            yield from lists(part, (*path, place))


def at(tree: Any, path: Path) -> Any:
    for step in path:
        tree = tree[step]
    return tree


def exchanges(tree: Any, chance: Random) -> Iterator[tuple[Place, Place]]:
    """Yield pairs of places whose values could be swapped: both in one list, or in the same list of
    two seats."""
    found = list(lists(tree))
    for path, values in found:
        if path[-1] not in ORDERLESS:
            yield from some(
                [((path, n), (path, m)) for n in range(len(values)) for m in range(n)], chance
            )
    for path, values in found:
        for other, others in found:
            if path < other and len(alike(path, other)) == 1:
                yield from some(
                    [
                        ((path, n), (other, m))
                        for n in range(len(values))
                        for m in range(len(others))
                    ],
                    chance,
                )


def alike(one: Path, other: Path) -> list[int]:
    """Return the steps at which two paths differ, if they differ only in numbers such as those of
    seats."""
    if len(one) != len(other):
        return []
    apart = [n for n, steps in enumerate(zip(one, other, strict=True)) if steps[0] != steps[1]]
    return (
        apart if all(isinstance(one[n], int) and isinstance(other[n], int) for n in apart) else []
    )


def some(pairs: list[tuple[Place, Place]], chance: Random) -> list[tuple[Place, Place]]:
    return chance.sample(pairs, min(TRIED, len(pairs)))


def exchanged(game: Game[Any], one: Place, other: Place) -> Any | None:
    """Return the state with these two values swapped; None if that changes nothing or is
    impossible."""
    tree = plain(game, game.state)
    first, second = at(tree, one[0]), at(tree, other[0])
    first[one[1]], second[other[1]] = second[other[1]], first[one[1]]
    try:
        state = msgspec.convert(tree, game.book.state)
    except msgspec.ValidationError:
        return None
    return state if game.book.encode(state) != game.book.encode(game.state) else None


def hidden(game: Game[Any], seat: int | None, chance: Random) -> set[Path]:
    """Return the lists in which another value could stand without this seat seeing a difference."""
    seen = game.book.view(game.state, seat)
    found: set[Path] = set()
    for one, other in exchanges(plain(game, game.state), chance):
        if one[0][0] in ("agenda", "forced") or {one[0], other[0]} <= found:
            continue
        state = exchanged(game, one, other)
        if state is not None and unseen(game, state, seat, seen):
            found |= {one[0], other[0]}
    return found


def unseen(game: Game[Any], state: Any, seat: int | None, seen: Any) -> bool:
    try:
        return bool(game.book.view(state, seat) == seen) and not [*game.book.invariants(state)]
    except Exception:
        return False  # a state that the view cannot show is impossible


def dealt(game: Game[Any], seat: int | None, number: int) -> Any:
    state = game.book.decode(game.book.encode(game.state))
    game.book.redeal(state, seat, shuffler(b"deal %d" % number))
    return plain(game, state)


def content(path: Path, values: list[Any]) -> list[Any]:
    return sorted(values, key=str) if path[-1] in ORDERLESS else values


@pytest.mark.parametrize("variant", variants(), ids=lambda it: it.name)
def test_whatever_a_seat_cannot_see_is_dealt_anew(variant: Variant) -> None:
    chance = Random(0)
    for decisions in POSITIONS:
        game = variant.midway(decisions)
        if game.over:
            continue
        now = plain(game, game.state)
        for seat in (None, 0):
            deals = [dealt(game, seat, number) for number in range(DEALS)]
            for path in hidden(game, seat, chance):
                is_so = content(path, at(now, path))
                others = [content(path, at(deal, path)) for deal in deals]
                assert any(it != is_so for it in others), (path, seat, is_so)
