"""Winning and losing, and the score (base 12)."""

from typing import NoReturn

from rules.core import Result

from . import variant
from .parts import BOX, DATA, GHOSTS
from .registry import G, book
from .state import State


def lose(g: G, reason: str) -> NoReturn:
    end(g, won=False, reason=f"reason-{reason}")


def end(g: G, *, won: bool, reason: str) -> NoReturn:
    s = g.s
    s.phase = "over"
    parts = score_parts(s, won=won)
    seats = s.players
    g.tell(reason)
    total = sum(parts.values())
    g.tell("score-won" if won else "score-lost", score=total)
    scores, ranking = [total] * seats, [list(range(seats))]
    g.over(Result(scores, ranking, [dict(parts)] * seats, won=won, reason=reason, level=s.level))


@book.procedure
def check_victory(g: G) -> None:
    """End the game as won if no incarnation is left in the deck or in play."""
    s = g.s
    if not any(GHOSTS[card].incarnation for card in s.deck) and not incarnations_in_play(s):
        end(g, won=True, reason="reason-won")


def incarnations_in_play(s: State) -> list[str]:
    """Return the spaces of incarnations in play."""
    return [space for space, ghost in s.ghosts.items() if GHOSTS[ghost.id].incarnation]


def score_parts(s: State, *, won: bool) -> dict[str, int]:
    dead = sum(not board.lives for board in s.boards if board.seat >= 0)
    level = DATA.level[s.level]
    parts = {
        "victory": level.victory if won else 0,
        "qi": BOX.score_qi * sum(board.qi for board in s.boards if board.lives),
        "deck": BOX.score_card * len(s.deck) * (1 if won else -1),
        "incarnations": incarnation_points(s),
        "dead": BOX.score_dead * dead,
        "haunted": BOX.score_haunted * len(s.haunted),
        **variant.of(s).score(s),
    }
    return {source: points for source, points in parts.items() if points}


def incarnation_points(s: State) -> int:
    """Return the points for beaten incarnations, except for the last one, which wins the game."""
    demanded = DATA.level[s.level].incarnations[s.players - 1]
    beaten = sum(variant.of(s).counts(s, card) for card in s.beaten)
    return sum(BOX.score_incarnations[: min(beaten, demanded - 1)])
