"""The incarnations of White Moon, and the score (ghost-stories-white-moon.ru.txt)."""

import pytest

from rules.ghost_stories.ending import score_parts
from rules.ghost_stories.parts import DATA
from rules.ghost_stories.state import State
from tests.ghost_stories.stage import BLUE, GREEN, RED, YELLOW, fetch, side
from tests.ghost_stories.white_moon.stage import MoonStage, moon

# Incarnations


def test_the_uncatchable_is_replaced() -> None:
    """white-moon:397-399"""
    prepared = moon(level="nightmare").no_tile("pavilion", "night_watch").top("uncatchable")
    scene = prepared.begin(["arrival"])
    assert scene.s.arriving != "uncatchable"
    assert DATA.ghost[scene.s.arriving].incarnation
    assert "uncatchable" in scene.s.box
    assert moon().top("uncatchable").begin(["arrival"]).s.arriving == "uncatchable"
    temple = moon(level="nightmare").no_tile("buddhist_temple", "night_watch").top("uncatchable")
    assert temple.begin(["arrival"]).s.arriving != "uncatchable"


@pytest.mark.parametrize("card", ["skinner", "nameless"])
def test_nobody_else_is_replaced(card: str) -> None:
    """white-moon:397-399"""
    prepared = moon(level="nightmare").no_tile("pavilion", "night_watch").top(card)
    assert prepared.begin(["arrival"]).s.arriving == card


def test_wu_calls_the_uncatchable_last() -> None:
    """white-moon:397-399: he comes only where he can be caught, or if no other incarnation
    is left."""

    def in_the_box(*cards: str) -> MoonStage:
        def change(s: State) -> None:
            s.removed, s.box = [*s.removed, *s.box], []
            for card in cards:
                fetch(s, card)
            s.box = list(cards)
            s.forced["incarnations"] = [0]

        return moon().no_tile("pavilion", "night_watch").edit(change)

    scene = in_the_box("uncatchable", "nameless").begin(["wu_killed", "n"])
    assert (scene.s.arriving, scene.s.box) == ("nameless", ["uncatchable"])
    assert in_the_box("uncatchable").begin(["wu_killed", "n"]).s.arriving == "uncatchable"
    nobody = in_the_box().top("uncatchable").begin(["arrival"])
    assert nobody.s.arriving == "uncatchable"


def test_the_gatekeeper_takes_the_portal() -> None:
    """white-moon:353-355"""
    prepared = moon().stack("c", "li_1", "li_2").ghost("N2", "gatekeeper")
    assert prepared.yang("blue").why("rescue") == "why-no-portal"
    prepared = moon(level="nightmare").stack("c", "li_1").ghost("N2", "gatekeeper")
    prepared.at("red", "n").tao("red", black=2).no_yin_yang("red")
    scene = prepared.yang("red", tao=["black", "black", "red"]).take("exorcise", "space:N2")
    scene.asks(RED, "give_crystal").take("taoist:blue")
    assert scene.s.moon.crystals[BLUE] == 1
    assert scene.s.boards[RED].yin_yang
    assert scene.game.view()["portal_works"]


def test_the_insatiable_kills_on_arrival_and_at_each_start() -> None:
    """white-moon:361"""
    prepared = moon().stack("w", "li_1").stack("e", "hua_1").top("insatiable")
    scene = prepared.begin(["arrival"], ["start_of_yin"]).take("space:N1").asks(RED, "kill")
    scene.take("villager:hua_1")
    assert scene.s.moon.graveyard == ["hua_1", "li_1"]
    assert moon().ghost("N1", "insatiable").begin(["start_of_yin"]).qi("red") == 2


def test_the_mermaid_holds_su_ling() -> None:
    """white-moon:367-369"""
    scene = moon().su_ling("E1").top("wailing_mermaid").sad().begin(["arrival"], ["su_ling"])
    scene.take("space:S1")
    assert scene.s.moon.su_ling == ""
    assert not scene.game.pending
    assert scene.s.moon.sad


def test_the_lord_of_roots_lays_everybody_down() -> None:
    """white-moon:375"""
    scene = moon().dead("blue").top("lord_of_roots").begin(["arrival"]).take("space:E1")
    assert sorted(scene.s.moon.laid) == [RED, GREEN, YELLOW]


def test_the_time_keeper() -> None:
    """white-moon:381-383"""
    scene = moon().deck(30).top("time_keeper", "skinner").begin(["arrival"])
    scene.take("space:W1")
    assert len(scene.s.deck) == 28
    starting = moon().ghost("N1", "time_keeper").top("skinner").begin(["start_of_yin"])
    assert starting.s.arriving == "skinner"
    early = moon().ghost("N1", "time_keeper").top("skinner").begin(["yin"]).take("space:N2")
    assert early.figure("N2") == "symbol"  # it came before Step 1


def test_the_shapeshifter() -> None:
    """white-moon:389-393, 447"""
    prepared = moon().ghost("N1", "shapeshifter").ghost("E3", "creeping_one").buddha_on("E2")
    scene = prepared.begin(["start_of_yin"], ["yang"])
    assert scene.ghost("E2") == "shapeshifter"
    assert (scene.s.buddhas, scene.s.temple) == ([], 2)
    assert scene.game.view()["ghosts"]["E2"]["need"] == {"green": 4}
    arriving = moon().top("shapeshifter", "skinner").begin(["arrival"], active="blue")
    arriving.take("space:S1")
    assert arriving.s.arriving == "skinner"


# Score and danger


def test_the_score() -> None:
    """white-moon:283-295"""
    prepared = moon(3).qi("red", 2).qi("green", 3).qi("blue", 1).deck(7).haunted("n")
    prepared.shelter(*list(DATA.villager)[:9])
    prepared.edit(lambda s: setattr(s.moon, "portal", "se"))
    parts = score_parts(prepared.begin(["yang"]).s, won=True)
    assert sum(parts.values()) == 32
    assert (parts["saved"], parts["portal"]) == (9, 4)
    prepared.edit(lambda s: setattr(s.moon, "portal", "s"))
    assert score_parts(prepared.begin(["yang"]).s, won=True)["portal"] == 2


def test_incarnations_of_the_wu_bring_no_points() -> None:
    scene = moon(level="hell").begin(["yang"])
    scene.s.beaten = ["nameless"]
    assert score_parts(scene.s, won=False)["incarnations"] == 2
    scene.s.moon.called = ["nameless"]
    assert "incarnations" not in score_parts(scene.s, won=False)


@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow"])
def test_sides_of_the_stage(colour: str) -> None:
    assert moon().begin(["yang"]).s.boards[side(colour)].colour == colour
