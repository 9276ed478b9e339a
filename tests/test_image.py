"""tools.dockerfile understands every step of the Dockerfile, so that `tools.image` can carry it out
without a daemon."""

from pathlib import Path

import pytest

from tools.dockerfile import Stage, Step, UnknownStep, copied, left_out, stages, steps
from tools.environment import ROOT

TEXT = (ROOT / "Dockerfile").read_text("utf-8")


def test_each_stage_is_understood_whole() -> None:
    base, rules, image = stages(TEXT)
    assert (base.name, rules.name, image.name) == ("python", "rules", "")
    assert (rules.begins, image.begins) == ("python", "python")
    assert image.last("USER") == "emberboard"
    assert image.entrypoint() == ["python", "bot.py"]
    assert image.health()[:2] == ["python", "-c"]
    assert image.environment()["PYTHONDONTWRITEBYTECODE"] == "1"
    assert sum(map(len, (base.steps, rules.steps, image.steps))) == len([*steps(TEXT)]) - 3


def test_a_line_may_go_on_and_a_comment_is_none() -> None:
    text = "FROM a AS b\n# RUN not\nRUN one && \\\n    two\n"
    assert stages(text) == [Stage("a", "b", [Step("RUN", "one && two")])]


def test_what_is_not_understood_is_named() -> None:
    with pytest.raises(UnknownStep, match="ONBUILD RUN rm"):
        stages("FROM a\nONBUILD RUN rm\n")


def test_a_copy_names_its_source_and_its_goal() -> None:
    assert copied("a.txt b.txt ./") == ("", ["a.txt", "b.txt"], "./")
    assert copied("--from=rules /x/.build .build") == ("rules", ["/x/.build"], ".build")


@pytest.mark.parametrize(
    ("path", "out"),
    [
        (".git", True),
        (".venv/bin/python", True),
        ("rules/core/__pycache__", True),
        ("data/tables.sqlite", True),
        ("tests/data", False),
        ("rules/core/words.py", False),
    ],
)
def test_what_is_no_part_of_the_program_is_left_out(path: str, out: bool) -> None:
    assert left_out((ROOT / ".dockerignore").read_text("utf-8"), Path(path)) is out
