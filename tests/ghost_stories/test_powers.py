"""The eight powers and the Power tokens (docs/ghost_stories.md, base 9 and 13)."""

from rules.ghost_stories.state import State
from tests.ghost_stories.stage import BLUE, GREEN, RED, YELLOW, stage


def test_dance_of_the_peaks_reaches_any_tile() -> None:
    scene = stage().at("red", "nw").yang("red")
    assert "tile:pavilion" in scene.keys
    assert "tile:cemetery" not in scene.keys  # he stands there
    scene.take("tile:pavilion")
    assert scene.at("red") == "se"
    assert scene.details("moved") == [{"seat": "seat:0", "way": "tile:pavilion"}]


def test_dance_of_the_twin_winds_moves_another() -> None:
    scene = stage(red="dance_of_the_twin_winds").at("blue", "nw").yang("red")
    scene.take("power:dance_of_the_twin_winds", "taoist:blue").asks(RED, "lead")
    scene.take("tile:taoist_altar")
    assert scene.at("blue") == "n"
    assert [told["way"] for told in scene.details("led")] == ["tile:taoist_altar"]
    assert scene.why("power:dance_of_the_twin_winds") == "why-used"
    scene.take("tile:cemetery")
    late = stage(red="dance_of_the_twin_winds").yang("red").take("tile:cemetery")
    assert late.why("power:dance_of_the_twin_winds") == "why-before-move"


def test_strength_of_a_mountain() -> None:
    prepared = stage(green="strength_of_a_mountain").ghost("E2", "great_putrid").at("green", "e")
    assert prepared.begin(["ghost_actions"], active="green", curse=["lose_qi"]).qi("green") == 3
    scene = prepared.tao("green").yang("green", tao=["green", "green", "white", "green"])
    scene.take("exorcise")
    assert (scene.ghost("E2"), scene.qi("green")) == ("", 4)
    prepared = stage(green="strength_of_a_mountain").ghost("E2", "rotten_soul_1").at("green", "e")
    scene = prepared.yang("green", tao=["green"] * 4, curse=["lose_qi"]).take("exorcise")
    assert (scene.ghost("E2"), scene.qi("green")) == ("", 3)


def test_the_gods_favorite_rolls_once_more() -> None:
    prepared = stage().ghost("E2", "rotten_soul_1").at("green", "e").tao("green")
    dice = ["green", "red", "black", "white", "blue"]
    scene = prepared.yang("green", tao=dice, curse=["haunt", "lose_qi"]).take("exorcise")
    scene.asks(GREEN, "reroll").answer(["die:1", "die:2"])
    scene.asks(GREEN, "reroll_curse").take("again")
    assert (scene.ghost("E2"), scene.s.haunted, scene.qi("green")) == ("", [], 2)
    scene.asks(GREEN, "yang")


def test_the_gods_favorite_at_the_herbalist() -> None:
    prepared = stage().at("green", "ne").tao("green")
    scene = prepared.yang("green", tao=["red", "red", "blue"]).take("help")
    scene.asks(GREEN, "reroll").answer(["die:1"])
    assert scene.tao("green") == {"red": 1, "blue": 1}


def test_heavenly_gust_combines_an_exorcism_and_help() -> None:
    prepared = stage(blue="heavenly_gust").at("blue", "s").ghost("S2", "drowned_maiden")
    prepared.tao("blue")
    scene = prepared.yang("blue", tao=["blue", "red", "red"]).take("exorcise")
    assert "help" in scene.keys
    scene.take("help", "tao:black")
    assert scene.why("help") == "why-acted"
    first = prepared.yang("blue", tao=["red", "red", "red"]).take("help", "tao:black")
    assert "exorcise" in first.keys
    assert first.why("help") == "why-acted"


def test_second_wind_does_the_same_twice() -> None:
    prepared = stage().at("blue", "s").ghost("S2", "drowned_maiden").tao("blue")
    scene = prepared.yang("blue", tao=["red", "red", "red"]).take("help", "tao:black")
    assert "help" in scene.keys
    assert scene.why("exorcise") == "why-acted"
    scene.take("help", "tao:blue")
    assert scene.why("help") == "why-acted"
    scene = prepared.yang("blue", tao=["red", "red", "red", "blue", "red", "red"])
    scene.take("exorcise", "exorcise")
    assert scene.ghost("S2") == ""
    assert "exorcise" not in scene.keys


def test_bottomless_pockets_before_the_move() -> None:
    scene = stage().yang("yellow").take("power:bottomless_pockets").asks(YELLOW, "take_tao")
    scene.take("tao:black")
    assert scene.tao("yellow") == {"yellow": 1, "black": 1}
    assert scene.why("power:bottomless_pockets") == "why-used"


def test_enfeeblement_mantra_moves_from_ghost_to_ghost() -> None:
    prepared = stage(yellow="enfeeblement_mantra").ghost("N1", "skinner").ghost("E1", "lich")
    scene = prepared.mantra("N1").yang("yellow").take("power:enfeeblement_mantra")
    assert scene.s.mantra == "E1"


def test_a_blocked_mantra_leaves_its_ghost() -> None:
    prepared = stage(yellow="enfeeblement_mantra").ghost("N1", "skinner").mantra("N1")
    scene = prepared.top("coffin_breakers_1").begin(["arrival"], ["yang"]).take("space:W1")
    assert scene.s.mantra == ""
    assert scene.asks(RED, "place_ghost").s.arriving


def test_the_mantra_rests_until_the_next_turn() -> None:
    prepared = stage(yellow="enfeeblement_mantra").ghost("W2", "ghoul").mantra("W2")
    prepared.at("yellow", "w").ghost("N1", "skinner").edit(
        lambda s: setattr(s, "mantra_rests", True)
    )
    scene = prepared.yang("yellow")
    assert "power:enfeeblement_mantra" not in scene.keys
    assert scene.why("power:enfeeblement_mantra") == "why-used"


def test_a_power_token_lends_a_neutral_power() -> None:
    scene = stage(2).yang("red")
    assert {"borrow:green", "borrow:yellow"} <= set(scene.keys)
    scene.take("borrow:yellow", "power:bottomless_pockets", "tao:black")
    assert (scene.tao("red"), scene.s.centre_tokens) == ({"red": 1, "black": 1}, 1)
    scene.take("tile:taoist_altar").skip()
    assert scene.s.boards[RED].power_tokens == 0


def test_power_tokens_are_taken_up_at_the_centre() -> None:
    prepared = stage(2).at("red", "n").edit(lambda s: setattr(s.boards[RED], "power_tokens", 0))
    prepared.edit(lambda s: setattr(s, "centre_tokens", 2))
    scene = prepared.begin(["yang"], ["end_turn"]).take("tile:tea_house").skip()
    assert scene.asks(RED, "take_power_tokens").keys == ["power_tokens:2", "power_tokens:1"]
    scene.take("power_tokens:1")
    assert scene.s.boards[RED].power_tokens == 1


def test_no_power_is_lent_by_a_possessed_or_blocked_board() -> None:
    prepared = stage(2).qi("yellow", 0).ghost("E1", "fallen_monks")
    assert not [key for key in prepared.yang("red").keys if key.startswith("borrow")]


def test_second_wind_from_another_tile_is_not_possible() -> None:
    """The Pavilion may move its single player away between two actions."""
    prepared = stage(1, red="second_wind").at("red", "se")
    scene = prepared.yang("red").take("help").take("taoist:red", "tile:circle_of_prayer")
    assert scene.why("help") == "why-acted"


def test_blue_is_asked_for_its_own_seat() -> None:
    assert stage().yang("blue").choice.seat == BLUE


def test_powers_of_boards_without_a_taoist_help_nobody() -> None:
    """Base 13: the neutral green board rolls the Curse die all the same."""
    prepared = stage(2, green="strength_of_a_mountain").ghost("E2", "great_putrid")
    assert prepared.actions("green", curse=["lose_qi"]).qi("green") == 2


def test_a_power_is_lent_to_whoever_paid_for_it() -> None:
    prepared = stage(2).edit(lend_green)
    scene = prepared.begin(["curse", BLUE, "space:S1"], ["yang"], curse=["lose_qi"])
    assert scene.asks(0, "yang").qi("blue") == 2


def lend_green(s: State) -> None:
    s.borrowed = [GREEN]


def test_a_power_is_lent_once_in_a_turn_and_for_a_token() -> None:
    scene = stage(1).yang("red").take("borrow:green")
    assert [key for key in scene.keys if key.startswith("borrow")] == [
        "borrow:blue",
        "borrow:yellow",
    ]
    bare = stage(2).edit(lambda s: setattr(s.boards[RED], "power_tokens", 0))
    assert not [key for key in bare.yang("red").keys if key.startswith("borrow")]


def test_a_blocked_power_is_not_offered() -> None:
    scene = stage().ghost("W1", "coffin_breakers_1").yang("yellow")
    assert scene.why("power:bottomless_pockets") == "why-blocked"


def test_the_twin_winds_move_others_alone() -> None:
    scene = stage(red="dance_of_the_twin_winds").dead("blue").yang("red")
    scene.take("power:dance_of_the_twin_winds").asks(RED, "whom")
    assert scene.keys == ["taoist:green", "taoist:yellow"]


def test_a_mantra_stays_while_other_boards_are_blocked() -> None:
    prepared = stage(yellow="enfeeblement_mantra").ghost("N1", "skinner").mantra("N1")
    scene = prepared.top("fallen_monks").begin(["arrival"], ["yang"]).take("space:E1")
    assert scene.s.mantra == "N1"
