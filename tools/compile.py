"""Compiles the rules with mypyc, for machines that think: simulations, automas, benchmarks.

    python -m tools.compile            # builds into .build, from the sources as they are
    python -m tools.compile ryozen     # the core and this game alone: "core" for no game
    RULES=compiled python -m rules bench

Python's own sources stay what is run by default, and the truth: a build is only used when it is
asked for, and if it was made of these very sources.
"""

import ast
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from rules.build import BUILD, SOURCES, stamp

STRUCTS = frozenset(("Struct", "State", "Base"))
# Compiled code may not add to the rulebook, and the build has to be found before it runs.
OPEN = frozenset(("rulebook.py", "points.py", "build.py"))
QUICKLY = {"MYPYC_OPT_LEVEL": "2", "MYPYC_DEBUG_LEVEL": "0"}  # 3 takes longer and runs no faster


def main(games: list[str]) -> int:
    start = time.monotonic()
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(SOURCES, BUILD / SOURCES.name, ignore=shutil.ignore_patterns("__pycache__"))
    copy = BUILD / SOURCES.name
    rooms = [copy / name for name in dict.fromkeys(("core", *games))] if games else [copy]
    modules = sorted(str(it.relative_to(BUILD)) for room in rooms for it in compilable(room))
    told = subprocess.run(
        [sys.executable, "-m", "mypyc", *modules],
        check=False,
        cwd=BUILD,
        env={**os.environ, **QUICKLY, "MYPYPATH": str(SOURCES.parent)},
        capture_output=True,
        text=True,
    )
    if told.returncode:
        print(told.stdout, told.stderr, sep="\n", file=sys.stderr)
        return told.returncode
    (BUILD / "stamp").write_text(stamp(), "utf-8")
    print(f"{len(modules)} modules compiled in {time.monotonic() - start:.0f} s: {BUILD}")
    return 0


def compilable(folder: Path) -> Iterator[Path]:
    """Yield modules without structs: msgspec builds those itself, and a compiled class would lose
    everything written beside its bases."""
    for path in folder.rglob("*.py"):
        left = path.name.startswith("__") or path.name in OPEN
        if not left and not has_structs(path):
            yield path


def has_structs(path: Path) -> bool:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
            if any(base.rpartition(".")[2] in STRUCTS for base in bases):
                return True
    return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
