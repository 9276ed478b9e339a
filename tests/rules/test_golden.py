"""Games recorded once are played the same for ever, unless somebody means to change them."""

import pytest

from tests.marks import all_long_but
from tests.rules import golden
from tests.rules.variants import FIRST, Variant

RECORDED = list(golden.recorded())


@pytest.mark.parametrize(
    "variant",
    all_long_but(FIRST, RECORDED),
    ids=[variant.name for variant in RECORDED],
)
def test_the_recorded_game_is_played_again(variant: Variant) -> None:
    wanted = golden.path(variant).read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip(golden.lines(variant), wanted, strict=True)):
        assert now == then, f"{variant.name} differs at decision {number}: see golden.py"


def test_no_recording_is_left_over() -> None:
    assert {path.name for path in golden.FOLDER.glob("*.txt")} == {
        golden.path(variant).name for variant in RECORDED
    }
