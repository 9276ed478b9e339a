"""Each reason of a refusal is true where it is shown, and cites the paragraph that says so."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from rules.candelabria.state import State
from rules.play import random_decision
from tests.marks import long
from tests.rules.variants import Variant

from .oracle import VARIANTS, Position
from .reasons import PLACES, TRUE, Case
from .stage import ASH, CHIMERA, ENGINEERS, KNIGHTS, NOVA, SATORES, Scene, Stage, stage

SIX = (ASH, ENGINEERS, SATORES, NOVA, KNIGHTS, CHIMERA)
GAMES = [
    *VARIANTS,
    Variant("candelabria", 3, {"mode": "base", "chimera": True}),
    Variant("candelabria", 3, {"mode": "base"}),
    Variant("candelabria", 2, {"mode": "two"}),
]


def rare() -> Iterator[Scene]:
    """Yield positions with castles all around, no ground flames, no temples, or a used-up stack."""
    yield shut_in().begin(["manoeuvre", 0])
    low = stage().supply(ASH, 0).candle(ASH, "pilgrim", "r1_mine", 1)
    yield low.begin(["effects", 0, 0, [["kindle", 1, "candle"]]])
    for bare in (no_white_temple, no_first_stack):
        yield stage().store(ASH, gold=9).edit(bare).begin(["buy", 0, 1])


def shut_in() -> Stage:
    board = stage(*SIX)
    near = Position(board.begin(["turn", 0]).s).near
    centre = min(near, key=lambda it: len(near[it]))
    assert len(near[centre]) < len(SIX)
    board.castle(ASH, centre)
    for house, territory in zip(SIX[1:], near[centre], strict=False):
        board.castle(house, territory)
    return board.candle(ASH, "explorer", centre, 1)


def no_white_temple(s: State) -> None:
    s.temple_supply["white"] = 0


def no_first_stack(s: State) -> None:
    s.stacks[0] = []


def cases(games: int) -> Iterator[Case]:
    for scene in rare():
        p = Position(scene.s)
        yield from (Case(p, scene.choice, refusal) for refusal in scene.choice.refused)
    for seed in range(games):
        for variant in GAMES:
            game, chance = variant.new(seed), Random(seed)
            while not game.over:
                for choice in game.pending:
                    if refused := choice.refused:
                        p = Position(game.state)
                        yield from (Case(p, choice, refusal) for refusal in refused)
                random_decision(game, chance)


@pytest.mark.parametrize("games", [2, long(40)])
def test_every_reason_is_true_where_it_is_shown_and_cites_its_paragraph(games: int) -> None:
    heard: Counter[str] = Counter()
    for case in cases(games):
        reason = case.refusal.reason.id
        assert case.refusal.key not in case.choice.keys
        assert TRUE[reason](case), (case.choice, case.refusal)
        place = PLACES[reason]
        line = place if isinstance(place, int) else place(case)
        assert case.refusal.rule == f"candelabria.ru.txt:{line}", case.refusal
        heard[reason] += 1
    assert heard.total() > 10_000
    assert TRUE.keys() == PLACES.keys() == heard.keys()
