"""Curses: who controls them, and the effect of each of the nine."""

import pytest

from rules.candelabria.curses import ABILITIES
from rules.candelabria.parts import CURSES
from tests.candelabria.stage import ASH, ENGINEERS, NOVA, SATORES, Scene, Stage, stage

FOUR = (ASH, ENGINEERS, SATORES, NOVA)


def haunting(card: str, board: Stage) -> Scene:
    """Let Ash control the card and send it to region 8."""
    board.curses(card).influence(1, ash=2).season("war")
    return board.begin(["control", 0], ["turn", 1]).take("region:8")


def two_regions(year: int = 1) -> Stage:
    """Put Ash into regions 8 and 1."""
    return stage(*FOUR, year=year).castle(ASH, "r1_mine").flames(ASH, "r8_mine", "r8_forge")


def test_a_tie_for_control() -> None:
    """candelabria.ru.txt:643, 651-655"""
    board = stage(*FOUR).flames(ASH, "r9_mine", "r8_mine").castle(ASH, "r8_forge")
    board.curses("curse_05").influence(1, ash=3, nova_vita=3).season("war")
    scene = board.track(ENGINEERS, ASH, SATORES, NOVA).begin(["control", 0], ["turn", 0])
    supplies = [scene.house(house).supply for house in (ASH, NOVA)]
    assert supplies == [24 - 2, 24 - 2]
    assert scene.s.curses[0].influence == [0] * 4
    scene.asks(ASH, "curse_region").take("region:9")
    assert scene.power(ASH, 9) == 1 + 3
    scene.asks(ASH, "crown").take("first")
    assert scene.track() == [ASH, ENGINEERS, SATORES, NOVA]


def test_the_most_flames_control() -> None:
    """candelabria.ru.txt:641"""
    board = stage(*FOUR).curses("curse_01").influence(1, ash=2, nova_vita=3).season("war")
    scene = board.begin(["control", 0], ["turn", 0]).asks(ASH, "turn")
    assert scene.s.curses[0].owner == 3


def test_nobody_controls_a_curse_without_flames() -> None:
    """Ruling on candelabria.ru.txt:641"""
    scene = stage(*FOUR).curses("curse_01").begin(["control", 0], ["turn", 0]).asks(ASH, "turn")
    assert scene.s.curses[0].owner == -1


def test_a_cursed_region_may_be_haunted() -> None:
    """candelabria.ru.txt:465"""
    board = stage(*FOUR).cursed(8).curses("curse_01").influence(1, ash=1)
    scene = board.season("war").begin(["control", 0], ["turn", 0]).asks(ASH, "turn")
    assert scene.s.curses[0].region == 8


def test_crushing_shade() -> None:
    """curse_01; candelabria.ru.txt:920"""
    scene = haunting("curse_01", two_regions()).asks(ENGINEERS, "turn")
    assert scene.power(ASH, 8) == 2 + 4
    other = stage(*FOUR).flames(ASH, "r1_mine").curses("curse_05").haunts(1, ASH, 1)
    assert other.begin(["turn", 0]).power(ASH, 1) == 1 + 3


def test_echoing_shade() -> None:
    """curse_02; candelabria.ru.txt:924: own candles in the region may be chosen, lit or not, and
    flames stay."""
    board = two_regions(year=2).candle(ASH, "explorer", "r8_mine", 0, card="satores_candle_1")
    board.candle(ASH, "pilgrim", "r8_mine", card="satores_candle_5")
    board.candle(ASH, "warrior", "r1_mine", card="satores_candle_2")
    board.candle(NOVA, "warrior", "r8_mine").upgrades(ASH, "upgrade_01")
    scene = haunting("curse_02", board).asks(ASH, "echo")
    assert scene.keys == ["candle:ash:explorer"]
    scene.take("candle:ash:explorer").asks(ENGINEERS, "turn")
    assert scene.house(ASH).points == 2
    assert scene.house(ASH).candles["explorer"].flames == 0


def test_abducting_shade() -> None:
    """curse_03; candelabria.ru.txt:928: it moves anybody's candle in the region to any
    territory."""
    board = two_regions().candle(NOVA, "warrior", "r8_mine").candle(NOVA, "explorer", "r1_mine")
    scene = haunting("curse_03", board).asks(ASH, "abduct")
    assert scene.keys == ["candle:nova_vita:warrior"]
    scene.take("candle:nova_vita:warrior")
    assert len(scene.places) == 29
    scene.take("territory:r3_mine").asks(ENGINEERS, "turn")
    assert scene.house(NOVA).candles["warrior"].territory == "r3_mine"


def test_tempting_shade_builds() -> None:
    """curse_04; candelabria.ru.txt:932"""
    scene = haunting("curse_04", two_regions().store(ASH)).asks(ASH, "tempt").take("temple:white")
    assert scene.s.top_temple(8) == "white"
    assert scene.house(ASH).points == 4


def test_tempting_shade_improves() -> None:
    """curse_04; candelabria.ru.txt:932: the upgrade may be of any year."""
    scene = haunting("curse_04", two_regions().store(ASH).stacks("upgrade_29"))
    stack = next(n + 1 for n, stack in enumerate(scene.s.stacks) if stack[0] == "upgrade_29")
    scene.take(f"stack:{stack}").asks(ENGINEERS, "turn")
    assert scene.house(ASH).upgrades == ["upgrade_29"]


def test_crowned_shade() -> None:
    """curse_05; candelabria.ru.txt:936: control of the next curse already follows the new turn
    order."""
    board = stage(ASH, SATORES, NOVA).curses("curse_05", "curse_01")
    board.influence(1, nova_vita=1).influence(2, ash=2, nova_vita=2).season("war")
    scene = board.begin(["control", 0], ["control", 1], ["turn", 0]).asks(NOVA, "crown")
    scene.take("first")
    assert scene.track() == [NOVA, ASH, SATORES]
    assert scene.s.curses[1].owner == 2


def test_crowned_shade_declined() -> None:
    """candelabria.ru.txt:936"""
    board = stage(ASH, SATORES, NOVA).curses("curse_05").influence(1, nova_vita=1).season("war")
    scene = board.begin(["control", 0], ["turn", 0]).asks(NOVA, "crown").skip()
    assert scene.track() == [ASH, SATORES, NOVA]


@pytest.mark.parametrize(
    ("owner", "region", "alone", "points"),
    [(NOVA, 5, False, 24), (NOVA, 5, True, 12), (NOVA, 8, False, 12), (ASH, 5, False, 12)],
)
def test_gloating_shade(owner: str, region: int, alone: bool, points: int) -> None:
    """curse_07; candelabria.ru.txt:940: points go to the controlling House for winning in its
    region against somebody."""
    board = stage(year=3).curses("curse_07").haunts(1, owner, region).castle(NOVA, "r5_mine")
    board.track(NOVA, ASH, SATORES)  # NOVA wins ties
    board.tactics(NOVA).tactics(ASH).supply(ASH, 0).supply(NOVA, 0).store(ASH).store(SATORES)
    board.flames(ASH, *([] if alone else ["r5_portal"]))
    scene = board.season("war").begin(["battle", 5], ["turn", 0])
    while scene.choice.point != "candelabria.turn":
        scene.skip()
    assert scene.house(NOVA).points == points


def test_devouring_shade() -> None:
    """curse_08; candelabria.ru.txt:944: all flames of the region go out, one's own too; candles
    stay lit."""
    board = two_regions().flames(NOVA, "r8_mine", "r8_barracks", "r4_mine")
    board.candle(NOVA, "warrior", "r8_mine")
    scene = haunting("curse_08", board).asks(ASH, "devour")
    supplies = [scene.house(house).supply for house in (ASH, NOVA)]
    scene.take("all").asks(ENGINEERS, "turn")
    assert scene.house(ASH).flames == []
    assert scene.house(NOVA).flames == ["r4_mine"]
    assert scene.house(NOVA).candles["warrior"].flames == 4
    assert [scene.house(house).supply for house in (ASH, NOVA)] == [
        supplies[0] + 2,
        supplies[1] + 2,
    ]


def test_devouring_shade_declined() -> None:
    """candelabria.ru.txt:944: if it is declined, every flame stays."""
    scene = haunting("curse_08", two_regions()).skip()
    assert scene.house(ASH).flames == ["r8_mine", "r8_forge"]


def test_smouldering_shade() -> None:
    """curse_09; candelabria.ru.txt:948: only candles and territories of its region are offered."""
    board = two_regions().candle(ASH, "explorer", "r8_mine", 1)
    scene = haunting("curse_09", board).asks(ASH, "kindle")
    assert scene.keys == ["candle:ash:explorer", "territory:r8_barracks"]
    scene.take("candle:ash:explorer", "territory:r8_barracks").asks(ENGINEERS, "turn")


def test_choking_shade() -> None:
    """curse_10; candelabria.ru.txt:952: it puts out up to two flames, of any House."""
    board = two_regions().flames(NOVA, "r8_mine", "r4_mine").candle(ASH, "warrior", "r8_mine", 1)
    scene = haunting("curse_10", board).asks(ASH, "choke")
    assert set(scene.keys) == {
        *("flame:r8_mine:nova_vita", "flame:r8_mine:ash", "flame:r8_forge:ash"),
        "candle:ash:warrior",
    }
    scene.take("flame:r8_mine:nova_vita", "candle:ash:warrior").asks(ENGINEERS, "turn")
    assert scene.house(NOVA).flames == ["r4_mine"]
    assert scene.house(ASH).candles["warrior"].flames == 0


def test_every_effect_is_known() -> None:
    passive = {"curse_power_4", "double_battle_vp"}
    assert {card.effect for card in CURSES.values()} == set(ABILITIES) | passive


def test_curses_are_controlled_from_the_left() -> None:
    """candelabria.ru.txt:639"""
    board = stage(ASH, SATORES, NOVA).curses("curse_01", "curse_02", "curse_03")
    for slot, house in ((1, "ash"), (2, "satores"), (3, "nova_vita")):
        board.influence(slot, **{house: 1})
    for house in (ASH, SATORES, NOVA):
        board.flames(house, "r1_mine", "r2_mine")
    board.castle(ASH, "r1_forge").castle(SATORES, "r2_forge").castle(NOVA, "r1_tavern")
    scene = board.begin(["war"])
    for house in (ASH, SATORES, NOVA):
        scene.asks(house, "curse_region").take("region:1")
