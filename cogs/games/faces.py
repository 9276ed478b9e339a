"""The games' folders, found by their names, and checked before anything begins."""

from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from pathlib import Path

import locales
from rules import GAMES

from .face import Face

FOLDER = Path(__file__).parent
PARTS = {"__init__.py", "guide.py", "rulebook.toml", "synonyms.toml"}


class BadFace(Exception):
    """A game's folder does not bring what it seems to."""


def found() -> Iterator[tuple[str, Face]]:
    for folder in sorted(path.parent for path in FOLDER.glob("*/__init__.py")):
        face = getattr(import_module(f"{__package__}.{folder.name}"), "FACE", None)
        if not isinstance(face, Face):
            raise BadFace(f"{folder} has no FACE of the type Face")
        for fault in chain(faults_of(folder), unspoken(folder.name, face)):
            raise BadFace(f"{folder}: {fault}")
        yield folder.name, face


def faults_of(folder: Path) -> Iterator[str]:
    if folder.name not in GAMES:
        yield f"there is no game {folder.name!r} in rules"
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name not in PARTS:
            yield f"{path.name} is none of {', '.join(sorted(PARTS))}"


def unspoken(game: str, face: Face) -> Iterator[str]:
    """A part without its sentences, or sentences without their part."""
    parts = {
        "commands": bool(GAMES[game].vocabulary.actions),
        "guide": face.guide is not None,
        "rules": face.rulebook is not None,
    }
    for part, brought in parts.items():
        if brought != bool(locales.ids(f"{game}/{part}")):
            file = f"locales/{locales.SOURCE}/{game}/{part}.ftl"
            yield f"{part} and {file} come together or not at all"


FACES: dict[str, Face] = dict(found())


def face_of(game: str) -> Face:
    return FACES.get(game) or Face()
