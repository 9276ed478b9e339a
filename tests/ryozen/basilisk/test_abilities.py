"""Solo: the Basilisk's use of each companion's ability, and the choices left open in it."""

import pytest

from rules.ryozen.state import State
from tests.ryozen.basilisk.turns import MY_TURN
from tests.ryozen.stage import A, B, Scene, Stage, alone

EVENTS = ("flood", "rebellion", "earthquake", "sun_glare")


def places(kind: str, staged: Stage, card: str = "gates_1") -> Scene:
    """Stage the Basilisk's turn with this companion on top of its stack."""
    staged.top(kind).enemy(card, "clan_house_1")
    return staged.begin(["basilisk_turn", B], MY_TURN)


def bare(coins: int = 1) -> Stage:
    """Stage a game without events, in which the Basilisk's only resources are these coins."""
    return alone().goods(B, coins).events()


def placed(scene: Scene, kind: str, *, cloaked: bool) -> Scene:
    assert scene.stands("spot:gates:1") == (B, kind, cloaked)
    return scene


def test_an_apprentice_is_cloaked() -> None:
    """ryozen-solo.ru.txt:207"""
    placed(places("apprentice", bare()), "apprentice", cloaked=True)


def test_archer() -> None:
    """ryozen-solo.ru.txt:206 and the ruling on whom it strikes; ryozen.ru.txt:798"""
    staged = bare().put(A, "warrior", "spot:altar:1").put(B, "apprentice", "spot:altar:2")
    scene = placed(
        places("archer", staged.put(A, "apprentice", "spot:altar:3")), "archer", cloaked=False
    )
    assert scene.its("strike").keys == ["spot:altar:1", "spot:altar:3"]
    scene.take("spot:altar:1").mine()
    assert scene.stands("palace") == (A, "warrior", False)
    nobody = bare().put(B, "apprentice", "spot:altar:2").put(A, "warrior", "spot:gates:2")
    placed(places("archer", nobody), "archer", cloaked=True)


def test_warrior() -> None:
    """ryozen-solo.ru.txt:206 and the ruling on whom it strikes; ryozen.ru.txt:812"""
    staged = bare().put(A, "warrior", "spot:gates:2", cloaked=True)
    scene = placed(places("warrior", staged), "warrior", cloaked=False)
    assert scene.mine().stands("spot:gates:2") == (A, "warrior", False)
    own = bare().put(B, "apprentice", "spot:gates:2").put(A, "warrior", "spot:altar:1")
    placed(places("warrior", own), "warrior", cloaked=True)


def test_organizer() -> None:
    """ryozen-solo.ru.txt:206 and the ruling on whom it strikes; ryozen.ru.txt:867"""
    staged = bare().put(B, "apprentice", "spot:springs:1", cloaked=True)
    staged.put(A, "warrior", "spot:springs:2").put(A, "apprentice", "spot:altar:1")
    scene = placed(places("organizer", staged), "organizer", cloaked=False)
    assert scene.mine().stands("palace") == (A, "warrior", False)
    open_one = bare().put(B, "apprentice", "spot:springs:1").put(A, "warrior", "spot:springs:2")
    placed(places("organizer", open_one), "organizer", cloaked=True)


def test_bard() -> None:
    """ryozen-solo.ru.txt:206 and the ruling on whom it cloaks; ryozen.ru.txt:805"""
    staged = bare().put(B, "apprentice", "spot:capital:1").put(B, "warrior", "spot:clan_house:1")
    staged.put(A, "warrior", "spot:capital:2").put(B, "apprentice", "spot:altar:1")
    scene = placed(places("bard", staged), "bard", cloaked=False)
    assert scene.its("cloak").keys == ["spot:clan_house:1", "spot:capital:1"]
    scene.take("spot:clan_house:1").mine()
    assert scene.stands("spot:clan_house:1") == (B, "warrior", True)
    none = bare().put(A, "warrior", "spot:capital:2")
    none.put(B, "apprentice", "spot:capital:1", cloaked=True)
    placed(places("bard", none), "bard", cloaked=True)


def test_philosopher() -> None:
    """ryozen-solo.ru.txt:52; ryozen.ru.txt:786"""
    staged = bare().row("camouflage", "rainbow", "mercy_coral")
    scene = placed(places("philosopher", staged.goods(B, 1, 1)), "philosopher", cloaked=False)
    assert scene.its("acquire").keys == ["revelation:1", "revelation:2"]
    scene.take("revelation:2").mine()
    assert (scene.goods(B), scene.favour(B)) == ((1, 0, 1), 2)
    assert scene.s.discard == ["rainbow"]
    poor = bare().row("camouflage", "rainbow", "mercy_coral").goods(B, 1, 0)
    placed(places("philosopher", poor), "philosopher", cloaked=True)


def test_merchant() -> None:
    """ryozen-solo.ru.txt:42, 220"""
    scene = placed(places("merchant", bare().goods(B, 1, 0, 1)), "merchant", cloaked=False)
    assert scene.mine().goods(B) == (1, 1, 2)


@pytest.mark.parametrize(("heralds", "favour", "scrolls"), [((B, A), 3, 0), ((A, B), 0, 2)])
def test_councillor(heralds: tuple[int, int], favour: int, scrolls: int) -> None:
    """ryozen.ru.txt:831"""
    scene = placed(places("councillor", bare().heralds(*heralds)), "councillor", cloaked=False)
    assert scene.mine().favour(B) == favour
    assert scene.goods(B) == (1, scrolls, 1)


def test_trickster() -> None:
    """ryozen-solo.ru.txt:206; ryozen.ru.txt:819"""
    row = ((B, "archer"), (B, "councillor"), (A, "merchant"), (B, "mentor"))
    scene = placed(places("trickster", bare().ready(*row)), "trickster", cloaked=False)
    assert scene.its("trickster").keys == ["slot:2", "slot:4"]  # nobody is in the Archer's reach
    scene.take("slot:2").mine()
    assert scene.favour(B) == 3
    useless = bare().ready((B, "archer"), (A, "merchant"))
    placed(places("trickster", useless), "trickster", cloaked=True)


def test_diplomat() -> None:
    """ryozen.ru.txt:825"""
    staged = bare().put(B, "apprentice", "spot:capital:1").put(B, "warrior", "spot:clan_house:1")
    scene = placed(places("diplomat", staged), "diplomat", cloaked=False)
    assert scene.its("diplomat").keys == ["spot:clan_house:1", "spot:capital:1"]
    scene.take("spot:capital:1")
    assert scene.its("move_to").keys == ["spot:gates:2", "spot:gates:3"]
    scene.take("spot:gates:3").mine()
    assert scene.stands("spot:gates:3") == (B, "apprentice", False)
    placed(places("diplomat", bare().put(A, "warrior", "spot:capital:1")), "diplomat", cloaked=True)


def test_a_diplomat_needs_an_empty_spot_beside_him() -> None:
    """ryozen.ru.txt:825"""
    staged = bare(2).put(B, "apprentice", "spot:capital:1")
    staged.put(A, "apprentice", "spot:gates:1").put(A, "apprentice", "spot:gates:2")
    scene = places("diplomat", staged)
    assert scene.stands("spot:gates:3") == (B, "diplomat", True)


def test_pathfinder() -> None:
    """ryozen-solo.ru.txt:214"""
    staged = bare().villages("craftsville", "fire_cape").explorer(B, 1)
    scene = placed(places("pathfinder", staged), "pathfinder", cloaked=False)
    assert scene.its("pathfinder").keys == ["village:2", "village:1"]
    twin = scene.game.clone()
    scene.take("village:1").mine()
    assert scene.goods(B) == (1, 3, 1)
    twin.answer(0, twin.pending[0], ["village:2"])
    assert twin.state.players[B].explorer == 2


def test_a_pathfinder_takes_a_bonus_without_effect() -> None:
    """Ruling: it does whatever it can, even in vain."""
    staged = bare().villages("stronghold").explorer(B, 1).events(*EVENTS)
    scene = placed(places("pathfinder", staged), "pathfinder", cloaked=False)
    assert scene.its("discard_event").goods(B) == (1, 0, 1)


def test_seer() -> None:
    """ryozen.ru.txt:843"""
    staged = bare().events("flood", "", "earthquake", "").event_discard("rebellion")
    scene = placed(places("seer", staged), "seer", cloaked=False)
    assert scene.its("seer").keys == ["event:1", "event:3", "return"]
    scene.take("return")
    assert scene.its("return_event").keys == ["event:2", "event:4"]
    scene.take("event:4")
    assert scene.its("discard_event").keys == ["event:1", "event:3", "event:4"]
    placed(places("seer", bare()), "seer", cloaked=True)


def test_mentor() -> None:
    """ryozen-solo.ru.txt:78-94; ryozen.ru.txt:849"""
    staged = bare(2).ready((B, "seer")).stack(B, "archer")
    scene = placed(places("mentor", staged), "mentor", cloaked=False)
    assert scene.its("hire").keys == ["slot:1", "slot:2"]
    scene.take("slot:2").mine()
    assert (scene.goods(B), scene.favour(B)) == ((0, 0, 1), 2)
    assert scene.ready() == [(B, "seer")]


def test_a_mentor_is_used_even_in_vain() -> None:
    """Ruling: it does whatever it can, even in vain."""
    placed(places("mentor", bare().top("mentor").ready().no_stack(B)), "mentor", cloaked=False)


@pytest.mark.parametrize("card", ["gates_1", "clan_house_2"])
def test_a_mentor_has_no_addition_of_the_card(card: str) -> None:
    """ryozen-solo.ru.txt:58: the card adds to the sector's day effect, not to the Mentor's."""
    staged = bare(0).top("mentor").ready().no_stack(B)
    scene = places("mentor", staged, card)
    assert scene.goods(B)[0] == (card == "clan_house_2")


def test_hermit() -> None:
    """ryozen.ru.txt:855"""
    scene = placed(places("hermit", bare()), "hermit", cloaked=False)
    assert scene.its("hermit").keys == ["sector:clan_house", "sector:capital"]
    scene.take("sector:capital").mine()
    assert scene.goods(B) == (1, 2, 0)
    assert scene.favour(B) == 0


def test_a_hermit_keeps_a_double_cards_addition() -> None:
    """ryozen-solo.ru.txt:58: a double card also adds to its other sector."""
    staged = bare().villages("craftsville", "fire_cape").explorer(B, 1)
    scene = places("hermit", staged, "altar_outskirts_2")
    scene.its("hermit").take("sector:outskirts").mine()
    other = places("hermit", bare().goods(B, 1, 5, 5), "outskirts_altar_2")
    other.its("hermit").take("sector:capital").mine()
    assert other.goods(B) == (1, 7, 5)


def test_guard() -> None:
    """ryozen.ru.txt:861"""
    scene = placed(places("guard", bare()), "guard", cloaked=False)
    assert scene.goods(B) == (0, 0, 1)
    scene.asks(A, "companion").take("hand:apprentice")
    assert scene.why("spot:gates:2") == "why-guarded"
    placed(places("guard", bare(0)), "guard", cloaked=False)  # no coin for either
    nobody = places("guard", bare(0)).take("hand:apprentice")
    assert "spot:gates:2" in nobody.keys


def test_its_guard_leaves_with_its_next_turn() -> None:
    """ryozen.ru.txt:861"""
    staged = alone().put(B, "guard", "spot:gates:1").edit(lambda s: s.bans.update(gates=0))
    scene = staged.enemy("gates_1", "gates_2").events().goods(B).begin(["turn", B], MY_TURN)
    assert scene.s.bans == {}
    assert scene.stands("spot:gates:2") == (B, "apprentice", False)


def test_night_agent() -> None:
    """ryozen-solo.ru.txt:46; ryozen.ru.txt:873"""
    scene = placed(places("night_agent", bare().goods(B, 1, 3, 2)), "night_agent", cloaked=False)
    assert scene.mine().goods(B) == (1, 2, 3)
    assert scene.shards(B) == (1, 0, 0)
    tie = placed(places("night_agent", bare().goods(B, 2, 2, 0)), "night_agent", cloaked=False)
    assert tie.its("lose").keys == ["resource:coin", "resource:scroll"]


def test_a_night_agent_who_cannot_pay_after_the_spot() -> None:
    """ryozen-solo.ru.txt:200-208"""
    staged = bare(1).put(A, "apprentice", "spot:gates:1").put(A, "apprentice", "spot:gates:2")
    scene = places("night_agent", staged)
    assert scene.stands("spot:gates:3") == (B, "night_agent", False)
    assert scene.shards(B) == (0, 0, 0)


def test_town_hall_has_no_addition_of_the_card() -> None:
    """ryozen-solo.ru.txt:253"""

    def town_hall(s: State) -> None:
        assert s.enemy
        s.enemy.card = "capital_1"

    staged = alone().villages("town_hall").explorer(B, 1).goods(B).edit(town_hall)
    scene = staged.begin(["altar", B, True], MY_TURN).take("village:1").mine()
    assert (scene.goods(B), scene.favour(B)) == ((0, 2, 0), 0)


def test_owl_bay_cloaks_its_own() -> None:
    """ryozen.ru.txt:911"""
    staged = alone().villages("owl_bay").explorer(B, 1).put(B, "warrior", "spot:gates:1")
    staged.put(B, "guard", "spot:altar:1").put(A, "warrior", "spot:gates:2")
    scene = staged.begin(["altar", B, True], MY_TURN).take("village:1")
    assert scene.its("cloak").keys == ["spot:gates:1", "spot:altar:1"]


def test_moon_harbour_is_the_humans_choice() -> None:
    """ryozen.ru.txt:947"""
    staged = alone().villages("moon_harbour").explorer(B, 1).put(B, "warrior", "spot:gates:1")
    staged.put(A, "warrior", "spot:springs:1").rotation(0)
    scene = staged.begin(["altar", B, True], MY_TURN).take("village:1")
    assert scene.its("moon_harbour").keys == ["sector:gates", "sector:springs"]
