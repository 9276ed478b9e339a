"""Docstrings say what a thing is or does; those that begin with a question word are riddles."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = ("cogs", "db", "locales", "render", "rules", "sandbox", "tables", "tests", "tools")
RIDDLE = re.compile(r"(What|Who|Whose|Whom|Whether|That|Where|Which|How)\b")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def sources() -> Iterator[Path]:
    yield from ROOT.glob("*.py")
    for room in ROOMS:
        yield from (ROOT / room).rglob("*.py")


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield each docstring of a file with the line of what it documents."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, DOCUMENTED):
            text = ast.get_docstring(node)
            if text is not None:
                yield getattr(node, "lineno", 1), text


def test_no_docstring_begins_as_a_riddle() -> None:
    found = list(sources())
    assert len(found) > len(ROOMS)
    assert not [
        f"{path.relative_to(ROOT)}:{line}: {text.splitlines()[0]}"
        for path in found
        for line, text in docstrings(path)
        if RIDDLE.match(text)
    ]
