"""A table as it stands at one moment, for whoever repairs the bot: all but who the people are."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from rules.core import Event
from rules.core.save import SavedGame

from ..base.keeping import Draft, saved_game, unpack_events
from ..base.model import Person, Table
from ..table.house import House


class Snapshot(Struct):
    """People are numbered from 1; ``person`` is the one that it was taken for, 0 a stranger. The
    game is as it is stored, so that it can be had even where it cannot be loaded."""

    table: Table
    person: int
    game: SavedGame | None
    events: list[list[Event]]  # of the set-up and of each row of the log
    drafts: dict[int, Draft]


class Snapshots:
    def __init__(self, house: House) -> None:
        self._house = house

    async def take(self, table: int, person: Person) -> Snapshot:
        """It holds the seed and everybody's hands."""
        async with self._house.open(table, stored=True) as opened:
            it, held = opened.table, opened.held
            rows = await opened.log(after=-1)
            known = dict.fromkeys([*it.people(), it.host, *it.invited, *it.banned])
            numbers = {who: number for number, who in enumerate(known, 1)}
            return Snapshot(
                table=renamed(it, lambda who: numbers.get(who, 0)),
                person=numbers.get(person, 0),
                game=saved_game(it, held) if held else None,
                events=[unpack_events(row.events) for row in rows],
                drafts=dict(opened.drafts),
            )


def renamed(table: Table, name: Callable[[Person], Person]) -> Table:
    """The same table of other people."""

    def named(who: Person | None) -> Person | None:
        return None if who is None else name(who)

    seats = [
        replace(seat, person=named(seat.person), sitter=named(seat.sitter),
                called=named(seat.called), mentioned=named(seat.mentioned),
                former=[name(who) for who in seat.former])
        for seat in table.seats
    ]  # fmt: skip
    return replace(
        table,
        host=named(table.host),
        seats=seats,
        invited=[name(who) for who in table.invited],
        banned=[name(who) for who in table.banned],
    )
