"""The habits of practised players of White Moon."""

import pytest

from rules.ghost_stories import book
from rules.ghost_stories.stakes import foes
from rules.ghost_stories.white_moon.habits import lesson
from rules.ghost_stories.white_moon.stakes import escort, peril, promise, saving, stakes
from tests.ghost_stories.stage import GREEN, RED
from tests.ghost_stories.white_moon.stage import Scene, moon


def habit(scene: Scene) -> list[str]:
    """Return the answer that habit gives to the question at hand."""
    choice = scene.choice
    return list(book.habits[choice.point](scene.s, choice))


# Villagers


def test_a_villager_is_taken_to_the_portal_and_rescued() -> None:
    prepared = moon().no_yin_yang("green").at("green", "w").stack("w", "long_1", "li_1")
    scene = prepared.yang("green")
    assert habit(scene) == ["tile:tea_house"]
    assert habit(scene.take("tile:tea_house")) == ["villager:long_1"]
    assert habit(scene.take("villager:long_1")) == ["rescue"]


def test_nobody_is_taken_to_where_ghosts_reach() -> None:
    prepared = moon().ghost("N2", "bleeding_eyes", "symbol").at("green", "w").stack("w", "li_1")
    scene = prepared.yang("green").take("tile:taoist_altar").asks(GREEN, "carry")
    assert habit(scene) == []
    away = moon().ghost("W1", "boar_chieftain").at("green", "nw").stack("nw", "li_1")
    scene = away.yang("green").take("tile:sorcerer_hut").asks(GREEN, "carry")
    assert habit(scene) == ["villager:li_1"]


def test_whoever_stands_first_in_a_line_is_in_peril() -> None:
    s = moon().ghost("W2", "marsh_jackal").stack("c", "li_1").stack("e", "li_2").yang("green").s
    assert (peril(s, "c"), peril(s, "e"), peril(s, "n")) == (1.0, 0.0, 0.0)
    s = moon().ghost("W2", "ghoul", "symbol").stack("c", "li_1").yang("green").s
    assert (peril(s, "w"), peril(s, "c")) == (1.0, 0.0)
    silenced = moon().ghost("W2", "marsh_jackal").stack("c", "li_1").su_ling("W2").yang("green").s
    assert peril(silenced, "c") == 0.0


def test_the_portal_is_a_goal_only_while_it_works() -> None:
    open_portal = moon().stack("w", "li_1").yang("green").s
    closed = moon().stack("w", "li_1").ghost("N1", "gatekeeper").yang("green").s
    assert escort(open_portal, "w", "c") > 0 == escort(closed, "w", "c")


def test_families_promise_the_more_the_more_of_them_are_safe() -> None:
    s = (
        moon()
        .stack("w", "zhou_1")
        .stack("n", "sheng_1")
        .shelter("zhou_2", "zhou_3")
        .yang("green")
        .s
    )
    assert saving(s, "zhou_1") > saving(s, "sheng_1")
    assert promise(s, "zhou") > promise(s, "sheng") == 0
    dead = moon().stack("w", "zhou_1").shelter("zhou_2").graves("zhou_3").yang("green").s
    assert promise(dead, "zhou") == 0
    assert saving(dead, "zhou_1") < saving(s, "zhou_1")


def test_those_die_who_are_missed_least() -> None:
    prepared = moon().ghost("E2", "forest_stalker").stack("n", "wu_1").stack("sw", "teng_1")
    assert habit(prepared.actions("green").asks(GREEN, "kill")) == ["villager:teng_1"]


def test_the_strongest_suffers_for_the_zhou() -> None:
    scene = moon().qi("blue", 4).begin(["zhou_killed", "n"]).asks(RED, "zhou")
    assert habit(scene) == ["taoist:blue"]


# Su-Ling and the Magic Barrier


def test_su_ling_fills_a_receptacle_before_the_worst_ghost() -> None:
    prepared = moon().sad().receptacles("nw").ghost("E3", "great_putrid").ghost("S2", "abysmal_1")
    scene = prepared.begin(["end_turn"], ["yang"]).asks(RED, "su_ling")
    assert habit(scene) == ["space:E3"]
    assert habit(scene.take("space:E3")) == ["receptacle:ne"]


def test_su_ling_stays_where_she_is_needed_most() -> None:
    prepared = moon().sad().full().su_ling("E3").ghost("E3", "great_putrid")
    assert habit(prepared.begin(["su_ling"], ["yang"]).asks(RED, "su_ling")) == []


def test_a_crystal_is_taken_to_a_receptacle() -> None:
    prepared = moon().no_yin_yang("blue").at("blue", "n").crystals("blue", 1).circle("blue")
    scene = prepared.receptacles("nw", "sw", "se").yang("blue")
    assert habit(scene) == ["tile:herbalist_shop"]
    scene.take("tile:herbalist_shop")
    while (answer := habit(scene)) and not answer[0].startswith("receptacle:"):
        scene.take(*answer)
    assert answer == ["receptacle:ne"]


def test_each_receptacle_is_worth_more_than_the_crystal() -> None:
    held = moon().crystals("green", 1).yang("green").s
    laid = moon().receptacles("ne").yang("green").s
    assert stakes(laid) > stakes(held) > stakes(moon().yang("green").s)


def test_the_barrier_strikes_where_ghosts_are_and_saves_elsewhere() -> None:
    prepared = moon().full().stack("c", "li_1").ghost("E1", "creeping_one")
    assert habit(prepared.begin(["barrier_board", GREEN], ["yang"])) == ["barrier_roll"]
    nobody = moon().full().stack("n", "li_1", "sun_1").stack("w", "long_1")
    scene = nobody.begin(["barrier_board", GREEN], ["yang"])
    assert habit(scene) == ["barrier_save"]
    assert habit(scene.take("barrier_save")) == ["villager:long_1"]


# Artefacts, the School, Taoists lying down


def test_the_elixir_is_kept_for_who_is_dying_or_dead() -> None:
    well = moon().owns("green", "elixir_of_life").begin(["elixir_of_life"], active="green")
    assert habit(well) == []
    weak = moon().owns("green", "elixir_of_life").qi("blue", 1)
    assert habit(weak.begin(["elixir_of_life"], active="green")) == ["taoist:blue"]
    dead = moon().owns("green", "elixir_of_life").qi("blue", 1).dead("yellow")
    assert habit(dead.begin(["elixir_of_life"], active="green")) == ["taoist:yellow"]


def test_moon_dust_is_used_at_once_and_fireworks_where_help_is_needed() -> None:
    scene = moon().owns("green", "moon_dust").yang("green")
    assert habit(scene) == ["artefact:moon_dust"]
    prepared = moon().owns("green", "fireworks").no_yin_yang("green").circle("red")
    scene = prepared.ghost("N1", "raging_one").yang("green")
    assert habit(scene) == ["artefact:fireworks"]
    assert habit(scene.take("artefact:fireworks")) == ["from:sorcerer_hut"]


def test_nobody_stays_on_the_ground() -> None:
    assert habit(moon().laid("green").yang("green")) == ["stand_up"]


def test_the_dance_of_the_peaks_goes_on_to_where_more_can_be_done() -> None:
    prepared = moon().no_yin_yang("red").at("red", "s").tao("red", red=1).ghost("N2", "skinner")
    scene = prepared.circle("blue").yang("red").take("tile:tea_house").asks(RED, "second_step")
    assert habit(scene) == ["tile:taoist_altar"]
    assert habit(scene.take("tile:taoist_altar")) == ["exorcise"]


@pytest.mark.parametrize(("at", "colour"), [("E1", "green"), ("W1", "black")])
def test_the_school_fights_the_group_that_is_beaten_most_easily(at: str, colour: str) -> None:
    card = {"green": "creeping_one", "black": "gloomy_minion"}[colour]
    prepared = moon().ghost(at, card).ghost("E2", "great_putrid").ghost("W2", "shapeless_evil")
    scene = prepared.at("green", "sw").yang("green").take("help").asks(GREEN, "school")
    assert habit(scene) == [f"colour:{colour}"]
    assert lesson(scene.s, GREEN, foes(scene.s)) > 0
