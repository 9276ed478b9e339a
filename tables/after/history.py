"""The history of a game: its log, a past position, and the game as a file."""

from msgspec.structs import replace

from rules.core import Decision
from rules.core.save import to_json

from ..base.beforehand import BY
from ..base.days import shown_at
from ..base.entries import Entry, entries_of, viewpoint
from ..base.errors import Refused, Why
from ..base.keeping import AnyGame
from ..base.model import Person, Status
from ..table.house import House


class History:
    def __init__(self, house: House) -> None:
        self._house = house

    async def log(self, table: int, person: Person | None = None, after: int = 0) -> list[Entry]:
        """Return the log after row ``after``; -1 includes the set-up."""
        async with self._house.open(table) as opened:
            rows = await self._house.log(opened, after=after)
            return entries_of(opened.table, rows, person)

    async def export(
        self, table: int, person: Person | None = None, *, secrets: bool = False
    ) -> str:
        """Return the game as a file for ``python -m rules replay``. The file holds the seed and all
        hands, so before the end only those who repair the bot may have it."""
        async with self._house.open(table) as opened:
            viewpoint(opened.table, person)
            if opened.table.status is Status.RUNNING and not secrets:
                raise Refused(Why.SECRET)
            day = opened.table.day
            if day is not None and opened.now < shown_at(day) and not secrets:
                raise Refused(Why.NOT_SHOWN, at=str(shown_at(day)))
            return to_json(_without_orders(opened.game))


def _without_orders(game: AnyGame) -> AnyGame:
    """Return a copy whose log does not show which answers were decided beforehand: that stays
    private after the end too."""
    twin = game.clone()
    twin.log = [
        replace(row, by="") if isinstance(row, Decision) and row.by == BY else row
        for row in twin.log
    ]
    return twin
