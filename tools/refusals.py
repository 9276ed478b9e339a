"""Finds protective lines by their form: conditions under which something is refused, and events
that only some seats may know. `mutants.toml` has an entry for each, by its name."""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
REFUSING = ("Refused", "Told")
ROOMS = ("tables", "cogs")  # rooms whose refusals are found
TELLING = ("rules",)  # rooms whose events are found


class Line(NamedTuple):
    """A protective part of a file's text, from ``start`` to ``end``; ``instead`` of it there would
    be no protection."""

    file: str
    name: str  # the function, and the name of the refusal or event
    start: int
    end: int
    instead: str

    def applied(self, text: str) -> str:
        return text[: self.start] + self.instead + text[self.end :]


def protective_lines() -> dict[str, Line]:
    """Return all protective lines by file and name. Equal names are numbered."""
    found = [*lines_of(ROOMS, refusal), *lines_of(TELLING, secret)]
    times: Counter[tuple[str, str]] = Counter()
    named = {}
    for line in found:
        times[line.file, line.name] += 1
        number = times[line.file, line.name]
        named[f"{line.file} {line.name}{f' {number}' if number > 1 else ''}"] = line
    return named


class Source:
    """A file that turns the parser's positions, which are lines and bytes, into characters."""

    def __init__(self, path: Path) -> None:
        self.file = path.relative_to(ROOT).as_posix()
        self.text = path.read_text("utf-8")
        self.lines = self.text.splitlines(keepends=True)

    def place(self, line: int, column: int) -> int:
        within = len(self.lines[line - 1].encode()[:column].decode())
        return sum(map(len, self.lines[: line - 1])) + within

    def line(self, name: str, node: ast.expr, instead: str) -> Line:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.place(node.lineno, node.col_offset)
        end = self.place(node.end_lineno, node.end_col_offset)
        return Line(self.file, name, start, end, instead)


def lines_of(rooms: tuple[str, ...], kind: "Kind") -> Iterator[Line]:
    for room in rooms:
        for path in sorted((ROOT / room).rglob("*.py")):
            source = Source(path)
            for within, node in walked(ast.parse(source.text), ""):
                yield from kind(source, within, node)


def walked(node: ast.AST, within: str) -> Iterator[tuple[str, ast.AST]]:
    """Yield all nodes in the order of the file, each with the name of its function."""
    for child in ast.iter_child_nodes(node):
        inside = within
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inside = f"{within}.{child.name}".strip(".")
        yield inside, child
        yield from walked(child, inside)


def refusal(source: Source, within: str, node: ast.AST) -> Iterator[Line]:
    if isinstance(node, ast.If):
        for call in [it.exc for it in node.body if isinstance(it, ast.Raise)]:
            if isinstance(call, ast.Call) and ast.unparse(call.func) in REFUSING:
                yield source.line(f"{within} {reason(call)}", node.test, "False")


def reason(raised: ast.Call) -> str:
    """Return the name of the reason or of the message with which something is refused."""
    names = [
        it.attr if isinstance(it, ast.Attribute) else str(it.value)
        for it in ast.walk(raised.args[0])
        if (isinstance(it, ast.Attribute) and ast.unparse(it.value) == "Why")
        or (isinstance(it, ast.Constant) and isinstance(it.value, str))
    ]
    return names[0] if names else ast.unparse(raised.args[0])


def secret(source: Source, within: str, node: ast.AST) -> Iterator[Line]:
    if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".tell"):
        for word in node.keywords:
            if word.arg == "to":
                yield source.line(f"{within} to", word.value, "None")


Kind = Callable[[Source, str, ast.AST], Iterator[Line]]
