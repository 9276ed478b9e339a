"""The effects of options, as far as a question has room to tell them."""

from collections.abc import Sequence

from rules.core import Choice

from ..words.equal_options import Alike
from ..words.things import of_options, shortened
from .kit import ENTRY
from .options import EXPLAINED, MOST_BUTTONS

ABOVE = 200  # characters of an explanation above a button
WHOLE = 4000  # characters of all explanations together


def effects(choice: Choice, groups: Sequence[Alike], language: str) -> list[str]:
    """Return the effects of options that their labels do not tell."""
    options = [(choice.options[places[0]], label, more) for label, more, places in groups]
    return of_options(options, language)


def with_effects(choice: Choice, groups: Sequence[Alike], language: str) -> list[Alike]:
    """Return the options with their effects, as far as they fit. A few buttons show them in full
    above, a menu shows a line for each. Many buttons show none; their picture explains them."""
    if EXPLAINED < len(groups) <= MOST_BUTTONS:
        return list(groups)
    return explained(choice, groups, language, ENTRY if len(groups) > MOST_BUTTONS else ABOVE)


def explained(
    choice: Choice, groups: Sequence[Alike], language: str, room: int = WHOLE
) -> list[Alike]:
    """Return the options, each with the effect of what it names, cut to ``room`` characters."""
    return [
        it._replace(more=shortened(it.more, does, room)) if does else it
        for it, does in zip(groups, effects(choice, groups, language), strict=True)
    ]
