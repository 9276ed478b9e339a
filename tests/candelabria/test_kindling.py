"""The season of kindling: turns, deployment, manoeuvres."""

from rules.candelabria.state import Curse, State
from tests.candelabria.stage import ASH, ENGINEERS, KNIGHTS, NOVA, SATORES, Scene, stage

FOUR = (ASH, ENGINEERS, SATORES, NOVA)


def turn_of(seat: int) -> tuple[list[object], list[object]]:
    """A turn of this seat, and the next question of somebody."""
    return ["turn", seat], ["turn", 1 if seat == 0 else 0]


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


def manoeuvring() -> Scene:
    board = stage(*FOUR).castle(ASH, "r8_barracks").candle(ASH, "pilgrim", "r8_forge")
    board.flames(ASH, "r8_mine", "r8_forge", "r8_barracks").store(ASH, 1, 2)
    board.flames(NOVA, "r7_mine", "r4_mine", "r4_tavern").flames(ENGINEERS)
    board.hand(ASH, "ash_candle_1", "ash_candle_2").curses("curse_01", "curse_02", "curse_03")
    return board.begin(*turn_of(0))


def test_manoeuvre() -> None:
    """candelabria.ru.txt:543-559"""
    scene = manoeuvring().take("manoeuvre:ash_candle_1", "castle:ash", "territory:r7_mine")
    scene.asks(ASH, "castle").take("flame:r7_mine:nova_vita")
    scene.asks(NOVA, "put_out").take("curse:2")
    scene.asks(ASH, "mine").take("cubes:2:0")
    ash = scene.house(ASH)
    assert ash.wax == 3
    assert "r7_mine" in ash.flames
    scene.asks(ASH, "move").take("candle:ash:pilgrim", "territory:r4_tavern")
    scene.asks(ASH, "tavern")
    assert len(scene.keys) == 2
    scene.take(scene.keys[0])
    assert len(ash.hand) == 1
    scene.asks(ASH, "move")
    assert scene.keys == ["burn:pilgrim"]
    scene.take("burn:pilgrim", "territory:r4_mine").asks(ASH, "mine").take("cubes:3:0")
    assert ash.candles["pilgrim"].flames == 2
    assert (ash.wax, ash.gold) == (6, 2)
    assert ash.area == ["ash_candle_1"]
    scene.asks(ENGINEERS, "turn")


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


def put_out() -> Scene:
    board = stage(ASH, ENGINEERS, SATORES, KNIGHTS).flames(ASH, "r7_mine", "r8_mine")
    board.curses("curse_01", "curse_02", "curse_03").influence(3, ash=3)
    return board.begin(["turn", 3], ["turn", 0]).take(
        "deploy:knights_candle_1", "role:explorer", "symbol:extinguish:1:candle"
    )


def test_a_ground_flame_goes_before_a_curse() -> None:
    """candelabria.ru.txt:611-617"""
    scene = put_out().take("flame:r7_mine:ash").asks(ASH, "put_out")
    assert scene.keys == ["curse:1", "curse:2", "curse:3", "supply"]
    before = scene.house(ASH).supply
    scene.take("curse:3").asks(KNIGHTS, "kindle")
    assert scene.s.curses[2].influence[0] == 4
    assert scene.house(ASH).supply == before


def test_a_ground_flame_goes_to_the_supply() -> None:
    """candelabria.ru.txt:611"""
    scene = put_out().take("flame:r7_mine:ash")
    before = scene.house(ASH).supply
    scene.take("supply")
    assert scene.s.curses[2].influence[0] == 3
    assert scene.house(ASH).supply == before + 1


def test_owners_decide_at_the_same_time() -> None:
    """candelabria.ru.txt:611: two Houses lose flames to one effect."""
    board = stage().curses("curse_01", "curse_02", "curse_03").hand(ASH, "ash_candle_2")
    scene = board.begin(["turn", 0], ["turn", 1]).take("deploy:ash_candle_2", "role:warrior")
    scene.take("flame:r3_mine:satores", "flame:r4_mine:nova_vita")
    assert scene.points_asked == [(SATORES, "put_out"), (NOVA, "put_out")]
    scene.answer(["curse:1"], NOVA).answer(["supply"], SATORES)
    assert scene.s.curses[0].influence == [0, 0, 1]
    assert "r3_mine" not in scene.house(SATORES).flames


def test_in_war_flames_go_to_the_supply() -> None:
    """candelabria.ru.txt:659"""
    board = stage().curses("curse_01", "curse_02", "curse_03").season("war")
    scene = board.begin(["effects", 0, 3, [["extinguish", 1, "tactic"]]], ["turn", 0])
    supply = scene.house(SATORES).supply
    scene.take("flame:r3_mine:satores").asks(ASH, "turn")
    assert scene.house(SATORES).supply == supply + 1


# Turns


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
    while scene.s.year == 1:  # nobody has a card left: there is war
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


# Moves


def going(board: Scene, figure: str) -> list[str]:
    """Where a figure may end its first move."""
    return board.take(board.keys[-1], figure).places


def test_explorer() -> None:
    """candelabria.ru.txt:243"""
    board = stage(*FOUR).candle(SATORES, "explorer", "r3_mine").flames(SATORES)
    goals = going(board.begin(["turn", 2]), "candle:satores:explorer")
    assert set(goals) == {
        *("r3_barracks", "r3_curse", "r5_portal", "r6_mine"),
        *("r5_mine", "r5_barracks", "r10_mine", "r6_curse", "r6_forge"),
        *("r1_mine", "r2_curse", "r2_forge"),
    }


def test_ash_path() -> None:
    """candelabria.ru.txt:1140"""
    board = stage(*FOUR).candle(ASH, "warrior", "r8_forge").flames(ASH, "r8_mine", "r6_curse")
    goals = going(board.begin(["turn", 0]), "candle:ash:warrior")
    assert set(goals) == {
        *("r6_curse", "r7_tavern", "r1_mine", "r4_portal", "r6_forge", "r6_mine"),
        *("r4_tavern", "r8_mine", "r8_barracks"),
    }


def test_nobody_else_walks_through_flames() -> None:
    """candelabria.ru.txt:529"""
    board = stage(*FOUR).candle(NOVA, "warrior", "r4_mine").flames(NOVA, "r4_tavern", "r4_portal")
    goals = going(board.begin(["turn", 3]), "candle:nova_vita:warrior")
    assert set(goals) == {"r1_tavern", "r4_portal", "r4_tavern"}


def test_pilgrim() -> None:
    """candelabria.ru.txt:244"""
    board = stage().candle(NOVA, "pilgrim", "r1_forge")
    goals = going(board.begin(["turn", 2]), "candle:nova_vita:pilgrim")
    assert set(goals) == {"r1_mine", "r1_tavern", "r2_mine", "r2_forge", "r6_forge", "r8_forge"}


def pushing(*upgrades: str) -> Scene:
    board = stage(ASH, SATORES, KNIGHTS, NOVA).candle(KNIGHTS, "warrior", "r7_tavern")
    board.candle(ASH, "explorer", "r7_mine").candle(SATORES, "pilgrim", "r7_mine")
    board.candle(NOVA, "explorer", "r4_mine")
    board.upgrades(KNIGHTS, *upgrades).hand(KNIGHTS, "knights_candle_1")
    scene = board.begin(["turn", 2], ["turn", 0])
    scene.take("manoeuvre:knights_candle_1", "candle:knights:warrior", "territory:r7_mine")
    return scene.asks(KNIGHTS, "push")


def test_warrior_pushes() -> None:
    """candelabria.ru.txt:504, 858"""
    scene = pushing()
    assert scene.keys == ["candle:ash:explorer", "candle:satores:pilgrim"]  # those who are there
    flames = list(scene.house(ASH).flames)
    scene.take("candle:ash:explorer")
    assert set(scene.places) == {"r7_portal", "r7_tavern", "r8_barracks"}
    scene.take("territory:r7_portal").asks(KNIGHTS, "mine")
    assert scene.house(ASH).candles["explorer"].territory == "r7_portal"
    assert scene.house(SATORES).candles["pilgrim"].territory == "r7_mine"
    assert scene.house(ASH).flames == flames


def test_warrior_need_not_push() -> None:
    """Ruling on candelabria.ru.txt:504"""
    scene = pushing().skip().asks(KNIGHTS, "mine")
    assert scene.house(ASH).candles["explorer"].territory == "r7_mine"


def test_castle_blocks_castle() -> None:
    """candelabria.ru.txt:1220"""
    board = stage(*FOUR).castle(ASH, "r8_barracks").castle(SATORES, "r7_mine")
    board.candle(SATORES, "explorer", "r8_mine", 1)
    scene = board.begin(*turn_of(0)).take("manoeuvre:ash_candle_1", "castle:ash")
    assert scene.why("territory:r7_mine") == "why-castle-there"
    scene.take("territory:r8_mine").asks(ASH, "castle").take("candle:satores:explorer")
    assert scene.house(SATORES).candles["explorer"].flames == 0
    assert "unlit" in scene.told


def test_castle_need_not_put_out() -> None:
    """candelabria.ru.txt:538"""
    board = stage(*FOUR).castle(ASH, "r8_barracks").flames(SATORES, "r8_mine")
    scene = board.begin(*turn_of(0)).take("manoeuvre:ash_candle_1", "castle:ash")
    scene.take("territory:r8_mine").asks(ASH, "castle").skip().asks(ASH, "move")
    assert scene.house(SATORES).flames == ["r8_mine"]


def test_portal() -> None:
    """candelabria.ru.txt:585"""
    board = stage(*FOUR).castle(ASH, "r8_barracks").castle(SATORES, "r7_mine")
    board.candle(SATORES, "explorer", "r8_mine", 1).flames(ASH, "r4_portal", "r5_portal")
    scene = board.begin(["portal", 0], ["turn", 0]).take("castle:ash")
    assert "r7_mine" not in scene.places
    assert "r2_mine" in scene.places
    scene.take("territory:r8_mine").asks(ASH, "portal")
    assert scene.house(SATORES).candles["explorer"].flames == 1
    assert scene.house(ASH).flames == ["r4_portal", "r5_portal"]
    scene.take("castle:ash", "territory:r1_mine").asks(ASH, "turn")
    assert scene.house(ASH).castle == "r1_mine"


def test_burn_move() -> None:
    """candelabria.ru.txt:539"""
    board = stage().candle(NOVA, "pilgrim", "r4_portal", 1).hand(NOVA, "nova_vita_candle_1")
    board.store(NOVA).flames(NOVA)
    scene = board.begin(["turn", 2], ["turn", 0])
    scene.take("manoeuvre:nova_vita_candle_1", "candle:nova_vita:pilgrim", "territory:r4_mine")
    scene.take("cubes:1:0").asks(NOVA, "move").take("burn:pilgrim", "territory:r6_mine")
    scene.take("cubes:2:0").asks(NOVA, "move")
    assert scene.house(NOVA).candles["pilgrim"].flames == 0
    assert scene.why("burn:pilgrim") == "why-burned"
    scene.take("candle:nova_vita:pilgrim", "territory:r1_mine", "cubes:3:0").asks(ASH, "turn")
    assert scene.house(NOVA).wax == 6


def test_only_the_candle_that_moved_burns() -> None:
    """candelabria.ru.txt:539"""
    scene = stage().candle(ASH, "pilgrim", "r8_mine").begin(*turn_of(0))
    scene.take("manoeuvre:ash_candle_1")
    assert scene.why("burn:pilgrim") == "why-not-moved"
    scene.take("castle:ash", "territory:r8_barracks").asks(ASH, "move")
    assert scene.why("burn:pilgrim") == "why-not-moved"


def test_two_moves_of_one_figure() -> None:
    """candelabria.ru.txt:524"""
    scene = stage().begin(*turn_of(0)).take("manoeuvre:ash_candle_1", "castle:ash")
    scene.take("territory:r8_mine", "castle:ash", "territory:r8_barracks").asks(SATORES, "turn")


# Territory actions


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
    """candelabria.ru.txt:374, ruling: six, then the rest."""

    def one_each(s: State) -> None:
        s.houses[0].upgrades = ["upgrade_13"] * 4

    board = stage(year=2).flames(ASH, "r3_barracks", "r8_barracks", "r5_barracks").edit(one_each)
    scene = board.begin(["barracks", 0], ["turn", 0]).asks(ASH, "barracks")
    assert len(scene.house(ASH).tactics) == 3 + 6
    assert scene.choice.most == 1


def test_tavern() -> None:
    """candelabria.ru.txt:589: House candles may go under the deck as well."""
    board = stage().flames(ASH, "r1_tavern", "r4_tavern")
    scene = board.begin(["tavern", 0], ["turn", 0]).asks(ASH, "tavern")
    assert len(scene.keys) == 5
    assert scene.house(ASH).known == []
    scene.answer(["card:ash_candle_3", "card:ash_candle_1"])
    assert scene.s.deck[-2:] == ["ash_candle_3", "ash_candle_1"]
    assert len(scene.house(ASH).hand) == 3


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


# Limits


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


def test_no_action_without_a_flame_in_the_supply() -> None:
    """candelabria.ru.txt:530-531"""
    scene = stage().castle(ASH, "r8_barracks").edit(spent).begin(*turn_of(0))
    scene.take("manoeuvre:ash_candle_1", "castle:ash", "territory:r7_mine").asks(ASH, "move")
    assert "r7_mine" not in scene.house(ASH).flames


def spent(s: State) -> None:
    """All ground flames of Ash lie before a curse."""
    ash = s.houses[0]
    s.curses[0] = Curse("curse_01", [ash.supply, 0, 0])
    s.curse_deck.remove("curse_01")
    ash.supply = 0


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


def test_only_candles_of_others_are_pushed() -> None:
    """candelabria.ru.txt:504, ruling: no castles"""
    board = stage().candle(NOVA, "warrior", "r4_mine").candle(NOVA, "explorer", "r4_portal")
    board.candle(ASH, "pilgrim", "r4_portal", 0).castle(SATORES, "r4_portal")
    scene = board.begin(["turn", 2], ["turn", 0]).take("manoeuvre:nova_vita_candle_1")
    scene.take("candle:nova_vita:warrior", "territory:r4_portal").asks(NOVA, "push")
    assert scene.keys == ["candle:ash:pilgrim"]
