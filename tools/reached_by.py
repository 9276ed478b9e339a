"""Finds the tests that execute a protective line, and the processor time that each test takes.

`marked` puts a call of `seen` before each line, in a copy of the tree (`mutants.py`). When pytest
runs there with this module as a plugin (`-p tools.reached_by`), tests and the processes that they
start write what they have seen into the file that the variable `REACHED_BY` names.
"""

import ast
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from math import inf
from pathlib import Path

import pytest

INTO = "REACHED_BY"
RUNNING = "PYTEST_CURRENT_TEST"  # set by pytest; processes that a test starts inherit it
written: set[tuple[int, str]] = set()


def seen(number: int) -> None:
    test = os.environ.get(RUNNING, "").rpartition(" (")[0]
    if test and (number, test) not in written:
        written.add((number, test))
        write(f"{number}\t{test}")


def write(line: str) -> None:
    if into := os.environ.get(INTO):
        with Path(into).open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    begun = processor()
    try:
        return (yield)
    finally:
        write(f"{processor() - begun:.3f}\t{item.nodeid}")


def found_by(into: Path) -> dict[int, list[str]]:
    """Read the plugin's file; return the tests that have seen each line, the quickest first."""
    tests: dict[int, list[str]] = defaultdict(list)
    took: dict[str, float] = {}
    for line in into.read_text("utf-8").splitlines():
        number, _, test = line.partition("\t")
        if number.isdecimal():
            tests[int(number)].append(test)
        else:
            took[test] = float(number)
    return {
        number: sorted(them, key=lambda it: took.get(it, inf)) for number, them in tests.items()
    }


def processor() -> float:
    return sum(os.times()[:4])


def marked(text: str, places: Mapping[int, int]) -> str:
    """Return a file's text with a mark before each of the statements at ``places``, by number.

    Statements outside functions get no mark: they run when the file is imported.
    """
    lines = text.splitlines(keepends=True)
    before: dict[int, list[int]] = defaultdict(list)
    for number, place in places.items():
        line = text.count("\n", 0, place) + 1
        if statement := innermost(ast.parse(text), line):
            before[statement.lineno].append(number)
    return "".join(
        "".join(mark(line, before[number])) + line for number, line in enumerate(lines, 1)
    )


def mark(line: str, numbers: Iterable[int]) -> Iterator[str]:
    indent = line[: len(line) - len(line.lstrip())]
    for number in numbers:
        yield f'{indent}__import__("tools.reached_by").reached_by.seen({number})\n'


def innermost(tree: ast.Module, line: int) -> ast.stmt | None:
    """Return the innermost statement at a line that is in a function and may get a mark before
    it."""
    found = None
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for body in bodies(function):
                for it in body:
                    if it.lineno <= line <= (it.end_lineno or it.lineno) and not (
                        found and found.lineno > it.lineno
                    ):
                        found = it
    return found


def bodies(function: ast.AST) -> Iterator[list[ast.stmt]]:
    for node in ast.walk(function):
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            # an `elif` is parsed as the only statement of an `else`; nothing can stand before it
            if isinstance(body, list) and not (name == "orelse" and is_elif(node, body)):
                yield body


def is_elif(node: ast.AST, body: list[ast.stmt]) -> bool:
    return (
        isinstance(node, ast.If)
        and len(body) == 1
        and isinstance(body[0], ast.If)
        and body[0].col_offset == node.col_offset
    )
