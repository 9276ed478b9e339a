"""The actions of territories, and the limits of a storehouse."""

from rules.candelabria.state import State
from tests.candelabria.stage import ASH, NOVA, SATORES, stage


def test_forge() -> None:
    """candelabria.ru.txt:591-603"""
    board = stage().flames(SATORES, "r1_forge", "r2_forge").candle(SATORES, "explorer", "r3_mine")
    board.store(SATORES, 0, 3).hand(SATORES, "satores_candle_1").stacks("upgrade_09")
    scene = board.begin(["turn", 1], ["turn", 0])
    scene.take("manoeuvre:satores_candle_1", "candle:satores:explorer", "territory:r6_forge")
    scene.asks(SATORES, "forge").take("temple:grey")
    assert "region:6" in scene.keys
    assert scene.why("region:8") == "why-no-figure"
    scene.take("region:6")
    satores = scene.house(SATORES)
    assert satores.gold == 1
    assert scene.s.top_temple(6) == "grey"
    scene.asks(SATORES, "forge")
    assert scene.why("temple:white") == "why-no-gold"
    stack = next(f"stack:{n + 1}" for n, st in enumerate(scene.s.stacks) if st[0] == "upgrade_09")
    scene.take(stack)
    assert satores.upgrades == ["upgrade_09"]
    assert satores.gold == 0
    scene.asks(SATORES, "move")


def test_the_storehouse_holds_ten() -> None:
    """candelabria.ru.txt:581"""
    board = stage().store(ASH, 7, 2).flames(ASH, "r8_mine", "r7_mine", "r6_mine", "r4_mine")
    scene = board.begin(["mine", 0], ["turn", 0])
    assert scene.keys == ["cubes:1:0", "cubes:0:1"]
    scene.take("cubes:0:1")
    assert (scene.house(ASH).wax, scene.house(ASH).gold) == (7, 3)


def test_a_full_storehouse_takes_nothing() -> None:
    """candelabria.ru.txt:581"""
    scene = stage().store(ASH, 10).begin(["mine", 0], ["turn", 0])
    scene.asks(ASH, "turn")


def test_influence_action() -> None:
    """candelabria.ru.txt:569"""
    board = stage().curses("curse_01", "curse_02", "curse_03")
    board.flames(NOVA, "r3_curse", "r6_curse", "r2_curse")
    scene = board.begin(["curse", 2], ["turn", 0]).asks(NOVA, "influence")
    assert len(scene.keys) == 10
    supply = scene.house(NOVA).supply
    scene.take("split:1:0:2")
    assert [curse.influence[2] for curse in scene.s.curses] == [1, 0, 2]
    assert scene.house(NOVA).supply == supply - 3


def test_influence_needs_supply() -> None:
    """candelabria.ru.txt:569"""

    def one_left(s: State) -> None:
        s.houses[2].supply = 1

    board = stage().curses("curse_01", "curse_02").flames(NOVA, "r3_curse", "r6_curse")
    scene = board.edit(one_left).begin(["curse", 2], ["turn", 0])
    assert scene.keys == ["split:1:0", "split:0:1"]


def test_barracks() -> None:
    """candelabria.ru.txt:573"""
    board = stage().flames(ASH, "r3_barracks", "r8_barracks", "r5_barracks")
    scene = board.begin(["barracks", 0], ["turn", 0])
    assert (scene.choice.least, scene.choice.most) == (3, 3)
    wanted = [scene.s.display[place] for place in (0, 2, 4)]
    scene.answer(["display:1", "display:3", "display:5"])
    assert scene.house(ASH).tactics[-3:] == wanted
    assert len(scene.s.display) == 6


def test_more_than_the_display_holds() -> None:
    """candelabria.ru.txt:374 and the ruling on it: the House takes all six cards on display, then
    the rest."""

    def one_each(s: State) -> None:
        s.houses[0].upgrades = ["upgrade_13"] * 4

    board = stage(year=2).flames(ASH, "r3_barracks", "r8_barracks", "r5_barracks").edit(one_each)
    scene = board.begin(["barracks", 0], ["turn", 0]).asks(ASH, "barracks")
    assert len(scene.house(ASH).tactics) == 3 + 6
    assert scene.choice.most == 1


def test_tavern() -> None:
    """candelabria.ru.txt:589: House candles may be put under the deck as well."""
    board = stage().flames(ASH, "r1_tavern", "r4_tavern")
    scene = board.begin(["tavern", 0], ["turn", 0]).asks(ASH, "tavern")
    assert len(scene.keys) == 5
    assert scene.house(ASH).known == []
    scene.answer(["card:ash_candle_3", "card:ash_candle_1"])
    assert scene.s.deck[-2:] == ["ash_candle_3", "ash_candle_1"]
    assert len(scene.house(ASH).hand) == 3


def test_a_stolen_cube_that_does_not_fit_goes_to_the_bank() -> None:
    """candelabria.ru.txt:581, 902"""
    board = stage().store(ASH, 6, 4).store(SATORES, 1).store(NOVA)
    scene = board.begin(["effects", 0, 0, [["steal", 1, "candle"]]], ["turn", 0])
    scene.take("cube:satores:wax").asks(ASH, "turn")
    assert scene.house(SATORES).wax == 0
    assert scene.house(ASH).cubes == 10


def test_stealing_from_whom_one_likes() -> None:
    """Ruling on candelabria.ru.txt:902"""
    board = stage().store(SATORES, 1, 1).store(NOVA, 0, 1)
    scene = board.begin(["effects", 0, 5, [["steal", 1, "tactic"]]], ["turn", 0])
    assert scene.keys == ["cube:satores:wax", "cube:satores:gold", "cube:nova_vita:gold"]


def test_six_upgrades_at_most() -> None:
    """candelabria.ru.txt:577"""
    tokens = [f"upgrade_0{n}" for n in (1, 2, 4, 6, 7, 8)]
    board = stage().upgrades(ASH, *tokens).store(ASH, 0, 3)
    scene = board.begin(["forge", 0], ["turn", 1]).asks(ASH, "forge")
    assert scene.why("stack:1") == "why-slots-full"
    assert all(key.startswith("temple:") for key in scene.keys)


def test_an_upgrade_that_is_too_dear() -> None:
    """candelabria.ru.txt:577"""
    scene = stage().store(ASH, 0, 2).begin(["forge", 0], ["turn", 1])
    assert scene.why("stack:7") == "why-no-gold"
    assert "stack:4" in scene.keys
