"""Themes are data: `themes.toml` has what all games share, and each game adds a palette."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

Colour: TypeAlias = tuple[int, int, int]

THEMES = ("dark", "light", "colour_blind", "high_contrast")


def rgb(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Mix two colours: `share` 0 is the first, 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighter(colour: Colour, share: float) -> Colour:
    return mix(colour, (255, 255, 255), share)


def darker(colour: Colour, share: float) -> Colour:
    return mix(colour, (0, 0, 0), share)


def edge_of(colour: Colour) -> Colour:
    """Return the rim's colour for a shape of this colour."""
    return darker(colour, 0.55)


@dataclass(frozen=True)
class Theme:
    """Named colours. `key` tells two themes apart in the caches; `game` is the game of its palette.

    `seats` are six colours for people, then two for rivals that are not people.
    """

    name: str
    key: str
    game: str
    seats: tuple[Colour, ...]
    seat_ink: tuple[Colour, ...]
    shadow: int
    colours: Mapping[str, Colour]

    def __getitem__(self, name: str) -> Colour:
        try:
            return self.colours[name]
        except KeyError:
            raise KeyError(f"no colour {name!r}") from None


def parsed(table: Mapping[str, Any]) -> dict[str, Colour]:
    return {name: rgb(value) for name, value in table.items() if isinstance(value, str)}


def colours_of(table: Mapping[str, Any], name: str) -> tuple[Colour, ...]:
    return tuple(rgb(value) for value in table.get(name, ()))


def own_first(own: tuple[Colour, ...], base: tuple[Colour, ...]) -> tuple[Colour, ...]:
    return (*own, *base[len(own) :])


@cache
def theme(name: str) -> Theme:
    """Return a theme by its name in `themes.toml`."""
    tables = tomllib.loads(Path(__file__).with_name("themes.toml").read_text("utf-8"))
    table = tables[name]
    return Theme(
        name=name,
        key=name,
        game="",
        seats=colours_of(table, "seats"),
        seat_ink=colours_of(table, "seat_ink"),
        shadow=table["shadow"],
        colours=MappingProxyType(parsed(table)),
    )


@cache
def themed(name: str, palette: Path, game: str = "") -> Theme:
    """Return the theme with a game's palette: a TOML file with tables `all` and one for each theme.
    Without `game`, it is the game of the palette's folder.

    A palette may bring `seats` and `seat_ink` of its own, for the first seats or for all of them.
    """
    base = theme(name)
    tables = tomllib.loads(palette.read_text("utf-8"))
    own = {**tables.get("all", {}), **tables.get(name, {})}
    game = game or palette.parent.name
    return replace(
        base,
        key=f"{game}:{name}",
        game=game,
        seats=own_first(colours_of(own, "seats"), base.seats),
        seat_ink=own_first(colours_of(own, "seat_ink"), base.seat_ink),
        colours=MappingProxyType({**base.colours, **parsed(own)}),
    )
