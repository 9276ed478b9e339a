"""Public calls tell nothing that only the asked seat knows."""

from collections import Counter
from random import Random

import pytest

from rules import GAMES, new_game
from rules.core import Choice, imagined
from rules.play import random_decision
from tables.base.position import AskedNext, Position

REAL = ("ryozen", "bonfire", "ghost_stories", "candelabria")
POSITIONS = 60  # positions in each game
WORLDS = 2
DECISIONS = 150  # decisions in a game
SOME = 0.2  # the share of next questions checked
PEOPLE = ("Anna", "Boris", "Clara")


def words(choice: Choice) -> str:
    return choice.question("en", PEOPLE)


def offered(choice: Choice) -> list[str]:
    return [option.label("en", PEOPLE) for option in choice.options]


def asked_next(choice: Choice, then: AskedNext) -> dict[str, list[str]]:
    return {key: offered(it) for key in choice.keys if (it := then.after((key,))) is not None}


@pytest.mark.parametrize("name", REAL)
def test_whoever_cannot_know_more_is_told_the_same(name: str) -> None:
    """The call reads the same if all is dealt anew that another seat cannot know."""
    assert name in GAMES
    game, chance, compared = new_game(name, seats=3, seed=b"in public"), Random(5), 0
    for _ in range(POSITIONS):
        if game.over:
            break
        told, known = Position(game).public_questions(), Position(game).open_options()
        for seat, choice in told.items():
            other = (seat + 1) % 3
            for world in range(WORLDS):
                twin = imagined(game, other, b"%d" % world)
                same = twin.choice_for(seat)
                assert same is not None
                assert words(same) == words(choice), choice
                if seat in known:
                    assert offered(same) == offered(choice), choice
                compared += 1
        random_decision(game, chance)
    assert compared > POSITIONS / 2


@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("two", 2)])
def test_what_lies_open_hangs_on_no_hand(mode: str, seats: int) -> None:
    """Public options and the question after each stay the same when hidden cards are dealt anew."""
    chance, compared = Random(1), Counter[str]()
    for number in range(3):
        seed = b"open %d" % number
        game = new_game("candelabria", seats=seats, options={"mode": mode}, seed=seed)
        while not game.over and len(game.line) < DECISIONS:
            for seat, then in Position(game).open_options().items():
                choice, twin = game.choice_for(seat), imagined(game, (seat + 1) % seats, b"1")
                same = twin.choice_for(seat)
                assert choice is not None
                assert same is not None
                assert offered(same) == offered(choice), choice
                if chance.random() < SOME:
                    after = Position(twin).open_options()[seat]
                    assert asked_next(same, after) == asked_next(choice, then)
                compared[choice.point] += 1
            random_decision(game, chance)
    assert len(compared) > 15


def test_a_hand_keeps_its_options_private() -> None:
    game, chance = new_game("candelabria", seats=3, seed=b"hands"), Random(1)
    hidden = 0
    for _ in range(POSITIONS):
        hidden += any(game.has_secrets(choice.seat) for choice in game.pending)
        known = Position(game).open_options()
        hands = [it for it in game.pending if game.has_secrets(it.seat) and it.seat in known]
        assert all(it.point in game.book.telling.open for it in hands)
        assert not any(choice.secret for choice in Position(game).public_questions().values())
        random_decision(game, chance)
    assert hidden
