"""Debt of a Thousand Steps, act by act. (ryozen-solo.ru.txt:148-152)"""

import pytest

from tests.ryozen.stage import A, B, Scene, tale
from tests.ryozen.story.scenes import DEBT, ITS_TURN, chooses, later, told


def test_an_easy_loan() -> None:
    loan = chooses(tale(DEBT, 1), "take_the_coins")
    assert loan.goods(A) == (7, 3, 2)
    assert told(loan).flags == ["loan"]
    away = chooses(tale(DEBT, 1), "send_it_away")
    assert (away.goods(A), away.goods(B)) == ((4, 4, 2), (3, 3, 2))
    assert told(away).flags == []


def test_the_clan_house_brings_favour() -> None:
    """The Basilisk gets the favour whether its card or a Mentor applies the Clan House."""
    staged = tale(DEBT, 1).enemy("clan_house_1", "gates_1").ready().no_stack(B)
    scene = later(chooses(staged, "send_it_away"), ITS_TURN, ["place", A])
    assert scene.favour(B) == 1
    mentor = later(
        chooses(tale(DEBT, 1).ready().no_stack(B), "send_it_away"),
        ["ability", B, "mentor", "spot:gates:1"],
        ["place", A],
    )
    assert mentor.favour(B) == 1
    mine = later(
        chooses(tale(DEBT, 1).ready().no_stack(A), "send_it_away"),
        ["clan_house", A, True],
        ["place", A],
    )
    assert mine.favour(A) == 0


@pytest.mark.parametrize(
    ("flags", "coins", "mine", "its"),
    [
        (("loan",), 4, (2, 5), (4, 3)),
        (("loan",), 1, (0, 3), (4, 3)),  # a coin is missing: 2 favour
        ((), 4, (4, 5), (4, 4)),
    ],
)
def test_the_collector(
    flags: tuple[str, ...], coins: int, mine: tuple[int, int], its: tuple[int, int]
) -> None:
    staged = tale(DEBT, 2, *flags).goods(A, coins, 3, 2).favour(A, 5)
    scene = staged.begin(["day"])
    assert (scene.goods(A)[0], scene.favour(A)) == mine
    assert scene.goods(B)[:2] == its


def test_a_spot_in_the_capital_is_dear() -> None:
    scene = chooses(tale(DEBT, 2), "bargain_in_the_dark")
    return_goods(scene, coin=1)
    later(scene, ["place", A]).take("hand:apprentice")
    assert "spot:capital:1" in scene.keys
    assert "spot:capital:3" not in scene.keys  # the spot's coin and one more
    assert scene.why("spot:capital:3") == "why-dear"
    label = next(o.label("en") for o in scene.choice.options if o.key == "spot:capital:1")
    assert label == "Capital 1 (costs 1 coin)"
    scene.take("spot:capital:1").asks(A, "day_effect")  # no coin is left for a cloak
    assert scene.goods(A)[0] == 0
    return_goods(scene, coin=0)
    later(scene, ["place", A]).take("hand:apprentice")
    assert not [key for key in scene.keys if key.startswith("spot:capital")]
    assert scene.why("spot:capital:2") == "why-unpaid"
    assert "spot:gates:1" in scene.keys


def return_goods(scene: Scene, coin: int) -> None:
    scene.s.players[A].goods["coin"] = coin


def test_the_basilisk_pays_nothing_more_in_the_capital() -> None:
    staged = tale(DEBT, 2).enemy("capital_1", "gates_1").goods(A, coin=2)
    scene = chooses(staged, "pay_in_public")
    assert (scene.goods(A)[0], scene.favour(A)) == (0, 3)
    later(scene, ["place", A]).take("hand:apprentice")
    assert "spot:capital:1" in scene.keys  # the person has paid in public, and pays nothing more
    bargain = tale(DEBT, 2).enemy("capital_1", "gates_1").goods(A).goods(B)
    its = later(bargain.begin(["day"]), ITS_TURN, ["place", A])
    assert its.stands("spot:capital:1") == (B, "apprentice", False)


def test_a_bargain_in_the_dark() -> None:
    scene = chooses(tale(DEBT, 2).shards(B, 1, 0, 1), "bargain_in_the_dark")
    scene.take("resource:lantern", "resource:lantern", "resource:coin")
    assert scene.goods(A) == (5, 3, 4)
    assert scene.shards(B) == (1, 1, 1)


@pytest.mark.parametrize(("mine", "its", "winner"), [(2, 1, A), (1, 2, B)])
def test_the_last_auction(mine: int, its: int, winner: int) -> None:
    staged = tale(DEBT, 3).favour(A, 3)
    for n in range(mine):
        staged.put(A, "apprentice", f"spot:clan_house:{n + 1}")
    for n in range(its):
        staged.put(B, "apprentice", f"spot:clan_house:{3 - n}")
    scene = chooses(staged, "outbid_it")
    assert scene.goods(B)[0] == 6
    favour = scene.favour(winner)
    later(scene, ["night_sector", "clan_house"], ["place", A])
    assert scene.favour(winner) == favour  # not before the Night
    scene.s.phase = "night"
    later(scene, ["night_sector", "clan_house"], ["place", A])
    assert scene.favour(winner) == favour + 3
    assert scene.favour(A) + scene.favour(B) == 3 + 3


@pytest.mark.parametrize(("mine", "winner"), [(11, A), (10, B)])
def test_who_bids_most(mine: int, winner: int) -> None:
    """The bid is at dawn, with as many resources as the Basilisk has or more."""
    staged = tale(DEBT, 3).favour(A, 3).goods(A, mine).goods(B, 4, 3, 2)
    scene = later(chooses(staged, "outbid_it"), ["judge", "night_end"], ["judge", "dawn"])
    if winner == A:
        scene.asks(A, "shard").take("shard:jade")
    else:
        scene.its("shard").take("shard:jade")
    assert scene.shards(winner) == (0, 0, 1)


def test_a_broken_hammer() -> None:
    scene = chooses(tale(DEBT, 3).favour(A, 3), "break_the_hammer")
    assert (scene.favour(A), scene.goods(A)) == (0, (4, 3, 4))
    assert scene.asks(A, "discard_event").keys == ["event:1", "event:2", "event:3", "event:4"]
    scene.take("event:2")
    assert scene.s.events[1] == ""
    poor = tale(DEBT, 3).favour(A, 2).begin(["day"])
    assert told(poor).options == ["outbid_it"]
