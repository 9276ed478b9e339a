"""Planning a whole turn by trying it again and again: answers with good results are tried more.

All worlds share one tree of answers. What the seat knows is the same in each of them; what it does
not know averages out.
"""

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from rules.core import Choice, Game

from .answers import Keys, candidates, some_answer
from .worlds import CLEAR, Forked, Sight, Turn, value

BOLD = 0.5  # how strongly rarely tried answers are preferred
LONGEST = 60  # answers in a turn; a longer turn goes in circles
USUAL = 6  # answers in a turn, up to which budgets of tries are kept

Planned = tuple[str, Keys]  # the question's point, and the answer


class Plan(NamedTuple):
    """Answers up to the turn's end or to the first that meets something unknown, with the average
    worth and the number of tries."""

    answers: tuple[Planned, ...]
    worth: float
    tries: int


def fits(choice: Choice, planned: Planned) -> bool:
    """Tell if the planned answer is legal for this question."""
    point, keys = planned
    enough = choice.least <= len(keys) <= choice.most
    return point == choice.point and enough and all(key in choice.keys for key in keys)


class Node:
    """A node of the tree of answers: it stands for all answers from the root to it."""

    __slots__ = ("best", "branches", "total", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.total = 0.0
        self.best = -math.inf
        self.branches: dict[Keys, Node] = {}

    def learn(self, worth: float) -> None:
        self.tries += 1
        self.total += worth
        self.best = max(self.best, worth)

    @property
    def mean(self) -> float:
        return self.total / self.tries


class Planner:
    """Searches plans for a seat's turn, from the question that it is asked now."""

    def __init__(
        self, worlds: Sequence[Forked], seat: int, chance: Random, sight: Sight = CLEAR
    ) -> None:
        self.worlds = worlds
        self.sight = sight
        self.seat = seat
        self.chance = chance
        self.root = Node()
        self.lines: dict[tuple[Planned, ...], list[float]] = {}
        self.low, self.high = math.inf, -math.inf
        self.answers = 0

    def explore(self, tries: int) -> None:
        """Try this many turns, or fewer if they are long."""
        for number in range(tries):
            if self.answers > USUAL * tries:
                break
            self.attempt(self.worlds[number % len(self.worlds)])

    @property
    def length(self) -> float:
        """Return the answers in a turn on average."""
        return self.answers / self.root.tries

    def attempt(self, world: Forked) -> None:
        """Play the turn once in one world, and record the worth that it led to."""
        game = world.fork(self.chance.randbytes(8))
        turn = Turn(game, self.seat)
        path, certain, growing = [self.root], 0, True
        answers: list[Planned] = []
        while (choice := turn.asked(game)) is not None and len(answers) < LONGEST:
            if growing:
                keys, growing = self.pick(path[-1], candidates(choice, self.chance))
                path.append(path[-1].branches[keys])
            else:
                keys = some_answer(choice, self.chance)
            open_before = certain == len(answers)
            answers.append((choice.point, keys))
            answer(game, choice, keys, self.chance)
            if open_before and not game.revealed:
                certain = len(answers)
        self.answers += len(answers)
        worth = value(game, self.seat, self.sight)
        self.learn(path, tuple(answers[: certain + 1]), worth)

    def learn(self, path: Iterable[Node], answers: tuple[Planned, ...], worth: float) -> None:
        self.low, self.high = min(self.low, worth), max(self.high, worth)
        for node in path:
            node.learn(worth)
        self.lines.setdefault(answers, []).append(worth)

    def pick(self, node: Node, options: Sequence[Keys]) -> tuple[Keys, bool]:
        """Return an untried answer and False; or, if all were tried, the most promising one and
        True."""
        fresh = [keys for keys in options if keys not in node.branches]
        if fresh:
            keys = self.chance.choice(fresh)
            node.branches[keys] = Node()
            return keys, False
        many = math.log(node.tries + 1)
        span = (self.high - self.low) or 1.0

        def promise(keys: Keys) -> float:
            branch = node.branches[keys]
            hope = (0.5 * (branch.mean + branch.best) - self.low) / span
            return hope + BOLD * math.sqrt(many / (branch.tries + 1))

        return max(options, key=promise), True

    def plans(self, most: int) -> list[Plan]:
        """Return the best plans, one of each worth: plans of equal worth mostly differ only in the
        order of their answers."""
        found = [
            Plan(answers, sum(worths) / len(worths), len(worths))
            for answers, worths in self.lines.items()
        ]
        found.sort(key=lambda plan: plan.worth, reverse=True)
        distinct = {plan.worth: plan for plan in reversed(found)}
        return list(reversed(distinct.values()))[:most]


def answer(game: Game[Any], choice: Choice, keys: Keys, chance: Random) -> None:
    """Answer a question; give random answers for the other seats that are asked at the same
    time."""
    game.answer(choice.seat, choice, keys)
    while len(game.pending) and game.answered:
        other = game.pending[0]
        game.answer(other.seat, other, some_answer(other, chance))
