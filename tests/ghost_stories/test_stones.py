"""Each stone of the cards, and each incarnation (docs/ghost_stories.md, base 4, 5 and 10)."""

import pytest

from rules.ghost_stories import book
from rules.ghost_stories.arrival import IMMEDIATE
from rules.ghost_stories.parts import GHOSTS
from rules.ghost_stories.stones import ACTIONS
from tests.ghost_stories.stage import GREEN, RED, YELLOW, stage

LASTING = {
    "POWER_OFF", "DIE_CAPTIVE", "TAO_OFF", "GROUP_POWER_OFF", "PORTAL_OFF", "SULING_OFF",
}  # fmt: skip
PASSIVE = {"DICE_IMMUNE", "NEED_OPPOSITE_EMPTY", "NEED_BUDDHA", "WHITE_BLIND"}


def test_every_stone_of_the_base_game_is_somewhere() -> None:
    for card in (card for card in GHOSTS.values() if card.set == "base"):
        assert all(stone in IMMEDIATE or stone in LASTING for stone in card.left)
        assert all(stone in ACTIONS or stone in PASSIVE for stone in card.centre)
        steps = [stone for stone in card.right if stone != "CURSE"] + list(card.start)
        assert all(stone.lower() in book.procedures for stone in steps)


def test_power_off_blocks_the_board_it_lies_on() -> None:
    prepared = stage().ghost("E1", "fallen_monks").ghost("E2", "rotten_soul_1").tao("green")
    scene = prepared.at("green", "e").yang("green", tao=["green", "red", "black"])
    scene.take("exorcise")
    assert "exorcism-failed" in scene.told  # nobody was asked about rolling again
    assert not scene.game.view()["boards"][GREEN]["power_works"]
    assert scene.game.view()["boards"][YELLOW]["power_works"]


def test_haunt_tile() -> None:
    scene = stage().top("shapeless_evil").begin(["arrival"], ["yang"], active="green")
    scene.take("space:E2")
    assert scene.s.haunted == ["e"]


def test_lose_qi_hits_the_board_on_which_it_lies() -> None:
    prepared = stage().ghost("E1", "rotten_soul_1").ghost("E2", "creeping_one")
    prepared.ghost("E3", "fungus_thing").top("grave_walker")
    scene = prepared.begin(["arrival"], ["yang"], active="green")
    scene.take("space:W1")
    assert (scene.qi("yellow"), scene.qi("green")) == (2, 3)


def test_die_captive_takes_a_die() -> None:
    prepared = stage().ghost("N1", "severed_heads_1").ghost("N2", "repellent_beauty")
    scene = prepared.ghost("E2", "rotten_soul_1").at("green", "e").yang("green", tao=["green"])
    scene.take("exorcise")
    assert scene.asks(GREEN, "reroll").keys == ["die:0"]
    assert scene.s.dice == ["green"]


def test_captive_dice_leave_at_least_none() -> None:
    prepared = stage().ghost("N1", "severed_heads_1").ghost("N2", "severed_heads_2")
    prepared.ghost("N3", "repellent_beauty").ghost("E2", "creeping_horror")
    scene = prepared.at("green", "e").yang("green").take("exorcise")
    assert "exorcism-failed" in scene.told


def test_group_lose_tao_hits_everybody_once() -> None:
    prepared = stage().tao("red", red=2).tao("blue").top("soul_eater")
    scene = prepared.begin(["arrival"], ["yang"], active="green").take("space:E2")
    assert [scene.tao(c) for c in ("red", "green", "blue", "yellow")] == [{"red": 1}, {}, {}, {}]


def test_roll_curse_on_arrival() -> None:
    prepared = stage().top("uncatchable")
    scene = prepared.begin(["arrival"], ["yang"], active="red", curse=["haunt"])
    scene.take("space:N2")
    assert scene.s.haunted == ["n"]


def test_forgotten_ones_block_all_powers_and_tokens() -> None:
    prepared = stage(2).ghost("N1", "forgotten_ones").at("red", "nw")
    scene = prepared.yang("red")
    assert "tile:circle_of_prayer" not in scene.keys  # two steps away only
    assert not any(key.startswith("borrow:") for key in scene.keys)


def test_dark_mistress_bars_tao_tokens() -> None:
    prepared = stage().ghost("S2", "dark_mistress").ghost("N2", "reaper").at("red", "n")
    scene = prepared.yang("red", tao=["red", "red", "red"]).take("exorcise")
    assert "exorcism-failed" in scene.told


def test_nameless_blinds_white_faces_and_empties_the_circle() -> None:
    prepared = stage().circle("red").top("nameless").ghost("N2", "skinner").at("red", "n")
    scene = prepared.begin(["arrival"], ["yang"], tao=["white", "white", "white"])
    scene.take("space:N1")
    assert (scene.s.circle, scene.s.supply["red"]) == ("", 3)
    scene.take("exorcise").asks(RED, "banish")  # his token is enough, so he need not ask
    assert scene.choice.least == 0


def test_vampire_lord_haunts() -> None:
    scene = stage().ghost("W2", "vampire_lord", "symbol").actions("yellow")
    assert scene.s.haunted == ["w"]


def test_deaths_army_torments() -> None:
    scene = stage().ghost("W2", "deaths_army").actions("yellow", curse=["lose_qi"])
    assert scene.qi("yellow") == 2


@pytest.mark.parametrize("card", [c for c, it in GHOSTS.items() if it.incarnation][:10])
def test_incarnations_are_worth_fighting(card: str) -> None:
    """Only exorcism removes an incarnation; neither the Hut nor a Buddha does."""
    prepared = stage().ghost("N1", card).buddha_on("E2").ghost("S1", "zombie_1").at("green", "w")
    scene = prepared.yang("green").take("help")
    assert scene.ghost("S1") == ""
    assert scene.ghost("N1") == card


def test_howling_nightmare_needs_an_empty_space_opposite() -> None:
    prepared = stage().ghost("N2", "howling_nightmare").ghost("S2", "zombie_1")
    prepared.at("red", "n").at("yellow", "se")
    scene = prepared.yang("red")
    assert scene.why("exorcise") == "why-opposite"
    scene = prepared.yang("yellow").take("help", "space:S2", "space:W1").skip()
    assert scene.ghost("W1") == "zombie_1"
    scene = stage().ghost("N2", "howling_nightmare").at("red", "n").yang("red")
    assert "exorcise" in scene.keys


def test_howling_nightmare_brings_a_ghost() -> None:
    scene = stage().top("howling_nightmare", "ghoul").begin(["arrival"], ["yang"])
    scene.take("space:N2").asks(RED, "place_ghost")
    assert scene.s.arriving == "ghoul"


def test_uncatchable_needs_a_buddha_which_stays() -> None:
    prepared = stage().ghost("N2", "uncatchable").at("red", "n")
    assert prepared.yang("red").why("exorcise") == "why-no-buddha-under"
    prepared = stage().buddha_on("N2").top("uncatchable").at("red", "n")
    scene = prepared.begin(["arrival"], ["yang"], curse=["blank"], tao=["black", "black", "black"])
    scene.take("space:N2")
    assert scene.s.buddhas == ["N2"]
    scene.take("exorcise")
    assert (scene.ghost("N2"), scene.s.buddhas, scene.s.temple) == ("", [], 2)
    assert scene.s.beaten == ["uncatchable"]


def test_hope_killer_wants_four_colours() -> None:
    prepared = stage(level="nightmare", yellow="enfeeblement_mantra").ghost("E2", "hope_killer")
    prepared.circle("red").mantra("E2").at("green", "e").tao("green", blue=2, yellow=1)
    prepared.no_yin_yang("yellow")
    scene = prepared.yang("green", tao=["green", "green", "white"], curse=["blank"])
    scene.take("exorcise").asks(GREEN, "reroll").answer([])
    scene.asks(GREEN, "banish").take("space:E2")
    assert scene.s.slain == ["E2"] or scene.ghost("E2") == ""
    assert scene.tao("green") == {}
    scene.asks(GREEN, "reroll_curse").skip()
    scene.asks(GREEN, "give_qi").take("taoist:blue")
    assert scene.qi("blue") == 4
    assert scene.s.boards[YELLOW].yin_yang
    assert scene.s.mantra == ""
