"""The alternative Phoenix Palace mode."""

import pytest

from rules.ryozen.parts import BOX
from rules.ryozen.tower import seen_sides
from tests.ryozen.stage import A, B, C, stage


@pytest.mark.parametrize(
    ("rotation", "seen"), [(0, [0]), (1, [0, 3]), (2, [3, 2]), (3, [2]), (4, [2, 1]), (5, [1, 0])]
)
def test_one_or_two_sides_are_seen(rotation: int, seen: list[int]) -> None:
    """ryozen.ru.txt:1317-1325: a seat sees one or two sides of the tower, in the same way from each
    side of the table."""
    for seat in range(4):
        assert set(seen_sides(seat, rotation)) == {(side + seat) % 4 for side in seen}


def test_everybody_sits_at_a_side_in_turn_order() -> None:
    """ryozen.ru.txt:1269, 1383"""
    assert [p.side for p in stage(2, palace=True).begin(["place", A]).s.players] == [0, 2]
    assert [p.side for p in stage(4, palace=True).begin(["place", A]).s.players] == [0, 1, 2, 3]
    assert BOX.tower.seats[2] == [0, 1, 2]


def test_pushing_off() -> None:
    """ryozen.ru.txt:1307, 1339-1345"""
    scene = (
        stage(palace=True)
        .rotation(2)
        .put(B, "seer", "wall:0")
        .put(B, "bard", "summit")
        .goods(A)
        .begin(["place", A], ["night_palace"], ["dawn"])
    )
    scene.take("hand:apprentice", "summit")
    assert scene.s.players[B].resting == ["bard"]
    assert scene.stands("summit") == (A, "apprentice", False)
    scene.asks(A, "palace").take("resource:lantern")
    scene.asks(A, "summit").take("sector:outskirts")
    assert scene.goods(A) == (0, 0, 0)
    scene.asks(A, "outskirts").take("village:1")
    assert scene.s.rotation == 3
    scene.asks(A, "shard").take("shard:coral").asks(B, "shard").take("shard:coral")
    assert scene.favour(B) == 1  # at night only the Seer counts
    assert sorted(scene.s.players[B].hand) == ["apprentice"] * 3 + ["bard", "seer", "warrior"]
    assert scene.s.players[B].resting == []


def test_an_own_companion_can_be_pushed_off() -> None:
    """ryozen.ru.txt:1341"""
    scene = stage(palace=True).put(A, "warrior", "summit").begin(["place", A])
    scene.take("summit")  # only Apprentices are left in the hand
    assert scene.s.players[A].resting == ["warrior"]


def test_the_summit_without_a_lantern() -> None:
    """ryozen.ru.txt:1307: the light is optional"""
    scene = stage(palace=True).rotation(0).put(A, "bard", "summit").goods(A).begin(["summit", A])
    scene.take("resource:coin")
    assert scene.over
    assert (scene.goods(A), scene.s.rotation) == ((1, 0, 0), 1)


def test_who_was_pushed_off_is_out_of_play() -> None:
    """ryozen.ru.txt:1343"""
    scene = (
        stage(palace=True)
        .put(B, "warrior", "summit")
        .ready((B, "bard"))
        .events("public_brawl")
        .begin(["place", A], ["hire", B, False])
    )
    scene.take("hand:apprentice", "summit").skip()
    scene.asks(B, "hire").take("slot:1")
    assert scene.s.players[B].resting == ["warrior"]
    assert not list(scene.s.on_board(B))
    assert "warrior" not in scene.s.players[B].hand  # so only an Apprentice could be hired over
    assert "bard" in scene.s.players[B].hand


@pytest.mark.parametrize("wall_taken", [True, False])
def test_a_struck_companion_needs_a_free_wall_in_sight(wall_taken: bool) -> None:
    """ryozen.ru.txt:1347-1355"""
    scene = stage(palace=True).rotation(0).put(B, "merchant", "spot:gates:1")
    if wall_taken:
        scene.put(A, "apprentice", "wall:2")
    started = scene.begin(["place", A])
    started.take("hand:warrior", "spot:gates:2", "revealed", "spot:gates:1").asks(A, "day_effect")
    assert started.tile("spot:gates:1") is None
    assert started.s.rotation == 0
    assert started.goods(B) == (4, 3, 2)
    if wall_taken:
        assert started.s.players[B].resting == ["merchant"]
    else:
        assert started.stands("wall:2") == (B, "merchant", False)


def test_the_owner_chooses_between_two_walls() -> None:
    """ryozen.ru.txt:1353"""
    scene = stage(palace=True).rotation(1).put(B, "merchant", "spot:gates:1").begin(["place", A])
    scene.take("hand:warrior", "spot:gates:2", "revealed", "spot:gates:1")
    assert scene.asks(B, "land").keys == ["wall:1", "wall:2"]
    scene.take("wall:1").asks(A, "day_effect")
    assert scene.stands("wall:1") == (B, "merchant", False)


def test_two_struck_at_night_and_one_wall() -> None:
    """ryozen.ru.txt:568, 1353: the player chooses the order of his own effects"""
    scene = (
        stage(palace=True)
        .rotation(0)
        .put(B, "warrior", "spot:gates:1")
        .put(B, "bard", "spot:springs:1")
        .begin(["curse_of_shadow", B])
    )
    scene.asks(B, "curse_of_shadow").take("spot:springs:1")
    assert scene.stands("wall:2") == (B, "bard", False)
    assert scene.s.players[B].resting == ["warrior"]


def test_companions_turn_with_the_tower() -> None:
    """ryozen.ru.txt:1317-1325"""
    scene = stage(palace=True).rotation(0).put(A, "bard", "wall:0")
    turned = scene.begin(["turn_palace"], ["turn_palace"], ["turn_palace"], ["place", B])
    turned.take("hand:apprentice")
    assert turned.s.rotation == 3
    assert turned.why("wall:0") == "why-held"
    assert "loophole:0" in turned.keys
    assert turned.why("wall:2") == "why-unseen"


def test_the_wall_gives_a_resource_only() -> None:
    """ryozen.ru.txt:1283"""
    scene = stage(palace=True).rotation(0).put(B, "bard", "summit").begin(["place", A])
    scene.take("hand:apprentice", "wall:0").asks(A, "palace")
    assert scene.keys == ["resource:coin", "resource:scroll", "resource:lantern"]
    assert scene.why("sector:gates") == "why-wall"
    scene.take("resource:scroll")
    assert (scene.goods(A), scene.s.rotation) == ((4, 4, 2), 1)
    assert scene.stands("summit") == (B, "bard", False)


def test_the_loophole_gives_the_light_for_a_lantern() -> None:
    """ryozen.ru.txt:1295"""
    scene = stage(palace=True).rotation(1).begin(["place", A])
    scene.take("hand:apprentice", "loophole:0").asks(A, "palace")
    assert scene.keys == ["sector:capital", "sector:altar", "sector:clan_house"]
    scene.take("sector:capital")
    assert (scene.goods(A), scene.s.rotation) == ((4, 5, 1), 2)


def test_a_loophole_without_a_lantern_turns_nothing() -> None:
    """ryozen.ru.txt:1295"""
    scene = stage(palace=True).rotation(0).goods(A).begin(["place", A])
    scene.take("hand:apprentice", "loophole:0")
    assert scene.over
    assert scene.s.rotation == 0
    assert scene.stands("loophole:0") == (A, "apprentice", False)


def test_the_seal_of_the_palace_works_at_all_three_places() -> None:
    """ryozen.ru.txt:1039"""
    scene = stage(palace=True).rotation(0).cards(A, "seal_palace").goods(A, lantern=1)
    started = scene.begin(["wall", A], ["loophole", A], ["summit", A])
    started.take("resource:scroll").asks(A, "palace").take("sector:capital")
    assert started.asks(A, "palace").keys[0] == "resource:coin"
    started.take("resource:scroll")
    assert started.goods(A)[0] == 3


def test_the_palace_at_night_counts_all_places() -> None:
    """ryozen.ru.txt:1357-1363"""
    scene = (
        stage(3, palace=True)
        .put(A, "apprentice", "wall:0")
        .put(A, "apprentice", "loophole:3")
        .put(B, "apprentice", "summit")
        .first(C)
        .begin(["night_palace"])
    )
    scene.asks(A, "shard").take("shard:coral").asks(B, "shard").take("shard:coral")
    assert [scene.favour(me) for me in (A, B, C)] == [2, 1, 0]
    assert scene.s.first == A


def test_hiring_over_a_companion_on_a_wall() -> None:
    """ryozen.ru.txt:750"""
    scene = stage(palace=True).ready((A, "merchant")).put(A, "warrior", "wall:1")
    started = scene.begin(["hire", A, False]).take("slot:1", "wall:1")
    assert started.stands("wall:1") == (A, "merchant", False)
