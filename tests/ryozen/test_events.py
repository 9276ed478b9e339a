"""The effect of each event."""

import pytest

from rules.ryozen.events import EVENTS
from rules.ryozen.parts import EVENTS as CARDS
from tests.ryozen.stage import A, B, C, Scene, Stage, stage


def struck(scene: Stage, event: str) -> Scene:
    """Make the event the only one of the night."""
    return scene.events(event).begin(["resolve_event", 0])


def test_every_event_is_tested_here() -> None:
    assert set(EVENTS) == set(CARDS)
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    assert all(event.split("_")[-1] in tests for event in CARDS)


def test_the_card_is_discarded_when_all_have_resolved_it() -> None:
    """ryozen.ru.txt:369, 585"""
    scene = struck(stage(), "flood")
    assert (scene.s.events, scene.s.event_discard) == ([""] * 4, ["flood"])


def test_breach_in_the_wall() -> None:
    """ryozen.ru.txt:1095"""
    scene = struck(stage().goods(A, 2, 0, 1).goods(B, 1, 1, 1), "breach_in_the_wall")
    assert (scene.goods(A), scene.goods(B)) == ((1, 0, 0), (0, 0, 0))


def test_rebellion() -> None:
    """ryozen.ru.txt:708, 1101: each player loses favour by the villages up to their Explorer, the
    start village included."""
    scene = stage().villages("owl_bay", "fire_cape").explorer(A, 2).favour(A, 10).favour(B, 10)
    started = struck(scene, "rebellion")
    assert (started.favour(A), started.favour(B)) == (7, 9)


def test_favour_stops_at_nothing() -> None:
    """ryozen.ru.txt:1101"""
    scene = stage().villages("owl_bay", "fire_cape").explorer(A, 2).favour(A, 1)
    assert struck(scene, "rebellion").favour(A) == 0


def test_fire_in_the_clan_house() -> None:
    """ryozen.ru.txt:1107"""
    scene = struck(stage().cards(A, "rainbow", "seal_palace"), "fire_in_the_clan_house")
    scene.asks(A, "fire").take("card:seal_palace")
    assert (scene.s.players[A].cards, scene.s.discard) == (["rainbow"], ["seal_palace"])


def test_bandit_raid() -> None:
    """ryozen.ru.txt:1113"""
    scene = stage().put(A, "bard", "spot:gates:1").put(A, "seer", "spot:altar:1")
    scene.put(A, "merchant", "spot:altar:2", cloaked=True).put(A, "warrior", "palace")
    started = struck(scene, "bandit_raid").asks(A, "bandit_raid")
    assert started.keys == ["spot:gates:1", "spot:altar:1"]
    started.take("spot:altar:1")
    assert started.tile("spot:altar:1") is None
    assert sorted(tile.kind for tile in started.s.palace) == ["seer", "warrior"]


def test_suspicious_rumours() -> None:
    """ryozen.ru.txt:1119"""
    scene = stage().put(A, "bard", "spot:gates:1", cloaked=True).put(B, "seer", "spot:gates:2")
    scene.put(A, "merchant", "spot:altar:2", cloaked=True).put(A, "warrior", "spot:altar:1")
    started = struck(scene, "suspicious_rumours").asks(A, "suspicious_rumours")
    assert started.keys == ["spot:gates:1", "spot:altar:2"]
    started.take("spot:gates:1")
    assert started.stands("spot:gates:1") == (A, "bard", False)


def lit_gates_and_springs(me: int = A) -> Stage:
    """Stage two companions at the lit Gates, one at the lit Springs, one in the dark Capital."""
    scene = stage().rotation(0).favour(A, 10).favour(B, 10)
    scene.put(me, "bard", "spot:gates:1").put(me, "seer", "spot:gates:2", cloaked=True)
    return scene.put(me, "merchant", "spot:springs:1").put(me, "warrior", "spot:capital:1")


def test_ominous_shadows() -> None:
    """ryozen.ru.txt:1125"""
    scene = struck(lit_gates_and_springs(), "ominous_shadows")
    assert (scene.favour(A), scene.favour(B)) == (8, 10)


@pytest.mark.parametrize(
    ("event", "shards"),
    [
        ("coral_eclipse", (1, 2, 2)),
        ("agate_eclipse", (2, 1, 2)),
        ("jade_eclipse", (2, 2, 1)),
    ],
)
def test_eclipse(event: str, shards: tuple[int, int, int]) -> None:
    """ryozen.ru.txt:1131-1147"""
    scene = struck(stage().shards(A, 2, 2, 2), event)
    assert scene.shards(A) == shards
    assert scene.shards(B) == tuple(2 - n for n in shards)


def test_curse_of_shadow() -> None:
    """ryozen.ru.txt:1155: it strikes one companion in each lit sector, and reveals a
    cloaked one."""
    scene = struck(lit_gates_and_springs(), "curse_of_shadow").asks(A, "curse_of_shadow")
    assert scene.keys == ["spot:gates:1", "spot:gates:2", "spot:springs:1"]
    assert scene.take("spot:gates:2").over
    assert scene.stands("spot:gates:2") == (A, "seer", False)
    assert scene.stands("spot:gates:1") == (A, "bard", False)
    assert scene.stands("palace") == (A, "merchant", False)
    assert scene.stands("spot:capital:1") == (A, "warrior", False)


def test_palace_banquet() -> None:
    """ryozen.ru.txt:1163"""
    scene = stage().put(A, "bard", "palace").put(A, "seer", "palace").goods(A, 1, 1, 1)
    started = struck(scene, "palace_banquet").asks(A, "lose").take("resource:coin")
    assert started.asks(A, "lose").keys == ["resource:scroll", "resource:lantern"]
    assert started.take("resource:lantern").over
    assert started.goods(A) == (0, 1, 0)


def test_public_brawl() -> None:
    """ryozen.ru.txt:1171: favour is lost for revealed Apprentices only, in the Palace too."""
    scene = stage().favour(A, 10).put(A, "apprentice", "spot:gates:1")
    scene.put(A, "apprentice", "palace").put(A, "apprentice", "spot:gates:2", cloaked=True)
    assert struck(scene.put(A, "warrior", "spot:gates:3"), "public_brawl").favour(A) == 8


def test_lunar_curse() -> None:
    """ryozen.ru.txt:1179"""
    scene = struck(lit_gates_and_springs().shards(A, 1, 1, 0), "lunar_curse")
    assert scene.asks(A, "lose").keys == ["shard:coral", "shard:agate"]
    assert scene.take("shard:agate").over  # the second loss was no question
    assert scene.shards(A) == (0, 0, 0)


def test_sun_glare() -> None:
    """ryozen.ru.txt:1187"""
    scene = struck(lit_gates_and_springs().put(A, "apprentice", "palace"), "sun_glare")
    assert scene.favour(A) == 7


def test_moon_festival() -> None:
    """ryozen.ru.txt:1195: it counts companions, not sectors."""
    scene = struck(lit_gates_and_springs().goods(A, 0, 0, 5), "moon_festival")
    assert scene.goods(A) == (0, 0, 2)
    assert struck(lit_gates_and_springs(), "moon_festival").goods(A) == (4, 3, 0)


def test_unseen_presence() -> None:
    """ryozen.ru.txt:1203"""
    scene = lit_gates_and_springs().put(A, "apprentice", "spot:altar:1", cloaked=True)
    started = struck(scene, "unseen_presence")
    assert started.stands("spot:gates:2") == (A, "seer", False)
    assert started.stands("spot:altar:1") == (A, "apprentice", True)


def test_unseen_presence_finds_only_the_cloaked() -> None:
    """ryozen.ru.txt:1203: it reveals every player's cloaked companions, and cloaks nobody."""
    scene = lit_gates_and_springs().put(B, "archer", "spot:springs:2", cloaked=True)
    started = struck(scene.put(B, "guard", "spot:gates:3"), "unseen_presence")
    assert started.stands("spot:gates:1") == (A, "bard", False)
    assert started.stands("spot:gates:3") == (B, "guard", False)
    assert started.stands("spot:springs:2") == (B, "archer", False)


def test_ceremony_of_three_lights() -> None:
    """ryozen.ru.txt:1211"""
    assert struck(lit_gates_and_springs(), "ceremony_of_three_lights").favour(A) == 10
    scene = lit_gates_and_springs().put(A, "apprentice", "spot:outskirts:1")
    assert struck(scene, "ceremony_of_three_lights").favour(A) == 7


def test_fog_of_oblivion() -> None:
    """ryozen.ru.txt:1219"""
    scene = struck(stage().favour(A, 5).cards(A, "rainbow", "seal_palace"), "fog_of_oblivion")
    assert scene.asks(A, "fog").take("favour").asks(A, "fog").take("discard").over
    assert (scene.favour(A), scene.s.players[A].cards) == (4, ["rainbow"])


def test_flood() -> None:
    """ryozen.ru.txt:1227"""
    scene = struck(stage().villages("owl_bay").explorer(A, 1), "flood")
    assert [player.explorer for player in scene.s.players] == [0, 0]


def test_earthquake() -> None:
    """ryozen.ru.txt:1235: each player loses a shard, or favour for each companion."""
    scene = stage().favour(A, 3).favour(B, 10).shards(A, jade=1).put(A, "apprentice", "palace")
    for sector in ("gates", "capital", "outskirts", "altar", "springs"):
        scene.put(A, "warrior" if sector == "altar" else "apprentice", f"spot:{sector}:1")
        scene.put(B, "warrior" if sector == "altar" else "apprentice", f"spot:{sector}:2")
    started = scene.put(B, "apprentice", "palace").events("earthquake").begin(["resolve_event", 0])
    assert started.asks(A, "earthquake").keys == ["shard:jade", "favour"]
    started.take("favour")
    assert (started.favour(A), started.shards(A)) == (0, (0, 0, 1))
    assert started.favour(B) == 4  # without a shard there is no question
    assert started.over


def test_earthquake_takes_a_single_shard() -> None:
    """ryozen.ru.txt:1235: only the loss of favour grows with the number of companions."""
    scene = stage().favour(A, 9).shards(A, coral=3).put(A, "apprentice", "palace")
    started = struck(scene.put(A, "apprentice", "spot:gates:1"), "earthquake")
    started.asks(A, "earthquake").take("shard:coral")
    assert (started.favour(A), started.shards(A)) == (9, (2, 0, 0))


def test_each_player_resolves_an_event_in_turn_order() -> None:
    """ryozen.ru.txt:570, 583"""
    scene = stage(3).first(C)
    for me in (A, B, C):
        scene.put(me, "bard", "spot:gates:" + str(me + 1)).put(me, "seer", f"spot:altar:{me + 1}")
    started = scene.events("bandit_raid").begin(["resolve_event", 0])
    for me in (C, A, B):
        started.asks(me, "bandit_raid").take(f"spot:altar:{me + 1}")
    assert started.over
