"""Makes .venv and installs pinned lists into it, with nothing but Python's own library: `./run` and
`./test` begin here on every system. A copy of what was installed lies beside it, so that a second
start needs no network. Older Pythons than Emberboard's read this too, to say that they are."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
WINDOWS = os.name == "nt"
OLDEST = (3, 11)
TOO_OLD = "Emberboard needs Python 3.11 or newer."
NO_VENV = "Python cannot make its folder .venv. On Debian and Ubuntu: apt install python3-venv"


class CannotBegin(Exception):
    """A line that says what is missing."""


def python_in(folder: Path) -> str:
    return str(folder / ("Scripts/python.exe" if WINDOWS else "bin/python"))


def silently(*command: str) -> bool:
    """Tell if a program has come to a good end."""
    silent = subprocess.DEVNULL
    return subprocess.call(command, stdout=silent, stderr=silent) == 0


def made(folder: Path) -> bool:
    """Tell if something was installed already, or could be: without Debian's python3-venv half of
    it is made."""
    if not Path(python_in(folder)).exists():
        return False
    return any(folder.glob("installed-*")) or silently(python_in(folder), "-m", "pip", "--version")


def make(folder: Path) -> None:
    if sys.version_info[:2] < OLDEST:
        raise CannotBegin(TOO_OLD)
    shutil.rmtree(folder, ignore_errors=True)
    if not silently(sys.executable, "-m", "venv", str(folder)):
        shutil.rmtree(folder, ignore_errors=True)
        raise CannotBegin(NO_VENV)


def install(pinned: Path, folder: Path) -> None:
    """Install the files whose hashes a list has, unless that was done before."""
    copy = folder / f"installed-{pinned.name}"
    wanted = pinned.read_bytes()
    if copy.exists() and copy.read_bytes() == wanted:
        return
    print(f"Installing {pinned.name} ...", file=sys.stderr)
    how = ("--quiet", "--disable-pip-version-check", "--require-hashes", "-r", pinned.name)
    command = [python_in(folder), "-m", "pip", "install", *how]
    if subprocess.call(command, cwd=pinned.parent) != 0:
        raise CannotBegin(f"{pinned.name} could not be installed.")
    copy.write_bytes(wanted)


def environment(lists: Sequence[str], root: Path = ROOT) -> str:
    """Return the Python that has these lists."""
    os.environ["PYTHONUTF8"] = "1"  # text is the same on every system
    folder = root / ".venv"
    if not made(folder):
        make(folder)
    for each in lists:
        install(root / each, folder)
    return python_in(folder)


def become(*command: str) -> int:
    """Go on as another program; where a system knows no such thing, wait for its end."""
    if not WINDOWS:
        os.execv(command[0], command)
    with subprocess.Popen(command) as program:
        while True:
            try:
                return program.wait()
            except KeyboardInterrupt:  # the program was interrupted as well
                continue
