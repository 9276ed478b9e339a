"""Tests the tests: removes protective lines one by one, and checks that the named tests then fail.

    python -m tools.mutants [--share 10] [--seed S] [WORD ...]

`mutants.toml` lists the lines: the file, what each line protects, what replaces it, and the tests
that have to fail. Lines of the usual kinds (`refusals.py`) are listed only by their names. Each is
tried in a copy of the tree, without long tests, since `./test` has to notice. First all these tests
run once on the unspoilt copy, to see which of them execute each line (`reached_by.py`); those are
tried first, the quickest before the others. `--share 10` tries a tenth of the lines, picked by the
seed; words pick those whose file or purpose contains all of them. Exits with 1 if a line's removal
is not noticed.
"""

import argparse
import compileall
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from py_compile import PycInvalidationMode
from random import Random
from typing import NamedTuple

from tools.reached_by import INTO, found_by, marked
from tools.refusals import protective_lines

ROOT = Path(__file__).parent.parent
LIST = Path(__file__).with_name("mutants.toml")
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", ".build", ".*_cache", ".hypothesis", "__pycache__", "node_modules", "data",
    "artifacts",
)  # fmt: skip
BUILT = Path(".build", "schemas")  # kept, as tests would make them again
PASSED, NOTICED = 0, 1  # pytest's exit codes
PATIENCE = 600.0  # seconds; if tests hang without the line, they have noticed
MOST = 40  # this many of the tests that execute a line are tried before whole test files
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
SHORT = ("-q", "-p", "no:cacheprovider", "-m", "not long")


class Mutant(NamedTuple):
    file: str
    line: str  # the text to replace, which must be unique; it may have several lines
    instead: str
    protects: str
    tests: list[str]
    start: int | None = None  # where the text begins, if it is not unique

    def place(self, text: str) -> int:
        """Return where the text begins to change."""
        begins = text.index(self.line) if self.start is None else self.start
        pairs = enumerate(zip(self.line, self.instead, strict=False))
        return begins + next((at for at, (was, now) in pairs if was != now), 0)

    def applied(self, text: str) -> str:
        """Return a file's text with the protective line replaced."""
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
    """Yield a mutant for each line of the usual kinds, with the test that must fail without it."""
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
    """Yield a copy of the tree that may be changed. Its compiled files are recognised by the hash
    of their source, not by its time."""
    with tempfile.TemporaryDirectory() as folder:
        to = Path(folder) / "tree"
        shutil.copytree(ROOT, to, ignore=LEFT_BEHIND)
        if (ROOT / BUILT).exists():
            shutil.copytree(ROOT / BUILT, to / BUILT)
        compileall.compile_dir(to, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        yield to


def tests_that_reach(tried: Sequence[Mutant], tree: Path) -> dict[int, list[str]]:
    """Return, by each line's number, the tests that execute the line, the quickest first."""
    whole: dict[Path, str] = {}
    places: dict[Path, dict[int, int]] = defaultdict(dict)
    for number, mutant in enumerate(tried):
        path = tree / mutant.file
        whole[path] = whole.get(path) or path.read_text("utf-8")
        places[path][number] = mutant.place(whole[path])
    for path, text in whole.items():
        path.write_text(marked(text, places[path]), "utf-8")
    into = tree / "reached_by.txt"
    tests = sorted({test for mutant in tried for test in mutant.tests})
    try:
        words = ["-p", "tools.reached_by", *tests]
        run_tests(tree, words, {INTO: str(into), "PYTHONPATH": str(tree)}, patience=None)
        return found_by(into)
    finally:
        for path, text in whole.items():
            path.write_text(text, "utf-8")
        into.unlink(missing_ok=True)


def noticed_by(mutant: Mutant, tree: Path, quick: Sequence[str]) -> str | None:
    """Return the test that fails because of the mutant, or None. Try the quick tests first, then
    all that the mutant names."""
    path = tree / mutant.file
    whole = path.read_text("utf-8")
    path.write_text(mutant.applied(whole), "utf-8")
    tried = (tests for tests in (quick[:MOST], mutant.tests) if tests)
    try:
        return next((found for tests in tried if (found := failed(mutant, tree, tests))), None)
    finally:
        path.write_text(whole, "utf-8")


def failed(mutant: Mutant, tree: Path, tests: Sequence[str]) -> str | None:
    """Return the first of the tests that fails."""
    try:
        run = run_tests(tree, ["-x", "--tb=no", "-rfE", "-p", "tools.ending", *tests], {})
    except subprocess.TimeoutExpired:
        return "a test that hangs"
    if run.returncode == PASSED:
        return None
    named = FAILED.search(run.stdout)
    if run.returncode != NOTICED or not named:
        raise RuntimeError(f"{mutant.file}: the tests could not be run\n{run.stdout[-2000:]}")
    return named[1]


def run_tests(
    tree: Path,
    words: Sequence[str],
    variables: Mapping[str, str],
    patience: float | None = PATIENCE,
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pytest", *SHORT, *words],
        check=False,
        cwd=tree,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **variables},
        capture_output=True,
        text=True,
        timeout=patience,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--share", type=int, default=1, help="one in so many; default: all")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    tried = chosen(args.share, args.seed, args.words)
    left = 0
    with copied() as tree:
        quick = tests_that_reach(tried, tree)
        for number, mutant in enumerate(tried):
            test = noticed_by(mutant, tree, quick.get(number, []))
            left += test is None
            said = f"noticed by {test}:" if test else "SURVIVED"
            print(said, mutant.file, "-", mutant.protects, flush=True)
    print(f"{len(tried) - left} noticed, {left} survived")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
