"""The ability of each companion."""

import pytest

from rules.ryozen.companions import ABILITIES
from rules.ryozen.parts import COMPANIONS
from rules.ryozen.state import Tile
from tests.ryozen.stage import A, B, C, Scene, Stage, stage


def sent(scene: Stage, kind: str, spot: str) -> Scene:
    """Let A place this companion revealed."""
    started = scene.hold(A, kind).begin(["place", A]).take(f"hand:{kind}", spot)
    return started.take("revealed") if started.choice.point == "ryozen.side" else started


def test_every_kind_is_tested_here() -> None:
    assert set(ABILITIES) == set(COMPANIONS) - {"apprentice"}
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    assert all(kind in tests for kind in COMPANIONS)


def test_the_apprentice_has_no_ability() -> None:
    """ryozen.ru.txt:779"""
    sent(stage(), "apprentice", "spot:gates:1").asks(A, "day_effect")


def test_a_cloaked_companion_uses_no_ability() -> None:
    """ryozen.ru.txt:530"""
    scene = stage().hold(A, "merchant").begin(["place", A])
    scene.take("hand:merchant", "spot:gates:1", "cloaked").asks(A, "day_effect")


def test_no_ability_is_used_in_the_palace() -> None:
    """ryozen.ru.txt:540"""
    scene = stage().hold(A, "merchant").begin(["place", A])
    scene.take("hand:merchant", "palace").asks(A, "palace")


def test_an_ability_may_be_declined() -> None:
    """ryozen.ru.txt:528"""
    scene = sent(stage(), "merchant", "spot:gates:1").asks(A, "merchant").skip()
    assert scene.asks(A, "day_effect").goods(A) == (4, 3, 2)


def test_the_ability_comes_before_the_day_effect() -> None:
    """ryozen.ru.txt:526, 550"""
    scene = sent(stage(), "merchant", "spot:gates:1").asks(A, "merchant")
    scene.take("resource:coin").asks(A, "day_effect")


def test_philosopher() -> None:
    """ryozen.ru.txt:786"""
    scene = stage().row("rainbow", "offering_phoenix", "seal_palace").goods(A, scroll=2)
    started = sent(scene, "philosopher", "spot:gates:1").asks(A, "philosopher")
    assert started.keys == ["revelation:1", "revelation:3"]
    assert started.why("revelation:2") == "why-scrolls"
    started.take("revelation:3").asks(A, "keep").take("keep").asks(A, "day_effect")
    assert started.s.players[A].cards == ["seal_palace"]
    assert started.goods(A)[1] == 0
    assert all(started.s.row)


def test_the_seal_of_the_springs_ignores_the_philosopher() -> None:
    """ryozen.ru.txt:1045: only what the Springs' day effect acquires counts"""
    scene = stage().row("rainbow", "offering_phoenix", "seal_palace").cards(A, "seal_springs")
    started = sent(scene, "philosopher", "spot:gates:1").take("revelation:1", "favour")
    assert started.favour(A) == 2


def test_merchant() -> None:
    """ryozen.ru.txt:792"""
    scene = sent(stage(), "merchant", "spot:springs:1").take("resource:lantern")
    assert scene.goods(A) == (4, 3, 3)


def test_archer_strikes_only_opposite() -> None:
    """ryozen.ru.txt:798"""
    scene = stage()
    for spot in ("spot:altar:1", "spot:gates:2", "spot:capital:1"):
        scene.put(B, "apprentice", spot)
    started = scene.put(A, "apprentice", "spot:altar:2").put(B, "warrior", "palace")
    scene2 = sent(started, "archer", "spot:gates:1").asks(A, "archer")
    assert scene2.keys == ["spot:altar:1", "spot:altar:2"]  # his own companions, too
    assert scene2.why("spot:capital:1") == "why-archer"
    assert scene2.why("palace:warrior") == "why-palace-safe"
    scene2.take("spot:altar:2")
    assert scene2.tile("spot:altar:2") is None


def test_without_a_target_nothing_is_asked() -> None:
    """ryozen.ru.txt:798"""
    scene = stage().hold(A, "archer").begin(["place", A]).take("hand:archer", "spot:gates:1")
    assert scene.why("ability") == "why-no-victim"
    scene.take("revealed").asks(A, "day_effect")


def test_bard_cloaks_anybody_next_door() -> None:
    """ryozen.ru.txt:805"""
    scene = (
        stage()
        .put(B, "merchant", "spot:capital:1")
        .put(B, "apprentice", "spot:capital:2", cloaked=True)
        .put(A, "apprentice", "spot:clan_house:1")
        .put(A, "apprentice", "spot:altar:1")
        .goods(A)
    )
    started = sent(scene, "bard", "spot:gates:1").asks(A, "bard")
    assert started.keys == ["spot:clan_house:1", "spot:capital:1"]
    started.take("spot:capital:1")
    assert started.stands("spot:capital:1") == (B, "merchant", True)
    assert started.goods(A) == (0, 0, 0)


def test_warrior_spares_himself() -> None:
    """ryozen.ru.txt:812"""
    scene = stage().put(B, "apprentice", "spot:gates:1").put(A, "apprentice", "spot:altar:1")
    started = sent(scene, "warrior", "spot:gates:2").asks(A, "warrior")
    assert started.keys == ["spot:gates:1"]
    assert started.why("spot:gates:2") == "why-striker"


def test_trickster_copies_a_ready_companion() -> None:
    """ryozen.ru.txt:819"""
    scene = stage().ready((A, "night_agent"), (B, "merchant")).goods(A, coin=1)
    started = sent(scene, "trickster", "spot:gates:1").asks(A, "trickster")
    assert started.keys == ["slot:1"]
    started.take("slot:1").asks(A, "night_agent").take("resource:coin")
    assert (started.goods(A), started.shards(A)) == ((0, 0, 0), (1, 0, 0))
    assert started.ready() == [(A, "night_agent"), (B, "merchant")]


def test_trickster_as_a_guard_keeps_his_sector() -> None:
    """ryozen.ru.txt:819, 861"""
    scene = sent(stage().ready((A, "guard")), "trickster", "spot:springs:2").take("slot:1", "use")
    assert scene.s.bans == {"springs": 1}


def test_trickster_as_a_hermit_looks_next_door() -> None:
    """ryozen.ru.txt:819, 855"""
    scene = sent(stage().ready((A, "hermit")), "trickster", "spot:capital:1").take("slot:1")
    assert scene.asks(A, "hermit").keys == ["sector:gates", "sector:outskirts"]
    scene.take("sector:gates").asks(A, "day_effect").take("apply")
    assert scene.goods(A) == (4, 3, 3)


def test_trickster_needs_somebody_useful() -> None:
    """ryozen.ru.txt:819: he copies no other Trickster, and no ability without a target."""
    scene = stage(asymmetric=True).ready((A, "trickster"), (A, "archer")).hold(A, "trickster")
    sent(scene, "trickster", "spot:gates:1").asks(A, "day_effect")


def test_diplomat_calls_an_own_companion_here() -> None:
    """ryozen.ru.txt:825"""
    scene = (
        stage()
        .put(A, "apprentice", "spot:capital:1", cloaked=True)
        .put(A, "apprentice", "spot:altar:1")
        .put(B, "apprentice", "spot:clan_house:1")
        .goods(A)
    )
    started = sent(scene, "diplomat", "spot:gates:1").asks(A, "diplomat")
    assert started.keys == ["spot:capital:1"]
    started.take("spot:capital:1").asks(A, "move_to")
    assert started.keys == ["spot:gates:2", "spot:gates:3"]
    started.take("spot:gates:3").asks(A, "day_effect")  # the paid spot costs nothing
    assert started.stands("spot:gates:3") == (A, "apprentice", True)
    assert started.tile("spot:capital:1") is None


def test_diplomat_needs_an_empty_spot() -> None:
    """ryozen.ru.txt:825"""
    scene = stage().put(A, "apprentice", "spot:capital:1").put(B, "apprentice", "spot:gates:2")
    scene.put(B, "apprentice", "spot:gates:3")
    sent(scene, "diplomat", "spot:gates:1").asks(A, "day_effect")


@pytest.mark.parametrize(("first", "gain"), [(A, (4, 3, 3)), (B, (4, 5, 0))])
def test_councillor(first: int, gain: tuple[int, int, int]) -> None:
    """ryozen.ru.txt:831"""
    scene = sent(stage().heralds(first, 1 - first), "councillor", "spot:gates:1").take("use")
    coins, scrolls, favour = gain
    assert (scene.goods(A), scene.favour(A)) == ((coins, scrolls, 2), favour)


def test_pathfinder_explores_or_takes_the_bonus() -> None:
    """ryozen.ru.txt:837"""
    scene = stage().villages("craftsville", "fire_cape").explorer(A, 1)
    started = sent(scene, "pathfinder", "spot:gates:1").asks(A, "pathfinder")
    assert started.keys == ["village:2", "village:1"]
    assert started.why("village:0") == "why-only-here"
    twin = started.game.clone()
    started.take("village:2")
    assert (started.s.players[A].explorer, started.goods(A)) == (2, (4, 3, 2))
    other = Scene(twin).take("village:1")
    assert (other.s.players[A].explorer, other.goods(A)) == (1, (4, 6, 2))


def test_pathfinder_does_not_offer_what_gives_nothing() -> None:
    """ryozen.ru.txt:837, 899: at the end of the road, on a River Shoal without revelations, nothing
    is asked."""
    scene = stage().villages("river_shoal").explorer(A, 1)
    sent(scene, "pathfinder", "spot:gates:1").asks(A, "day_effect")


def test_seer_discards_or_returns_an_event() -> None:
    """ryozen.ru.txt:843"""
    scene = stage().events("flood", "", "rebellion").event_discard("sun_glare", "fog_of_oblivion")
    started = sent(scene, "seer", "spot:capital:1").asks(A, "seer")
    assert started.keys == ["event:1", "event:3", "return"]
    twin = started.game.clone()
    started.take("event:1")
    assert started.s.events == ["", "", "rebellion", ""]
    assert started.s.event_discard[-1] == "flood"
    other = Scene(twin).take("return").asks(A, "return_event")
    assert other.keys == ["event:2", "event:4"]
    other.take("event:4")
    assert other.s.events == ["flood", "", "rebellion", "fog_of_oblivion"]
    assert other.s.event_discard == ["sun_glare"]


def test_seer_needs_a_discarded_event_and_an_empty_area() -> None:
    """ryozen.ru.txt:843"""
    full = stage().events("flood", "rebellion", "sun_glare", "earthquake")
    scene = sent(full.event_discard("fog_of_oblivion"), "seer", "spot:capital:1").asks(A, "seer")
    assert scene.keys == ["event:1", "event:2", "event:3", "event:4"]
    nothing = sent(stage().events("flood"), "seer", "spot:capital:1").asks(A, "seer")
    assert nothing.keys == ["event:1"]
    sent(stage().events(), "seer", "spot:capital:1").asks(A, "day_effect")


def test_mentor_applies_the_clan_house_besides() -> None:
    """ryozen.ru.txt:849"""
    scene = sent(stage().ready().stack(A, "seer"), "mentor", "spot:gates:1").asks(A, "mentor")
    scene.take("use").asks(A, "reveal").take("reveal").asks(A, "hire").skip()
    assert scene.ready() == [(A, "seer")]
    scene.asks(A, "day_effect").take("apply")
    assert scene.goods(A) == (4, 3, 3)


def test_mentor_with_an_empty_stack_can_still_hire() -> None:
    """ryozen.ru.txt:736-738, 849"""
    scene = sent(stage().ready((A, "bard")).hold(A, "mentor").no_stack(A), "mentor", "spot:gates:1")
    scene.asks(A, "mentor").take("use").asks(A, "hire").take("slot:1").asks(A, "replace")
    scene.take("spot:gates:1").asks(A, "day_effect")  # still that of the Gates
    assert scene.stands("spot:gates:1") == (A, "bard", False)


def test_mentor_with_the_seal_is_not_asked_twice() -> None:
    """ryozen.ru.txt:849, 1063"""
    scene = stage().ready().stack(A, "seer", "bard").cards(A, "seal_clan_house")
    started = sent(scene, "mentor", "spot:gates:1").asks(A, "mentor").take("use")
    assert started.asks(A, "reveal").s.ready == [Tile(A, "seer")]


def test_mentor_without_anybody_to_reveal_or_hire() -> None:
    """ryozen.ru.txt:736-738, 849: a question without a consequence is not asked."""
    scene = stage().ready((A, "bard")).hold(A, "mentor").no_stack(A).goods(A)
    sent(scene, "mentor", "spot:gates:1").asks(A, "day_effect")


def test_hermit_applies_a_neighbour_instead() -> None:
    """ryozen.ru.txt:855"""
    scene = stage().heralds(B, A).put(B, "bard", "spot:capital:2")
    started = sent(scene, "hermit", "spot:capital:1").asks(A, "hermit")
    assert started.keys == ["sector:gates", "sector:outskirts"]
    started.take("sector:gates").asks(A, "day_effect").take("apply")
    assert started.goods(A) == (4, 3, 3)
    started.asks(A, "discard_event").skip()
    assert started.s.heralds == [B, A]
    assert started.stands("spot:capital:1") == (A, "hermit", False)
    assert started.over


def test_hermit_may_stay_with_his_sector() -> None:
    """ryozen.ru.txt:528, 855"""
    scene = sent(stage(), "hermit", "spot:capital:1").skip().asks(A, "day_effect").take("apply")
    assert scene.goods(A) == (4, 5, 2)


def guarded() -> Scene:
    """Let A guard the Springs; B's turn comes, then A's again."""
    scene = (
        stage()
        .rotation(0)
        .put(B, "merchant", "spot:gates:1")
        .cards(B, "strategic_maneuvers")
        .hold(A, "guard")
        .begin(["place", A], ["turn", B], ["turn", A])
    )
    scene.take("hand:guard", "spot:springs:1", "revealed").asks(A, "guard").take("use").skip()
    assert scene.goods(A)[0] == 3
    return scene


def test_guard_lets_nobody_in() -> None:
    """ryozen.ru.txt:861"""
    scene = guarded().asks(B, "revelation").take("card:strategic_maneuvers").asks(B, "move_to")
    assert not [key for key in scene.keys if key.startswith("spot:springs")]
    assert scene.why("spot:springs:2") == "why-guarded"
    assert scene.why("spot:gates:2") == "why-not-there"
    assert scene.why("palace") == "why-no-palace-move"
    scene.take("spot:capital:1").take("hand:apprentice").asks(B, "place")
    assert scene.why("spot:springs:2") == "why-guarded"
    assert scene.why("sector:springs") == "why-guarded"
    scene.take("palace", "sector:springs").asks(B, "acquire")  # its effect is not banned


def test_guard_leaves_at_his_owners_next_turn() -> None:
    """ryozen.ru.txt:861"""
    scene = guarded().skip().take("hand:apprentice", "palace").skip()
    scene.asks(A, "companion").take("hand:apprentice")
    assert "spot:springs:2" in scene.keys


def test_guard_ends_with_the_day() -> None:
    """ryozen.ru.txt:861: the owner has no other turn that day, so Night ends it."""
    scene = stage().edit(lambda s: s.bans.update(springs=0)).put(A, "guard", "spot:springs:1")
    assert scene.events().begin(["night"]).s.bans == {}


def test_guard_who_is_struck_guards_no_more() -> None:
    """ryozen.ru.txt:315, 861: the sector opens when its Guard is struck."""
    scene = stage().put(A, "guard", "spot:springs:1").edit(lambda s: s.bans.update(springs=0))
    scene.put(B, "warrior", "spot:altar:1").hold(B, "archer")
    started = scene.begin(["place", B], ["place", B])
    started.take("hand:archer", "spot:capital:1", "revealed", "spot:springs:1").take("apply")
    assert started.s.bans == {}
    assert "spot:springs:1" in started.asks(B, "place").keys


def test_guard_who_is_replaced_guards_no_more() -> None:
    """ryozen.ru.txt:750, 861"""
    scene = stage().put(A, "guard", "spot:springs:1").edit(lambda s: s.bans.update(springs=0))
    started = scene.ready((A, "bard")).begin(["hire", A, False])
    started.take("slot:1", "spot:springs:1")
    assert started.s.bans == {}
    assert started.stands("spot:springs:1") == (A, "bard", False)


def test_guard_under_a_cloak_goes_on_guarding() -> None:
    """ryozen.ru.txt:861"""
    scene = stage().put(A, "guard", "spot:springs:1", cloaked=True)
    scene.edit(lambda s: s.bans.update(springs=0)).hold(B, "archer")
    started = scene.begin(["place", B])
    started.take("hand:archer", "spot:capital:1", "revealed", "spot:springs:1")
    assert started.s.bans == {"springs": 0}


def test_guard_who_moves_guards_no_more() -> None:
    """ryozen.ru.txt:861, 935: his sector is closed even to his owner's companions until he leaves
    it."""
    scene = stage().villages("nomad_camp").explorer(A, 1)
    started = sent(scene, "guard", "spot:altar:1").asks(A, "guard").take("use")
    assert started.s.bans == {"altar": 0}
    started.asks(A, "bonus").take("village:1").asks(A, "move_to")
    assert not [key for key in started.keys if key.startswith("spot:altar")]
    started.take("spot:gates:1")
    assert started.s.bans == {}
    assert started.stands("spot:gates:1") == (A, "guard", False)


def test_guard_keeps_his_sector_on_other_players_turns() -> None:
    """ryozen.ru.txt:861: the sector opens on the owner's next turn, not on another player's."""
    scene = stage(3).put(A, "guard", "spot:springs:1").edit(lambda s: s.bans.update(springs=0))
    started = scene.begin(["turn", B], ["turn", C], ["turn", A])
    started.asks(B, "companion").take("hand:warrior", "palace").skip()
    assert started.s.bans == {"springs": 0}
    started.asks(C, "companion").take("hand:warrior", "palace").skip()
    assert started.asks(A, "companion").s.bans == {}


def test_guard_has_to_be_paid() -> None:
    """ryozen.ru.txt:861"""
    scene = sent(stage().goods(A, scroll=1), "guard", "spot:springs:1")
    assert scene.s.bans == {}
    scene.asks(A, "acquire")


def test_organizer_strikes_where_an_own_cloaked_one_is() -> None:
    """ryozen.ru.txt:867"""
    scene = (
        stage()
        .put(A, "apprentice", "spot:altar:1", cloaked=True)
        .put(B, "apprentice", "spot:altar:2")
        .put(B, "apprentice", "spot:springs:1")
        .put(A, "apprentice", "spot:springs:2")
        .put(B, "apprentice", "spot:outskirts:1", cloaked=True)
    )
    started = sent(scene, "organizer", "spot:gates:1").asks(A, "organizer")
    assert started.keys == ["spot:altar:1", "spot:altar:2"]
    assert started.why("spot:springs:1") == "why-organizer"
    started.take("spot:altar:2")
    assert started.tile("spot:altar:2") is None


def test_organizer_strikes_himself_never() -> None:
    """ryozen.ru.txt:867: he strikes anybody else in a sector with an own cloaked companion, that
    companion included."""
    scene = stage().put(A, "apprentice", "spot:gates:1", cloaked=True)
    scene.put(B, "bard", "spot:gates:2")
    started = sent(scene, "organizer", "spot:gates:3").asks(A, "organizer")
    assert started.keys == ["spot:gates:1", "spot:gates:2"]
    started.take("spot:gates:2")
    assert started.stands("palace") == (B, "bard", False)


@pytest.mark.parametrize(
    ("sector", "shards"),
    [
        ("gates", (1, 0, 0)),
        ("capital", (1, 0, 0)),
        ("outskirts", (0, 0, 1)),
        ("altar", (0, 0, 1)),
        ("springs", (0, 1, 0)),
        ("clan_house", (0, 1, 0)),
    ],
)
def test_night_agent_sells_the_moon_of_his_sector(
    sector: str, shards: tuple[int, int, int]
) -> None:
    """ryozen.ru.txt:873, 661-744"""
    scene = sent(stage(), "night_agent", f"spot:{sector}:1").asks(A, "night_agent")
    scene.take("resource:lantern")
    assert (scene.goods(A), scene.shards(A)) == ((4, 3, 1), shards)
