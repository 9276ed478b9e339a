"""Equal options, shown once with their number."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rules.core import Choice


class Alike(NamedTuple):
    """Options that read the same, with their places in the question's list."""

    label: str
    more: str
    places: list[int]


def alike(choice: Choice, language: str, names: Sequence[str]) -> list[Alike]:
    """Return equal options together, in the order of the first."""
    groups: dict[tuple[str, str], Alike] = {}
    for place, option in enumerate(choice.options):
        forms = option.forms(language, names)
        words = (forms.get("together", forms[""]), forms.get("more", ""))
        groups.setdefault(words, Alike(*words, [])).places.append(place)
    return list(groups.values())


def told_apart(labels: Iterable[str]) -> Iterator[str]:
    """Number all but the first of labels that read alike."""
    met = Counter[str]()
    for label in labels:
        met[label] += 1
        yield label if met[label] == 1 else f"{label} ({met[label]})"
