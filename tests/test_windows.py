"""Nothing that Windows lacks is used without a guard."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import thinking
from tools.environment import ROOT

NOT_OURS = ("tests", "artifacts", "node_modules", "data")
OURS = sorted(
    str(path.relative_to(ROOT))
    for path in ROOT.iterdir()
    if path.suffix == ".py"
    or (path.name not in NOT_OURS and path.name[0] != "." and any(path.glob("*.py")))
)
# Names that exist on Windows but fail when they are called, which no type tells.
RAISES_THERE = ("add_signal_handler", "remove_signal_handler", "preexec_fn", "pass_fds")
# On Windows these processes have no group of their own: Ctrl-C reaches and ends them, too.
IGNORED_THERE = {"start_new_session": ["rules/packages.py", "tables/turn/minds.py"]}


def files() -> Iterator[Path]:
    for name in OURS:
        path = ROOT / name
        yield from path.rglob("*.py") if path.is_dir() else [path]


def names(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.arg


@pytest.mark.long
def test_no_name_is_used_that_windows_does_not_have(tmp_path: Path) -> None:
    assert {"rules", "db", "tables", "cogs", "tools", "bot.py"} <= set(OURS)
    there = ("--platform", "win32", "--cache-dir", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *there, *OURS],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_is_called_that_fails_there() -> None:
    wanted = {*RAISES_THERE, *IGNORED_THERE}
    found: dict[str, list[str]] = {}
    for path in files():
        for name in sorted(wanted & set(names(path))):
            found.setdefault(name, []).append(path.relative_to(ROOT).as_posix())
    assert found == IGNORED_THERE


def test_automas_think_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delattr(os, "nice", raising=False)
    thinking.main([])
