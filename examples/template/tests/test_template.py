"""Tests of Template's rules."""

from emberboard_template import book

from rules.core import Game


def test_whoever_takes_the_last_stone_wins() -> None:
    game = Game(book, book.setup(2, {"stones": 15}), b"stones")
    game.start()
    for number in (3, 3, 3, 3, 3):
        choice = game.pending[0]
        game.answer(choice.seat, choice, [f"stones:{number}"])
    assert game.result is not None
    assert game.result.ranking == [[0], [1]]
