"""Tom's turn: its card, its masters, and its effects."""

import pytest

from rules.bonfire import book
from rules.bonfire.parts import GNOMES
from rules.bonfire.state import LYING, NEUTRAL
from rules.core import Event, Message
from tests.bonfire.stage import Edit, board, city, play, stage, told
from tests.bonfire.tom.stage import (
    FIVE,
    FRUIT,
    HERB,
    SIX,
    against_tom,
    deck,
    drawn,
    its,
    tom,
    tom_has,
)


def test_tom_plays_after_each_turn() -> None:
    """bonfire.ru.txt:725"""
    game = stage(
        city(tokens={"ship": 4}, ship="isle_pink"), *drawn("tom_guardian", "tom_guardian"),
        seats=1, mode="solo",
    )  # fmt: skip
    events = play(game, "move_ship", "island:isle_root_cw", "pay:ship:1")
    assert [event.args["card"] for event in told(events, "tom_card")] == ["tom_card:tom_guardian"]
    assert its(game.state).discard == ["tom_guardian"]
    assert game.pending[0].seat == 0
    assert game.pending[0].point == "bonfire.turn"


def test_the_discarded_cards_become_the_next_run() -> None:
    """bonfire.ru.txt:725"""
    game = against_tom(deck(discard=["tom_path", "tom_guardian"]), chance={"tom": [1]})
    assert its(game.state).discard == ["tom_guardian"] or its(game.state).discard == ["tom_path"]
    assert sorted([*its(game.state).deck, *its(game.state).discard]) == ["tom_guardian", "tom_path"]
    assert its(game.state).run == 2


@pytest.mark.parametrize(
    ("card", "turns_up"),
    [
        ("tom_masters", True),
        ("tom_path", True),
        ("tom_task_most", True),
        ("tom_task_least", True),
        ("tom_guardian", False),
        ("tom_great_bonfire", False),
    ],
)
def test_which_cards_turn_up_a_master(card: str, turns_up: bool) -> None:
    """bonfire.ru.txt:731"""
    game = against_tom(*drawn(card, masters=[""] * 6))
    assert game.state.master_discard == [HERB] * turns_up


def test_the_discarded_masters_become_the_pile_to_turn_up() -> None:
    """bonfire.ru.txt:761"""
    game = against_tom(
        deck("tom_path"),
        board(master_pile=[], master_discard=[HERB], offer=["path_05", "path_01"] * 2),
    )
    assert game.state.master_discard == [HERB]
    assert tom(game).path == ["start", "path_05", "path_05"]


def test_the_discarded_masters_become_the_pile_to_refill() -> None:
    """bonfire.ru.txt:761: the same happens when the person recruits from the row."""
    game = stage(
        city(tokens={"gnome": 2}, goods={"herb": 1}),
        board(masters=[HERB, FRUIT], master_pile=[], master_discard=["master_18"]),
        deck("tom_guardian"),
        seats=1,
        mode="solo",
    )
    play(game, "recruit_gnome", f"gnome:{HERB}", "price:2:1", "pay:gnome:2", "pay:herb:1")
    assert game.state.masters == ["master_18", FRUIT]
    assert game.state.master_discard == []


def test_tom_sends_a_neutral_novice() -> None:
    """bonfire.ru.txt:757: his novice lies on the cell, and the person may send another one
    there."""
    cells: list[list[int]] = [[0], [0], [], [0], [0], [0], [0], [0]]
    game = against_tom(
        tom_has(guardians={"own": 0, "pink": 0, "grey": 0, "brown": 0}),
        deck("tom_guardian"),
        board(council=cells),
        city(gnomes=[1, 2, 3, 4, 6, 8], tokens={"ship": 1}),
    )
    assert game.state.council[2] == [LYING]
    assert tom(game).points == 1
    assert "common_guardians" not in game.state.waiting
    play(game, "bonus:common_gnomes", "council:2", "take_point")
    assert game.state.council[2] == [LYING, NEUTRAL]


def test_tom_sends_all_that_he_may() -> None:
    """bonfire.ru.txt:757"""
    game = against_tom(
        tom_has(guardians=FIVE, gnomes=SIX, notches=range(1, 8)),
        deck("tom_guardian"),
        board(waiting=["common_guardians", "common_gnomes", "common_tasks"]),
    )
    assert sum(cell.count(LYING) for cell in game.state.council) == 2
    assert game.state.waiting == ["common_tasks"]
    assert tom(game).points == 3 + 2


def test_the_events_of_toms_turn_name_him() -> None:
    """Readers of the story must know who acted."""
    game = stage(
        city(tokens={"ship": 4}, ship="isle_pink"),
        tom_has(guardians={key: 0 for key in FIVE if key != "blue"}),
        *drawn("tom_guardian"),
        seats=1,
        mode="solo",
    )
    events: list[Event] = play(game, "move_ship", "island:isle_root_cw", "pay:ship:1")
    his = [event.id for event in events if event.args.get("seat") == "rival:tom"]
    assert his == ["tom_card", "welcomed", "common", "bonus", "novice", "points"]


def test_gnomes_removed_ask_for_gold() -> None:
    """bonfire.ru.txt:713"""
    assert [id for id, gnome in GNOMES.items() if gnome.cost == "gold"] == [
        "master_05", "master_14", "master_23",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (
            deck("tom_path", "tom_guardian", "tom_path", discard=["tom_masters"]),
            "Tom's next card is one of “Guardian”, “Path” ×2.",
        ),
        (deck("tom_path", discard=["tom_masters"]), "Tom's next card is “Path”."),
        (
            deck(discard=["tom_path"], run=2),
            "Next, Tom shuffles all his cards: run 3 of 4 begins.",
        ),
        (deck(discard=["tom_path"], run=4), ""),
    ],
)
def test_what_tom_may_turn_up_next_is_known_but_for_the_order(edit: Edit, said: str) -> None:
    view = stage(city(tokens={"ship": 4}, ship="isle_pink"), edit, seats=1, mode="solo").view(0)
    speaker = book.speaker("en")
    assert "".join(speaker.say(Message(id, args)) for id, args in view["announced"]) == said
