"""A question, as one person answers it by typing."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rules.core import Choice, Refusal
from rules.core.vocabulary import Vocabulary

from ...rulebook.citing import cited
from ...words import matching
from ...words.answers import declining
from ...words.matching import Name
from ...words.texts import LANGUAGES, Texts

CLOSE = 0.005  # distances that differ less count as equal
SEEN = 5  # options named in an answer
NOTHING = "-"
AND = "&"  # stands between options chosen together


@dataclass(frozen=True)
class Reader:
    """The person who typed a line: their language, the people's names at the table, and the game's
    vocabulary."""

    t: Texts
    names: Sequence[str]
    vocabulary: Vocabulary

    def declining(self, words: Sequence[str]) -> bool:
        """Tell if these words decline whatever is asked."""
        known = (matching.words(Texts(language)("panel-skip")) for language in LANGUAGES)
        alone = len(words) == 1 and words[0] in matching.DECLINING
        return alone or list(words) in ([NOTHING], *known)


class Asked:
    """A question with its labels and names, each worked out once on demand."""

    def __init__(self, choice: Choice, reader: Reader) -> None:
        self.choice = choice
        self.reader = reader
        self._named: dict[str, dict[str, list[Name]]] = {}

    @property
    def question(self) -> str:
        return self.choice.question(self.reader.t.language, self.reader.names)

    @property
    def said_of_it(self) -> list[str]:
        """Return further words that people use for this question, besides its own sentence."""
        _, _, point = self.choice.point.partition(".")
        return matching.asked(self.choice.book.id, point)

    @property
    def optional(self) -> bool:
        return self.choice.least == 0

    @property
    def _declined(self) -> str:
        return declining(self.choice, self.reader.t, self.reader.names)

    def declining(self, words: Sequence[str]) -> bool:
        """Tell if these words decline this question."""
        if self.reader.declining(words):
            return True
        says = (self.choice.declining(it, self.reader.names) for it in LANGUAGES)
        return list(words) in [matching.words(said) for said in says if said]

    # Names of options

    @cached_property
    def labels(self) -> dict[str, str]:
        """Return labels in the reader's language, with the question's subject where that tells
        options apart."""
        of = self._about(self.reader.t.language)
        topic = self.reader.vocabulary.named_after.get(self.choice.point, "")
        before = f"{of[topic]}, " if topic in of else ""
        language, names = self.reader.t.language, self.reader.names
        return {
            option.key: before + option.label(language, names) for option in self.choice.options
        }

    def label(self, keys: Sequence[str]) -> str:
        if not keys:
            return self._declined
        return f" {AND} ".join(self.labels[key] for key in keys)

    def short(self, keys: Sequence[str]) -> str:
        """Return labels without prices and explanations, where a name is left."""
        return f" {AND} ".join(self._short[key] for key in keys) or self._declined

    @cached_property
    def _short(self) -> dict[str, str]:
        shorter = {key: matching.split(label)[0] for key, label in self.labels.items()}
        known = list(shorter.values())
        return {
            key: name if known.count(name) == 1 else self.labels[key]
            for key, name in shorter.items()
        }

    def names(self, language: str) -> dict[str, list[Name]]:
        """Return each option's names, with people's synonyms."""
        if language not in self._named:
            about = self._about(language) if self.told_apart else {}
            context = matching.words(" ".join(about.values()))
            names = self._named[language] = {}
            for option in self.choice.options:
                name = Name.of(option.label(language, self.reader.names))
                names[option.key] = [name, *self._instead(option.key)]
                if context:
                    names[option.key].append(Name([*context, *name.proper], name.aside))
        return self._named[language]

    @cached_property
    def _whole(self) -> dict[tuple[str, ...], list[str]]:
        """Return options by the words of their labels, long or short."""
        own = self.reader.t.language
        found: dict[tuple[str, ...], list[str]] = {}
        for key in self.choice.keys:
            others = (self.names(language)[key][0] for language in LANGUAGES if language != own)
            labels = [matching.words(self.labels[key]), matching.words(self._short[key])]
            for words in (*labels, *([*name.proper, *name.aside] for name in others)):
                found.setdefault(tuple(words), []).append(key)
        return found

    @property
    def told_apart(self) -> bool:
        """Tell if the options' names include the question's subject."""
        return self.choice.point in self.reader.vocabulary.named_after

    def _about(self, language: str) -> dict[str, str]:
        """Return the names of the question's subjects, by topic."""
        speaker = self.choice.book.speaker(language, self.reader.names)
        things = {
            topic: speaker.thing(value)
            for topic, value in (self.choice.about or {}).items()
            if isinstance(value, str)
        }
        return {topic: forms[""] for topic, forms in things.items() if forms}

    def as_good(self, one: Sequence[str], other: Sequence[str]) -> bool:
        """Tell if the first answer may be taken when words fit both. It may if both read alike; or
        if only the other one has an explanation, and their names differ in numbers alone."""
        if self._together(one) == self._together(other):
            return True
        plainer = self.explained(one) == 0 < self.explained(other)
        return plainer and self._unnumbered(one) == self._unnumbered(other)

    def explained(self, keys: Sequence[str]) -> int:
        """Count the options whose labels contain an explanation, such as a price, besides the
        name."""
        return sum(bool(matching.split(self.labels[key])[1]) for key in keys)

    def _unnumbered(self, keys: Sequence[str]) -> list[list[str]]:
        shorter = (matching.words(matching.split(self.labels[key])[0]) for key in keys)
        return [[word for word in words if not word.isdigit()] for words in shorter]

    def _together(self, keys: Sequence[str]) -> list[str]:
        language, names = self.reader.t.language, self.reader.names
        options = {option.key: option for option in self.choice.options}
        return [options[key].together(language, names) for key in keys]

    # Meanings of typed words

    def exactly(self, words: Sequence[str], keys: Sequence[str]) -> str | None:
        """Return the option with exactly this label, the first one if several read alike."""
        return next((key for key in self._whole.get(tuple(words), ()) if key in keys), None)

    def fitting(self, words: Sequence[str], keys: Sequence[str]) -> list[tuple[float, str]]:
        """Return the options these words may mean, nearest first; of options that read alike, only
        one."""
        if len(words) == 1 and (key := self.by_key(words[0])) in keys:
            return [(0.0, key)]
        wanted = matching.words(" ".join(words))
        for language in self.languages:
            names = self.names(language)
            by_label: dict[str, tuple[float, str]] = {}
            for key in keys:
                far = distance(wanted, names[key])
                if far is not None:
                    by_label.setdefault(self.labels[key], (far, key))
            if by_label:
                return sorted(by_label.values(), key=lambda entry: entry[0])
        return []

    @property
    def languages(self) -> list[str]:
        """Return the languages, the reader's first."""
        return sorted(LANGUAGES, key=lambda language: language != self.reader.t.language)

    def by_key(self, word: str) -> str:
        """Return the option of a key, or of a menu number like ``#3``."""
        if word.startswith("#") and word[1:].isdecimal() and 0 < int(word[1:]) <= len(self.labels):
            return self.choice.keys[int(word[1:]) - 1]
        return word

    def refusing(self, words: Sequence[str]) -> Iterator[tuple[float, Refusal]]:
        """Yield the refused options that these words may mean, each with its distance."""
        wanted = matching.words(" ".join(words))
        for refusal in self.refused:
            if list(words) == [refusal.key]:
                yield 0.0, refusal
            elif (far := distance(wanted, self.refused_names[refusal.key])) is not None:
                yield far, refusal

    @cached_property
    def refused(self) -> list[Refusal]:
        return self.choice.refused

    @cached_property
    def refused_names(self) -> dict[str, list[Name]]:
        keys = [refusal.key for refusal in self.refused]
        called = [self.called(keys, language) for language in LANGUAGES]
        return {key: [*(Name.of(it[key]) for it in called), *self._instead(key)] for key in keys}

    def _instead(self, key: str) -> list[Name]:
        """Return the names that people type in place of this option's label."""
        return matching.instead(self.choice.book.id, key)

    def called(self, keys: Collection[str], language: str) -> dict[str, str]:
        return self.choice.called(keys, self.choice.book.speaker(language, self.reader.names))

    def reason(self, refusal: Refusal) -> str:
        """Return why a refused option is not legal now, with the rule's place."""
        t = self.reader.t
        said = self.choice.book.speaker(t.language, self.reader.names).say(refusal.reason)
        if not refusal.rule:
            return said
        return t("panel-refused", why=said, rule=cited(self.choice.book.id, refusal.rule, t))

    def nearest(self, words: Sequence[str], keys: Sequence[str]) -> list[str]:
        """Return options sharing something with the words, or else the first ones; all if they are
        few."""
        wanted = matching.words(" ".join(words))
        for language in self.languages:
            names = self.names(language)
            shared = {key: matching.shared(wanted, names[key]) for key in keys}
            most = max(shared.values(), default=0)
            if most and len(keys) <= SEEN:
                return sorted(keys, key=lambda key: -shared[key])
            if most:
                return [key for key in keys if shared[key] == most][:SEEN]
        return list(keys)[:SEEN]

    def listed(self, keys: Sequence[str]) -> str:
        """Return options as a list in a sentence."""
        return "; ".join(f"**{self.labels[key]}**" for key in keys[:SEEN])


def distance(wanted: Sequence[str], names: Sequence[Name]) -> float | None:
    distances = [matching.distance(wanted, name) for name in names]
    return min((far for far in distances if far is not None), default=None)


def alike(one: float, other: float) -> bool:
    return abs(one - other) < CLOSE
