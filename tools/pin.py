"""Writes the pinned lists of packages: those that we chose (requirements.in and others), all that
they need, and the hashes of their files for every system and every Python.

    .venv/bin/python -m tools.pin [--upgrade]

asks the package index and keeps versions that still fit. With --upgrade it takes the newest
versions that our choice allows. uv does the work; the lists name no index.
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
KINDS = ("", "-server", "-compile", "-dev", "-docs", "-fuzz")
OURS = tuple(f"requirements{kind}.in" for kind in KINDS)
HOW = ("--universal", "--generate-hashes", "--python-version", "3.11", "--no-annotate")


def pinned(ours: str) -> str:
    return f"{ours.removesuffix('.in')}.txt"


def command(ours: str, more: Sequence[str] = ()) -> list[str]:
    """Return uv's command for one list. All others use the versions of the first list."""
    shared = [] if ours == OURS[0] else ["--constraint", pinned(OURS[0])]
    return ["uv", "pip", "compile", *HOW, *shared, *more, ours, "--output-file", pinned(ours)]


def main(more: Sequence[str]) -> int:
    for ours in OURS:
        print(pinned(ours))
        done = subprocess.run(
            [sys.executable, "-m", *command(ours, more), "--quiet"], cwd=ROOT, check=False
        )
        if done.returncode != 0:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
