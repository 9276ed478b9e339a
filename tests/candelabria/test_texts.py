"""Everything that The Curse of Candelabria says is said in both languages."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from rules.candelabria import book, parts
from rules.candelabria.parts import BOX, HOUSES
from rules.core import Game
from tests.candelabria.stage import ASH, stage
from tests.rules.listening import Listener, alike_in_both_languages
from tests.rules.variants import EVERY

VARIANTS = [variant for variant in EVERY if variant.game == "candelabria"]
ELSEWHERE = ("unknown-", "worth-", "standing-", "until-", "reason-", "aim-", "clock-")
CODE = "\n".join(path.read_text("utf-8") for path in Path(parts.__file__).parent.rglob("*.py"))
QUESTS = (*BOX.quests.annual, *BOX.quests.hierarchical)
THINGS: dict[str, Iterable[str]] = {
    "card": BOX.candle,
    "tactic": BOX.tactic,
    "upgrade": BOX.upgrade,
    "upgrade-text": BOX.upgrade,
    "curse-card": BOX.curse,
    "temple": BOX.temple,
    "temple-text": BOX.temple,
    "role": BOX.role,
    "action": BOX.action,
}


def test_both_languages_say_the_same() -> None:
    alike_in_both_languages("candelabria")


@pytest.mark.long
def test_all_is_said_and_nothing_is_unused() -> None:
    listener = Listener(book, r"candelabria\.ru\.txt:\d+")
    for number, variant in enumerate(VARIANTS):
        setup = book.setup(variant.seats, variant.options)
        listener.game(Game(book, setup, f"texts {number}".encode()), Random(number))
    for kind, group in THINGS.items():
        for id in group:
            listener.hear(book.name(f"{kind}:{id}"))
    for house, part in HOUSES.items():
        for place in range(len(part.ability)):
            listener.hear(book.name(f"ability:{house}:{place}"))
    for id in listener.unused(*ELSEWHERE):
        rest = id.partition("-")[2]
        assert f'"{id}"' in CODE or f'"{rest}"' in CODE or rest in QUESTS, id


def test_equal_symbols_say_where_they_stand() -> None:
    """If a candle card and the House's board both kindle, each option names its source."""
    board = stage().upgrades(ASH, "upgrade_05").hand(ASH, "knights_candle_1")
    scene = board.begin(["turn", 0], ["turn", 1]).take("deploy:knights_candle_1", "role:explorer")
    assert {scene.label(key) for key in scene.keys} == {
        "Extinguish 1 (candle card)",
        "Kindle 1 (candle card)",
        "Kindle 1 (House board)",
    }
