"""From the idea of a game to its first question: create, join, confirm, start, play again."""

from collections.abc import Sequence

import msgspec

import rules
from db import LimitRow
from rules.core import BadSetup

from . import news
from .errors import Refused, Why
from .house import HERE, House, refusals
from .keeping import deal
from .model import PACES, Person, Seat, Settings, Status, Table
from .opened import OpenTable
from .servers import Servers

MOST_LOBBIES = 5  # in which one person sits, when opening one more
MOST_TABLES = 100  # at which one person sits, then too
LIVE = (Status.LOBBY, Status.RUNNING)
MANNERS_LENGTH = 300


class Lobby:
    def __init__(self, house: House, servers: Servers) -> None:
        self._house = house
        self._servers = servers

    async def create(
        self,
        host: Person,
        settings: Settings,
        *,
        guild: int | None = None,
        channel: int | None = None,
        invited: Sequence[Person] = (),
        press: int | None = None,
    ) -> Table:
        """A new lobby in which the host sits and is ready."""
        settings = checked(settings)
        done = await self._house.done_by(press)
        if done is not None:
            return done
        table = Table(
            settings=settings,
            host=host,
            guild=guild,
            channel=channel,
            created=self._house.time.now(),
            seats=[Seat(person=host, ready=True)],
            invited=[person for person in dict.fromkeys(invited) if person != host],
        )
        opened = await self._new(table, press=press)
        for person in table.invited:
            opened.tell_person(person, news.Invited(host))
        opened.tell(news.LobbyChanged())
        return await self._saved(opened, press)

    async def opened_by(self, press: int) -> Table | None:
        """The table that this press, or this menu, has opened already."""
        return await self._house.done_by(press)

    async def _saved(self, opened: OpenTable, press: int | None) -> Table:
        """Of two presses that open the same table at once, the second finds it."""
        try:
            with refusals():
                await opened.save()
        except Refused:
            done = await self._house.done_by(press)
            if done is None:
                raise
            return done
        return opened.table

    async def _new(self, table: Table, press: int | None = None) -> OpenTable:
        """The limits are counted when it is saved, so two at once cannot both be the last."""
        opened = await self._house.new(table, press=press)
        if table.host is not None:
            opened.writes.limits = [
                LimitRow("person", table.host, (Status.LOBBY,), MOST_LOBBIES),
                LimitRow("person", table.host, LIVE, MOST_TABLES),
            ]
        server = await self._servers.of(table.guild)
        if table.guild is not None and server.most:
            opened.writes.limits.append(LimitRow("guild", table.guild, LIVE, server.most))
        return opened

    async def change(
        self, table: int, person: Person, settings: Settings, press: int | None = None
    ) -> Table:
        """Other settings; who has confirmed the old ones has to confirm again."""
        settings = checked(settings)
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            opened.need_host(person, Status.LOBBY)
            if settings == opened.table.settings:
                return opened.table
            if len(opened.table.seats) > settings.seats:
                raise Refused(Why.CROWDED, seats=settings.seats)
            opened.table.settings = settings
            for seat in opened.table.seats:
                seat.ready = seat.person == person or seat.automa
            await _changed(opened)
            return opened.table

    async def invite(
        self, table: int, person: Person, guest: Person, press: int | None = None
    ) -> Table:
        """Anybody who sits here may invite."""
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            opened.need(Status.LOBBY)
            opened.seat_of(person)
            if opened.table.seats_of(guest):
                raise Refused(Why.SEATED)
            if guest in opened.table.banned:
                opened.table.banned.remove(guest)
            if guest not in opened.table.invited:
                opened.table.invited.append(guest)
                opened.tell_person(guest, news.Invited(person))
            await _changed(opened)
            return opened.table

    async def join(self, table: int, person: Person, press: int | None = None) -> Table:
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            opened.need(Status.LOBBY)
            _may_join(opened.table, person)
            opened.table.seats.append(Seat(person=person))
            _full(opened, last=person)
            await _changed(opened)
            return opened.table

    async def ready(
        self, table: int, person: Person, *, ready: bool = True, press: int | None = None
    ) -> Table:
        """Confirm that one is there. When all are, a full table may start by itself."""
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            opened.need(Status.LOBBY)
            held = opened.table
            held.seats[opened.seat_of(person)].ready = ready
            full = len(held.seats) == held.settings.seats
            if held.settings.auto_start and full and all(seat.ready for seat in held.seats):
                await self._start(opened)
            else:
                await _changed(opened)
            return opened.table

    async def leave(self, table: int, person: Person, press: int | None = None) -> Table:
        """Leave a lobby; the longest-seated person becomes its host, the last one closes it."""
        async with self._house.open(table, press=press) as opened:
            if not opened.repeated:
                opened.need(Status.LOBBY)
                await self._remove(opened, opened.seat_of(person))
            return opened.table

    async def kick(
        self, table: int, person: Person, guest: Person, press: int | None = None
    ) -> Table:
        """The host sends somebody away, who can only come back by invitation."""
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            opened.need_host(person, Status.LOBBY)
            if guest == person:
                raise Refused(Why.OWN_SEAT)
            seat = opened.table.seat_of(guest)
            if seat is None:
                raise Refused(Why.NO_SEAT)
            opened.table.banned.append(guest)
            if guest in opened.table.invited:
                opened.table.invited.remove(guest)
            opened.tell_person(guest, news.Kicked(guest))
            await self._remove(opened, seat)
            return opened.table

    async def hand_over(
        self, table: int, person: Person, guest: Person, press: int | None = None
    ) -> Table:
        """Somebody else who sits here becomes the host."""
        async with self._house.open(table, press=press) as opened:
            if not opened.repeated:
                opened.need_host(person, Status.LOBBY)
                if opened.table.seat_of(guest) is None:
                    raise Refused(Why.NO_SEAT)
                opened.table.host = guest
                await _changed(opened)
            return opened.table

    async def close(self, table: int, person: Person, press: int | None = None) -> Table:
        """The host gives the lobby up; who sat there is told."""
        async with self._house.open(table, press=press) as opened:
            if not opened.repeated:
                opened.need_host(person, Status.LOBBY)
                for guest in opened.table.people():
                    if guest != person:
                        opened.tell_person(guest, news.Abandoned(person))
                _close(opened, person)
                await opened.save()
            return opened.table

    async def add_automa(
        self, table: int, person: Person, seen: int, press: int | None = None
    ) -> Table:
        """A seat that the automa plays from the start, besides those ``seen``."""
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            opened.need_host(person, Status.LOBBY)
            if len(_automas(opened.table)) != seen:
                return opened.table
            if len(opened.table.seats) >= opened.table.settings.seats:
                raise Refused(Why.FULL, seats=opened.table.settings.seats)
            opened.table.seats.append(Seat(automa=True, ready=True))
            _full(opened)
            await _changed(opened)
            return opened.table

    async def remove_automa(
        self, table: int, person: Person, seen: int, press: int | None = None
    ) -> Table:
        """The last of those ``seen``."""
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            opened.need_host(person, Status.LOBBY)
            automas = _automas(opened.table)
            if not automas:
                raise Refused(Why.NO_SEAT)
            if len(automas) == seen:
                await self._remove(opened, automas[-1])
            return opened.table

    async def _remove(self, opened: OpenTable, seat: int) -> None:
        table = opened.table
        person = table.seats.pop(seat).person
        staying = [seat.person for seat in table.seats if seat.person is not None]
        if not staying:
            _close(opened, person)
        elif person == table.host:
            table.host = staying[0]
        await _changed(opened)

    async def start(
        self, table: int, person: Person, press: int | None = None, *, automas: bool = False
    ) -> Table:
        """The host starts with whoever is there, if the game can be played by so many; with
        ``automas``, these take the free seats."""
        async with self._house.open(table, press=press) as opened:
            if not opened.repeated:
                opened.need_host(person, Status.LOBBY)
                held = opened.table
                free = held.settings.seats - len(held.seats) if automas else 0
                held.seats += [Seat(automa=True, ready=True) for _ in range(free)]
                await self._start(opened)
            return opened.table

    async def _start(self, opened: OpenTable) -> None:
        table = opened.table
        settings = table.settings
        try:
            game, opening = deal(settings, len(table.seats), self._house.new_seed())
        except BadSetup as fault:
            raise Refused(Why.TOO_FEW, detail=str(fault), seats=len(table.seats)) from fault
        if settings.seating == "random":
            self._house.random.shuffle(table.seats)
        pace = PACES[settings.pace]
        for seat in table.seats:
            seat.clock.bank = pace.bank if pace else 0
        table.status, table.started = Status.RUNNING, opened.now
        table.commitment = game.commitment
        opened.begin(game, opening)
        people = [seat.person for seat in table.seats]
        opened.tell(news.Started(game.commitment, people), "end")
        await opened.save()

    async def rematch(self, table: int, person: Person, press: int | None = None) -> Table:
        """The same people and settings once more, seats rotated by one. It starts when everybody
        has confirmed, at once for somebody alone; a second press finds the same lobby."""
        async with self._house.open(table, press=press) as opened:
            opened.need(Status.ENDED, Status.ABANDONED)
            opened.seat_of(person)
            if opened.table.rematch is None:
                again = await self._new(_again(opened.table, person, opened.now))
                again.tell(news.LobbyChanged())
                for other in again.table.invited:
                    again.tell_person(other, news.Invited(person))
                opened.table.rematch = again.table.id
                opened.tell(news.Rematch(again.table.id, person))
                await opened.save(again)
            lobby = opened.table.rematch
        async with self._house.open(lobby) as opened:
            held = opened.table
            if held.status is Status.LOBBY and held.people() == [person] and not held.invited:
                await self._start(opened)
            return held


def checked(settings: Settings) -> Settings:
    """Settings that the rules and the tables can keep; raises Refused."""
    try:
        book = rules.rulebook(settings.game)
        book.setup(settings.seats, settings.options)
    except BadSetup as fault:
        raise Refused(Why.BAD_SETUP, detail=str(fault)) from fault
    if settings.pace not in PACES:
        raise Refused(Why.BAD_SETTING, setting="pace", value=settings.pace)
    if len(settings.manners) > MANNERS_LENGTH:
        raise Refused(Why.TOO_LONG, most=MANNERS_LENGTH)
    return settings


def _automas(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.automa]


def _may_join(table: Table, person: Person) -> None:
    if table.seats_of(person):
        raise Refused(Why.SEATED)
    if person in table.banned:
        raise Refused(Why.BANNED)
    if table.settings.visibility != "open" and person not in table.invited:
        raise Refused(Why.NOT_INVITED)
    if len(table.seats) >= table.settings.seats:
        raise Refused(Why.FULL, seats=table.settings.seats)


def _full(opened: OpenTable, last: Person | None = None) -> None:
    """All seats are taken: everybody but the last to come is asked whether they are still there."""
    table = opened.table
    if len(table.seats) < table.settings.seats:
        return
    for seat in table.seats:
        seat.ready = seat.automa or seat.person == last
    missing = [s.person for s in table.seats if s.person is not None and not s.ready]
    fresh = opened.now - table.created < HERE  # whoever opened it is looking still
    opened.tell(news.Full(missing, [] if fresh else missing))


def _close(opened: OpenTable, person: Person | None) -> None:
    opened.table.status, opened.table.ended = Status.ABANDONED, opened.now
    opened.tell(news.Abandoned(person))


async def _changed(opened: OpenTable) -> None:
    opened.tell(news.LobbyChanged())
    await opened.save()


def _again(table: Table, person: Person, now: int) -> Table:
    rotated = [*table.seats[1:], *table.seats[:1]]
    seats = [
        Seat(person=seat.person, automa=seat.person is None, ready=seat.person in (person, None))
        for seat in rotated
    ]
    return Table(
        settings=msgspec.structs.replace(table.settings, seating="as_joined", auto_start=True),
        host=person,
        guild=table.guild,
        channel=table.channel,
        created=now,
        seats=seats,
        invited=[p for p in table.people() if p != person],
    )
