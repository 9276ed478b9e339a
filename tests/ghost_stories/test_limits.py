"""Base rules at their limits: what is reset, what is left alone, where there is nothing to give."""

from rules.ghost_stories.parts import DATA
from rules.ghost_stories.state import State
from tests.ghost_stories.stage import BLUE, GREEN, RED, YELLOW, stage

# Turns (base 3)


def test_a_turn_begins_anew() -> None:
    def late_in_a_turn(s: State) -> None:
        s.stage, s.actions, s.action_tile = "buddhas", ["help"], "n"
        s.used_powers, s.borrowed, s.mantra_rests = ["bottomless_pockets"], [GREEN], True
        s.fallen, s.dice = True, ["red"]

    scene = stage().top("ghoul").edit(late_in_a_turn).begin(["turn", YELLOW], active="yellow")
    assert (scene.s.phase, scene.s.fallen, scene.s.dice) == ("yin", False, [])
    scene.take("space:W1").asks(YELLOW, "yang")
    assert (scene.s.phase, scene.s.borrowed, scene.s.mantra_rests) == ("yang", [], False)
    assert {"power:bottomless_pockets", "tile:pavilion", "help"} <= set(scene.keys)


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


# Curses (base 6)


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
    assert scene.take("exorcise").ghost("N2") == ""


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


# The village (base 8)


def test_the_cemetery_brings_no_neutral_board_back() -> None:
    scene = stage(3).qi("yellow", 0).at("red", "nw").yang("red")
    assert scene.why("help") == "why-cemetery"


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
    assert "possessed" not in once.told
    last = prepared.qi("yellow", 1).begin(["yang"], loss, ["yang"]).skip()
    assert (last.qi("yellow"), last.s.mantra) == (0, "")
    assert {"board-lost-qi", "possessed"} <= set(last.told)


def test_what_the_dead_leave() -> None:
    prepared = stage(2).qi("blue", 1).holds_buddha("blue")
    loss = ["curse_lose_qi", BLUE, "space:S1"]
    scene = prepared.begin(["yang"], loss, ["yang"]).skip()
    board = scene.s.boards[BLUE]
    assert (board.power_tokens, scene.s.centre_tokens) == (0, 1)
    assert (board.buddhas, board.new_buddhas, scene.s.temple) == (0, 0, 2)
    assert not scene.s.fallen  # it is another's turn


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
    other = prepared.ghost("E2", "creeping_horror")
    again = other.yang("red", tao=["blue", "blue", "blue"]).take("exorcise")
    assert again.s.result is None
