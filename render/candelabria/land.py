"""The shape of the land: corners and rooms are data, borders between corners wind by themselves.

Neighbours share their corners and so their borders; a border is the same line for both of them.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

from render.kit.geometry import Box, Point, winding
from render.kit.places import Place, polygon

FILE = Path(__file__).with_name("map.toml")
WIND = 0.075  # a border's waviness, as a share of its length
SHORTEST = 20.0  # design units; shorter pieces of a border are not divided any further

Border = frozenset[int]


@dataclass(frozen=True)
class Land:
    """A side of the board, in the design units of the picture."""

    corners: dict[int, Point]
    territories: dict[str, list[int]]
    rooms: dict[str, Box]  # by territory: the place of its pieces
    spots: dict[int, Point]  # by region: the place of its token
    bridges: list[tuple[str, str, Point, Point]]

    def borders(self, territory: str) -> Iterator[tuple[int, int]]:
        corners = self.territories[territory]
        return pairwise([*corners, corners[0]])

    def shared(self) -> dict[Border, list[str]]:
        """Map each border to its territories: a border of only one is coast or chasm."""
        found: dict[Border, list[str]] = {}
        for territory in self.territories:
            for border in self.borders(territory):
                found.setdefault(frozenset(border), []).append(territory)
        return found

    def outline(self, territory: str) -> list[Point]:
        return [
            point for start, end in self.borders(territory) for point in self.line(start, end)[:-1]
        ]

    def line(self, start: int, end: int) -> list[Point]:
        """Return a border from corner to corner, the same in both directions."""
        first, last = sorted((start, end))
        line = border_line(first, last, self.corners[first], self.corners[last])
        return line if start == first else line[::-1]

    def region(self, number: int) -> list[str]:
        return [id for id in self.territories if id.startswith(f"r{number}_")]


@cache
def border_line(first: int, last: int, start: Point, end: Point) -> list[Point]:
    return winding(start, end, Random(f"border {first} {last}"), WIND, SHORTEST)


@cache
def land(side: str) -> Land:
    table = tomllib.loads(FILE.read_text("utf-8"))[side]
    return Land(
        corners={number: (x, y) for number, (x, y) in enumerate(table["corners"])},
        territories=table["territories"],
        rooms={id: Box(*room) for id, room in table["rooms"].items()},
        spots={int(number): (x, y) for number, (x, y) in table["spots"].items()},
        bridges=[(one, other, (a, b), (c, d)) for one, other, a, b, c, d in table["bridges"]],
    )


@cache
def territory_place(side: str, territory: str) -> Place:
    """Return a territory's place; its badge lies in the upper right corner of its room."""
    here = land(side)
    room = here.rooms[territory]
    return polygon(here.outline(territory)).badge_at((room.right, room.y))
