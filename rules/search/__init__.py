"""Plans for seats that automas play: whole turns, tried out in worlds that the seat can imagine.

The search works for every game that declares `worth`; it uses `turn_mark` and `sensible` too where
a game has them (docs/writing-a-game.md). Budgets are numbers of tries, never times, and all chance
comes from one seed, so the same question gets the same answer in every process.
"""

from .advice import RIVALS, Advice, advise
from .afterwards import Moment, Review, Turning, review_of
from .coaching import Appraisal, Exercise, appraise, exercises
from .levels import LEVELS, Level, decide, to_follow
from .par import Par, par
from .plans import Plan
from .ratings import Rating, ratings

__all__ = [
    "LEVELS",
    "RIVALS",
    "Advice",
    "Appraisal",
    "Exercise",
    "Level",
    "Moment",
    "Par",
    "Plan",
    "Rating",
    "Review",
    "Turning",
    "advise",
    "appraise",
    "decide",
    "exercises",
    "par",
    "ratings",
    "review_of",
    "to_follow",
]
