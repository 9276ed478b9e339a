"""Games with habits: each answer to a question is rehearsed, with everybody playing on out of habit
for a while. What does well is rehearsed more often."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from rules.core import Choice, Game

from .answers import Keys, candidates, some_answer
from .plans import LONGEST, Plan, Planned, answer
from .worlds import Turn, World, value

AHEAD = 1  # turns played after this one; further on, luck outweighs plans
NEVER = 1000  # decisions between marks: nobody copies the game any more


class Attempts(NamedTuple):
    """The results of trying one answer."""

    keys: Keys
    worths: list[float]
    answers: list[Planned]  # the certain answers of the first play

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths)

    @property
    def plan(self) -> Plan:
        return Plan(tuple(self.answers), self.mean, len(self.worths))


def rehearsed(worlds: Sequence[World], choice: Choice, tries: int, chance: Random) -> list[Plan]:
    """Return the answers with their sequels in the same turn, the best first. Each round drops half
    of them, though never the habitual one, since few rehearsals tell little; all meet the same
    luck."""
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
    """Let everybody play out of habit, until the turn mark has changed so many times."""
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
            game.try_luck(chance.randbytes(8))  # the same for all plans, whatever was rolled before
        choice = game.pending[0]
        answer(game, choice, habitual(choice, chance), chance)


def habitual(choice: Choice, chance: Random) -> Keys:
    habit = choice.book.habits.get(choice.point)
    return tuple(habit(choice.state, choice)) if habit else some_answer(choice, chance)
