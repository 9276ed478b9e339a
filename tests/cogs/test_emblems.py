"""Buttons and menus call people by their shape on the board, and by name."""

from itertools import product
from random import Random

import pytest

from cogs.pictures.emblems import SIGNS, with_emblems
from render.painters import PAINTERS
from rules import GAMES, new_game
from rules.play import random_decision
from sandbox.seen import Seen
from tests.bench import Bench, tries
from tests.cogs.playing import answer, called, finish_turn, live, open_panel, sit_down

PEOPLE = ["Mira", "Tobias", "Juno"]


@pytest.mark.parametrize("name", PAINTERS)
def test_everybody_has_a_shape_of_their_own(name: str) -> None:
    game, chance = new_game(name, seats=3, seed=b"shapes"), Random(1)
    for _ in range(30):
        random_decision(game, chance)
    for seat in (None, 0, 2):
        called = with_emblems(name, game.view(seat), PEOPLE)
        signs = [it.partition(" ")[0] for it in called]
        assert [it.partition(" ")[2] for it in called] == PEOPLE
        assert len(set(signs)) == 3
        assert set(signs) <= set(SIGNS.values())


@pytest.mark.parametrize("name", PAINTERS)
def test_from_the_first_moment_on_and_whatever_is_chosen_before(name: str) -> None:
    chance = Random(2)
    for number in range(12):
        mode = chance.choice([*GAMES[name].modes.values()])
        options = {setting.id: chance.choice(setting.values) for setting in mode.settings}
        game = new_game(
            name,
            seats=chance.choice(mode.seats),
            options={"mode": mode.id, **options},
            seed=b"%d" % number,
        )
        for _ in range(6):
            called = with_emblems(name, game.view(None), ["Mira"] * game.setup.seats)
            assert all(it.partition(" ")[0] in (*SIGNS.values(), "Mira") for it in called)
            random_decision(game, chance)


def test_nobody_has_one_before_it_is_chosen() -> None:
    assert (
        with_emblems("ryozen", new_game("ryozen", seats=3, seed=b"shapes").view(None), PEOPLE)
        == PEOPLE
    )


@pytest.mark.long
async def test_a_panel_shows_it(table: Bench) -> None:
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    chance, shown, again = Random(4), list[str](), tries("to choose among people")
    wanted = [" ".join(it) for it in product(SIGNS.values(), ("Anna", "Boris"))]
    while not any(it in label for it in wanted for label in shown):
        next(again)
        person = await called(table, thread)
        assert person is not None
        panel = await open_panel(person)
        shown = labels_in(panel)
        while "confirm" not in live(panel):
            panel = await answer(person, panel, chance)
            shown += labels_in(panel)
        await finish_turn(person, panel, chance)


def labels_in(panel: Seen) -> list[str]:
    menus = [label for menu in panel.selects for label in menu.options]
    return [*(one.label for one in panel.buttons), *menus]
