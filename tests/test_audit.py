"""Pinned versions, compared with the faults that a package index knows."""

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tools import audit
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


class Index(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        told = INDEX.get(self.path.removeprefix("/").removesuffix("/json"))
        self.send_response(200 if told else 404)
        self.end_headers()
        self.wfile.write(json.dumps(told).encode())

    def log_message(self, format: str, *args: Any) -> None:
        """Stay silent."""


@pytest.fixture
def index(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with HTTPServer(("127.0.0.1", 0), Index) as server:
        monkeypatch.setattr(audit, "INDEX", f"http://127.0.0.1:{server.server_port}")
        monkeypatch.setenv("no_proxy", "127.0.0.1")
        Thread(target=server.serve_forever, daemon=True).start()
        yield
        server.shutdown()


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize(
    ("pin", "code", "told"),
    [
        ("ember==1.0", 1, "ember==1.0: EMBER-1\n1 pinned versions: 1 with known faults, 0 unknown"),
        ("ember==2.0", 0, "1 pinned versions: 0 with known faults, 0 unknown"),
        ("ash==3.0", 1, "ash==3.0: nothing is told of it\n"),
    ],
)
def test_the_audit_fails_over_a_bad_pin(
    pin: str, code: int, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pinned = tmp_path / "requirements.txt"
    pinned.write_text(f"{pin}\n")
    assert audit.main([str(pinned)]) == code
    assert told in capsys.readouterr().out
