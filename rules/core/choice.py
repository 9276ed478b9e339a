"""A question to one seat: its legal answers, and the reasons why others are refused."""

import re
from collections.abc import Collection, Generator, Iterable, Mapping, Sequence
from contextlib import suppress
from types import coroutine
from typing import Any

from msgspec import Struct

from .errors import IllegalAnswer
from .points import Points
from .words import Message, Refusal, Speaker, Value, Words


class Option:
    """One possible answer: its key, its name, and its target on the board."""

    __slots__ = ("choice", "key")

    def __init__(self, choice: "Choice", key: str) -> None:
        self.choice = choice
        self.key = key

    @property
    def words(self) -> Words:
        return self.choice.words(self.key)

    def label(self, language: str, people: Sequence[str] = ()) -> str:
        return self.choice.book.speaker(language, people).say(self.words)

    def forms(self, language: str, people: Sequence[str] = ()) -> Mapping[str, str]:
        """Return the label under "", and its other forms: ``more`` is a second line that explains,
        ``together`` names several equal options, ``chosen`` names the option once it is the answer,
        without the details needed for choosing."""
        return self.choice.book.speaker(language, people).forms(self.words)

    def more(self, language: str, people: Sequence[str] = ()) -> str:
        return self.forms(language, people).get("more", "")

    def together(self, language: str, people: Sequence[str] = ()) -> str:
        forms = self.forms(language, people)
        return forms.get("together", forms[""])

    def chosen(self, language: str, people: Sequence[str] = ()) -> str:
        forms = self.forms(language, people)
        return forms.get("chosen", forms[""])

    @property
    def target(self) -> str | None:
        """Return the key of the place or thing on the board that this option points at."""
        return self.choice.target(self.key)


class Choice(Struct, eq=False):
    """A question: the keys of its options, how many may be taken, and whether it is secret.

    ``seat`` answers the question. ``side`` is the side that it is decided for: the seat itself, or
    a rival that has no player.

    Words for people are made only on demand, so that games of automas spend no time on them.

    >>> from rules import new_game
    >>> game = new_game("ryozen", seats=2, seed=b"an evening")
    >>> choice = game.choice_for(0)
    >>> choice.point, choice.keys, choice.least, choice.most
    ('ryozen.first_player', ['seat:0', 'seat:1', 'chance'], 1, 1)
    >>> choice.question("en")
    'Who saw a phoenix last, real or imagined? That player begins.'
    >>> [option.label("en", ["Anna", "Boris"]) for option in choice.options]
    ['Anna', 'Boris', 'Let chance decide']
    """

    book: Points
    state: Any
    seat: int
    point: str
    keys: Sequence[str]
    least: int = 1
    most: int = 1
    about: Mapping[str, Value] | None = None
    secret: bool = False
    rival: str = ""  # the side of the rival that the seat decides for, if any
    asked: int = -1  # the question's number in the game
    made: tuple[Option, ...] | None = None
    barred: list[Refusal] | None = None
    kept: dict[str, Words] | None = None  # the options' words, made by ``keep``

    def __repr__(self) -> str:
        return f"<{self.point} to seat {self.seat}: {', '.join(self.keys)}>"

    @property
    def side(self) -> str:
        return self.rival or f"seat:{self.seat}"

    @property
    def options(self) -> tuple[Option, ...]:
        if self.made is None:
            self.made = tuple(Option(self, key) for key in self.keys)
        return self.made

    def question(self, language: str, people: Sequence[str] = ()) -> str:
        """Return the question in words. Some games ask in other words if it may be skipped."""
        return self._asking(language, people)[""]

    def declining(self, language: str, people: Sequence[str] = ()) -> str:
        """Return the effect of taking none of the options in words, or an empty string if the game
        has none for it."""
        return self._asking(language, people).get("skip", "")

    def _asking(self, language: str, people: Sequence[str]) -> Mapping[str, str]:
        topic = self.point.partition(".")[2]
        args = {**(self.about or {}), "least": self.least, "side": self.side}
        return self.book.speaker(language, people).forms(Message(f"ask-{topic}", args))

    def words(self, key: str) -> Words:
        """Return an option's name: the label registered for the point, or else the thing's name."""
        if self.kept and key in self.kept:
            return self.kept[key]
        own = self.book.labels.get(self.point)
        if own is not None:
            return own(self.state, self, key)
        return self.book.name(key)

    def called(self, keys: Collection[str], speaker: Speaker) -> dict[str, str]:
        """Return the names of keys that are no options here. Ignore a name that some option has
        too: a label made for options alone may confuse the two. Fall back on the bare key."""
        taken = {speaker.say(option.words) for option in self.options} if keys else set()
        return {key: self._called(key, speaker, taken) for key in keys}

    def _called(self, key: str, speaker: Speaker, taken: Collection[str]) -> str:
        for words in (self.words, self.book.name):
            try:
                said = speaker.say(words(key))
            except LookupError:
                continue
            if said not in taken:
                return said
        return re.sub("[:_]", " ", key)

    def target(self, key: str) -> str | None:
        """Return the thing on the board that an option points at: the one registered for the point,
        or else the option's own place."""
        own = self.book.pointers.get(self.point)
        return own(self.state, self, key) if own else self.book.target(key)

    @property
    def refused(self) -> list[Refusal]:
        """Return the illegal options that players are likely to try, with the reasons."""
        if self.barred is None:
            reasons = self.book.refusals.get(self.point)
            self.barred = list(reasons(self.state, self)) if reasons else []
        return self.barred

    def keep(self) -> None:
        """Make the words of all options now, before the position that they describe changes."""
        kept: dict[str, Words] = {}
        for key in (*self.keys, *(refusal.key for refusal in self.refused)):
            with suppress(LookupError):
                kept[key] = self.words(key)
        self.kept = kept

    def why(self, key: str) -> Refusal | None:
        """Return why this key is not among the options, if the rules can tell."""
        return next((refusal for refusal in self.refused if refusal.key == key), None)

    @property
    def usual(self) -> list[str] | None:
        """Return the answer that nearly everybody would give, or None if there is no such
        answer."""
        known = self.book.usuals.get(self.point)
        answer = known(self.state, self) if known is not None and not self.secret else None
        return None if answer is None else list(answer)

    @property
    def conditions(self) -> list[str]:
        """Return the conditions that a prepared answer may have. When ``until:...`` fails, the
        answer is dropped; other conditions are checked each time."""
        offered = self.book.conditional.get(self.point)
        return list(offered(self.state, self)) if offered else []

    @property
    def lasting(self) -> list[str]:
        """Return the options that mean the same each time this question is asked."""
        if self.point in self.book.passing:
            return []
        return [key for key in self.keys if (self.point, key) not in self.book.momentary]

    def holds(self, condition: str) -> bool:
        """Tell if a condition, one of ``conditions``, holds now."""
        return self.book.holding(self.state, self, condition)

    def check(self, keys: Iterable[str]) -> list[str]:
        """Return the answer as a list; raise IllegalAnswer if it is not legal."""
        answer = list(keys)
        if len(answer) == 1:
            if answer[0] in self.keys and self.most:
                return answer
        elif len(set(answer)) < len(answer):
            twice = next(key for key in answer if answer.count(key) > 1)
            raise self.illegal(Message("illegal-twice", {"key": f"“{twice}”"}))
        for key in answer:
            if key not in self.keys:
                raise self.unknown(key)
        if len(answer) < self.least:
            raise self.illegal(Message("illegal-few", {"least": self.least}))
        if len(answer) > self.most:
            raise self.illegal(Message("illegal-many", {"most": self.most}))
        return answer

    def unknown(self, key: str) -> IllegalAnswer:
        refusal = self.why(key)
        if refusal is not None:
            return self.illegal(refusal.reason, refusal.rule)
        return self.illegal(Message("illegal-unknown", {"key": f"“{key}”"}))  # as typed

    def illegal(self, words: Message, rule: str = "") -> IllegalAnswer:
        return IllegalAnswer(words, self.book.speaker("en").say(words), rule)


@coroutine
def key_of(choice: Choice) -> Generator[Choice, list[str], Any]:
    """Wait for the answer to a question and return its key, or None if it was declined."""
    answer = yield choice
    return answer[0] if answer else None


@coroutine
def keys_of(choice: Choice) -> Generator[Choice, list[str], list[str]]:
    """Wait for the answer to a question and return its keys."""
    return (yield choice)


@coroutine
def settled(answer: Any) -> Generator[Any, Any, Any]:
    """Return ``answer``, the only possible one, without waiting for anybody."""
    return answer
    yield
