"""Plays games with random legal decisions, watching that nothing is created or lost."""

from collections.abc import Iterator
from random import Random
from typing import Any

from .core import Choice, Game
from .core.errors import RulesError

MOST_DECISIONS = 20_000


class Broken(RulesError):
    """A game that broke one of its own promises."""


def random_answer(choice: Choice, chance: Random) -> list[str]:
    """Any legal answer, each number of options equally likely."""
    keys = choice.keys
    if choice.most == 1:
        picked = int(chance.random() * (len(keys) + 1 - choice.least))
        return [keys[picked]] if picked < len(keys) else []
    most = min(choice.most, len(keys))
    return chance.sample(list(keys), chance.randint(choice.least, most))


def random_decision(game: Game[Any], chance: Random) -> None:
    pending = game.pending
    choice = pending[0] if len(pending) == 1 else chance.choice(pending)
    game.answer(choice.seat, choice, random_answer(choice, chance))


def decisions(game: Game[Any], chance: Random) -> Iterator[int]:
    """Play to the end, and stop to look after each decision."""
    for number in range(MOST_DECISIONS):
        if game.over:
            return
        random_decision(game, chance)
        yield number
    raise Broken(f"not over after {MOST_DECISIONS} decisions")


def play_out(game: Game[Any], chance: Random) -> int:
    """Play to the end; the number of decisions."""
    count = 0
    while game.pending:
        random_decision(game, chance)
        count += 1
        if count > MOST_DECISIONS:
            raise Broken(f"not over after {MOST_DECISIONS} decisions")
    return count


def watch(game: Game[Any], chance: Random) -> int:
    """Play to the end and check the game's promises after every decision."""
    book = game.book
    inventory = dict(book.inventory(game.state))
    for _ in decisions(game, chance):
        check(game, inventory)
    check_result(game)
    return len(game.line)


def check(game: Game[Any], inventory: dict[str, int]) -> None:
    """Nothing was created or lost, and what the game calls invariant holds."""
    now = dict(game.book.inventory(game.state))
    if now != inventory:
        changed = sorted(
            f"{name}: {inventory.get(name, 0)} -> {now.get(name, 0)}"
            for name in {*now, *inventory}
            if now.get(name, 0) != inventory.get(name, 0)
        )
        raise Broken(f"components were created or lost: {'; '.join(changed)}")
    for fault in game.book.invariants(game.state):
        raise Broken(fault)


def check_result(game: Game[Any]) -> None:
    """A game that is over has a result, whose parts add up and whose ranking names every seat."""
    result = game.result
    if result is None:
        raise Broken("the game stopped without a result")
    for score, parts in zip(result.scores, result.parts, strict=False):
        if sum(parts.values()) != score:
            raise Broken(f"a score of {score} does not add up: {parts}")
    ranked = sorted(seat for rank in result.ranking for seat in rank)
    if ranked != list(range(game.setup.seats)):
        raise Broken(f"the ranking {result.ranking} does not name every seat once")
