"""Compiles the rules with mypyc, for simulations, automas and benchmarks.

    python -m tools.compile            # builds the present sources into .build
    python -m tools.compile ryozen     # builds the core and this game; "core": no game
    RULES=compiled python -m rules bench

By default the sources run. A build is used only on request, and only if it was made from exactly
these sources.
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
# Left uncompiled: a compiled rulebook would accept no registrations, and `build.py` runs before the
# build is found.
OPEN = frozenset(("rulebook.py", "points.py", "build.py"))
# Level 3 takes longer to compile, and its code is no faster.
QUICKLY = {"MYPYC_OPT_LEVEL": "2", "MYPYC_DEBUG_LEVEL": "0"}


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
    """Yield the modules without structs. A compiled struct would lose its class options, such as
    ``frozen``."""
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
