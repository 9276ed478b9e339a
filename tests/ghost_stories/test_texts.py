"""Everything that Ghost Stories says, said in both languages."""

import re
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

import locales
from rules.core import Choice, Event, Game, Message, Words
from rules.core.words import Speaker
from rules.ghost_stories import book
from rules.ghost_stories.danger import danger
from rules.ghost_stories.state import State
from rules.play import random_answer
from tests.ghost_stories import rare
from tests.ghost_stories.white_moon import rare as rare_moon

LANGUAGES = ("en", "ru")
LONGEST = 100  # letters; what fits a line of a menu
PEOPLE = ["Anna", "Boris", "Vera", "Gleb"]
GAMES = 260
LISTENING = 0.25  # the part of all questions that is spoken
KINDS = "seat|space|ghosts?|tile|board|taoist|tao|power|colour|face|pay|need|villager|family"


def texts(language: str) -> set[str]:
    """The ids in the Fluent file."""
    path = locales.FOLDERS[0] / language / "ghost_stories" / "game.ftl"
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE))


class Listener:
    """Hears everything, and remembers which messages were used."""

    def __init__(self) -> None:
        self.heard: set[str] = set()
        self.known: set[tuple[str, bool]] = set()
        self.speakers = [Recording(self.heard, language) for language in LANGUAGES]

    def hear(self, words: Words, *, short: bool = False) -> None:
        known = (repr(words), short)
        if known in self.known:
            return
        self.known.add(known)
        for speaker in self.speakers:
            for text in speaker.forms(words).values():
                assert text
                assert text == text.strip()
                assert not re.search(rf"[{{}}]|  |\b({KINDS}):\S", text), text
                assert not short or len(text) <= LONGEST, text

    def question(self, choice: Choice, s: State) -> None:
        topic = choice.point.partition(".")[2]
        self.hear(Message(f"ask-{topic}", {**(choice.about or {}), "least": choice.least}))
        for option in choice.options:
            self.hear(option.words, short=True)
        for refusal in choice.refused:
            assert refusal.key not in choice.keys
            assert re.fullmatch(r"(ghost-stories-white-moon\.ru\.txt:\d+)?", refusal.rule)
            self.hear(refusal.reason)
            self.hear(book.labels[choice.point](s, choice, refusal.key), short=True)
        if s.begun and s.living():
            for message in danger(s):
                self.hear(message)

    def events(self, events: list[Event]) -> None:
        for event in events:
            self.hear(event.words)


class Recording(Speaker):
    def __init__(self, heard: set[str], language: str) -> None:
        super().__init__(book.id, book.nouns, language, PEOPLE)
        self.heard = heard

    def forms(self, words: Words) -> dict[str, str]:
        if isinstance(words, Message):
            self.heard.add(words.id)
        return super().forms(words)


def games() -> Iterator[tuple[Game[Any], Random]]:
    """Games of all kinds of set-ups."""
    for number in range(GAMES):
        chance = Random(number)
        mode = [*book.modes.values()][number % len(book.modes)]
        options = {setting.id: chance.choice(setting.values) for setting in mode.settings}
        setup = book.setup(1 + number % 4, {"mode": mode.id, **options})
        yield Game(book, setup, f"texts {number}".encode()), chance


@pytest.fixture(scope="module")
def heard() -> set[str]:
    """What is said in random games of all kinds, and where they hardly come to."""
    listener = Listener()
    for game, chance in games():
        listener.events(game.start())
        while not game.over:
            choice = game.pending[0]
            new = f"ask-{choice.point.partition('.')[2]}" not in listener.heard
            if new or chance.random() < LISTENING:
                listener.question(choice, game.state)
            listener.events(game.answer(choice.seat, choice, random_answer(choice, chance)))
    for scene in chain(rare.rare(), rare_moon.rare()):
        listener.events(scene.events)
        if scene.game.pending:
            listener.question(scene.choice, scene.s)
    return listener.heard


def test_both_languages_have_the_same_texts() -> None:
    assert texts("en") == texts("ru")


def test_no_text_is_unused(heard: set[str]) -> None:
    elsewhere = {id for id in texts("en") if id.startswith(("unknown-", "reason-"))}
    assert texts("en") - heard == elsewhere


def test_every_way_to_end_has_its_reason() -> None:
    reasons = {id for id in texts("en") if id.startswith("reason-")}
    assert {f"log-{id}" for id in reasons} <= texts("en")
