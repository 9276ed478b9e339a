"""Reads a line of words as a chain of answers: the nearest meaning that uses every word."""

import heapq
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from rules.core import Choice, Refusal
from rules.core.vocabulary import Parameter
from tables import Answer, Refused, Trial, Why

from ...words import matching
from .asked import AND, NOTHING, Asked, Reader, alike
from .freely import Sentence

BREAK = "·"  # ends a name
BREAKS = str.maketrans(dict.fromkeys(f"{BREAK}{AND}>→|", f" {BREAK} "))
KEY = re.compile(r"[a-z_]+:[\w:]+|#\d+|-")
JOINED = "+"

LONGEST_LINE = 400  # characters; reading six thousand kept the processor busy for seconds
LONGEST = 10  # the most words in one option's name
SEGMENT = 0.05  # cost of each part, so that fewer parts win
UNSAID = 0.25  # cost of skipping a question that the line does not mention
FILLER = 0.01  # cost of a word without meaning
FETCHED = 0.2  # beyond this distance, readings in any order of the words are tried as well
SKIPS = 3  # questions in a row that may be skipped without mention
TRIES = 120
MEANINGS = 8

Within = Callable[[Choice], bool]
WHOLE = Parameter("line", chain=True)


def tokens(text: str) -> list[str]:
    """Return a line's words, option keys and breaks."""
    found: list[str] = []
    for piece in text.translate(BREAKS).split():
        parts = piece.split(JOINED) if KEY.match(piece) else [piece]
        for part in parts:
            bare = part.strip(".,!?")
            found += [bare] if part == BREAK or KEY.fullmatch(bare) else matching.words(part)
    while found and found[-1] == BREAK:
        found.pop()
    return found


@dataclass(frozen=True)
class Link:
    """One answer of a chain."""

    asked: Asked
    keys: tuple[str, ...]

    @property
    def answer(self) -> Answer:
        return Answer(self.asked.choice.point, list(self.keys))


@dataclass(frozen=True)
class Meaning:
    """A possible meaning of the words up to ``at``, with the copy of the game that it leads to."""

    far: float
    at: int
    chain: tuple[Link, ...]
    trial: Trial
    asked: Asked | None  # the next question
    picked: tuple[str, ...] = ()  # options chosen so far, if the question takes several
    since: int = 0  # the place of the last answer's first word
    refusal: Refusal | None = None  # why the last words name something illegal
    untried: bool = False  # the last link has not been played on ``trial`` yet
    settled: tuple[Choice, ...] = ()  # questions with one option, which words may still name

    @property
    def answers(self) -> list[Answer]:
        return [link.answer for link in self.chain]

    @property
    def key(self) -> tuple[tuple[str, ...], ...]:
        return tuple(link.keys for link in self.chain)


@dataclass
class Reading:
    """All meanings of a line, nearest first; or how far it was understood."""

    words: list[str]
    meanings: list[Meaning] = field(default_factory=list)
    furthest: Meaning | None = None
    refused: list[Meaning] = field(default_factory=list)

    @property
    def equals(self) -> list[Meaning]:
        """Return the meanings that fit as well as the first."""
        return [m for m in self.meanings if alike(m.far, self.meanings[0].far)]


class Line:
    """Reads typed lines as answers, the first of them to the question that ``trial`` asks now."""

    def __init__(
        self,
        trial: Trial,
        reader: Reader,
        parameter: Parameter = WHOLE,
        elsewhere: Within = lambda choice: False,
        *,
        explains: bool = True,
    ) -> None:
        self.trial = trial
        self.reader = reader
        self.parameter = parameter
        self.elsewhere = elsewhere  # questions that another parameter will answer
        self.explains = explains  # also look for the reasons why options are refused

    def read(self, text: str, most: int = MEANINGS) -> Reading:
        if len(text) > LONGEST_LINE:
            raise Refused(Why.TOO_LONG, most=LONGEST_LINE)
        reading = Reading(tokens(text))
        start = Meaning(
            0.0, 0, (), self.trial, self.next(self.trial, ()), settled=self.settled(self.trial)
        )
        order = count()
        heap = [(0.0, 0, next(order), start)]
        found: set[tuple[tuple[str, ...], ...]] = set()
        for _ in range(TRIES):
            if not heap or len(reading.meanings) == most:
                break
            *_, now = heapq.heappop(heap)
            if now.untried:
                now = self.tried(now)
            if now.refusal is not None:
                reading.refused.append(now)
                continue
            self.note(reading, now)
            if now.at == len(reading.words) and not now.picked:
                if now.key not in found and says(now, reading.words):
                    found.add(now.key)
                    reading.meanings.append(now)
                continue
            for then in self.further(now, reading.words):
                heapq.heappush(heap, (then.far, -then.at, next(order), then))
        if self.may_be_free(reading):
            self.read_freely(reading, most)
        return reading

    def may_be_free(self, reading: Reading) -> bool:
        """Tell if somebody seems to have written a sentence instead of answers in a row."""
        if self.parameter is not WHOLE or not self.explains:
            return False
        if any(word == BREAK or KEY.fullmatch(word) for word in reading.words):
            return False
        return len(reading.equals) != 1 or reading.meanings[0].far > FETCHED

    def read_freely(self, reading: Reading, most: int) -> None:
        """Add meanings that take the words in any order."""
        known = {meaning.key: meaning for meaning in reading.meanings}
        for found in Sentence(reading.words, self.reader).found(self.trial):
            chain = tuple(Link(asked, keys) for asked, keys in found.links)
            it = Meaning(found.far, len(reading.words), chain, found.trial, found.asked)
            known[it.key] = min(it, known.get(it.key, it), key=lambda one: one.far)
        reading.meanings = sorted(known.values(), key=lambda one: one.far)[:most]

    def note(self, reading: Reading, now: Meaning) -> None:
        if reading.furthest is None or now.at > reading.furthest.at:
            reading.furthest = now

    def next(self, trial: Trial, chain: Sequence[Link]) -> Asked | None:
        """Return the next question, unless it is left to another parameter."""
        choice = trial.question
        if choice is None:
            return None
        if chain and (not self.parameter.chain or self.elsewhere(choice)):
            return None
        return Asked(choice, self.reader)

    def settled(self, trial: Trial) -> tuple[Choice, ...]:
        return tuple(trial.settled) if self.parameter.chain else ()

    def keys(self, now: Meaning) -> list[str]:
        assert now.asked is not None
        choice = now.asked.choice
        first = not now.chain
        keys = self.parameter.keys(choice) if first else choice.keys
        return [key for key in keys if key not in now.picked]

    def further(self, now: Meaning, words: Sequence[str]) -> Iterator[Meaning]:
        """Yield the meanings that are one step further: one more option, a filler word, or a
        skipped question."""
        at = now.at + (words[now.at : now.at + 1] == [BREAK])
        whole = list(self.exact(now, words, at))
        if whole:
            yield from whole
            return
        yield from self.granted(now, words, at)
        if self.says_nothing(now, words, at):
            yield replace(now, far=now.far + FILLER, at=at + 1)
            if now.asked is not None and not now.asked.optional:
                return
        if now.asked is None:
            return
        if now.picked and len(now.picked) >= now.asked.choice.least:
            yield self.answered(now, now.far, now.at, now.since, now.picked)
        yield from self.named(now, words, at)
        if now.asked.optional and not now.picked:
            for part in parts(words, at):
                if now.asked.declining(part):
                    yield self.answered(now, now.far + SEGMENT, at + len(part), at, ())
            if any(link.keys for link in now.chain[-SKIPS:]) or len(now.chain) < SKIPS:
                yield self.answered(now, now.far + UNSAID, at, at, ())

    def says_nothing(self, now: Meaning, words: Sequence[str], at: int) -> bool:
        """Tell if the next word is a filler. Not if it names an option; and "not" is never a
        filler, or people would get what they ruled out."""
        word = words[at : at + 1]
        if not word or not matching.is_filler(word[0]):
            return False
        return now.asked is None or not now.asked.fitting(word, self.keys(now))

    def exact(self, now: Meaning, words: Sequence[str], at: int) -> Iterator[Meaning]:
        """Yield the option whose full label is written here, up to the next break."""
        end = words.index(BREAK, at) if BREAK in words[at:] else len(words)
        part = words[at:end]
        if now.asked is None or not part:
            return
        key = now.asked.exactly(part, self.keys(now))
        if key is not None:
            yield self.taken(now, now.far + SEGMENT, end, at, key)
        elif now.asked.optional and not now.picked and now.asked.declining(part):
            yield self.answered(now, now.far + SEGMENT, end, at, ())

    def taken(self, now: Meaning, far: float, at: int, since: int, key: str) -> Meaning:
        """Take one more option; the answer is complete when no more may be taken."""
        assert now.asked is not None
        picked = (*now.picked, key)
        make = self.answered if len(picked) == now.asked.choice.most else self.picking
        return make(now, far, at, since, picked)

    def granted(self, now: Meaning, words: Sequence[str], at: int) -> Iterator[Meaning]:
        """Yield the readings in which words belong to a question that its only option has settled:
        they name that option, or an illegal one."""
        for number, choice in enumerate(now.settled):
            asked = Asked(choice, self.reader)
            later = now.settled[number + 1 :]
            for part, far, _ in self.fitting(asked, choice.keys, words, at):
                if far < matching.PARTLY:
                    to = at + len(part)
                    yield replace(now, far=now.far + far + SEGMENT, at=to, since=at, settled=later)
            yield from self.refused(now, asked, choice.keys, words, at)

    def named(self, now: Meaning, words: Sequence[str], at: int) -> Iterator[Meaning]:
        assert now.asked is not None
        keys = self.keys(now)
        for part, far, key in self.fitting(now.asked, keys, words, at):
            yield self.taken(now, now.far + far + SEGMENT, at + len(part), at, key)
        yield from self.refused(now, now.asked, keys, words, at)

    def fitting(
        self, asked: Asked, keys: Sequence[str], words: Sequence[str], at: int
    ) -> Iterator[tuple[Sequence[str], float, str]]:
        """Yield longer and longer runs of words that fit an option."""
        for part in parts(words, at):
            fitting = asked.fitting(part, keys)
            if self.explains and len(part) < len(words) and matching.SMALL.issuperset(part):
                fitting = [(far, key) for far, key in fitting if not far]
            yield from ((part, far, key) for far, key in fitting)
            if not fitting and part[-1] not in matching.SMALL:
                return

    def refused(
        self, now: Meaning, asked: Asked, keys: Sequence[str], words: Sequence[str], at: int
    ) -> Iterator[Meaning]:
        """Yield refused options that fit the words better than legal ones."""
        if not self.explains:
            return
        for part in parts(words, at):
            best = next((far for far, _ in asked.fitting(part, keys)), None)
            found = min(asked.refusing(part), key=lambda entry: entry[0], default=None)
            if found is not None and (best is None or found[0] < best):
                far, refusal = found
                yield replace(now, far=now.far + far + SEGMENT, at=at + len(part), since=at,
                              asked=asked, refusal=refusal)  # fmt: skip
            elif found is None and part[-1] not in matching.SMALL:
                return

    def picking(
        self, now: Meaning, far: float, at: int, since: int, picked: tuple[str, ...]
    ) -> Meaning:
        return replace(now, far=far, at=at, since=since, picked=picked)

    def answered(
        self, now: Meaning, far: float, at: int, since: int, keys: tuple[str, ...]
    ) -> Meaning:
        assert now.asked is not None
        chain = (*now.chain, Link(now.asked, keys))
        return Meaning(far, at, chain, now.trial, None, since=since, untried=True)

    def tried(self, now: Meaning) -> Meaning:
        trial = now.trial.copy()
        trial.add(now.chain[-1].answer)
        return replace(now, trial=trial, asked=self.next(trial, now.chain), untried=False,
                       settled=self.settled(trial))  # fmt: skip


def says(meaning: Meaning, words: Sequence[str]) -> bool:
    """Tell if the words say anything, since a "please" alone must not decline a question."""
    said = any(link.keys for link in meaning.chain)
    return said or not words or not all(matching.is_filler(word) for word in words)


def parts(words: Sequence[str], at: int) -> Iterator[Sequence[str]]:
    """Yield one word, two words, ... up to the next break; a key stands alone."""
    for end in range(at + 1, min(len(words), at + LONGEST) + 1):
        last = words[end - 1]
        alone = KEY.fullmatch(last) is not None
        if last == BREAK or (alone and end > at + 1):
            return
        yield words[at:end]
        if alone:
            return


def written(chain: Sequence[Link]) -> str:
    """Return a line that means exactly these answers."""
    parts = [JOINED.join(link.keys) or NOTHING for link in chain]
    return " ".join(parts)


def numbered(chain: Sequence[Link]) -> str:
    """Return a short line for these answers, with numbers as in the menus."""
    return " ".join(
        " ".join(f"#{link.asked.choice.keys.index(key) + 1}" for key in link.keys) or NOTHING
        for link in chain
    )


def told(chain: Sequence[Link]) -> str:
    """Return these answers in words, for people to read."""
    parts = [link.asked.short(link.keys) for link in chain[:-1]]
    return " · ".join([*parts, *(link.asked.label(link.keys) for link in chain[-1:])])
