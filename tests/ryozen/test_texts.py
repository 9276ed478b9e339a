"""Everything that Ryozen says, said in both languages."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import locales
from rules.core import Choice, Event, Game, Message, Words
from rules.core.words import Speaker
from rules.play import random_answer
from rules.ryozen import book
from tests.ryozen.stage import A, B, Scene, stage

LANGUAGES = ("en", "ru")
LONGEST = 100  # letters; what fits a line of a menu
PEOPLE = ["Anna", "Boris", "Vera", "Gleb"]
GAMES = 8  # of each variant
LISTENING = 0.3  # the part of all questions that is spoken


def texts(language: str) -> set[str]:
    """The ids in the Fluent file."""
    path = locales.FOLDERS[0] / language / "ryozen.ftl"
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
                assert not re.search(r"[{}]|  |\b(seat|spot|card|omen|text):", text), text
                assert not short or len(text) <= LONGEST, text

    def question(self, choice: Choice) -> None:
        topic = choice.point.partition(".")[2]
        self.hear(Message(f"ask-{topic}", choice.about or {}))
        for option in choice.options:
            self.hear(option.words, short=True)
            if option.key.partition(":")[0] in book.nouns:
                self.hear(book.name(option.key))
        for refusal in choice.refused:
            assert refusal.key not in choice.keys
            assert re.fullmatch(r"ryozen\.ru\.txt:\d+", refusal.rule)
            self.hear(refusal.reason)
            self.hear(choice.unknown(refusal.key).words)

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
    for seats, options in book.variants():
        for number in range(GAMES):
            seed = f"texts {number}".encode()
            yield Game(book, book.setup(seats, options), seed), Random(number)


def rare() -> Iterator[Scene]:
    """What random games hardly come to."""
    mercy = stage().put(B, "bard", "spot:gates:1").cards(A, "mercy_coral").begin(["place", A])
    yield mercy.take("hand:warrior", "spot:gates:2", "revealed", "spot:gates:1")
    yield mercy.take("resource:coin")
    built = ("owl_bay", "fire_cape", "craftsville", "stronghold", "town_hall", "bandit_den")
    altar = stage().villages(*built, "altar_tile").explorer(A, 7).begin(["altar", A])
    yield altar.take("village:7")
    yield (
        stage()
        .villages("craftsville")
        .explorer(A, 1)
        .hold(A, "pathfinder")
        .begin(["ability", A, "pathfinder", "spot:gates:1"])
    )
    nobody = stage().cards(A, "offering_wealth", "rainbow").begin(["turn", A])
    yield nobody


@pytest.fixture(scope="module")
def heard() -> set[str]:
    """What is said in random games of all kinds."""
    listener = Listener()
    for game, chance in games():
        listener.events(game.start())
        while not game.over:
            choice = game.pending[0]
            new = f"ask-{choice.point.partition('.')[2]}" not in listener.heard
            if new or chance.random() < LISTENING:
                listener.question(choice)
            listener.events(game.answer(choice.seat, choice, random_answer(choice, chance)))
    for scene in rare():
        listener.events(scene.events)
        listener.question(scene.choice)
    return listener.heard


def test_both_languages_have_the_same_texts() -> None:
    assert texts("en") == texts("ru")


def test_no_text_is_unused(heard: set[str]) -> None:
    elsewhere = {id for id in texts("en") if id.startswith("unknown-")}  # tests/rules
    assert texts("en") - heard == elsewhere
