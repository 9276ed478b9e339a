"""The nine tiles, Yin-Yang and Buddhas (docs/ghost_stories.md, base 3 and 8)."""

from tests.ghost_stories.stage import BLUE, GREEN, RED, YELLOW, stage


def test_the_cemetery_brings_back_a_taoist() -> None:
    prepared = stage().dead("red").at("blue", "nw")
    scene = prepared.yang("blue", curse=["haunt"]).take("help")
    board = scene.s.boards[RED]
    assert (board.qi, board.at, scene.tao("red"), board.yin_yang) == (2, "nw", {}, False)
    assert scene.s.haunted == ["nw"]
    assert scene.game.view()["boards"][RED]["power_works"]


def test_the_cemetery_needs_somebody_dead() -> None:
    assert stage().at("blue", "nw").yang("blue").why("help") == "why-cemetery"


def test_the_altar_frees_a_tile_and_brings_a_ghost() -> None:
    prepared = stage(level="initiation").haunted("e", "w").at("red", "n").top("skinner")
    scene = prepared.yang("red").take("help").asks(RED, "restore").take("tile:buddhist_temple")
    assert scene.s.haunted == ["w"]
    scene.asks(RED, "place_ghost")
    assert scene.s.arriving == "skinner"
    assert stage().at("red", "n").yang("red").why("help") == "why-taoist-altar"


def test_the_herbalist_gives_what_is_rolled() -> None:
    prepared = stage().at("red", "ne").tao("red")
    scene = prepared.yang("red", tao=["blue", "white"]).take("help")
    assert len(scene.asks(RED, "gather").keys) == 5
    scene.take("tao:black")
    assert scene.tao("red") == {"blue": 1, "black": 1}


def test_the_herbalist_with_captive_dice() -> None:
    prepared = stage().at("red", "ne").tao("red").ghost("N1", "severed_heads_1")
    prepared.ghost("N2", "severed_heads_2")
    scene = prepared.yang("red", tao=["blue", "green"]).take("help")
    assert scene.tao("red") == {"blue": 1}


def test_the_herbalist_is_blinded_by_the_nameless() -> None:
    prepared = stage().at("red", "ne").tao("red").ghost("S1", "nameless")
    scene = prepared.yang("red", tao=["white", "green"]).take("help")
    assert scene.tao("red") == {"green": 1}


def test_the_sorcerer_sends_a_ghost_away() -> None:
    prepared = stage().at("green", "w").ghost("E2", "severed_heads_1").ghost("N1", "dark_mistress")
    scene = prepared.yang("green").take("help")
    assert (scene.qi("green"), scene.tao("green")) == (2, {"green": 1})
    assert scene.ghost("E2") == ""
    assert scene.game.view()["free_dice"] == 3
    alone = stage().at("green", "w").ghost("N1", "dark_mistress").yang("green")
    assert alone.why("help") == "why-sorcerer-hut"


def test_a_buddha_stops_a_ghost_but_no_incarnation() -> None:
    prepared = stage().buddha_on("W1").top("coffin_breakers_1")
    scene = prepared.begin(["arrival"], ["yang"]).take("space:W1")
    assert (scene.ghost("W1"), scene.s.temple, scene.s.buddhas) == ("", 2, [])
    assert scene.s.discard == ["coffin_breakers_1"]
    assert scene.asks(RED, "yang").s.ghosts == {}
    scene = stage().buddha_on("W1").top("vampire_lord").begin(["arrival"], ["yang"])
    scene.take("space:W1")
    assert (scene.ghost("W1"), scene.s.temple) == ("vampire_lord", 2)


def test_a_buddha_is_placed_a_turn_later() -> None:
    prepared = stage().at("red", "e")
    scene = prepared.yang("red").take("help")
    assert scene.why("buddha:E2") == "why-fresh-buddha"
    later = stage().at("red", "ne").holds_buddha("red").yang("red")
    assert {"buddha:E3", "buddha:N1"} <= set(later.keys)
    later.take("buddha:N1")
    assert later.s.buddhas == ["N1"]
    assert later.why("help") == "why-buddhas"
    assert later.why("exorcise") == "why-buddhas"
    full = stage().at("red", "n").holds_buddha("red").ghost("N2", "skinner").yang("red")
    assert full.why("buddha:N2") == "why-taken"


def test_buddhas_of_a_turn_may_be_used_in_the_next() -> None:
    scene = stage().at("red", "e").begin(["yang"], ["next_turn"], active="red")
    scene.take("help").skip()
    board = scene.s.boards[RED]
    assert (board.buddhas, board.new_buddhas, scene.s.temple) == (1, 0, 1)


def test_the_temple_runs_out() -> None:
    prepared = stage().holds_buddha("blue").holds_buddha("blue").at("red", "e")
    assert prepared.yang("red").why("help") == "why-buddhist-temple"


def test_the_night_watch_drives_figures_back() -> None:
    prepared = stage().at("red", "sw").ghost("W1", "ghoul", "symbol")
    prepared.ghost("W2", "restless_dead", "symbol").ghost("N1", "skinner", "symbol")
    scene = prepared.yang("red").take("help").asks(RED, "night_watch")
    assert scene.keys == ["board:red", "board:yellow"]
    scene.take("board:yellow")
    assert [scene.figure(at) for at in ("W1", "W2", "N1")] == ["card", "card", "symbol"]
    calm = stage().at("red", "sw").ghost("W1", "ghoul")
    assert calm.yang("red").why("help") == "why-night-watch"


def test_the_circle_changes_its_token() -> None:
    scene = stage().at("red", "s").circle("blue").yang("red").take("help", "tao:black")
    assert (scene.s.circle, scene.s.supply["blue"], scene.s.supply["black"]) == ("black", 3, 3)


def test_a_haunted_circle_gives_its_token_back() -> None:
    """The token goes to the supply, and freeing the tile does not return it."""
    prepared = stage().circle("blue").ghost("S2", "sticky_feet", "symbol").at("red", "n")
    scene = prepared.begin(["ghost_actions"], ["taoist_altar", RED, "n"], active="blue")
    assert (scene.s.haunted, scene.s.circle, scene.s.supply["blue"]) == ([], "", 3)
    curse = stage().circle("blue").ghost("S2", "fury_of_depth").actions("blue", curse=["haunt"])
    assert (curse.s.haunted, curse.s.circle) == (["s"], "")
    assert curse.game.view()["supply"]["blue"] == 3


def test_the_pavilion_moves_a_ghost_and_then_a_taoist() -> None:
    prepared = stage().at("yellow", "se").ghost("E1", "fallen_monks").at("blue", "sw")
    prepared.ghost("W2", "ghoul", "symbol")
    scene = prepared.yang("yellow").take("help", "space:E1", "space:S2")
    view = scene.game.view()["boards"]
    assert (view[GREEN]["power_works"], view[BLUE]["power_works"]) == (True, False)
    scene.asks(YELLOW, "whom").take("taoist:blue").asks(YELLOW, "lead")
    assert scene.keys == ["tile:sorcerer_hut", "tile:tea_house", "tile:circle_of_prayer"]
    scene.take("tile:sorcerer_hut")
    assert scene.at("blue") == "w"
    scene = prepared.yang("yellow").take("help", "space:W2", "space:N3").skip()
    assert scene.figure("N3") == "symbol"
    assert scene.s.arriving == ""


def test_the_mantra_is_carried_along_with_its_ghost() -> None:
    prepared = stage(yellow="enfeeblement_mantra").at("red", "se").ghost("E1", "lich").mantra("E1")
    scene = prepared.yang("red").take("help", "space:E1", "space:S2")
    assert (scene.s.mantra, scene.ghost("S2")) == ("S2", "lich")


def test_the_pavilion_of_a_single_player_moves_himself() -> None:
    scene = stage(1).at("red", "se").yang("red").take("help").asks(0, "whom")
    assert scene.keys == ["taoist:red"]


def test_the_tea_house() -> None:
    scene = stage().top("skinner").yang("red").take("help").asks(RED, "take_tao")
    scene.take("tao:black")
    assert (scene.tao("red"), scene.qi("red")) == ({"red": 1, "black": 1}, 4)
    scene.asks(RED, "place_ghost")


def test_a_haunted_tile_helps_nobody() -> None:
    assert stage().haunted("c").yang("red").why("help") == "why-haunted"


def test_yin_yang_helps_from_anywhere_besides_the_action() -> None:
    prepared = stage(level="initiation").haunted("n").at("red", "e").qi("red", 3)
    scene = prepared.yang("red").take("yin_yang").asks(RED, "yin_yang")
    assert "from:tea_house" in scene.keys
    assert scene.why("from:taoist_altar") == "why-haunted"
    assert scene.why("restore:cemetery") == "why-active"
    scene.take("restore:taoist_altar")
    assert (scene.s.haunted, scene.s.boards[RED].yin_yang) == ([], False)
    assert scene.asks(RED, "yang").why("yin_yang") == "why-no-yin-yang"
    scene = prepared.yang("red").take("yin_yang", "from:tea_house", "tao:black")
    scene.take(scene.keys[0])
    assert "help" in scene.asks(RED, "yang").keys


def test_steps_are_one_tile_and_come_before_the_action() -> None:
    scene = stage().at("green", "nw").yang("green")
    assert scene.why("tile:pavilion") == "why-far"
    scene.take("tile:taoist_altar")
    assert scene.why("tile:cemetery") == "why-moved"
    scene = stage().at("green", "e").yang("green").take("help")
    assert scene.why("tile:tea_house") == "why-moved"
    assert scene.why("help") == "why-acted"


def test_no_token_is_given_that_the_supply_lacks() -> None:
    scene = stage().tao("yellow", yellow=4).at("green", "c").yang("green").take("help")
    assert scene.asks(GREEN, "take_tao").keys == ["tao:blue", "tao:green", "tao:red", "tao:black"]
