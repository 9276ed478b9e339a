"""Matches of automas: they play many games, and their wins, scores and thinking times are
counted."""

import math
import statistics
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct, field

from .core import BadSetup, Choice, Game, Rulebook
from .core.modes import OptionValue
from .play import MOST_DECISIONS, Broken, random_answer
from .search import LEVELS, decide, to_follow
from .search.plans import Plan, Planned, fits
from .search.playing_on import at_a_glance

Player = Callable[[Game[Any], Choice, Random], Sequence[str]]


def at_random(game: Game[Any], choice: Choice, chance: Random) -> Sequence[str]:
    return random_answer(choice, chance)


def lively(game: Game[Any], choice: Choice, chance: Random) -> Sequence[str]:
    """Answer at random, but seldom decline."""
    keys = random_answer(choice, chance)
    if not keys and choice.keys and chance.random() < 0.8:
        return [chance.choice(choice.keys)]
    return keys


def glancing(game: Game[Any], choice: Choice, chance: Random) -> Sequence[str]:
    """Answer with the best of a few options, judged one step ahead."""
    return at_a_glance(game, choice, chance)


class Automa:
    """A player of one level. It follows its plan as long as the questions are the planned ones."""

    def __init__(self, level: str) -> None:
        self.level = LEVELS[level]
        self.planned: list[Planned] = []
        self.weighed: list[Plan] = []

    def __call__(self, game: Game[Any], choice: Choice, chance: Random) -> Sequence[str]:
        if self.planned and not game.revealed and fits(choice, self.planned[0]):
            return self.planned.pop(0)[1]
        self.weighed = decide(game, choice.seat, self.level, chance.randbytes(16))
        (_, keys), *self.planned = to_follow(game, self.weighed[0])
        return keys


class Tally(Struct):
    """One player's results in a match: games, wins, scores, thinking times and ties."""

    player: str
    games: int = 0
    won: float = 0.0  # a victory shared by two counts half
    scores: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)  # lead over the best opponent
    milliseconds: list[float] = field(default_factory=list)
    ties: int = 0  # decisions where all plans were of equal worth
    thought: int = 0

    def weigh(self, plans: Sequence[Plan]) -> None:
        """Count a decision, and a tie if only one plan is left: the planner keeps one of each
        worth."""
        if plans and plans[0].tries:
            self.thought += 1
            self.ties += len(plans) == 1

    def told(self) -> dict[str, Any]:
        times = sorted(self.milliseconds) or [0.0]
        share = self.won / max(1, self.games)
        return {
            "player": self.player,
            "games": self.games,
            "wins": round(share, 3),
            "give_or_take": round(1.96 * math.sqrt(share * (1 - share) / max(1, self.games)), 3),
            "score": round(statistics.fmean(self.scores), 1) if self.scores else None,
            "margin": round(statistics.fmean(self.margins), 1) if self.margins else None,
            "ties": round(self.ties / max(1, self.thought), 3),
            "ms_median": round(statistics.median(times), 2),
            "ms_p99": round(times[int(len(times) * 0.99) - (len(times) > 1)], 2),
        }


def by_habit(game: Game[Any], choice: Choice, chance: Random) -> Sequence[str]:
    """Answer by the game's habit for this point, or at a glance if it has none."""
    habit = game.book.habits.get(choice.point)
    return habit(game.state, choice) if habit else at_a_glance(game, choice, chance)


SIMPLE: dict[str, Player] = {
    "random": at_random,
    "lively": lively,
    "glance": glancing,
    "habit": by_habit,
}
PLAYERS = (*LEVELS, *SIMPLE)


def player(name: str) -> Player:
    if name not in PLAYERS:
        raise BadSetup(f"no player {name!r}; there are: {', '.join(PLAYERS)}")
    return SIMPLE.get(name) or Automa(name)


def play(
    game: Game[Any], names: Sequence[str], seed: str, tallies: Mapping[str, Tally]
) -> Game[Any]:
    """Play one game. Each seat has a random source of its own, so that seats do not affect each
    other."""
    seated = [player(name) for name in names]
    chances = [Random(f"{seed}/{seat}") for seat in range(len(names))]
    for _ in range(MOST_DECISIONS):
        if game.over:
            return game
        choice = game.pending[0]
        tally, mover = tallies[names[choice.seat]], seated[choice.seat]
        begun = time.process_time()
        keys = mover(game, choice, chances[choice.seat])
        tally.milliseconds.append(1e3 * (time.process_time() - begun))
        if isinstance(mover, Automa):
            tally.weigh(mover.weighed)
            mover.weighed = []
        game.answer(choice.seat, choice, keys)
    raise Broken(f"not over after {MOST_DECISIONS} decisions")


def match(
    book: Rulebook[Any],
    names: Sequence[str],
    games: int,
    options: Mapping[str, OptionValue],
    seed: str = "match",
) -> list[dict[str, Any]]:
    """Play ``games`` games, rotating the players' seats, and return each player's results."""
    tallies = {name: Tally(name) for name in names}
    for number in range(games):
        turned = [*names[number % len(names) :], *names[: number % len(names)]]
        game = Game(book, book.setup(len(names), options), f"{seed}/{number}".encode())
        game.start()
        play(game, turned, f"{seed}/{number}", tallies)
        _count(game, turned, tallies)
    return [tally.told() for tally in tallies.values()]


def _count(game: Game[Any], names: Sequence[str], tallies: dict[str, Tally]) -> None:
    result = game.result
    assert result is not None
    first = result.ranking[0]
    for name in Counter(names):
        tallies[name].games += 1
    for seat, name in enumerate(names):
        tallies[name].scores.append(result.scores[seat])
        others = [*result.scores[:seat], *result.scores[seat + 1 :]]
        others += [rival.score for rival in result.rivals]
        if others:
            tallies[name].margins.append(result.scores[seat] - max(others))
        if result.won is not None:
            tallies[name].won += result.won / len(names)
        elif seat in first:
            tallies[name].won += 1 / len(first)
