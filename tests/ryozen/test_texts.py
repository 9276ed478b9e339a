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
from rules.ryozen.state import State
from rules.ryozen.story.parts import DECKS
from tests.ryozen.stage import A, B, Scene, Stage, alone, stage, tale

LANGUAGES = ("en", "ru")
LONGEST = 100  # letters; what fits a line of a menu
PEOPLE = ["Anna", "Boris", "Vera", "Gleb"]
GAMES = 8  # of each variant
LISTENING = 0.3  # the part of all questions that is spoken

ELSEWHERE = (
    "only-",
    "unknown-",
    "worth-",
    "standing-",
    "until-",
)  # foresight, hints, decided answers


def ended(staged: Stage, option: str) -> Stage:
    """With this option as the last one."""

    def chosen(s: State) -> None:
        assert s.story
        s.story.options.append(option)

    return staged.edit(chosen)


def ends() -> Iterator[Scene]:
    """Games against the Basilisk that end in each way, and the stories that are won."""
    for deck, told in DECKS.items():
        for option in told.acts[2].options:
            yield ended(tale(deck, 3), option.id).favour(A, 200).begin(["final_scoring"])
    for mine, first in ((30, A), (20, A), (20, B), (10, A)):
        staged = alone().goods(A).goods(B).favour(A, mine).favour(B, 20).first(first)
        yield staged.heralds(first, 1 - first).shards(1 - first, 1).begin(["final_scoring"])


def texts(language: str) -> set[str]:
    """The ids in the Fluent file."""
    path = locales.FOLDERS[0] / language / "ryozen" / "game.ftl"
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

    def ahead(self, game: Game[Any]) -> None:
        for id, args in game.view(None).get("ahead", ()):
            self.hear(Message(id, args))

    def question(self, choice: Choice) -> None:
        topic = choice.point.partition(".")[2]
        self.hear(Message(f"ask-{topic}", choice.about or {}))
        for option in choice.options:
            self.hear(option.words, short=True)
            if option.key.partition(":")[0] in book.nouns:
                self.hear(book.name(option.key))
        self.refusals(choice)

    def refusals(self, choice: Choice) -> None:
        for refusal in choice.refused:
            assert refusal.key not in choice.keys
            assert re.fullmatch(r"ryozen(-solo)?\.ru\.txt:\d+", refusal.rule)
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
            if "ahead-basilisk" not in listener.heard:
                listener.ahead(game)
            for settled in game.settled:
                listener.refusals(settled)
    for scene in ends():
        assert scene.game.result
        listener.hear(Message(scene.game.result.reason))
    listener.hear(book.name("enemy"))
    for key in (key for keys in book.milestones.values() for key in keys):
        listener.hear(book.name(key))
    won, lost = {"number": 50, "other": 40}, {"number": 40, "other": 50}
    listener.events([Event("outcome-won", {**won}), Event("outcome-lost", {**lost})])
    for scene in rare():
        listener.events(scene.events)
        listener.question(scene.choice)
    return listener.heard


def test_both_languages_have_the_same_texts() -> None:
    assert texts("en") == texts("ru")


def test_no_text_is_unused(heard: set[str]) -> None:
    elsewhere = {id for id in texts("en") if id.startswith(ELSEWHERE)}
    assert texts("en") - heard == elsewhere
