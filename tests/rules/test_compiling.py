"""The modules that are compiled, and the conditions for using a build."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules import build
from tools.compile import compilable

SHOW = "import rules; print(rules.COMPILED, rules.core.game.__file__)"


def test_modules_with_structs_are_left_to_msgspec(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text("")
    (tmp_path / "state.py").write_text("class State(Base, kw_only=True):\n    hand: list[str]\n")
    (tmp_path / "flow.py").write_text("class Flow(Generic[S]):\n    pass\n")
    (tmp_path / "parts.py").write_text("class Part(msgspec.Struct):\n    pass\n")
    (tmp_path / "solo").mkdir()
    (tmp_path / "solo" / "day.py").write_text("def dawn() -> None: ...\n")
    assert {path.name for path in compilable(tmp_path)} == {"flow.py", "day.py"}


def test_what_takes_the_time_is_compiled() -> None:
    names = {path.relative_to(build.SOURCES).as_posix() for path in compilable(build.SOURCES)}
    assert {"core/game.py", "core/flow.py", "core/imagining.py", "play.py"} <= names
    assert not {"core/choice.py", "core/log.py", "core/state.py"} & names


def test_a_build_of_other_sources_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "BUILD", tmp_path)
    monkeypatch.delenv(build.ASKED, raising=False)
    assert not build.preferred()
    assert capsys.readouterr().err == ""
    monkeypatch.setenv(build.ASKED, "compiled")
    assert not build.compiled()
    assert not build.preferred()
    (tmp_path / "stamp").write_text("of yesterday")
    assert not build.preferred()
    assert "python -m tools.compile" in capsys.readouterr().err
    (tmp_path / "stamp").write_text(build.stamp())
    assert build.compiled()


def test_nobody_gets_a_build_who_did_not_ask_for_it() -> None:
    environment = {name: value for name, value in os.environ.items() if name != build.ASKED}
    command = [sys.executable, "-c", SHOW]
    run = subprocess.run(command, check=True, env=environment, capture_output=True, text=True)
    told, path = run.stdout.split()
    assert told == "False"
    assert Path(path) == build.SOURCES / "core" / "game.py"
