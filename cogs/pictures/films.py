"""Films of whole games, and pictures at their end."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from render.kit.encode import Picture
from render.kit.look import Look
from render.kit.share import Course
from rules.core import Event
from tables import Entry, Table, Tables
from tables.base.model import DAY

from . import painting

FRAMES = 48  # boards in the longest film; with scenes and in-between frames about 180, 0.75 MB each
POINTS = 8  # points on a chart


class Films:
    """Films, made one at a time so that memory stays bounded."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._one = asyncio.Lock()

    async def film(self, table: Table, person: int | None, look: Look) -> Picture | None:
        """Return the game as a film, a frame for each turn, seen by this person; None: by
        everybody."""
        replays = self.tables.replays
        async with self._one:
            line = await replays.line(table.id, person)
            views = await replays.views(table.id, person, thinned(turn_ends(line), FRAMES))
            told = [events_of(line[start:end]) for start, end in pairwise([0, *views])]
            return await painting.film(table.settings.game, list(views.values()), told, look)

    async def result(self, table: Table, view: dict[str, Any], look: Look) -> Picture | None:
        """Return the result card, with ranks and the course of scores."""
        history = await self.history(table)
        return await painting.results(table.settings.game, view, look, history)

    async def share(self, table: Table, view: dict[str, Any], look: Look) -> Picture | None:
        """Return the share card: the result at a glance."""
        history = await self.history(table)
        return await painting.share(table.settings.game, view, look, course_of(table), history)

    async def history(self, table: Table) -> list[dict[str, Any]]:
        """Return the public views at the start of each round; in a game without rounds, of each
        turn."""
        replays = self.tables.replays
        moments = [at for number, at in table.rounds.items() if number > 0]
        moments = moments or turn_ends(await replays.line(table.id, None))
        found = await replays.views(table.id, None, thinned(moments, POINTS))
        return list(found.values())


def events_of(line: Sequence[Entry]) -> list[Event]:
    return [event for entry in line for event in entry.events]


def course_of(table: Table) -> Course:
    """Return how long the game took, in days and in public moves."""
    seconds = (table.ended or 0) - (table.started or 0)
    return Course(seconds // DAY + 1, table.moment(table.decisions))


def turn_ends(line: Sequence[Entry]) -> list[int]:
    """Return the positions between turns; all positions if only one seat moved."""
    alone = len({entry.seat for entry in line}) == 1
    ends = [n for n in range(1, len(line)) if alone or line[n].seat != line[n - 1].seat]
    return [0, *ends, len(line)] if line else [0]


def thinned(moments: Sequence[int], most: int) -> list[int]:
    """Return an even selection with the first and last, if there are too many."""
    if len(moments) <= most:
        return list(moments)
    last = len(moments) - 1
    return [moments[place * last // (most - 1)] for place in range(most)]
