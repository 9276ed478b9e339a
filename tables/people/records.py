"""People's records: results, such as a handicap, from which their next game starts."""

from collections import defaultdict
from typing import Any

from rules.core import Setting

from ..base.errors import refusals
from ..base.handicaps import RecordValue, after
from ..base.keeping import mode_of
from ..base.model import OptionValue, Person, Settings
from ..table.house import House


class Records:
    """Reads people's records. Finished tables have left their values there, in the order in which
    they ended; abandoned tables leave none.

    A number changes by as much as it did in each game, so that two games begun at the same time
    both count."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def of(self, person: Person, game: str) -> dict[str, RecordValue]:
        """Return the current values of a person's record by name."""
        return {name: told[-1] for name, told in (await self.history(person, game)).items()}

    async def history(self, person: Person, game: str) -> dict[str, list[RecordValue]]:
        """Return all values that each name of a person's record has had, in order."""
        with refusals():
            rows = await self._house.store.records_of(person)
        found: dict[str, list[RecordValue]] = defaultdict(list)
        for row in rows:
            if row.game == game:
                found[row.name].append(after(row, found[row.name]))
        return dict(found)

    async def options(
        self, settings: Settings, seats: int, person: Person | None
    ) -> dict[str, OptionValue]:
        """Return the options that a table with these settings would take from this person's record.
        Leave out options that the table has agreed on, and values that the game no longer knows."""
        mode = mode_of(settings, seats)
        open_ones = [
            setting
            for setting in (mode.settings if mode else ())
            if setting.record and setting.id not in settings.options
        ]
        if person is None or not open_ones:
            return {}
        reached = await self.of(person, settings.game)
        return {
            setting.id: reached[setting.record]
            for setting in open_ones
            if _allows(setting, reached.get(setting.record))
        }


def _allows(setting: Setting, value: Any) -> bool:
    return any(value == known and type(value) is type(known) for known in setting.values)
