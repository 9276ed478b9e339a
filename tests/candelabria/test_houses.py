"""The abilities of the Houses."""

from rules.candelabria.abilities import counted
from rules.candelabria.scoring import final_parts
from rules.candelabria.state import State
from tests.candelabria.stage import (
    ASH,
    CHIMERA,
    ENGINEERS,
    KNIGHTS,
    NOVA,
    SATORES,
    Scene,
    Stage,
    stage,
)

FIVE = (ASH, ENGINEERS, SATORES, NOVA, KNIGHTS)


def count(house: str, action: str, year: int) -> int:
    """Return how often a territory action counts for a House that has no ground flames."""
    s = stage(*FIVE, year=year).flames(house).begin(["turn", 0]).s
    return counted(s, s.house(house), action)


def bonus_of(house: str, action: str) -> list[int]:
    return [count(house, action, year) for year in (1, 2, 3)]


def test_territory_bonuses() -> None:
    """candelabria.ru.txt:1144, 1192, 1208"""
    assert bonus_of(ASH, "tavern") == [0, 1, 1]
    assert bonus_of(KNIGHTS, "barracks") == [0, 1, 1]
    assert bonus_of(NOVA, "curse") == [0, 1, 1]
    assert bonus_of(SATORES, "curse") == [0, 0, 0]


def pushes(house: str, year: int) -> list[str]:
    board = stage(*FIVE, year=year).candle(house, "warrior", "r7_tavern").track(*FIVE)
    board.candle(ENGINEERS, "explorer", "r7_mine").flames(house, "r7_mine")
    seat = FIVE.index(house)
    card = board.begin(["turn", seat]).house(house).hand[0]
    scene = board.begin(["turn", seat], ["turn", 1])
    scene.take(f"manoeuvre:{card}", f"candle:{house}:warrior", "territory:r7_mine")
    return scene.take("candle:engineers:explorer").places


def test_ash_pushes_further_in_year_three() -> None:
    """candelabria.ru.txt:1148"""
    assert "r8_forge" not in pushes(ASH, 2)
    assert "r8_forge" in pushes(ASH, 3)
    assert "r7_mine" not in pushes(ASH, 3)
    assert "r8_forge" not in pushes(KNIGHTS, 3)


def test_satores_deploy_anywhere() -> None:
    """candelabria.ru.txt:1156"""
    board = stage().candle(ASH, "explorer", "r6_mine").flames(SATORES, "r3_mine")
    scene = board.begin(["turn", 1], ["turn", 0]).take("deploy:satores_candle_1", "role:warrior")
    scene.asks(SATORES, "deploy_at")
    assert len(scene.keys) == 24
    scene.take("territory:r6_mine").asks(ASH, "turn")
    warrior = scene.house(SATORES).candles["warrior"]
    assert (warrior.territory, warrior.flames) == ("r6_mine", 4)
    assert scene.house(ASH).candles["explorer"].territory == "r6_mine"
    assert scene.house(SATORES).flames == ["r3_mine"]


def deployed(house: str, year: int, card: str) -> Scene:
    board = stage(year=year).hand(house, card).store(house, 3)
    seat = (ASH, SATORES, NOVA).index(house)
    scene = board.begin(["turn", seat], ["turn", 0 if seat else 1])
    return scene.take(f"deploy:{card}", "role:pilgrim")


def test_satores_kindle_from_year_two() -> None:
    """candelabria.ru.txt:1160"""
    deployed(SATORES, 1, "satores_candle_1").take("territory:r1_mine").asks(ASH, "turn")
    scene = (
        deployed(SATORES, 2, "satores_candle_1").take("territory:r1_mine").asks(SATORES, "kindle")
    )
    scene.take("territory:r1_mine").asks(ASH, "turn")


def test_satores_score_curse_territories() -> None:
    """candelabria.ru.txt:1164; castle and flame of one territory count once."""
    board = stage(year=3).flames(SATORES, "r3_curse", "r6_curse", "r1_mine")
    board.castle(SATORES, "r3_curse")
    assert final(board, SATORES)["house"] == 4


def final(board: Stage, house: str) -> dict[str, int]:
    s = board.begin(["turn", 0]).s
    return final_parts(s, s.house(house))


def test_engineers_forge_before_a_manoeuvre() -> None:
    """candelabria.ru.txt:1172"""
    board = stage(ASH, ENGINEERS, NOVA).flames(ENGINEERS, "r2_forge", "r1_forge")
    board.store(ENGINEERS, 0, 3)
    scene = board.begin(["turn", 1], ["turn", 0]).take("manoeuvre:engineers_candle_1")
    scene.asks(ENGINEERS, "forge").take("stack:1").asks(ENGINEERS, "forge").take("stack:2")
    assert scene.house(ENGINEERS).gold == 1
    assert len(scene.house(ENGINEERS).upgrades) == 2
    scene.asks(ENGINEERS, "move")


def test_engineers_may_buy_nothing() -> None:
    """candelabria.ru.txt:1172"""
    scene = stage(ASH, ENGINEERS, NOVA).begin(["turn", 1]).take("manoeuvre:engineers_candle_1")
    scene.asks(ENGINEERS, "forge").skip().asks(ENGINEERS, "move")


def test_others_have_no_forge_before_a_manoeuvre() -> None:
    scene = stage().flames(ASH, "r8_forge").begin(["turn", 0]).take("manoeuvre:ash_candle_1")
    scene.asks(ASH, "move")


def test_engineers_steal_on_deployment_from_year_two() -> None:
    """candelabria.ru.txt:1176"""
    for year, gained in ((1, 0), (2, 1)):
        board = stage(ASH, ENGINEERS, NOVA, year=year).store(ENGINEERS, 4)
        board.hand(ENGINEERS, "satores_candle_1").store(ASH, 2)
        scene = board.begin(["turn", 1], ["turn", 0]).take(
            "deploy:satores_candle_1", "role:pilgrim"
        )
        if gained:
            scene.asks(ENGINEERS, "steal").take("cube:ash:wax")
            assert scene.house(ASH).wax == 1
        scene.asks(ASH, "turn")
        assert scene.house(ENGINEERS).wax == 3 + gained


def test_engineers_score_played_cards_in_year_three() -> None:
    """candelabria.ru.txt:1180: weak actions do not count as cards."""
    for year, points in ((2, 0), (3, 1)):
        board = stage(ASH, ENGINEERS, NOVA, year=year).castle(ENGINEERS, "r8_mine")
        board.tactics(ASH).tactics(ENGINEERS, "engineers_tactic_2").temples(8, "grey")
        scene = board.fight(8).commits(ENGINEERS, "", "engineers_tactic_2")
        scene.take("item:2").skip()
        assert scene.house(ENGINEERS).scored.get("effects", 0) == points


def test_knights_ride_to_a_destroyed_temple() -> None:
    """candelabria.ru.txt:1188"""
    board = stage(*FIVE).candle(KNIGHTS, "explorer", "r1_mine").temples(8, "grey")
    scene = board.begin(["effects", 4, 0, [["destroy_temple", 1, "candle"]]], ["turn", 0])
    scene.take("region:8").asks(KNIGHTS, "ride").take("candle:knights:explorer")
    assert scene.places == ["r8_mine", "r8_barracks", "r8_forge"]
    flames = list(scene.house(KNIGHTS).flames)
    scene.take("territory:r8_mine").asks(ASH, "turn")
    assert scene.house(KNIGHTS).candles["explorer"].territory == "r8_mine"
    assert scene.house(KNIGHTS).flames == flames


def test_knights_ride_to_a_temple_they_place() -> None:
    """candelabria.ru.txt:1188"""
    board = stage(*FIVE).candle(KNIGHTS, "explorer", "r1_mine").flames(KNIGHTS, "r8_forge")
    board.store(KNIGHTS, 0, 2)
    scene = board.begin(["forge", 4], ["turn", 0]).take("temple:grey", "region:8")
    scene.asks(KNIGHTS, "ride").skip().asks(ASH, "turn")


def test_others_do_not_ride() -> None:
    board = stage(*FIVE).candle(ASH, "explorer", "r1_mine").temples(8, "grey")
    scene = board.begin(["effects", 0, 0, [["destroy_temple", 1, "candle"]]], ["turn", 0])
    scene.take("region:8").asks(ASH, "turn")


def test_knights_score_ground_flames() -> None:
    """candelabria.ru.txt:1196"""
    board = stage(*FIVE, year=3).flames(KNIGHTS, "r9_mine", "r1_mine", "r2_mine")
    assert final(board, KNIGHTS)["house"] == 3


def test_nova_vita_keeps_one_of_three() -> None:
    """candelabria.ru.txt:1204"""
    scene = deployed(NOVA, 2, "satores_candle_1").asks(NOVA, "under")
    drawn = [key.partition(":")[2] for key in scene.keys]
    scene.take(f"drawn:{drawn[2]}", f"drawn:{drawn[0]}").asks(ASH, "turn")
    assert scene.house(NOVA).hand == [drawn[1]]
    assert scene.s.deck[-2:] == [drawn[2], drawn[0]]


def test_nova_vita_keeps_three_if_the_table_reads_it_so() -> None:
    """A reading of candelabria.ru.txt:1204 that the table chooses."""
    board = stage(nova_vita_keep_on_deploy=3).hand(NOVA, "satores_candle_1")
    scene = board.begin(["turn", 2], ["turn", 0]).take("deploy:satores_candle_1", "role:pilgrim")
    scene.asks(ASH, "turn")
    assert len(scene.house(NOVA).hand) == 3


def test_nova_vita_in_the_tavern() -> None:
    """candelabria.ru.txt:1204"""
    board = stage().flames(NOVA, "r4_tavern", "r1_tavern")
    scene = board.begin(["tavern", 2], ["turn", 0]).asks(NOVA, "tavern")
    assert len(scene.keys) == 3 + 6
    assert (scene.choice.least, scene.choice.most) == (6, 6)
    scene.answer(scene.keys[:6])
    assert len(scene.house(NOVA).hand) == 3


def test_nova_vita_curses_are_stronger_in_year_three() -> None:
    """candelabria.ru.txt:1212"""
    for year, power in ((2, 3), (3, 4)):
        board = stage(year=year).curses("curse_05").haunts(1, NOVA, 8)
        assert board.begin(["turn", 0]).power(NOVA, 8) == power


# The Chimera Dynasty, a House of our own


def wandering(*flames: str) -> Scene:
    board = stage(ASH, CHIMERA, NOVA, KNIGHTS, chimera=True).castle(CHIMERA, "r5_barracks")
    board.curses("curse_01", "curse_02")
    board.flames(CHIMERA, *flames).store(CHIMERA)
    scene = board.begin(["turn", 1], ["turn", 0]).take("manoeuvre:chimera_candle_1")
    return scene.take("castle:chimera", "territory:r10_curse")


def test_chimera_takes_a_cube_in_a_new_region() -> None:
    scene = wandering().asks(CHIMERA, "cube").take("cube:gold").asks(CHIMERA, "influence")
    assert scene.house(CHIMERA).gold == 1


def test_chimera_takes_nothing_where_it_stood() -> None:
    scene = wandering("r10_mine").asks(CHIMERA, "influence")
    assert scene.house(CHIMERA).cubes == 0


def test_chimera_with_a_full_storehouse() -> None:
    def full(s: State) -> None:
        s.houses[1].wax, s.houses[1].gold = 6, 4

    board = stage(ASH, CHIMERA, NOVA, KNIGHTS, chimera=True).castle(CHIMERA, "r5_barracks")
    board.curses("curse_01", "curse_02")
    board.flames(CHIMERA).edit(full)
    scene = board.begin(["turn", 1]).take("manoeuvre:chimera_candle_1", "castle:chimera")
    scene.take("territory:r10_curse").asks(CHIMERA, "influence")


def test_chimera_portals() -> None:
    for year, number in ((1, 0), (2, 1)):
        board = stage(ASH, CHIMERA, NOVA, KNIGHTS, chimera=True, year=year).flames(CHIMERA)
        s = board.begin(["turn", 0]).s
        assert counted(s, 1, "portal") == number


def test_chimera_scores_regions() -> None:
    board = stage(ASH, CHIMERA, NOVA, KNIGHTS, chimera=True, year=3)
    board.flames(CHIMERA, "r1_mine", "r1_forge", "r2_mine").castle(CHIMERA, "r5_mine")
    assert final(board, CHIMERA)["house"] == 3
