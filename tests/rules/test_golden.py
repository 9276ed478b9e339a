"""Recorded games are played the same for ever, unless somebody means to change them."""

import shutil
from pathlib import Path

import pytest

import rules
from tests.marks import all_long_but
from tests.rules.variants import FIRST
from tools import recorded
from tools.recorded import Kind, kinds

KINDS = [kind for book in rules.GAMES.values() for kind in kinds(book)]


@pytest.mark.parametrize(
    "kind",
    all_long_but([Kind(*variant) for variant in FIRST], KINDS),
    ids=[kind.name for kind in KINDS],
)
def test_the_recorded_game_is_played_again(kind: Kind) -> None:
    wanted = recorded.path(kind).read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip(recorded.lines(kind), wanted, strict=True)):
        assert now == then, f"{kind.name} differs at decision {number}: see tools/recorded.py"


def test_no_recording_is_left_over() -> None:
    assert set(recorded.OURS.glob("*.txt")) == {recorded.path(kind) for kind in KINDS}


def test_what_is_not_as_it_was_recorded_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = rules.GAMES["quay"]
    for path in recorded.recordings(book):
        shutil.copy(path, tmp_path)
    monkeypatch.setattr(recorded, "OURS", tmp_path)
    assert list(recorded.changed(book)) == []
    first, *_, last = kinds(book)
    text = recorded.path(first).read_text("utf-8").splitlines(keepends=True)
    recorded.path(first).write_text("".join(text[:3]), "utf-8")
    recorded.path(last).rename(tmp_path / "quay-gone.txt")
    assert list(recorded.changed(book)) == [
        f"{first.name} is another game from decision 3 on",
        f"{last.name} is not recorded",
        "quay-gone is no kind of this game",
    ]
    assert len(list(recorded.record(book))) == len(recorded.recordings(book))
    assert list(recorded.changed(book)) == []
    for path in recorded.recordings(book):
        path.unlink()
    assert list(recorded.changed(book)) == []
