"""Exercises made from costly turns: the turn that was played and the one that the search prefers,
with the worth of both after steady automas have played on from deals that the search did not
see."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from rules.core import Game, imagined

from .advice import RIVALS
from .afterwards import Turning, turns_of
from .levels import STEADY, decide, seed_of, to_follow
from .plans import LONGEST, Plan, Planned, fits
from .playing_on import carried_out
from .worlds import World, value

REDEALS = range(8)  # numbers of the deals on which plans are compared
START = 8  # the deal that the person plays
FIRST_LOOK = range(9, 13)  # the deals for a first comparison, which drops most turns


class Appraisal(Struct, array_like=True, frozen=True):
    """A plan's worth: averages over several deals."""

    worth: float  # in tenths of a point, compared with the rivals
    parts: dict[str, int]


class Exercise(Struct, array_like=True, frozen=True):
    """A position of a finished game with a better turn than the one that was played."""

    at: int  # the number of decisions before it
    seat: int
    played: list[Planned]  # up to the first answer that met something unknown
    better: list[Planned]
    then: Appraisal
    best: Appraisal

    @property
    def holds(self) -> bool:
        """Tell if the better turn also wins on the deals that the search did not see."""
        return self.best.worth > self.then.worth

    @property
    def part(self) -> str:
        """Return the part of worth in which the played turn lost most."""
        parts = {**self.then.parts, **self.best.parts}
        return max(parts, key=lambda it: (gain(it, self.then, self.best), it), default="")


def gain(part: str, before: Appraisal, after: Appraisal) -> int:
    return after.parts.get(part, 0) - before.parts.get(part, 0)


def exercises(game: Game[Any], turnings: Sequence[Turning], seed: bytes) -> Iterator[Exercise]:
    """Yield exercises made from the turning points of the finished ``game``. A turn qualifies if
    the better one wins the first comparison; check ``holds`` for the second."""
    wanted = {it.at: it for it in turnings}
    for turn in turns_of(game, []):
        turning = wanted.get(turn.at)
        if turning is None or turning.seat != turn.seat:
            continue
        if World(turn.before, turn.seat, start_of(seed, turn.at)).repeats:
            played = turn.answers[: turn.known]
            found = exercise(turn.before, turn.seat, played, turning.better, seed, turn.at)
            if found is not None:
                yield found


def exercise(
    game: Game[Any], seat: int, played: list[Planned], better: list[Planned], seed: bytes, at: int
) -> Exercise | None:
    def both(deals: range) -> tuple[Appraisal, Appraisal]:
        own = seed_of(seed, at)
        then, best = (played_on(game, seat, it, own, deals) for it in (played, better))
        return then, best

    then, best = both(FIRST_LOOK)
    return Exercise(at, seat, played, better, *both(REDEALS)) if best.worth > then.worth else None


def start_of(seed: bytes, at: int) -> bytes:
    """Return the seed of the deal on which the person plays the exercise."""
    return seed_of(seed_of(seed, at), START)


def position(game: Game[Any], seat: int, seed: bytes, at: int) -> Game[Any]:
    """Return the position that the person plays, dealt anew: it holds nothing secret of the
    game."""
    return imagined(game, seat, start_of(seed, at))


def appraise(
    game: Game[Any], seat: int, answers: Sequence[Planned], seed: bytes, at: int
) -> Appraisal:
    """Appraise a plan that begins after ``at`` decisions."""
    return played_on(game.past(at), seat, answers, seed_of(seed, at), REDEALS)


def played_on(
    game: Game[Any], seat: int, answers: Sequence[Planned], seed: bytes, deals: range
) -> Appraisal:
    """Carry out a plan on each of ``deals``, let everybody take another turn, and return the seat's
    average worth. All plans meet the same deals and the same luck."""
    plan = Plan(tuple(answers), 0.0, 0)
    worth, parts = 0.0, Counter[str]()
    for number in deals:
        luck = seed_of(seed, number)
        here = carried_out(World(game, seat, luck), seat, plan, Random(luck), luck)
        play_steadily(here, here.setup.seats, Random(luck))
        own, whole = here.book.prospects(here.state, seat), value(here, seat)
        worth += whole
        parts.update(own)
        parts[RIVALS] += round(whole - sum(own.values()))
    many = len(deals)
    return Appraisal(worth / many, {part: round(it / many) for part, it in parts.items()})


def play_steadily(game: Game[Any], turns: int, chance: Random) -> None:
    """Let steady automas play ``turns`` turns."""
    mark, left = game.book.turn_mark(game.state), turns
    planned: list[Planned] = []
    for _ in range(turns * LONGEST):
        if game.over:
            return
        now = game.book.turn_mark(game.state)
        if now != mark:
            mark, left, planned = now, left - 1, []
            if not left:
                return
        choice = game.pending[0]
        if not planned or game.revealed or not fits(choice, planned[0]):
            thought = decide(game, choice.seat, STEADY, chance.randbytes(16))[0]
            planned = to_follow(game, thought)
        game.answer(choice.seat, choice, planned.pop(0)[1])
