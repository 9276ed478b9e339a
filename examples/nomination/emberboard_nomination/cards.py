"""The deck. A card is written as suit and rank: `h:14` is the ace of hearts."""

from collections.abc import Iterable, Sequence

SUITS = ("c", "d", "s", "h")
RANKS = range(2, 15)
DECK = tuple(f"{suit}:{rank}" for suit in SUITS for rank in RANKS)


def suit(card: str) -> str:
    return card.partition(":")[0]


def rank(card: str) -> int:
    return int(card.partition(":")[2])


def in_order(cards: Iterable[str]) -> list[str]:
    """Sort cards by suit, and within a suit the highest first."""
    return sorted(cards, key=lambda card: (SUITS.index(suit(card)), -rank(card)))


def legal(hand: Sequence[str], led: str) -> list[str]:
    """Return the cards that may be played: those of the suit led or, if there are none, all."""
    following = [card for card in hand if suit(card) == led]
    return following or list(hand)


def power(card: str, led: str, trump: str) -> int:
    """Return a card's strength in a trick: trumps beat the suit led, which beats all others."""
    if suit(card) == trump:
        return 200 + rank(card)
    return 100 + rank(card) if suit(card) == led else 0
