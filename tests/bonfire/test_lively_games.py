"""Games that are played to their end: nothing is lost or leaks, and the parts of a score add up."""

from random import Random

import pytest

from rules.bonfire import book
from rules.core import Choice
from rules.core.save import to_json
from rules.play import check, check_result
from tests.bonfire.lively import lively_answer, lively_game, played
from tests.marks import long


@pytest.mark.parametrize("seats", [2, long(3), long(4)])
def test_nothing_is_created_or_lost(seats: int) -> None:
    counted_down = 0
    for seed in range(6):
        game = lively_game(seed, seats)
        inventory = dict(book.inventory(game.state))
        for _ in played(game, Random(seed)):
            check(game, inventory)
        check_result(game)
        counted_down += game.state.counting
    assert counted_down


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_sees_more_than_he_may(seats: int) -> None:
    """Views and questions stay the same if the piles and face-down gifts are others."""
    game, chance = lively_game(3, seats), Random(3)
    for number, _ in enumerate(played(game, chance)):
        if number % 7:
            continue
        twin = book.decode(book.encode(game.state))
        book.redeal(twin, 0, chance.shuffle)
        assert book.view(twin, 0) == book.view(game.state, 0)
        for asked in game.pending:
            said = [option.words for option in asked.options], asked.refused
            other = Choice(book, twin, asked.seat, asked.point, asked.keys, about=asked.about)
            assert ([option.words for option in other.options], other.refused) == said


def test_a_copy_goes_on_alike() -> None:
    game, chance = lively_game(5, 3), Random(5)
    for number, _ in enumerate(played(game, chance)):
        if number % 11 or game.over:
            continue
        twin = game.clone()
        choice = twin.pending[0]
        assert choice.keys == game.pending[0].keys
        answer = lively_answer(choice, Random(number))
        twin.answer(choice.seat, choice, answer)
        third = game.clone()
        third.answer(choice.seat, third.pending[0], answer)
        assert book.encode(twin.state) == book.encode(third.state)
    assert to_json(game)


def test_worth_grows_with_what_one_has() -> None:
    """Simple bots rely on it."""
    game = lively_game(1, 2)
    before = book.worth(game.state, 0)
    for _ in played(game, Random(1)):
        pass
    assert book.worth(game.state, 0) != before
    poorer = book.worth(game.state, 0)
    game.state.seats[0].points += 3
    assert book.worth(game.state, 0) == poorer + 30
