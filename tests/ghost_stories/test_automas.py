"""The habits of practised players and the odds they reckon with, as automas use them."""

from random import Random

import pytest
from msgspec.structs import replace

from rules import new_game
from rules.ghost_stories import book
from rules.ghost_stories.odds import covers
from rules.match import by_habit
from rules.search import LEVELS, decide, to_follow
from tests.ghost_stories.stage import Scene, stage
from tests.ghost_stories.white_moon.stage import moon


def habit(scene: Scene) -> list[str]:
    """Return the answer that habit gives to the question at hand."""
    choice = scene.choice
    return list(book.habits[choice.point](scene.s, choice))


@pytest.mark.parametrize(
    ("wanted", "dice", "again", "expected"),
    [
        ((), 0, False, 1.0),
        ((1,), 3, False, 1 - (2 / 3) ** 3),  # its colour, or white
        ((2,), 3, False, 7 / 27),
        ((1,), 1, True, 1 - (2 / 3) ** 2),
        ((1, 1), 2, False, 7 / 36),  # both colours, either of them and a white, or two whites
        ((4,), 3, False, 0.0),
    ],
)
def test_odds(wanted: tuple[int, ...], dice: int, again: bool, expected: float) -> None:
    assert covers(wanted, dice, True, again) == pytest.approx(expected)


def test_white_faces_can_be_worthless() -> None:
    assert covers((1,), 1, False, False) == pytest.approx(1 / 6)


def test_the_sure_exorcism_is_gone_for() -> None:
    """A red token suffices against the Skinner; another exorcism would also need lucky dice."""
    prepared = stage().ghost("N1", "skinner").ghost("E3", "zombie_1")
    scene = prepared.no_yin_yang("red").circle("blue").yang("red")
    assert habit(scene) == ["tile:herbalist_shop"]
    assert habit(scene.take("tile:herbalist_shop")) == ["exorcise"]


def test_buddhas_are_placed_when_all_else_is_done() -> None:
    scene = stage().at("blue", "e").holds_buddha("blue").yang("blue")
    while (answer := habit(scene)) and not answer[0].startswith("buddha:"):
        scene.take(answer[0])
    assert answer == ["buddha:E2"]


def test_ghosts_arrive_where_they_do_least_harm() -> None:
    """Bad ghosts go onto a Buddha."""
    scene = stage().buddha_on("N3").top("raging_one").begin(["arrival"])
    assert habit(scene) == ["space:N3"]


def test_the_uncatchable_is_put_where_it_can_be_fought() -> None:
    scene = stage().buddha_on("N3").top("uncatchable").begin(["arrival"])
    assert habit(scene) == ["space:N3"]


def test_tokens_are_kept_for_ghosts_in_play() -> None:
    scene = stage().ghost("E2", "rotten_soul_1").at("blue", "c").yang("blue").take("help")
    assert habit(scene) == ["tao:green"]


@pytest.mark.parametrize("mode", ["base", "white_moon"])
def test_whole_games_are_played_out_of_habit(mode: str) -> None:
    game = new_game("ghost_stories", seats=3, seed=b"habit", options={"mode": mode})
    chance = Random(1)
    while not game.over:
        choice = game.pending[0]
        game.answer(choice.seat, choice, by_habit(game, choice, chance))
    assert game.state.round > 4  # random play seldom gets further


def test_automas_take_the_corner_where_two_can_be_exorcised() -> None:
    prepared = stage().ghost("N1", "skinner").ghost("E3", "fungus_thing").ghost("S2", "sticky_feet")
    prepared.at("green", "c").tao("green", red=1, green=2).no_yin_yang("green")
    scene = prepared.begin(["yang"], ["end_turn"], active="green")
    seat = scene.choice.seat
    best, *others = decide(scene.game, seat, LEVELS["friendly"], b"corner")
    assert best.answers[0] == ("ghost_stories.yang", ("tile:herbalist_shop",))
    assert best.answers[1] == ("ghost_stories.yang", ("exorcise",))
    assert best.tries >= max(plan.tries for plan in others)
    assert to_follow(scene.game, best) == [best.answers[0]]  # its plan covers the exorcism, too


def test_what_one_usually_does_is_rehearsed_to_the_end() -> None:
    """Even with few rehearsals, the usual answer is among the two best plans for each of eight
    seeds."""
    prepared = stage().ghost("N1", "skinner").ghost("E2", "great_putrid").ghost("S2", "sticky_feet")
    scene = prepared.at("green", "c").begin(["yang"], ["end_turn"], active="green")
    usual = ("ghost_stories.yang", tuple(habit(scene)))
    few = replace(LEVELS["friendly"], rehearsals=8)
    for number in range(8):
        plans = decide(scene.game, scene.choice.seat, few, bytes([number]))
        assert len(plans) > 4
        assert usual in [plan.answers[0] for plan in plans[:2]]


def test_devourers_are_sent_away_before_others() -> None:
    there = moon().ghost("N1", "night_pack").ghost("S1", "zombie_1").at("green", "w")
    scene = there.yang("green").take("help")
    assert habit(scene) == ["space:N1"]
