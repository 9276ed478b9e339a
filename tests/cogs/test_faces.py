"""What a game brings for Discord, and what is wrong with it is said at once."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.games import faces
from cogs.games.face import Face
from cogs.games.faces import FACES, BadFace, face_of
from render import painters
from render.painters import PAINTERS, BadPainter
from rules import GAMES
from rules.core.vocabulary import Action, Vocabulary

GAME = '"""A game."""\n\nfrom cogs.games.face import Face\n\nFACE = Face()\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where games are looked for: there is one that brings nothing, under the name of a proof."""
    monkeypatch.setattr(faces, "FOLDER", tmp_path / "found_here")
    monkeypatch.setattr(faces, "__package__", "found_here")
    monkeypatch.syspath_prepend(tmp_path)
    made = tmp_path / "found_here" / "quay"
    made.mkdir(parents=True)
    (made / "__init__.py").write_text(GAME, "utf-8")
    yield made
    forget("found_here")


def forget(name: str) -> None:
    for module in [it for it in sys.modules if it.partition(".")[0] == name]:
        del sys.modules[module]


def test_only_games_bring_something() -> None:
    assert set(FACES) <= set(GAMES)
    assert set(PAINTERS) <= set(GAMES)


def test_what_a_game_does_not_bring_is_done_without(folder: Path) -> None:
    assert dict(faces.found()) == {"quay": Face()}
    assert face_of("a game that brings nothing") == Face()


@pytest.mark.parametrize("text", ['"""Nothing."""\n', 'FACE = "misspelt"\n'])
def test_a_folder_without_a_face_is_an_error(folder: Path, text: str) -> None:
    (folder / "__init__.py").write_text(text, "utf-8")
    with pytest.raises(BadFace, match="no FACE"):
        dict(faces.found())


def test_a_misspelt_part_is_an_error(folder: Path) -> None:
    (folder / "rulebok.toml").touch()
    with pytest.raises(BadFace, match=r"rulebok\.toml is none of"):
        dict(faces.found())


def test_a_misspelt_name_in_a_face_is_an_error(folder: Path) -> None:
    text = GAME.replace("Face()", "Face(comands=None)")
    (folder / "__init__.py").write_text(text, "utf-8")
    with pytest.raises(TypeError, match="comands"):
        dict(faces.found())


def test_a_folder_of_no_game_is_an_error(folder: Path) -> None:
    folder.rename(folder.with_name("kwai"))
    with pytest.raises(BadFace, match="no game 'kwai'"):
        dict(faces.found())


def test_parts_and_their_sentences_come_together(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not list(faces.unspoken("quay", Face()))
    assert any("rules" in fault for fault in faces.unspoken("ryozen", Face()))
    monkeypatch.setattr(GAMES["quay"], "vocabulary", Vocabulary("quay", (Action("load"),)))
    assert any("commands" in fault for fault in faces.unspoken("quay", Face()))


def test_a_painter_that_cannot_paint_everything_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painters, "__package__", "painted_here")
    monkeypatch.syspath_prepend(tmp_path)
    room = tmp_path / "painted_here" / "quay"
    room.mkdir(parents=True)
    text = "class Painted:\n    def bord(self) -> None: ...\n\nPAINTER = Painted()\n"
    (room / "__init__.py").write_text(text, "utf-8")
    with pytest.raises(BadPainter, match=r"has no .*board"):
        painters.checked("quay")
    forget("painted_here")
