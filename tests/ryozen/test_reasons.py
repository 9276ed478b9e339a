"""Every reason is true where it is shown, and cites the paragraph that says so."""

from random import Random

import pytest

from rules.core import Choice
from rules.play import random_answer
from rules.ryozen.parts import ADJACENT
from rules.ryozen.state import State
from tests.rules.variants import EVERY, Variant
from tests.ryozen.reasons import PLACES, TRUE, Case
from tests.ryozen.stage import A, B, stage

VARIANTS = [variant for variant in EVERY if variant.game == "ryozen"]
GAMES = 2  # games of each variant


def check(s: State, choice: Choice) -> set[str]:
    """Check all refusals here; return the reasons."""
    shown = set()
    for refusal in choice.refused:
        case, reason = Case(s, choice, refusal), refusal.reason.id
        assert refusal.key not in choice.keys
        assert TRUE[reason](case), (choice, refusal)
        place = PLACES[reason]
        line = place(case) if callable(place) else place
        wanted = f"ryozen.ru.txt:{line}" if isinstance(line, int) else line
        assert refusal.rule == wanted, (choice, refusal)
        shown.add(reason)
    return shown


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_every_reason_is_true_where_it_is_shown(variant: Variant) -> None:
    shown: set[str] = set()
    for number in range(GAMES):
        game, chance = variant.new(number), Random(number)
        while not game.over:
            choice = game.pending[0]
            shown |= check(game.state, choice)
            game.answer(choice.seat, choice, random_answer(choice, chance))
    assert len(shown) > 10


def test_a_summit_gives_its_resource_before_its_light() -> None:
    """ryozen.ru.txt:1307"""
    scene = stage(palace=True).rotation(0).goods(A, lantern=2).begin(["place", A])
    scene.take("hand:apprentice", "summit").asks(A, "palace")
    assert scene.why("sector:gates") == scene.why("sector:capital") == "why-summit-first"
    check(scene.s, scene.choice)
    scene.take("resource:coin").asks(A, "summit")
    assert scene.why("sector:capital") == "why-dark"
    check(scene.s, scene.choice)


def test_on_a_wall_there_is_no_light_at_all() -> None:
    """ryozen.ru.txt:1283"""
    scene = stage(palace=True).rotation(0).begin(["place", A]).take("hand:apprentice", "wall:0")
    assert scene.why("sector:gates") == scene.why("sector:capital") == "why-wall"
    check(scene.s, scene.choice)


def test_an_organizer_is_no_target_of_his_own() -> None:
    """ryozen.ru.txt:867"""
    scene = (
        stage()
        .put(A, "apprentice", "spot:gates:1", cloaked=True)
        .put(A, "organizer", "spot:gates:2")
        .put(B, "apprentice", "spot:altar:1")
        .active(A)
        .begin(["ability", A, "organizer", "spot:gates:2"])
    )
    assert scene.keys == ["spot:gates:1"]
    assert scene.why("spot:gates:2") == "why-striker"
    assert scene.why("spot:altar:1") == "why-organizer"
    check(scene.s, scene.choice)


def test_a_cloak_on_a_coin_spot_takes_two_coins() -> None:
    """ryozen.ru.txt:522, 530"""
    scene = stage().goods(A, coin=1).hold(A, "archer").begin(["place", A])
    scene.take("hand:archer", "spot:gates:3")
    if scene.choice.point == "ryozen.side":
        assert scene.why("cloaked") == "why-coins"
    refusals = [r for r in scene.game.settled[-1].refused if r.key == "cloaked"]
    assert [r.reason.args for r in refusals] == [{"number": 2}]


@pytest.mark.parametrize(
    ("by", "line"),
    [("companion:diplomat", 825), ("settlement:nomad_camp", 935)],
)
def test_who_moves_a_companion_is_cited(by: str, line: int) -> None:
    """ryozen.ru.txt:825, 935"""
    scene = stage().put(A, "apprentice", f"spot:{ADJACENT['gates'][1]}:1").active(A)
    moved = ["move_to", A, "spot:capital:1", ["gates"], by]
    started = scene.begin(moved)
    for key in ("spot:altar:1", "palace"):
        refusal = started.choice.why(key)
        assert refusal is not None
        assert refusal.rule == f"ryozen.ru.txt:{line}"
    check(started.s, started.choice)


def test_the_tables_speak_of_the_same_reasons() -> None:
    assert set(TRUE) == set(PLACES)
