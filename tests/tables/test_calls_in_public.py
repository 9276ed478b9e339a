"""What a call says in public: nothing that only the seat that is asked knows."""

from random import Random

import pytest

from rules import GAMES, new_game
from rules.core import Choice
from rules.play import random_decision
from tables.pages import open_options, public_questions

REAL = ("ryozen", "bonfire", "ghost_stories", "candelabria")
POSITIONS = 60  # of each game
WORLDS = 2
PEOPLE = ("Anna", "Boris", "Clara")


def words(choice: Choice) -> str:
    return choice.question("en", PEOPLE)


def offered(choice: Choice) -> list[str]:
    return [option.label("en", PEOPLE) for option in choice.options]


@pytest.mark.parametrize("name", REAL)
def test_whoever_cannot_know_more_is_told_the_same(name: str) -> None:
    """In each world that looks alike to another seat, the call would read the same."""
    assert name in GAMES
    game, chance, compared = new_game(name, seats=3, seed=b"in public"), Random(5), 0
    for _ in range(POSITIONS):
        if game.over:
            break
        told, known = public_questions(game), open_options(game)
        for seat, choice in told.items():
            other = (seat + 1) % 3
            for world in range(WORLDS):
                twin = game.imagined(other, b"%d" % world)
                same = twin.choice_for(seat)
                assert same is not None
                assert words(same) == words(choice), choice
                if seat in known:
                    assert offered(same) == offered(choice), choice
                compared += 1
        random_decision(game, chance)
    assert compared > POSITIONS / 2


def test_a_hand_keeps_its_options_private() -> None:
    game, chance = new_game("candelabria", seats=3, seed=b"hands"), Random(1)
    hidden = 0
    for _ in range(POSITIONS):
        hidden += any(game.has_secrets(choice.seat) for choice in game.pending)
        assert not [seat for seat in open_options(game) if game.has_secrets(seat)]
        assert not any(choice.secret for choice in public_questions(game).values())
        random_decision(game, chance)
    assert hidden
