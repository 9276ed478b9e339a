"""The season of kindling: turns, deployment, the price of flames."""

from rules.candelabria.state import State
from tests.candelabria.stage import ASH, NOVA, SATORES, Scene, stage, turn_of


def test_deployment() -> None:
    """candelabria.ru.txt:508-520"""
    scene = stage().display("tactic_05", *["tactic_01"] * 3, *["tactic_02"] * 2).begin(*turn_of(0))
    scene.take("deploy:ash_candle_1", "role:pilgrim").asks(ASH, "draw_tactic").take("display:1")
    ash = scene.house(ASH)
    assert (ash.wax, ash.gold, ash.points) == (1, 2, 1)
    assert ash.seals == {"pilgrim": "ash_candle_1"}
    assert (ash.candles["pilgrim"].territory, ash.candles["pilgrim"].flames) == ("r8_forge", 3)
    assert len(ash.tactics) == 4
    assert "tactic_05" in ash.tactics
    assert len(scene.s.display) == 6
    assert len(ash.hand) == 3
    assert {"ash_candle_2", "ash_candle_3"} < set(ash.hand)
    assert ash.flames == ["r8_mine", "r8_forge", "r8_barracks"]
    assert "gains" not in scene.told


def test_no_pass_with_cards() -> None:
    """candelabria.ru.txt:484"""
    scene = stage().hand(ASH, "ash_candle_1").store(ASH).begin(*turn_of(0))
    assert scene.keys == ["manoeuvre:ash_candle_1"]
    assert scene.why("pass") == "why-no-pass"
    assert scene.why("deploy:ash_candle_1") == "why-no-wax"
    scene.take("manoeuvre:ash_candle_1").asks(ASH, "move").skip().asks(SATORES, "turn")


def test_an_empty_hand_is_passed_over() -> None:
    """candelabria.ru.txt:486, 623"""
    board = stage().hand(ASH).hand(SATORES, "satores_candle_1").hand(NOVA, "nova_vita_candle_1")
    board.curses("curse_01", "curse_02", "curse_03")
    scene = board.begin(["next_turn", 0]).asks(SATORES, "turn").take("manoeuvre:satores_candle_1")
    scene.skip().asks(NOVA, "turn").take("manoeuvre:nova_vita_candle_1").skip()
    while scene.s.year == 1:  # the year ends when nobody has a card left
        assert scene.s.season == "war"
        scene.answer(scene.keys[: scene.choice.least])


def test_turns_follow_the_track() -> None:
    """candelabria.ru.txt:479"""
    scene = stage().track(NOVA, ASH, SATORES).begin(["next_turn", 0])
    for house in (NOVA, ASH, SATORES, NOVA):
        scene.asks(house, "turn").take(f"manoeuvre:{scene.house(house).hand[0]}").skip()


def test_one_candle_a_role_and_year() -> None:
    """candelabria.ru.txt:276"""
    scene = stage().candle(ASH, "explorer", "r8_mine", 0).begin(*turn_of(0))
    scene.take("deploy:ash_candle_2").asks(ASH, "role")
    assert scene.keys == ["role:pilgrim", "role:warrior"]
    assert scene.why("role:explorer") == "why-role-used"


def test_no_deployment_when_all_roles_are_used() -> None:
    """candelabria.ru.txt:276"""
    board = stage().hand(ASH, "ash_candle_1")
    for role in ("explorer", "pilgrim", "warrior"):
        board.candle(ASH, role, "r8_mine")
    assert board.begin(*turn_of(0)).why("deploy:ash_candle_1") == "why-no-role"


def early_card(year: int) -> Scene:
    board = stage(year=year).upgrades(ASH, "upgrade_03").hand(ASH, "upgraded_27").store(ASH, 2)
    return board.begin(*turn_of(0)).take("deploy:upgraded_27", "role:explorer")


def test_a_card_before_its_year() -> None:
    """candelabria.ru.txt:231"""
    scene = early_card(1).asks(SATORES, "turn")
    ash = scene.house(ASH)
    assert (ash.wax, ash.points) == (0, 1)
    assert ash.candles["explorer"].flames == 2
    assert len(ash.hand) == 1


def test_a_card_in_its_year() -> None:
    """candelabria.ru.txt:231"""
    scene = early_card(2).asks(ASH, "kindle")
    assert scene.house(ASH).points == 2
    scene.take("territory:r1_mine", "territory:r1_forge", "territory:r1_tavern")
    scene.asks(SATORES, "turn")


def test_no_second_action() -> None:
    """candelabria.ru.txt:530-531"""
    scene = stage().begin(*turn_of(0)).take("manoeuvre:ash_candle_1", "castle:ash")
    scene.take("territory:r8_mine").asks(ASH, "move")
    assert scene.house(ASH).cubes == 4


def test_kindling_brings_no_action() -> None:
    """candelabria.ru.txt:882, ruling on 958"""
    board = stage().candle(ASH, "explorer", "r8_mine", 2)
    scene = board.begin(["effects", 0, 0, [["kindle", 1, "candle"]]], ["turn", 0])
    assert scene.why("candle:ash:explorer") == "why-candle-full"
    for action in ("mine", "forge", "barracks"):
        assert scene.why(f"territory:r8_{action}") == "why-flame-there"
    scene.take("territory:r6_forge").asks(ASH, "turn")
    assert "r6_forge" in scene.house(ASH).flames


def test_no_flame_without_supply() -> None:
    """candelabria.ru.txt:298"""
    board = stage().candle(ASH, "explorer", "r8_mine", 1).edit(no_supply)
    scene = board.begin(["effects", 0, 0, [["kindle", 2, "candle"]]], ["turn", 0])
    assert scene.keys == ["candle:ash:explorer"]
    assert scene.why("territory:r6_forge") == "why-no-supply"


def no_supply(s: State) -> None:
    s.houses[0].supply = 0


def test_deployment_draws_a_card() -> None:
    """candelabria.ru.txt:498"""
    scene = stage().hand(ASH, "ash_candle_2").begin(*turn_of(0))
    top = scene.s.deck[0]
    scene.take("deploy:ash_candle_2", "role:explorer").skip()
    assert scene.house(ASH).hand == [top]
    assert scene.house(ASH).known == []


def test_anybody_may_deploy_a_candle_of_another_house() -> None:
    """Ruling on candelabria.ru.txt:229"""
    scene = stage().hand(NOVA, "ash_candle_1").begin(["turn", 2])
    assert "deploy:ash_candle_1" in scene.keys
