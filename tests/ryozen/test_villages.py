"""The bonus of each village, of the start village and of the Altar."""

import pytest

from rules.ryozen.parts import VILLAGES
from tests.ryozen.stage import A, B, C, Scene, Stage, stage


def visited(scene: Stage, village: str) -> Scene:
    """Let A, on this village, apply the Altar and take its bonus."""
    scene.villages(*([village] if village != "start" else [])).explorer(A, int(village != "start"))
    started = scene.begin(["altar", A])
    return started.asks(A, "bonus").take("village:0" if village == "start" else "village:1")


def empty(scene: Stage, village: str) -> str:
    """Stand A on this village, apply the Altar, and return why the bonus is refused."""
    started = scene.villages(village).explorer(A, 1).begin(["altar", A]).asks(A, "bonus")
    return started.why("village:1")


def test_every_village_is_tested_here() -> None:
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    assert all(village in tests for village in VILLAGES)


def test_start_is_always_explored() -> None:
    """ryozen.ru.txt:708-710"""
    scene = visited(stage(3), "start")
    assert scene.goods(A) == (4 + VILLAGES["start"].gains["coin"], 3, 2)


def test_only_explored_villages_give_their_bonus() -> None:
    """ryozen.ru.txt:708"""
    scene = stage().villages("craftsville", "fire_cape", "blessed_city").explorer(A, 1)
    started = scene.begin(["altar", A]).asks(A, "explore").skip()
    assert started.asks(A, "bonus").keys == ["village:0", "village:1"]
    assert started.why("village:2") == "why-unexplored"


def test_the_altar_explores_before_the_bonus() -> None:
    """ryozen.ru.txt:700"""
    scene = stage().villages("craftsville", "fire_cape").explorer(A, 1).begin(["altar", A])
    assert scene.asks(A, "explore").keys == ["village:2"]
    scene.take("village:2").asks(A, "bonus").take("village:2")
    assert scene.goods(A) == (4, 3, 4)
    assert scene.over


@pytest.mark.parametrize(
    ("village", "held"),
    [("blessed_city", (5, 4, 3)), ("craftsville", (4, 6, 2)), ("fire_cape", (4, 3, 4))],
)
def test_blessed_city_craftsville_fire_cape(village: str, held: tuple[int, int, int]) -> None:
    """ryozen.ru.txt:881-893"""
    assert visited(stage(), village).goods(A) == held


@pytest.mark.parametrize(("cards", "favour"), [(2, 1), (3, 1), (4, 2)])
def test_river_shoal(cards: int, favour: int) -> None:
    """ryozen.ru.txt:899"""
    own = ("rainbow", "seal_altar", "camouflage", "seal_palace")[:cards]
    assert visited(stage().cards(A, *own), "river_shoal").favour(A) == favour
    assert empty(stage().cards(A, "rainbow"), "river_shoal") == "why-empty-bonus"


def test_stronghold() -> None:
    """ryozen.ru.txt:905"""
    scene = visited(stage().events("flood", "", "rebellion"), "stronghold")
    scene.asks(A, "gain").take("resource:coin").asks(A, "gain").take("resource:scroll")
    assert scene.over
    assert scene.goods(A) == (5, 4, 2)


def test_owl_bay() -> None:
    """ryozen.ru.txt:911"""
    scene = stage().put(A, "merchant", "spot:gates:1").put(A, "bard", "spot:altar:1")
    scene.put(A, "seer", "spot:altar:2", cloaked=True).put(A, "warrior", "palace")
    started = visited(scene.put(B, "bard", "spot:gates:2"), "owl_bay").asks(A, "owl_bay")
    assert started.keys == ["spot:gates:1", "spot:altar:1"]
    assert started.why("palace:warrior") == "why-palace-open"
    started.take("spot:altar:1")
    assert started.stands("spot:altar:1") == (A, "bard", True)
    assert started.goods(A) == (4, 3, 2)


def test_bandit_den() -> None:
    """ryozen.ru.txt:917"""
    scene = stage().events("flood").event_discard("sun_glare")
    started = visited(scene, "bandit_den").asks(A, "return_event").take("event:3")
    assert started.s.events == ["flood", "", "sun_glare", ""]
    assert started.favour(A) == 3
    nothing_to_return = stage().events("flood")
    assert empty(nothing_to_return, "bandit_den") == "why-empty-bonus"
    no_room = stage().events("flood", "rebellion", "sun_glare", "earthquake")
    assert empty(no_room.event_discard("fog_of_oblivion"), "bandit_den") == "why-empty-bonus"


def test_bird_gorge() -> None:
    """ryozen.ru.txt:923: favour for each tile in lit sectors, whatever its influence."""
    scene = stage().rotation(0).put(A, "merchant", "spot:gates:1", cloaked=True)
    scene.put(A, "bard", "spot:gates:2").put(A, "seer", "spot:springs:1")
    scene.put(A, "warrior", "spot:capital:1").put(A, "apprentice", "palace")
    assert visited(scene, "bird_gorge").favour(A) == 3


def test_town_hall() -> None:
    """ryozen.ru.txt:929: the Capital's whole day effect happens, with its Seal."""
    scene = visited(stage().heralds(B, A).cards(A, "seal_capital"), "town_hall")
    scene.asks(A, "gain").take("resource:coin")
    assert scene.goods(A) == (5, 5, 2)
    assert scene.s.heralds == [A, B]


def test_nomad_camp() -> None:
    """ryozen.ru.txt:935"""
    scene = stage().put(A, "merchant", "spot:gates:1").put(A, "bard", "spot:capital:1")
    scene.put(A, "seer", "spot:springs:1", cloaked=True).goods(A)
    scene.edit(lambda s: s.bans.update(outskirts=0)).put(B, "guard", "spot:outskirts:1")
    started = visited(scene, "nomad_camp").asks(A, "nomad_camp")
    assert started.keys == ["spot:gates:1", "spot:capital:1"]
    started.take("spot:gates:1").asks(A, "move_to")
    sectors = {key.split(":")[1] for key in started.keys}
    assert sectors == {"capital", "altar", "springs", "clan_house"}
    started.take("spot:altar:3")
    assert started.over  # neither an ability nor the day effect follows
    assert started.stands("spot:altar:3") == (A, "merchant", False)
    assert started.goods(A) == (0, 0, 0)


def test_owl_bay_and_nomad_camp_want_a_revealed_companion() -> None:
    """ryozen.ru.txt:911, 935"""
    for village in ("owl_bay", "nomad_camp"):
        scene = stage().put(A, "seer", "spot:altar:2", cloaked=True).put(A, "warrior", "palace")
        assert empty(scene.put(B, "bard", "spot:gates:2"), village) == "why-empty-bonus"


def test_moon_forge() -> None:
    """ryozen.ru.txt:941"""
    scene = visited(stage(), "moon_forge").asks(A, "shard").take("shard:jade")
    assert scene.s.players[A].explorer == 0
    assert scene.shards(A) == (0, 0, 1)


def test_moon_harbour() -> None:
    """ryozen.ru.txt:947: the reward comes with the bonus for the majority."""
    scene = (
        stage(3)
        .rotation(0)
        .put(A, "merchant", "spot:springs:1")
        .put(B, "bard", "spot:springs:2", cloaked=True)
        .put(C, "bard", "spot:gates:1")
        .put(C, "seer", "spot:capital:1")
    )
    started = visited(scene, "moon_harbour").asks(A, "moon_harbour")
    assert started.keys == ["sector:gates", "sector:springs"]  # no empty sectors
    started.take("sector:springs")
    assert [started.goods(me)[2] for me in (A, B, C)] == [3, 3, 2]
    assert [started.shards(me) for me in (A, B, C)] == [(0, 0, 0), (0, 1, 0), (0, 0, 0)]


def test_moon_harbour_on_the_altar_lets_each_choose() -> None:
    """ryozen.ru.txt:706, 947"""
    scene = stage(3).first(B).rotation(1).put(A, "bard", "spot:altar:1")
    started = visited(scene.put(C, "bard", "spot:altar:2"), "moon_harbour")
    started.asks(C, "gain").take("resource:coin").asks(A, "gain").take("resource:scroll")
    assert started.goods(C) == (5, 3, 2)


def test_at_the_altar_nothing_is_built() -> None:
    """ryozen.ru.txt:700: only the Outskirts build, whatever one could pay"""
    scene = stage().villages("craftsville").goods(A, 9, 9, 9).begin(["altar", A])
    assert scene.asks(A, "explore").keys == ["village:1"]
    assert scene.why("village:2") == "why-no-building"
    assert scene.why("village:0") == "why-behind"


def test_moon_harbour_leaves_the_night_as_it_is() -> None:
    """ryozen.ru.txt:587, 947: at Night the same sector gives its reward again."""
    scene = stage().rotation(0).events().put(A, "bard", "spot:springs:1")
    scene.villages("moon_harbour").explorer(A, 1)
    started = scene.begin(["altar", A], ["night"])
    started.take("village:1")  # the Springs are the only lit sector with anybody
    assert (started.goods(A), started.shards(A)) == ((4, 3, 4), (0, 2, 0))


def test_altar_tile() -> None:
    """ryozen.ru.txt:961-963"""
    built = ("owl_bay", "fire_cape", "craftsville", "stronghold", "town_hall", "bandit_den")
    scene = stage().villages(*built, "altar_tile").explorer(A, 7).begin(["altar", A])
    scene.take("village:7").asks(A, "altar_tile").take("resource:coin")
    scene.asks(A, "shard").take("shard:coral")
    assert (scene.goods(A), scene.shards(A)) == ((3, 3, 2), (1, 0, 0))
    poor = stage().goods(A).villages(*built, "altar_tile").explorer(A, 7).begin(["altar", A])
    assert poor.why("village:7") == "why-empty-bonus"
