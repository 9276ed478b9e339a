"""Matches a name with a sentence: the words that the name takes, and their distance from it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from ...words import matching
from ...words.matching import Name

BACKWARDS = 0.06  # cost if an answer, or a word of its name, comes before its predecessor
LEFT = 0.05  # cost of a word of the name that was not said
UNTOLD = 0.01  # cost of a word of the explanation that was not said
BETWEEN = 0.04  # cost of a word that does not belong, between those of a name
ASIDE = 0.05  # cost of matching a word of the explanation
MOST = 4  # unsaid words of a name that are counted


@dataclass(frozen=True)
class Fit:
    """An option that a sentence names; ``places`` are the words it takes, ``far`` is their distance
    from its name."""

    key: str
    far: float
    places: frozenset[int]


def same(word: str, other: str) -> bool:
    return matching.apart(other, word) is not None


class Pattern:
    """A name, with other words for it, to be matched with a sentence."""

    def __init__(self, name: Name, synonyms: Sequence[str], words: Sequence[str]) -> None:
        self.proper = len(name.proper)
        self.own = [*name.proper, *name.aside]
        said = [word for word in synonyms if not any(map(partial(same, word), self.own))]
        self.every = [*self.own, *said]
        self.words = words

    def fit(self, key: str, used: frozenset[int]) -> Fit | None:
        """Return the words of the sentence that stand for this name. Return None if no such word is
        both unused and telling."""
        laid = self.numbered(self.laid(used), used)
        free = [at for at in laid if at not in used]
        if not any(not matching.is_filler(self.words[at]) or self.whole(laid[at]) for at in free):
            return None
        if self.proper > 1 and all(self.every[to].isdigit() for to in laid.values()):
            return None
        own = [to for _, to in sorted(laid.items()) if to < len(self.own)]
        turned = sum(there < here for here, there in pairwise(own))
        unsaid = [to for to in range(self.proper) if to not in own and self.says(to)] if own else []
        untold = set(range(self.proper, len(self.own))).difference(own)
        gaps = [at for at in range(min(laid), max(laid)) if at not in laid and self.means(at)]
        far = sum(self.near(self.words[at], to) or 0.0 for at, to in laid.items())
        far += BACKWARDS * turned + LEFT * min(len(unsaid), MOST) + BETWEEN * len(gaps)
        far += UNTOLD * min(len(untold), MOST)
        return Fit(key, far, frozenset(free))

    def says(self, to: int) -> bool:
        return not self.own[to].isdigit() and not matching.is_filler(self.own[to])

    def means(self, at: int) -> bool:
        return not matching.is_filler(self.words[at])

    def whole(self, to: int) -> bool:
        """Tell if this word is enough by itself: a synonym, or the only word of the name."""
        return to >= len(self.own) or self.proper == 1

    def laid(self, used: frozenset[int]) -> dict[int, int]:
        """Match words of the sentence, by place, to words of the name, by place; leave numbers to
        ``numbered``. Words that no other name has used are matched first."""
        found = dict[int, int]()
        for at in sorted(range(len(self.words)), key=lambda at: at in used):
            word = self.words[at]
            if word in matching.SMALL:
                continue
            near = [
                (far, to)
                for to, other in enumerate(self.every)
                if not other.isdigit() and to not in found.values()
                if (far := self.near(word, to)) is not None
            ]
            if near:
                found[at] = min(near)[1]
        return found

    def numbered(self, laid: dict[int, int], used: frozenset[int]) -> dict[int, int]:
        """Add numbers of the sentence to ``laid``, each if it stands beside the word that it
        belongs to."""
        found = dict(laid)
        for at, word in enumerate(self.words):
            if at in used or at in laid:
                continue
            for to, other in enumerate(self.every):
                if not other.isdigit() or to in found.values() or self.near(word, to) is None:
                    continue
                if self.belongs(to, [laid.get(by) for by in beside(at, self.words)]):
                    found[at] = to
                    break
        return found

    def belongs(self, to: int, beside: Sequence[int | None]) -> bool:
        """Tell if a number stands beside the right word of its name."""
        if to == self.proper - 1:
            return self.proper == 1 or any(by is not None for by in beside)
        return any(by in (to - 1, to + 1) for by in beside)

    def near(self, word: str, to: int) -> float | None:
        """Return the distance of a typed word from a word of the name. Short words and "not" must
        match exactly."""
        other = self.every[to]
        short = len(word) < matching.STEM_LETTERS and not other.isdigit()
        far: float | None
        if short or word in matching.NEGATIVE:
            far = 0.0 if word == other else None
        else:
            far = matching.apart(word, other)
        return None if far is None else far + ASIDE * (self.proper <= to < len(self.own))


def beside(at: int, words: Sequence[str]) -> Iterator[int]:
    """Yield the places of the nearest words before and after that are no mere filler."""
    for way in (-1, 1):
        by = at + way
        while 0 <= by < len(words) and matching.is_filler(words[by]):
            by += way
        if 0 <= by < len(words):
            yield by
