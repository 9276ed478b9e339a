"""A review of a finished game: the chance to win after each turn, the costliest turns, and luck."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rules.core import Aim, BadFile, Game, RulesError
from rules.core.log import Decision, void

from .chances import alone, chances
from .levels import Level, decide, seed_of, worlds_of
from .plans import Plan, Planned
from .playing_on import onwards
from .playing_out import surely_better, to_the_end
from .purposes import ends_of, outlook
from .rehearsal import Attempts
from .worlds import Turn, World, value

CERTAIN = 1000  # a chance of 1, since chances are stored in thousandths
MOST = 3  # the most turning points that a review lists
OWN = 4  # the most turning points that it lists for each seat
SLIGHT = 10  # a smaller loss of chance, in thousandths, is not told
OTHERWISE = 12  # other results tried for each draw that happened
GAMES = 32  # whole games that compare two turns in modes that are judged by them
LOOK = Level("look", tries=150, worlds=3, finalists=6, alone=1500)  # finds a turn's best plan
AGAIN = Level("again", tries=0, worlds=6, finalists=0)  # compares that plan with the turn played


class Moment(Struct, array_like=True, frozen=True):
    """The chances at the end of a turn."""

    at: int  # the number of decisions so far
    seat: int  # the seat on turn
    chances: list[int]  # in thousandths, by seat; a single one for a team


class Turning(Struct, array_like=True, frozen=True):
    """A costly turn: the answers played, and those that the search prefers."""

    at: int  # the number of decisions before it
    seat: int
    played: list[Planned]
    better: list[Planned]
    cost: int  # the seat's loss of chance, in thousandths
    aims: list[Aim] = []  # those that the better turn brings nearer, and the played one less


class Review(Struct, frozen=True):
    moments: list[Moment]
    turnings: list[Turning]  # the costliest of all, in the order of the game
    luck: list[int]  # by seat, or one for a team: the chance gained or lost by draws
    lost: list[int]  # by seat: the sum of its turns' losses
    own: list[Turning] = []  # each seat's costliest turns


class Played(NamedTuple):
    """One turn of a seat."""

    before: Game[Any]  # the position before the turn
    seat: int
    answers: list[Planned]
    known: int  # how many answers were given before anything unknown was met
    after: Game[Any]
    at: int
    until: int


def review_of(game: Game[Any], seed: bytes) -> Review:
    """Review the finished ``game``. Raise RulesError if corrected rules cannot play it again."""
    sides = 1 if alone(game) else game.setup.seats
    review = Review([], [], [0] * sides, [0] * game.setup.seats)
    whole = max(1, len(game.line))
    for turn in turns_of(game, review.luck, Random(seed)):
        if not turn.after.state.begun:
            continue
        now = chances(turn.after, turn.until / whole)
        review.moments.append(Moment(turn.until, turn.seat, [in_thousandths(it) for it in now]))
        turning = better_turn(turn, whole, seed)
        if turning is not None:
            review.turnings.append(turning)
            review.lost[turn.seat] += turning.cost
    told = costly(review.turnings)
    for seat in range(game.setup.seats):
        review.own.extend([it for it in told if it.seat == seat][:OWN])
    review.turnings[:] = sorted(told[:MOST], key=lambda it: it.at)
    return review


def costly(turnings: list[Turning]) -> list[Turning]:
    """Return the turnings that cost enough to be told, the costliest first."""
    return sorted((it for it in turnings if it.cost >= SLIGHT), key=lambda it: -it.cost)


def in_thousandths(chance: float) -> int:
    return round(CERTAIN * chance)


def turns_of(game: Game[Any], luck: list[int], chance: Random | None = None) -> Iterator[Played]:
    """Play a finished game again and yield its turns. With ``chance``, measure the luck of each
    draw and add it to ``luck``."""
    line, skipped = game.line, void(game.line)
    told = Game(game.book, game.setup, game.seed)
    told.start()
    turn: Turn | None = None
    for number, decision in enumerate(line):
        if number in skipped:
            continue
        if turn is None:
            turn, known = Turn(told, decision.seat), True
            played = Played(told.clone(), decision.seat, [], 0, told, number, number)
        before = told.clone()
        repeat(told, decision)
        answers = [*played.answers, (decision.point, tuple(decision.keys))]
        played = played._replace(
            answers=answers, known=played.known + known, after=told, until=number + 1
        )
        if told.revealed:
            known = False
        if told.revealed and chance is not None:
            add_luck(luck, before, told, decision, (number + 1) / len(line), chance)
        following = next((n for n in range(number + 1, len(line)) if n not in skipped), None)
        if following is None or line[following].seat != turn.seat or turn.asked(told) is None:
            yield played
            turn = None


def repeat(game: Game[Any], decision: Decision) -> None:
    choice = game.choice_for(decision.seat)
    if choice is None or choice.point != decision.point:
        raise BadFile(f"{decision.point} of seat {decision.seat} is not asked any more")
    game.answer(decision.seat, choice, decision.keys)


def add_luck(
    luck: list[int],
    before: Game[Any],
    after: Game[Any],
    decision: Decision,
    progress: float,
    chance: Random,
) -> None:
    """Add to ``luck`` how much better the decision turned out than it does on average, over other
    deals and draws that the seat had to reckon with."""
    if before.together is not None:
        return
    gained = [0.0] * len(luck)
    for _ in range(OTHERWISE):
        seed = chance.randbytes(16)
        came, other = (World(it, decision.seat, seed).fork() for it in (after, before))
        try:
            repeat(other, decision)
        except RulesError:  # the answers fit only the true position
            return
        for sign, game in ((1, came), (-1, other)):
            then = onwards(game, game.setup.seats, Random(seed))
            for side, it in enumerate(chances(then, progress)):
                gained[side] += sign * it / OTHERWISE
    for side, it in enumerate(gained):
        luck[side] += in_thousandths(it)


def better_turn(turn: Played, whole: int, seed: bytes) -> Turning | None:
    """Return the turn that the search prefers, if it is better than the played one also in worlds
    that were not used to find it."""
    game, seat = turn.before, turn.seat
    if len(game.pending) > 1 or not game.state.begun:
        return None
    best = decide(game, seat, LOOK, seed)[0]
    if best.answers == tuple(turn.answers[: len(best.answers)]):
        return None
    played = Plan(tuple(turn.answers[: turn.known]), 0.0, 0)
    fresh = seed_of(seed, turn.at)
    if game.book.modes[game.setup.mode].played_out and alone(game):
        lead = lead_by_games(game, seat, best, played, fresh)
    else:
        lead = lead_by_turns(game, seat, best, played, fresh, turn.until / whole)
    cost = in_thousandths(lead)
    if cost <= 0:
        return None
    aims = aims_between(game, seat, best, played, fresh)
    return Turning(turn.at, seat, turn.answers, list(best.answers), cost, aims)


def lead_by_turns(
    game: Game[Any], seat: int, best: Plan, played: Plan, seed: bytes, progress: float
) -> float:
    """Return how much better the chance to win is after the best turn than after the played one."""
    worlds = worlds_of(game, seat, AGAIN, seed)

    def promises(plan: Plan) -> float:
        total = 0.0
        for end in ends_of(worlds, seat, plan, seed):
            told = chances(end, progress)
            total += told[seat if len(told) > 1 else 0]
        return total / len(worlds)

    return promises(best) - promises(played)


def lead_by_games(game: Game[Any], seat: int, best: Plan, played: Plan, seed: bytes) -> float:
    """Return how many more games are won by habit after the best turn than after the played one, as
    a share of all; 0 if the results are not clearly better."""
    won = [0.0, 0.0]
    tried = [Attempts((), [], list(plan.answers)) for plan in (best, played)]
    for world in worlds_of(game, seat, replace(AGAIN, worlds=GAMES), seed):
        for side, one in enumerate(tried):
            end = to_the_end(world, seat, one.answers, world.seed).game
            won[side] += chances(end, 1.0)[0] / GAMES
            one.worths.append(value(end, seat))
    return won[0] - won[1] if surely_better(*tried) else 0.0


def aims_between(game: Game[Any], seat: int, best: Plan, played: Plan, seed: bytes) -> list[Aim]:
    """Return the aims that speak for the best turn instead of the played one."""
    worlds = worlds_of(game, seat, AGAIN, seed)
    better, then = (
        outlook(worlds, ends_of(worlds, seat, plan, seed), seat) for plan in (best, played)
    )
    return better.reasons(then)
