"""Random games that get somewhere: everybody is rich and likes to light Bonfires.

Wholly random players run out of tokens long before the countdown begins.
"""

from collections.abc import Iterator
from random import Random

from rules.bonfire import book
from rules.bonfire.state import State
from rules.core import Choice, Event, Game
from rules.core.stage import staged
from rules.play import random_answer

LIKED = {"light_bonfire": 60, "receive_task": 12, "take_bonus": 3, "retrieve_guardian": 6}
LIKED |= {"recruit_gnome": 2, "place_fate": 6, "discard": 1, "pass": 1}


def rich(s: State) -> None:
    for city in s.seats:
        city.tokens = [9] * len(city.tokens)
        city.resources = [6] * len(city.resources)


def lively_game(seed: int, seats: int = 4, **settings: bool) -> Game[State]:
    return staged(book, seats, options=settings, seed=f"lively {seed}".encode(), edit=rich)


def lively_answer(choice: Choice, chance: Random) -> list[str]:
    if choice.point.startswith("bonfire.pay_"):
        return [choice.keys[0]] if chance.random() < 0.9 else random_answer(choice, chance)
    if choice.least == choice.most == 1:
        likings = [8 if "bonus:" in key else LIKED.get(key, 2) for key in choice.keys]
        return chance.choices(choice.keys, likings)
    if choice.least == 0 and choice.most == 1 and chance.random() < 0.8:
        return [chance.choice(choice.keys)]
    return random_answer(choice, chance)


def played(game: Game[State], chance: Random) -> Iterator[list[Event]]:
    """Play to the end; yield the events of each answer."""
    while game.pending:
        choice = game.pending[0]
        yield game.answer(choice.seat, choice, lively_answer(choice, chance))
