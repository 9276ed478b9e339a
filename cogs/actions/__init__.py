"""Commands that play: each game's actions as data, and how typed words become answers."""

from . import bonfire, ryozen
from .asked import Reader
from .model import Action, Parameter, Vocabulary

VOCABULARIES = {book.game: book for book in (ryozen.VOCABULARY, bonfire.VOCABULARY)}


def vocabulary(game: str) -> Vocabulary:
    """Games without actions of their own are played with `/move`."""
    return VOCABULARIES.get(game) or Vocabulary(game, ())


__all__ = ["VOCABULARIES", "Action", "Parameter", "Reader", "Vocabulary", "vocabulary"]
