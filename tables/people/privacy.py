"""A person's data: handed over on request, and deleted so that games stay whole for the others."""

from collections.abc import Sequence
from typing import Any

import msgspec

from db import ActRow, PlaceRow, TableRow, TryoutRow

from ..base import news
from ..base.errors import refusals
from ..base.handicaps import unpack_value
from ..base.keeping import unpack_row, unpack_table
from ..base.model import Person, Status, Table
from ..table.house import House
from ..table.opened import OpenTable
from ..turn.tryouts import unpack as unpack_tryout
from .lobby import Lobby
from .seats import Seats


class Privacy:
    def __init__(self, house: House, lobby: Lobby, seats: Seats) -> None:
        self._house = house
        self._lobby = lobby
        self._seats = seats

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is stored about this person, as plain data."""
        store = self._house.store
        with refusals():
            profile = await self._house.profile(person)
            tables = await store.tables_about(person)
            answers = await store.answers_of(person)
            notes = await store.notes_by(person)
            results = [row for row in await store.results_of(person) if row.person == person]
            waiting = await store.news_for(PlaceRow("person", person))
            watches = await store.watches_by(person)
            acts = await store.acts_about(person)
            presses = await store.presses_by(person)
            records = await store.records_of(person)
            attempts = await store.attempts_of(person)
            weeks = await store.weeks_by(person)
            tryouts = await store.tryouts_of(person)
        return {
            "person": person,
            "profile": msgspec.to_builtins(profile),
            "tables": [_about(unpack_table(row.body), person) for row in tables],
            "answers": [
                {"table": table, "at": row.at, **msgspec.to_builtins(unpack_row(row.row))}
                for table, row in answers
            ],
            "notes": [note._asdict() for note in notes],
            "results": [row._asdict() for row in results],
            "records": [{**row._asdict(), "value": unpack_value(row.value)} for row in records],
            "challenges": [row._asdict() for row in attempts],
            "summaries": [week._asdict() for week in weeks],
            "tried": [_tried(row) for row in tryouts],
            "watches": [watch._asdict() for watch in watches],
            "moderation": [_involving(act, person) for act in acts],
            "presses": [row._asdict() for row in presses],
            "decided beforehand": await self._decided(person, tables),
            "news": [msgspec.to_builtins(news.decode(row.body)) for row in waiting],
        }

    async def _decided(self, person: Person, rows: Sequence[TableRow]) -> list[dict[str, Any]]:
        """Standing answers and turns ahead, for seats that the person plays."""
        found = []
        for row in rows:
            async with self._house.open(row.id) as opened:
                seats = opened.table.seats
                own = [it for n, it in opened.sealed.items() if seats[n].actor == person]
            found += [
                {
                    "table": row.id,
                    "standing": [msgspec.to_builtins(it.answer) for it in sealed.standing],
                    "ahead": msgspec.to_builtins(sealed.ahead),
                }
                for sealed in own
            ]
        return found

    async def delete(self, person: Person) -> None:
        """Lobbies are left, seats of running games given up, the name taken off finished ones."""
        for row in await self._house.tables_of(person, Status.LOBBY):
            await self._lobby.leave(row.id, person)
        with refusals():
            known = await self._house.store.tables_about(person)
        for row in known:
            async with self._house.change(row.id) as opened:
                self._erase(opened, person)
        with refusals():
            await self._house.store.forget_person(person)

    def _erase(self, opened: OpenTable, person: Person) -> None:
        table = opened.table
        for number, seat in enumerate(table.seats):
            if seat.sitter == person:
                self._seats.send_home(opened, number)
            if seat.person == person:
                if table.status is Status.RUNNING:
                    self._seats.vacate(opened, number)
                seat.person = None
            seat.former = [other for other in seat.former if other != person]
        if table.host == person:
            table.host = next(iter(table.people()), None)
        table.invited = [guest for guest in table.invited if guest != person]
        table.banned = [guest for guest in table.banned if guest != person]


def _tried(row: TryoutRow) -> dict[str, Any]:
    """The person's own answers; all else in it was made up."""
    told, line = row._asdict(), unpack_tryout(row.body).line
    return {**told, "body": [msgspec.to_builtins(played) for played in line]}


def _involving(act: ActRow, person: Person) -> dict[str, Any]:
    """An act of a moderator, without the names of the others."""
    told = act._asdict()
    for who in ("person", "old_person", "new_person"):
        told[who] = told[who] == person
    return told


def _about(table: Table, person: Person) -> dict[str, Any]:
    return {
        "table": table.id,
        "game": table.settings.game,
        "status": table.status,
        "host": table.host == person,
        "seats": table.seats_of(person),
        "played": [n for n, seat in enumerate(table.seats) if person in seat.former],
        "created": table.created,
        "ended": table.ended,
    }
