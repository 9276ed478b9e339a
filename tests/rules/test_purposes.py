"""The aims that games declare, and the purposes of plans that are told from them."""

from random import Random
from typing import Any

import pytest

import rules
from rules.core import Aim, Game, Message
from rules.search import Level, advise
from rules.search.answers import candidates
from rules.search.levels import worlds_of
from rules.search.plans import Plan
from rules.search.purposes import Outlook, agreed, clock, ends_of, outlook
from tests.bonfire.stage import city, stage
from tests.rules.asking import twins
from tests.rules.variants import Variant, every_game

LITTLE = Level("little", tries=8, worlds=2, finalists=2)
LANGUAGES = ("en", "ru")


def aim(key: str, worth: float, turns: int = 0, said: str = "") -> Aim:
    return Aim(key, Message(said or f"aim-{key}"), worth, turns)


@every_game
def test_aims_and_the_time_left_can_be_said(variant: Variant) -> None:
    """Every aim has a key of its own, and a sentence in each language without gaps."""
    game, chance = variant.new(), Random(2)
    for number in range(240):
        if game.over:
            break
        if number % 12 == 0:
            for seat in range(game.setup.seats):
                told = list(game.book.aims(game.state, seat))
                assert len({it.key for it in told}) == len(told)
                words = [it.words for it in told]
                time = game.book.clock(game.state, seat)
                for language in LANGUAGES:
                    speaker = game.book.speaker(language)
                    for it in [*words, *([time] if time else [])]:
                        assert "{" not in speaker.say(it)
        choice = game.pending[0]
        game.answer(choice.seat, choice, chance.choice(candidates(choice, chance)))


@every_game
def test_what_a_seat_cannot_know_changes_no_advice(variant: Variant) -> None:
    game = variant.new()
    for seat, twin in twins(game, every=23, most=3):
        ours, theirs = (advise(it, seat, LITTLE, b"honest") for it in (game, twin))
        assert ours == theirs


def test_a_plan_serves_what_it_brings_nearer() -> None:
    near, far, lost = aim("near", 40), aim("far", 90, turns=3), aim("lost", 0)
    aims = {it.key: it for it in (near, far, lost)}
    plan = Outlook(aims, {"near": 12.0, "far": 1.0, "lost": -30.0})
    assert plan.serves == [near]
    idle = Outlook(aims, {"near": 0.0, "far": 0.0, "lost": 0.0})
    assert idle.serves == [far], "the worthiest one that is still ahead"
    assert Outlook({"near": near}, {"near": 0.0}).serves == []


def test_the_runner_up_puts_off_what_the_best_plan_serves_better() -> None:
    aims = {key: aim(key, 50) for key in ("a", "b", "c")}
    best = Outlook(aims, {"a": 20.0, "b": 30.0, "c": -5.0})
    other = Outlook(aims, {"a": 2.0, "b": 29.0, "c": -40.0})
    assert best.ahead_of(other) == [aims["a"]]
    assert best.reasons(other) == [aims["a"]]
    assert other.ahead_of(best) == []
    assert best.reasons(best) == [aims["b"], aims["a"]]


def test_what_worlds_disagree_on_is_told_as_most_of_them_have_it() -> None:
    found = [aim("a", 5, 2, "one"), aim("a", 9, 4, "other"), aim("a", 7, 3, "one")]
    assert agreed(found) == aim("a", 5, 3, "one")


def ready_to_light() -> Game[Any]:
    return stage(city(tasks={1: "blue_05"}, path=["path_01"], tokens={"path": 2}), seats=2)


def test_a_bonfire_that_burns_was_meant_to_be_lit() -> None:
    game = ready_to_light()
    assert "light_bonfire" in game.pending[0].keys
    worlds = worlds_of(game, 0, LITTLE, b"worlds")
    lit = Plan((("bonfire.turn", ("light_bonfire",)),), 0.0, 1)
    seen = outlook(worlds, ends_of(worlds, 0, lit, b"seed"), 0)
    (first, *_) = seen.serves
    assert first.words.id == "aim-light"
    assert first.words.args["number"] == 1
    assert first.turns == 0


def test_the_time_left_counts_the_novices_that_are_missing() -> None:
    told = clock(worlds_of(ready_to_light(), 0, LITTLE, b"worlds"), 0)
    assert told is not None
    assert told.id == "clock-novices"
    assert told.args["missing"] == 7


@pytest.mark.parametrize(
    ("cards", "said"), [(32, "Tom has 32 cards left."), (1, "Tom has one card left.")]
)
def test_time_is_said_as_people_say_it(cards: int, said: str) -> None:
    speaker = rules.GAMES["bonfire"].speaker("en")
    assert speaker.say(Message("clock-tom", {"cards": cards, "missing": 1})).startswith(said)
