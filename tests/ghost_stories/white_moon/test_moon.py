"""Devourers, Su-Ling, crystals, the Magic Barrier (ghost-stories-white-moon.ru.txt)."""

from tests.ghost_stories.stage import BLUE, GREEN, RED, YELLOW
from tests.ghost_stories.white_moon.stage import moon

# Devourers


def test_a_devourer_takes_the_first_stack_in_front() -> None:
    """white-moon:230"""
    scene = moon().ghost("E2", "forest_stalker").stack("c", "weng_1").actions("green")
    assert scene.s.moon.graveyard == ["weng_1"]
    assert (scene.s.supply["blue"], scene.tao("blue")) == (2, {"blue": 1})
    assert scene.s.moon.lost_tao["blue"] == 1


def test_a_devourer_without_prey_in_front_takes_anybody() -> None:
    """white-moon:224"""
    prepared = moon().ghost("E2", "forest_stalker").stack("n", "hua_1").stack("sw", "li_1", "li_2")
    scene = prepared.actions("green").asks(GREEN, "kill")
    assert scene.keys == ["villager:hua_1", "villager:li_1"]
    scene.take("villager:li_1")
    assert scene.s.moon.graveyard == ["li_1"]
    assert moon().ghost("E2", "forest_stalker").actions("green").qi("green") == 2


def test_the_grey_hunter_devours_on_arrival() -> None:
    """white-moon:226"""
    scene = moon().top("grey_hunter").stack("e", "li_1").begin(["arrival"], active="green")
    scene.take("space:E2")
    assert scene.s.moon.graveyard == ["li_1"]


def test_ghosts_act_from_right_to_left() -> None:
    """white-moon:186"""
    prepared = moon().ghost("W1", "ghoul", "symbol").ghost("W3", "restless_dead", "symbol")
    assert prepared.actions("yellow").s.haunted == ["sw", "nw"]


# Su-Ling


def test_su_ling_brings_a_crystal_and_silences_a_tormentor() -> None:
    prepared = moon().ghost("E3", "great_putrid").sad()
    scene = prepared.begin(["end_turn"], ["ghost_actions"]).asks(RED, "su_ling")
    scene.take("space:E3").asks(RED, "fill").take("receptacle:ne")
    assert (scene.s.moon.bank, scene.s.moon.receptacles) == (3, ["ne"])
    assert scene.s.moon.su_ling == "E3"
    assert "torments" not in scene.told


def test_su_ling_silences_each_centre_stone() -> None:
    """white-moon:86-94"""
    for card in ("ghoul", "lich", "marsh_jackal"):
        scene = moon().ghost("W2", card).stack("w", "li_1").su_ling("W2").actions("yellow")
        assert (scene.s.moon.graveyard, scene.s.moon.villagers["w"]) == ([], ["li_1"])
        assert scene.s.ghosts["W2"].figure != "symbol"
    prepared = moon().ghost("W2", "walking_corpse").su_ling("W2").at("yellow", "w").tao("yellow")
    scene = prepared.yang("yellow", tao=["yellow", "red", "red"]).take("exorcise")
    assert scene.ghost("W2") == ""


def test_su_ling_comes_once_and_only_after_something_sad() -> None:
    """white-moon:70-80"""
    assert moon().at("red", "n").begin(["su_ling"]).s.moon.su_ling == ""
    scene = moon().sad().begin(["su_ling"], ["su_ling"]).take("space:N2")
    assert not scene.game.pending


def test_su_ling_avoids_incarnations_and_her_own_symbol() -> None:
    """white-moon:76, 84"""
    scene = moon().sad().su_ling("N2").ghost("E1", "dark_mistress").begin(["su_ling"])
    assert {"space:N2", "space:E1"}.isdisjoint(scene.keys)
    assert len(scene.keys) == 10


def test_an_incarnation_drives_su_ling_away() -> None:
    """white-moon:84"""
    prepared = moon().su_ling("S2").sad().top("deaths_army")
    scene = prepared.begin(["arrival"], ["end_turn"], active="blue").take("space:S2")
    assert scene.s.moon.su_ling == ""
    assert "su-ling" not in scene.told
    assert scene.choice.point != "ghost_stories.su_ling"


def test_su_ling_though_the_player_died() -> None:
    """white-moon:425-427"""
    prepared = moon().qi("yellow", 1).ghost("W2", "lich")
    scene = prepared.begin(["turn", YELLOW], active="yellow", curse=["lose_qi"])
    scene.asks(YELLOW, "su_ling").take("space:W2")
    assert scene.s.moon.su_ling == "W2"


def test_each_sad_event_lets_su_ling_come() -> None:
    assert moon().begin(["curse", RED, "space:N2"], curse=["blank"]).s.moon.sad
    assert moon().begin(["sheng_killed", "n"]).s.moon.sad
    assert moon().stack("n", "li_1").begin(["sheng_killed", "n"]).s.moon.sad


def test_su_ling_comes_before_the_barrier() -> None:
    """white-moon:454-474: steps 3 and 4"""
    prepared = moon().sad().receptacles("nw", "ne", "sw").ghost("E1", "ghoul")
    scene = prepared.begin(["end_turn"]).asks(RED, "su_ling").take("space:E1")
    scene.asks(RED, "fill").take("receptacle:se").asks(RED, "barrier")


# Crystals


def test_crystals_are_no_tao_tokens() -> None:
    """white-moon:247"""
    prepared = moon().ghost("N1", "black_widow_1").ghost("S2", "hound_of_depth").at("blue", "s")
    prepared.tao("blue", blue=3)
    prepared.edit(lambda s: s.moon.crystals.__setitem__(BLUE, 1))
    prepared.edit(lambda s: setattr(s.moon, "bank", 3))
    scene = prepared.yang("blue", tao=["blue", "blue", "blue"]).take("exorcise", "space:S2")
    assert (scene.ghost("S2"), scene.s.moon.bank, scene.tao("blue")) == ("", 4, {"blue": 3})
    scene = moon().crystals("yellow", 1).ghost("W1", "lich").actions("yellow", curse=["lose_tao"])
    assert (scene.tao("yellow"), scene.s.moon.crystals[YELLOW]) == ({}, 1)


def test_a_crystal_of_an_earlier_turn_fills_a_receptacle() -> None:
    """white-moon:251-253"""
    scene = moon().crystals("red", 1).at("red", "nw").yang("red").take("receptacle:nw")
    assert (scene.s.moon.receptacles, scene.s.moon.crystals[RED]) == (["nw"], 0)
    fresh = moon().crystals("red", 1, new=1).at("red", "nw").yang("red")
    assert fresh.why("receptacle:nw") == "why-fresh-crystal"
    assert moon().crystals("red", 1).yang("red").why("receptacle:nw") == "why-no-corner"
    assert moon().at("red", "nw").yang("red").why("receptacle:nw") == "why-no-crystal"


def test_the_herbalist_has_crystals() -> None:
    """white-moon:242"""
    scene = moon().at("red", "ne").yang("red", tao=["white", "white"]).take("help", "crystal")
    assert (scene.s.moon.crystals[RED], scene.s.moon.new_crystals[RED]) == (1, 1)
    empty = moon().full().at("red", "ne").yang("red", tao=["white", "red"]).take("help")
    assert "crystal" not in empty.keys
    assert "tao:black" in empty.keys
    coloured = moon().at("red", "ne").yang("red", tao=["blue", "red"]).take("help")
    assert coloured.asks(RED, "yang").s.moon.crystals[RED] == 0


def test_some_ghosts_leave_a_crystal() -> None:
    prepared = moon().ghost("N2", "tiger_lord").at("red", "n")
    scene = prepared.yang("red", tao=["red", "red", "red"]).take("exorcise")
    assert scene.s.moon.crystals[RED] == 1


def test_crystals_of_the_dead_go_back() -> None:
    scene = moon().crystals("red", 2).qi("red", 1).begin(["curse_lose_qi", RED, "space:N1"])
    assert (scene.s.moon.bank, scene.s.moon.crystals[RED]) == (4, 0)


# The Magic Barrier


def test_the_magic_barrier() -> None:
    """white-moon:275"""
    prepared = moon(3).full().su_ling("N1").ghost("E1", "great_putrid").ghost("W1", "zombie_1")
    prepared.ghost("N1", "skinner").ghost("N2", "bleeding_eyes").stack("c", "li_1")
    dice = ["green", "white", "red", "black", "yellow", "red", "blue", "black"]
    dice += ["red", "red", "white", "black"]
    scene = prepared.begin(["end_turn"], active="red", tao=dice).asks(RED, "barrier")
    scene.take("barrier_roll").take("space:E1")
    assert scene.ghost("E1") == ""
    assert len(scene.s.moon.receptacles) == 2
    scene.asks(RED, "barrier").take("barrier_save")
    assert scene.s.moon.shelter == ["li_1"]
    scene.asks(RED, "barrier").take("barrier_roll", "space:W1")
    assert "curse" not in scene.told
    assert scene.asks(RED, "barrier").keys == ["barrier_roll"]
    scene.take("barrier_roll", "space:N1", "space:N2")
    assert [scene.ghost(at) for at in ("N1", "N2", "W1")] == ["", "", ""]
    assert (scene.s.moon.bank, scene.s.moon.receptacles, scene.s.moon.su_ling) == (4, [], "")
    assert not scene.s.moon.in_barrier
    assert scene.qi("red") == 3
    assert scene.s.active != RED


def test_captive_dice_fight_in_the_barrier() -> None:
    """white-moon:401-403"""
    prepared = moon().full().ghost("S3", "severed_heads_1").ghost("E1", "rotten_soul_1")
    scene = prepared.begin(["end_turn"], tao=["red"] * 8).take("barrier_roll")
    assert len(scene.s.dice) == 4
    scene.skip()
    assert scene.game.view()["free_dice"] == 2


def test_three_receptacles_are_not_enough() -> None:
    scene = moon().receptacles("nw", "ne", "sw").at("red", "n").begin(["barrier_due"])
    assert not scene.game.pending


def test_the_zhou_family_fetches_missing_crystals() -> None:
    prepared = moon().receptacles("nw").ghost("E1", "ghoul")
    prepared.edit(lambda s: s.moon.crystals.__setitem__(BLUE, 1))
    prepared.edit(lambda s: setattr(s.moon, "bank", 2))
    prepared.edit(lambda s: setattr(s.moon, "barrier", True))
    scene = prepared.begin(["barrier_due"]).asks(RED, "barrier")
    assert len(scene.s.moon.receptacles) == 4
    assert (scene.s.moon.bank, scene.s.moon.crystals[BLUE]) == (0, 0)
    scene.skip()
    assert scene.s.moon.bank == 4


def test_families_of_a_barrier_are_rewarded_after_it() -> None:
    """white-moon:421-423"""
    prepared = moon().full().stack("c", "long_1").stack("n", "hua_1")
    scene = prepared.begin(["barrier_due"], active="red").take("barrier_save")
    assert scene.s.moon.artefacts == {}
    while scene.game.pending:
        scene.skip()
    assert scene.s.moon.artefacts == {"elixir_of_life": RED}


def test_a_second_barrier_follows_for_the_zhou() -> None:
    prepared = moon().full().stack("c", "zhou_1", "hua_1").shelter("zhou_2", "zhou_3")
    scene = prepared.begin(["barrier_due"]).take("barrier_save")
    scene.skip().skip().skip()
    assert len(scene.s.moon.receptacles) == 4
    scene.asks(RED, "barrier")


def test_nobody_is_saved_while_the_gatekeeper_is_there() -> None:
    prepared = moon().full().stack("c", "li_1").ghost("N1", "gatekeeper").ghost("E1", "ghoul")
    assert prepared.begin(["barrier_due"]).asks(RED, "barrier").keys == ["barrier_roll"]


def test_immune_ghosts_and_incarnations_in_the_barrier() -> None:
    prepared = moon().full().ghost("E1", "fungus_thing").ghost("E2", "creeping_horror")
    scene = prepared.begin(["barrier_roll", GREEN], tao=["green"] * 4)
    assert scene.asks(RED, "banish").keys == ["space:E1"]
    scene.take("space:E1")
    assert len(scene.s.moon.receptacles) == 3
