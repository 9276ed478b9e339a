"""A snapshot of a table at one moment, for finding faults of the bot. It leaves out who the people
are."""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from rules.core import Event
from rules.core.save import SavedGame

from ..base.keeping import Draft, saved_game, unpack_events
from ..base.model import NOBODY, Person, Table
from ..base.naming import people_in, renamed
from ..table.house import House

Numbers = Mapping[Person, int]  # numbers used in place of people's ids


class Snapshot(Struct):
    """A snapshot. People are numbered from 1; ``person`` is the one it was taken for, 0 for a
    stranger. The game stays packed as in the store, so that even one that cannot be loaded is in
    it."""

    table: Table
    person: int
    game: SavedGame | None
    events: list[list[Event]]  # events of the set-up and of each row in the log
    drafts: dict[int, Draft]


class Snapshots:
    def __init__(self, house: House) -> None:
        self._house = house

    async def take(
        self, table: int, person: Person, others: Iterable[Person] = ()
    ) -> tuple[Snapshot, Numbers]:
        """Take a snapshot, with the seed and all hands, and the numbers that stand for people in
        it. ``others`` get numbers too, even if they are not at the table."""
        async with self._house.open(table, stored=True) as opened:
            it, held = opened.table, opened.held
            rows = await self._house.log(opened, after=-1)
            strangers = set(others) - people_in(it)
            numbers = numbered([*it.people(), *sorted(people_in(it)), *sorted(strangers)])
            snapshot = Snapshot(
                table=replace(renamed(it, lambda who: numbers[who]), forgotten=[]),
                person=numbers.get(person, NOBODY),
                game=saved_game(it, held) if held else None,
                events=[unpack_events(row.events) for row in rows],
                drafts=dict(opened.drafts),
            )
            return snapshot, numbers


def numbered(people: Iterable[Person]) -> Numbers:
    return {who: number for number, who in enumerate(dict.fromkeys(people), 1)}
