"""Everything that Bonfire says is said in both languages, and no text is unused."""

from random import Random

import pytest

from rules.bonfire import book
from rules.bonfire.parts import TASKS, TOKENS
from rules.core import Game, Message
from tests.bonfire.lively import lively_answer, lively_game
from tests.bonfire.rare import rare_moments
from tests.rules.listening import Listener, alike_in_both_languages

COORDINATES = {
    "cell:2:3": "C2",
    "cell:0:4": "above D1",
    "cell:6:2": "below B5",
    "cell:2:0": "left of A2",
    "cell:3:8": "right of G3",
}
ELSEWHERE = (
    "unknown-",
    "worth-",
    "standing-",
    "until-",
    "aim-",
    "clock-",
)  # foresight, hints, decided answers


def test_both_languages_say_the_same() -> None:
    alike_in_both_languages("bonfire")


def random_games(listener: Listener) -> None:
    for seed in range(24):
        listener.game(lively_game(seed, 2 + seed % 3), Random(seed), lively_answer, share=0.2)
    for seed in range(6):
        poor = Game(book, book.setup(3, {"choose_city": True}), f"poor {seed}".encode())
        listener.game(poor, Random(seed), share=0.2)
    for seed in range(8):
        against_tom = Game(book, book.setup(1, {"mode": "handicap"}), f"tom {seed}".encode())
        listener.game(against_tom, Random(seed), lively_answer, share=0.3)


@pytest.mark.long
def test_all_is_said_and_nothing_is_unused() -> None:
    listener = Listener(book, r"bonfire\.ru\.txt:\d+")
    random_games(listener)
    for end in ("tom-beaten", "tom-ahead", "tom-level"):
        listener.hear(Message(end))
    for game in rare_moments():
        for choice in game.pending:
            listener.question(choice)
    for number in range(2, 8):
        pieces = "".join(f":{token}:1" for token in TOKENS[:number])
        listener.hear(Message("log-gained", {"seat": "seat:0", "gain": f"amounts{pieces}"}))
    for cell in COORDINATES:
        listener.hear(Message("ask-fate_way", {"cell": cell}))
    for task in TASKS:
        listener.hear(Message("log-lit", {"seat": "seat:1", "task": f"task:{task}"}))
    assert not list(listener.unused(*ELSEWHERE))


def test_cells_have_coordinates() -> None:
    """Columns have letters, and rows have numbers; outside is only the ring around."""
    for cell, name in COORDINATES.items():
        assert book.speaker("en").say(book.name(cell)) == name
