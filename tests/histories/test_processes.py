"""Several processes with all kinds of faults, in short, and with mended faults brought back."""

from pathlib import Path

import pytest

from .__main__ import faults_of
from .overseer import Overseer


async def test_what_people_were_told_is_in_some_order(tmp_path: Path) -> None:
    it = Overseer(tmp_path, seed=1, processes=2, tables=3)
    await it.run(80)
    assert it.broke == []
    assert await faults_of(it) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("old", "tables", "kind"), [("torn", 2, "torn read"), ("lost", 6, "ambiguous commit")]
)
async def test_a_fault_that_was_mended_would_be_found(
    tmp_path: Path, old: str, tables: int, kind: str
) -> None:
    """The history found is short: one act is enough."""
    for seed in range(5):
        folder = tmp_path / str(seed)
        folder.mkdir()
        it = Overseer(folder, seed=seed, processes=3, tables=tables, old=old)
        await it.run(600)
        found = {fault.kind: history for fault, history in await faults_of(it)}
        if kind in found:
            assert len(found[kind]) == 1
            return
    raise AssertionError(f"no {kind} was found")
