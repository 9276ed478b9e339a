"""The lists of packages, with hashes for every system. One command makes them, and everything is
installed from them alone."""

import os
import re
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

from tools import check, pin, start
from tools.audit import pins
from tools.environment import ROOT, CannotBegin, environment, made

METADATA = "Metadata-Version: 2.1\nName: ember\nVersion: 1.0\n"
WHEEL = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
ENTRY = re.compile(
    r"^(\S+)==(\S+)(?: ; .+)? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.M
)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


# Lists


@pytest.mark.parametrize("ours", pin.OURS)
def test_a_list_is_what_its_command_writes(ours: str) -> None:
    text = (ROOT / pin.pinned(ours)).read_text("utf-8")
    _, command, entries = text.split("\n", 2)
    assert command == "#    " + " ".join(pin.command(ours))
    assert ENTRY.search(entries)
    assert ENTRY.sub("", entries) == ""
    assert "://" not in text


@pytest.mark.parametrize("ours", pin.OURS)
def test_what_we_name_stands_in_its_list(ours: str) -> None:
    wanted = {(plain(it.name), it.version) for it in pins([ROOT / ours])}
    listed = {(plain(it.name), it.version) for it in pins([ROOT / pin.pinned(ours)])}
    assert wanted
    assert wanted <= listed, "python -m tools.pin"


def test_no_two_lists_want_another_version() -> None:
    named: dict[str, set[str]] = {}
    for it in pins([ROOT / pin.pinned(ours) for ours in pin.OURS]):
        named.setdefault(plain(it.name), set()).add(it.version)
    assert not {name: versions for name, versions in named.items() if len(versions) > 1}


# Installed packages


@pytest.fixture
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Build the only file of a private package index."""
    for name in [it for it in os.environ if it.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    monkeypatch.setenv("PIP_TARGET", str(tmp_path / "there"))
    path = tmp_path / "ember-1.0-py3-none-any.whl"
    with ZipFile(path, "w") as file:
        file.writestr("ember.py", "")
        file.writestr("ember-1.0.dist-info/METADATA", METADATA)
        file.writestr("ember-1.0.dist-info/WHEEL", WHEEL)
        file.writestr("ember-1.0.dist-info/RECORD", "")
    return path


Home = Callable[[str], Path]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """Return a function that makes a project folder in which Python is a given shell script."""

    def make(script: str) -> Path:
        python = tmp_path / ".venv/bin/python"
        python.parent.mkdir(parents=True)
        python.write_text(f"#!/bin/sh\n{script}\n")
        python.chmod(0o755)
        (tmp_path / ".venv/installed-before.txt").touch()
        return tmp_path

    return make


def test_only_the_very_files_that_were_pinned_are_installed(wheel: Path, home: Home) -> None:
    folder = home(f'exec {sys.executable} "$@"')
    known = sha256(wheel.read_bytes()).hexdigest()
    (folder / "pinned.txt").write_text(f"ember==1.0 --hash=sha256:{known}\n")
    with ZipFile(wheel, "a") as file:
        file.writestr("ember_too.py", "")
    with pytest.raises(CannotBegin, match=r"pinned\.txt could not be installed"):
        environment(["pinned.txt"], folder)
    (folder / "unpinned.txt").write_text("ember==1.0\n")
    with pytest.raises(CannotBegin, match=r"unpinned\.txt could not be installed"):
        environment(["unpinned.txt"], folder)
    assert not (folder / "there").exists()


def test_a_list_is_installed_once(home: Home) -> None:
    folder = home('echo "$@" >>asked')
    (folder / "a.txt").write_text("ember==1.0\n")
    for _ in range(2):
        assert environment(["a.txt"], folder) == str(folder / ".venv/bin/python")
    (folder / "a.txt").write_text("ember==1.1\n")
    environment(["a.txt"], folder)
    asked = (folder / "asked").read_text().splitlines()
    assert len(asked) == 2
    assert all(it.endswith("--require-hashes -r a.txt") for it in asked)


def test_half_an_environment_is_told_and_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without Debian's python3-venv there is a Python, but no pip for it."""
    system, half = tmp_path / "python3", tmp_path / ".venv/bin/python"

    def system_makes(pip: int, ends: int) -> None:
        """Write a stand-in for the system's Python, with exit code `ends`. The Python that it makes
        has exit code `pip`."""
        made_by_it = f"mkdir -p $3/bin; printf '#!/bin/sh\\nexit {pip}\\n' >$3/bin/python"
        system.write_text(f"#!/bin/sh\n{made_by_it}; chmod +x $3/bin/python; exit {ends}\n")
        system.chmod(0o755)

    monkeypatch.setattr("sys.executable", str(system))
    system_makes(pip=1, ends=1)
    with pytest.raises(CannotBegin, match="apt install python3-venv"):
        environment([], tmp_path)
    assert not half.parent.exists()
    half.parent.mkdir(parents=True)
    half.write_text("#!/bin/sh\nexit 1\n")
    half.chmod(0o755)
    assert not made(tmp_path / ".venv")
    system_makes(pip=0, ends=0)
    environment([], tmp_path)
    assert made(tmp_path / ".venv")


def test_an_older_python_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.version_info", (3, 10, 13))
    with pytest.raises(CannotBegin, match=r"needs Python 3\.11 or newer"):
        environment([], tmp_path)
    assert not (tmp_path / ".venv").exists()


# Both commands, on every system


@pytest.mark.parametrize(
    ("settings", "told", "server"),
    [
        ({}, "", False),
        ({"EMBERBOARD_DATABASE": "here.sqlite"}, "DISCORD_TOKEN=a.b.c\n", False),
        ({}, "# EMBERBOARD_HEALTH=9137\n#EMBERBOARD_DATABASE=postgresql://here/a\n", False),
        ({"EMBERBOARD_DATABASE": "postgresql://here/a"}, "", True),
        ({"EMBERBOARD_HEALTH": "9137"}, "", True),
        ({}, "A=b\nexport EMBERBOARD_DATABASE='postgresql://here/a'\n", True),
        ({}, "EMBERBOARD_HEALTH=9137\n", True),
    ],
)
def test_what_a_server_takes_comes_where_it_is_asked_for(
    settings: dict[str, str], told: str, server: bool, tmp_path: Path
) -> None:
    file = tmp_path / ".env"
    if told:
        file.write_text(told, "utf-8")
    assert ("requirements-server.txt" in start.lists(settings, file)) is server


@pytest.mark.parametrize(("name", "module"), [("run", start), ("test", check)])
def test_the_commands_are_the_same_on_every_system(name: str, module: ModuleType) -> None:
    called = f"-m {module.__name__} "
    for file, arguments in ((name, '"$@"'), (f"{name}.cmd", "%*")):
        assert f"{called}{arguments}" in (ROOT / file).read_text("utf-8")
