"""The Withering expansion."""

from collections.abc import Callable

import pytest

from rules.candelabria.parts import BOX
from rules.candelabria.state import State
from tests.candelabria.stage import ASH, KNIGHTS, NOVA, SATORES, Scene, Stage, stage

FOUR = (ASH, SATORES, NOVA, KNIGHTS)


def withering(*houses: str) -> Stage:
    return stage(*(houses or FOUR), withering=True)


def test_second_before_a_curse() -> None:
    """candelabria.ru.txt:1333-1341"""
    board = withering().curses("curse_01").influence(1, satores=3, ash=2, knights=1).season("war")
    scene = board.begin(["control", 0], ["turn", 0])
    top = scene.s.drawn_withering
    scene.asks(ASH, "wither")
    assert scene.keys == ["slot:1", "slot:2"]
    assert scene.label("slot:1") == "Weak action: Extinguish 1"
    scene.take("slot:2")
    assert scene.s.withering == [["", top], ["", ""], ["", ""], ["", ""]]
    assert scene.s.curses[0].owner == 1


def test_a_tie_for_the_second_place() -> None:
    """candelabria.ru.txt:1333"""
    board = withering().curses("curse_01").influence(1, satores=3, nova_vita=1, knights=1)
    board.season("war").track(SATORES, KNIGHTS, NOVA, ASH)
    board.begin(["control", 0], ["turn", 0]).asks(KNIGHTS, "wither")


def test_nobody_comes_second() -> None:
    """candelabria.ru.txt:1333"""
    board = withering().curses("curse_01").influence(1, satores=3).season("war")
    scene = board.begin(["control", 0], ["turn", 0]).asks(ASH, "turn")
    assert len(scene.s.withering_deck) == 16


def test_without_the_expansion_nobody_withers() -> None:
    board = stage(*FOUR).curses("curse_01").influence(1, satores=3, ash=2).season("war")
    board.begin(["control", 0], ["turn", 0]).asks(ASH, "turn")


def holding(*cards: str) -> Callable[[State], None]:
    """Return an edit that lays these cards over Ash's weak actions."""

    def change(s: State) -> None:
        for slot, card in enumerate(cards):
            if card:
                s.withering_deck.remove(card)
                s.withering[0][slot] = card

    return change


def test_a_third_card() -> None:
    """candelabria.ru.txt:1335"""
    board = withering().edit(holding("steal_vp", "draw_tactic")).season("war")
    scene = (
        board.curses("curse_01").influence(1, satores=3, ash=2).begin(["control", 0], ["turn", 0])
    )
    new = scene.s.drawn_withering
    scene.asks(ASH, "wither").take("slot:1")
    assert scene.s.withering[0] == [new, "draw_tactic"]
    assert scene.s.withering_deck[-1] == "steal_vp"


def test_the_second_card_lies_beside_the_first() -> None:
    """candelabria.ru.txt:1333"""
    board = withering().edit(holding("steal_vp", "")).season("war")
    scene = (
        board.curses("curse_01").influence(1, satores=3, ash=2).begin(["control", 0], ["turn", 0])
    )
    scene.asks(ASH, "turn")
    assert scene.s.withering[0][0] == "steal_vp"
    assert scene.s.withering[0][1]


def test_cards_go_back_when_the_season_ends() -> None:
    """candelabria.ru.txt:1333"""
    board = withering().edit(holding("steal_vp", "draw_tactic")).curses("curse_01").season("war")

    def later(s: State) -> None:
        s.curse_deck = s.curse_deck[2:]

    scene = board.edit(later).begin(["end_of_war"])
    assert scene.s.withering[0] == ["", ""]
    assert len(scene.s.withering_deck) == 16


# The eight kinds


def resolving(card: str) -> Scene:
    """Stage Ash's weak action of slot 1, covered by this card, in a battle of region 8."""

    def fighting(s: State) -> None:
        s.battle, s.fighters = 8, [0, 1]
        s.houses[1].scored = {"battles": 4}

    board = withering().edit(holding(card)).season("war").edit(fighting).temples(8, "grey")
    board.flames(SATORES, "r8_mine", "r1_mine").candle(ASH, "explorer", "r8_mine", 1)
    board.candle(ASH, "pilgrim", "r1_tavern").store(SATORES, 1, 0).store(NOVA).store(KNIGHTS)
    scene = board.begin(["turn", 2], ["resolve", 0, [0]], ["turn", 1])
    scene.take("manoeuvre:nova_vita_candle_1").skip()
    return scene


def done(scene: Scene) -> Scene:
    return scene.asks(SATORES, "turn")


def test_move_candle() -> None:
    """candelabria.ru.txt:1349: a candle makes a step that begins or ends in the region."""
    scene = resolving("move_candle").asks(ASH, "move_candle")
    roles = {key.split(":")[1] for key in scene.keys}
    assert roles == {"explorer"}
    done(scene.take("stray:explorer:r6_curse"))
    assert scene.house(ASH).candles["explorer"].territory == "r6_curse"
    assert "r6_curse" not in scene.house(ASH).flames


def test_vp_or_kindle() -> None:
    """candelabria.ru.txt:1353"""
    scene = resolving("vp_or_kindle").asks(ASH, "withered")
    assert scene.keys == ["symbol:vp:1", "symbol:kindle:1"]
    done(scene.take("symbol:vp:1"))
    assert scene.house(ASH).points == 1
    done(resolving("vp_or_kindle").take("symbol:kindle:1", "candle:ash:explorer"))


def test_draw_tactic() -> None:
    """candelabria.ru.txt:1357"""
    scene = done(resolving("draw_tactic").asks(ASH, "draw_tactic").take("display:1"))
    assert len(scene.house(ASH).tactics) == 4


def test_extinguish_or_steal() -> None:
    """candelabria.ru.txt:1361: only flames and Houses in the region are offered."""
    scene = resolving("extinguish_or_steal").take("symbol:extinguish:1")
    assert scene.keys == ["flame:r8_mine:satores"]
    done(scene.take("flame:r8_mine:satores"))
    done(resolving("extinguish_or_steal").take("symbol:steal:1", "cube:satores:wax"))


def test_steal_vp() -> None:
    """candelabria.ru.txt:1365"""
    scene = resolving("steal_vp").asks(ASH, "steal_vp")
    assert scene.keys == ["house:satores"]
    done(scene.take("house:satores"))
    assert (scene.house(ASH).points, scene.house(SATORES).points) == (1, 3)


def test_kindle_or_steal() -> None:
    """candelabria.ru.txt:1369"""
    scene = resolving("kindle_or_steal").take("symbol:kindle:1", "candle:ash:explorer")
    assert done(scene).house(ASH).candles["explorer"].flames == 2
    scene = done(resolving("kindle_or_steal").take("symbol:steal:1", "cube:satores:wax"))
    assert scene.house(ASH).wax == 3


def test_destroy_temple() -> None:
    """candelabria.ru.txt:1373"""
    scene = done(resolving("destroy_temple").asks(ASH, "destroy_temple").take("region:8"))
    assert scene.s.top_temple(8) == ""


def test_steal_or_vp() -> None:
    """candelabria.ru.txt:1377"""
    scene = resolving("steal_or_vp").asks(ASH, "withered")
    assert scene.keys == ["symbol:steal:1", "symbol:vp:1"]
    assert done(scene.take("symbol:steal:1", "cube:satores:wax")).house(ASH).wax == 3


@pytest.mark.parametrize("card", BOX.withering)
def test_each_kind_can_be_declined(card: str) -> None:
    """Each of these cards asks something that may be declined."""
    done(resolving(card).skip())


def test_a_covered_slot_shows_the_card() -> None:
    """candelabria.ru.txt:1333: a tactics card committed to the slot hides the withering
    card, too."""
    board = withering().edit(holding("steal_vp")).tactics(ASH, "tactic_03").tactics(SATORES)
    board.flames(SATORES, "r8_mine").supply(ASH, 0).supply(SATORES, 0)
    for house in FOUR:
        board.store(house)
    scene = board.fight(8).commits(ASH, "tactic_03")
    assert "steal_vp" not in [event.args.get("weak", "") for event in scene.events]
    assert scene.house(ASH).scored["effects"] == 3
