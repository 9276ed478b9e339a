"""Pinned versions, compared with the faults that a package index knows."""

from pathlib import Path
from typing import Any

from tools.audit import Pin, faults, lines, pins

SINGED = [{"id": "EMBER-1"}, {"id": "EMBER-2", "withdrawn": "2026-01-01"}]
INDEX = {
    "ember/1.0": {"info": {"version": "1.0"}, "vulnerabilities": SINGED},
    "ember": {"info": {"version": "2.0"}, "vulnerabilities": []},
    "ash": {"info": {"version": "3.1"}, "vulnerabilities": []},
}


def ask(path: str) -> Any:
    return INDEX.get(path)


def test_known_faults_are_those_of_the_pinned_version() -> None:
    old, new, gone = Pin("ember", "1.0"), Pin("ember", "2.0"), Pin("ash", "3.0")
    known = [(pin, faults(pin, ask)) for pin in (old, new, gone)]
    assert [found for _, found in known] == [["EMBER-1"], [], None]
    assert list(lines(known)) == ["ember==1.0: EMBER-1", "ash==3.0: nothing is told of it"]


def test_every_pin_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "requirements.txt"
    path.write_text("# words\n-r other.txt\ndiscord.py==2.7.1\npsycopg[binary]==3.3.9; os_name\n")
    assert list(map(str, pins([path]))) == ["discord.py==2.7.1", "psycopg==3.3.9"]
