"""Temples: white, grey and black ones, and the conditions for building them."""

from tests.candelabria.stage import ASH, ENGINEERS, KNIGHTS, NOVA, SATORES, Scene, stage

FOUR = (ASH, ENGINEERS, SATORES, KNIGHTS)


def builds(scene: Scene, house: str, colour: str) -> Scene:
    return scene.asks(house, "forge").take(f"temple:{colour}", "region:6")


def test_white_grey_and_what_lies_below() -> None:
    """candelabria.ru.txt:322-326"""
    board = stage(*FOUR)
    for house in FOUR:
        board.flames(house, "r6_forge").store(house, 0, 2)
    scene = board.begin(
        ["buy", 0, 1],
        ["buy", 2, 1],
        ["effects", 3, 0, [["destroy_temple", 1, "candle"]]],
        ["effects", 1, 0, [["destroy_temple", 1, "candle"]]],
        ["turn", 0],
    )
    builds(scene, ASH, "white")
    assert scene.house(ASH).points == 4
    builds(scene, SATORES, "grey")
    assert scene.house(SATORES).points == scene.house(ASH).points - 4
    assert scene.s.top_temple(6) == "grey"
    scene.asks(KNIGHTS, "destroy_temple").take("region:6")
    assert scene.house(KNIGHTS).points == 0
    assert scene.s.top_temple(6) == "white"
    scene.asks(ENGINEERS, "destroy_temple").take("region:6").asks(ASH, "turn")
    assert scene.house(ENGINEERS).points == 4
    assert scene.house(ASH).points == 4
    assert scene.s.temple_supply == {"white": 6, "grey": 6, "black": 5}


def test_black_keeps_curses_out() -> None:
    """candelabria.ru.txt:324"""
    board = stage(ASH, ENGINEERS, SATORES, KNIGHTS).flames(ASH, "r9_mine").castle(ASH, "r9_portal")
    board.curses("curse_05").influence(1, ash=2)
    scene = board.season("war").begin(["control", 0], ["turn", 0]).asks(ASH, "turn")
    assert scene.s.curses[0].owner == -1
    assert scene.s.curses[0].influence == [0] * 4
    assert scene.house(ASH).supply == 24 - 3 + 2


def test_a_curse_goes_where_no_black_temple_stands() -> None:
    """candelabria.ru.txt:324, 645"""
    board = stage(ASH, ENGINEERS, SATORES, KNIGHTS).castle(ASH, "r9_portal")
    board.flames(ASH, "r9_mine", "r8_mine", "r7_mine").curses("curse_01").influence(1, ash=2)
    scene = board.season("war").begin(["control", 0], ["turn", 0]).asks(ASH, "curse_region")
    assert scene.keys == ["region:7", "region:8"]
    assert scene.why("region:9") == "why-black-temple"
    assert scene.why("region:1") == "why-no-figure"


def test_figures_placed_earlier_stay() -> None:
    """candelabria.ru.txt:324"""
    board = stage().temples(8, "white").curses("curse_01").haunts(1, SATORES, 8).temples(8, "black")
    assert board.season("war").begin(["turn", 0]).power(SATORES, 8) == 4


def test_temples_need_a_figure_and_gold() -> None:
    """candelabria.ru.txt:326, 577"""
    board = stage().candle(NOVA, "explorer", "r1_mine", 0).store(NOVA, 0, 2)
    board.flames(NOVA, "r2_forge").castle(NOVA, "r3_mine")
    scene = board.begin(["forge", 2], ["turn", 0]).take("temple:black")
    assert scene.keys == ["region:1", "region:2", "region:3"]


def test_no_temple_of_a_colour_left() -> None:
    """candelabria.ru.txt:318"""
    board = stage().temples(1, *["grey"] * 6).store(ASH, 0, 4)
    scene = board.begin(["forge", 0], ["turn", 0])
    assert scene.why("temple:grey") == "why-no-temple-left"
