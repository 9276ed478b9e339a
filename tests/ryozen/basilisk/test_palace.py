"""Solo: the Basilisk in the Palace, with the Phoenix Palace mode and without it."""

import pytest

from tests.ryozen.basilisk.turns import MY_TURN, full, turn
from tests.ryozen.stage import A, B, Stage, alone


def to_the_palace(k: int, lanterns: int) -> Stage:
    return full(alone(palace=True), "gates").rotation(k).goods(B, 2, 2, lanterns).events()


def test_with_a_lantern_it_takes_a_loophole() -> None:
    """ryozen-solo.ru.txt:230-234; ryozen.ru.txt:1295, 1317"""
    scene = turn(to_the_palace(0, 2), "gates_1")
    assert scene.stands("loophole:2") == (B, "apprentice", False)
    assert scene.its("turn").keys == ["clockwise", "counterclockwise"]
    assert scene.goods(B) == (2, 2, 2)  # a lantern paid, one gained at the Gates
    scene.take("counterclockwise").mine()
    assert scene.s.rotation == 5


def test_between_two_loopholes_the_human_chooses() -> None:
    """ryozen-solo.ru.txt:96-98; ryozen.ru.txt:1321"""
    scene = turn(to_the_palace(2, 2), "gates_1")
    assert scene.its("place").keys == ["loophole:0", "loophole:1"]
    scene.take("loophole:0")
    assert scene.stands("loophole:0") == (B, "apprentice", False)


def test_without_a_lantern_it_takes_a_wall() -> None:
    """ryozen-solo.ru.txt:235; ryozen.ru.txt:1283"""
    scene = turn(to_the_palace(0, 0), "gates_1").mine()
    assert scene.stands("wall:2") == (B, "apprentice", False)
    assert scene.goods(B) == (2, 2, 1)
    assert scene.s.rotation == 1


@pytest.mark.parametrize(("lanterns", "taken"), [(1, "loophole:2"), (0, "wall:2")])
def test_or_else_the_summit(lanterns: int, taken: str) -> None:
    """ryozen.ru.txt:1307, 1341: the lantern gained on the summit can pay for the summit's light."""
    staged = alone(palace=True).rotation(0).goods(B, 2, 2, lanterns).events()
    staged.put(A, "warrior", taken).put(A, "apprentice", "summit")
    for spot in (1, 2, 3):
        staged.put(A, "apprentice", f"spot:gates:{spot}")
    scene = turn(staged, "gates_1")
    assert scene.stands("summit") == (B, "apprentice", False)
    assert scene.s.players[A].resting == ["apprentice"]
    assert scene.goods(B) == (2, 2, lanterns + 1)
    scene.its("turn").take("clockwise")
    assert scene.s.rotation == 1


def test_on_the_summit_without_a_lantern_the_palace_turns_clockwise() -> None:
    """ryozen.ru.txt:1307; ryozen-solo.ru.txt:235"""
    staged = to_the_palace(0, 0).goods(B, 0, 5, 0).put(A, "apprentice", "wall:2")
    scene = turn(staged, "gates_1")
    scene.its("gain").take("resource:coin").mine()
    assert scene.stands("summit") == (B, "apprentice", False)
    assert (scene.goods(B), scene.s.rotation) == ((1, 5, 0), 1)


def test_without_the_mode_the_palace_turns_clockwise() -> None:
    """ryozen-solo.ru.txt:232: turning either way would light the same sectors."""
    scene = turn(full(alone(), "capital").rotation(1).goods(B, 2, 3, 2), "capital_1")
    assert scene.mine().s.rotation == 2


def test_its_struck_companion_lands_where_the_human_wants() -> None:
    """ryozen.ru.txt:1353; ryozen-solo.ru.txt:96-98"""
    staged = alone(palace=True).rotation(2).hold(A, "archer").put(B, "warrior", "spot:altar:1")
    scene = staged.begin(["ability", A, "archer", "spot:gates:1"], MY_TURN).take("spot:altar:1")
    assert scene.its("land").keys == ["wall:0", "wall:1"]
    scene.take("wall:0")
    assert scene.stands("wall:0") == (B, "warrior", False)
