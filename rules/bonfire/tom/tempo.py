"""Tom's tempo: the points that he is likely to reach with his remaining cards."""

from ..scoring import score_now
from ..state import Tom
from .side import cards_played

# Tom's average score after 0, 1, 2, ... cards. The person can hardly slow him down.
USUAL = (
    *(0.0, 1.0, 2.2, 3.4, 4.6, 5.9, 7.3, 8.7, 10.1, 11.5, 13.0, 14.5, 16.0, 17.7, 19.6, 21.6),
    *(23.9, 26.3, 28.8, 31.3, 33.9, 36.7, 39.7, 42.9, 46.7, 52.1, 57.6, 62.8, 67.4, 72.0, 76.2),
    *(80.1, 84.0),
)


def foreseen(tom: Tom, cards: float) -> float:
    """Return the score that Tom is likely to have after ``cards`` more cards."""
    played = cards_played(tom)
    return score_now(tom.city) + usual(played + cards) - usual(played)


def usual(cards: float) -> float:
    low = min(int(cards), len(USUAL) - 1)
    high = min(low + 1, len(USUAL) - 1)
    return USUAL[low] + (cards - low) * (USUAL[high] - USUAL[low])
