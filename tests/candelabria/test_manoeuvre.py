"""Manoeuvres: their moves, the figures they push, and the flames they put out."""

from rules.candelabria.state import Curse, State
from tables import Answer, Final, Trial
from tests.candelabria.stage import ASH, ENGINEERS, KNIGHTS, NOVA, SATORES, Scene, stage, turn_of

FOUR = (ASH, ENGINEERS, SATORES, NOVA)


def manoeuvring() -> Scene:
    board = stage(*FOUR).castle(ASH, "r8_barracks").candle(ASH, "pilgrim", "r8_forge")
    board.flames(ASH, "r8_mine", "r8_forge", "r8_barracks").store(ASH, 1, 2)
    board.flames(NOVA, "r7_mine", "r4_mine", "r4_tavern").flames(ENGINEERS)
    board.hand(ASH, "ash_candle_1", "ash_candle_2").curses("curse_01", "curse_02", "curse_03")
    return board.begin(["turn", 0], ["next_turn", 1])


def test_manoeuvre() -> None:
    """candelabria.ru.txt:543-559"""
    scene = manoeuvring().take("manoeuvre:ash_candle_1", "castle:ash", "territory:r7_mine")
    scene.asks(ASH, "castle").take("flame:r7_mine:nova_vita")
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
    scene.asks(NOVA, "put_out").take("curse:2").asks(ENGINEERS, "turn")


def put_out() -> Scene:
    board = stage(ASH, ENGINEERS, SATORES, KNIGHTS).flames(ASH, "r7_mine", "r8_mine")
    board.curses("curse_01", "curse_02", "curse_03").influence(3, ash=3)
    return board.begin(["turn", 3], ["next_turn", 0]).take(
        "deploy:knights_candle_1", "role:explorer", "symbol:extinguish:1:candle"
    )


def test_a_ground_flame_goes_before_a_curse() -> None:
    """candelabria.ru.txt:611-617"""
    scene = put_out().take("flame:r7_mine:ash").skip().asks(ASH, "put_out")
    assert scene.keys == ["curse:1", "curse:2", "curse:3", "supply"]
    before = scene.house(ASH).supply
    scene.take("curse:3").asks(ASH, "turn")
    assert scene.s.curses[2].influence[0] == 4
    assert scene.house(ASH).supply == before


def test_a_ground_flame_goes_to_the_supply() -> None:
    """candelabria.ru.txt:611"""
    scene = put_out().take("flame:r7_mine:ash").skip()
    before = scene.house(ASH).supply
    scene.take("supply")
    assert scene.s.curses[2].influence[0] == 3
    assert scene.house(ASH).supply == before + 1


def test_nobody_is_stopped_by_a_flame_that_goes_out() -> None:
    """Ruling on candelabria.ru.txt:609-617: its owner is asked where it goes when the turn
    is over."""
    scene = put_out().take("flame:r7_mine:ash").asks(KNIGHTS, "kindle")
    assert scene.s.put_out == [scene.s.house(ASH)]


def test_owners_decide_at_the_same_time() -> None:
    """candelabria.ru.txt:611: two Houses lose flames in one turn."""
    board = stage().curses("curse_01", "curse_02", "curse_03").hand(ASH, "ash_candle_2")
    scene = board.begin(["turn", 0], ["next_turn", 1]).take("deploy:ash_candle_2", "role:warrior")
    scene.take("flame:r3_mine:satores", "flame:r4_mine:nova_vita")
    assert scene.points_asked == [(SATORES, "put_out"), (NOVA, "put_out")]
    scene.answer(["curse:1"], NOVA).answer(["supply"], SATORES)
    assert scene.s.curses[0].influence == [0, 0, 1]
    assert "r3_mine" not in scene.house(SATORES).flames


def losing_two() -> Scene:
    """Let Satores lose two flames in one turn."""
    board = stage().curses("curse_01", "curse_02").hand(ASH, "ash_candle_2")
    scene = board.begin(["turn", 0], ["next_turn", 1]).take("deploy:ash_candle_2", "role:warrior")
    scene.take("flame:r3_mine:satores")
    said = "Put out in this turn: Satores Order. When it is over, each may go before a curse"
    assert said in scene.choice.question("en")
    return scene.take("flame:r3_curse:satores").asks(SATORES, "put_out")


def test_several_flames_go_one_way() -> None:
    """candelabria.ru.txt:611: one answer sends all of them to the same place."""
    scene = losing_two()
    assert scene.choice.question("en").startswith("2 of your ground flames were put out.")
    scene.take("curse:2").asks(SATORES, "turn")
    assert scene.s.curses[1].influence == [0, 2, 0]


def test_several_flames_go_one_by_one() -> None:
    """candelabria.ru.txt:611"""
    scene = losing_two()
    before = scene.house(SATORES).supply
    scene.take("apart").asks(SATORES, "put_out").take("curse:1").asks(SATORES, "put_out")
    assert "apart" not in scene.keys
    scene.take("supply").asks(SATORES, "turn")
    assert scene.s.curses[0].influence == [0, 1, 0]
    assert scene.house(SATORES).supply == before + 1


def test_a_draft_ends_with_its_turn() -> None:
    """The draft ends even if the same House has the next turn, since nobody else holds a card."""
    board = stage().hand(ASH, "ash_candle_1", "ash_candle_2").hand(SATORES).hand(NOVA)
    trial = Trial(board.begin(["next_turn", 0]).game, 0)
    trial.add(Answer("candelabria.turn", ["manoeuvre:ash_candle_1"]))
    trial.add(Answer("candelabria.move", []))
    assert trial.final is Final.TURN


def test_in_war_flames_go_to_the_supply() -> None:
    """candelabria.ru.txt:659"""
    board = stage().curses("curse_01", "curse_02", "curse_03").season("war")
    scene = board.begin(["effects", 0, 3, [["extinguish", 1, "tactic"]]], ["turn", 0])
    supply = scene.house(SATORES).supply
    scene.take("flame:r3_mine:satores").asks(ASH, "turn")
    assert scene.house(SATORES).supply == supply + 1


def going(board: Scene, figure: str) -> list[str]:
    """Return the places at which a figure may end its first move."""
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
    assert scene.keys == ["candle:ash:explorer", "candle:satores:pilgrim"]  # present candles
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


def test_no_action_without_a_flame_in_the_supply() -> None:
    """candelabria.ru.txt:530-531"""
    scene = stage().castle(ASH, "r8_barracks").edit(spent).begin(*turn_of(0))
    scene.take("manoeuvre:ash_candle_1", "castle:ash", "territory:r7_mine").asks(ASH, "move")
    assert "r7_mine" not in scene.house(ASH).flames


def spent(s: State) -> None:
    """Put all ground flames of Ash before a curse."""
    ash = s.houses[0]
    s.curses[0] = Curse("curse_01", [ash.supply, 0, 0])
    s.curse_deck.remove("curse_01")
    ash.supply = 0


def test_only_candles_of_others_are_pushed() -> None:
    """candelabria.ru.txt:504 and the ruling on it: castles are not pushed."""
    board = stage().candle(NOVA, "warrior", "r4_mine").candle(NOVA, "explorer", "r4_portal")
    board.candle(ASH, "pilgrim", "r4_portal", 0).castle(SATORES, "r4_portal")
    scene = board.begin(["turn", 2], ["turn", 0]).take("manoeuvre:nova_vita_candle_1")
    scene.take("candle:nova_vita:warrior", "territory:r4_portal").asks(NOVA, "push")
    assert scene.keys == ["candle:ash:pilgrim"]
