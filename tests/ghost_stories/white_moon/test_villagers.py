"""Villagers: moving, rescue, flight, death, families (ghost-stories-white-moon.ru.txt)."""

import json

import pytest

import rules
from rules.core.save import load, read, to_json
from rules.ghost_stories import book
from rules.ghost_stories.parts import DATA
from tests.ghost_stories.stage import BLUE, GREEN, RED, YELLOW
from tests.ghost_stories.white_moon.stage import Scene, moon


def killed(family: str, *, active: str = "red") -> Scene:
    """Apply the penalty for a villager of this family who was killed on tile n."""
    return moon().begin([f"{family}_killed", "n"], active=active)


def saved(family: str) -> Scene:
    """Apply the reward for saving a villager of this family."""
    return moon().begin([f"{family}_saved"])


def test_two_rescues_with_second_wind() -> None:
    """white-moon:172"""
    prepared = moon().stack("c", "long_1", "hua_1").at("red", "n").at("green", "n")
    scene = prepared.yang("blue").take("rescue").take("rescue")
    assert scene.s.moon.shelter == ["long_1", "hua_1"]
    assert scene.s.moon.artefacts == {"elixir_of_life": BLUE}
    assert scene.s.moon.villagers["c"] == []
    assert scene.why("help") == "why-acted"


def test_heavenly_gust_does_not_combine_rescue_and_help() -> None:
    """white-moon:163-165"""
    prepared = moon(blue="heavenly_gust").stack("c", "hua_1", "hua_2")
    scene = prepared.yang("blue").take("rescue")
    assert scene.why("help") == "why-acted"
    assert scene.why("rescue") == "why-acted"
    assert scene.why("exorcise") == "why-centre"


def test_rescue_needs_the_portal() -> None:
    scene = moon().stack("n", "hua_1").at("blue", "n").yang("blue")
    assert scene.why("rescue") == "why-not-at-portal"
    assert moon().yang("blue").why("rescue") == "why-nobody-here"


def test_yin_yang_does_not_rescue() -> None:
    """white-moon:449-451"""
    scene = moon().stack("c", "hua_1").at("red", "nw").yang("red").take("yin_yang")
    assert not [key for key in scene.keys if key.split(":")[0] not in ("from", "restore")]


def test_dance_of_the_peaks_fetches_a_villager() -> None:
    """white-moon:137"""
    prepared = moon().stack("n", "teng_1")
    scene = prepared.yang("red").take("tile:taoist_altar").asks(RED, "second_step")
    scene.take("tile:tea_house").asks(RED, "carry").take("villager:teng_1")
    assert scene.s.moon.villagers["c"] == ["teng_1"]
    assert scene.at("red") == "c"
    assert scene.why("tile:taoist_altar") == "why-moved"


def test_dance_of_the_peaks_may_take_one_step_alone() -> None:
    """white-moon:137"""
    scene = moon().yang("red").take("tile:taoist_altar").asks(RED, "second_step").skip()
    assert scene.asks(RED, "yang").at("red") == "n"


def test_dance_of_the_peaks_leads_a_villager_two_tiles() -> None:
    """white-moon:137"""
    scene = moon().stack("c", "teng_1").yang("red").take("tile:buddhist_temple")
    scene.asks(RED, "carry").take("villager:teng_1", "tile:pavilion", "villager:teng_1")
    assert scene.s.moon.villagers["se"] == ["teng_1"]


def test_the_pavilion_moves_a_taoist_with_a_villager() -> None:
    """white-moon:138"""
    prepared = moon().at("yellow", "se").at("blue", "sw").stack("sw", "wu_1", "hua_2")
    prepared.stack("w", "li_1", "li_2")
    scene = prepared.yang("yellow").take("help", "taoist:blue", "tile:sorcerer_hut")
    scene.asks(YELLOW, "carry").take("villager:wu_1")
    assert scene.s.moon.villagers["w"] == ["wu_1", "li_1", "li_2"]
    assert "hua_2" in scene.s.moon.known
    prepared.stack("w", "li_1", "li_2", "li_3")
    scene = prepared.yang("yellow").take("help", "taoist:blue", "tile:sorcerer_hut")
    assert scene.at("blue") == "w"
    assert scene.s.moon.villagers["sw"] == ["wu_1", "hua_2"]


def test_nobody_is_led_onto_a_haunted_tile() -> None:
    scene = moon().stack("c", "teng_1").haunted("n").yang("blue").take("tile:taoist_altar")
    assert (scene.at("blue"), scene.s.moon.villagers["c"]) == ("n", ["teng_1"])
    assert scene.choice.point != "ghost_stories.carry"


def test_the_penalty_of_the_zhou() -> None:
    """white-moon:180"""
    prepared = moon().ghost("N2", "skinner", "symbol").stack("n", "zhou_1")
    scene = prepared.actions("red").asks(RED, "zhou").take("taoist:yellow")
    assert scene.s.moon.graveyard == ["zhou_1"]
    assert (scene.s.haunted, scene.figure("N2"), scene.qi("yellow")) == ([], "card", 2)
    assert scene.s.moon.sad


def test_a_whole_stack_dies_from_the_top() -> None:
    """white-moon:217"""
    prepared = moon().ghost("S2", "sticky_feet", "symbol").top("ghoul")
    prepared.stack("s", "sheng_1", "sun_1", "sheng_2")
    scene = prepared.actions("blue").asks(BLUE, "place_ghost")
    assert scene.s.haunted == ["s"]  # Sheng Mei's penalty came first
    before = len(scene.s.deck)
    scene.take("space:W1")
    assert scene.s.moon.graveyard == ["sheng_1", "sun_1", "sheng_2"]
    assert (scene.s.haunted, len(scene.s.deck)) == (["s"], before)


def test_hua_on_a_neutral_turn() -> None:
    """white-moon:405-407"""
    prepared = moon(3).ghost("W2", "ghoul", "symbol").stack("w", "hua_1")
    scene = prepared.begin(["yin"], ["end_turn"], active="yellow")
    assert (scene.s.moon.laid, scene.s.moon.graveyard, scene.s.haunted) == ([], ["hua_1"], [])
    assert scene.asks(RED, "su_ling").choice.least == 0


def test_flight() -> None:
    """white-moon:188-206"""
    haunter = moon().ghost("W2", "ghoul").stack("c", "li_1").stack("e", "hua_1", "hua_2")
    scene = haunter.actions("yellow")
    assert scene.s.moon.villagers["e"] == ["li_1", "hua_1", "hua_2"]
    crowded = moon().ghost("W2", "ghoul").stack("c", "li_1").stack("e", "hua_1", "hua_2", "hua_3")
    assert crowded.actions("yellow").s.moon.graveyard == ["li_1"]
    haunted = moon().ghost("W2", "ghoul").stack("c", "li_1").haunted("e")
    scene = haunted.deck(40).actions("yellow")
    assert (scene.s.moon.graveyard, len(scene.s.deck)) == (["li_1"], 39)  # and the Li penalty
    edge = moon().ghost("W2", "ghoul").stack("e", "li_2", "li_3")
    scene = edge.actions("yellow")
    assert (scene.s.moon.graveyard, scene.s.moon.villagers["e"]) == (["li_2"], ["li_3"])


def test_quick_haunters_frighten_at_once() -> None:
    """white-moon:206"""
    prepared = moon().top("gloomy_minion").stack("e", "li_1")
    scene = prepared.begin(["arrival"], active="green").take("space:E2")
    assert scene.s.moon.villagers["c"] == ["li_1"]


def test_a_figure_that_returns_frightens_nobody() -> None:
    prepared = moon().ghost("W2", "ghoul", "symbol").stack("c", "li_1")
    scene = prepared.actions("yellow")
    assert (scene.s.haunted, scene.s.moon.villagers["c"]) == (["w"], ["li_1"])


def test_the_curse_die_kills_where_villagers_are() -> None:
    """white-moon:212-213"""
    prepared = moon().ghost("W1", "lich").stack("nw", "long_1", "weng_1")
    scene = prepared.actions("yellow", curse=["haunt"])
    assert (scene.s.moon.graveyard, scene.s.haunted) == (["long_1", "weng_1"], [])


def test_the_twelfth_death() -> None:
    """white-moon:58"""
    others = [villager for villager in DATA.villager if not villager.startswith(("hua", "sun"))]
    prepared = moon().ghost("W2", "ghoul", "symbol").stack("w", "hua_2", "zhou_2", "sun_3")
    prepared.graves(*[villager for villager in others if villager != "zhou_2"][:10])
    scene = prepared.actions("yellow")
    assert scene.lost("graves")
    assert scene.qi("yellow") == 3


@pytest.mark.parametrize(("before", "over"), [(10, False), (11, True)])
def test_eleven_deaths_are_not_yet_the_end(before: int, over: bool) -> None:
    """white-moon:58"""
    prepared = moon().ghost("W2", "ghoul", "symbol").stack("w", "hua_1").deck(40)
    prepared.graves(*[villager for villager in DATA.villager if villager != "hua_1"][:before])
    assert prepared.actions("yellow").lost("graves") == over


def test_sheng_dies_alone_above_others() -> None:
    """white-moon:212-214"""
    prepared = moon().ghost("E2", "forest_stalker").stack("e", "sheng_1", "li_1", "li_2")
    scene = prepared.deck(40).actions("green")
    assert scene.s.moon.graveyard == ["sheng_1", "li_1", "li_2"]
    assert (scene.s.haunted, len(scene.s.deck)) == ([], 38)


def test_hua_lays_the_active_taoist_down() -> None:
    scene = killed("hua")
    assert scene.s.moon.laid == [RED]


def test_the_dead_do_not_lie_there_any_more() -> None:
    scene = moon().laid("red").qi("red", 1).begin(["curse_lose_qi", RED, "space:N1"])
    assert scene.s.moon.laid == []


def test_a_second_action_is_possible_while_lying() -> None:
    """white-moon:409-411"""
    scene = moon().laid("blue").yang("blue")
    assert "help" in scene.keys
    assert not [key for key in scene.keys if key.startswith("tile:")]
    assert (scene.why("tile:tea_house"), scene.why("tile:cemetery")) == ("why-here", "why-laid")
    scene.take("stand_up")
    assert scene.s.moon.laid == []
    assert "moved" not in scene.told
    assert scene.why("tile:taoist_altar") == "why-moved"


def test_after_the_action_nobody_moves_lying_or_not() -> None:
    scene = moon().laid("blue").at("blue", "s").yang("blue").take("help", "tao:black")
    assert scene.why("tile:cemetery") == "why-moved"


def test_dance_of_the_peaks_stands_up_and_takes_one_step() -> None:
    """white-moon:375"""
    scene = moon().laid("red").yang("red").take("stand_up").asks(RED, "second_step")
    scene.take("tile:taoist_altar")
    assert scene.at("red") == "n"
    assert scene.why("tile:tea_house") == "why-moved"


def test_others_can_make_a_taoist_stand_up() -> None:
    """white-moon:413-415"""
    prepared = moon(red="dance_of_the_twin_winds").laid("yellow").at("yellow", "e")
    scene = prepared.yang("red").take("power:dance_of_the_twin_winds", "taoist:yellow")
    assert (scene.s.moon.laid, scene.at("yellow")) == ([], "e")
    prepared = moon().laid("yellow").at("yellow", "e").at("red", "se")
    scene = prepared.yang("red").take("help", "taoist:yellow")
    assert (scene.s.moon.laid, scene.at("yellow")) == ([], "e")
    assert "led" not in scene.told


def test_li_cuts_the_deck_but_leaves_incarnations() -> None:
    prepared = moon(level="nightmare")
    prepared.edit(lambda s: setattr(s, "deck", [*s.deck[:5], s.box.pop()]))
    scene = prepared.begin(["li_killed", "n"])
    assert len(scene.s.deck) == 5
    assert DATA.ghost[scene.s.deck[-1]].incarnation


def test_the_last_ghost_card_at_the_bottom_loses() -> None:
    assert moon().deck(1).begin(["li_killed", "n"]).lost("deck")
    assert moon().deck(2).begin(["li_killed", "n"], ["yang"]).s.result is None
    assert moon().deck(2).begin(["cut_deck_2", "N1"]).lost("deck")


def test_sun_brings_a_ghost() -> None:
    scene = moon().top("skinner").begin(["sun_killed", "n"], active="green")
    scene.asks(GREEN, "place_ghost")


@pytest.mark.parametrize(
    ("family", "colour"),
    [("miao", "black"), ("long", "green"), ("chang", "red"), ("teng", "yellow"), ("weng", "blue")],
)
def test_families_that_cost_a_token(family: str, colour: str) -> None:
    scene = killed(family)
    assert scene.s.moon.lost_tao[colour] == 1
    assert scene.s.supply[colour] == (3 if colour == "black" else 2)


def test_a_token_that_is_missing_comes_from_a_player_or_the_circle() -> None:
    prepared = moon().tao("red", blue=1).tao("yellow", blue=2)
    scene = prepared.begin(["weng_killed", "n"]).asks(RED, "tao_leaves")
    assert scene.keys == ["taoist:red", "taoist:blue", "taoist:yellow"]
    scene.take("taoist:yellow")
    assert scene.tao("yellow") == {"blue": 1}


def test_the_last_token_of_a_colour_leaves_the_circle() -> None:
    prepared = moon().tao("blue").circle("blue")
    prepared.edit(lambda s: s.moon.lost_tao.update(blue=s.supply["blue"]))
    scene = prepared.edit(lambda s: s.supply.update(blue=0)).begin(["weng_killed", "n"])
    assert (scene.s.circle, scene.s.moon.lost_tao["blue"]) == ("", 4)


def test_xiang_kills_another() -> None:
    prepared = moon().stack("n", "zhou_1").stack("w", "li_1", "li_2")
    scene = prepared.begin(["xiang_killed", "n"]).asks(RED, "xiang")
    assert scene.keys == ["villager:zhou_1", "villager:li_1"]
    scene.take("villager:zhou_1").asks(RED, "zhou")
    assert scene.s.moon.graveyard == ["zhou_1"]
    assert moon().begin(["xiang_killed", "n"]).s.moon.graveyard == []


def test_sheng_haunts_the_tile_unless_it_is() -> None:
    assert killed("sheng").s.haunted == ["n"]
    scene = moon().haunted("n").begin(["sheng_killed", "n"])
    assert scene.s.haunted == ["n"]
    assert scene.s.result is None


def test_wu_calls_an_incarnation_from_the_box() -> None:
    scene = killed("wu", active="green")
    assert DATA.ghost[scene.s.arriving].incarnation
    assert scene.s.moon.called == [scene.s.arriving]


def test_without_room_the_called_one_waits_on_the_deck() -> None:
    cards = [id for id, card in DATA.ghost.items() if card.centre == () and not card.left][:12]
    prepared = moon()
    for space, card in zip(DATA.space, cards, strict=True):
        prepared.ghost(space, card)
    scene = prepared.begin(["wu_killed", "n"])
    assert DATA.ghost[scene.s.deck[0]].incarnation
    assert scene.s.moon.seen == scene.s.deck[:1]


@pytest.mark.parametrize(
    ("family", "artefact"),
    [(id, family.artefact) for id, family in DATA.family.items() if family.artefact],
)
def test_families_that_leave_an_artefact(family: str, artefact: str) -> None:
    """white-moon:478-540"""
    assert saved(family).s.moon.artefacts == {artefact: RED}


def test_an_artefact_of_a_neutral_turn_goes_to_the_next_player() -> None:
    """white-moon:431"""
    scene = moon(3).begin(["sun_saved"], active="yellow")
    assert scene.s.moon.artefacts == {"armour_of_justice": RED}
    scene = moon().dead("blue").begin(["sun_saved"], active="blue")
    assert scene.s.moon.artefacts == {"armour_of_justice": YELLOW}


def test_zhou_gives_a_barrier() -> None:
    assert saved("zhou").s.moon.barrier


def test_li_gives_three_qi_as_far_as_the_supply_has_them() -> None:
    scene = moon().begin(["li_saved"], ["yang"]).take("taoist:blue", "taoist:blue", "taoist:red")
    assert (scene.qi("blue"), scene.qi("red")) == (5, 4)
    scene.asks(RED, "yang")
    last = moon().qi("green", 9).begin(["li_saved"], ["yang"]).take("taoist:blue", "taoist:red")
    assert last.asks(RED, "yang").s.qi_left() == 0


def test_xiang_gives_a_token_of_each_colour() -> None:
    scene = saved("xiang")
    for _ in range(5):
        scene.take("taoist:green")
    assert scene.tao("green") == {"yellow": 1, "blue": 1, "green": 2, "red": 1, "black": 1}


def test_wu_gives_buddhas_on_the_players_boards() -> None:
    scene = moon(2).ghost("N1", "skinner").begin(["wu_saved"]).asks(0, "wu_buddha")
    assert scene.keys == ["space:N2", "space:N3", "space:S1", "space:S2", "space:S3"]
    scene.take("space:N2").skip()
    assert (scene.s.buddhas, scene.s.temple) == (["N2"], 1)


def test_wu_gives_no_buddhas_on_a_possessed_board() -> None:
    """white-moon:516"""
    scene = moon(2).ghost("N1", "skinner").dead("blue").begin(["wu_saved"]).asks(0, "wu_buddha")
    assert scene.keys == ["space:N2", "space:N3"]


def test_a_game_in_which_it_stood_on_one_asks_again() -> None:
    """A game saved under the first version has a Buddha on a possessed board; that answer is
    dropped and the question comes again."""
    scene = moon(2).ghost("N1", "skinner").dead("blue").begin(["wu_saved"]).take("space:N2")
    file = json.loads(to_json(scene.game))
    file["rules"] = 1
    file["log"][-1]["keys"] = ["space:S2"]
    game = load(book, read(json.dumps(file)))
    assert [it.keys for it in game.dropped] == [["space:S2"]]
    assert list(game.pending[0].keys) == ["space:N2", "space:N3"]


def test_every_family_has_penalty_and_reward() -> None:
    for family in DATA.family:
        assert f"{family}_killed" in book.procedures
        assert f"{family}_saved" in book.procedures


def test_set_up_for_two() -> None:
    """white-moon:305-311"""
    game = rules.new_game(
        "ghost_stories", seats=2, options={"mode": "white_moon", "difficulty": "normal"}, seed=b"2"
    )
    first = game.pending[0]
    assert first.point == "ghost_stories.save_first"
    game.answer(0, first, [first.keys[0]])
    while game.pending[0].point == "ghost_stories.give_artefact":
        game.answer(0, game.pending[0], [game.pending[0].keys[0]])
    second = game.pending[0]
    family = DATA.villager[first.keys[0].partition(":")[2]].family
    assert first.keys[0] not in second.keys
    assert all(DATA.villager[key.partition(":")[2]].family != family for key in second.keys)
    assert len(second.keys) <= 7
    s = game.state
    assert len(s.deck) == 46
    assert len(s.removed) == 20
    assert sum(map(len, s.moon.villagers.values())) == 23


def test_two_players_save_different_families_from_different_stacks() -> None:
    prepared = moon(2).stack("n", "hua_1").stack("w", "hua_2").stack("e", "li_1")
    scene = prepared.stack("s", "sun_1").shelter("hua_3").begin(["save_first", 1, ["s"]])
    assert scene.s.moon.shelter == ["hua_3", "li_1"]


def test_a_family_of_one_gives_its_artefact_at_the_start() -> None:
    prepared = moon(3).stack("n", "teng_1", "hua_1")
    scene = prepared.begin(["save_first", 1, []]).asks(0, "give_artefact")
    scene.take("taoist:blue")
    assert scene.s.moon.artefacts == {"scroll_of_unity": BLUE}
    assert scene.s.moon.shelter == ["teng_1"]
    assert "hua_1" in scene.s.moon.known
    larger = moon(3).stack("n", "hua_1").begin(["save_first", 1, []], ["yang"]).asks(RED, "yang")
    assert larger.s.moon.artefacts == {}
