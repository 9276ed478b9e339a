"""The rules for seats while people gather, and the effects of taking one."""

from typing import Any

import msgspec

import rules
from rules.core import BadSetup, Rulebook
from rules.search import LEVELS

from ..base import news
from ..base.errors import Refused, Why
from ..base.model import LENT, PACES, Person, Seat, Settings, Status, Table
from ..table.opened import OpenTable
from ..table.presence import HERE
from . import forgotten

MANNERS_LENGTH = 300


def checked(settings: Settings) -> Settings:
    """Return the settings if rules and tables support them; raise Refused otherwise."""
    try:
        book = rules.rulebook(settings.game)
        book.setup(settings.seats, settings.options)
    except BadSetup as fault:
        raise Refused(Why.BAD_SETUP, detail=str(fault)) from fault
    if typed := followed(book) & settings.options.keys():
        raise Refused(Why.BAD_SETTING, detail=", ".join(sorted(typed)))
    if settings.pace not in PACES:
        raise Refused(Why.BAD_SETTING, detail=settings.pace)
    if len(settings.manners) > MANNERS_LENGTH:
        raise Refused(Why.TOO_LONG, most=MANNERS_LENGTH)
    return settings


def followed(book: Rulebook[Any]) -> set[str]:
    """Return the options whose values follow from earlier games, so that nobody chooses them."""
    return {it.id for mode in book.modes.values() for it in mode.settings if it.record}


def filled(person: Person | None, level: str = LENT) -> Seat:
    """Return a seat taken by this person, or by an automa."""
    return Seat(person=person, automa=person is None, ready=True, level=level)


def known_level(level: str) -> str:
    if level not in LEVELS:
        levels = ", ".join(LEVELS)
        raise Refused(Why.BAD_SETTING, detail=f"{level!r} is no level of an automa: {levels}")
    return level


def one_each(seats: list[Seat]) -> list[Seat]:
    """Return the seats, but only the first of each person."""
    people = [seat.person for seat in seats]
    return [
        seat
        for number, seat in enumerate(seats)
        if seat.person is None or seat.person not in people[:number]
    ]


def automas_of(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.automa]


def may_join(table: Table, person: Person, mark: bytes, *, by_code: bool = False) -> None:
    if table.seats_of(person):
        raise Refused(Why.SEATED)
    if forgotten.is_banned(table, person, mark):
        raise Refused(Why.BANNED)
    if table.settings.visibility != "open" and person not in table.invited and not by_code:
        raise Refused(Why.NOT_INVITED)
    if len(table.seats) >= table.settings.seats:
        raise Refused(Why.FULL, seats=table.settings.seats)


def sit_down(opened: OpenTable, person: Person, *, afar: bool) -> None:
    """Add a seat for this person. ``afar``: they do not see the table's place."""
    opened.table.seats.append(Seat(person=person))
    others = [one for one in opened.table.afar if one != person]
    opened.table.afar = [*others, person] if afar else others
    fill_up(opened, last=person)
    changed(opened)


def fill_up(opened: OpenTable, last: Person | None = None) -> None:
    """Once all seats are taken, ask everybody to confirm that they are still there, except
    ``last``, who has just sat down."""
    table = opened.table
    if len(table.seats) < table.settings.seats:
        return
    for seat in table.seats:
        seat.ready = seat.automa or seat.person == last
    missing = [s.person for s in table.seats if s.person is not None and not s.ready]
    fresh = opened.now - table.created < HERE  # its host has just opened it and is looking
    full = news.Full(missing, [] if fresh else missing)
    opened.tell(full)
    for person in missing:
        if person in table.afar:
            opened.tell_person(person, full)


def close(opened: OpenTable, person: Person | None) -> None:
    opened.table.code, opened.table.forgotten = "", []
    opened.table.status, opened.table.ended = Status.ABANDONED, opened.now
    opened.tell(news.Abandoned(person))


def changed(opened: OpenTable) -> None:
    opened.tell(news.LobbyChanged())


def again(table: Table, person: Person, now: int) -> Table:
    rotated = [*table.seats[1:], *table.seats[:1]]
    seats = [
        Seat(
            person=seat.person,
            automa=seat.person is None,
            ready=seat.person in (person, None),
            level=seat.level,
        )
        for seat in rotated
    ]
    undo = table.settings.undo if table.day is None else "all"
    settings = msgspec.structs.replace(
        table.settings, seating="as_joined", auto_start=True, undo=undo
    )
    return Table(
        settings=settings,
        host=person,
        guild=table.guild,
        channel=table.channel,
        borrowed=table.borrowed,
        created=now,
        seats=seats,
        invited=[p for p in table.people() if p != person],
        afar=list(table.afar),
        rematch_of=table.id,
    )
