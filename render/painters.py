"""The painters of the games: the rest of the bot finds pictures here.

A game whose pictures cannot be loaded is left out whole: half a game would end in faults later."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from render.kit.cards import CardFace
from render.kit.look import Look
from render.kit.painter import Painter
from render.kit.theme import Theme, theme, themed
from rules import PACKAGES, drop


class BadPainter(Exception):
    """A game's folder that lacks something it claims to have."""


def found() -> Iterator[tuple[str, Painter]]:
    """Yield the painters of those games that bring pictures, exported under `PAINTER`."""
    for package in list(PACKAGES.values()):
        if package.brings(package.pictures):
            try:
                yield package.game, checked(package.pictures)
            except Exception as fault:
                drop(package, fault)


def checked(module: str) -> Painter:
    painter = getattr(import_module(module), "PAINTER", None)
    if painter is None:
        raise BadPainter(f"{module} exports no PAINTER")
    if not isinstance(painter, Painter):
        parts = [part for part in dir(Painter) if not part.startswith("_")]
        missing = [part for part in parts if not hasattr(painter, part)]
        raise BadPainter(f"{module}: PAINTER has no {', '.join(missing)}")
    return painter


PAINTERS: dict[str, Painter] = dict(found())


@cache
def colours(game: str, name: str) -> Theme:
    """Return a theme in a game's colours, if it has any."""
    package = PACKAGES.get(game)
    file = find_spec(package.pictures) if package and package.brings(package.pictures) else None
    palette = Path(file.origin).with_name("palette.toml") if file and file.origin else None
    return themed(name, palette, game) if palette and palette.exists() else theme(name)


@cache
def face(game: str, key: str, language: str) -> CardFace:
    """Return the card of one of a painter's `known_keys`, with its name and effect."""
    return PAINTERS[game].face(key, Look(language))
