"""The workflows call scripts of this repository, which are tested here; a release has its notes."""

import json
import os
import re
from pathlib import Path

import pytest

import version
from tools import check, notes, parts
from tools.audit import pins

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
OTHERS = ("echo", "docker", "gh")  # programs that a release calls besides our scripts
CHANGES = """# Changes

## Unreleased

- soon

## 0.3.0 (2026-05-01)

- new

## 0.2.0

- old
"""


def steps(workflow: Path) -> list[str]:
    return re.findall(r"^\s+(?:- )?run: (.+)$", workflow.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=[it.stem for it in WORKFLOWS])
def test_each_step_is_a_script_that_is_here(workflow: Path) -> None:
    found = steps(workflow)
    assert found
    for step in found:
        word, *rest = step.split()
        if word == "python":
            assert (ROOT / f"{rest[1].replace('.', '/')}.py").is_file(), step
        elif word not in OTHERS:
            assert os.access(ROOT / word, os.X_OK), step


def test_the_quick_run_leaves_out_files_that_are_there() -> None:
    assert [it for it in check.SLOW if not (ROOT / it).is_file()] == []
    assert not set(check.SLOW) & set(check.quick())


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=[it.stem for it in WORKFLOWS])
def test_no_workflow_has_more_rights_or_time_than_it_names(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    assert "permissions:" in text
    jobs = re.findall(r"^  \w+:\n    (?:strategy|needs|runs-on)", text, re.MULTILINE)
    assert len(jobs) == text.count("timeout-minutes:")
    assert "pull_request_target" not in text


def test_the_notes_of_a_version_are_its_section_alone() -> None:
    assert notes.notes("v0.3.0", CHANGES) == "- new\n"
    assert notes.notes("0.2.0", CHANGES) == "- old\n"
    with pytest.raises(LookupError, match=r"says nothing of 0\.1\.0"):
        notes.notes("v0.1.0", CHANGES)


def test_this_version_has_its_notes() -> None:
    assert notes.notes(version.version(), notes.CHANGES.read_text("utf-8"))


def test_a_release_lists_its_parts(capsys: pytest.CaptureFixture[str]) -> None:
    assert parts.main() == 0
    told = json.loads(capsys.readouterr().out)
    assert told["metadata"]["component"]["version"] == version.version()
    listed = {(it["name"], it["version"]) for it in told["components"]}
    assert listed == set(pins([ROOT / it for it in parts.LISTS]))
    assert {"pillow", "psycopg"} < {name for name, _ in listed}
    assert told == parts.parts(pins([ROOT / it for it in reversed(parts.LISTS)]))


def test_a_tag_of_another_version_is_no_release(capsys: pytest.CaptureFixture[str]) -> None:
    assert notes.main(["v99.0.0"]) == 1
    assert version.version() in capsys.readouterr().err
    assert notes.main([]) == 2
