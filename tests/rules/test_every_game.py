"""The promises of every game, in every mode and with every number of seats."""

import os
import subprocess
import sys
from random import Random

import pytest

import rules
from rules import promises
from rules.core import Choice, IllegalAnswer, Message
from rules.core.save import read, to_json
from rules.core.verify import verify
from rules.play import decisions, random_answer, random_decision, watch
from rules.promises import moments, position
from tests.marks import all_long_but
from tests.proof import PROOF_GAMES
from tests.rules.mentions import unknown_procedures
from tests.rules.variants import SAMPLED, Variant, every_game, every_variant, sampled

LANGUAGES = ("en", "ru")


@every_variant
def test_random_games_end_and_lose_nothing(variant: Variant) -> None:
    for seed in range(3):
        assert watch(variant.new(seed), Random(seed)) > 0


@pytest.mark.parametrize("game", all_long_but(["ghost_stories", *PROOF_GAMES], rules.GAMES))
def test_any_other_variant_ends_as_well(game: str) -> None:
    chance = Random(0)
    for seed in range(SAMPLED):
        variant = sampled(game, chance)
        assert watch(variant.new(seed), Random(seed)) > 0, variant.name


@pytest.mark.parametrize("game", rules.GAMES)
def test_every_step_on_the_agenda_exists(game: str) -> None:
    assert unknown_procedures(rules.GAMES[game]) == []


@pytest.mark.parametrize("game", rules.GAMES)
def test_commands_answer_questions_of_their_own_game(game: str) -> None:
    vocabulary = rules.GAMES[game].vocabulary
    assert vocabulary.game == game
    names = [action.name for action in vocabulary.actions]
    assert len(set(names)) == len(names)
    for action in vocabulary.actions:
        points = [*action.opening, *(it for own in action.parameters for it in own.points)]
        assert all(point.partition(".")[0] == game for point in points), action.name


@every_variant
def test_a_result_can_be_told(variant: Variant) -> None:
    """The reason, the rivals and the parts of a score have words in every language."""
    game = variant.midway(10_000)
    assert game.result is not None
    for language in LANGUAGES:
        speaker = game.book.speaker(language)
        if game.result.reason:
            assert speaker.say(Message(game.result.reason))
        for rival in game.result.rivals:
            assert speaker.thing(rival.side)


@every_variant
def test_options_are_unique_and_enough(variant: Variant) -> None:
    game = variant.new()
    for _ in moments(game, Random(1)):
        for choice in game.pending:
            assert len(set(choice.keys)) == len(choice.keys), choice
            assert 0 <= choice.least <= choice.most <= max(len(choice.keys), 1), choice
            assert choice.point.partition(".")[0] == variant.game
            rivals = game.book.modes[game.setup.mode].rivals
            assert choice.side in (f"seat:{choice.seat}", *(f"rival:{it}" for it in rivals))
            conditions = choice.conditions
            assert len(set(conditions)) == len(conditions)
            assert all(choice.holds(condition) in (True, False) for condition in conditions)
            for language in LANGUAGES:
                assert all(choice.book.speaker(language).thing(it) for it in conditions)


@every_variant
def test_a_game_is_the_same_twice(variant: Variant) -> None:
    first, second = variant.midway(10_000), variant.midway(10_000)
    assert to_json(first) == to_json(second)
    other = variant.midway(10_000, seed=1)
    assert to_json(first) != to_json(other)


PLAY_ALL = """
import hashlib
from tests.rules.variants import EVERY
from rules.core.save import to_json
whole = hashlib.sha256()
for variant in EVERY:
    whole.update(to_json(variant.midway(150)).encode())
print(whole.hexdigest())
"""


def test_a_game_does_not_depend_on_the_order_of_sets() -> None:
    digests = set()
    for seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", PLAY_ALL]
        run = subprocess.run(command, check=False, env=environment, capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        digests.add(run.stdout)
    assert len(digests) == 1


@every_variant
def test_saved_loaded_and_cloned_games_go_on_alike(variant: Variant) -> None:
    """At every moment such copies have the same position, and the same one after the next
    decision."""
    assert not [*promises.copies(variant.new(), Random(2))]


@every_variant
def test_answers_given_anew_count_alone(variant: Variant) -> None:
    """An answer changed while others still think leaves no trace of the earlier one."""
    game, chance = variant.new(), Random(9)
    while not game.over:
        if game.changeable and chance.random() < 0.7:
            choice = chance.choice(game.changeable)
            before = position(game)[0]
            game.answer(choice.seat, choice, random_answer(choice, chance))
            assert position(game)[0] == before
        else:
            random_decision(game, chance)
        for copy in (rules.load_game(to_json(game)), game.clone()):
            assert position(copy) == position(game)
            assert [copy.given(n) for n in range(variant.seats)] == [
                game.given(n) for n in range(variant.seats)
            ]
    assert verify(variant.book, read(to_json(game))).replayed


@every_variant
def test_simultaneous_answers_change_nothing_before_all_are_given(variant: Variant) -> None:
    game, chance = variant.new(), Random(10)
    while not game.over:
        before, several = position(game)[0], len(game.pending) > 1
        draws = len(game.flow.events)
        random_decision(game, chance)
        if several and game.pending and game.answered:
            assert position(game)[0] == before
            assert not game.revealed
            assert len(game.flow.events) == draws


@every_variant
def test_what_depends_on_something_hidden_is_asked_in_secret(variant: Variant) -> None:
    """In public, a question with one possible answer answers itself and would show what is
    hidden."""
    assert not [*promises.asking_in_secret(variant.new(), Random(13))]


@every_variant
def test_illegal_answers_change_nothing(variant: Variant) -> None:
    game, chance = variant.new(), Random(3)
    stale: Choice | None = None
    for number, _ in enumerate(moments(game, chance)):
        if game.over or number > 200:
            break
        choice, before = game.pending[0], to_json(game)
        wrong_seat = (choice.seat + 1) % (variant.seats + 1)
        attempts: list[tuple[int, Choice, list[str]]] = [
            (wrong_seat, choice, random_answer(choice, chance)),
            (choice.seat, choice, ["no such option"]),
            (choice.seat, choice, [choice.keys[0]] * 2 if choice.keys else ["x", "x"]),
        ]
        if len(choice.keys) > choice.most:
            attempts.append((choice.seat, choice, list(choice.keys)))
        if choice.least:
            attempts.append((choice.seat, choice, []))
        again = [(it.seat, it.asked, it.point) for it in game.changeable]
        outdated = stale is not None and stale.asked != choice.asked
        if stale and outdated and (stale.seat, stale.asked, stale.point) not in again:
            attempts.append((stale.seat, stale, list(stale.keys[: stale.least])))
        for seat, asked, keys in attempts:
            with pytest.raises(IllegalAnswer) as refused:
                game.answer(seat, asked, keys)
            assert str(refused.value)
            assert to_json(game) == before
        stale = choice


@every_variant
def test_undo_and_redo_lead_back(variant: Variant) -> None:
    assert not [*promises.undoing(variant.new(), Random(4))]


@every_variant
def test_undo_ends_where_anything_was_revealed(variant: Variant) -> None:
    game, chance = variant.new(), Random(5)
    for _ in decisions(game, chance):
        if game.revealed or game.shown:
            assert game.undo_limit(game.line[-1].seat) == len(game.line)
            with pytest.raises(IllegalAnswer):
                game.undo(game.line[-1].seat, len(game.line) - 1)


@every_variant
def test_views_hide_what_a_seat_cannot_know(variant: Variant) -> None:
    """Two positions that differ only in what a seat cannot know look the same to it."""
    assert not [*promises.hiding(variant.new(), Random(6))]


@every_variant
def test_without_a_barrier_nobody_learns_anything(variant: Variant) -> None:
    """Unless the core sets a barrier, a decision leaves possible all that a seat could not rule out
    before."""
    assert not [*promises.barriers(variant.new(), Random(7))]


@every_variant
def test_everything_can_be_said_in_both_languages(variant: Variant) -> None:
    assert not [*promises.saying(variant.new(), Random(8), LANGUAGES)]


@every_game
def test_the_whole_game_can_be_verified(variant: Variant) -> None:
    game = variant.midway(10_000)
    saved = read(to_json(game))
    verdict = verify(variant.book, saved)
    assert verdict.replayed
    assert verdict.decisions == len(game.line)
    assert verdict.draws == game.state.draws
