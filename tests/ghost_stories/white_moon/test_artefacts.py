"""The artefacts, the Kung-Fu School and the Cemetery (ghost-stories-white-moon.ru.txt)."""

from tests.ghost_stories.stage import BLUE, GREEN, RED, YELLOW
from tests.ghost_stories.white_moon.stage import MoonStage, Scene, moon

# The Kung-Fu School


def test_one_player_chooses_colours_at_the_school() -> None:
    """white-moon:336-338"""

    def arranged() -> MoonStage:
        prepared = moon(1).ghost("N1", "skinner").ghost("E1", "creeping_one")
        prepared.ghost("S1", "drowned_maiden").ghost("W1", "ghoul")
        prepared.ghost("W2", "gloomy_minion", "card").at("red", "sw")
        return prepared

    scene = arranged().yang("red").take("help").asks(0, "school")
    assert scene.keys == [f"colour:{c}" for c in ("red", "green", "blue", "yellow", "black")]
    scene.take("colour:green")
    assert scene.s.boards[RED].power_tokens == 2
    assert scene.s.centre_tokens == 1
    blocked = arranged().ghost("E2", "fallen_monks").yang("red").take("help")
    assert "colour:green" not in blocked.keys
    own = arranged().ghost("N2", "sharp_nailed_mistresses_1").yang("red").take("help")
    assert "colour:red" not in own.keys
    assert "colour:black" in own.keys


def test_a_power_that_was_borrowed_already_opens_its_colour() -> None:
    """white-moon:336: one Power token brings both the power and the right to fight ghosts of its
    colour."""
    prepared = moon(2).ghost("E1", "creeping_one").ghost("E2", "great_putrid").at("red", "sw")
    scene = prepared.yang("red").take("borrow:green", "help").asks(0, "reroll")
    assert scene.s.targets == ["E1", "E2"]
    assert scene.s.boards[RED].power_tokens == 0
    prepared.edit(lambda s: setattr(s.boards[RED], "power_tokens", 0))
    assert prepared.yang("red").why("help") == "why-kung-fu-school"


def school(*dice: str) -> Scene:
    prepared = moon().at("yellow", "sw").at("blue", "sw").tao("yellow", yellow=1)
    prepared.tao("blue", yellow=2).ghost("W1", "ghoul").ghost("W2", "zombie_1")
    prepared.ghost("W3", "hopping_vampire_1")
    return prepared.yang("yellow", tao=dice).take("help")


def test_the_school_shares_one_roll() -> None:
    """white-moon:321-332"""
    scene = school("white", "yellow", "black").asks(YELLOW, "banish")
    assert scene.keys == ["space:W1", "space:W2", "space:W3"]
    assert scene.choice.least == 0
    scene.take("space:W1").asks(YELLOW, "banish")
    assert scene.keys == ["space:W2"]  # the white face and the token pay the two symbols it needs
    scene = school("white", "yellow", "black").take("space:W1", "space:W2")
    assert (scene.ghost("W1"), scene.ghost("W2"), scene.tao("yellow")) == ("", "", {})
    assert "curse" not in scene.told
    scene = school("white", "yellow", "black").take("space:W3")
    assert (scene.ghost("W3"), scene.tao("yellow"), scene.tao("blue")) == ("", {}, {"yellow": 2})
    scene = school("white", "yellow", "black").skip()
    assert scene.s.discard == []


def test_the_school_needs_somebody_to_fight() -> None:
    prepared = moon().at("red", "sw").ghost("E1", "creeping_one").ghost("N1", "bone_cracker")
    assert prepared.yang("red").why("help") == "why-kung-fu-school"


# Artefacts


def test_the_elixir_of_life() -> None:
    """white-moon:542"""
    prepared = moon().owns("red", "elixir_of_life").dead("green").graves("hua_1")
    scene = prepared.begin(["elixir_of_life"]).asks(RED, "elixir")
    assert scene.keys == [
        "taoist:red", "taoist:blue", "taoist:yellow", "taoist:green", "villager:hua_1",
    ]  # fmt: skip
    scene.take("taoist:green")
    assert (scene.qi("green"), scene.at("green")) == (1, "nw")
    assert scene.s.moon.used_up == ["elixir_of_life"]
    scene = prepared.begin(["elixir_of_life"]).take("villager:hua_1")
    assert (scene.s.moon.villagers["nw"], scene.s.moon.graveyard) == (["hua_1"], [])
    scene = prepared.begin(["elixir_of_life"]).take("taoist:blue")
    assert scene.qi("blue") == 4
    elsewhere = prepared.no_tile("cemetery", "night_watch").begin(["elixir_of_life"])
    elsewhere.take("taoist:green")
    assert elsewhere.at("green") == "c"


def test_the_elixir_is_offered_three_times_in_its_owners_yin() -> None:
    prepared = moon().owns("red", "elixir_of_life").top("skinner")
    scene = prepared.begin(["turn", RED]).asks(RED, "elixir").skip()
    scene.asks(RED, "elixir").skip().asks(RED, "place_ghost").take("space:N1")
    scene.asks(RED, "elixir").skip().asks(RED, "yang")


def test_moon_dust() -> None:
    """white-moon:546"""
    scene = moon().owns("red", "moon_dust").yang("red").take("artefact:moon_dust")
    assert (scene.s.moon.crystals[RED], scene.s.moon.used_up) == (1, ["moon_dust"])
    assert "artefact:moon_dust" not in moon().owns("red", "moon_dust").full().yang("red").keys


def test_the_scroll_of_unity() -> None:
    """white-moon:550"""
    prepared = moon().owns("red", "scroll_of_unity").at("red", "nw").at("green", "e")
    prepared.at("blue", "e").laid("yellow").stack("e", "li_1")
    scene = prepared.yang("red").take("artefact:scroll_of_unity").asks(GREEN, "join")
    scene.take("come").asks(GREEN, "carry").take("villager:li_1")
    assert (scene.at("green"), scene.s.moon.villagers["nw"]) == ("nw", ["li_1"])
    scene.asks(BLUE, "join").skip().asks(YELLOW, "join").take("stand_up")
    assert (scene.at("blue"), scene.at("yellow"), scene.s.moon.laid) == ("e", "c", [])
    assert scene.asks(RED, "yang").why("tile:taoist_altar") == "why-moved"


def test_the_scroll_of_a_single_player() -> None:
    """white-moon:552"""
    prepared = moon(1).owns("red", "scroll_of_unity").at("red", "n")
    prepared.edit(lambda s: setattr(s.boards[RED], "power_tokens", 1))
    scene = prepared.edit(lambda s: setattr(s, "centre_tokens", 2)).yang("red")
    scene.take("artefact:scroll_of_unity")
    assert (scene.s.boards[RED].power_tokens, scene.s.centre_tokens) == (3, 0)


def test_fireworks() -> None:
    """white-moon:558"""
    scene = moon().owns("red", "fireworks").yang("red").take("artefact:fireworks")
    scene.asks(RED, "fireworks").take("from:circle_of_prayer", "tao:black")
    assert scene.s.circle == "black"
    assert {"help", "tile:cemetery"} <= set(scene.asks(RED, "yang").keys)


def claw(*dice: str) -> Scene:
    prepared = moon().owns("blue", "avenging_claw").at("blue", "sw").tao("blue")
    prepared.ghost("S1", "drowned_maiden").ghost("W3", "zombie_1")
    return prepared.yang("blue", tao=dice).take("exorcise")


def test_the_avenging_claw_needs_a_complete_failure() -> None:
    """white-moon:433-435"""
    assert claw("blue", "red", "black").choice.point != "ghost_stories.claw"
    scene = claw("red", "red", "black").asks(BLUE, "claw")
    assert scene.keys == ["tao:blue", "tao:yellow"]
    scene.take("tao:yellow")
    assert scene.tao("blue") == {"yellow": 1}


def test_the_claw_works_once_in_a_turn() -> None:
    scene = claw("red", "red", "black", "red", "red", "black").take("tao:yellow")
    scene.take("exorcise")
    assert scene.tao("blue") == {"yellow": 1}
    assert not scene.game.pending or scene.choice.point == "ghost_stories.yang"


def test_the_armour_of_justice() -> None:
    """white-moon:570"""
    prepared = moon().owns("green", "armour_of_justice").top("severed_heads_1")
    scene = prepared.begin(["arrival"], active="green").take("space:E1")
    assert scene.s.arriving == ""
    assert scene.game.view()["free_dice"] == 3
    bare = moon().top("severed_heads_1").begin(["arrival"], active="green").take("space:E1")
    assert bare.game.view()["free_dice"] == 2
    moved = moon().owns("green", "armour_of_justice").ghost("N1", "black_widow_1")
    scene = moved.at("red", "se").yang("red")
    assert scene.game.view()["tao_blocked"]
    scene.take("help", "space:N1", "space:E1")
    assert not scene.game.view()["tao_blocked"]


def test_the_armour_does_not_hold_against_what_was_there_before() -> None:
    """white-moon:570: stones are stopped only as a ghost appears on the owner's board or is moved
    there."""
    there = moon().owns("green", "armour_of_justice").ghost("E1", "severed_heads_1")
    scene = there.ghost("E2", "black_widow_1").at("red", "se").yang("red")
    assert scene.game.view()["free_dice"] == 2
    assert scene.game.view()["tao_blocked"]
    scene.take("help", "space:E1", "space:E3")
    assert scene.game.view()["free_dice"] == 3


def test_a_ghost_that_is_moved_elsewhere_keeps_what_it_holds() -> None:
    """white-moon:570: moved to another board it holds on; moved to the owner's board, only two
    kinds of stones are stopped."""
    prepared = moon().owns("green", "armour_of_justice").ghost("N1", "severed_heads_1")
    prepared.ghost("N2", "fallen_monks").at("red", "se")
    scene = prepared.yang("red").take("help", "space:N1", "space:S1")
    assert scene.game.view()["free_dice"] == 2
    blocking = prepared.yang("red").take("help", "space:N2", "space:E1")
    assert not blocking.game.view()["boards"][GREEN]["power_works"]


def test_the_armour_does_not_hold_against_incarnations() -> None:
    prepared = moon().owns("green", "armour_of_justice").top("creeping_horror")
    scene = prepared.begin(["arrival"], active="green").take("space:E1")
    assert scene.game.view()["free_dice"] == 2


def test_a_power_is_not_blocked_under_the_armour_until_the_ghost_moves() -> None:
    prepared = moon().owns("green", "armour_of_justice").top("fallen_monks").at("green", "se")
    scene = prepared.begin(["arrival"], ["pavilion", GREEN, "se"], active="green")
    scene.take("space:E1")
    assert scene.game.view()["boards"][GREEN]["power_works"]
    scene.take("space:E1", "space:S1")
    assert not scene.game.view()["boards"][BLUE]["power_works"]


def test_what_arrived_quietly_stays_so_when_the_armour_is_inherited() -> None:
    prepared = moon().owns("green", "armour_of_justice").top("severed_heads_1").qi("green", 1)
    scene = prepared.begin(["arrival"], ["curse_lose_qi", GREEN, "space:E1"], active="green")
    scene.take("space:E1", "taoist:blue")
    assert scene.s.moon.artefacts == {"armour_of_justice": BLUE}
    assert scene.game.view()["free_dice"] == 3


def test_the_time_shield() -> None:
    """white-moon:576"""
    prepared = moon().owns("red", "time_shield").top("skinner", "reaper", "ghoul")
    scene = prepared.begin(["arrival"]).asks(RED, "place_ghost")
    assert scene.s.arriving == "ghoul"
    assert scene.s.deck[-2:] == ["skinner", "reaper"]
    assert scene.s.moon.seen == ["skinner", "reaper"]
    scene.take("space:W1")
    assert scene.s.moon.shielded == []
    other = moon().owns("red", "time_shield").top("skinner").begin(["arrival"], active="green")
    assert other.s.arriving == "skinner"
    great = moon().owns("red", "time_shield").top("bone_cracker").begin(["arrival"])
    assert great.s.arriving == "bone_cracker"


def test_the_time_shield_waits_until_it_is_known_where_a_card_goes() -> None:
    """With the red board full, a red card may go anywhere; the shield acts only if it goes to the
    owner's board."""
    prepared = moon().owns("green", "time_shield").ghost("N1", "skinner").ghost("N2", "reaper")
    prepared.ghost("N3", "blood_drinker_1").top("blood_drinker_2", "lich")
    scene = prepared.begin(["arrival"], active="green").asks(GREEN, "place_ghost")
    away = scene.take("space:E1")
    assert (away.ghost("E1"), away.s.deck[-1]) == ("", "blood_drinker_2")
    assert away.asks(GREEN, "place_ghost").s.arriving == "lich"
    kept = prepared.begin(["arrival"], active="green").take("space:S1")
    assert kept.ghost("S1") == "blood_drinker_2"


def test_the_time_shield_sends_a_card_away_once_in_an_arrival() -> None:
    prepared = moon().owns("red", "time_shield")
    prepared.deck(30).edit(lambda s: s.removed.extend(s.deck)).edit(lambda s: s.deck.clear())
    scene = prepared.top("skinner", "reaper").begin(["arrival"])
    assert scene.s.arriving == "skinner"
    assert scene.asks(RED, "place_ghost").s.deck == ["reaper"]


def test_the_celestial_sword() -> None:
    """white-moon:582"""
    prepared = moon().owns("red", "celestial_sword").ghost("N2", "scarlet_evildoer_1")
    scene = prepared.at("red", "n").tao("red").yang("red", tao=["red", "red"]).take("exorcise")
    assert scene.ghost("N2") == ""
    assert [told["dice"] for told in scene.details("rolled")] == ["dice:white:red:red"]
    for space, card in (("E1", "severed_heads_1"), ("E2", "severed_heads_2"), ("E3", "nameless")):
        prepared.ghost(space, card)
    bare = prepared.ghost("W1", "repellent_beauty").ghost("W2", "creeping_horror").yang("red")
    assert [told["dice"] for told in bare.take("exorcise").details("rolled")] == ["dice"]
    assert (
        moon()
        .ghost("N2", "scarlet_evildoer_1")
        .at("red", "n")
        .tao("red")
        .yang("red", tao=["red", "red", "black"])
        .take("exorcise")
        .ghost("N2")
    )


def test_artefacts_are_inherited() -> None:
    """white-moon:281"""
    prepared = moon().owns("red", "fireworks", "moon_dust").qi("red", 1)
    scene = prepared.begin(["curse_lose_qi", RED, "space:N1"]).asks(RED, "inherit")
    scene.take("taoist:blue")
    assert scene.s.moon.artefacts == {"fireworks": BLUE, "moon_dust": BLUE}


# Cemetery


def test_the_cemetery_brings_back_a_villager() -> None:
    """white-moon:343"""
    prepared = moon().at("red", "nw").graves("hua_1", "li_1")
    scene = prepared.yang("red", curse=["blank"]).take("help", "villager:li_1")
    assert (scene.s.moon.villagers["nw"], scene.s.moon.graveyard) == (["li_1"], ["hua_1"])
    full = prepared.stack("nw", "sun_1", "sun_2", "sun_3").yang("red")
    assert full.why("help") == "why-cemetery"
