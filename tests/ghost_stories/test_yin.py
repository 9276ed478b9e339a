"""The Yin phase: Haunters, Tormentors, full boards, arrivals (base 3 to 6)."""

import pytest

from tests.ghost_stories.stage import BLUE, GREEN, RED, YELLOW, stage


def test_a_haunter_haunts_every_second_turn() -> None:
    scene = stage().ghost("W2", "ghoul")
    run = scene.begin(*[["ghost_actions"]] * 1, active="yellow")
    assert (run.figure("W2"), run.s.haunted) == ("symbol", [])
    run = scene.begin(*[["ghost_actions"]] * 2, active="yellow")
    assert (run.figure("W2"), run.s.haunted) == ("card", ["w"])
    run = scene.begin(*[["ghost_actions"]] * 3, active="yellow")
    assert (run.figure("W2"), run.s.haunted) == ("symbol", ["w"])
    run = scene.begin(*[["ghost_actions"]] * 4, active="yellow")
    assert (run.figure("W2"), run.s.haunted) == ("card", ["w", "c"])


def test_a_haunter_may_start_on_the_board() -> None:
    scene = stage().top("gloomy_minion").begin(["arrival"], ["ghost_actions"], active="blue")
    scene.asks(BLUE, "place_ghost").take("space:S3")
    assert scene.s.haunted == ["se"]
    assert scene.figure("S3") == "card"


@pytest.mark.parametrize(
    ("face", "haunted", "held", "qi"),
    [
        ("blank", [], {"red": 2, "black": 1}, 3),
        ("haunt", ["nw"], {"red": 2, "black": 1}, 3),
        ("ghost", [], {"red": 2, "black": 1}, 3),
        ("lose_tao", [], {}, 3),
        ("lose_qi", [], {"red": 2, "black": 1}, 2),
    ],
)
def test_the_faces_of_the_curse_die(
    face: str, haunted: list[str], held: dict[str, int], qi: int
) -> None:
    prepared = stage().ghost("W1", "lich").tao("yellow", red=2, black=1).top("zombie_1")
    scene = prepared.actions("yellow", curse=[face])
    assert (scene.s.haunted, scene.tao("yellow"), scene.qi("yellow")) == (haunted, held, qi)
    assert (scene.s.arriving == "zombie_1") == (face == "ghost")


def test_a_full_board_costs_qi_and_spares_the_arrival() -> None:
    prepared = stage().ghost("W1", "zombie_1").ghost("W2", "zombie_2").ghost("W3", "ghoul")
    scene = prepared.begin(["turn", YELLOW], active="yellow")
    scene.asks(YELLOW, "yang")
    assert (scene.figure("W3"), scene.qi("yellow")) == ("symbol", 2)
    assert len(scene.s.deck) == 53


def test_a_card_without_room_on_its_board_goes_anywhere() -> None:
    prepared = stage().ghost("N1", "reaper").ghost("N2", "blood_drinker_1")
    prepared.ghost("N3", "blood_drinker_2").top("skinner", "black_widow_1")
    scene = prepared.begin(["arrival"], ["arrival"], active="green")
    scene.asks(GREEN, "place_ghost")
    assert len(scene.keys) == 9
    scene.take("space:S1").asks(GREEN, "place_ghost")
    assert scene.ghost("S1") == "skinner"
    assert scene.keys == ["space:E1", "space:E2", "space:E3"]
    assert scene.why("space:S1") == "why-taken"
    assert scene.why("space:S2") == "why-board"


def test_a_chain_of_arrivals() -> None:
    prepared = stage().top("severed_heads_1", "fallen_monk", "zombie_1")
    scene = prepared.begin(["arrival"], ["turn", RED], active="yellow")
    assert scene.asks(YELLOW, "place_ghost").keys == ["space:W1", "space:W2", "space:W3"]
    scene.take("space:W2")
    assert scene.game.view()["free_dice"] == 2
    scene.take("space:E1", "space:W3")
    assert [scene.ghost(at) for at in ("W2", "E1", "W3")] == [
        "severed_heads_1",
        "fallen_monk",
        "zombie_1",
    ]


def test_who_arrives_meanwhile_does_not_act() -> None:
    prepared = stage().ghost("W1", "lich").top("ghoul")
    scene = prepared.actions("yellow", curse=["ghost"])
    scene.take("space:W2")
    assert scene.figure("W2") == "card"


def test_ghosts_act_from_left_to_right() -> None:
    prepared = stage().ghost("W1", "lich").ghost("W3", "ghoul", "symbol").haunted("sw")
    scene = prepared.actions("yellow", curse=["haunt"])
    assert scene.s.haunted == ["sw", "nw", "s"]
    assert scene.lost("haunted")


def test_where_all_spaces_are_taken_nobody_comes() -> None:
    prepared = stage()
    cards = [
        "zombie_1", "zombie_2", "yellow_plague", "abysmal_1", "abysmal_2", "liquid_horror",
        "rotten_soul_1", "rotten_soul_2", "green_abomination", "blood_drinker_1",
        "blood_drinker_2", "flesh_devourer",
    ]  # fmt: skip
    spaces = [f"{letter}{number}" for letter in "NESW" for number in (1, 2, 3)]
    for space, card in zip(spaces, cards, strict=True):
        prepared.ghost(space, card)
    scene = prepared.begin(["arrival"], ["yang"], active="green")
    assert (scene.qi("green"), len(scene.s.deck), scene.s.arriving) == (2, 44, "")


def test_a_haunt_without_an_active_tile_loses() -> None:
    prepared = stage(level="initiation").ghost("W2", "ghoul", "symbol").haunted("w", "c", "e")
    assert prepared.actions("yellow").lost("haunted")


def test_a_neutral_board_has_no_arrival_and_nobody_to_ask() -> None:
    prepared = stage(3).ghost("W1", "ghoul").ghost("W2", "lich").ghost("W3", "zombie_1")
    scene = prepared.top("zombie_2").begin(active="yellow", curse=["lose_qi"])
    assert scene.figure("W1") == "symbol"
    assert scene.qi("yellow") == 1
    assert scene.s.active == RED
    assert len([event for event in scene.s.ghosts if event.startswith("W")]) == 3


def test_black_cards_of_a_neutral_turn_lie_on_that_board() -> None:
    prepared = stage(3).ghost("W2", "lich").top("dark_wraith_1")
    scene = prepared.begin(active="yellow", curse=["ghost"])
    assert scene.asks(RED, "place_ghost").keys == ["space:W1", "space:W3"]


def test_bone_cracker_takes_tao_from_everybody_at_the_start() -> None:
    prepared = stage().ghost("N1", "bone_cracker").tao("green", blue=1, black=1)
    scene = prepared.ghost("N2", "skinner").begin(["yin"], ["yang"])
    assert scene.asks(GREEN, "discard_tao").keys == ["tao:blue", "tao:black"]
    assert scene.figure("N2") == "card"
    scene.take("tao:black")
    assert scene.figure("N2") == "symbol"  # Step 1 follows
    assert [scene.tao(colour) for colour in ("red", "green", "blue", "yellow")] == [
        {},
        {"blue": 1},
        {},
        {},
    ]
