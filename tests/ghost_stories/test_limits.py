"""Base rules at their limits: resets, exceptions, and empty supplies."""

from rules.ghost_stories.ending import score_parts
from rules.ghost_stories.parts import DATA
from rules.ghost_stories.state import State
from tests.ghost_stories.stage import BLUE, GREEN, RED, YELLOW, stage

CAPTORS = ("severed_heads_1", "severed_heads_2", "repellent_beauty", "creeping_horror")

# Turns (base 3)


def test_a_turn_begins_anew() -> None:
    def late_in_a_turn(s: State) -> None:
        s.phase, s.stage, s.actions, s.action_tile = "yang", "buddhas", ["help"], "n"
        s.used_powers, s.borrowed, s.mantra_rests = ["bottomless_pockets"], [GREEN], True
        s.fallen, s.dice = True, ["red"]

    scene = stage().top("ghoul").edit(late_in_a_turn).begin(["turn", YELLOW], active="yellow")
    assert (scene.s.phase, scene.s.fallen, scene.s.dice) == ("yin", False, [])
    scene.take("space:W1").asks(YELLOW, "yang")
    assert (scene.s.phase, scene.s.borrowed, scene.s.mantra_rests) == ("yang", [], False)
    assert {"power:bottomless_pockets", "tile:pavilion", "help"} <= set(scene.keys)


def test_whose_turn_it_is_is_told() -> None:
    scene = stage(3).top("skinner").begin(["yang"], ["turn", YELLOW]).skip()
    assert scene.details("board-turn") == [{"board": "board:yellow"}]
    assert scene.details("turn") == [{"seat": "seat:0"}]


def test_an_exorcism_is_the_action() -> None:
    prepared = stage().ghost("E2", "creeping_one").at("green", "e").tao("green")
    scene = prepared.yang("green", tao=["red", "red", "red"]).take("exorcise").answer([])
    assert scene.asks(GREEN, "yang").why("help") == "why-acted"
    assert scene.why("tile:tea_house") == "why-moved"


def test_no_buddha_on_another() -> None:
    scene = stage().holds_buddha("red").buddha_on("N2").at("red", "n").yang()
    assert scene.why("buddha:N2") == "why-taken"


def test_power_tokens_lie_only_where_one_ends_the_own_turn() -> None:
    """Base 13"""
    prepared = stage(2).at("red", "n").edit(lambda s: setattr(s, "centre_tokens", 1))
    elsewhere = prepared.top("skinner").begin(["end_turn"], ["yang"])
    assert elsewhere.choice.point != "ghost_stories.take_power_tokens"
    left = prepared.at("red", "c").top("skinner").begin(["end_turn"], ["yang"])
    assert left.asks(RED, "take_power_tokens").skip().s.centre_tokens == 1


def test_the_dead_take_no_power_tokens_though_they_lie_in_the_centre() -> None:
    """Base 11 and 13"""

    def cemetery_in_the_centre(s: State) -> None:
        s.tiles["nw"], s.tiles["c"] = s.tiles["c"], s.tiles["nw"]
        s.centre_tokens = 1

    prepared = stage(2).dead("red").at("red", "c").edit(cemetery_in_the_centre).top("skinner")
    assert prepared.begin(["end_turn"]).asks(1, "place_ghost").s.centre_tokens == 1


# Arrival (base 4)


def test_a_mantra_stays_when_another_ghost_leaves_or_moves() -> None:
    prepared = stage(yellow="enfeeblement_mantra").ghost("N1", "skinner").mantra("N1")
    prepared.ghost("S2", "drowned_maiden").tao("blue")
    beaten = prepared.at("blue", "s").yang("blue", tao=["blue", "red", "red"]).take("exorcise")
    assert (beaten.ghost("S2"), beaten.s.mantra, beaten.s.mantra_rests) == ("", "N1", False)
    moved = prepared.at("green", "se").yang("green").take("help", "space:S2", "space:W1")
    assert (moved.ghost("W1"), moved.s.mantra) == ("drowned_maiden", "N1")


def test_a_ghost_that_is_moved_may_block_the_mantra() -> None:
    prepared = stage(yellow="enfeeblement_mantra").ghost("N1", "skinner").mantra("N1")
    prepared.ghost("E2", "coffin_breakers_1").at("green", "se")
    scene = prepared.yang("green").take("help", "space:E2", "space:W1")
    assert scene.s.mantra == ""


def test_an_incarnation_on_a_buddha_does_what_its_stones_say() -> None:
    """Base 4: a Buddha stops ordinary ghosts only."""
    prepared = stage().buddha_on("N2").top("howling_nightmare", "ghoul")
    scene = prepared.begin(["arrival"], ["yang"]).take("space:N2").asks(RED, "place_ghost")
    assert (scene.s.arriving, scene.s.temple) == ("ghoul", 2)
    caught = stage().buddha_on("N2").top("uncatchable")
    scene = caught.begin(["arrival"], ["yang"], curse=["haunt"]).take("space:N2")
    assert (scene.s.haunted, scene.s.buddhas) == (["n"], ["N2"])


# Curses (base 6)


def test_a_neutral_board_rolls_for_itself_and_has_no_tokens_to_lose() -> None:
    prepared = stage(3).ghost("W1", "lich").ghost("E1", "great_putrid")
    scene = prepared.begin(
        ["yang"], ["act", "W1", "lich"], ["act", "E1", "great_putrid"], ["yang"],
        curse=["lose_tao", "lose_tao"],
    ).skip()  # fmt: skip
    assert scene.asks(GREEN, "reroll_curse").skip().asks(RED, "yang").tao("green") == {}
    assert [told["who"] for told in scene.details("curse")] == ["board:yellow", "seat:1"]
    assert scene.details("lost-all-tao") == [{"seat": "seat:1"}]


def test_the_circle_keeps_its_token_when_another_tile_is_haunted() -> None:
    scene = stage().circle("blue").begin(["curse_haunt", RED, "place:n"], ["yang"])
    assert (scene.s.haunted, scene.s.circle) == (["n"], "blue")


def test_a_haunted_cemetery_is_not_haunted_again() -> None:
    scene = stage().haunted("nw").begin(["curse_haunt", RED, "place:nw"], ["yang"])
    assert (scene.s.haunted, scene.s.result) == (["nw"], None)


# Exorcism (base 7)


def test_dice_and_targets_are_put_away_and_only_incarnations_are_kept() -> None:
    prepared = stage().ghost("N2", "skinner").at("red", "n").tao("red")
    scene = prepared.yang("red", tao=["red", "red", "red"]).take("exorcise").asks(RED, "yang")
    assert (scene.s.dice, scene.s.targets, scene.s.slain) == ([], [], [])
    assert (scene.s.discard, scene.s.beaten) == (["skinner"], [])


def test_a_ghost_that_needs_nothing_falls_with_the_mantra_on_it() -> None:
    prepared = stage(yellow="enfeeblement_mantra").ghost("N2", "ghoul").mantra("N2")
    scene = prepared.circle("yellow").at("red", "n").yang("red", tao=["black"] * 3)
    assert scene.game.view()["ghosts"]["N2"]["need"] == {}
    assert scene.take("exorcise").ghost("N2") == ""


def test_the_mantra_takes_one_and_no_more() -> None:
    prepared = stage(yellow="enfeeblement_mantra").ghost("E2", "great_putrid").mantra("E2")
    prepared.at("green", "e").tao("green")
    short = prepared.yang("green", tao=["green", "green", "red"]).take("exorcise").answer([])
    assert short.ghost("E2") == "great_putrid"
    enough = prepared.yang("green", tao=["green", "green", "white"]).take("exorcise").answer([])
    assert enough.ghost("E2") == ""


def test_a_token_is_paid_by_one_of_those_on_the_tile() -> None:
    prepared = stage().ghost("N2", "reaper").at("red", "n").at("blue", "n").tao("blue", red=1)
    scene = prepared.yang("red", tao=["blue", "blue", "blue"]).take("exorcise", "space:N2")
    assert scene.asks(RED, "pay").keys == ["pay:red-blue-1", "pay:red-red-1"]


def test_the_grey_die_is_never_held_captive() -> None:
    """More ghosts hold Tao dice captive than there are Tao dice."""
    prepared = stage(green="strength_of_a_mountain").ghost("E2", "creeping_one")
    for space, card in zip(("N1", "N2", "S1", "S2"), CAPTORS, strict=True):
        prepared.ghost(space, card)
    scene = prepared.at("green", "e").tao("green").yang("green", tao=["green"]).take("exorcise")
    assert scene.ghost("E2") == ""
    assert scene.game.view()["free_dice"] == 0


def test_what_the_dice_show_is_told() -> None:
    prepared = stage().ghost("E2", "great_putrid").at("green", "e").tao("green")
    rolled = ["blue", "red", "black", "white"]
    kept = prepared.yang("green", tao=rolled).take("exorcise").answer([])
    assert [told["dice"] for told in kept.details("rolled")] == ["dice:blue:red:black"]
    assert "rerolled" not in kept.told
    again = prepared.yang("green", tao=rolled).take("exorcise").answer(["die:1"])
    assert [told["dice"] for told in again.details("rerolled")] == ["dice:blue:white:black"]


def test_the_dead_are_not_rewarded() -> None:
    for reward in ("gain_tao_1", "gain_tao_2", "gain_qi_or_yinyang"):
        scene = stage().dead("red").begin([reward, RED], ["yang"], active="green")
        assert (scene.asks(GREEN, "yang").tao("red"), scene.qi("red")) == ({}, 0)


def test_qi_or_yin_yang() -> None:
    prepared = stage().no_yin_yang("red")
    scene = prepared.begin(["gain_qi_or_yinyang", RED]).take("yin_yang")
    assert (scene.s.boards[RED].yin_yang, scene.qi("red")) == (True, 3)
    prepared.qi("blue", 11).begin(["gain_qi_or_yinyang", RED], ["yang"]).asks(RED, "yang")
    full = stage().qi("blue", 11).begin(["gain_qi_or_yinyang", RED], ["yang"])
    assert (full.asks(RED, "yang").qi("red"), full.s.boards[RED].yin_yang) == (3, True)


def test_an_incarnation_leaves_nothing_where_nothing_is_missing() -> None:
    scene = stage().qi("blue", 11).begin(["gain_qi_and_yinyang", RED], ["yang"])
    assert scene.asks(RED, "yang").s.qi_left() == 0


# The village (base 8)


def test_the_cemetery_brings_no_neutral_board_back() -> None:
    scene = stage(3).qi("yellow", 0).at("red", "nw").yang("red")
    assert scene.why("help") == "why-cemetery"


def test_the_cemetery_brings_nobody_back_without_qi() -> None:
    scene = stage().dead("red").qi("green", 14).at("blue", "nw").yang("blue")
    assert scene.why("help") == "why-cemetery"


def test_qi_ends_where_the_supply_does() -> None:
    """Base 1: there are 20 Qi in all."""
    scene = stage().qi("green", 11).yang("red").take("help", "tao:red")
    assert (scene.qi("red"), scene.details("gained-qi")) == (3, [])
    last = stage().dead("red").qi("green", 13).at("blue", "nw").yang("blue", curse=["blank"])
    assert last.take("help").qi("red") == 1


def test_one_buddha_is_enough_for_the_temple() -> None:
    scene = stage().holds_buddha("blue").at("red", "e").yang("red").take("help")
    assert (scene.s.temple, scene.s.boards[RED].new_buddhas) == (0, 1)


def test_an_empty_supply_has_no_token_for_powers_and_circle() -> None:
    prepared = stage().tao("red", yellow=4, green=4, blue=4, red=4, black=4)
    prepared.tao("green").tao("blue").tao("yellow").at("red", "s")
    assert prepared.yang("red").why("help") == "why-circle-of-prayer"
    assert prepared.yang("yellow").why("power:bottomless_pockets") == "why-used"


def test_a_mantra_needs_a_ghost() -> None:
    scene = stage(yellow="enfeeblement_mantra").yang("yellow")
    assert scene.why("power:enfeeblement_mantra") == "why-used"


def test_the_pavilion_moves_the_other_of_two() -> None:
    scene = stage(2).at("red", "se").yang("red").take("help").asks(0, "whom")
    assert scene.keys == ["taoist:blue"]


def test_herbalist_and_circle_give_what_the_supply_has() -> None:
    prepared = stage().tao("yellow", yellow=4).at("red", "ne").tao("red")
    scene = prepared.yang("red", tao=["white", "yellow"]).take("help").asks(RED, "gather")
    assert "tao:yellow" not in scene.keys
    assert scene.take("tao:black").asks(RED, "yang").tao("red") == {"black": 1}
    circle = prepared.at("red", "s").yang("red").take("help").asks(RED, "circle")
    assert "tao:yellow" not in circle.keys


def test_the_night_watch_sends_figures_back_and_nothing_else() -> None:
    prepared = stage().ghost("W1", "ghoul", "symbol").ghost("W2", "zombie_1").at("red", "sw")
    scene = prepared.ghost("E1", "creeping_one", "symbol").yang("red")
    scene.take("help", "board:yellow")
    assert [scene.figure(at) for at in ("W1", "W2", "E1")] == ["card", "", "symbol"]


def test_the_pavilion_moves_no_ghost_where_all_spaces_are_taken() -> None:
    cards = [id for id, card in DATA.ghost.items() if not card.centre and not card.left]
    prepared = stage().at("red", "se")
    for space, card in zip(DATA.space, cards, strict=False):
        prepared.ghost(space, card)
    prepared.yang("red").take("help").asks(RED, "whom")


# Death (base 11)


def test_a_neutral_board_that_loses_its_last_qi_is_possessed() -> None:
    prepared = stage(3, yellow="enfeeblement_mantra").ghost("N1", "skinner").mantra("N1")
    loss = ["curse_lose_qi", YELLOW, "space:W1"]
    once = prepared.begin(["yang"], loss, ["yang"]).skip()
    assert (once.qi("yellow"), once.s.mantra) == (2, "N1")
    assert {"possessed", "lost-qi"}.isdisjoint(once.told)
    last = prepared.qi("yellow", 1).begin(["yang"], loss, ["yang"]).skip()
    assert (last.qi("yellow"), last.s.mantra) == (0, "")
    assert {"board-lost-qi", "possessed"} <= set(last.told)
    assert {"lost-qi", "died"}.isdisjoint(last.told)


def test_what_the_dead_leave() -> None:
    prepared = stage(2).qi("blue", 1).holds_buddha("blue")
    loss = ["curse_lose_qi", BLUE, "space:S1"]
    scene = prepared.begin(["yang"], loss, ["yang"]).skip()
    board = scene.s.boards[BLUE]
    assert (board.power_tokens, scene.s.centre_tokens) == (0, 1)
    assert (board.buddhas, board.new_buddhas, scene.s.temple) == (0, 0, 2)
    assert not scene.s.fallen  # another board's turn


def test_a_mantra_goes_with_its_taoist() -> None:
    prepared = stage(yellow="enfeeblement_mantra").ghost("N1", "skinner").mantra("N1")
    scene = prepared.qi("yellow", 1).begin(["curse_lose_qi", YELLOW, "space:W1"], ["yang"])
    assert scene.s.mantra == ""


# The end (base 12)


def test_ghosts_in_play_do_not_stand_in_the_way_of_victory_but_incarnations_do() -> None:
    prepared = stage().ghost("N2", "dark_mistress").ghost("E1", "ghoul").at("red", "n").deck(9)
    prepared.tao("red")
    scene = prepared.yang("red", tao=["blue", "blue", "blue"]).take("exorcise")
    assert scene.won
    assert scene.s.phase == "over"
    other = prepared.ghost("E2", "vampire_lord")
    again = other.yang("red", tao=["blue", "blue", "blue"]).take("exorcise")
    assert (again.ghost("N2"), again.s.result) == ("", None)


def test_only_the_exorcism_of_an_incarnation_wins() -> None:
    prepared = stage().ghost("N2", "skinner").at("red", "n").deck(9)
    scene = prepared.yang("red", tao=["red", "red", "red"]).take("exorcise")
    assert (scene.ghost("N2"), scene.s.result) == ("", None)


def test_all_share_one_result() -> None:
    prepared = stage(3).ghost("N2", "dark_mistress").at("red", "n").tao("red").deck(9)
    prepared.dead("green")
    scene = prepared.yang("red", tao=["blue", "blue", "blue"]).take("exorcise")
    assert scene.s.result is not None
    parts = {"victory": 10, "qi": 6, "deck": 9, "dead": -3}
    assert scene.s.result.scores == [22, 22, 22]
    assert scene.s.result.parts == [parts, parts, parts]


def test_whoever_sits_first_counts_among_the_dead() -> None:
    assert score_parts(stage().dead("red").begin(["yang"], active="blue").s, won=True)["dead"] == -3


def test_points_for_all_but_the_last_incarnation() -> None:
    """Three incarnations are beaten; with two players one more of them brings no points."""
    for players, points in ((2, 6), (3, 12)):
        scene = stage(players, "hell").begin(["yang"])
        scene.s.beaten = ["nameless", "vampire_lord", "hope_killer"]
        assert score_parts(scene.s, won=True)["incarnations"] == points
