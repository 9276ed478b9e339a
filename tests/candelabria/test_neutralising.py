"""Neutralising a card in a battle, and the course of the battle after it."""

from rules.candelabria.battle import neutralising
from rules.candelabria.state import State
from rules.core import Message
from tests.candelabria.stage import (
    ASH,
    NOVA,
    SATORES,
    Stage,
    no_weak_actions,
    stage,
)


def three() -> Stage:
    board = stage().flames(SATORES, "r8_mine").flames(NOVA, "r8_mine").edit(no_weak_actions)
    board.tactics(ASH, "tactic_01").tactics(SATORES, "tactic_21", "tactic_02")
    return board.tactics(NOVA, "tactic_11")


def test_neutralising() -> None:
    """candelabria.ru.txt:675"""
    scene = three().fight(8).commits(ASH, "tactic_01").commits(SATORES, "tactic_21", "tactic_02")
    scene.commits(NOVA, "tactic_11")
    s = scene.s
    assert neutralising(s, 1) == []
    scene.asks(ASH, "neutralise").skip().asks(NOVA, "neutralise")
    assert scene.keys == ["neutralise:1:ash:1", "neutralise:1:satores:1"]
    assert scene.why("neutralise:1:satores:2") == "why-no-symbol"
    scene.take("neutralise:1:satores:1")
    (told,) = scene.details("neutralises")
    assert (told["own"], told["card"]) == ("tactic:tactic_11:1", "tactic:tactic_21:1")
    for language, slot in (("en", "(slot 1: "), ("ru", "(ячейка 1: ")):
        said = scene.game.book.speaker(language).say(Message("log-neutralises", told))
        assert said.count(slot) == 2
    assert scene.house(SATORES).war == ["", "tactic_02"]
    assert scene.house(NOVA).war == ["", ""]
    assert scene.house(NOVA).spent == ["tactic_11"]


def test_a_marked_card_cannot_neutralise() -> None:
    """candelabria.ru.txt:262"""
    board = three().tactics(ASH, "tactic_01", "ash_tactic_3")
    scene = board.fight(8).commits(ASH, "tactic_01", "ash_tactic_3")
    scene.commits(SATORES, "tactic_21", "tactic_02").commits(NOVA, "tactic_11")
    assert scene.asks(ASH, "neutralise").why("neutralise:2:nova_vita:1") == "why-marked"


def test_neutralising_twice() -> None:
    """candelabria.ru.txt:675: a House may neutralise with one of its cards or with both."""
    board = three().tactics(ASH, "tactic_01", "tactic_09")
    scene = board.fight(8).commits(ASH, "tactic_01", "tactic_09")
    scene.commits(SATORES, "tactic_21", "tactic_02").commits(NOVA, "tactic_11")
    scene.asks(ASH, "neutralise").take("neutralise:1:satores:1").asks(ASH, "neutralise")
    scene.take("neutralise:2:nova_vita:1")
    assert scene.house(ASH).spent == ["tactic_01", "tactic_09"]
    assert scene.house(NOVA).war == ["", ""]


def test_a_certain_winner_does_not_settle_a_battle() -> None:
    """Whoever holds cards is asked, for they score and act all the same; a battle in which nobody
    can do anything asks nobody."""
    board = stage().castle(ASH, "r8_mine").flames(ASH, "r8_mine", "r8_forge")
    board.flames(NOVA, "r8_barracks").edit(no_weak_actions)
    scene = board.tactics(ASH, "tactic_01").tactics(NOVA).fight(8)
    assert scene.powers(8, ASH, NOVA) == [6, 1]
    assert scene.points_asked == [(ASH, "commit")]
    board.tactics(ASH).tactics(NOVA, "tactic_01")
    assert board.fight(8).points_asked == [(NOVA, "commit")]
    castles = stage().castle(ASH, "r8_mine").castle(NOVA, "r8_forge").edit(nothing_to_do)
    idle = castles.fight(8)
    assert not idle.points_asked
    assert idle.house(ASH).scored["battles"]


def nothing_to_do(s: State) -> None:
    """Leave no card, nothing to light, and nothing to put out or steal."""
    no_weak_actions(s)
    for house in s.houses:
        house.tactics, house.flames, house.wax, house.gold = [], [], 0, 0


def test_who_neutralises_goes_on_with_what_is_left() -> None:
    """Nobody else is asked in between, so both are one draft."""
    board = stage().flames(ASH, "r8_mine").flames(NOVA, "r8_mine").store(NOVA, 1, 1)
    board.tactics(ASH, "tactic_01", "tactic_02").tactics(NOVA, "tactic_11")
    scene = board.fight(8).commits(ASH, "tactic_01", "tactic_02").commits(NOVA, "tactic_11")
    scene.asks(ASH, "neutralise").take("neutralise:1:nova_vita:1")
    ash = scene.s.house(ASH)
    assert scene.game.goes_on(ash)
    assert not scene.game.revealed
    assert scene.choice.point != "candelabria.neutralise"
