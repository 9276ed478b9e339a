"""Finds procedures that rules put on the agenda and that nobody has written.

Such a slip is found when the rules are tested, not when a table comes to that place.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rules.core import Rulebook

ADDS = frozenset(("append", "insert", "extend"))


class Mention(NamedTuple):
    """A place where the rules name a procedure; the name's gaps are stars."""

    place: str
    name: str


def unknown_procedures(book: Rulebook[Any]) -> list[Mention]:
    """Return the mentions whose name fits no procedure."""
    return [it for it in mentions(book) if not any(_fits(it, name) for name in book.procedures)]


def _fits(mention: Mention, procedure: str) -> bool:
    pattern = ".+".join(re.escape(part) for part in mention.name.split("*"))
    return re.fullmatch(pattern, procedure) is not None


def mentions(book: Rulebook[Any]) -> Iterator[Mention]:
    """Yield every procedure that the game's modules put on the agenda by its name."""
    for module in modules(book):
        tree = ast.parse(source(module).read_text("utf-8"))
        for place, entries in _entries(tree):
            for name, line in _names(entries):
                yield Mention(f"{module}:{place or line}", name)


def modules(book: Rulebook[Any]) -> list[str]:
    """Return the modules that the game is written in."""
    home = book.begin.__module__
    package = home.rpartition(".")[0]
    if getattr(sys.modules.get(package), "book", None) is not book:
        return [home]
    return sorted(name for name in sys.modules if name.startswith(f"{package}."))


def source(module: str) -> Path:
    """Return the source file of a module, also of one that was compiled."""
    path = Path(str(sys.modules[module].__file__))
    return path if path.suffix == ".py" else path.with_name(f"{module.rpartition('.')[2]}.py")


def _entries(tree: ast.AST) -> Iterator[tuple[int, ast.expr]]:
    """Yield what is put on the agenda: by ``then``, by ``agenda=``, or by a change of the list
    itself."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        for keyword in node.keywords:
            if keyword.arg == "agenda":
                yield 0, keyword.value
        if isinstance(node.func, ast.Attribute) and _adds(node.func):
            for argument in node.args:
                yield node.lineno, argument


def _adds(function: ast.Attribute) -> bool:
    on_agenda = isinstance(function.value, ast.Attribute) and function.value.attr == "agenda"
    return function.attr == "then" or (on_agenda and function.attr in ADDS)


def _names(entry: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield each procedure's name in an entry, with its line: the first element of a list."""
    if isinstance(entry, ast.List) and entry.elts:
        written = list(_written(entry.elts[0]))
        if written:
            yield from ((name, entry.lineno) for name in written)
            return
    for child in ast.iter_child_nodes(entry):
        yield from _names(child)


def _written(name: ast.expr) -> Iterator[str]:
    if isinstance(name, ast.Constant) and isinstance(name.value, str):
        yield name.value
    elif isinstance(name, ast.JoinedStr):
        yield "".join(
            str(part.value) if isinstance(part, ast.Constant) else "*" for part in name.values
        )
    elif isinstance(name, ast.IfExp):
        yield from (*_written(name.body), *_written(name.orelse))
