"""Options that are as good as each other are one thing that is there several times."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core import Choice


class Alike(NamedTuple):
    """Options that read the same, with their places in the question's list."""

    label: str
    more: str
    places: list[int]


def alike(choice: Choice, language: str, names: Sequence[str]) -> list[Alike]:
    """Equal options together, in the order of the first."""
    groups: dict[tuple[str, str], Alike] = {}
    for place, option in enumerate(choice.options):
        forms = option.forms(language, names)
        words = (forms.get("together", forms[""]), forms.get("more", ""))
        groups.setdefault(words, Alike(*words, [])).places.append(place)
    return list(groups.values())
