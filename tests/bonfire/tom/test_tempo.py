"""Tom's tempo: the score that automas expect of him, and its effect on the worth of a position."""

import pytest

from rules.bonfire import book
from rules.bonfire.scoring import score_now
from rules.bonfire.tom.tempo import USUAL, foreseen
from rules.bonfire.worth import POINT
from rules.search.chances import chances
from tests.bonfire.stage import board, city, stage
from tests.bonfire.tom.stage import deck, its, tom_has

EIGHT = ["tom_path"] * 8


def test_every_card_brings_something() -> None:
    """He has 32 cards in all; bonfire.ru.txt:767"""
    assert len(USUAL) == 1 + 4 * len(EIGHT)
    assert list(USUAL) == sorted(USUAL)


def test_his_last_cards_bring_most() -> None:
    first = stage(deck(*EIGHT), seats=1, mode="solo").state
    last = stage(deck(*EIGHT, run=4), seats=1, mode="solo").state
    assert foreseen(its(first), 0) == score_now(its(first).city)
    assert foreseen(its(first), 8) < foreseen(its(last), 8) / 2
    assert foreseen(its(last), 1.5) == pytest.approx(USUAL[25] / 2 + USUAL[26] / 2 - USUAL[24])
    assert foreseen(its(last), 99) == USUAL[32] - USUAL[24]


def test_a_position_is_worth_what_one_is_ahead_of_him() -> None:
    """Tom's points count against the position, and he is expected to score less if the countdown
    has begun."""
    held = city(tokens={"ship": 1}, supply=[])
    points = stage(held, tom_has(points=30), deck(*EIGHT), seats=1, mode="solo").state
    none = stage(held, deck(*EIGHT), seats=1, mode="solo").state
    assert book.worth(none, 0) - book.worth(points, 0) == 30 * POINT
    late = stage(held, deck(*EIGHT, run=4), seats=1, mode="solo").state
    ending = board(counting=True, stack=[2, 1])
    soon = stage(held, deck(*EIGHT, run=4), ending, seats=1, mode="solo").state
    assert book.prospects(soon, 0)["rival"] > book.prospects(late, 0)["rival"]


def test_the_chance_to_beat_him_looks_at_both() -> None:
    """Late in the game, with Tom's points the same, the chance to win grows with one's own
    points."""

    def told(own: int, his: int) -> float:
        held = city(tokens={"ship": 1}, points=own)
        edits = held, tom_has(points=his), deck(*EIGHT[:3], discard=EIGHT[3:], run=4)
        return chances(stage(*edits, seats=1, mode="solo"), 0.9)[0]

    assert told(20, 60) < 0.1 < told(50, 60) < told(90, 60) < told(120, 60)
    assert told(120, 60) > 0.9


def test_nobody_counts_tom_who_plays_against_others() -> None:
    assert "rival" not in book.prospects(stage(city(tokens={"ship": 1})).state, 0)
