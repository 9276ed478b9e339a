"""Commands that play: each game's actions as data, and how typed words become answers."""

from rules import GAMES
from rules.core.vocabulary import Action, Parameter, Vocabulary

from .asked import Reader

VOCABULARIES = {game: book.vocabulary for game, book in GAMES.items() if book.vocabulary.actions}


def vocabulary(game: str) -> Vocabulary:
    """Games without actions of their own are played with `/move`."""
    return GAMES[game].vocabulary


__all__ = ["VOCABULARIES", "Action", "Parameter", "Reader", "Vocabulary", "vocabulary"]
