"""Takes protective lines out, each alone, and sees whether the tests that hold them notice.

    python -m tools.mutants [--share 10] [--seed S] [WORD ...]

`mutants.toml` lists the lines: where each stands, what it protects, what takes its place and which
tests hold it; those of the usual kinds (`refusals.py`) just by their names. Each is tried in a copy
of the tree, without long tests: `./test` alone has to notice. `--share 10` tries a tenth of them,
picked by the seed; words choose those whose file or purpose has them all. Exits with 1 if one
survives.
"""

import argparse
import compileall
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from py_compile import PycInvalidationMode
from random import Random
from typing import NamedTuple

from tools.refusals import protective_lines

ROOT = Path(__file__).parent.parent
LIST = Path(__file__).with_name("mutants.toml")
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", ".build", ".*_cache", ".hypothesis", "__pycache__", "node_modules", "data",
    "artifacts",
)  # fmt: skip
PASSED, NOTICED = 0, 1  # pytest's exit codes
PATIENCE = 600.0  # seconds; tests that hang without the line count as noticing


class Mutant(NamedTuple):
    file: str
    line: str  # the text to replace, found only once; may span lines
    instead: str
    protects: str
    tests: list[str]
    start: int | None = None  # the line's number, if its text is found more than once

    def applied(self, text: str) -> str:
        """Return the file without the protection."""
        if self.start is not None:
            return text[: self.start] + self.instead + text[self.start + len(self.line) :]
        if text.count(self.line) != 1:
            raise ValueError(f"{self.file} has {text.count(self.line)} times {self.line!r}")
        return text.replace(self.line, self.instead)


def mutants(path: Path = LIST) -> list[Mutant]:
    listed = tomllib.loads(path.read_text("utf-8"))
    written = [Mutant(**{"instead": "", **row}) for row in listed["mutant"]]
    return [*written, *named(listed["held"])]


def named(held: Mapping[str, str]) -> Iterator[Mutant]:
    """Yield lines of the usual kinds, each with the test that holds it."""
    lines = protective_lines()
    for name, test in held.items():
        line = lines[name]
        text = (ROOT / line.file).read_text("utf-8")[line.start : line.end]
        yield Mutant(line.file, text, line.instead, line.name, [test], line.start)


def chosen(share: int, seed: str, words: Sequence[str]) -> list[Mutant]:
    found = [it for it in mutants() if all(word in f"{it.file} {it.protects}" for word in words)]
    if share == 1:
        return found
    return Random(seed).sample(found, -(-len(found) // share))


@contextmanager
def copied() -> Iterator[Path]:
    """Yield a copy of the tree to spoil; its compiled files know their source by its sum."""
    with tempfile.TemporaryDirectory() as folder:
        to = Path(folder) / "tree"
        shutil.copytree(ROOT, to, ignore=LEFT_BEHIND)
        compileall.compile_dir(to, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        yield to


def survives(mutant: Mutant, tree: Path) -> bool:
    path = tree / mutant.file
    whole = path.read_text("utf-8")
    path.write_text(mutant.applied(whole), "utf-8")
    short = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not long"]
    command = [sys.executable, "-m", "pytest", *short, *mutant.tests]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        run = subprocess.run(
            command,
            check=False,
            cwd=tree,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return False
    finally:
        path.write_text(whole, "utf-8")
    if run.returncode not in (PASSED, NOTICED):
        raise RuntimeError(f"{mutant.file}: the tests could not be run\n{run.stdout[-2000:]}")
    return run.returncode == PASSED


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--share", type=int, default=1, help="one in so many; default: all")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    tried = chosen(args.share, args.seed, args.words)
    left = 0
    with copied() as tree:
        for mutant in tried:
            alive = survives(mutant, tree)
            left += alive
            print(
                "SURVIVED" if alive else "noticed ", mutant.file, "-", mutant.protects, flush=True
            )
    print(f"{len(tried) - left} noticed, {left} survived")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
