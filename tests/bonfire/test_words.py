"""Everything that people read exists in both languages, and nothing is there in vain."""

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

import locales
from rules.bonfire import book
from rules.bonfire.parts import TASKS, TOKENS
from rules.bonfire.state import State
from rules.core import Choice, Event, Game, Message
from rules.play import random_answer
from tests.bonfire.lively import lively_answer, lively_game, played
from tests.bonfire.rare import rare_moments

COORDINATES = {
    "cell:2:3": "C2",
    "cell:0:4": "above D1",
    "cell:6:2": "below B5",
    "cell:2:0": "left of A2",
    "cell:3:8": "right of G3",
}
FOLDER = Path(locales.__file__).parent

ELSEWHERE = ("unknown-", "worth-", "standing-", "until-")  # foresight, hints, decided answers


def texts(language: str) -> dict[str, str]:
    """The messages of a language by their ids."""
    source = (FOLDER / language / "bonfire" / "game.ftl").read_text("utf-8")
    found = re.split(r"^([a-z][\w-]*) =", source, flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


def test_both_languages_have_the_same_texts() -> None:
    english, russian = texts("en"), texts("ru")
    assert list(english) == list(russian)
    for id, text in english.items():
        attributes = re.compile(r"^    (\.\w+) =", re.MULTILINE)
        assert attributes.findall(text) == attributes.findall(russian[id]), id


class Listener:
    """Speaks, and remembers which messages it took."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.said: set[str] = set()
        self.times: Counter[str] = Counter()
        speak = locales.forms

        def listen(
            language: str, domain: str, id: str, args: Mapping[str, str | int]
        ) -> dict[str, str]:
            self.said.add(id)
            return speak(language, domain, id, args)

        patch.setattr(locales, "forms", listen)

    def bored(self, topic: str) -> bool:
        """Everything is heard often, but not every time."""
        self.times[topic] += 1
        return self.times[topic] > 15 and self.times[topic] % 20 > 0

    def say(self, message: Message) -> None:
        for language in locales.LANGUAGES:
            told = book.speaker(language, ["Ada", "Bo", "Cy", "Di"]).say(message)
            assert told
            assert not re.search(r"[{}]|\b\w+:\w+", told), told

    def hear(self, game: Game[State], events: list[Event], chance: Random) -> None:
        for event in events:
            if not self.bored(event.id):
                self.say(event.words)
        for choice in game.pending:
            if not self.bored(choice.point):
                self.ask(choice, chance)

    def ask(self, choice: Choice, chance: Random, most: int = 4) -> None:
        some = chance.sample(choice.options, min(most, len(choice.options)))
        for language in locales.LANGUAGES:
            assert choice.question(language)
            for option in some:
                assert option.label(language)
                option.more(language)
        refused = choice.refused
        for refusal in chance.sample(refused, min(most, len(refused))):
            assert refusal.key not in choice.keys
            assert re.fullmatch(r"bonfire\.ru\.txt:\d+", refusal.rule)
            self.say(refusal.reason)


def hear_random_games(listener: Listener) -> None:
    for seed in range(24):
        chance = Random(seed)
        game = lively_game(seed, 2 + seed % 3)
        for events in played(game, chance):
            listener.hear(game, events, chance)
    for seed in range(6):
        chance = Random(seed)
        poor = Game(book, book.setup(3, {"choose_city": True}), f"poor {seed}".encode())
        listener.hear(poor, poor.start(), chance)
        while poor.pending:
            choice = poor.pending[0]
            events = poor.answer(choice.seat, choice, random_answer(choice, chance))
            listener.hear(poor, events, chance)


def hear_games_against_tom(listener: Listener) -> None:
    for seed in range(8):
        chance = Random(seed)
        game = Game(book, book.setup(1, {"mode": "handicap"}), f"tom {seed}".encode())
        listener.hear(game, game.start(), chance)
        while game.pending:
            choice = game.pending[0]
            listener.hear(game, game.answer(0, choice, lively_answer(choice, chance)), chance)
            for id, args in game.view(0)["ahead"]:
                listener.say(Message(id, args))
    for end in ("tom-beaten", "tom-ahead", "tom-level"):
        listener.say(Message(end))


def test_everything_is_said_and_nothing_is_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener(monkeypatch)
    hear_random_games(listener)
    hear_games_against_tom(listener)
    for game in rare_moments():
        for choice in game.pending:
            listener.ask(choice, Random(0), most=100)
    for number in range(2, 8):
        pieces = "".join(f":{token}:1" for token in TOKENS[:number])
        listener.say(Message("log-gained", {"seat": "seat:0", "gain": f"amounts{pieces}"}))
    for cell in COORDINATES:
        listener.say(Message("ask-fate_way", {"cell": cell}))
    for task in TASKS:
        listener.say(Message("log-lit", {"seat": "seat:1", "task": f"task:{task}"}))
    elsewhere = {id for id in texts("en") if id.startswith(ELSEWHERE)}
    unheard = texts("en").keys() - listener.said - elsewhere
    assert not unheard, ", ".join(sorted(unheard))


def test_cells_have_coordinates() -> None:
    """Columns have letters, rows numbers; outside there is only the ring around."""
    for cell, name in COORDINATES.items():
        assert book.speaker("en").say(book.name(cell)) == name
