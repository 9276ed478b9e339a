"""Search for games with habits: try each answer to the present question, let everybody play on by
habit for a while, and compare the worth. Better answers are tried more often."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from rules.core import Choice, Game

from .answers import Keys, candidates, some_answer
from .plans import LONGEST, Plan, Planned, answer
from .worlds import Turn, World, value

AHEAD = 1  # turns played after this one; later on, luck matters more than the answer
NEVER = 1000  # decisions between marks: so many that there are none, as nobody copies such games


class Attempts(NamedTuple):
    """The results of trying one answer."""

    keys: Keys
    worths: list[float]
    answers: list[Planned]  # the first try's answers, until it met something unknown

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths)

    @property
    def plan(self) -> Plan:
        return Plan(tuple(self.answers), self.mean, len(self.worths))


def rehearsed(worlds: Sequence[World], choice: Choice, tries: int, chance: Random) -> list[Plan]:
    """Return a plan for each answer to ``choice``, the best first. Each round drops the worse half
    of the answers, but never the habitual one, as a few tries may mislead. All answers meet the
    same luck.
    """
    usual = habitual(choice, chance)
    options = dict.fromkeys([usual, *candidates(choice, chance)])
    left = [Attempts(keys, [], []) for keys in options]
    out: list[Attempts] = []
    rounds = max(1, (len(left) - 1).bit_length())
    number = 0
    while True:
        for _ in range(max(1, tries // (rounds * len(left)))):
            world, luck = worlds[number % len(worlds)], chance.randbytes(8)
            for one in left:
                rehearse(one, world, choice.seat, luck)
            number += 1
        left.sort(key=lambda one: one.mean, reverse=True)
        if len(left) <= 2:
            return [one.plan for one in [*left, *out]]
        half = (len(left) + 1) // 2
        if all(one.keys != usual for one in left[:half]):
            place = next(n for n, one in enumerate(left) if one.keys == usual)
            left.insert(half - 1, left.pop(place))
        left, out = left[:half], [*left[half:], *out]


def rehearse(one: Attempts, world: World, seat: int, luck: bytes) -> None:
    chance = Random(luck)
    game = world.fork(luck)
    turn, certain = Turn(game, seat), not one.answers
    for number in range(LONGEST):
        choice = turn.asked(game)
        if choice is None:
            break
        keys = habitual(choice, chance) if number else one.keys
        if certain:
            one.answers.append((choice.point, keys))
        answer(game, choice, keys, chance)
        certain = certain and not game.revealed
    play_on(game, AHEAD, Random(luck))
    one.worths.append(value(game, seat))


def play_on(game: Game[Any], turns: int, chance: Random) -> None:
    """Let everybody play by habit until the turn mark has changed ``turns`` times."""
    game.every = NEVER
    mark, left = game.book.turn_mark(game.state), turns
    for _ in range(turns * LONGEST):
        if game.over:
            return
        now = game.book.turn_mark(game.state)
        if now != mark:
            mark, left = now, left - 1
            if not left:
                return
            game.try_luck(chance.randbytes(8))  # the same luck for all answers
        choice = game.pending[0]
        answer(game, choice, habitual(choice, chance), chance)


def habitual(choice: Choice, chance: Random) -> Keys:
    habit = choice.book.habits.get(choice.point)
    return tuple(habit(choice.state, choice)) if habit else some_answer(choice, chance)
