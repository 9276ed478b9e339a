"""Who paints which game: what the rest of the house asks for pictures."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from render.kit.cards import CardFace
from render.kit.look import Look
from render.kit.painter import Painter

KIT = "kit"  # the one folder here that is no game's


class BadPainter(Exception):
    """A game's folder does not bring what it seems to."""


def found() -> Iterator[tuple[str, Painter]]:
    """Each folder beside the kit is a game's, and exports its painter under the name `PAINTER`."""
    for folder in sorted(path.parent for path in Path(__file__).parent.glob("*/__init__.py")):
        if folder.name != KIT:
            yield folder.name, checked(folder.name)


def checked(game: str) -> Painter:
    painter = getattr(import_module(f"{__package__}.{game}"), "PAINTER", None)
    if not isinstance(painter, Painter):
        parts = [part for part in dir(Painter) if not part.startswith("_")]
        missing = [part for part in parts if not hasattr(painter, part)]
        raise BadPainter(f"render/{game}: PAINTER has no {', '.join(missing)}")
    return painter


PAINTERS: dict[str, Painter] = dict(found())


@cache
def face(game: str, key: str, language: str) -> CardFace:
    """What one of a painter's `known_keys` is called and does."""
    return PAINTERS[game].face(key, Look(language))
