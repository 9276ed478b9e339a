"""The answers that nearly everybody gives: taken into a draft, and changed with one press."""

from tests.candelabria.stage import ASH, NOVA, Scene, stage


def usual(scene: Scene) -> list[str] | None:
    return scene.choice.usual


def test_a_manoeuvre_ends_where_a_further_move_would_cost_a_flame() -> None:
    board = stage().candle(ASH, "warrior", "r8_mine").edit(lambda s: setattr(s, "mover", "warrior"))
    moving = board.edit(lambda s: setattr(s, "moves", 1)).begin(["move", 0]).asks(ASH, "move")
    assert usual(moving) is None
    over = board.edit(lambda s: setattr(s, "moves", 0)).begin(["move", 0]).asks(ASH, "move")
    assert over.keys == ["burn:warrior"]
    assert usual(over) == []


def test_the_only_target_is_taken_and_of_two_none() -> None:
    one = stage().castle(ASH, "r8_mine").flames(NOVA, "r8_mine").season("kindling")
    scene = one.begin(["castle_enters", 0]).asks(ASH, "castle")
    assert usual(scene) == ["flame:r8_mine:nova_vita"]
    two = one.candle(NOVA, "pilgrim", "r8_mine").begin(["castle_enters", 0])
    assert usual(two.asks(ASH, "castle")) is None


def test_the_card_on_the_left_comes_first() -> None:
    board = stage().flames(ASH, "r8_mine").flames(NOVA, "r8_mine").store(NOVA, 1, 1)
    scene = board.tactics(ASH).tactics(NOVA).fight(8).asks(ASH, "item")
    assert usual(scene) == ["item:1"]
