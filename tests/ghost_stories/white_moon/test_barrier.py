"""The price and the targets of the Magic Barrier (ghost-stories-white-moon.ru.txt:257-275)."""

from tests.ghost_stories.stage import GREEN, RED
from tests.ghost_stories.white_moon.stage import moon


def test_boards_follow_each_other_from_the_next_one_on() -> None:
    """white-moon:267: the barrier goes clockwise, from the board left of the active one."""
    prepared = moon().full().stack("c", "li_1")
    scene = prepared.begin(["barrier_due"], ["yang"], active="green")
    boards = []
    while scene.choice.point == "ghost_stories.barrier":
        boards.append((scene.asks(GREEN, "barrier").choice.about or {})["board"])
        scene.skip()
    assert boards == ["board:blue", "board:yellow", "board:red", "board:green"]


def test_a_rescue_costs_a_crystal() -> None:
    """white-moon:269"""
    prepared = moon().full().stack("c", "li_1").ghost("E1", "ghoul")
    scene = prepared.begin(["barrier_board", GREEN], ["yang"]).take("barrier_save")
    assert (len(scene.s.moon.receptacles), scene.s.moon.bank) == (3, 1)
    spent = moon().stack("c", "li_1").ghost("E1", "ghoul").begin(["barrier_board", GREEN])
    assert spent.asks(RED, "barrier").keys == ["barrier_roll"]


def test_with_nobody_at_the_portal_anybody_may_be_saved() -> None:
    """white-moon:269"""
    prepared = moon().full().stack("n", "li_1", "sun_1").stack("w", "hua_1").ghost("E1", "ghoul")
    scene = prepared.begin(["barrier_board", GREEN], ["yang"]).take("barrier_save")
    assert scene.asks(RED, "barrier_save").keys == ["villager:li_1", "villager:hua_1"]
    assert scene.take("villager:hua_1").s.moon.shelter == ["hua_1"]


def test_each_face_and_each_ghost_counts_once() -> None:
    """white-moon:271"""
    prepared = moon().receptacles("nw").ghost("E1", "creeping_one").ghost("E2", "restless_spirit")
    prepared.ghost("E3", "great_putrid")
    dice = ["green", "green", "red", "red"]
    scene = prepared.begin(["barrier_roll", GREEN], ["yang"], tao=dice).asks(RED, "banish")
    assert scene.keys == ["space:E1", "space:E2"]
    scene.take("space:E1").asks(RED, "banish")
    assert (scene.keys, scene.s.dice) == (["space:E2"], ["green", "red", "red"])
    scene.take("space:E2").asks(RED, "yang")
    assert (scene.s.moon.receptacles, scene.s.dice, scene.s.targets) == ([], [], [])
    assert (scene.ghost("E1"), scene.ghost("E2"), scene.ghost("E3")) == ("", "", "great_putrid")


def test_the_payment_that_was_chosen_is_made() -> None:
    """The players may pay with a white face or with a crystal, and only that is spent."""
    prepared = moon().receptacles("nw", "ne").ghost("E1", "creeping_one").ghost("E2", "ghoul")
    scene = prepared.begin(["barrier_roll", GREEN], tao=["white", "red", "red", "red"])
    scene.take("space:E1").asks(RED, "pay")
    assert scene.keys == ["pay:white-1", "pay:crystal-barrier-1"]
    scene.take("pay:crystal-barrier-1")
    assert (len(scene.s.moon.receptacles), scene.s.dice.count("white")) == (1, 1)
