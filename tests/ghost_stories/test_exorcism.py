"""Exorcism: dice, tokens, obligations, curses and rewards (docs/ghost_stories.md, base 7)."""

from rules import GAMES
from tests.ghost_stories.stage import BLUE, GREEN, RED, YELLOW, Scene, stage


def test_a_white_face_and_a_friends_token() -> None:
    prepared = stage().at("red", "n").at("yellow", "n").ghost("N2", "scarlet_evildoer_1")
    prepared.tao("red").tao("yellow", red=1)
    scene = prepared.yang("red", tao=["red", "white", "blue"])
    scene.take("exorcise").asks(RED, "banish").take("space:N2")
    assert (scene.ghost("N2"), scene.tao("yellow")) == ("", {})
    apart = prepared.at("yellow", "e").yang("red", tao=["red", "white", "blue"])
    apart.take("exorcise")
    assert (apart.ghost("N2"), apart.tao("yellow")) == ("scarlet_evildoer_1", {"red": 1})
    assert "exorcism-failed" in apart.told


def corner() -> Scene:
    """Let Blue roll blue, white and yellow against two ghosts."""
    prepared = stage().at("blue", "sw").ghost("S1", "ooze_devil_1")
    prepared.ghost("W3", "coffin_breakers_1").tao("blue", blue=1)
    return prepared.yang("blue", tao=["blue", "white", "yellow"]).take("exorcise")


def test_both_ghosts_of_a_corner() -> None:
    scene = corner().asks(BLUE, "banish")
    assert scene.choice.least == 1
    scene.take("space:S1").asks(BLUE, "banish")
    assert scene.choice.why("space:S1") is None  # beaten already, so not called too strong
    scene.take("space:W3")
    assert (scene.ghost("S1"), scene.ghost("W3"), scene.tao("blue")) == ("", "", {})
    assert scene.s.discard == ["ooze_devil_1", "coffin_breakers_1"]


def test_either_ghost_of_a_corner_but_not_none() -> None:
    scene = corner().take("space:W3")
    assert scene.choice.least == 0
    scene.skip()
    assert (scene.ghost("S1"), scene.ghost("W3")) == ("ooze_devil_1", "")
    scene = corner().take("space:S1").skip()
    assert (scene.ghost("S1"), scene.ghost("W3")) == ("", "coffin_breakers_1")
    assert scene.tao("blue") == {}


def test_a_white_face_may_be_saved_for_the_other_ghost() -> None:
    prepared = stage().at("blue", "sw").ghost("S1", "sticky_feet").ghost("W3", "ghoul")
    prepared.tao("blue", blue=1)
    scene = prepared.yang("blue", tao=["blue", "white", "red"]).take("exorcise")
    scene.take("space:S1").asks(BLUE, "pay")
    assert scene.keys == ["pay:white-1", "pay:blue-blue-1"]
    scene.take("pay:blue-blue-1", "space:W3")
    assert (scene.ghost("S1"), scene.ghost("W3")) == ("", "")


def test_dice_do_not_count_against_the_immune() -> None:
    prepared = stage().at("yellow", "w").ghost("W2", "walking_corpse").tao("yellow", yellow=1)
    scene = prepared.yang("yellow", tao=["yellow", "yellow", "white"]).take("exorcise")
    assert scene.asks(YELLOW, "banish").choice.least == 0
    scene.take("space:W2")
    assert (scene.ghost("W2"), scene.tao("yellow")) == ("", {})


def test_the_circle_of_prayer_weakens_a_colour() -> None:
    prepared = stage().at("yellow", "w").ghost("W2", "walking_corpse").tao("yellow")
    prepared.circle("yellow")
    scene = prepared.yang("yellow", tao=["red", "red", "red"]).take("exorcise")
    assert scene.ghost("W2") == ""


def test_the_mantra_weakens_a_ghost_for_everybody() -> None:
    prepared = stage(yellow="enfeeblement_mantra").ghost("E2", "rotten_soul_1").mantra("E2")
    prepared.at("green", "e").tao("green")
    scene = prepared.yang("green", tao=["green", "red", "red"], curse=["blank"])
    scene.take("exorcise").answer([])
    assert scene.ghost("E2") == ""
    assert (scene.s.mantra, scene.s.mantra_rests) == ("", True)


def test_black_widow_bars_tokens_and_curses_before_she_rewards() -> None:
    prepared = stage().at("blue", "s").ghost("S2", "black_widow_1").tao("blue", black=2)
    prepared.no_yin_yang("blue")
    scene = prepared.yang("blue", tao=["black", "white", "red"], curse=["lose_tao"])
    scene.take("exorcise")
    assert scene.asks(BLUE, "qi_or_yin_yang").keys == ["qi", "yin_yang"]
    assert (scene.ghost("S2"), scene.tao("blue")) == ("", {})
    scene.take("qi")
    assert scene.qi("blue") == 4


def test_tokens_are_barred_for_the_whole_attempt() -> None:
    """The Black Widow is beaten first, and still no token helps against the ghost beside her."""
    prepared = stage().at("blue", "sw").ghost("S1", "black_widow_1").ghost("W3", "ghoul")
    prepared.tao("blue", yellow=1)
    scene = prepared.yang("blue", tao=["black", "black", "red"], curse=["blank"])
    scene.take("exorcise")
    assert scene.ghost("W3") == "ghoul"
    assert scene.tao("blue") == {"yellow": 1}


def test_who_dies_of_a_curse_gains_nothing() -> None:
    prepared = stage().at("blue", "s").ghost("S2", "black_widow_1").qi("blue", 1)
    scene = prepared.yang("blue", tao=["black", "black", "red"], curse=["lose_qi"])
    scene.take("exorcise")
    assert scene.qi("blue") == 0
    assert not scene.game.pending


def test_rewards_in_tao() -> None:
    prepared = stage().at("red", "n").ghost("N2", "flesh_devourer").tao("red", red=1)
    scene = prepared.yang("red", tao=["red", "red", "white"]).take("exorcise", "space:N2")
    scene.asks(RED, "take_tao").take("tao:black", "tao:blue")
    assert scene.tao("red") == {"black": 1, "blue": 1}
    prepared = stage().at("red", "n").ghost("N2", "gloomy_minion")
    scene = prepared.yang("red", tao=["red", "red", "black"]).take("exorcise")
    scene.asks(RED, "take_tao").take("tao:green")
    assert scene.tao("red") == {"red": 1, "green": 1}


def test_tao_tokens_end_where_the_supply_does() -> None:
    prepared = stage().at("red", "n").ghost("N2", "gloomy_minion")
    prepared.tao("blue", yellow=1, green=4, blue=4, red=3, black=4).tao("yellow", yellow=3)
    prepared.tao("green")
    scene = prepared.yang("red", tao=["red", "red", "black"]).take("exorcise")
    assert scene.tao("red") == {"red": 1}


def test_curses_of_both_ghosts_come_before_all_rewards() -> None:
    prepared = stage().at("green", "ne").ghost("E3", "black_widow_1").ghost("N1", "black_widow_2")
    scene = prepared.yang(
        "green",
        tao=["black", "black", "white"],
        curse=["lose_qi", "blank"],
    )
    scene.take("exorcise").answer([]).take("space:E3")
    scene.asks(GREEN, "reroll_curse")
    assert scene.qi("green") == 3


def test_an_exorcism_needs_a_ghost_in_front() -> None:
    scene = stage().ghost("N1", "reaper").yang("red")
    assert scene.why("exorcise") == "why-centre"
    scene = stage().at("red", "n").ghost("N1", "reaper").yang("red")
    assert scene.why("exorcise") == "why-no-ghost"


def test_a_ghost_that_is_too_strong_is_told() -> None:
    prepared = stage().at("blue", "sw").ghost("S1", "liquid_horror").ghost("W3", "ghoul")
    scene = prepared.yang("blue", tao=["yellow", "red", "red"]).take("exorcise")
    assert scene.choice.point == "ghost_stories.yang"  # no choice: only the Ghoul can be beaten
    prepared.tao("blue", yellow=1)
    scene = prepared.yang("blue", tao=["blue", "red", "red"]).take("exorcise")
    assert scene.asks(BLUE, "banish").why("space:S1") == "why-too-strong"


def test_the_final_incarnation_wins() -> None:
    prepared = stage().at("red", "n").ghost("N2", "dark_mistress").tao("red").deck(9)
    scene = prepared.yang("red", tao=["blue", "blue", "blue"]).take("exorcise")
    assert scene.won
    assert scene.s.result is not None
    assert scene.s.result.level == "normal"


def test_one_incarnation_of_several_does_not_win() -> None:
    prepared = stage(level="nightmare").at("red", "n").ghost("N2", "dark_mistress")
    prepared.edit(lambda s: s.deck.extend([s.box.pop()]))
    scene = prepared.yang("red", tao=["blue", "blue", "blue"]).take("exorcise")
    assert scene.s.result is None
    scene.asks(RED, "give_qi")


def test_a_failed_exorcism_tells_the_dice_and_what_was_missing() -> None:
    """White faces and tokens are counted before the sentence says what is short."""
    prepared = stage().at("red", "n").ghost("N2", "scarlet_evildoer_1").tao("red")
    scene = prepared.yang("red", tao=["red", "white", "blue"]).take("exorcise")
    (said,) = [event for event in scene.events if event.id == "withstands"]
    assert said.args["missing"] == "need:red-1"
    told = [GAMES["ghost_stories"].speaker(it).say(said.words) for it in ("en", "ru")]
    assert told == [
        "Scarlet Evildoer withstands the dice red, white, blue: 1 red short.",
        "Алый Злодей держится (на кубиках: красная грань, белая грань, синяя грань); "
        "не хватило: красный × 1.",
    ]
