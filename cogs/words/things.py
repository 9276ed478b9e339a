"""Explanations of a question's subject: a ghost that comes, a curse that obeys."""

from functools import cache

from render.painters import PAINTERS, face
from rules.core import Choice


def explained(choice: Choice, language: str) -> str:
    """Return a line that explains the things that the question names, or an empty one if there
    are no words for them."""
    game = choice.book.id
    named = [str(it) for it in (choice.about or {}).values()]
    return " ".join(told(game, key, language) for key in named if key in known(game))


def told(game: str, key: str, language: str) -> str:
    one = face(game, key, language)
    return " ".join(f"{one.title}: {one.kind}. {one.words}".split())


@cache
def known(game: str) -> frozenset[str]:
    return frozenset(PAINTERS[game].known_keys() if game in PAINTERS else ())
