"""The imports between modules, read from the code. Relative imports and imports only for types are
included."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
Imports = Mapping[str, frozenset[str]]  # by module: the modules that it imports, as dotted names


@cache
def modules(*packages: str) -> dict[str, Path]:
    """Return the files of all modules by dotted name. A package has its own name, without
    `__init__`."""
    found = {}
    for package in packages:
        for path in sorted((ROOT / package).rglob("*.py")):
            dotted = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            found[dotted.removesuffix(".__init__")] = path
    return found


@cache
def imports(*packages: str) -> Imports:
    """Return which modules of these packages import which others of them."""
    known = modules(*packages)
    return {
        name: frozenset(other for other in imported(name, path, known) if other != name)
        for name, path in known.items()
    }


@cache
def statements(path: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """Return all import statements of a file, also those inside functions."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return tuple(it for it in nodes if isinstance(it, ast.Import | ast.ImportFrom))


def imported(name: str, path: Path, known: Mapping[str, Path]) -> Iterator[str]:
    for node in statements(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        else:
            origin = origin_of(node, name, is_package=path.name == "__init__.py")
            for alias in node.names:
                inner = f"{origin}.{alias.name}"
                if inner in known or origin in known:
                    yield inner if inner in known else origin


def origin_of(node: ast.ImportFrom, name: str, *, is_package: bool) -> str:
    """Return the full name of the package or module after `from`."""
    if not node.level:
        return node.module or ""
    here = name.split(".") if is_package else name.split(".")[:-1]
    above = here[: len(here) - node.level + 1]
    return ".".join([*above, node.module] if node.module else above)


def cycles(graph: Imports) -> list[list[str]]:
    """Return the groups of modules that import each other in a circle."""
    reached = {name: reach(name, graph) for name in graph}
    knots = {
        tuple(sorted({name, *(other for other in reached[name] if name in reached[other])}))
        for name in graph
        if name in reached[name]
    }
    return sorted(map(list, knots))


def reach(start: str, graph: Imports) -> set[str]:
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph[name]
    return found
