"""Typed commands: each game's actions as data, and the way from words to answers."""

from rules import GAMES
from rules.core.vocabulary import Action, Parameter, Vocabulary

from .asked import Reader

VOCABULARIES = {game: book.vocabulary for game, book in GAMES.items() if book.vocabulary.actions}


def vocabulary(game: str) -> Vocabulary:
    """Return a game's actions; games without any are played with `/move`."""
    return GAMES[game].vocabulary


__all__ = ["VOCABULARIES", "Action", "Parameter", "Reader", "Vocabulary", "vocabulary"]
