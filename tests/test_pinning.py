"""Requirements with hashes: made by one command, and then nothing else is installed."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.pin import pin

ROOT = Path(__file__).parent.parent
METADATA = "Metadata-Version: 2.1\nName: ember\nVersion: 1.0\n"
WHEEL = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


@pytest.fixture
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only file of an index of one's own."""
    for name in [it for it in os.environ if it.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    path = tmp_path / "ember-1.0-py3-none-any.whl"
    with ZipFile(path, "w") as file:
        file.writestr("ember.py", "")
        file.writestr("ember-1.0.dist-info/METADATA", METADATA)
        file.writestr("ember-1.0.dist-info/WHEEL", WHEEL)
        file.writestr("ember-1.0.dist-info/RECORD", "")
    (tmp_path / "requirements.txt").write_text("ember==1.0\n")
    return path


def installed(folder: Path) -> subprocess.CompletedProcess[str]:
    how = ["install", "--quiet", "--require-hashes", "--target", str(folder / "there")]
    command = [sys.executable, "-m", "pip", *how, "-r", str(folder / "requirements.lock")]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def test_only_the_very_files_that_were_pinned_are_installed(wheel: Path) -> None:
    folder = wheel.parent
    pinned = pin(folder / "requirements.txt").read_text("utf-8").splitlines()
    assert pinned[1:] == [f"ember==1.0 --hash=sha256:{sha256(wheel.read_bytes()).hexdigest()}"]
    with ZipFile(wheel, "a") as file:
        file.writestr("ember_too.py", "")
    refused = installed(folder)
    assert refused.returncode
    assert "DO NOT MATCH THE HASHES" in refused.stderr
    assert not (folder / "there").exists()


# What ./run does


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder in which pip only writes down what it is asked for."""
    python = tmp_path / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$@" >>asked\n')
    python.chmod(0o755)
    (tmp_path / ".venv/installed-before.txt").touch()
    (tmp_path / "requirements.txt").write_text("ember==1.0\n")
    return tmp_path


def environment(home: Path) -> subprocess.CompletedProcess[str]:
    script = f". {ROOT}/tools/environment.sh; environment requirements.txt"
    return subprocess.run(
        ["sh", "-euc", script], check=False, cwd=home, capture_output=True, text=True
    )


def aged(path: Path, seconds: int) -> None:
    at = path.stat().st_mtime + seconds
    os.utime(path, (at, at))


def test_a_list_with_hashes_is_taken_in_the_place_of_the_other(home: Path) -> None:
    assert environment(home).returncode == 0
    assert "--require-hashes" not in (home / "asked").read_text()
    (home / "requirements.lock").write_text("ember==1.0 --hash=sha256:00\n")
    aged(home / "requirements.lock", 10)
    for _ in range(2):
        assert environment(home).returncode == 0
    asked = (home / "asked").read_text().splitlines()
    assert len(asked) == 2
    assert asked[1].endswith("--require-hashes -r requirements.lock")


def test_an_outdated_list_with_hashes_is_not_used(home: Path) -> None:
    (home / "requirements.lock").write_text("ember==0.9 --hash=sha256:00\n")
    aged(home / "requirements.txt", 10)
    refused = environment(home)
    assert refused.returncode == 1
    assert "tools.pin requirements.txt" in refused.stderr
    assert not (home / "asked").exists()


def test_half_an_environment_is_told_and_mended(tmp_path: Path) -> None:
    """Without Debian's python3-venv there is a Python, and no pip to go with it."""
    python, half = tmp_path / "python3", tmp_path / ".venv/bin/python"
    (tmp_path / "requirements.txt").write_text("ember==1.0\n")

    def start(making: str) -> subprocess.CompletedProcess[str]:
        python.write_text(f'#!/bin/sh\n[ "$1" = -c ] && exit\n{making}\n')
        python.chmod(0o755)
        script = (
            f"PATH={tmp_path}:$PATH; . {ROOT}/tools/environment.sh; environment requirements.txt"
        )
        return subprocess.run(
            ["sh", "-euc", script], check=False, cwd=tmp_path, capture_output=True, text=True
        )

    making = "mkdir -p .venv/bin; printf '#!/bin/sh\\nexit {}\\n' >.venv/bin/python;"
    making += " chmod +x .venv/bin/python; exit {}"
    refused = start(making.format(1, 1))
    assert refused.returncode == 1
    assert "apt install python3-venv" in refused.stderr
    assert not half.exists()
    subprocess.run(["sh", "-c", making.format(1, 0)], check=True, cwd=tmp_path)
    assert start(making.format(0, 0)).returncode == 0
    assert "exit 0" in half.read_text()
