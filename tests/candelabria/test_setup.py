"""Setting up, and the season of mist."""

import pytest

from rules.candelabria import book
from rules.candelabria.parts import CANDLES, CURSES
from rules.candelabria.setup import allowed
from rules.candelabria.state import State
from rules.core import Game
from rules.core.modes import OptionValue
from tests.candelabria.stage import ASH, CHIMERA, ENGINEERS, KNIGHTS, NOVA, SATORES, Scene, stage

CORE = (ASH, ENGINEERS, SATORES, NOVA, KNIGHTS)


def chosen(*houses: str, **options: OptionValue) -> Game[State]:
    """Return a game in which these Houses have been taken."""
    game = Game(book, book.setup(len(houses), options), b"set-up")
    game.start()
    for house in houses:
        if game.pending[0].point == "candelabria.house":
            game.answer(game.pending[0].seat, game.pending[0], [f"house:{house}"])
    return game


def curse_deck(*houses: str) -> list[str]:
    return stage(*houses).begin(["turn", 0]).s.curse_deck


def kinds(deck: list[str]) -> str:
    """Return C for a curse, and 2 and 3 for candles of these years."""
    return "".join("C" if card in CURSES else str(CANDLES[card].year) for card in deck)


def test_setup_for_three() -> None:
    """candelabria.ru.txt:370-441"""
    s = chosen(ASH, SATORES, NOVA).state
    ash, satores, nova = s.houses
    assert s.side == "a"
    assert s.track == [0, 1, 2]
    assert (ash.castle, ash.flames) == ("r8_forge", ["r8_mine", "r8_forge", "r8_barracks"])
    assert (satores.castle, satores.flames) == ("r3_curse", ["r3_mine", "r3_curse", "r3_barracks"])
    assert (nova.castle, nova.flames) == ("r4_tavern", ["r4_mine", "r4_tavern"])
    assert s.temples == {"4": ["white"]}
    assert [house.points for house in s.houses] == [0, 0, 0]
    assert [(house.wax, house.gold) for house in s.houses] == [(2, 2)] * 3
    assert [house.supply for house in s.houses] == [21, 21, 22]
    for house in s.houses:
        assert house.hand == [f"{house.id}_candle_{n}" for n in (1, 2, 3)]
        assert house.tactics == [f"{house.id}_tactic_{n}" for n in (1, 2, 3)]


def test_the_curse_deck_for_three() -> None:
    """candelabria.ru.txt:389-395"""
    deck = curse_deck(ASH, SATORES, NOVA)
    assert kinds(deck) == "CCC222CC333CC"
    assert not {"curse_09", "curse_10"} & set(deck)
    assert {CANDLES[card].house for card in deck if card in CANDLES} == {ASH, SATORES, NOVA}


def test_setup_for_five() -> None:
    """candelabria.ru.txt:370-441"""
    s = chosen(*CORE).state
    assert s.side == "b"
    assert [s.houses[me].id for me in s.track] == list(CORE)
    assert s.temples == {"4": ["white"], "9": ["black"]}
    assert kinds(curse_deck(*CORE)) == "CCC22222CCC33333CCC"
    assert [len(stack) for stack in s.stacks] == [4] * 9
    assert len(s.display) == 6


def test_six_houses() -> None:
    """The Chimera Dynasty begins."""
    s = chosen(CHIMERA, *CORE).state
    assert [s.houses[me].id for me in s.track] == [CHIMERA, *CORE]
    assert s.houses[0].flames == ["r10_mine", "r10_curse", "r10_barracks"]
    assert s.houses[0].castle == "r10_barracks"
    assert kinds(curse_deck(CHIMERA, *CORE)) == "CCC222222CCC333333CCC"


def test_turn_order_does_not_follow_the_seats() -> None:
    """candelabria.ru.txt:434"""
    s = chosen(NOVA, ASH, SATORES).state
    assert s.track == [1, 2, 0]


def test_houses_that_can_be_chosen() -> None:
    """The Knights need region 9, the Chimera Dynasty the table's consent. Ruling on 370."""
    for seats, options, missing in (
        (3, {}, {KNIGHTS, CHIMERA}),
        (3, {"knights_small_board": True}, {CHIMERA}),
        (3, {"chimera": True}, {KNIGHTS, CHIMERA}),
        (4, {}, {CHIMERA}),
        (5, {"chimera": True}, set()),
        (6, {}, set()),
    ):
        game = Game(book, book.setup(seats, options), b"houses")
        game.start()
        assert set(allowed(game.state)) == {*CORE, CHIMERA} - missing
        assert game.pending[0].keys == [f"house:{id}" for id in allowed(game.state)] + ["chance"]


def test_a_house_by_chance() -> None:
    """candelabria.ru.txt:405"""
    game = Game(book, book.setup(3, {}), b"chance")
    game.start()
    game.answer(0, game.pending[0], ["chance"])
    assert game.state.houses[0].id in CORE
    assert f"house:{game.state.houses[0].id}" not in game.pending[0].keys


def test_knights_on_the_small_board() -> None:
    s = chosen(KNIGHTS, ASH, NOVA, knights_small_board=True).state
    assert s.houses[0].castle == "r7_tavern"
    assert s.houses[0].flames == ["r7_mine", "r7_tavern"]
    assert s.temples["7"] == ["black"]


@pytest.mark.parametrize("points", [0, 4])
def test_points_for_the_temple_of_the_set_up(points: int) -> None:
    """A reading of candelabria.ru.txt:322 that the table chooses."""
    s = chosen(ASH, SATORES, NOVA, setup_white_temple_vp=points).state
    assert [house.points for house in s.houses] == [0, 0, points]


# The season of mist


def mist(*drawn: str, year: int = 0, houses: tuple[str, ...] = (ASH, SATORES, NOVA)) -> Scene:
    """Play a season of mist with these cards on top."""

    def on_top(s: State) -> None:
        for card in drawn:
            s.curse_deck.remove(card)
        s.curse_deck[:0] = drawn
        for house in s.houses:
            house.hand, house.known = house.hand[:1], house.known[:1]

    return stage(*houses, year=year).edit(on_top).begin(["mist"])


def test_a_region_is_cursed() -> None:
    """candelabria.ru.txt:463-471"""
    houses = (ASH, ENGINEERS, SATORES, NOVA)
    scene = mist("curse_05", houses=houses)
    assert [bool(curse.card) for curse in scene.s.curses] == [True] * 3
    assert scene.s.curses[0].card == "curse_05"
    assert scene.s.cursed[0] == 5
    assert len(scene.s.cursed) == 3
    board = stage(*houses).castle(ASH, "r5_barracks").cursed(5).hand(ASH, "ash_candle_1")
    board.flames(ASH, "r8_mine").store(ASH).curses("curse_05").influence(1, ash=1)
    moved = board.begin(["turn", 0]).take(
        "manoeuvre:ash_candle_1", "castle:ash", "territory:r5_mine"
    )
    assert "r5_mine" in moved.house(ASH).flames
    moved.asks(ASH, "mine").take("cubes:2:0")
    assert moved.house(ASH).wax == 2


def test_no_battle_in_a_cursed_region() -> None:
    """candelabria.ru.txt:465"""
    board = stage().flames(ASH, "r5_mine", "r7_mine").flames(NOVA).flames(SATORES)
    board.curses("curse_05").cursed(5)
    scene = board.season("war").begin(["battles"], ["turn", 0])
    assert scene.house(ASH).points == 4 * 2  # regions 7 and 8 with a castle


def test_mist_of_year_two_with_three() -> None:
    """candelabria.ru.txt:459-461"""

    def without_first_year(s: State) -> None:
        s.box += s.curse_deck[:3]
        del s.curse_deck[:3]

    scene = stage(year=1).edit(without_first_year).begin(["mist"])
    s = scene.s
    assert s.year == 2
    assert all(f"{house.id}_candle_4" in house.hand for house in s.houses)
    assert all(f"{house.id}_candle_4" in house.known for house in s.houses)
    assert [bool(curse.card) for curse in s.curses] == [True, True, False]
    assert len(set(s.map.regions) - set(s.cursed)) == 6


def test_four_houses_draw_three_curses_every_year() -> None:
    """candelabria.ru.txt:459"""
    houses = (ASH, ENGINEERS, SATORES, NOVA)

    def later(s: State) -> None:
        s.box += s.curse_deck[:3]
        del s.curse_deck[:3]

    scene = stage(*houses, year=1).edit(later).begin(["mist"])
    assert len(scene.s.cursed) == 3


@pytest.mark.parametrize(
    ("houses", "curses", "order"),
    [
        ((ASH, SATORES, NOVA), ("curse_07", "curse_02", "curse_04"), [8, 1, 3, 5, 6]),
        (
            (ASH, ENGINEERS, SATORES, NOVA),
            ("curse_05", "curse_09", "curse_02"),
            [6, 7, 8, 10, 1, 3, 4],
        ),
    ],
)
def test_the_order_of_battles(
    houses: tuple[str, ...], curses: tuple[str, ...], order: list[int]
) -> None:
    """candelabria.ru.txt:663"""
    cursed = [CURSES[card].region for card in curses]
    board = stage(*houses).curses(*curses).cursed(*cursed).season("war")
    for house in houses[1:]:
        board.flames(house).castle(house, "r6_mine")

    def one_castle(s: State) -> None:
        for house in s.houses[1:]:
            house.castle = ""

    everywhere = [f"r{region}_mine" for region in range(1, 9 if len(houses) == 3 else 11)]
    board.flames(ASH, *everywhere).edit(one_castle).hand(ASH, "ash_candle_1")
    scene = board.begin(["turn", 0], ["battles"], ["turn", 1])
    scene.take("manoeuvre:ash_candle_1").skip()
    regions = [event.args["region"] for event in scene.events if event.id == "wins-alone"]
    assert regions == [f"region:{region}" for region in order]
