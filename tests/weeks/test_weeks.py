"""A bad day in the town of `town.py`. For longer runs: python -m tests.weeks --seed 7 --days 30"""

from pathlib import Path

import pytest

from tables.base.model import DAY

from .town import weeks


@pytest.mark.parametrize("seed", [1])
async def test_a_bad_day_breaks_no_promise(seed: int, tmp_path: Path) -> None:
    town, faults = await weeks(tmp_path, seed, DAY, tables=6)
    assert faults == []
    assert town.kills > 1
    assert len(town.acknowledged) > 30
    assert len(town.chat.called) > 10
