"""The end of a game against the Basilisk: the side with more favour wins."""

from rules.core import Result
from rules.core import Rival as Side

from ..registry import G
from ..scoring import ranking
from .deck import enemy_of
from .parts import BASILISK
from .setup import PERSON, RIVAL

Parts = list[dict[str, int]]


def concludes(g: G, parts: Parts) -> Result:  # ryozen-solo.ru.txt:32-34, 261-267
    """Return the result: the higher favour wins, and the Capital track breaks ties."""
    s = g.s
    scores = [sum(part.values()) for part in parts]
    won = ranking(s)[0] == [PERSON]
    how = "track" if scores[PERSON] == scores[RIVAL] else "favour"
    reason = f"{'won' if won else 'lost'}-by-{how}"
    g.tell("outcome-won" if won else "outcome-lost", number=scores[PERSON], other=scores[RIVAL])
    return Result(
        scores[:1],
        [[PERSON]],
        parts[:1],
        won=won,
        reason=reason,
        rivals=[Side(BASILISK, scores[RIVAL], parts[RIVAL])],
        level=enemy_of(s).level,
    )
