"""Random games that go all the way: many Bonfires, the countdown, passing.

The lively players mostly run out of tokens; these have plenty, keep them, and take the tasks that
they have fulfilled already.
"""

from collections.abc import Iterator
from random import Random

from rules.bonfire import book
from rules.bonfire.state import State
from rules.bonfire.tasks import progress
from rules.core import Choice, Event, Game
from rules.core.stage import staged
from tests.bonfire.lively import lively_answer


def wealthy(s: State) -> None:
    for city in s.seats:
        city.tokens = [14] * len(city.tokens)
        city.resources = [8] * len(city.resources)


def striving_game(seed: int, seats: int) -> Game[State]:
    return staged(book, seats, seed=f"striving {seed}".encode(), edit=wealthy)


def striving_answer(choice: Choice, chance: Random) -> list[str]:
    if choice.point == "bonfire.discard":
        return [choice.keys[0]]
    if choice.point == "bonfire.task_tile" and chance.random() < 0.8:
        return [max(choice.keys, key=lambda key: nearness(choice, key))]
    return lively_answer(choice, chance)


def nearness(choice: Choice, key: str) -> float:
    """Return the share of a task that its new owner has fulfilled already."""
    have, need = progress(choice.state.seats[choice.seat], key.partition(":")[2])
    return have / need


def striven(game: Game[State], chance: Random) -> Iterator[tuple[Choice, list[Event]]]:
    """Play to the end; yield each question with the events of its answer."""
    while game.pending:
        choice = game.pending[0]
        yield choice, game.answer(choice.seat, choice, striving_answer(choice, chance))
