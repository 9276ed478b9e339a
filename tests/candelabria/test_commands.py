"""Moves of The Curse of Candelabria as people type them."""

import pytest

from rules import new_game
from tests.candelabria.stage import ASH, KNIGHTS, NOVA, SATORES, stage
from tests.cogs.lines import completed, means, no_plan, offered, planned, refusal

TURN = "candelabria.turn"
EMBER = "ash_candle_1"  # Ember Herald: 1 VP, a tactics card


def test_a_deployment_in_one_command() -> None:
    game = stage().begin(["turn", 0]).game
    answers = [[f"deploy:{EMBER}"], ["role:pilgrim"]]
    assert planned(game, "deploy", card="ember herald", role="pilgrim") == answers
    assert planned(game, "deploy", "ru", card="вестник", role="пилигрим") == answers
    taken = planned(game, "deploy", card="ember", role="pilgrim", effects="#2")
    assert taken == [*answers, ["display:2"]]


def test_a_manoeuvre_in_one_command() -> None:
    game = stage().begin(["turn", 0]).game
    answers = [[f"manoeuvre:{EMBER}"], ["castle:ash"], ["territory:r8_mine"]]
    assert planned(game, "manoeuvre", card="ember", figure="castle", to="mine 8") == answers
    given = {"card": "вестник", "figure": "замок", "to": "шахта 8"}
    assert planned(game, "manoeuvre", "ru", **given) == answers
    assert completed(game, "manoeuvre", "to", card="ember", figure="castle") == [
        "Mine 8", "Barracks 8",
    ]  # fmt: skip


def test_cards_over_the_slots_of_the_war_board() -> None:
    """A card named for the right slot alone leaves the left one open."""
    board = stage().flames(SATORES, "r8_mine").tactics(ASH, "tactic_01", "tactic_02")
    game = board.tactics(SATORES, "tactic_01").fight(8).game
    both = [["tactic:tactic_02"], ["tactic:tactic_01"]]
    assert planned(game, "commit", left="blaze", right="smother") == both
    assert planned(game, "commit", right="blaze") == [[], ["tactic:tactic_02"]]
    assert planned(game, "commit", left="blaze") == [["tactic:tactic_02"]]


def test_where_a_flame_goes() -> None:
    board = stage(ASH, SATORES, NOVA, KNIGHTS).flames(ASH, "r7_mine")
    scene = (
        board.edit(lambda s: setattr(s, "turn", 3))
        .curses("curse_01", "curse_02")
        .begin(["turn", 3], ["next_turn", 0])
    )
    scene.take("deploy:knights_candle_1", "role:explorer", "symbol:extinguish:1:candle")
    game = scene.take("flame:r7_mine:ash").skip().game
    assert planned(game, "flame", way="before echoing shade") == [["curse:2"]]
    assert planned(game, "flame", "ru", way="запас") == [["supply"]]
    assert means(game, "home") == [["supply"]]


def test_a_line_and_what_is_offered() -> None:
    game = stage().begin(["turn", 0]).game
    assert means(game, "deploy ember pilgrim") == [[f"deploy:{EMBER}"], ["role:pilgrim"]]
    assert means(game, "манёвр вестник замок шахта 8", "ru")[0] == [f"manoeuvre:{EMBER}"]
    assert "Manoeuvre with Ember Herald" in offered(game)


@pytest.mark.parametrize(
    ("action", "given", "words"),
    [
        ("deploy", {"card": "ember"}, ["takes 1 wax", "Deploying a candle", "rulebook p. 9"]),
        ("manoeuvre", {"card": "ember", "figure": "castle", "to": "mine 7"}, ["too far"]),
        ("manoeuvre", {"card": "ember", "figure": "castle", "to": "forge 8"}, ["there already"]),
        ("skip", {}, ["cannot skip"]),
        ("commit", {"left": "blaze"}, ["There is no question about"]),
    ],
)
def test_a_refusal_says_why(action: str, given: dict[str, str], words: list[str]) -> None:
    said = no_plan(stage().store(ASH).begin(["turn", 0]).game, action, **given)
    for word in words:
        assert word in said


def test_nobody_passes_with_a_card() -> None:
    said = refusal(stage().begin(["turn", 0]).game, "pass")
    assert "You cannot pass" in said
    assert "rulebook p. 9" in said


def test_houses_that_cannot_be_led() -> None:
    game = new_game("candelabria", seats=3, seed=b"houses")
    first = game.pending[0]
    reasons = {"chimera": "agreed", "knights": "region 9"}
    for house, words in reasons.items():
        assert f"house:{house}" not in first.keys
        assert words in no_plan(game, "start", house=f"house:{house}")
    game.answer(first.seat, first, ["house:ash"])
    assert "Somebody else" in no_plan(game, "start", house="ash clan")


def test_where_the_second_of_two_cannot_begin() -> None:
    game = new_game("candelabria", seats=2, options={"mode": "two"}, seed=b"flanks")
    first = game.pending[0]
    game.answer(first.seat, first, ["region:2"])
    for region in (2, 3):
        assert "same flank" in no_plan(game, "start", house=f"region:{region}")


def test_tactics_cards_of_a_challenge() -> None:
    """A tactics card goes where the seat has a figure, and only one is played in a turn."""
    options = {"mode": "solo_unmasking"}
    game = new_game("candelabria", seats=1, options=options, seed=b"solo")
    first, second = "play:nova_vita_tactic_1", "play:nova_vita_tactic_2"
    assert "no castle" in no_plan(game, "tactic", card=first, region="region:8")
    for keys in planned(game, "tactic", card=first, region="region:4"):
        game.answer(0, game.pending[0], keys)
    while second not in game.pending[0].keys and game.pending[0].point != TURN:
        game.answer(0, game.pending[0], [])
    assert "One tactics card a turn" in no_plan(game, "tactic", card=second)
