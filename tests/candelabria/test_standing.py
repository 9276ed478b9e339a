"""Answers decided beforehand."""

from rules.core.prepared import Prepared, answer_prepared
from tests.candelabria.stage import ASH, KNIGHTS, NOVA, SATORES, Scene, stage

SEAT = 0  # Ash's seat


def put_out() -> Scene:
    board = stage(ASH, SATORES, NOVA, KNIGHTS).flames(ASH, "r7_mine")
    board.edit(lambda s: setattr(s, "turn", 3)).curses("curse_01", "curse_02", "curse_03")
    scene = board.begin(["turn", 3], ["next_turn", 0])
    scene.take("deploy:knights_candle_1", "role:explorer", "symbol:extinguish:1:candle")
    return scene.take("flame:r7_mine:ash").skip().asks(ASH, "put_out")


def test_conditions_for_flames() -> None:
    choice = put_out().choice
    lying = [f"lies:curse_0{number}" for number in (1, 2, 3)]
    assert choice.conditions == ["until:kindling:1", "by:1", "by:2", "by:3", *lying]
    holding = [True, False, False, True, True, True, True]
    assert [choice.holds(condition) for condition in choice.conditions] == holding
    assert not choice.holds("until:kindling:2")
    assert not choice.holds("lies:curse_04")
    assert choice.lasting == choice.keys


def test_a_prepared_way_for_flames() -> None:
    scene = put_out()
    for condition in ("by:1", "until:kindling:2"):
        prepared = [Prepared("candelabria.put_out", ["curse:2"], condition, always=True)]
        assert answer_prepared(scene.game, SEAT, prepared).events is None
    prepared = [Prepared("candelabria.put_out", ["curse:2"], "by:3", always=True)]
    outcome = answer_prepared(scene.game, SEAT, prepared)
    assert outcome.events
    assert outcome.left == prepared
    assert scene.s.curses[1].influence[SEAT] == 1


def test_a_prepared_refusal_to_neutralise() -> None:
    board = stage().flames(SATORES, "r8_mine").tactics(ASH, "tactic_01").tactics(NOVA)
    scene = board.tactics(SATORES, "tactic_01").fight(8)
    scene.commits(ASH, "tactic_01").commits(SATORES, "tactic_01").asks(ASH, "neutralise")
    assert scene.choice.conditions[:4] == ["until:war:1", "against:1", "against:2", "region:1"]
    offered = scene.choice.conditions
    assert [it for it in offered if scene.choice.holds(it)] == [
        "until:war:1", "against:1", "region:8",
    ]  # fmt: skip
    assert scene.choice.lasting == []
    never = [Prepared("candelabria.neutralise", [], "region:8", always=True)]
    assert answer_prepared(scene.game, SEAT, never).events is not None
    scene.asks(SATORES, "neutralise")


def test_no_cards_for_battles_of_this_season() -> None:
    """The seat's two slots stay open in each battle; the others choose as ever."""
    board = stage().flames(SATORES, "r8_mine").tactics(ASH, "tactic_01")
    scene = board.tactics(SATORES, "tactic_01").fight(8)
    sealed = [Prepared("candelabria.commit", [], "until:war:1", always=True)]
    while (choice := scene.game.choice_for(SEAT)) and choice.point == "candelabria.commit":
        if answer_prepared(scene.game, SEAT, sealed).events is None:
            break
    scene.commits(SATORES, "tactic_01")
    assert scene.house(ASH).tactics == ["tactic_01"]


def test_a_step_for_a_lost_flame_is_declined_beforehand() -> None:
    """A standing answer declines the step in somebody else's turn."""
    board = stage(ASH, SATORES).flames(SATORES, "r8_mine").stands(1, "r1_mine")
    board.curses("curse_01").edit(lambda s: setattr(s, "turn", 0))
    scene = board.stands(1, "r1_mine").begin(["turn", 0], ["next_turn", 1])
    scene.take("deploy:ash_candle_2", "role:explorer", "flame:r8_mine:satores")
    scene.asks(SATORES, "comfort")
    sealed = [Prepared("candelabria.comfort", [], always=True)]
    assert answer_prepared(scene.game, 1, sealed).events is not None
    scene.asks(SATORES, "turn")
    assert scene.house(SATORES).supply == 24
