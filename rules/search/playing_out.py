"""Search by whole games: the answers that look best are each tried, the games are played to their
end by habit, and the results are compared.

So plans that need many turns are judged fairly. All answers meet the same deals and the same luck.
The habitual answer is replaced only by one that is clearly better, since habits are fitted to many
games."""

import statistics
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from rules.core import Choice, Game

from .answers import Keys
from .plans import Plan, Planned, answer, fits
from .rehearsal import NEVER, Attempts, habitual
from .worlds import Turn, World, value

COMPARED = 4  # answers compared, the habitual one among them
FEW = 2  # the fewest games for each answer; fewer answers are compared if they do not fit
MOST = 2000  # decisions after which a game is broken off
SURE = 1.5  # an answer replaces the habitual one if it leads by so many standard errors


def played_out(
    worlds: Sequence[World], choice: Choice, decisions: int, chance: Random
) -> list[Plan]:
    """Return a plan for each answer tried, the best first. Each round drops the worse half of the
    answers that are compared with the habitual one. All games together have about ``decisions``
    decisions, so there are more games near the end."""
    usual = Attempts(habitual(choice, chance), [], [])
    luck = chance.randbytes(8)
    others = promising(choice, usual.keys)
    most = decisions // (FEW * 2) if others else 0
    each = play_out(usual, worlds[0], choice, luck, most)
    if each > most:
        return [usual.plan]
    games = decisions // each
    left = [Attempts(keys, [], []) for keys in others[: games // FEW - 1]]
    rounds = len(left).bit_length()
    out: list[Attempts] = []
    number = 0
    while True:
        for _ in range(max(1, games // (rounds * (len(left) + 1)))):
            for one in (usual, *left) if number else left:
                play_out(one, worlds[number % len(worlds)], choice, luck)
            number, luck = number + 1, chance.randbytes(8)
        left.sort(key=lambda one: one.mean, reverse=True)
        if len(left) == 1:
            break
        half = len(left) // 2
        left, out = left[:half], [*left[half:], *out]
    best = [left[0], usual] if surely_better(left[0], usual) else [usual, left[0]]
    return [one.plan for one in (*best, *out)]


def promising(choice: Choice, usual: Keys) -> list[Keys]:
    """Return the answers with the highest worths by the game's weighing, without the habitual
    one."""
    weigh = choice.book.weighings.get(choice.point)
    if weigh is None:
        return []
    worths: Mapping[str, float] = weigh(choice.state, choice)
    ranked = sorted(worths, key=worths.__getitem__, reverse=True)
    others: list[Keys] = [(key,) for key in ranked if (key,) != usual]
    return others[: COMPARED - 1]


def surely_better(one: Attempts, usual: Attempts) -> bool:
    leads = [mine - other for mine, other in zip(one.worths, usual.worths, strict=True)]
    if len(leads) < 2:
        return False
    error = statistics.stdev(leads) / sqrt(len(leads))
    return statistics.fmean(leads) > SURE * error


class Ended(NamedTuple):
    """A game played to its end, or until it took too many decisions."""

    game: Game[Any]
    answers: list[Planned]  # those of the seat's turn, up to the first that met something unknown
    decisions: int


def play_out(one: Attempts, world: World, choice: Choice, luck: bytes, most: int = MOST) -> int:
    """Give the answer, play the game to its end, and record its worth. Return the number of
    decisions."""
    ended = to_the_end(world, choice.seat, [(choice.point, one.keys)], luck, most)
    if not one.answers:
        one.answers.extend(ended.answers)
    one.worths.append(value(ended.game, choice.seat))
    return ended.decisions


def to_the_end(
    world: World, seat: int, plan: Sequence[Planned], luck: bytes, most: int = MOST
) -> Ended:
    """Carry out the seat's plan as far as it fits, and play on by habit to the end of the game.
    After ``most`` decisions play only to the end of what can be planned."""
    chance, planned = Random(luck), list(reversed(plan))
    game = world.fork(luck)
    turn, certain, answers = Turn(game, seat), True, list[Planned]()
    game.every = NEVER
    mark, number = game.book.turn_mark(game.state), 0
    while not game.over and number < (MOST if certain else most + 1):
        now = game.book.turn_mark(game.state)
        if now != mark:
            mark = now
            game.try_luck(chance.randbytes(8))  # the same luck for all answers
        choice = game.pending[0]
        if planned and not fits(choice, planned[-1]):
            planned.clear()
        keys = planned.pop()[1] if planned else habitual(choice, chance)
        certain = certain and turn.asked(game) is not None
        if certain:
            answers.append((choice.point, keys))
        answer(game, choice, keys, chance)
        certain = certain and not game.revealed
        number += 1
    return Ended(game, answers, number)
