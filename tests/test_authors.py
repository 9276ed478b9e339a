"""Games written with our tools run at once, and report their missing parts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules.core import BadSetup
from rules.packages import WORKSHOP
from tools import new_game

ROOT = Path(__file__).parent.parent
NAME = "sea_trade"


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_a_new_game_runs_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    done = run("-m", "rules", "new", NAME, "--folder", str(folder))
    assert done.returncode == 0, done.stderr
    assert f"emberboard_{NAME}" in done.stdout
    assert not [path for path in folder.rglob("*") if "template" in str(path).lower()]
    texts = [path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()]
    assert not [text for text in texts if "template" in text.lower()]
    played = run("-m", "rules", "random", NAME, "--games", "3", **{WORKSHOP: str(folder)})
    assert played.returncode == 0, played.stderr
    assert "3 games" in played.stdout


@pytest.mark.long
def test_a_new_game_is_without_fault_and_is_told_what_it_lacks(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    new_game.write(NAME, folder)
    done = run("-m", "rules", "check", str(folder))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 at fault" in done.stdout
    assert "lacks  an introduction: no guide" in done.stdout
    scenes = run("-m", "pytest", "-c", os.devnull, str(folder / "tests"),
                 PYTHONPATH=os.pathsep.join((str(ROOT), str(folder))))  # fmt: skip
    assert scenes.returncode == 0, scenes.stdout


@pytest.mark.parametrize("name", ["Sea", "9men", "a", "sea trade", "../sea", ""])
def test_a_name_that_is_none_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"small letters.*--folder"):
        new_game.write(name, tmp_path / "made")


def test_nothing_that_is_there_is_written_over(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="is there already"):
        new_game.write(NAME, tmp_path)


GAME = "emberboard_sea_trade/game.py"
PAINTER = "emberboard_sea_trade/pictures/painter.py"
TEXTS = "emberboard_sea_trade/locales/en/sea_trade/game.ftl"


@pytest.mark.long
@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (GAME, "s.taken[me] += number", "s.taken[me] += 1", "components were created or lost"),
        (
            GAME,
            "shuffle: Callable[[list[Any]], None]) -> None:",
            "shuffle: Callable[[list[Any]], None]) -> None:\n    s.stones += 1",
            "sees what it cannot know",
        ),
        (TEXTS, "ask-take", "ask-nothing", "ask-take"),
        (TEXTS, "ask-take =", "ask-take", "sea_trade/game.ftl:1: "),
        (PAINTER, '"board_raised"', '"sea"', "painter.py:40: KeyError: \"no colour 'sea'\""),
        (PAINTER, "Box(24, 16, WIDTH - 48, 96)", "Box(1100, 16, 300, 96)", "hangs out"),
        (PAINTER, "LARGE = Style(Face.TITLE, 64, 40)", "LARGE = Style(Face.TITLE, 9, 9)", "small"),
    ],
)
def test_a_fault_is_found_and_named(
    file: str, old: str, new: str, told: str, tmp_path: Path
) -> None:
    folder = tmp_path / "made"
    new_game.write(NAME, folder)
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    done = run("-m", "rules", "check", str(folder))
    assert told in done.stdout, done.stdout + done.stderr
