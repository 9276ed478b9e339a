"""New games need no edits: their folders are laid beside the others."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.newcomer import copy_tree, lay


@pytest.mark.long
def test_a_game_is_played_that_was_only_laid_beside_the_others(tmp_path: Path) -> None:
    copy_tree(tmp_path)
    lay(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "tests.newcomer.play"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr.endswith("played\n")


@pytest.mark.long
def test_what_does_not_fit_is_said_at_the_start(tmp_path: Path) -> None:
    copy_tree(tmp_path)
    lay(tmp_path)
    (tmp_path / "locales/en/quay/guide.ftl").unlink()
    done = subprocess.run(
        [sys.executable, "-c", "import cogs.app.client"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert "quay is left out: " in done.stderr
    assert "guide and locales/en/quay/guide.ftl come together or not at all" in done.stderr
