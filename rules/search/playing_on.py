"""Carrying out a plan, and playing on after it: seats then compare only a few answers or turns."""

from random import Random
from typing import Any

from rules.core import Choice, Game

from .answers import Keys, candidates, some_answer
from .plans import LONGEST, Plan, answer, fits
from .worlds import Forked, Turn, value

GLANCE = 6  # answers, or whole turns, among which each step of playing on takes the best
GLANCES = 4  # answers picked at a glance in one turn; each costs as much as trying a whole turn


def carried_out(
    world: Forked, seat: int, plan: Plan, chance: Random, luck: bytes = b""
) -> Game[Any]:
    return carry_out(world, seat, plan, chance, luck)[0]


def carry_out(
    world: Forked, seat: int, plan: Plan, chance: Random, luck: bytes
) -> tuple[Game[Any], bool]:
    """Play the turn to its end; return the game, and True if it met nothing unknown. Where the plan
    ends, pick answers at a glance; if the turn is still not over, take the best of a few ways to
    end it."""
    game, certain = world.fork(luck), True
    game.every = 1  # mark often: it will be copied often
    turn = Turn(game, seat)
    planned, glances = list(reversed(plan.answers)), 0
    while (choice := turn.asked(game)) is not None:
        if planned and fits(choice, planned[-1]):
            keys = planned.pop()[1]
        elif glances == GLANCES:
            return take_turn(game, chance), certain
        else:
            planned.clear()
            glances += 1
            keys = at_a_glance(game, choice, chance)
        answer(game, choice, keys, chance)
        certain = certain and not game.revealed
    return game, certain


def onwards(game: Game[Any], turns: int, chance: Random) -> Game[Any]:
    """Play ``turns`` more turns, each the best of a few, and return the game."""
    for _ in range(turns):
        if game.over:
            break
        game = take_turn(game, chance)
    return game


def take_turn(game: Game[Any], chance: Random) -> Game[Any]:
    """Return the game after the best of a few random turns."""
    if len(game.pending) > 1 or not game.marks:
        some_turn(game, chance)
        return game
    seat = game.pending[0].seat
    tried = [game.clone() for _ in range(GLANCE)]
    for twin in tried:
        some_turn(twin, chance)
    return max(tried, key=lambda twin: value(twin, seat))


def some_turn(game: Game[Any], chance: Random) -> None:
    turn = Turn(game, game.pending[0].seat)
    for _ in range(LONGEST):
        choice = turn.asked(game)
        if choice is None:
            break
        answer(game, choice, some_answer(choice, chance), chance)


def at_a_glance(game: Game[Any], choice: Choice, chance: Random) -> Keys:
    """Return the best of a few answers, judged by the position right after each of them."""
    options = candidates(choice, chance)
    if len(options) > GLANCE:
        options = chance.sample(options, GLANCE)
    if len(options) == 1 or len(game.pending) > 1 or not game.marks:
        return options[0] if len(options) == 1 else some_answer(choice, chance)
    return max(options, key=lambda keys: worth_of(game, choice, keys, chance))


def worth_of(game: Game[Any], choice: Choice, keys: Keys, chance: Random) -> float:
    twin = game.clone()
    asked = twin.choice_for(choice.seat)
    assert asked is not None
    answer(twin, asked, keys, chance)
    return value(twin, choice.seat)
