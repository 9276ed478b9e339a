"""Solo: the Basilisk's day effects, its gains and payments, and its losses at Night."""

import pytest

from tests.ryozen.basilisk.turns import MY_TURN
from tests.ryozen.stage import A, B, alone


@pytest.mark.parametrize(
    ("villages", "explorer", "lanterns", "after"),
    [
        (["craftsville"], 0, 9, (2, 3)),  # one step, then it builds
        (["craftsville"], 1, 9, (2, 3)),  # it builds
        (["craftsville", "fire_cape"], 0, 9, (2, 3)),  # two steps: too far away to build
        (["craftsville", "fire_cape"], 1, 0, (2, 3)),  # it builds nothing that it cannot pay
        (["craftsville"], 1, 0, (2, 3)),
    ],
)
def test_the_outskirts(
    villages: list[str], explorer: int, lanterns: int, after: tuple[int, int]
) -> None:
    """ryozen.ru.txt:677-688"""
    staged = alone().villages(*villages, then=["town_hall"]).explorer(B, explorer)
    scene = staged.goods(B, 0, 2, lanterns).begin(["outskirts", B, True], MY_TURN)
    assert (scene.s.players[B].explorer, len(scene.s.villages)) == after


def test_it_never_passes_in_the_altar() -> None:
    """Ruling: it does whatever it can, even in vain."""
    scene = alone().goods(B).villages("craftsville").begin(["altar", B, True], MY_TURN)
    assert scene.s.players[B].explorer == 1
    scene.its("bonus").take("village:1").mine()
    assert scene.goods(B) == (0, 3, 0)


@pytest.mark.parametrize(
    "village", ["owl_bay", "bandit_den", "moon_harbour", "stronghold", "bird_gorge"]
)
def test_a_bonus_may_be_without_effect(village: str) -> None:
    """ryozen-solo.ru.txt:96-98"""
    staged = alone().goods(B).villages(village).explorer(B, 1)
    staged.events("flood", "rebellion", "earthquake", "sun_glare")
    scene = staged.begin(["altar", B, True], MY_TURN).take("village:1").mine()
    assert scene.goods(B) == (0, 0, 0)


# Gains and payments  (ryozen-solo.ru.txt:38-48)


def test_a_merchant_with_a_tie() -> None:
    """ryozen-solo.ru.txt:44"""
    scene = alone().goods(B, 0, 0, 2).begin(["ability", B, "merchant", "spot:gates:1"], MY_TURN)
    assert scene.its("gain").keys == ["resource:coin", "resource:scroll"]


def test_a_merchant_without_a_question() -> None:
    """ryozen-solo.ru.txt:220"""
    scene = alone().goods(B, 2, 1, 3).begin(["ability", B, "merchant", "spot:gates:1"], MY_TURN)
    assert scene.mine().goods(B) == (2, 2, 3)


def test_it_loses_two_shards() -> None:
    """ryozen-solo.ru.txt:48"""
    scene = alone().shards(B, coral=1, jade=2, agate=3).begin(["lose_shards", B, 2], MY_TURN)
    assert scene.its("lose").keys == ["shard:agate", "shard:jade"]
    assert scene.shards(B) == (1, 2, 2)
    scene.take("shard:jade").mine()
    assert scene.shards(B) == (1, 2, 1)


def test_a_seal_of_the_gates_takes_of_what_it_has_most() -> None:
    """ryozen-solo.ru.txt:46; ryozen.ru.txt:1051"""
    staged = alone().cards(A, "seal_gates").goods(B, 1, 3, 2).events()
    scene = staged.begin(["gates", A, True], MY_TURN)
    assert scene.mine().goods(B) == (1, 2, 2)


def test_it_takes_the_shard_that_it_has_least_of() -> None:
    """ryozen-solo.ru.txt:42"""
    scene = alone().shards(B, 1, 0, 0).put(B, "warrior", "palace").begin(["night_palace"], MY_TURN)
    assert scene.its("shard").keys == ["shard:agate", "shard:jade"]


# The night


def test_the_earthquake_leaves_the_kind_of_loss_open() -> None:
    """ryozen-solo.ru.txt:96-98, 46"""
    staged = alone().shards(B, 1, 3, 0).favour(B, 5).put(B, "warrior", "spot:gates:1")
    scene = staged.begin(["earthquake", B], MY_TURN)
    assert scene.its("earthquake").keys == ["shard:agate", "favour"]
    scene.take("favour")
    assert scene.favour(B) == 4


def test_the_human_chooses_whom_the_night_strikes() -> None:
    """ryozen-solo.ru.txt:96-98"""
    staged = alone().put(B, "warrior", "spot:gates:1").put(B, "guard", "spot:altar:1")
    scene = staged.begin(["bandit_raid", B], MY_TURN)
    assert scene.its("struck").keys == ["spot:gates:1", "spot:altar:1"]
    scene.take("spot:altar:1")
    assert scene.stands("palace") == (B, "guard", False)


def test_the_human_chooses_whose_cloak_is_lifted() -> None:
    """ryozen-solo.ru.txt:96-98"""
    staged = alone().put(B, "warrior", "spot:gates:1", cloaked=True)
    staged.put(B, "guard", "spot:altar:1", cloaked=True)
    scene = staged.begin(["suspicious_rumours", B], MY_TURN)
    scene.its("found_out").take("spot:gates:1")
    assert scene.stands("spot:gates:1") == (B, "warrior", False)
