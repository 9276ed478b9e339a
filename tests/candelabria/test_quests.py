"""The Quests expansion."""

import pytest

from rules.candelabria import book
from rules.candelabria.parts import BOX
from rules.candelabria.quests import CONDITIONS, in_play
from rules.candelabria.state import NOBODY, Quest, State
from rules.core import Game
from tests.candelabria.stage import ASH, ENGINEERS, KNIGHTS, NOVA, SATORES, Scene, Stage, stage

FOUR = (ASH, SATORES, NOVA, KNIGHTS)


def common(*quests: str, year: int = 1) -> Stage:
    return stage(*FOUR, year=year, quests=True).quests(*quests)


def won(scene: Scene, house: str) -> int:
    return scene.house(house).scored.get("quests", 0)


def on(scene: Scene, quest: str) -> Quest:
    return next(it for it in scene.s.quests if it.id == quest)


# Set-up


def test_two_quests_for_each() -> None:
    """candelabria.ru.txt:1266"""
    game = Game(book, book.setup(3, {"quests": True}), b"quests")
    game.start()
    for house in (ASH, SATORES, NOVA):
        game.answer(game.pending[0].seat, game.pending[0], [f"house:{house}"])
    assert [choice.point for choice in game.pending] == ["candelabria.quest"] * 3
    kept = [choice.keys[1] for choice in game.pending]
    for choice in game.pending:
        assert len(choice.keys) == 2
        game.answer(choice.seat, choice, [choice.keys[1]])
    s = game.state
    owners = [it.owner for it in s.quests]
    assert sorted(owners) == [NOBODY] * 3 + [0, 1, 2]
    assert [f"quest:{it.id}" for it in s.quests if it.owner != NOBODY] == kept
    assert len(s.quest_box) == 18
    for seat in (0, None):
        secret = [it["id"] for it in game.view(seat)["quests"] if it["secret"]]
        assert secret == ([kept[0].partition(":")[2]] if seat == 0 else [])
        assert game.view(seat)["secret_quests"] == 3


def test_quests_that_two_players_cannot_fulfil() -> None:
    """candelabria.ru.txt:1274"""
    s = stage(ASH, SATORES, mode="two", quests=True).begin(["turn", 0]).s
    assert len(in_play(s)) == 19
    assert not set(in_play(s)) & set(BOX.quests.not_for_two)


# Fulfilling quests


def third_candle(board: Stage) -> Scene:
    board.candle(ASH, "explorer", "r8_mine").candle(ASH, "warrior", "r8_mine")
    board.hand(ASH, "satores_candle_1")
    return board.begin(["turn", 0], ["turn", 1]).take("deploy:satores_candle_1")


def test_hierarchical_quest() -> None:
    """candelabria.ru.txt:1254-1258, 1281-1285"""

    def two_marks(s: State) -> None:
        s.quests[0].marks = [1, 2]
        for me in (1, 2):
            s.houses[me].supply -= 1

    scene = third_candle(common("deploy_three").edit(two_marks))
    assert won(scene, ASH) == 4
    assert scene.s.quests == []
    assert "deploy_three" in scene.s.box
    assert [scene.house(house).supply for house in (SATORES, NOVA)] == [24 - 3, 24 - 2]


def test_hierarchical_points() -> None:
    """candelabria.ru.txt:1256: 12 for the first, 8 for the second; the flame stays."""
    for marks, points in (([], 12), ([1], 8)):

        def marked(s: State, marks: list[int] = marks) -> None:
            s.quests[0].marks = list(marks)
            for me in marks:
                s.houses[me].supply -= 1

        scene = third_candle(common("deploy_three").edit(marked))
        assert won(scene, ASH) == points
        assert on(scene, "deploy_three").marks == [*marks, 0]


@pytest.mark.parametrize(("year", "points"), [(1, 4), (2, 8), (3, 12)])
def test_annual_quest(year: int, points: int) -> None:
    """candelabria.ru.txt:1244-1250, 1313-1317"""
    board = common("build_temple", year=year).store(ASH, 0, 4)
    scene = board.begin(["buy", 0, 2], ["turn", 1]).take("temple:grey")
    assert won(scene, ASH) == points
    assert on(scene, "build_temple").marks == [0]
    assert scene.house(ASH).supply == 24 - 3 - 1
    scene.take("temple:grey").asks(SATORES, "turn")
    assert won(scene, ASH) == points


def test_flames_return_in_the_mist() -> None:
    """candelabria.ru.txt:1250"""

    def marked(s: State) -> None:
        s.quests[0].marks = [0]
        s.houses[0].supply -= 1
        s.box += s.curse_deck[:3]
        del s.curse_deck[:3]

    scene = common("build_temple").edit(marked).begin(["mist"])
    assert on(scene, "build_temple").marks == []
    assert scene.house(ASH).supply == 24 - 3


def test_an_empty_supply_does_not_hinder() -> None:
    """Ruling on candelabria.ru.txt:1244"""
    scene = common("build_temple").supply(ASH, 0).store(ASH, 0, 2)
    played = scene.begin(["buy", 0, 1], ["turn", 1]).take("temple:grey").asks(SATORES, "turn")
    assert won(played, ASH) == 4
    assert played.house(ASH).supply == 0
    assert on(played, "build_temple").borrowed == [0]


def test_a_secret_quest_belongs_to_its_owner() -> None:
    """candelabria.ru.txt:1266: only its owner can fulfil it, and then everybody sees it."""
    board = stage(*FOUR, quests=True).quests(satores="build_temple").store(ASH, 0, 2)
    board.store(SATORES, 0, 2)
    scene = board.begin(["buy", 0, 1], ["buy", 1, 1], ["turn", 2]).take("temple:grey")
    assert won(scene, ASH) == 0
    assert scene.game.view(0)["quests"] == []
    scene.take("temple:grey").asks(NOVA, "turn")
    assert won(scene, SATORES) == 4
    assert [it["id"] for it in scene.game.view(0)["quests"]] == ["build_temple"]


def test_two_players_block_cells() -> None:
    """candelabria.ru.txt:1276"""

    def one_mark(s: State) -> None:
        s.quests[0].marks = [1]
        s.houses[1].supply -= 1

    board = stage(ASH, SATORES, mode="two", quests=True).quests("deploy_three")
    assert won(third_candle(board), ASH) == 12
    scene = third_candle(board.edit(one_mark))
    assert won(scene, ASH) == 4
    assert scene.s.quests == []


def test_two_players_wait_a_year_for_annual_quests() -> None:
    """candelabria.ru.txt:1277"""
    for year, points in ((1, 0), (2, 8)):
        board = stage(ASH, SATORES, year=year, mode="two", quests=True).quests("build_temple")
        scene = board.store(ASH, 0, 2).begin(["buy", 0, 1], ["turn", 1]).take("temple:grey")
        assert won(scene, ASH) == points


# Every condition


def test_every_quest_has_a_condition() -> None:
    assert set(CONDITIONS) == {*BOX.quests.annual, *BOX.quests.hierarchical}


def test_destroy_temple() -> None:
    board = common("destroy_temple").temples(8, "grey")
    scene = board.begin(["effects", 0, 0, [["destroy_temple", 1, "candle"]]], ["turn", 1])
    assert won(scene.take("region:8"), ASH) == 4


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_control_curse(slot: int) -> None:
    """The quest is fulfilled even if a black temple leaves the curse no region."""
    board = common(f"control_curse_{slot}").curses("curse_01", "curse_02", "curse_03")
    board.influence(slot, ash=1).temples(8, "black").season("war")
    scene = board.begin(["turn", 1], ["control", slot - 1], ["turn", 2])
    scene.take("manoeuvre:satores_candle_1").skip()
    assert won(scene, ASH) == 4
    other = common(f"control_curse_{slot % 3 + 1}").curses("curse_01", "curse_02", "curse_03")
    other.influence(slot, ash=1).temples(8, "black").season("war")
    scene = other.begin(["turn", 1], ["control", slot - 1], ["turn", 2])
    scene.take("manoeuvre:satores_candle_1").skip()
    assert won(scene, ASH) == 0


def last_flame(quest: str, source: str) -> int:
    """Return the points that the quest brings Ash when an effect takes a candle's last flame."""
    board = common(quest).candle(SATORES, "explorer", "r1_mine", 1)
    scene = board.begin(["effects", 0, 1, [["extinguish", 1, source]]], ["turn", 1])
    return won(scene.take("candle:satores:explorer"), ASH)


def test_snuff_candle() -> None:
    assert last_flame("snuff_candle", "board") == 4
    assert last_flame("snuff_candle", "tactic") == 4
    board = common("snuff_candle").candle(SATORES, "explorer", "r1_mine", 2)
    scene = board.begin(["effects", 0, 1, [["extinguish", 1, "tactic"]]], ["turn", 1])
    assert won(scene.take("candle:satores:explorer"), ASH) == 0


def test_snuff_with_candle() -> None:
    assert last_flame("snuff_with_candle", "candle") == 12
    assert last_flame("snuff_with_candle", "board") == 0


def test_snuff_with_castle() -> None:
    assert last_flame("snuff_with_castle", "candle") == 0
    board = common("snuff_with_castle").candle(SATORES, "explorer", "r8_mine", 1)
    scene = board.begin(["turn", 0], ["turn", 1]).take("manoeuvre:ash_candle_1", "castle:ash")
    scene.take("territory:r8_mine", "candle:satores:explorer")
    assert won(scene, ASH) == 12


def test_a_candle_of_ones_own_does_not_count() -> None:
    board = common("snuff_candle").curses("curse_10").influence(1, ash=1).season("war")
    board.candle(ASH, "explorer", "r8_mine", 1)
    scene = board.begin(["control", 0], ["turn", 1]).take("candle:ash:explorer")
    assert won(scene, ASH) == 0


def test_extinguish_ground_flame() -> None:
    board = common("extinguish_ground_flame").curses("curse_01").flames(SATORES, "r1_mine")
    scene = board.begin(["effects", 0, 1, [["extinguish", 1, "board"]]], ["turn", 1])
    assert won(scene.take("flame:r1_mine:satores"), ASH) == 4


@pytest.mark.parametrize("year", [1, 2, 3])
def test_buy_upgrade(year: int) -> None:
    board = common(f"buy_upgrade_{year}").store(ASH, 0, 6)
    for stack in (1, 4, 7):
        scene = board.begin(["buy", 0, 1], ["turn", 1]).take(f"stack:{stack}")
        assert won(scene, ASH) == (4 if stack == 3 * year - 2 else 0)


def winning(board: Stage, region: int) -> int:
    """Return the points for Ash when it wins a battle."""

    def fighting(s: State) -> None:
        s.battle, s.fighters = region, [0, 1]

    scene = board.edit(fighting).season("war").begin(["turn", 1], ["award", 0], ["turn", 2])
    scene.take("manoeuvre:satores_candle_1").skip()
    return won(scene, ASH)


def test_win_region_6() -> None:
    assert winning(common("win_region_6"), 6) == 4
    assert winning(common("win_region_6"), 5) == 0


@pytest.mark.parametrize("colour", ["white", "grey", "black"])
def test_win_at_temples(colour: str) -> None:
    quests = {"white": "win_at_white", "grey": "win_by_grey", "black": "win_at_black"}
    for wanted, quest in quests.items():
        board = common(quest).temples(5, colour)
        assert winning(board, 5) == (12 if wanted == colour else 0)


def test_win_by_grey_asks_for_a_battle() -> None:
    board = common("win_by_grey").temples(8, "grey").season("war")
    scene = board.begin(["turn", 1], ["battle", 8], ["turn", 2])
    scene.take("manoeuvre:satores_candle_1").skip()
    assert scene.house(ASH).scored["battles"] == 4
    assert won(scene, ASH) == 0


@pytest.mark.parametrize(
    ("quest", "owner", "points"),
    [
        ("win_vs_opponent_curse", SATORES, 12),
        ("win_vs_opponent_curse", ASH, 0),
        ("win_with_own_curse", ASH, 12),
        ("win_with_own_curse", SATORES, 0),
    ],
)
def test_win_at_curses(quest: str, owner: str, points: int) -> None:
    board = common(quest).curses("curse_01").haunts(1, owner, 5)
    assert winning(board, 5) == points
    away = common(quest).curses("curse_01").haunts(1, owner, 4)
    assert winning(away, 5) == 0


def neutralising(quest: str, other: str) -> Scene:
    """Let Ash neutralise a card of the Satores, and then another one."""

    def revealed(s: State) -> None:
        s.battle, s.fighters = 8, [0, 1, 2]
        s.houses[0].war = ["tactic_01", "tactic_09"]
        s.houses[s.house(other)].war[0] = "tactic_11"
        s.houses[1].war[1] = "tactic_06"

    board = common(quest).season("war").edit(revealed)
    scene = board.begin(["neutralise", 0], ["turn", 1])
    return scene.take("neutralise:1:satores:2")


def test_neutralise_card() -> None:
    assert won(neutralising("neutralise_card", SATORES), ASH) == 4


def test_neutralise_both() -> None:
    scene = neutralising("neutralise_both", SATORES)
    assert won(scene, ASH) == 0
    assert won(scene.take("neutralise:2:satores:1"), ASH) == 12
    scene = neutralising("neutralise_both", NOVA).take("neutralise:2:nova_vita:1")
    assert won(scene, ASH) == 0


def test_gain_6_resources() -> None:
    for mines, points in ((6, 12), (5, 0)):
        flames = [f"r{n}_mine" for n in range(1, mines + 1)]
        board = common("gain_6_resources").flames(ASH, *flames).store(ASH)
        scene = board.begin(["action", 0, "mine"], ["turn", 1]).take(f"cubes:2:{mines - 2}")
        assert won(scene, ASH) == points


def test_cubes_of_two_actions_do_not_add_up() -> None:
    board = common("gain_6_resources").flames(ASH, "r1_mine", "r2_mine", "r3_mine").store(ASH)
    scene = board.begin(["action", 0, "mine"], ["action", 0, "mine"], ["turn", 1])
    assert won(scene.take("cubes:3:0", "cubes:3:0"), ASH) == 0


def test_buy_3() -> None:
    board = common("buy_3").flames(ASH, "r8_forge", "r2_forge", "r6_forge").store(ASH, 0, 3)
    scene = board.begin(["action", 0, "forge"], ["turn", 1]).take("stack:1", "stack:2")
    assert won(scene, ASH) == 0
    assert won(scene.take("stack:3"), ASH) == 12


def test_gain_3_tactics() -> None:
    flames = ("r8_barracks", "r3_barracks", "r5_barracks")
    for number, points in ((3, 12), (2, 0)):
        board = common("gain_3_tactics").flames(ASH, *flames[:number])
        scene = board.begin(["action", 0, "barracks"], ["turn", 1])
        scene.answer(["display:1", "display:2", "display:3"][:number])
        assert won(scene, ASH) == points


def test_without_the_expansion_nothing_is_looked_at() -> None:
    assert stage(ASH, ENGINEERS, NOVA).begin(["turn", 0]).s.quests == []
