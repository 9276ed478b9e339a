"""Private notes. They belong to the seat; a person who takes it over finds them in the briefing."""

from db import NoteRow

from ..base.errors import Refused, Why
from ..base.model import Person
from ..table.house import House
from ..table.opened import OpenTable

LONGEST = 1000
MOST = 50


class Notes:
    def __init__(self, house: House) -> None:
        self._house = house

    async def add(self, table: int, person: Person, text: str, press: int | None = None) -> None:
        if not 0 < len(text) <= LONGEST:
            raise Refused(Why.TOO_LONG, most=LONGEST)
        async with self._house.change(table, press) as opened:
            opened.once()
            seat = _seat(opened, person)
            if len(await self._house.store.notes(table, seat)) >= MOST:
                raise Refused(Why.TOO_MANY_NOTES, most=MOST)
            opened.note(NoteRow(0, table, seat, person, opened.now, text))

    async def of(self, table: int, person: Person) -> list[NoteRow]:
        async with self._house.open(table) as opened:
            return await self._house.store.notes(table, _seat(opened, person))

    async def remove(self, table: int, person: Person, note: int) -> None:
        """Remove one of the seat's notes."""
        async with self._house.open(table) as opened:
            seat = _seat(opened, person)
            if not await self._house.store.remove_note(note, table, seat):
                raise Refused(Why.NO_NOTE)


def _seat(opened: OpenTable, person: Person) -> int:
    """Return the seat under which the person's notes are kept: always the same one of several."""
    seat = opened.seat_of(person)
    voice = opened.table.voice_of(person)
    return seat if voice is None else voice
