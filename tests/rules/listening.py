"""Collects all that a game says, in both languages, and remembers which messages were used."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any

import locales
from rules.core import Choice, Event, Game, Message, Rulebook, Words
from rules.core.words import Speaker
from rules.play import random_answer
from tests.languages import LANGUAGES

LONGEST = 100  # characters in a menu's line
PEOPLE = ["Anna", "Boris", "Vera", "Gleb", "Daria"]
OFTEN = 12  # full checks for each kind of question; afterwards samples
SHARE = 0.3
Answer = Callable[[Choice, Random], list[str]]


def texts(game: str, language: str) -> dict[str, str]:
    """Return the messages of the game's Fluent file by their ids."""
    source = (locales.FOLDERS[0] / language / game / "game.ftl").read_text("utf-8")
    found = re.split(r"^([a-z][\w-]*) =", source, flags=re.MULTILINE)
    ids = found[1::2]
    assert len(set(ids)) == len(ids)
    return dict(zip(ids, found[2::2], strict=True))


def alike_in_both_languages(game: str) -> None:
    """Check that both languages have the same messages in the same order, with the same forms."""
    english, russian = texts(game, "en"), texts(game, "ru")
    assert list(english) == list(russian)
    attributes = re.compile(r"^    \.(more|together|effect|also) =", re.MULTILINE)
    for id, text in english.items():
        assert attributes.findall(text) == attributes.findall(russian[id]), id


class Recording(Speaker):
    def __init__(self, book: Rulebook[Any], heard: set[str], language: str) -> None:
        super().__init__(book.id, book.nouns, language, PEOPLE)
        self.heard = heard

    def forms(self, words: Words) -> Mapping[str, str]:
        if isinstance(words, Message):
            self.heard.add(words.id)
        return super().forms(words)


class Listener:
    """Collects a game's sentences; ``places`` is the pattern of its references to the rules."""

    def __init__(self, book: Rulebook[Any], places: str) -> None:
        self.book = book
        self.places = re.compile(places)
        self.raw = re.compile(rf"[{{}}]|  |\b(seat|{'|'.join(book.nouns)}):\w")
        self.heard: set[str] = set()
        self.asked: Counter[str] = Counter()
        self.refused: set[str] = set()
        self.known: set[tuple[str, bool]] = set()
        self.speakers = [Recording(book, self.heard, language) for language in LANGUAGES]

    def hear(self, words: Words, *, short: bool = False) -> None:
        known = (repr(words), short)
        if known in self.known:
            return
        self.known.add(known)
        for speaker in self.speakers:
            for form, text in speaker.forms(words).items():
                assert text
                assert text == text.strip()
                assert not self.raw.search(text), text
                assert not short or form == "listed" or len(text) <= LONGEST, text

    def question(self, choice: Choice) -> None:
        self.asked[choice.point] += 1
        topic = choice.point.partition(".")[2]
        args = {**(choice.about or {}), "least": choice.least, "side": choice.side}
        self.hear(Message(f"ask-{topic}", args))
        for option in choice.options:
            self.hear(option.words, short=True)
        self.refusals(choice)

    def refusals(self, choice: Choice) -> None:
        for refusal in choice.refused:
            assert refusal.key not in choice.keys
            assert self.places.fullmatch(refusal.rule), refusal.rule
            self.hear(refusal.reason)
            if (refused := f"{choice.point}: {refusal.key}") in self.refused:
                continue
            self.refused.add(refused)
            for speaker in self.speakers:
                called = choice.called([refusal.key], speaker)[refusal.key]
                raw = re.sub("[:_]", " ", refusal.key)
                assert speaker.language == "en" or called != raw, refused

    def events(self, events: Iterable[Event]) -> None:
        for event in events:
            self.hear(event.words)

    def warnings(self, game: Game[Any]) -> None:
        """Collect the dangers, and the next steps of a side without a person."""
        view = game.view(None)
        for id, args in (*view.get("danger", ()), *view.get("announced", ())):
            self.hear(Message(id, args))

    def game(
        self, game: Game[Any], chance: Random, answer: Answer = random_answer, share: float = SHARE
    ) -> None:
        """Collect everything to the game's end, from its set-up if it has not begun."""
        game.explains = game.flow.explains = True
        self.events(() if game.marks else game.start())
        while game.pending:
            choice = game.pending[0]
            if self.asked[choice.point] < OFTEN or chance.random() < share:
                self.question(choice)
                self.warnings(game)
            self.events(game.answer(choice.seat, choice, answer(choice, chance)))
            for settled in game.settled:
                self.refusals(settled)
        assert game.result
        if game.result.reason:
            self.hear(Message(game.result.reason))

    def unused(self, *elsewhere: str) -> Iterator[str]:
        """Yield the messages that were never used, except those that begin like one of these."""
        for id in texts(self.book.id, "en"):
            if id not in self.heard and not id.startswith(elsewhere):
                yield id
