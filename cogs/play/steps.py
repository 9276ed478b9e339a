"""The steps of a draft, in words."""

from collections.abc import Sequence

from tables import Chosen

from ..words.answers import chosen_words
from ..words.texts import Texts
from .actions import plain


def numbered(chosen: Sequence[Chosen], t: Texts, names: Sequence[str]) -> list[str]:
    told = enumerate(worth_telling(chosen), 1)
    return [f"{number}. {chosen_words(it, t, names)}" for number, it in told]


def worth_telling(chosen: Sequence[Chosen]) -> Sequence[Chosen]:
    """Plain payments are told with what the draft would bring, but for the last one: it can be
    changed still."""
    return [one for one in chosen if one is chosen[-1] or not goes_without_saying(one)] or chosen


def goes_without_saying(chosen: Chosen) -> bool:
    """Tell if the panel gave this answer by itself: the plain payment."""
    return plain(chosen.choice) in chosen.keys
