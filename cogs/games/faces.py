"""The faces of all games, checked before anything begins; a game whose face is faulty is left
out."""

import logging
from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from pathlib import Path

import locales
from rules import GAMES, LEFT_OUT, PACKAGES, Package, drop

from .face import Face

log = logging.getLogger(__name__)

PARTS = {"__init__.py", "guide.py", "rulebook.toml", "synonyms.toml"}


class BadFace(Exception):
    """A game's folder whose content does not match its face."""


def found() -> Iterator[tuple[str, Face]]:
    for package in list(PACKAGES.values()):
        if package.sentences is not None:
            locales.read(package.sentences)
        if package.brings(package.face):
            try:
                yield package.game, checked(package)
            except Exception as fault:
                drop(package, fault)


def checked(package: Package) -> Face:
    module = import_module(package.face)
    face = getattr(module, "FACE", None)
    if not isinstance(face, Face):
        raise BadFace(f"{package.face} has no FACE of the type Face")
    folder = Path(module.__file__ or "").parent
    for fault in chain(faults_of(folder), mismatches(package.game, face)):
        raise BadFace(f"{package.face}: {fault}")
    return face


def faults_of(folder: Path) -> Iterator[str]:
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name not in PARTS:
            yield f"{path.name} is none of {', '.join(sorted(PARTS))}"


def mismatches(game: str, face: Face) -> Iterator[str]:
    """Yield an error for each part without sentences, and for sentences without their part."""
    parts = {
        "commands": bool(GAMES[game].vocabulary.actions),
        "guide": face.guide is not None,
        "rules": face.rulebook is not None,
    }
    for part, brought in parts.items():
        if brought != bool(locales.ids(f"{game}/{part}")):
            file = f"locales/{locales.SOURCE}/{game}/{part}.ftl"
            yield f"{part} and {file} come together or not at all"
    if parts["commands"]:
        names = (action.name for action in GAMES[game].vocabulary.actions)
        for id in ("shared", game, *(f"{game}-{name}" for name in names)):
            if not locales.has(locales.SOURCE, f"{game}/commands", id):
                yield f"locales/{locales.SOURCE}/{game}/commands.ftl says nothing of {id!r}"


def unknown_folders(here: Path) -> Iterator[str]:
    """Yield the folders in this directory whose names are no game's."""
    for path in sorted(here.glob("*/__init__.py")):
        if path.parent.name not in PACKAGES and path.parent.name not in LEFT_OUT:
            yield path.parent.name


FACES: dict[str, Face] = dict(found())
for _stray in unknown_folders(Path(__file__).parent):
    log.error("cogs/games/%s: there is no such game in rules", _stray)


def face_of(game: str) -> Face:
    return FACES.get(game) or Face()
