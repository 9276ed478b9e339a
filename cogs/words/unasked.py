"""Implied answers: drafted without asking, then shown, and changed with one press."""

from rules import GAMES
from rules.core import Choice
from tables import Profile
from tables.turn.drafting import Implied, nothing


def is_price(choice: Choice) -> bool:
    return bool(GAMES[choice.book.id].vocabulary.paying(choice))


def payment(choice: Choice) -> list[str] | None:
    """Return the obvious payment: exactly the price, if nothing else would do as well."""
    if choice.about and choice.about.get("free"):
        return None
    paying = GAMES[choice.book.id].vocabulary.paying(choice)
    plain = (key for parameter in paying if (key := parameter.left_out(choice)))
    return next(([key] for key in plain), None)


def unasked(choice: Choice) -> list[str] | None:
    """Return the obvious payment, or the answer that nearly everybody gives in this position."""
    paid = payment(choice)
    return choice.usual if paid is None else paid


def unasked_for(profile: Profile) -> Implied:
    """Return the function that implies answers for this person; it implies none if they want to be
    asked everything."""
    return nothing if profile.asks_all else unasked
