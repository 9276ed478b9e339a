"""Families and artefacts at their limits: nothing to give, nobody to choose, or another's to
use."""

from rules.ghost_stories.parts import DATA
from rules.ghost_stories.state import State
from tests.ghost_stories.stage import BLUE, GREEN, RED, YELLOW
from tests.ghost_stories.white_moon.stage import moon

# Penalties


def test_whoever_lies_there_falls_no_deeper() -> None:
    """white-moon:540: a Taoist who lies already is not laid down twice; one move is enough to stand
    up."""
    scene = moon().laid("red").begin(["hua_killed", "n"])
    assert scene.s.moon.laid == [RED]


def test_zhou_takes_qi_from_taoists_and_neutral_boards_that_have_some() -> None:
    """white-moon:540"""
    prepared = moon(3).dead("blue")
    scene = prepared.begin(["zhou_killed", "n"]).asks(RED, "zhou")
    assert scene.keys == ["taoist:red", "taoist:green", "board:yellow"]
    assert scene.take("board:yellow").qi("yellow") == 2


def test_without_ghost_cards_in_the_deck_li_takes_none() -> None:
    def only_an_incarnation(s: State) -> None:
        s.removed, s.deck = s.deck, [s.box.pop()]

    scene = moon().deck(5).edit(only_an_incarnation).begin(["li_killed", "n"])
    assert (len(scene.s.deck), scene.s.result) == (1, None)


def test_a_card_that_leaves_the_deck_is_known_no_more() -> None:
    def under_the_deck(s: State) -> None:
        s.deck.remove("skinner")
        s.deck.append("skinner")
        s.moon.seen = ["skinner"]

    shown = moon().deck(60).edit(under_the_deck)
    assert shown.begin(["li_killed", "n"]).s.moon.seen == []
    above = moon().edit(under_the_deck).edit(lambda s: s.deck.append(s.deck.pop(0)))
    assert above.begin(["li_killed", "n"]).s.moon.seen == ["skinner"]


def test_a_token_of_another_colour_stays_on_the_circle() -> None:
    prepared = moon().tao("blue").circle("red")
    prepared.edit(lambda s: s.moon.lost_tao.update(blue=s.supply["blue"]))
    scene = prepared.edit(lambda s: s.supply.update(blue=0)).begin(["weng_killed", "n"])
    assert (scene.s.circle, scene.s.moon.lost_tao["blue"]) == ("red", 4)


def test_wu_puts_its_incarnation_on_the_active_board_like_any_card() -> None:
    """white-moon:478-540: by the usual rules of arrival."""
    scene = moon().begin(["wu_killed", "n"], active="green").asks(GREEN, "place_ghost")
    card = scene.s.arriving
    scene.take(scene.keys[0])
    assert (scene.s.arriving, card in [it.id for it in scene.s.ghosts.values()]) == ("", True)


def test_wu_finds_nobody_in_an_empty_box() -> None:
    def empty(s: State) -> None:
        s.removed += s.box
        s.box = []

    scene = moon().edit(empty).begin(["wu_killed", "n"])
    assert (scene.s.arriving, scene.s.moon.called) == ("", [])


# Rewards


def test_xiang_gives_no_token_that_the_supply_lacks() -> None:
    prepared = moon().tao("yellow", yellow=4)
    scene = prepared.begin(["xiang_saved"]).asks(RED, "give_tao")
    scene.take("taoist:green", "taoist:green", "taoist:green", "taoist:green")
    assert scene.tao("green") == {"blue": 1, "green": 2, "red": 1, "black": 1}


def test_wu_puts_no_buddha_on_another() -> None:
    scene = moon(2).buddha_on("N1").begin(["wu_saved"]).asks(0, "wu_buddha")
    assert scene.keys == ["space:N2", "space:N3", "space:S1", "space:S2", "space:S3"]


# Artefacts


def test_an_heir_receives_what_the_dead_one_owned_and_nothing_else() -> None:
    """white-moon:281"""
    prepared = moon().owns("red", "moon_dust").owns("green", "fireworks").qi("red", 1)
    scene = prepared.begin(["curse_lose_qi", RED, "space:N1"]).take("taoist:blue")
    assert scene.s.moon.artefacts == {"moon_dust": BLUE, "fireworks": GREEN}


def test_artefacts_that_are_discarded_are_gone() -> None:
    """white-moon:542-558"""
    scene = moon().owns("red", "fireworks", "moon_dust").yang().take("artefact:fireworks")
    scene.take("from:circle_of_prayer", "tao:black", "artefact:moon_dust")
    assert scene.s.moon.artefacts == {}
    assert not [key for key in scene.keys if key.startswith("artefact:")]


def test_artefacts_of_others_are_not_offered() -> None:
    prepared = moon().owns("green", "moon_dust", "fireworks", "scroll_of_unity", "elixir_of_life")
    assert not [key for key in prepared.yang().keys if key.startswith("artefact:")]
    scene = prepared.top("skinner").begin(["turn", RED]).asks(RED, "place_ghost")
    scene.take("space:N1").asks(RED, "yang")


def test_the_elixir_without_qi_in_the_supply_revives_villagers_alone() -> None:
    prepared = moon().owns("red", "elixir_of_life").graves("hua_1", "li_1").qi("blue", 11)
    scene = prepared.begin(["elixir_of_life"]).asks(RED, "elixir")
    assert scene.keys == ["villager:hua_1", "villager:li_1"]


def test_the_scroll_is_of_no_use_to_somebody_alone_without_power_tokens() -> None:
    """white-moon:552"""
    prepared = moon(1).owns("red", "scroll_of_unity")
    assert "artefact:scroll_of_unity" not in prepared.yang().keys
    assert "artefact:scroll_of_unity" in moon(2).owns("red", "scroll_of_unity").yang().keys


def test_the_scroll_gives_no_action_back() -> None:
    prepared = moon().owns("red", "scroll_of_unity").holds_buddha("red").at("red", "n")
    scene = prepared.at("green", "n").at("blue", "n").at("yellow", "n").yang()
    scene.take("buddha:N2", "artefact:scroll_of_unity").asks(RED, "yang")
    assert scene.why("help") == "why-buddhas"


def test_the_scroll_calls_only_those_who_are_elsewhere_or_lie_on_the_ground() -> None:
    """white-moon:550: the owner stays where he is, lying or not."""
    prepared = moon().owns("red", "scroll_of_unity").laid("red", "blue")
    scene = prepared.at("yellow", "n").yang().take("artefact:scroll_of_unity")
    scene.asks(BLUE, "join").take("stand_up").asks(YELLOW, "join").skip().asks(RED, "yang")
    assert scene.s.moon.laid == [RED]


def test_the_scroll_leaves_power_tokens_to_several_players() -> None:
    prepared = moon(2).owns("red", "scroll_of_unity")
    prepared.edit(lambda s: setattr(s.boards[RED], "power_tokens", 0))
    scene = prepared.edit(lambda s: setattr(s, "centre_tokens", 1)).yang()
    scene.take("artefact:scroll_of_unity")
    assert (scene.s.centre_tokens, scene.s.boards[RED].power_tokens) == (1, 0)


def test_the_claw_takes_the_colour_of_the_ghost_wherever_it_lies() -> None:
    """white-moon:564"""
    prepared = moon().owns("blue", "avenging_claw").at("blue", "s").tao("blue")
    prepared.ghost("S2", "black_widow_1")
    scene = prepared.yang("blue", tao=["red", "red", "green"]).take("exorcise").asks(BLUE, "claw")
    assert scene.keys == ["tao:black"]


def test_another_ones_claw_takes_nothing() -> None:
    """white-moon:564"""
    prepared = moon().owns("green", "avenging_claw").at("blue", "s").tao("blue")
    prepared.ghost("S2", "lich").at("green", "s")
    scene = prepared.yang("blue", tao=["red", "red", "black"]).take("exorcise").asks(BLUE, "yang")
    assert scene.tao("blue") == {}


def test_the_claw_takes_the_colour_that_the_shapeshifter_has() -> None:
    """white-moon:389, 564"""
    prepared = moon(level="nightmare").owns("blue", "avenging_claw").at("blue", "s").tao("blue")
    prepared.ghost("S2", "shapeshifter")
    scene = prepared.yang("blue", tao=["red", "red", "black"]).take("exorcise").asks(BLUE, "claw")
    assert scene.keys == ["tao:blue"]


def test_the_claw_takes_only_what_the_supply_has_and_may_be_held_back() -> None:
    prepared = moon().owns("blue", "avenging_claw").at("blue", "sw").tao("blue")
    prepared.ghost("S1", "drowned_maiden").ghost("W3", "zombie_1").tao("green", yellow=3)
    scene = prepared.yang("blue", tao=["red", "red", "black"]).take("exorcise").asks(BLUE, "claw")
    assert scene.keys == ["tao:blue"]
    assert (scene.skip().tao("blue"), scene.s.moon.clawed) == ({}, False)


# Devourers and incarnations


def test_a_devourer_takes_whoever_is_in_its_line_without_asking() -> None:
    """white-moon:224"""
    prepared = moon().ghost("E2", "forest_stalker").stack("w", "li_1", "li_2").stack("n", "sun_1")
    scene = prepared.deck(40).actions("green")
    assert scene.s.moon.graveyard == ["li_1"]


def test_the_shapeshifter_stays_where_there_is_no_other_space() -> None:
    """white-moon:393"""
    cards = [id for id, card in DATA.ghost.items() if card.centre == () and not card.left]
    prepared = moon(level="nightmare").ghost("N1", "shapeshifter")
    for space, card in zip([it for it in DATA.space if it != "N1"], cards, strict=False):
        prepared.ghost(space, card)
    scene = prepared.begin(["yang"], ["shift", "N1"], ["yang"]).skip()
    assert scene.ghost("N1") == "shapeshifter"
    assert "shifted" not in scene.told


# Villagers


def test_a_haunter_frightens_nobody_where_nobody_is() -> None:
    """white-moon:192"""
    scene = moon().ghost("W2", "ghoul").stack("n", "li_1").deck(40).actions("yellow")
    assert (scene.figure("W2"), scene.s.moon.graveyard) == ("symbol", [])
    assert scene.s.moon.villagers["n"] == ["li_1"]


def test_turning_up_a_villager_is_something_new() -> None:
    """white-moon:131: after seeing which villager lay below, nobody can undo the move."""
    covered = moon().stack("c", "li_1", "li_2").yang().take("tile:taoist_altar")
    assert covered.take("villager:li_1").game.revealed
    assert covered.s.moon.known == ["li_1", "li_2"]
    seen = moon().stack("c", "li_1", "li_2", known=True).yang().take("tile:taoist_altar")
    assert not seen.take("villager:li_1").game.revealed
    assert seen.s.moon.known == ["li_1", "li_2"]


def test_su_ling_may_stay_where_she_is() -> None:
    """white-moon:76: nobody has to move her."""
    scene = moon().sad().su_ling("N1").begin(["su_ling"], ["yang"]).asks(RED, "su_ling").skip()
    assert (scene.s.moon.su_ling, scene.s.moon.placed) == ("N1", False)


def test_su_ling_does_not_come_without_a_sad_event() -> None:
    """white-moon:68-74"""
    moon().begin(["su_ling"], ["yang"]).asks(RED, "yang")


def test_su_ling_fills_only_an_empty_receptacle_from_the_bank() -> None:
    """white-moon:96"""
    filled = moon().sad().receptacles("ne").begin(["su_ling"], ["yang"])
    filled.take("space:E3").asks(RED, "yang")
    poor = moon().sad().crystals("blue", 4).begin(["su_ling"], ["yang"])
    poor.take("space:E3").asks(RED, "yang")


def test_only_an_incarnation_in_front_of_her_drives_su_ling_away() -> None:
    """white-moon:84"""
    ghost = moon().su_ling("N2").top("skinner").begin(["arrival"], ["yang"]).take("space:N2")
    assert ghost.s.moon.su_ling == "N2"
    beside = moon(level="nightmare").su_ling("N1").top("bone_cracker").begin(["arrival"], ["yang"])
    assert beside.take("space:N2").s.moon.su_ling == "N1"


# Crystals


def test_an_empty_bank_has_no_crystal_to_give() -> None:
    """white-moon:596"""
    scene = moon().full().begin(["gain_crystal", RED], ["yang"])
    assert (scene.s.moon.crystals[RED], scene.s.moon.bank) == (0, 0)


def test_who_has_died_of_a_curse_gains_no_crystal() -> None:
    scene = moon().dead("red").begin(["gain_crystal", RED], ["yang"], active="green")
    assert scene.s.moon.crystals[RED] == 0


def test_a_crystal_of_this_turn_is_spent_before_an_older_one() -> None:
    """The older crystal is left, and may be laid into the receptacle."""
    prepared = moon().ghost("N1", "skinner").at("red", "ne").tao("red").crystals("red", 2, new=1)
    scene = prepared.yang(tao=["blue", "blue", "blue"]).take("exorcise", "space:N1")
    assert (scene.s.moon.crystals[RED], scene.s.moon.new_crystals[RED]) == (1, 0)
    assert "receptacle:ne" in scene.keys
    prepared.crystals("red", 2, new=2)
    new = prepared.yang(tao=["blue", "blue", "blue"]).take("exorcise", "space:N1")
    assert (new.s.moon.crystals[RED], new.s.moon.new_crystals[RED]) == (1, 1)


def test_crystals_lie_only_in_empty_receptacles_of_corners() -> None:
    """white-moon:251"""
    on_an_edge = moon().crystals("red", 1).at("red", "n").yang()
    assert not [key for key in on_an_edge.keys if key.startswith("receptacle")]
    filled = moon().crystals("red", 1).receptacles("nw").at("red", "nw").yang()
    assert filled.why("receptacle:nw") == "why-full"


def test_after_a_crystal_is_laid_down_there_is_no_action() -> None:
    """white-moon:251: laying it down is step 3 of the Yang phase, after move and action."""
    scene = moon().crystals("red", 2).at("red", "nw").yang().take("receptacle:nw")
    assert scene.why("tile:tea_house") == "why-moved"
    assert scene.why("rescue") == "why-buddhas"


def test_an_incarnation_leaves_its_yin_yang_where_there_is_no_crystal() -> None:
    """white-moon:602"""
    prepared = moon().full().no_yin_yang("blue", "green")
    prepared.begin(["gain_crystal_and_yinyang", RED]).asks(RED, "give_yin_yang")


# Turns and knowledge


def test_a_turn_forgets_what_was_sad_clawed_and_new() -> None:
    prepared = moon().sad().crystals("red", 1, new=1).top("skinner").at("red", "nw")
    prepared.edit(lambda s: setattr(s.moon, "placed", True))
    scene = prepared.edit(lambda s: setattr(s.moon, "clawed", True)).begin(["turn", RED])
    moon_now = scene.take("space:N1").s.moon
    assert (moon_now.sad, moon_now.placed, moon_now.clawed) == (False, False, False)
    assert "receptacle:nw" in scene.keys


def test_villagers_who_die_covered_are_known_then() -> None:
    prepared = moon().ghost("W2", "ghoul", "symbol").stack("w", "li_1", "li_2").deck(40)
    scene = prepared.actions("yellow")
    assert scene.s.moon.graveyard == ["li_1", "li_2"]
    assert scene.s.moon.known == ["li_1", "li_2"]
    haunt = ["haunt_tile", "W2"]
    assert prepared.begin(["yang"], haunt, ["yang"]).skip().game.revealed
    seen = prepared.stack("w", "hua_1", "hua_2", known=True).begin(["yang"], haunt, ["yang"])
    assert not seen.skip().game.revealed


def test_a_card_that_was_seen_and_is_drawn_is_no_longer_in_the_deck() -> None:
    prepared = moon().top("skinner").edit(lambda s: setattr(s.moon, "seen", ["skinner"]))
    assert prepared.begin(["arrival"]).s.moon.seen == []


def test_at_initiation_the_incarnations_are_those_of_the_base_game() -> None:
    """white-moon:48"""
    for level in ("initiation", "normal"):
        deck = moon(level=level).begin(["yang"]).s.deck
        assert all(DATA.ghost[card].set == "base" for card in deck if DATA.ghost[card].incarnation)


def test_crystals_of_a_friend_elsewhere_are_not_spent() -> None:
    """white-moon:247: only crystals of Taoists on the same tile are spent."""
    prepared = moon().ghost("N2", "ghoul").at("red", "n").tao("red").crystals("green", 1)
    scene = prepared.yang("red", tao=["blue", "blue", "blue"]).take("exorcise")
    assert scene.asks(RED, "yang").ghost("N2") == "ghoul"
    beside = prepared.at("green", "n").yang("red", tao=["blue", "blue", "blue"]).take("exorcise")
    assert beside.asks(RED, "banish").keys == ["space:N2"]


def test_crystals_of_friends_are_not_spent_at_the_school() -> None:
    """white-moon:328"""
    prepared = moon().ghost("W2", "ghoul").at("yellow", "sw").tao("yellow").at("blue", "sw")
    scene = prepared.crystals("blue", 1).yang("yellow", tao=["red", "red", "red"])
    assert scene.take("help").asks(YELLOW, "yang").ghost("W2") == "ghoul"
    own = prepared.crystals("yellow", 1).yang("yellow", tao=["red", "red", "red"])
    assert own.take("help", "space:W2").ghost("W2") == ""


def test_an_incarnation_that_is_moved_in_front_of_su_ling_drives_her_away() -> None:
    """white-moon:84"""
    prepared = moon(level="nightmare").ghost("N1", "vampire_lord", "card").su_ling("S1")
    scene = prepared.at("red", "se").yang("red").take("help", "space:N1", "space:S1")
    assert scene.s.moon.su_ling == ""
