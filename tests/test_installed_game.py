"""The example game in a package of its own is built, installed beside the bot, and played."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from rules.packages import WORKSHOP
from tests.marks import long

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "nomination"
PIP = ("-m", "pip", "--disable-pip-version-check")


def run(python: Path | str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(python), *words],
        cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False,
    )  # fmt: skip


def good(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def beside(folder: Path) -> Path:
    """Make an environment with the bot's libraries, and nothing else of this one."""
    good(run(sys.executable, "-m", "venv", "--without-pip", str(folder)))
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout
    Path(site.strip(), "libraries.pth").write_text(f"{sysconfig.get_path('purelib')}\n", "utf-8")
    return python


def wheel(folder: Path) -> Path:
    """Build the example from a copy, since a build leaves traces beside its source."""
    copy = folder / "source"
    for path in EXAMPLE.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            to = copy / path.relative_to(EXAMPLE)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_bytes(path.read_bytes())
    words = ("wheel", "--no-index", "--no-deps", "--no-build-isolation", "-w", str(folder))
    good(run(sys.executable, *PIP, *words, str(copy)))
    (built,) = folder.glob("*.whl")
    return built


@pytest.mark.long
def test_a_wheel_of_the_example_is_installed_and_played(tmp_path: Path) -> None:
    python = beside(tmp_path / "environment")
    assert "nomination" not in good(run(python, "-m", "rules", "games"))
    words = ("install", "--no-index", "--no-deps", str(wheel(tmp_path)))
    good(run(sys.executable, "-m", "pip", "--python", str(python), *words))
    assert '"id": "nomination"' in good(run(python, "-m", "rules", "games"))
    good(run(python, "-m", "rules", "random", "nomination", "--games", "2"))
    told = good(run(python, "-m", "tests.newcomer.installed"))
    assert "emberboard-nomination 1.0.0" in told
    assert told.endswith("played\n")


@pytest.mark.long
def test_the_example_brings_all_that_a_game_can() -> None:
    told = good(run(sys.executable, "-m", "rules", "check", str(EXAMPLE)))
    assert "0 at fault" in told
    assert [line for line in told.splitlines() if line.startswith("lacks")] == [
        line for line in told.splitlines() if "every sentence in every language" in line
    ]


@pytest.mark.parametrize("name", [long("nomination"), "template"])
def test_the_scenes_of_an_example(name: str) -> None:
    folder = ROOT / "examples" / name
    places = os.pathsep.join(map(str, (ROOT, folder)))
    words = ("-m", "pytest", "-q", "-c", os.devnull, "-p", "no:cacheprovider", str(folder))
    good(run(sys.executable, *words, PYTHONPATH=places, **{WORKSHOP: str(folder)}))
