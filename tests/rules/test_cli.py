"""The headless contract: the output of the commands, and their failures."""

import json
from pathlib import Path
from typing import Any

import pytest

import rules
from rules.__main__ import main
from tests.proof.quay import book as quay


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str], str]:
    code = main(list(arguments))
    printed = capsys.readouterr()
    return code, printed.out.splitlines(), printed.err


@pytest.fixture
def saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "game.json"
    assert run(capsys, "random", "quay", "--save", str(path))[0] == 0
    return path


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = run(capsys, "games")
    games = {row["id"]: row for row in map(json.loads, lines)}
    assert code == 0
    assert set(games) == set(rules.GAMES)
    quay, siege = games["quay"]["modes"][0], games["siege"]["modes"][0]
    assert (quay["id"], quay["seats"], quay["options"]) == ("base", [2, 3], {"rounds": [3, 4]})
    assert (quay["records"], quay["rivals"], quay["team"]) == ({}, [], False)
    assert (siege["records"], siege["team"]) == ({"scars": "scars"}, True)
    assert games["rival"]["modes"][0]["rivals"] == ["clerk"]


def test_random_games_report_and_repeat(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["random", "quay", "--seats", "3", "--option", "rounds=4", "--games", "2", "--json"]
    code, first, _ = run(capsys, *command, "--seed", "x")
    _, second, _ = run(capsys, *command, "--seed", "x")
    assert code == 0
    assert first[:2] == second[:2]
    assert json.loads(first[2])["games"] == 2
    assert len(json.loads(first[0])["scores"]) == 3


def test_replay_shows_any_moment(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = run(capsys, "replay", str(saved), "--at", "3", "--seat", "1", "--json")
    view = json.loads(lines[0])
    assert code == 0
    assert isinstance(view["seats"][1]["cards"], list)
    assert isinstance(view["seats"][0]["cards"], int)
    assert view["pending"]
    assert run(capsys, "replay", str(saved))[1][0].startswith("quay, ")


def test_verify(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = run(capsys, "verify", str(saved))
    assert code == 0
    assert lines[0].startswith("ok: ")


@pytest.mark.parametrize(
    ("forged", "why"),
    [
        ({"rules": 0}, "it is of rules 0, this program has rules 1"),
        ({"staged": True}, "the position was set up by hand"),
    ],
)
def test_points_that_only_the_file_tells_are_not_verified(
    saved: Path, capsys: pytest.CaptureFixture[str], forged: dict[str, Any], why: str
) -> None:
    data = json.loads(saved.read_text())
    data["checkpoint"]["state"]["seats"][0]["goods"]["fish"] += 1
    saved.write_text(json.dumps(data))
    assert run(capsys, "verify", str(saved))[0] == 1
    saved.write_text(json.dumps(data | forged))
    code, lines, _ = run(capsys, "verify", str(saved))
    assert code == 3
    assert "(the last 1 of them legal)" in lines[0]
    assert lines[1].startswith("not verified: ")
    assert lines[1].endswith(why)


def test_an_honest_file_of_older_rules_says_how_much_was_verified(
    saved: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules.GAMES["quay"], "version", 2)
    code, lines, _ = run(capsys, "verify", str(saved))
    assert code == 3
    assert "of rules 1, this program has rules 2" in lines[1]


@pytest.mark.parametrize("where", ["game", "point"])
def test_a_hostile_file_gives_the_terminal_no_orders(
    saved: Path, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    orders = "\x1b\x07\x9b\u202e"
    data = json.loads(saved.read_text())
    (data if where == "game" else data["log"][0])[where] = f"it {orders}"
    saved.write_text(json.dumps(data))
    code, lines, error = run(capsys, "verify", str(saved))
    assert (code > 0, lines) == (True, [])
    assert not set(orders) & set(error)
    assert "it \\x1b" in error.replace("\\\\", "\\")


def test_bench_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = run(capsys, "bench", "quay", "--seconds", "0.01", "--json")
    assert code == 0
    assert json.loads(lines[0])["decisions_per_second"] > 0


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["random", "nope"], 2, "no game 'nope'"),
        (["random", "quay", "--seats", "9"], 2, "not by 9"),
        (["random", "quay", "--option", "rounds"], 2, "NAME=VALUE"),
        (["random", "quay", "--option", "rounds=7"], 2, "rounds cannot be 7"),
        (["random", "quay", "--option", "rounds=²"], 2, "rounds cannot be"),
        (["random", "quay", "--option", "rounds=--4"], 2, "rounds cannot be"),
        (["random", "quay", "--option", f"rounds={'4' * 5000}"], 2, "rounds cannot be"),
        (["replay", "/nowhere.json"], 1, "/nowhere.json"),
        (["replay", "FILE", "--at", "999"], 1, "cannot go back to decision 999"),
        (["replay", "FILE", "--seat", "5"], 1, "no seat 5"),
        (["verify", "TORN"], 1, "not a saved game"),
        (["verify", "FORGED"], 1, "$.log[3]"),
        (["verify", "TWICE"], 1, "'seats' stands there twice"),
        (["replay", "TWICE"], 1, "'seats' stands there twice"),
        (["verify", "ENDLESS"], 1, "larger than"),
        (["replay", "ENDLESS"], 1, "larger than"),
        (["verify", "WORDY"], 2, "no option 'xxx"),
    ],
)
def test_faults_are_one_line(
    arguments: list[str],
    code: int,
    message: str,
    saved: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = json.loads(saved.read_text())
    data["log"][3]["keys"] = ["nonsense"]
    files = {"FILE": saved, "TORN": tmp_path / "torn", "FORGED": tmp_path / "forged"}
    files["TORN"].write_text(saved.read_text()[:100])
    files["FORGED"].write_text(json.dumps(data))
    files |= {name: tmp_path / name for name in ("TWICE", "ENDLESS", "WORDY")}
    files["TWICE"].write_text(saved.read_text().replace('"seats"', '"seats":9,"seats"', 1))
    with files["ENDLESS"].open("wb") as endless:
        endless.truncate(2**36)
    data = json.loads(saved.read_text()) | {"options": {"x" * 10**6: 1}}
    files["WORDY"].write_text(json.dumps(data))
    words = [str(files.get(word, word)) for word in arguments]
    got, lines, error = run(capsys, *words)
    assert got == code
    assert error.startswith("error: ")
    assert message in error
    assert error.count("\n") == 1
    assert len(error) < 2000
    assert not lines


def test_a_game_that_breaks_leaves_a_file_that_can_be_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(s: Any) -> list[str]:
        return ["broken on purpose"] if s.round == 2 else []

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(quay, "invariants", broken)
    code, _, error = run(capsys, "random", "quay", "--seed", "s")
    assert code == 1
    assert "broken on purpose" in error
    code, lines, _ = run(capsys, "replay", "failed-quay-s-0.json", "--json")
    assert code == 0
    assert json.loads(lines[0])["round"] == 2
