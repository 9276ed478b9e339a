"""Which room of the house may enter which: the table of the architecture, enforced."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

ROOMS: dict[str, set[str]] = {
    "rules": {"locales"},
    "locales": set(),
    "db": set(),
    "tables": {"rules", "db", "locales"},
    "render": {"rules", "locales"},
    "sandbox": set(),
    "cogs": {"tables", "render", "locales", "rules"},
}

# What a room may use from outside; a room that is not listed may use what requirements.txt names.
LIBRARIES: dict[str, set[str]] = {
    "rules": {"msgspec"},
    "locales": {"fluent"},
    "db": {"aiosqlite", "msgspec"},
    "tables": {"msgspec"},
    "render": {"PIL"},
    "sandbox": {"aiohttp", "cryptography"},
}

# The rules know no clock, no outer chance and no event loop.
IMPURE = {"asyncio", "random", "secrets", "time", "datetime", "threading", "sqlite3", "socket"}

# Whatever measures or plays from the outside is not a rule, but lives beside the rules.
OUTSIDE_OF_THE_GAME = {"rules/__main__.py", "rules/bench.py", "rules/play.py"}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.split(".")[0]


def modules(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_enters_only_rooms_it_may(room: str) -> None:
    for path in modules(room):
        others = {name for name in imported(path) if (ROOT / name).is_dir() or name == "bot"}
        assert others - {room} <= ROOMS[room], f"{path.relative_to(ROOT)} enters {others}"


@pytest.mark.parametrize("room", LIBRARIES)
def test_a_room_uses_only_libraries_it_may(room: str) -> None:
    for path in modules(room):
        outside = {
            name
            for name in imported(path)
            if name not in sys.stdlib_module_names and not (ROOT / name).is_dir()
        }
        assert outside <= LIBRARIES[room], f"{path.relative_to(ROOT)} uses {outside}"


def test_rules_are_pure() -> None:
    for path in modules("rules"):
        if str(path.relative_to(ROOT)) not in OUTSIDE_OF_THE_GAME:
            assert not set(imported(path)) & IMPURE, path


def test_no_try_or_with_around_an_await_in_rules() -> None:
    """Dropping a waiting procedure must run none of its code."""
    for path in modules("rules"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Try | ast.With | ast.AsyncWith):
                awaits = [inner for inner in ast.walk(node) if isinstance(inner, ast.Await)]
                assert not awaits, f"{path.relative_to(ROOT)}:{node.lineno}"


def test_every_question_is_awaited() -> None:
    """A forgotten await would silently skip the question."""
    questions = {"ask", "may", "ask_some", "ask_all"}
    for path in modules("rules"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                verb = node.value.func
                forgotten = isinstance(verb, ast.Attribute) and verb.attr in questions
                assert not forgotten, f"{path.relative_to(ROOT)}:{node.lineno}"
