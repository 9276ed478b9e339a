"""Tests of Nomination Whist's rules. Each names the line of `nomination.txt` that it tests."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from emberboard_nomination import book
from emberboard_nomination.cards import legal, power
from emberboard_nomination.state import Played, State

from rules.core import Game, IllegalAnswer
from rules.core.stage import staged


def table(
    hands: Sequence[Sequence[str]],
    named: Sequence[int],
    trick: Sequence[tuple[int, str]] = (),
    agenda: Sequence[Sequence[Any]] = (),
    **options: Any,
) -> Game[State]:
    """Return a game with these hands and numbers named, and spades as trumps."""

    def arrange(s: State) -> None:
        given = [card for hand in hands for card in hand] + [card for _, card in trick] + ["s:2"]
        s.stock = [card for card in s.stock if card not in given]
        s.trump, s.size, s.dealer, s.leader = "s:2", max(map(len, hands)), len(hands) - 1, 0
        for seat, hand, number in zip(s.seats, hands, named, strict=True):
            seat.hand, seat.named = list(hand), number
        s.trick = [Played(seat, card) for seat, card in trick]

    return staged(
        book, len(hands), options=options, edit=arrange, agenda=[list(it) for it in agenda]
    )


def play(game: Game[State], seat: int, card: str) -> None:
    choice = game.choice_for(seat)
    assert choice is not None
    game.answer(seat, choice, [f"card:{card}"])


@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        (["h:2", "h:9", "c:4"], "h", ["h:2", "h:9"]),
        (["d:2", "c:4"], "h", ["d:2", "c:4"]),
        (["d:2", "c:4"], "", ["d:2", "c:4"]),
    ],
)
def test_the_suit_led_is_followed(hand: list[str], led: str, may: list[str]) -> None:
    """nomination.txt:9"""
    assert legal(hand, led) == may


def test_a_card_of_another_suit_is_refused_while_one_can_follow() -> None:
    """nomination.txt:9"""
    game = table([["h:5", "c:14"], ["h:9", "d:3"]], [0, 1], [(0, "h:10")], [["play", 1], ["win"]])
    choice = game.pending[0]
    assert list(choice.keys) == ["card:h:9"]
    assert [(it.key, it.rule) for it in choice.refused] == [("card:d:3", "nomination.txt:9")]
    with pytest.raises(IllegalAnswer):
        play(game, 1, "d:3")


@pytest.mark.parametrize(
    ("cards", "wins"),
    [
        (["h:10", "h:14", "d:14"], 1),
        (["h:10", "s:3", "h:14"], 1),
        (["h:10", "s:3", "s:4"], 2),
        (["h:10", "d:14", "c:14"], 0),
    ],
)
def test_the_highest_trump_or_the_highest_of_the_suit_led_wins(cards: list[str], wins: int) -> None:
    """nomination.txt:10"""
    powers = [power(card, "h", "s") for card in cards]
    assert powers.index(max(powers)) == wins


def test_the_winner_leads_and_the_last_card_plays_itself() -> None:
    """nomination.txt:11-12"""
    game = table([["h:5", "c:14"], ["h:9", "d:3"]], [0, 1], agenda=[["trick"]])
    play(game, 0, "h:5")
    play(game, 1, "h:9")  # then the three of diamonds leads, and the ace of clubs loses
    assert [seat.tricks for seat in game.state.seats] == [0, 2]
    assert game.state.size == 1


def test_a_word_that_is_kept_is_worth_ten() -> None:
    """nomination.txt:13-14"""
    game = table([["h:5"], ["h:9"], ["h:2"]], [0, 1, 1], agenda=[["trick"]])
    assert game.over
    assert game.result is not None
    assert game.result.scores == [10, 11, 0]
    assert game.result.ranking == [[1], [0], [2]]
    assert game.result.parts[1] == {"tricks": 1, "kept": 10}


def test_nobody_hears_another_before_all_have_spoken() -> None:
    """nomination.txt:6"""
    game = Game(book, book.setup(3, {}), b"words")
    game.start()
    first = game.pending[0]
    game.answer(first.seat, first, ["tricks:2"])
    assert [seat["named"] for seat in game.view(1)["seats"]] == [-1, -1, -1]
    while game.choice_for(first.seat) is None:
        choice = game.pending[0]
        if choice.point != "nomination.name":
            break
        game.answer(choice.seat, choice, ["tricks:0"])
    assert game.view(1)["seats"][first.seat]["named"] == 2


def test_the_dealer_may_not_make_the_sum_come_out() -> None:
    """nomination.txt:7"""
    game = Game(book, book.setup(2, {"naming": "in_turn", "cards": 3}), b"turn")
    game.start()
    first = game.pending[0]
    game.answer(first.seat, first, ["tricks:1"])
    choice = game.pending[0]
    assert choice.seat == game.state.dealer
    assert list(choice.keys) == ["tricks:0", "tricks:1", "tricks:3"]
    assert [it.key for it in choice.refused] == ["tricks:2"]
    assert choice.refused[0].rule == "nomination.txt:7"


def test_each_deal_is_a_card_smaller() -> None:
    """nomination.txt:2"""
    game = Game(book, book.setup(5, {"cards": 10}), b"deals")
    game.start()
    sizes = []
    while not game.over:
        if game.state.size not in sizes:
            sizes.append(game.state.size)
        choice = game.pending[0]
        game.answer(choice.seat, choice, [choice.keys[0]])
    assert sizes == list(range(10, 0, -1))


def test_a_seat_is_not_dealt_what_it_is_known_to_have_none_of() -> None:
    """A seat that did not follow hearts gets no hearts in other seats' imagined hands."""
    game = table([["h:5", "c:14"], ["c:9", "d:3"]], [0, 1], [(0, "h:10")], [["play", 1], ["win"]])
    play(game, 1, "d:3")
    assert game.state.seats[1].void == ["h"]
    for number in range(20):
        twin = book.decode(book.encode(game.state))
        book.redeal(twin, 0, Random(number).shuffle)
        assert not [card for card in twin.seats[1].hand if card.startswith("h")]
