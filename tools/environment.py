"""Makes .venv and installs the pinned lists of packages into it. `./run` and `./test` begin here,
so this module uses only the standard library. Copies of installed lists are kept in .venv, so that
the next start needs no network. Pythons that are too old have to be able to read this file, so that
they can say so."""

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
    """The program cannot start; the message says what is missing."""


def python_in(folder: Path) -> str:
    return str(folder / ("Scripts/python.exe" if WINDOWS else "bin/python"))


def silently(*command: str) -> bool:
    """Run a program without output; tell if it succeeded."""
    silent = subprocess.DEVNULL
    return subprocess.call(command, stdout=silent, stderr=silent) == 0


def made(folder: Path) -> bool:
    """Tell if .venv is there and complete. Without Debian's python3-venv it is made without pip."""
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
    """Install a pinned list, unless exactly this list is installed already. Raise CannotBegin."""
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
    """Return the path of a Python that has these lists installed; make .venv if needed."""
    os.environ["PYTHONUTF8"] = "1"  # the same text encoding on every system
    folder = root / ".venv"
    if not made(folder):
        make(folder)
    for each in lists:
        install(root / each, folder)
    return python_in(folder)


def become(*command: str) -> int:
    """Replace this process by another program. On Windows, run the program and return its exit
    code."""
    if not WINDOWS:
        os.execv(command[0], command)
    with subprocess.Popen(command) as program:
        while True:
            try:
                return program.wait()
            except KeyboardInterrupt:  # the program has been interrupted too
                continue
