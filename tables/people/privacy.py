"""A person's data, handed over on request, or deleted so that others keep their games whole.
`db/personal.py` lists what there is."""

import logging
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import msgspec

from db import (
    ActRow,
    ExercisesRow,
    ForgetRow,
    LessonRow,
    LogRow,
    NoteRow,
    OutboxRow,
    PlaceRow,
    Store,
    StoreFault,
    TableRow,
    TryoutRow,
)
from db.personal import parts
from rules.core import Undo

from ..base import beforehand, news, profile
from ..base.coached import unpack as unpack_practices
from ..base.errors import refusals
from ..base.handicaps import unpack_value
from ..base.keeping import pack, unpack_draft, unpack_row, unpack_table
from ..base.model import NOBODY, Person, Status, Table
from ..base.naming import people_by_field, renamed
from ..base.posed import unpack_attempted
from ..base.profile import Profile
from ..base.progress import unpack as unpack_progress
from ..base.tried import unpack as unpack_tryout
from ..table.house import House
from ..table.opened import OpenTable
from .forgotten import remember
from .lobby import Lobby
from .seats import Seats

Rows = Sequence[TableRow]

log = logging.getLogger(__name__)


class Privacy:
    def __init__(self, house: House, lobby: Lobby, seats: Seats) -> None:
        self._house = house
        self._lobby = lobby
        self._seats = seats

    async def export(self, person: Person) -> dict[str, Any]:
        """Return everything stored about this person, as plain data, all read at one moment."""

        async def read(store: Store) -> dict[str, Any]:
            return {
                **await _as_player(store, person),
                **await _as_person(store, person),
                **await _news(store, person),
            }

        with refusals():
            told = await self._house.store.at_one_moment(read)
        return {"person": person, **{part: told[part] for part in parts()}}

    async def delete(self, person: Person) -> None:
        """Delete a person: leave lobbies, give up seats in running games, and take the name off
        finished ones."""
        house = self._house
        for row in await house.tables_of(person, Status.LOBBY):
            await self._lobby.leave(row.id, person)
        with refusals():
            known = await house.store.tables_about(person)
        for row in known:
            async with house.change(row.id) as opened:
                self._erase(opened, person)
        mark, now = house.hashes.deletion(person), house.time.now()
        asked = ForgetRow(mark, now, pack(person), partial(_without, person))
        with refusals():
            await house.store.forget_person(person, asked)
        await self._list_deletions()

    def _erase(self, opened: OpenTable, person: Person) -> None:
        table = opened.table
        for number, seat in enumerate(table.seats):
            if seat.sitter == person:
                self._seats.send_home(opened, number)
            if seat.person == person and table.status is Status.RUNNING:
                self._seats.vacate(opened, number)
        remember(table, person, self._house.hashes.at_table(person, table.id))
        opened.table = renamed(table, lambda who: NOBODY if who == person else who)
        if opened.table.host is None:
            opened.table.host = next(iter(opened.table.people()), None)

    @property
    def copied_here(self) -> bool:
        """Tell if this program makes all copies of the store, so that it can delete from all of
        them."""
        return self._house.store.makes_copies

    async def settle(self) -> None:
        """Before answering anybody, repeat the deletions that a restored copy of the store has
        lost."""
        house = self._house
        with refusals():
            known = await house.store.deletions()
            missed = {m: at for m, at in house.hashes.listed().items() if at > known.get(m, -1)}
            people = await house.store.everybody() if missed else ()
        for person in people:
            if house.hashes.deletion(person) in missed:
                await self.delete(person)
        with refusals():
            await house.store.note_deletions(missed)
        await self._list_deletions()

    async def _list_deletions(self) -> None:
        """Write the list of deletions to its file. A failure is only logged: the data itself is
        deleted."""
        try:
            await self._house.keep_deletions()
        except StoreFault as fault:
            log.warning("deletions are not listed yet: %s", fault)


async def _as_player(store: Store, person: Person) -> dict[str, Any]:
    """Return the person's data at tables and in games."""
    tables = await store.tables_about(person)
    return {
        "tables": [_about(unpack_table(row.body), person) for row in tables],
        "answers": [_decided(table, row) for table, row in await store.answers_of(person)],
        **await _laid_out(store, person, tables),
        "notes": [_noted(row) for row in await store.notes_by(person)],
        "results": _rows(r for r in await store.results_of(person) if r.person == person),
        "records": [
            {**row._asdict(), "value": unpack_value(row.value)}
            for row in await store.records_of(person)
        ],
        "challenges": [
            {**row._asdict(), "mark": row.mark is not None}
            for row in await store.attempts_of(person)
        ],
        "tried": [_tried(row) for row in await store.tryouts_of(person)],
        "exercises": [_practised(row) for row in await store.exercises_of(person)],
        "puzzles": [
            {**row._asdict(), "body": _plain(unpack_attempted(row.body))}
            for row in await store.puzzle_answers_of(person)
        ],
        "lessons": [_learnt(row) for row in await store.lessons_of(person)],
    }


async def _as_person(store: Store, person: Person) -> dict[str, Any]:
    """Return the person's data that belongs to no single game."""
    kept = await store.person(person)
    return {
        "profile": _plain(profile.decode(kept.body) if kept else Profile()),
        "summaries": _rows(await store.weeks_by(person)),
        "guesses": _rows(await store.guesses_by(person)),
        "watches": _rows(await store.watches_by(person)),
        "moderation": [_involving(act, person) for act in await store.acts_about(person)],
        "presses": _rows(await store.presses_by(person)),
        "unreachable": await store.is_closed(PlaceRow("person", person)),
    }


async def _news(store: Store, person: Person) -> dict[str, Any]:
    """Return the news waiting for the person or told to them recently, and the news to others that
    names them."""
    own = await store.told_to(PlaceRow("person", person))
    named = await store.told_about(person, pack(person))
    return {
        "news": [_news_item(row) for row in own],
        "named in news": [it for row in named if (it := _naming(row, person))],
    }


async def _laid_out(store: Store, person: Person, rows: Rows) -> dict[str, Any]:
    """Return drafts, standing answers and prepared turns at the seats that the person plays."""
    drafts, decided = [], []
    for row in rows:
        seats = unpack_table(row.body).seats
        own = {number for number, seat in enumerate(seats) if seat.actor == person}
        read = await store.open(row.id, None, row.sequence)
        assert read is not None, "it is of the same moment"
        drafts += [
            {"table": row.id, "answers": _plain(unpack_draft(it.body).answers)}
            for it in read.drafts
            if it.seat in own
        ]
        for it in (beforehand.unpack(it.body) for it in read.sealed if it.seat in own):
            standing = [_plain(one.answer) for one in it.standing]
            decided.append({"table": row.id, "standing": standing, "ahead": _plain(it.ahead)})
    return {"drafts": drafts, "decided beforehand": decided}


def _without(person: Person, body: bytes) -> bytes:
    """Return the news with this person replaced by nobody."""
    item = news.decode(body)
    return news.encode(renamed(item, lambda who: NOBODY if who == person else who))


def _decided(table: int, row: LogRow) -> dict[str, Any]:
    """Return the person's own part of a decision: without draws, which may be secret still, and
    without an undo's number, which would count sealed answers."""
    it = unpack_row(row.row)
    told = {"table": table, "at": row.at}
    if isinstance(it, Undo):
        return {**told, "undo": True}
    return {**told, "seat": it.seat, "point": it.point, "keys": it.keys}


def _noted(row: NoteRow) -> dict[str, Any]:
    return {"table": row.table, "seat": row.seat, "at": row.at, "body": row.body}


def _news_item(row: OutboxRow) -> dict[str, Any]:
    """Return when and about which table the news was sent; its words are the table's."""
    return {"table": row.table, "at": row.at, "topic": row.topic}


def _naming(row: OutboxRow, person: Person) -> dict[str, Any]:
    """Return which fields of some news for others name the person, and none of its content."""
    named = people_by_field(news.decode(row.body))
    own = [field for field, people in named.items() if person in people]
    return {"table": row.table, "at": row.at, "topic": row.topic, "as": own} if own else {}


def _tried(row: TryoutRow) -> dict[str, Any]:
    """Return the person's own answers in a private copy; everything else in it is made up."""
    line = _plain(unpack_tryout(row.body).line)
    return {"table": row.table, "name": row.name, "begun": row.begun, "body": line}


def _learnt(row: LessonRow) -> dict[str, Any]:
    return {"lesson": row.lesson, "body": _plain(unpack_progress(row.body))}


def _practised(row: ExercisesRow) -> dict[str, Any]:
    return {"table": row.table, "body": _plain(unpack_practices(row.body))}


def _involving(act: ActRow, person: Person) -> dict[str, Any]:
    """Return a moderator's act, with other people reduced to "not this person"."""
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


def _rows(rows: Iterable[Any]) -> list[dict[str, Any]]:
    return [row._asdict() for row in rows]


def _plain(it: Any) -> Any:
    return msgspec.to_builtins(it)
