"""A call may offer an option together with the question after it, in the words used when that
question is asked. The words are made after the copy of the game that found it was rolled back."""

from random import Random

import pytest

from rules import new_game
from rules.core import Choice
from rules.play import random_answer
from tables.base.position import Position

STEPS = 60


def read(choice: Choice | None) -> list[str]:
    return (
        []
        if choice is None
        else [choice.question("en"), *(it.label("en") for it in choice.options)]
    )


@pytest.mark.parametrize("name", ["ryozen", "bonfire", "candelabria", "ghost_stories"])
def test_what_is_asked_next_reads_as_it_will(name: str) -> None:
    game, chance, met = new_game(name, seats=2, seed=b"asked next"), Random(2), 0
    for _ in range(STEPS):
        if game.over:
            break
        for seat, asked in Position(game).open_options().items():
            choice = game.choice_for(seat)
            assert choice is not None
            found = {key: asked.after((key,)) for key in choice.keys if choice.most == 1}
            for key, then in found.items():
                if then is None:
                    continue
                twin = game.clone()
                mine = twin.choice_for(seat)
                assert mine is not None
                twin.answer(seat, mine, [key])
                assert read(then) == read(twin.choice_for(seat))
                met += 1
        choice = chance.choice(game.pending)
        game.answer(choice.seat, choice, random_answer(choice, chance))
    assert met
