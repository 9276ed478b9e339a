"""Checks a change: style, types, and all tests but the long ones. `./test` on Linux and macOS and
`test.cmd` on Windows call this.

    ./test --quick      style, types, and only the tests of the rules and of tables in a file
    ./test --long       only the long tests: whole evenings by hand, monkeys, hundreds of kills
    ./test ARGUMENTS    only pytest, with these arguments
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from threading import Thread

from .environment import ROOT, CannotBegin, become, environment

LISTS = tuple(f"requirements{kind}.txt" for kind in ("", "-server", "-compile", "-dev"))
STYLE_AND_TYPES = (("ruff", "check", "."), ("ruff", "format", "--check", "."), ("mypy", "."))
# With "worksteal", an idle worker takes over tests of another one.
PYTEST = ("-m", "pytest", "-n", "auto", "--dist", "worksteal")
SHORT = ("-m", "not long")
FOLDERS = ("rules", "tables", "ryozen", "bonfire", "ghost_stories", "candelabria")
# These take half of the time: they play whole games, plan, kill processes or start one for each
# test.
SLOW = (
    "tests/test_installed_game.py",
    "tests/test_mutants.py",
    "tests/test_newcomer.py",
    "tests/test_settings.py",
    "tests/test_windows.py",
    "tests/rules/test_coaching.py",
    "tests/rules/test_lessons.py",
    "tests/rules/test_packages.py",
    "tests/rules/test_search.py",
    "tests/tables/test_automas.py",
    "tests/tables/test_coach.py",
    "tests/tables/test_crash.py",
    "tests/tables/test_faults.py",
    "tests/tables/test_interleavings.py",
    "tests/tables/test_one_read.py",
    "tests/tables/test_privacy.py",
    "tests/tables/test_puzzles.py",
    "tests/tables/test_results.py",
    "tests/tables/test_two_processes.py",
)


def quick() -> list[str]:
    found = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").glob("test_*.py"))
    files = [it for it in found if it not in SLOW]
    left_out = [f"--ignore={it}" for it in SLOW]
    return [*SHORT, "-k", "not postgres", *left_out, *files, *(f"tests/{it}" for it in FOLDERS)]


def style_and_types(python: str) -> bool:
    return all(subprocess.call([python, "-m", *it]) == 0 for it in STYLE_AND_TYPES)


def beside_style_and_types(python: str, which: Sequence[str]) -> int:
    """Run tests and, at the same time, check style and types: tests often wait. Return pytest's
    exit code, or 1 if style or types are wrong."""
    good: list[bool] = []
    beside = Thread(target=lambda: good.append(style_and_types(python)))
    beside.start()
    failed = subprocess.call([python, *PYTEST, *which])
    beside.join()
    return failed or int(good != [True])


def main(arguments: Sequence[str]) -> int:
    os.chdir(ROOT)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # for the many processes that tests start
    try:
        python = environment(LISTS)
    except CannotBegin as fault:
        print(fault, file=sys.stderr)
        return 1
    asked = arguments[0] if arguments else ""
    if asked == "":
        return beside_style_and_types(python, SHORT)
    if asked == "--quick":
        return beside_style_and_types(python, quick())
    if asked == "--long":
        return become(python, *PYTEST, "-m", "long")
    return become(python, "-m", "pytest", *arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
