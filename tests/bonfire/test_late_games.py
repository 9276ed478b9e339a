"""Positions that wholly random games hardly ever see: the countdown, passing, many Bonfires."""

import re
from random import Random

import pytest

from rules.bonfire import book
from rules.bonfire.council import novices
from rules.bonfire.state import State
from rules.core import Choice, Game
from rules.core.save import load, read, to_json
from rules.core.words import Value
from rules.play import check, check_result
from tests.bonfire.stage import city, play, stage, tasks_on, told
from tests.bonfire.striving import striven, striving_game
from tests.marks import long

PEOPLE = ["Ada", "Bo", "Cy", "Di"]
LONGEST = 100  # characters of an option in a menu


@pytest.mark.parametrize(("seats", "threshold"), [(2, 7), long(3, 10), long(4, 13)])
def test_the_countdown_is_played_to_its_end(seats: int, threshold: int) -> None:
    """bonfire.ru.txt:680-687: it begins with so many novices; each token goes round once."""
    passed = 0
    for seed in range(5):
        game, chance, sent = striving_game(seed, seats), Random(seed), list[Value]()
        inventory = dict(book.inventory(game.state))
        for _, events in striven(game, chance):
            check(game, inventory)
            assert game.state.counting == (novices(game.state) >= threshold)
            passed += len(told(events, "passed"))
            sent += [event.args["value"] for event in told(events, "countdown")]
        check_result(game)
        assert sent == [5, 4, 3, 2, 1]
    assert passed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_late_positions_keep_the_promises_of_the_house(seats: int) -> None:
    """While the last rounds are played, games can be saved, undone and told, and hide their
    secrets."""
    game, chance, late = striving_game(4, seats), Random(4), 0
    for number, _ in enumerate(striven(game, chance)):
        if not game.state.counting or number % 7 or game.over:
            continue
        late += 1
        asked = game.pending[0]
        saved = load(book, read(to_json(game)))
        assert book.encode(saved.state) == book.encode(game.state)
        keeps_secrets(game, asked, chance)
        speaks(asked)
        goes_back(game, asked)
    assert late > 3


def keeps_secrets(game: Game[State], asked: Choice, chance: Random) -> None:
    twin = book.decode(book.encode(game.state))
    book.redeal(twin, asked.seat, chance.shuffle)
    assert book.view(twin, asked.seat) == book.view(game.state, asked.seat)
    other = Choice(book, twin, asked.seat, asked.point, asked.keys, about=asked.about)
    assert [option.words for option in other.options] == [option.words for option in asked.options]
    assert other.refused == asked.refused


def speaks(asked: Choice) -> None:
    for language in ("en", "ru"):
        assert asked.question(language, PEOPLE)
        for option in asked.options[:10]:
            assert option.label(language, PEOPLE)
            assert len(option.more(language, PEOPLE)) <= LONGEST


def goes_back(game: Game[State], asked: Choice) -> None:
    """Check that undoing and redoing leads to the same position."""
    limit, now = game.undo_limit(asked.seat), len(game.line)
    if limit < now:
        twin = game.clone()
        twin.undo(asked.seat, now - 1)
        twin.redo()
        assert twin.pending[0].keys == asked.keys
        assert book.encode(twin.state) == book.encode(game.state)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_action_says_what_it_is_for(language: str) -> None:
    """Each action's option has a second line about its cost and gain, which fits into a menu."""
    rich = stage(city(tokens={"ship": 1, "path": 1, "guardian": 1, "great_bonfire": 1, "gnome": 1},
                      goods={"flower": 9, "gold": 9}))  # fmt: skip
    for option in rich.pending[0].options:
        if option.key != "discard":
            assert 0 < len(option.more(language)) <= LONGEST, option.key


def test_the_first_trip_and_the_first_fire_say_that_they_lead_anywhere() -> None:
    """bonfire.ru.txt:478, 599."""

    def more(game: Game[State], key: str) -> str:
        return next(option.more("en") for option in game.pending[0].options if option.key == key)

    fresh = stage(city(ship="pier", tokens={"ship": 1, "great_bonfire": 1}))
    assert "any island" in more(fresh, "move_ship")
    assert "first" in more(fresh, "move_ship").lower()
    fresh.state.used = True
    fresh.state.seats[0].ship = "isle_pink"
    assert "each route" in more(fresh, "move_ship")
    assert "clockwise" in more(fresh, "use_great_bonfire")


def test_a_space_tells_the_crystal_that_lies_there() -> None:
    """bonfire.ru.txt:527: whoever chooses a space sees which crystals lie already."""
    game = stage(city(ship="isle_fruit_n", tokens={"task": 1}, goods={"gold": 4}, path=["path_11"]))
    play(game, "receive_task")
    while game.pending[0].point != "bonfire.space":
        game.answer(0, game.pending[0], game.pending[0].keys[:1])
    said = [option.label("en") for option in game.pending[0].options[:3]]
    assert said == ["Space 1 (2 points)", "Space 2 (3 points, red crystal)", "Space 3 (4 points)"]


def test_an_island_without_tasks_says_so() -> None:
    """bonfire.ru.txt:527: gifts lie where the tasks were."""
    bare = tasks_on("isle_fruit_n", "", "", givers=[0, 1])
    game = stage(bare, city(ship="isle_pink", tokens={"ship": 2}))
    play(game, "move_ship")
    said = {option.key: option.more("en") for option in game.pending[0].options}
    assert said["island:isle_fruit_n"] == "No tasks are left"
    assert said["island:isle_root_cw"].startswith("Tasks: ")
    worths = said["island:isle_root_cw"].removeprefix("Tasks: ").split(", ")
    assert all(re.fullmatch(r"(blue|red|yellow) [2-8]", worth) for worth in worths)
