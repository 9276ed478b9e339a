"""The deck: a card is its suit and its rank, such as `h:14` for the ace of hearts."""

from collections.abc import Iterable, Sequence

SUITS = ("c", "d", "s", "h")
RANKS = range(2, 15)
DECK = tuple(f"{suit}:{rank}" for suit in SUITS for rank in RANKS)


def suit(card: str) -> str:
    return card.partition(":")[0]


def rank(card: str) -> int:
    return int(card.partition(":")[2])


def in_order(cards: Iterable[str]) -> list[str]:
    """Sort a hand as one holds it: by suits, the highest first."""
    return sorted(cards, key=lambda card: (SUITS.index(suit(card)), -rank(card)))


def legal(hand: Sequence[str], led: str) -> list[str]:
    """Return the cards that may be played: the suit led has to be followed."""
    following = [card for card in hand if suit(card) == led]
    return following or list(hand)


def power(card: str, led: str, trump: str) -> int:
    """Return how strong a card is in a trick: a trump before the suit led before all others."""
    if suit(card) == trump:
        return 200 + rank(card)
    return 100 + rank(card) if suit(card) == led else 0
