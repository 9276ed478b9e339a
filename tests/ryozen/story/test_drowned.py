"""The Drowned Village, act by act. (ryozen-solo.ru.txt:148-152)"""

import pytest

from tests.ryozen.stage import A, B, tale
from tests.ryozen.story.scenes import DROWNED, ITS_TURN, chooses, later, night, reads, told


def test_bells_under_water() -> None:
    staged = tale(DROWNED, 1).villages("craftsville", "fire_cape")
    scene = reads(staged)
    assert [player.explorer for player in scene.s.players] == [0, 1]
    scene.take("option:follow_the_bells")
    assert [player.explorer for player in scene.s.players] == [1, 1]
    assert scene.goods(A) == (4, 2, 2)
    assert told(scene).flags == ["bells"]
    ashore = chooses(tale(DROWNED, 1), "stay_ashore")
    assert ashore.goods(A) == (5, 3, 3)


def test_an_explorer_does_not_go_where_nothing_is_built() -> None:
    scene = reads(tale(DROWNED, 1).villages("craftsville").explorer(B, 1))
    assert scene.s.players[B].explorer == 1


@pytest.mark.parametrize(
    ("act", "option", "sector", "favour"),
    [(1, "stay_ashore", "outskirts", 1), (2, "let_it_rise", "altar", 2)],
)
def test_day_effects_that_bring_favour(act: int, option: str, sector: str, favour: int) -> None:
    staged = tale(DROWNED, act).villages("stronghold", "fire_cape").explorer(B, 1)
    staged.enemy(f"{sector}_{'altar' if sector == 'outskirts' else 'outskirts'}_1", "gates_1")
    scene = chooses(staged.goods(B), option)
    before = scene.favour(B)
    later(scene, ITS_TURN, ["place", A])
    while scene.choice.side == "rival:basilisk":
        scene.take(scene.keys[0])
    assert scene.favour(B) == before + favour


def test_the_water_rises() -> None:
    staged = tale(DROWNED, 2).villages("craftsville", "fire_cape").explorer(A, 2).explorer(B, 0)
    scene = reads(staged)
    assert [player.explorer for player in scene.s.players] == [1, 0]
    assert scene.goods(A) == (4, 3, 2)
    scene.take("option:build_dykes")
    assert scene.s.players[A].explorer == 2
    assert (scene.goods(A), scene.favour(A)) == ((2, 3, 2), 4)
    heard = reads(tale(DROWNED, 2, "bells"))
    assert heard.goods(A) == (4, 3, 3)
    rising = chooses(tale(DROWNED, 2), "let_it_rise")
    assert rising.goods(A) == (4, 6, 2)


def test_the_majority_at_the_altar() -> None:
    staged = tale(DROWNED, 2).put(A, "apprentice", "spot:altar:1")
    scene = night(chooses(staged, "let_it_rise"), "altar")
    scene.asks(A, "gain").take("resource:coin").asks(A, "shard").take("shard:coral")
    assert scene.shards(A) == (1, 0, 1)


@pytest.mark.parametrize(
    ("mine", "its", "favour"), [(1, 0, (3, 0)), (0, 1, (0, 3)), (1, 1, (0, 0))]
)
def test_what_came_up(mine: int, its: int, favour: tuple[int, int]) -> None:
    staged = tale(DROWNED, 3).villages("craftsville").explorer(A, mine).explorer(B, its)
    scene = reads(staged.rotation(0))
    assert (scene.favour(A), scene.favour(B)) == favour
    assert scene.s.lit == ("gates", "outskirts", "altar", "springs")
    assert scene.game.view(0)["lit"] == ["gates", "outskirts", "altar", "springs"]


def test_the_altar_is_sealed() -> None:
    scene = chooses(tale(DROWNED, 3), "seal_the_altar")
    later(scene, ["place", A]).take("hand:apprentice")
    assert "spot:altar:1" not in scene.keys
    assert "spot:altar:2" in scene.keys
    assert scene.why("spot:altar:1") == "why-closed"
    staged = tale(DROWNED, 3).enemy("altar_outskirts_1", "gates_1").goods(B)
    its = later(chooses(staged, "seal_the_altar"), ITS_TURN, ["place", A])
    assert its.stands("spot:altar:1") is None
    assert its.stands("spot:altar:2") == (B, "apprentice", False)


@pytest.mark.parametrize(
    ("mine", "cloaked", "its", "mine_after", "its_after"),
    [(1, False, 0, 2, 0), (1, True, 1, 2, 0), (1, False, 1, 0, 1), (0, False, 0, 0, 1)],
)
def test_who_holds_the_altar(
    mine: int, cloaked: bool, its: int, mine_after: int, its_after: int
) -> None:
    staged = tale(DROWNED, 3)
    if mine:
        staged.put(A, "apprentice", "spot:altar:2", cloaked=cloaked)
    if its:
        staged.put(B, "apprentice", "spot:altar:3")
    scene = later(chooses(staged, "seal_the_altar"), ["judge", "night_end"])
    assert (scene.shards(A)[2], scene.shards(B)[2]) == (mine_after, its_after)


def test_it_is_fed() -> None:
    scene = chooses(tale(DROWNED, 3), "feed_it").take("resource:coin", "resource:scroll")
    assert (scene.goods(A), scene.favour(A)) == ((3, 2, 2), 5)
    poor = tale(DROWNED, 3).goods(A, coin=1).begin(["day"])
    assert told(poor).options == ["seal_the_altar"]
