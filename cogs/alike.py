"""Options that are as good as each other are one thing that is there several times."""

from collections.abc import Sequence

from rules.core import Choice


def alike(choice: Choice, language: str, names: Sequence[str]) -> list[list[int]]:
    """Places in the question's list, equal ones together, in the order of the first."""
    groups: dict[tuple[str, str], list[int]] = {}
    for place, option in enumerate(choice.options):
        words = (option.together(language, names), option.more(language, names))
        groups.setdefault(words, []).append(place)
    return list(groups.values())
