"""The Frozen Moon, act by act. (ryozen-solo.ru.txt:148-152)"""

import pytest

from tests.ryozen.stage import A, B, tale
from tests.ryozen.story.scenes import FROZEN, ITS_TURN, chooses, later, night, reads, told


def test_a_night_without_a_moon() -> None:
    staged = tale(FROZEN, 1).shards(B, 1, 0, 1).goods(A, 4, 3, 1)
    scene = reads(staged)
    assert scene.shards(B) == (1, 1, 1)
    scene.take("option:chip_the_ice").asks(A, "shard").take("shard:jade")
    assert (scene.goods(A), scene.shards(A)) == ((4, 3, 0), (0, 0, 1))


def test_waiting_for_the_thaw() -> None:
    staged = tale(FROZEN, 1).shards(B, 1, 0, 1)
    staged.enemy("turning_point_dawn", "springs_1", "gates_1", "gates_2")
    scene = chooses(staged, "wait_for_the_thaw")
    assert scene.goods(A) == (5, 4, 2)
    assert scene.game.view(0)["enemy"]["turning_point"] == 4
    later(scene, ITS_TURN, ["place", A])
    assert scene.favour(B) == 3 + 1


def test_the_majority_at_the_springs() -> None:
    staged = tale(FROZEN, 1).shards(B, 1, 0, 1).put(A, "apprentice", "spot:springs:1")
    scene = night(chooses(staged, "wait_for_the_thaw"), "springs")
    assert scene.shards(A) == (0, 2, 0)


def test_shards_on_the_stairs() -> None:
    scene = reads(tale(FROZEN, 2).rotation(2).shards(A, coral=1).shards(B, 0, 1, 0))
    assert scene.s.rotation == 3
    scene.take("option:grind_them")
    assert (scene.shards(A), scene.shards(B), scene.favour(A)) == ((0, 0, 0), (0, 0, 0), 3)
    gather = chooses(tale(FROZEN, 2).shards(A, coral=1).shards(B, 0, 1, 1), "gather_them")
    gather.take("shard:coral")
    assert (gather.shards(A), gather.shards(B)) == ((2, 0, 0), (1, 1, 1))
    poor = tale(FROZEN, 2).shards(B, 0, 1, 1).begin(["day"])
    assert told(poor).options == ["gather_them"]


def test_its_strikes_bring_it_favour() -> None:
    staged = tale(FROZEN, 2).put(A, "apprentice", "spot:altar:1").shards(A, coral=1)
    scene = later(
        chooses(staged, "grind_them"), ["ability", B, "archer", "spot:gates:1"], ["place", A]
    )
    assert scene.stands("palace") == (A, "apprentice", False)
    assert scene.favour(B) == 2


def test_moonfall() -> None:
    """Using the light costs the person nothing, and the Palace's majority brings a shard more."""
    staged = tale(FROZEN, 3).rotation(0).goods(A).put(A, "warrior", "palace").events()
    scene = later(chooses(staged, "catch_it"), ["palace", A], ["place", A])
    assert "sector:gates" in scene.asks(A, "palace").keys
    label = next(o.label("en") for o in scene.choice.options if o.key == "sector:gates")
    assert label == "Gates, without a lantern"
    scene.take("sector:springs")
    assert scene.goods(A) == (0, 0, 0)
    night(scene, "palace").asks(A, "shard").take("shard:coral")
    scene.asks(A, "shard").take("shard:agate")
    assert scene.shards(A) == (1, 1, 0)


def test_the_basilisk_still_pays_for_the_light() -> None:
    staged = tale(FROZEN, 3).rotation(1).goods(B, lantern=1).enemy("capital_1", "gates_1")
    for spot in (1, 2, 3):
        staged.put(A, "apprentice", f"spot:capital:{spot}")
    scene = later(chooses(staged, "catch_it"), ITS_TURN, ["place", A])
    assert scene.goods(B) == (0, 2, 0)


@pytest.mark.parametrize(("mine", "favour"), [(2, 11), (1, 2)])
def test_the_moon_is_caught_or_not(mine: int, favour: int) -> None:
    staged = tale(FROZEN, 3).favour(A, 5).shards(A, coral=mine).shards(B, jade=2)
    scene = later(chooses(staged, "catch_it"), ["judge", "night_end"], ["judge", "dawn"])
    assert scene.favour(A) == favour


def test_the_moon_falls() -> None:
    cards = ("gates_1", "gates_2", "springs_1")
    scene = chooses(tale(FROZEN, 3).enemy(*cards), "let_it_fall")
    assert scene.s.enemy
    gone = len(scene.s.enemy.gone)
    scene.take("shard:jade", "shard:jade")
    assert scene.shards(A) == (0, 0, 2)
    enemy = scene.s.enemy
    assert (len(enemy.deck) + len(enemy.discard), len(enemy.gone)) == (4, gone - 1)
