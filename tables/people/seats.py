"""People and their seats: sitters for a while, new owners, and automas in between."""

from ..base import clocks, news
from ..base.errors import Refused, Why
from ..base.keeping import is_team
from ..base.model import DAY, LENT, PACES, Person, Seat, Status, Table, Vote
from ..table.ended import close
from ..table.house import House
from ..table.opened import OpenTable
from . import gathering
from .absence import settle
from .forgotten import is_banned, seats_played
from .voting import Voting


class Seats:
    def __init__(self, house: House, voting: Voting) -> None:
        self._house = house
        self._voting = voting
        voting.on("absence", self._automa_by_vote, self._wait_on)
        voting.on("abandon", self._abandon_by_vote)
        voting.on("level", self._level_by_vote)

    async def lend(
        self, table: int, person: Person, sitter: Person, until: int, press: int | None = None
    ) -> Table:
        """Lend the seat until a time, and brief the sitter."""
        async with self._house.change(table, press) as opened:
            numbers = _own(opened, person)
            _need_no_challenge(opened)
            if until <= opened.now:
                raise Refused(Why.BAD_TIME)
            for number in numbers:
                self._need_unknowing(opened, number, sitter)
            self._house.invitations.count(person, [sitter], opened.now)
            opened.people[sitter] = await self._house.profiles.of(sitter)
            for number in numbers:
                _change_actor(opened, number, sitter=sitter, until=until)
                opened.tell(news.Seated(number, sitter, until))
            opened.tell_person(sitter, news.Briefing(numbers[0], until))
        return opened.table

    async def take_back(self, table: int, person: Person, press: int | None = None) -> Table:
        """Give the seat back to its owner, from a sitter or an automa."""
        async with self._house.change(table, press) as opened:
            seats = opened.table.seats
            lent = [n for n in _own(opened, person) if seats[n].sitter or seats[n].automa]
            if not lent:
                raise Refused(Why.OWN_SEAT)
            for number in lent:
                _return(opened, number)
        return opened.table

    async def replace(
        self, table: int, person: Person, seat: int, newcomer: Person, press: int | None = None
    ) -> Table:
        """Give a seat to somebody for good. Its owner may do so; the host may if nobody plays it or
        its time has run out."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            held = _seat(opened.table, seat)
            if person != held.person and not (person == opened.table.host and _deserted(held)):
                raise Refused(Why.NOT_HOST)
            await self.give(opened, seat, newcomer)
        return opened.table

    async def take_over(
        self, table: int, newcomer: Person, seat: int, press: int | None = None
    ) -> Table:
        """Take over a seat that nobody owns. People who were sent away from the lobby may not."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            if _seat(opened.table, seat).person is not None:
                raise Refused(Why.SEAT_TAKEN)
            if opened.table.seats_of(newcomer) and not is_team(opened.table):
                raise Refused(Why.SEATED)
            if is_banned(opened.table, newcomer, self._house.hashes.at_table(newcomer, table)):
                raise Refused(Why.BANNED)
            if opened.table.settings.visibility != "open" and newcomer not in opened.table.invited:
                raise Refused(Why.NOT_INVITED)
            await self.give(opened, seat, newcomer)
        return opened.table

    async def leave(self, table: int, person: Person, press: int | None = None) -> Table:
        """Leave a running game for good. An automa plays the seat until somebody takes it over."""
        async with self._house.change(table, press) as opened:
            for number in _own(opened, person):
                self.vacate(opened, number)
        return opened.table

    def vacate(self, opened: OpenTable, number: int) -> None:
        """Remove the owner from this seat; end the game if no seat has an owner any more."""
        table = opened.table
        person = table.seats[number].person
        _change_actor(opened, number, automa=True)
        table.seats[number].person = None
        opened.tell(news.Left(number, person))
        staying = [p for seat in table.seats if (p := seat.person) is not None]
        if not staying:
            self.abandon(opened, person)
        elif person == table.host:
            table.host = staying[0]

    def send_home(self, opened: OpenTable, number: int) -> None:
        """Give the seat back to its owner."""
        _return(opened, number)

    async def sitter_goes(self, opened: OpenTable, number: int) -> None:
        """Give the seat back when the sitter's time is over."""
        seat = opened.table.seats[number]
        if seat.until is not None and seat.until <= opened.now:
            _return(opened, number)

    async def set_level(
        self, table: int, person: Person, seat: int, level: str, press: int | None = None
    ) -> Table:
        """Set how well an automa plays: the host does so before the start, the table votes on it
        afterwards."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.LOBBY, Status.RUNNING)
            held = _seat(opened.table, seat)
            if not held.automa:
                raise Refused(Why.NO_AUTOMA)
            gathering.known_level(level)
            if opened.table.status is Status.LOBBY:
                opened.need_host(person, Status.LOBBY)
                held.level = level
                gathering.changed(opened)
            elif level != held.level:
                opened.seat_of(person)
                by = opened.table.voice_of(person)
                await self._voting.open(opened, "level", by, about=seat, level=level)
        return opened.table

    async def propose_end(self, table: int, person: Person, press: int | None = None) -> Table:
        """Ask everybody who still plays if the game should end. If nobody else does, only the host
        must agree."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            opened.seat_of(person)
            await self._voting.open(opened, "abandon", opened.table.voice_of(person))
        return opened.table

    async def give(self, opened: OpenTable, number: int, newcomer: Person) -> None:
        """Give the seat a new owner, with a fresh bank of time."""
        table = opened.table
        _need_no_challenge(opened)
        self._need_unknowing(opened, number, newcomer)
        seat = table.seats[number]
        gone = seat.person
        opened.people[newcomer] = await self._house.profiles.of(newcomer)
        _change_actor(opened, number)
        seat.person = newcomer
        pace = PACES[table.settings.pace]
        seat.clock.bank, seat.clock.used = pace.bank if pace else 0, 0
        if gone is not None and gone == table.host:
            table.host = newcomer
        opened.tell(news.Seated(number, newcomer))
        opened.tell_person(newcomer, news.Briefing(number))

    def _need_unknowing(self, opened: OpenTable, number: int, newcomer: Person) -> None:
        """Except in a team, raise Refused if the newcomer sits here already or knows another seat's
        secrets."""
        table = opened.table
        if is_team(table):
            return
        if table.seats_of(newcomer):
            raise Refused(Why.SITS_HERE)
        mark = self._house.hashes.at_table(newcomer, table.id)
        others = seats_played(table, newcomer, mark) - {number}
        if any(opened.game.has_secrets(other) for other in others):
            raise Refused(Why.KNOWS_SECRETS)

    async def _automa_by_vote(self, opened: OpenTable, vote: Vote) -> None:
        if vote.about is not None:
            seat_automa(opened, vote.about)

    async def _level_by_vote(self, opened: OpenTable, vote: Vote) -> None:
        if vote.about is not None and opened.table.seats[vote.about].automa:
            opened.table.seats[vote.about].level = vote.level
            opened.tell(news.AutomaPlays(vote.about, vote.level))

    async def _wait_on(self, opened: OpenTable, vote: Vote) -> None:
        """Give the late seat another day, as the table voted; the question is asked again after
        that."""
        if vote.about is not None:
            clock = opened.table.seats[vote.about].clock
            clock.extra += DAY
            clock.overdue = False

    async def _abandon_by_vote(self, opened: OpenTable, vote: Vote) -> None:
        self.abandon(opened, None)

    def abandon(self, opened: OpenTable, person: Person | None) -> None:
        """End the table without a result."""
        opened.table.status, opened.table.ended = Status.ABANDONED, opened.now
        close(opened)
        opened.tell(news.Abandoned(person), "end")


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused(Why.NO_SEAT, seat=number)
    return table.seats[number]


def _own(opened: OpenTable, person: Person) -> list[int]:
    """Return the seats that this person owns, whoever plays them; raise Refused if there are
    none."""
    opened.need(Status.RUNNING)
    own = [number for number, seat in enumerate(opened.table.seats) if seat.person == person]
    if not own:
        raise Refused(Why.NOT_SEATED)
    return own


def _need_no_challenge(opened: OpenTable) -> None:
    """Raise Refused in a challenge, which nobody else may play for its person."""
    if opened.table.day is not None:
        raise Refused(Why.OWN_CHALLENGE)


def _deserted(seat: Seat) -> bool:
    return seat.person is None or seat.automa or seat.clock.overdue


def _change_actor(
    opened: OpenTable,
    number: int,
    *,
    sitter: Person | None = None,
    until: int | None = None,
    automa: bool = False,
) -> None:
    """Let somebody else play this seat. The clock keeps the time already used."""
    seat = opened.table.seats[number]
    settle(opened, opened.people)
    known = (seat.person, seat.sitter)
    seat.former += [p for p in known if p is not None and p not in seat.former]
    seat.sitter, seat.until, seat.automa, seat.mentioned = sitter, until, automa, None
    seat.level = LENT
    opened.drop_draft(number)
    opened.forget_beforehand(number)
    if seat.clock.asked and seat.clock.overdue:
        clocks.start(seat.clock, opened.now, running=opened.table.paused is None)


def seat_automa(opened: OpenTable, number: int) -> None:
    _change_actor(opened, number, automa=True)
    opened.tell(news.AutomaSits(number))


def _return(opened: OpenTable, number: int) -> None:
    seat = opened.table.seats[number]
    _change_actor(opened, number, automa=seat.person is None)
    if seat.person is not None:
        opened.tell(news.Returned(number, seat.person))
