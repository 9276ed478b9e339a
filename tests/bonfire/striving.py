"""Random games that go all the way: seven Bonfires, the countdown, passing.

The lively players mostly run out of tokens; these have plenty, and take the tasks that they have
fulfilled already.
"""

from collections.abc import Iterator
from random import Random

from rules.bonfire import book
from rules.bonfire.state import State
from rules.bonfire.tasks import progress
from rules.core import Choice, Event, Game
from rules.core.stage import staged
from rules.play import random_answer

LIKED = {"light_bonfire": 40, "receive_task": 8, "take_bonus": 4, "hold_procession": 4}
LIKED |= {"retrieve_guardian": 6, "use_great_bonfire": 4, "build_path": 3, "pass": 1, "discard": 1}


def wealthy(s: State) -> None:
    for city in s.seats:
        city.tokens = [14] * len(city.tokens)
        city.resources = [8] * len(city.resources)


def striving_game(seed: int, seats: int) -> Game[State]:
    return staged(book, seats, seed=f"striving {seed}".encode(), edit=wealthy)


def striving_answer(choice: Choice, chance: Random) -> list[str]:
    if choice.point.startswith("bonfire.pay_") or choice.point == "bonfire.discard":
        return [choice.keys[0]]
    if choice.point == "bonfire.task_tile" and chance.random() < 0.8:
        return [max(choice.keys, key=lambda key: nearness(choice, key))]
    if choice.least == choice.most == 1:
        likings = [10 if "bonus:" in key else LIKED.get(key, 2) for key in choice.keys]
        return chance.choices(choice.keys, likings)
    if choice.least == 0 and choice.most == 1 and chance.random() < 0.8:
        return [chance.choice(choice.keys)]
    return random_answer(choice, chance)


def nearness(choice: Choice, key: str) -> float:
    """What part of a task its new owner has fulfilled."""
    have, need = progress(choice.state.seats[choice.seat], key.partition(":")[2])
    return have / need


def striven(game: Game[State], chance: Random) -> Iterator[tuple[Choice, list[Event]]]:
    """Play to the end, and stop after each answer."""
    while game.pending:
        choice = game.pending[0]
        yield choice, game.answer(choice.seat, choice, striving_answer(choice, chance))
