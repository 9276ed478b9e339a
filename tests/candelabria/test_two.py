"""Games for two players, in which curses have figures on the board."""

import pytest

from rules.candelabria import book
from rules.candelabria.state import State
from rules.candelabria.war import battlegrounds
from rules.core import Game
from tests.candelabria.stage import ASH, ENGINEERS, NOVA, SATORES, Scene, stage


def opening(*regions: str) -> Game[State]:
    game = Game(book, book.setup(2, {}), b"two")
    game.start()
    for region in regions:
        game.answer(game.pending[0].seat, game.pending[0], [f"region:{region}"])
    return game


@pytest.mark.parametrize(
    ("first", "others"),
    [
        ("8", ["region:2", "region:3"]),
        ("4", ["region:2", "region:3"]),
        ("2", ["region:4", "region:8"]),
    ],
)
def test_opposite_flanks(first: str, others: list[str]) -> None:
    """candelabria.ru.txt:766-770"""
    game = opening()
    assert set(game.pending[0].keys) == {"region:2", "region:3", "region:4", "region:8"}
    starter = game.pending[0].seat
    game.answer(starter, game.pending[0], [f"region:{first}"])
    assert game.pending[0].seat == 1 - starter
    assert list(game.pending[0].keys) == others


def test_who_chooses_first_is_drawn() -> None:
    """candelabria.ru.txt:764"""
    seats = set()
    for seed in range(12):
        game = Game(book, book.setup(2, {}), f"two/{seed}".encode())
        game.start()
        seats.add(game.pending[0].seat)
    assert seats == {0, 1}


def test_the_house_of_the_region() -> None:
    """candelabria.ru.txt:768; the track follows the table of 436-441."""
    s = opening("4", "2").state
    assert {house.id for house in s.houses} == {NOVA, ENGINEERS}
    assert [s.houses[me].id for me in s.track] == [ENGINEERS, NOVA]
    assert s.side == "a"


def test_curses_come_to_the_mines() -> None:
    """candelabria.ru.txt:780-784"""

    def on_top(s: State) -> None:
        wanted = ["curse_01", "curse_08", "curse_03"]
        s.curse_deck = [*wanted, *(card for card in s.curse_deck if card not in wanted)]

    board = stage(ASH, ENGINEERS, year=0, mode="two").temples(1, "black")
    scene = board.edit(on_top).begin(["mist"])
    assert [curse.territory for curse in scene.s.curses] == ["r1_mine", "r8_mine", "r3_mine"]
    assert scene.s.cursed == []


def three_curses() -> Scene:
    board = stage(ASH, SATORES, mode="two").curses("curse_01", "curse_08", "curse_03")
    board.stands(1, "r1_mine").stands(2, "r8_mine").stands(3, "r3_mine")
    board.flames(ASH, "r6_curse", "r2_curse").flames(SATORES, "r8_forge")
    return board.begin(["curse", 0], ["turn", 1])


def test_battles_where_curses_are() -> None:
    """candelabria.ru.txt:784, 798"""
    s = three_curses().s
    assert battlegrounds.of(s)(s) == [3, 8, 1]


def test_leading_curses() -> None:
    """candelabria.ru.txt:790"""
    scene = three_curses().asks(ASH, "curse_influence")
    scene.take("step:2:r6_curse").asks(ASH, "curse_influence").take("step:2:r4_portal")
    scene.asks(SATORES, "turn")
    assert battlegrounds.of(scene.s)(scene.s) == [3, 4, 1]


def test_leading_may_be_declined() -> None:
    """Ruling on candelabria.ru.txt:790"""
    scene = three_curses().skip().asks(SATORES, "turn")
    assert scene.s.curses[1].territory == "r8_mine"


def test_not_into_a_region_with_a_black_temple() -> None:
    """Ruling on candelabria.ru.txt:324, 790"""
    board = stage(ASH, SATORES, mode="two").curses("curse_01").stands(1, "r1_mine")
    board.flames(ASH, "r6_curse").temples(6, "black")
    scene = board.begin(["curse", 0], ["turn", 1])
    assert "step:1:r6_mine" not in scene.keys
    assert "step:1:r2_curse" in scene.keys


def test_a_candle_card_leads_a_curse() -> None:
    """candelabria.ru.txt:611, 790"""
    board = stage(ASH, SATORES, mode="two").curses("curse_01").stands(1, "r1_mine")
    scene = board.hand(ASH, "upgraded_06").begin(["turn", 0], ["turn", 1])
    scene.take("deploy:upgraded_06", "role:explorer", "step:1:r1_forge", "step:1:r1_tavern")
    assert scene.s.curses[0].territory == "r1_tavern"


def test_a_flame_that_is_put_out_leads_a_curse() -> None:
    """candelabria.ru.txt:794"""
    board = stage(ASH, SATORES, mode="two").curses("curse_01").stands(1, "r1_mine")
    scene = board.hand(ASH, "ash_candle_2").begin(["turn", 0], ["next_turn", 1])
    scene.take("deploy:ash_candle_2", "role:explorer", "flame:r3_mine:satores")
    assert "Satores Order. When it is over, each goes home" in scene.choice.question("en")
    scene.skip()
    supply = 24 - 2
    assert scene.house(SATORES).supply == supply
    scene.asks(SATORES, "comfort").take("step:1:r2_curse").asks(SATORES, "turn")
    assert scene.s.curses[0].region == 2


def test_nobody_controls_curses() -> None:
    """candelabria.ru.txt:761, 798: curses have no owner, add no power and set off no ability."""
    board = stage(ASH, SATORES, mode="two").curses("curse_01", "curse_08", "curse_03")
    board.stands(1, "r8_mine").upgrades(ASH, "upgrade_07", "upgrade_04")
    scene = board.tactics(ASH).tactics(SATORES).begin(["turn", 0], ["war"])
    scene.take("manoeuvre:ash_candle_1").skip()
    assert "controls" not in scene.told
    assert scene.house(ASH).points == 4


def test_one_battle_for_two_curses() -> None:
    """Ruling on candelabria.ru.txt:784"""
    board = stage(ASH, SATORES, mode="two").curses("curse_01", "curse_08", "curse_03")
    board.stands(1, "r8_mine").stands(2, "r8_forge").stands(3, "r3_mine")
    s = board.begin(["turn", 0]).s
    assert battlegrounds.of(s)(s) == [3, 8]


def fought() -> Scene:
    board = stage(ASH, SATORES, mode="two").curses("curse_01", "curse_08", "curse_03")
    board.stands(1, "r8_mine").stands(2, "r2_mine").stands(3, "r3_mine")
    board.flames(SATORES, "r8_mine").supply(ASH, 0).supply(SATORES, 0).store(ASH).store(SATORES)
    board.tactics(ASH, "tactic_05", "ash_tactic_2", "tactic_03").tactics(SATORES)
    return board.season("war").begin(["battle", 8], ["end_of_war"])


def test_cards_are_used_up() -> None:
    """candelabria.ru.txt:800"""
    scene = fought().commits(ASH, "tactic_05", "ash_tactic_2")
    while scene.s.season == "war":
        scene.answer(scene.keys[: scene.choice.least])
    assert scene.s.tactics_deck[-1] == "tactic_05"
    assert "ash_tactic_2" in scene.s.box
    assert scene.house(ASH).tactics == ["tactic_03"]


def test_the_third_curse_stays() -> None:
    """candelabria.ru.txt:802"""

    scene = fought().commits(ASH)
    while scene.s.season == "war":
        scene.answer(scene.keys[: scene.choice.least])
    s = scene.s
    assert s.year == 2
    assert s.curses[2].card == "curse_03"
    assert s.curses[2].territory == "r3_mine"
    assert {"curse_01", "curse_08"} <= set(s.box)
    assert s.curses[0].card not in ("", "curse_01")
    assert s.curses[1].card not in ("", "curse_08")
