"""The parts that a game brings for Discord; a wrong one is named at once."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.games import faces
from cogs.games.face import Face
from cogs.games.faces import FACES, face_of
from render import painters
from render.painters import PAINTERS, BadPainter
from rules import GAMES, Package
from rules.core.vocabulary import Action, Vocabulary

GAME = '"""A game."""\n\nfrom cogs.games.face import Face\n\nFACE = Face()\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Write a package whose only game, called like one of the tests' games, has an empty face."""
    made = tmp_path / "found_here" / "quay"
    made.mkdir(parents=True)
    package = Package("quay", "found_here.none", "found_here.none", "found_here.quay", (made,))
    monkeypatch.setattr(faces, "PACKAGES", {"quay": package})
    monkeypatch.syspath_prepend(tmp_path)
    (made / "__init__.py").write_text(GAME, "utf-8")
    yield made
    forget("found_here")


def forget(name: str) -> None:
    for module in [it for it in sys.modules if it.partition(".")[0] == name]:
        del sys.modules[module]


@pytest.fixture
def left_out(monkeypatch: pytest.MonkeyPatch) -> dict[str, Exception]:
    told: dict[str, Exception] = {}
    monkeypatch.setattr(faces, "drop", lambda package, fault: told.update({package.game: fault}))
    return told


def test_only_games_bring_something() -> None:
    assert set(FACES) <= set(GAMES)
    assert set(PAINTERS) <= set(GAMES)


def test_what_a_game_does_not_bring_is_done_without(folder: Path) -> None:
    assert dict(faces.found()) == {"quay": Face()}
    assert face_of("a game that brings nothing") == Face()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('"""Nothing."""\n', "no FACE"),
        ('FACE = "misspelt"\n', "no FACE"),
        (GAME.replace("Face()", "Face(comands=None)"), "comands"),
    ],
)
def test_a_face_that_cannot_be_right_leaves_its_game_out(
    folder: Path, left_out: dict[str, Exception], text: str, told: str
) -> None:
    (folder / "__init__.py").write_text(text, "utf-8")
    assert dict(faces.found()) == {}
    assert told in str(left_out["quay"])


def test_a_misspelt_part_leaves_its_game_out(folder: Path, left_out: dict[str, Exception]) -> None:
    (folder / "rulebok.toml").touch()
    assert dict(faces.found()) == {}
    assert "rulebok.toml is none of" in str(left_out["quay"])


def test_a_folder_of_no_game_is_told(folder: Path) -> None:
    folder.rename(folder.with_name("kwai"))
    assert list(faces.unknown_folders(folder.parent)) == ["kwai"]


def test_parts_and_their_sentences_come_together(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not list(faces.mismatches("quay", Face()))
    assert any("rules" in fault for fault in faces.mismatches("ryozen", Face()))
    monkeypatch.setattr(GAMES["quay"], "vocabulary", Vocabulary("quay", (Action("load"),)))
    assert any("commands" in fault for fault in faces.mismatches("quay", Face()))


def test_a_painter_that_cannot_paint_everything_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    room = tmp_path / "painted_here" / "quay"
    room.mkdir(parents=True)
    text = "class Painted:\n    def bord(self) -> None: ...\n\nPAINTER = Painted()\n"
    (room / "__init__.py").write_text(text, "utf-8")
    with pytest.raises(BadPainter, match=r"has no .*board"):
        painters.checked("painted_here.quay")
    forget("painted_here")
