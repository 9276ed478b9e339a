"""Tables before the game: created, joined, confirmed and started; and rematches."""

from collections.abc import Sequence

from db import LimitRow, PlaceRow
from rules.core import BadSetup

from ..base import news
from ..base.errors import Refused, Why, refusals
from ..base.keeping import deal, is_team
from ..base.lately import Lately
from ..base.model import LENT, PACES, Person, PlaceKind, Seat, Settings, Status, Table
from ..table.house import House
from ..table.opened import OpenTable
from . import codes, forgotten, gathering
from .records import Records
from .servers import Servers

MOST_LOBBIES = 5  # a person may sit in this many lobbies when they open another
MOST_TABLES = 100  # a person may sit at this many tables when they open another
BORROWED = "borrowed"  # the reason why the thread is closed to news
LIVE = (Status.LOBBY, Status.RUNNING)


class Lobby:
    def __init__(self, house: House, servers: Servers, records: Records) -> None:
        self._house = house
        self._servers = servers
        self._records = records
        self._wrong_codes = Lately(codes.MOST_WRONG, codes.FORGIVEN)

    async def create(
        self,
        host: Person,
        settings: Settings,
        *,
        guild: int | None = None,
        channel: int | None = None,
        borrowed: int | None = None,
        invited: Sequence[Person] = (),
        press: int | None = None,
    ) -> Table:
        """Open a lobby in which the host sits and is ready."""
        settings = gathering.checked(settings)
        done = await self._house.done_by(press)
        if done is not None:
            return done
        table = Table(
            settings=settings,
            host=host,
            guild=guild,
            channel=channel,
            borrowed=borrowed,
            created=self._house.time.now(),
            seats=[Seat(person=host, ready=True)],
            invited=[person for person in dict.fromkeys(invited) if person != host],
        )
        self._house.invitations.count(host, table.invited, table.created)
        opened = await self.new(table, press=press)
        for person in table.invited:
            opened.tell_person(person, news.Invited(host))
        opened.tell(news.LobbyChanged())
        return await self.saved(opened, press)

    async def opened_by(self, press: int) -> Table | None:
        """Return the table that this press has opened already. A menu passes its message's number
        instead, so that it opens only one."""
        return await self._house.done_by(press)

    async def saved(self, opened: OpenTable, press: int | None) -> Table:
        """Save a new table. If the same press has opened it already, return that table."""
        try:
            with refusals():
                await self._house.save(opened)
        except Refused:
            done = await self._house.done_by(press)
            if done is None:
                raise
            return done
        return opened.table

    async def new(self, table: Table, press: int | None = None) -> OpenTable:
        """Return a new table, not saved yet. Limits are checked on saving, since two tables opened
        at once could both seem to be the last allowed."""
        opened = await self._house.new(table, press=press)
        if table.host is not None:
            opened.writes.limits = [
                LimitRow("person", table.host, (Status.LOBBY,), MOST_LOBBIES),
                LimitRow("person", table.host, LIVE, MOST_TABLES),
            ]
        if table.place_kind is PlaceKind.BORROWED:  # its news waits for somebody's press
            opened.close_place(PlaceRow("thread", table.id), BORROWED)
        server = await self._servers.of(table.guild)
        if table.guild is not None and server.most:
            opened.writes.limits.append(LimitRow("guild", table.guild, LIVE, server.most))
        return opened

    async def change(
        self, table: int, person: Person, settings: Settings, press: int | None = None
    ) -> Table:
        """Change the settings; people who confirmed the old ones must confirm again."""
        settings = gathering.checked(settings)
        async with self._house.change(table, press) as opened:
            opened.need_host(person, Status.LOBBY)
            if settings == opened.table.settings:
                return opened.table
            if len(opened.table.seats) > settings.seats:
                raise Refused(Why.CROWDED, seats=settings.seats)
            opened.table.settings = settings
            if not is_team(opened.table):
                opened.table.seats = gathering.one_each(opened.table.seats)
            for seat in opened.table.seats:
                seat.ready = seat.person == person or seat.automa
            gathering.changed(opened)
        return opened.table

    async def invite(
        self, table: int, person: Person, guest: Person, press: int | None = None
    ) -> Table:
        """Invite somebody; anybody who sits here may."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.LOBBY)
            opened.seat_of(person)
            if opened.table.seats_of(guest):
                raise Refused(Why.SEATED)
            forgotten.forgive(opened.table, guest, self._mark(guest, table))
            if guest not in opened.table.invited:
                self._house.invitations.count(person, [guest], opened.now)
                opened.table.invited.append(guest)
                opened.tell_person(guest, news.Invited(person))
            gathering.changed(opened)
        return opened.table

    async def join(
        self, table: int, person: Person, press: int | None = None, *, afar: bool = False
    ) -> Table:
        """Take a seat. ``afar``: the person does not see the table's place."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.LOBBY)
            gathering.may_join(opened.table, person, self._mark(person, table))
            gathering.sit_down(opened, person, afar=afar)
        return opened.table

    # Joining from anywhere, by a code

    async def code(self, table: int, person: Person, press: int | None = None) -> Table:
        """Return the table with the code for joining it; make the code if there is none."""
        async with self._house.change(table, press) as opened:
            opened.need_host(person, Status.LOBBY)
            opened.table.code = opened.table.code or codes.fresh()
        return opened.table

    async def end_code(self, table: int, person: Person, press: int | None = None) -> Table:
        async with self._house.change(table, press) as opened:
            opened.need_host(person, Status.LOBBY)
            opened.table.code = ""
        return opened.table

    async def found_by(self, typed: str, person: Person) -> int:
        """Return the number of the table with this code. A guess counts as wrong until its table is
        found, so that simultaneous guesses are limited too."""
        code, now = codes.read(typed), self._house.time.now()
        if at := self._wrong_codes.free_at(person, now):
            raise Refused(Why.CODES_GUESSED, at=at)
        self._wrong_codes.note(person, now)
        with refusals():
            table = await self._house.store.table_by_code(code) if code else None
        if table is None:
            raise Refused(Why.NO_CODE)
        self._wrong_codes.forget_newest(person)
        return table

    async def join_by(
        self, typed: str, person: Person, *, afar: bool, press: int | None = None
    ) -> Table:
        """Take a seat by a code, even at a private table."""
        async with self._house.change(await self.found_by(typed, person), press) as opened:
            opened.once()
            held = opened.table
            if held.code != codes.read(typed):
                raise Refused(Why.NO_CODE)
            gathering.may_join(held, person, self._mark(person, held.id), by_code=True)
            gathering.sit_down(opened, person, afar=afar)
        return opened.table

    async def ready(
        self, table: int, person: Person, *, ready: bool = True, press: int | None = None
    ) -> Table:
        """Confirm that the person is there. When all have confirmed, a full table may start by
        itself."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.LOBBY)
            held = opened.table
            opened.seat_of(person)
            for number in held.seats_of(person):
                held.seats[number].ready = ready
            full = len(held.seats) == held.settings.seats
            if held.settings.auto_start and full and all(seat.ready for seat in held.seats):
                await self.begin(opened)
            else:
                gathering.changed(opened)
        return opened.table

    async def leave(self, table: int, person: Person, press: int | None = None) -> Table:
        """Leave a lobby; the longest-seated person becomes its host, the last one closes it."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.LOBBY)
            opened.seat_of(person)
            self._remove(opened, *opened.table.seats_of(person))
        return opened.table

    async def kick(
        self, table: int, person: Person, guest: Person, press: int | None = None
    ) -> Table:
        """Send somebody away; only the host may, and only an invitation brings them back."""
        async with self._house.change(table, press) as opened:
            opened.need_host(person, Status.LOBBY)
            if guest == person:
                raise Refused(Why.OWN_SEAT)
            seats = opened.table.seats_of(guest)
            if not seats:
                raise Refused(Why.NO_SEAT)
            opened.table.banned.append(guest)
            if guest in opened.table.invited:
                opened.table.invited.remove(guest)
            opened.tell_person(guest, news.Kicked(guest))
            self._remove(opened, *seats)
        return opened.table

    async def hand_over(
        self, table: int, person: Person, guest: Person, press: int | None = None
    ) -> Table:
        """Make somebody else who sits here the host."""
        async with self._house.change(table, press) as opened:
            opened.need_host(person, Status.LOBBY)
            if opened.table.seat_of(guest) is None:
                raise Refused(Why.NO_SEAT)
            opened.table.host = guest
            gathering.changed(opened)
        return opened.table

    async def close(self, table: int, person: Person, press: int | None = None) -> Table:
        """Close the lobby for its host, and tell everybody who sat there."""
        async with self._house.change(table, press) as opened:
            opened.need_host(person, Status.LOBBY)
            for guest in opened.table.people():
                if guest != person:
                    opened.tell_person(guest, news.Abandoned(person))
            gathering.close(opened, person)
        return opened.table

    async def take_seat(
        self, table: int, person: Person, seen: int, press: int | None = None
    ) -> Table:
        """Take a further seat in a team. Nothing happens unless the person has exactly ``seen``
        seats, so that a press on an old card adds none."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.LOBBY)
            opened.seat_of(person)
            held = opened.table
            if len(held.seats_of(person)) != seen:
                return held
            if not is_team(held):
                raise Refused(Why.SEATED)
            if len(held.seats) >= held.settings.seats:
                raise Refused(Why.FULL, seats=held.settings.seats)
            held.seats.append(Seat(person=person, ready=True))
            gathering.fill_up(opened, last=person)
            gathering.changed(opened)
        return opened.table

    async def add_automa(
        self,
        table: int,
        person: Person,
        seen: int,
        press: int | None = None,
        *,
        level: str = LENT,
    ) -> Table:
        """Add an automa. Nothing happens unless the table has ``seen`` automas."""
        async with self._house.change(table, press) as opened:
            opened.need_host(person, Status.LOBBY)
            if len(gathering.automas_of(opened.table)) != seen:
                return opened.table
            if len(opened.table.seats) >= opened.table.settings.seats:
                raise Refused(Why.FULL, seats=opened.table.settings.seats)
            opened.table.seats.append(gathering.filled(None, gathering.known_level(level)))
            gathering.fill_up(opened)
            gathering.changed(opened)
        return opened.table

    async def remove_automa(
        self, table: int, person: Person, seen: int, press: int | None = None
    ) -> Table:
        """Remove the last automa. Nothing happens unless the table has ``seen`` automas."""
        async with self._house.change(table, press) as opened:
            opened.need_host(person, Status.LOBBY)
            automas = gathering.automas_of(opened.table)
            if not automas:
                raise Refused(Why.NO_SEAT)
            if len(automas) == seen:
                self._remove(opened, automas[-1])
        return opened.table

    def _mark(self, person: Person, table: int) -> bytes:
        return self._house.hashes.at_table(person, table)

    def _remove(self, opened: OpenTable, *seats: int) -> None:
        """Remove these seats: all of one person, or an automa's."""
        table = opened.table
        person = table.seats[seats[0]].person
        table.seats = [seat for number, seat in enumerate(table.seats) if number not in seats]
        staying = [seat.person for seat in table.seats if seat.person is not None]
        if not staying:
            gathering.close(opened, person)
        elif person == table.host:
            table.host = staying[0]
        gathering.changed(opened)

    async def start(
        self,
        table: int,
        person: Person,
        press: int | None = None,
        *,
        automas: bool = False,
        alone: bool = False,
    ) -> Table:
        """Start with the people present, if that many can play. ``automas`` fill the free seats;
        with ``alone`` the host plays all seats of a team."""
        async with self._house.change(table, press) as opened:
            opened.need_host(person, Status.LOBBY)
            held = opened.table
            own = alone and is_team(held)
            free = held.settings.seats - len(held.seats) if automas or own else 0
            held.seats += [gathering.filled(None if not own else person) for _ in range(free)]
            await self.begin(opened)
        return opened.table

    async def begin(self, opened: OpenTable, seed: bytes | None = None) -> None:
        table = opened.table
        settings = table.settings
        table.recorded = await self._records.options(settings, len(table.seats), table.host)
        try:
            seed = seed or self._house.new_seed()
            game, opening = deal(settings.game, len(table.seats), table.options, seed)
        except BadSetup as fault:
            raise Refused(Why.TOO_FEW, detail=str(fault), seats=len(table.seats)) from fault
        if settings.seating == "random":
            self._house.random.shuffle(table.seats)
        pace = PACES[settings.pace]
        for seat in table.seats:
            seat.clock.bank = pace.bank if pace else 0
        table.status, table.started, table.code = Status.RUNNING, opened.now, ""
        table.commitment = game.commitment
        opened.begin(game, opening)
        people = [seat.person for seat in table.seats]
        rivals = [f"rival:{it}" for it in game.book.modes[game.setup.mode].rivals]
        opened.tell(news.Started(game.commitment, people, rivals), "end")

    async def rematch(self, table: int, person: Person, press: int | None = None) -> Table:
        """Open a lobby with the same people and settings; seats move on by one. The game starts
        when all have confirmed, or at once for somebody alone. A second press finds the same
        lobby."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.ENDED, Status.ABANDONED)
            opened.seat_of(person)
            if opened.table.rematch is None:
                again = await self.new(gathering.again(opened.table, person, opened.now))
                again.tell(news.LobbyChanged())
                for other in again.table.invited:
                    again.tell_person(other, news.Invited(person))
                opened.table.rematch = again.table.id
                alone = not again.table.invited
                opened.tell(news.Rematch(again.table.id, person, begun=alone))
                opened.along.append(again)
        lobby = opened.table.rematch
        assert lobby is not None, "it was made just now, or by the press before"
        async with self._house.change(lobby) as opened:
            held = opened.table
            if held.status is Status.LOBBY and held.people() == [person] and not held.invited:
                await self.begin(opened)
        return held
