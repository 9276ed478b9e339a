"""The table of the architecture, enforced: the rooms that each room of the house may import."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import rooms
from tools.imports import cycles, imports, statements

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

# Libraries each room may use; rooms not listed may use those named in requirements.in.
LIBRARIES: dict[str, set[str]] = {
    "rules": {"msgspec"},
    "locales": {"fluent", "msgspec"},
    "db": {"aiosqlite", "msgspec", "psycopg"},
    "tables": {"msgspec"},
    "render": {"PIL"},
    "sandbox": {"aiohttp", "cryptography"},
}

# The rules have no clock, no outside chance and no event loop.
IMPURE = {"asyncio", "random", "secrets", "time", "datetime", "threading", "sqlite3", "socket"}

# Modules that find, measure or play games from the outside, kept beside the rules.
OUTSIDE_OF_THE_GAME = {
    "rules/__main__.py", "rules/bench.py", "rules/match.py", "rules/packages.py", "rules/play.py",
    "rules/promises.py",
    *(
        f"rules/search/{name}.py"
        for name in (
            "afterwards", "answers", "coaching", "finals", "levels", "plans",
            "par", "playing_on", "playing_out", "purposes", "rehearsal",
        )
    ),
}  # fmt: skip


WHOLE = {"bot", "running"}  # modules that know all rooms


def imported(path: Path) -> Iterator[str]:
    for node in statements(path):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif node.level == 0 and node.module:
            yield node.module.split(".")[0]


def modules(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_enters_only_rooms_it_may(room: str) -> None:
    for path in modules(room):
        others = {
            name for name in imported(path) if (ROOT / name).is_dir() or name in ("bot", "running")
        }
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


def test_what_tests_share_is_no_test() -> None:
    """No file of tests is imported; shared code lies beside them."""
    shared = [
        f"{name}: {other}"
        for name, others in imports("tests").items()
        for other in others
        if other.rpartition(".")[2].startswith("test_")
    ]
    assert not shared


def test_rules_are_pure() -> None:
    for path in modules("rules"):
        if path.relative_to(ROOT).as_posix() not in OUTSIDE_OF_THE_GAME:
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


# The bot's rooms: each may enter those before it.
COGS = (
    "buttons", "words", "layouts", "presses", "channels", "pictures", "games", "rulebook", "news",
    "people", "servers", "gather", "play", "look", "learn", "app",
)  # fmt: skip

# The tables' rooms, likewise.
TABLES = ("base", "table", "people", "turn", "after", "telling", "upkeep")

# Consequences of a table's change, in order.
STAGES = ("given", "followed", "called", "paged", "pipeline")

GAMES = {path.parent.name for path in (ROOT / "rules").glob("*/registry.py")}

# No module in these imports itself through others.
WITHOUT_KNOTS = ("locales", "db", "rules", "tables", "render", "sandbox", "cogs")


def room_in(name: str) -> str:
    """Return the room of a module, or "" for a module at the top of the package."""
    parts = name.split(".")
    return parts[1] if (ROOT / parts[0] / parts[1]).is_dir() else ""


@pytest.mark.parametrize(("package", "rooms"), [("cogs", COGS), ("tables", TABLES)])
def test_the_rooms_of_a_package_enter_only_those_before_them(
    package: str, rooms: tuple[str, ...]
) -> None:
    """Imports for types count as well."""
    graph = {name: others for name, others in imports(package).items() if name != package}
    assert {room_in(name) for name in graph} - {""} == set(rooms)
    for name, others in graph.items():
        if room := room_in(name):
            inside = [other for other in others if other != package]
            late = [it for it in inside if rooms.index(room_in(it)) > rooms.index(room)]
            assert not late, f"{name} enters {late}"


def test_no_stage_of_a_change_knows_a_later_one() -> None:
    graph = imports("tables")
    for place, stage in enumerate(STAGES):
        later = {f"tables.table.{it}" for it in STAGES[place + 1 :]}
        assert not graph[f"tables.table.{stage}"] & later


@pytest.mark.parametrize("room", WITHOUT_KNOTS)
def test_nothing_leads_back_to_itself(room: str) -> None:
    assert cycles(imports(room)) == []


def game_of(name: str) -> str:
    """Return the game whose folder a module lies in, or an empty text."""
    for folder in ("rules", "render", "cogs.games"):
        owner, _, _ = name.removeprefix(f"{folder}.").partition(".")
        if name.startswith(f"{folder}.") and owner in GAMES:
            return owner
    return ""


def test_no_game_knows_another_and_nobody_knows_a_game() -> None:
    """The games are found by their names."""
    graph = imports("rules", "render", "cogs", "tables")
    assert {game_of(name) for name in graph} == {"", *GAMES}
    for name, others in graph.items():
        known = {game_of(other) for other in others} - {"", game_of(name)}
        assert not known, f"{name} knows {known}"


# Modules of a game that pictures and their words may use.
SHOWN = ("view", "seen", "parts", "map", "prospects", "core.seen")


def test_pictures_know_views_and_parts_but_no_state() -> None:
    """Pictures import no module through which they could read more than a view tells."""
    for name, others in imports("rules", "render").items():
        if not name.startswith("render.") or not game_of(name):
            continue
        entered = {other for other in others if other.startswith("rules")}
        if name.endswith(".words"):
            entered -= {"rules.core", f"rules.{game_of(name)}", f"rules.{game_of(name)}.registry"}
        hidden = [other for other in entered if not other.endswith(tuple(f".{it}" for it in SHOWN))]
        assert not hidden, f"{name} enters {hidden}"


def test_the_kit_knows_nobody() -> None:
    for name, others in imports("rules", "render").items():
        if name.startswith("render.kit"):
            outside = [other for other in others if not other.startswith("render")]
            assert not outside, f"{name} enters {outside}"


def test_relative_imports_are_seen() -> None:
    graph = imports("cogs")
    assert "cogs.presses.replies" in graph["cogs.presses.router"]
    assert "cogs.games.face" in graph["cogs.games.ryozen"]
    assert cycles({"a": frozenset("b"), "b": frozenset("a"), "c": frozenset("a")}) == [["a", "b"]]


def test_the_drawing_of_the_rooms_is_that_of_the_house() -> None:
    """The arrows must be those of the imports; their counts may be a little out of date."""
    drawn = rooms.PAGE.read_text("utf-8")
    assert arrows(rooms.page()) == arrows(drawn), "python -m tools.rooms draws it anew"


def arrows(page: str) -> list[tuple[str, str]]:
    return re.findall(r"^    (\S+) -->\|\d+\| (\S+)$", page, re.MULTILINE)
