"""Commands that play: each game's actions as data, and how typed words become answers."""

from rules import GAMES
from rules.core import Choice
from rules.core.vocabulary import Action, Parameter, Vocabulary

from .asked import Reader

VOCABULARIES = {game: book.vocabulary for game, book in GAMES.items() if book.vocabulary.actions}


def vocabulary(game: str) -> Vocabulary:
    """Games without actions of their own are played with `/move`."""
    return GAMES[game].vocabulary


def plain(choice: Choice) -> str | None:
    """The payment that goes without saying: exactly what is asked, if nothing else is as good."""
    if choice.about and choice.about.get("free"):
        return None
    paying = vocabulary(choice.book.id).paying(choice)
    return next((key for parameter in paying if (key := parameter.left_out(choice))), None)


__all__ = ["VOCABULARIES", "Action", "Parameter", "Reader", "Vocabulary", "plain", "vocabulary"]
