"""A sentence in any order: a chain of answers in which every word that says something has its part.

Lines are read in the order of the questions (`lines.py`). People who write sentences put "hidden"
before the companion and the place after it. So here each answer takes the words that fit it, from
wherever they stand. What the question itself says, and what people say without meaning anything,
may be left over; nothing else may, and a "not" never.
"""

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count

from tables import Answer, Trial

from ...words import matching
from ...words.matching import Name
from .asked import Asked, Reader
from .laying import BACKWARDS, Fit, Pattern

ANSWER = 0.05  # cost of each answer: shorter chains win
SAID = 0.01  # cost of a word that only repeats the question
UNSAID = 0.25  # cost of skipping a question that the sentence does not mention
TRIES = 150
LONGEST = 8  # answers in a chain
FOUND = 4  # meanings to look for; only the two nearest decide
NEAR = 0.3  # the largest distance at which a word counts as one of the question's


@dataclass(frozen=True)
class Reached:
    """Answers so far. ``used`` are the places of words that named them, ``soft`` those of words
    that only repeat the question and may be left over."""

    far: float
    used: frozenset[int]
    soft: frozenset[int]
    trial: Trial
    asked: Asked | None
    links: tuple[tuple[Asked, tuple[str, ...]], ...] = ()
    picked: tuple[Fit, ...] = ()
    last: int = -1  # the first word of the last answer, by its place


class Sentence:
    """A reader of one sentence at one position."""

    def __init__(self, words: Sequence[str], reader: Reader) -> None:
        self.words = words
        self.reader = reader

    def found(self, trial: Trial) -> list[Reached]:
        """Return the meanings that leave no word over, the nearest first."""
        order, nothing = count(), frozenset[int]()
        heap = [(0.0, 0, next(order), self.goes_on(Reached(0.0, nothing, nothing, trial, None)))]
        found = dict[tuple[tuple[str, ...], ...], Reached]()
        for _ in range(TRIES):
            if not heap or len(found) == FOUND:
                break
            *_, now = heapq.heappop(heap)
            if now.links and not now.picked and not self.left(now):
                found.setdefault(tuple(keys for _, keys in now.links), now)
                continue
            for then in self.further(now):
                heapq.heappush(heap, (then.far, -len(then.used), next(order), then))
        return list(found.values())

    def left(self, now: Reached) -> list[int]:
        """Return the places of significant words not used yet."""
        return [
            at
            for at, word in enumerate(self.words)
            if at not in now.used
            and at not in now.soft
            and not matching.is_filler(word)
            and not (word in matching.ONE and at + 1 in now.used)
        ]

    # Adding an answer

    def further(self, now: Reached) -> Iterator[Reached]:
        if now.asked is None or len(now.links) == LONGEST:
            return
        choice = now.asked.choice
        if now.picked and len(now.picked) >= choice.least:
            yield self.answered(now, now.picked)
        if len(now.picked) < choice.most:
            yield from self.picking(now)
        if now.picked or choice.least:
            return
        if now.links and now.links[-1][1]:
            yield self.answered(replace(now, far=now.far + UNSAID), ())
        if places := self.declined(now):
            yield self.answered(replace(now, used=now.used | places), ())

    def picking(self, now: Reached) -> Iterator[Reached]:
        assert now.asked is not None
        most = now.asked.choice.most
        taken = {fit.key for fit in now.picked}
        for fit in self.meant(now, now.asked):
            if fit.key in taken or (now.picked and min(fit.places) < min(now.picked[-1].places)):
                continue  # options taken together must come in the spoken order
            more = (*now.picked, fit, *self.twins(now.asked, fit, taken))
            used = now.used.union(*(it.places for it in more))
            then = replace(now, far=now.far + fit.far, used=used, picked=more)
            if len(more) <= most:
                yield self.answered(then, more) if len(more) == most else then

    def twins(self, asked: Asked, fit: Fit, taken: set[str]) -> Iterator[Fit]:
        """For "both yellow ones", yield the other options with the same label as ``fit``."""
        before = min(fit.places) - 1
        if asked.choice.most == 1 or before < 0 or self.words[before] not in matching.BOTH:
            return
        for key, label in asked.labels.items():
            if label == asked.labels[fit.key] and key != fit.key and key not in taken:
                yield Fit(key, 0.0, frozenset([before]))

    def answered(self, now: Reached, picked: Sequence[Fit]) -> Reached:
        assert now.asked is not None
        keys = tuple(fit.key for fit in picked)
        first = min((min(fit.places) for fit in picked), default=now.last)
        far = now.far + ANSWER + BACKWARDS * (first < now.last)
        trial = now.trial.copy()
        trial.add(Answer(now.asked.choice.point, list(keys)))
        links = (*now.links, (now.asked, keys))
        return self.goes_on(Reached(far, now.used, now.soft, trial, None, links, (), first))

    def goes_on(self, now: Reached) -> Reached:
        """Move on to the next question. Words that only repeat it, or name what was settled on the
        way, become soft: they may be left over."""
        soft = set(now.soft)
        for settled in now.trial.settled:
            asked = Asked(settled, self.reader)
            if asked.told_apart:
                continue  # the words may name the same thing at another place
            soft.update(*(it.places for it in self.fitting(asked, settled.keys, now.used)))
        choice = now.trial.question
        if choice is None:
            return replace(now, soft=frozenset(soft))
        asked = Asked(choice, self.reader)
        said = self.said(asked, now.used) - soft
        far = now.far + SAID * len(said)
        return replace(now, soft=frozenset(soft | said), far=far, asked=asked)

    def said(self, asked: Asked, used: frozenset[int]) -> frozenset[int]:
        """Return the places of words that belong to the question rather than its options."""
        question = [*asked.said_of_it]
        if not asked.told_apart:
            question += matching.words(asked.question)
        named = set[int]().union(
            *(fit.places for fit in self.fitting(asked, asked.choice.keys, used)),
            *(fit.places for fit in self.refusing(asked, used)),
        )
        return frozenset(
            at
            for at, word in enumerate(self.words)
            if at not in used and at not in named and is_said(word, question)
        )

    def declined(self, now: Reached) -> frozenset[int]:
        """Return the places of all remaining words, if they decline the question."""
        left = self.left(now)
        no = [at for at in left if self.words[at] in matching.NEGATIVE]
        last = max(now.used, default=-1)
        return frozenset(left) if no and no == left and no[0] > last else frozenset()

    # Meanings of words

    def meant(self, now: Reached, asked: Asked) -> Iterator[Fit]:
        """Yield the options that are named. Between two options, "no cloak" names the other one."""
        keys = asked.choice.keys
        for fit in self.fits(now, asked):
            before = min(fit.places) - 1
            while before >= 0 and self.words[before] in matching.SMALL:
                before -= 1
            if before < 0 or self.words[before] not in matching.NEGATIVE or before in now.used:
                yield fit
            elif len(keys) == 2 and asked.choice.least == asked.choice.most == 1:
                other = keys[1 - keys.index(fit.key)]
                yield Fit(other, fit.far, fit.places | {before})

    def fits(self, now: Reached, asked: Asked) -> list[Fit]:
        """Return the options that unused words name. Leave out an option if another one, even an
        illegal one, accounts for more of the words."""
        legal = self.fitting(asked, asked.choice.keys, now.used)
        every = [*legal, *self.refusing(asked, now.used)]
        return [fit for fit in legal if not any(fit.places < other.places for other in every)]

    def fitting(self, asked: Asked, keys: Sequence[str], used: frozenset[int]) -> list[Fit]:
        for language in asked.languages:
            names = asked.names(language)
            fits = [self.fit(key, names[key], used) for key in keys]
            if known := [fit for fit in fits if fit is not None]:
                return known
        return []

    def refusing(self, asked: Asked, used: frozenset[int]) -> list[Fit]:
        fits = (self.fit(key, names, used) for key, names in asked.refused_names.items())
        return [fit for fit in fits if fit is not None]

    def fit(self, key: str, names: Sequence[Name], used: frozenset[int]) -> Fit | None:
        """Return the widest fit of this option's names; one-word names count as synonyms in the
        longer ones."""
        synonyms = [name.proper[0] for name in names[1:] if len(name.proper) == 1]
        labels = [names[0], *(name for name in names[1:] if len(name.proper) > 1)]
        fits = (Pattern(label, synonyms, self.words).fit(key, used) for label in labels)
        known = [fit for fit in fits if fit is not None]
        return min(known, key=lambda fit: (-len(fit.places), fit.far), default=None)


def is_said(word: str, question: Sequence[str]) -> bool:
    """Tell if a question says this word."""
    if word.isdigit() or word in matching.NEGATIVE or word in matching.NUMBERS:
        return False
    far = [
        matching.apart(word, other)
        for other in question
        if word == other or min(len(word), len(other)) > matching.STEM_LETTERS
    ]
    return any(it is not None and it <= NEAR for it in far)
