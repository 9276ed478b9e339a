"""A seat is not a person: sitters for a holiday, others for good, the automa meanwhile."""

import asyncio
from random import Random

from rules.core import Event

from . import clocks, news
from .absence import settle
from .automa import Given, choose, given
from .errors import Refused, Why
from .following import close
from .house import House
from .model import DAY, PACES, Person, Seat, Status, Table, Vote
from .opened import OpenTable
from .play import tell_move
from .voting import Voting

AUTOMA_AT_ONCE = 30  # decisions; then the table's other people get their chance to press something


class Seats:
    def __init__(self, house: House, voting: Voting) -> None:
        self._house = house
        self._voting = voting
        voting.on("absence", self._automa_by_vote, self._wait_on)
        voting.on("abandon", self._abandon_by_vote)

    async def lend(
        self, table: int, person: Person, sitter: Person, until: int, press: int | None = None
    ) -> Table:
        """Somebody plays for this person until a time, and is told what to know."""
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            number, _ = _own(opened, person)
            if until <= opened.now:
                raise Refused(Why.BAD_TIME)
            await _need_unknowing(opened, number, sitter)
            opened.people[sitter] = await self._house.profile(sitter)
            _change_actor(opened, number, sitter=sitter, until=until)
            opened.tell(news.Seated(number, sitter, until))
            opened.tell_person(sitter, news.Briefing(number, until))
            await opened.save()
            return opened.table

    async def take_back(self, table: int, person: Person, press: int | None = None) -> Table:
        """The seat's own person plays again, instead of a sitter or the automa."""
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            number, seat = _own(opened, person)
            if seat.sitter is None and not seat.automa:
                raise Refused(Why.OWN_SEAT)
            _return(opened, number)
            await opened.save()
            return opened.table

    async def replace(
        self, table: int, person: Person, seat: int, newcomer: Person, press: int | None = None
    ) -> Table:
        """For good: by the seat's own person, or by the host where nobody plays it."""
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            opened.need(Status.RUNNING)
            held = _seat(opened.table, seat)
            if person != held.person and not (person == opened.table.host and _deserted(held)):
                raise Refused(Why.NOT_HOST)
            await self.give(opened, seat, newcomer)
            await opened.save()
            return opened.table

    async def take_over(
        self, table: int, newcomer: Person, seat: int, press: int | None = None
    ) -> Table:
        """Sit down on a seat that nobody owns any more."""
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            opened.need(Status.RUNNING)
            if _seat(opened.table, seat).person is not None:
                raise Refused(Why.SEAT_TAKEN)
            if opened.table.settings.visibility != "open" and newcomer not in opened.table.invited:
                raise Refused(Why.NOT_INVITED)
            await self.give(opened, seat, newcomer)
            await opened.save()
            return opened.table

    async def leave(self, table: int, person: Person, press: int | None = None) -> Table:
        """Leave a running game for good. The automa plays until somebody takes the seat over."""
        async with self._house.open(table, press=press) as opened:
            if not opened.repeated:
                number, _ = _own(opened, person)
                self.vacate(opened, number)
                await opened.save()
            return opened.table

    def vacate(self, opened: OpenTable, number: int) -> None:
        """Nobody owns this seat any more; when nobody is left at all, the table is given up."""
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

    async def time_is_up(self, opened: OpenTable, number: int) -> None:
        """What the table has chosen for this case. Saves."""
        seat = opened.table.seats[number]
        seat.clock.overdue = True
        opened.tell(news.Overdue(number, seat.actor))
        policy = opened.table.settings.absence
        if policy == "automa":
            _seat_automa(opened, number)
        elif policy == "vote" and opened.table.vote is None:
            await self._voting.open(opened, "absence", None, about=number)
            return
        await opened.save()

    def send_home(self, opened: OpenTable, number: int) -> None:
        """The sitter goes, and the seat's own person plays again."""
        _return(opened, number)

    async def sitter_goes(self, opened: OpenTable, number: int) -> None:
        """Saves."""
        seat = opened.table.seats[number]
        if seat.until is not None and seat.until <= opened.now:
            _return(opened, number)
        await opened.save()

    async def automa_plays(self, opened: OpenTable, number: int) -> None:
        """Whatever a seat is asked, one question after the other, until somebody else has to act:
        the table is told of it once. What made nothing happen is not tried again. Saves."""
        game = await opened.game()
        first, events, vain = len(game.log) + 1, list[Event](), set[Given]()
        for _ in range(AUTOMA_AT_ONCE):
            choice = game.choice_for(number)
            if choice is None or not opened.table.seats[number].automa:
                break
            chance = Random(f"{game.seed.hex()}/{len(game.log)}/{number}")
            keys = await asyncio.to_thread(choose, game, number, chance, vain)
            happened = opened.answer(number, choice, keys, person=None, by="automa")
            vain = set() if happened else vain | {given(choice, keys)}
            events += happened
        if len(game.log) >= first:
            tell_move(opened, game, number, events, first, None, by="automa")
        await opened.save()

    async def propose_end(self, table: int, person: Person, press: int | None = None) -> Table:
        """Ask the others whether to give the game up."""
        async with self._house.open(table, press=press) as opened:
            if not opened.repeated:
                opened.need(Status.RUNNING)
                seat = opened.seat_of(person)
                await self._voting.open(opened, "abandon", seat)
            return opened.table

    async def give(self, opened: OpenTable, number: int, newcomer: Person) -> None:
        """A new owner, with a fresh bank of time."""
        table = opened.table
        await _need_unknowing(opened, number, newcomer)
        seat = table.seats[number]
        gone = seat.person
        opened.people[newcomer] = await self._house.profile(newcomer)
        _change_actor(opened, number)
        seat.person = newcomer
        pace = PACES[table.settings.pace]
        seat.clock.bank, seat.clock.used = pace.bank if pace else 0, 0
        if gone is not None and gone == table.host:
            table.host = newcomer
        opened.tell(news.Seated(number, newcomer))
        opened.tell_person(newcomer, news.Briefing(number))

    async def _automa_by_vote(self, opened: OpenTable, vote: Vote) -> None:
        if vote.about is not None:
            _seat_automa(opened, vote.about)

    async def _wait_on(self, opened: OpenTable, vote: Vote) -> None:
        """The others rather wait: another day, and then they are asked again."""
        if vote.about is not None:
            clock = opened.table.seats[vote.about].clock
            clock.extra += DAY
            clock.overdue = False

    async def _abandon_by_vote(self, opened: OpenTable, vote: Vote) -> None:
        self.abandon(opened, None)

    def abandon(self, opened: OpenTable, person: Person | None) -> None:
        """The table is over, without a result."""
        opened.table.status, opened.table.ended = Status.ABANDONED, opened.now
        close(opened)
        opened.tell(news.Abandoned(person), "end")


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused(Why.NO_SEAT, seat=number)
    return table.seats[number]


def _own(opened: OpenTable, person: Person) -> tuple[int, Seat]:
    """The seat that belongs to this person, whoever plays it."""
    opened.need(Status.RUNNING)
    for number, seat in enumerate(opened.table.seats):
        if seat.person == person:
            return number, seat
    raise Refused(Why.NOT_SEATED)


def _deserted(seat: Seat) -> bool:
    return seat.person is None or seat.automa or seat.clock.overdue


async def _need_unknowing(opened: OpenTable, number: int, newcomer: Person) -> None:
    """Nobody may know two seats' secrets. Who has given a seat away may come back to it."""
    table = opened.table
    if table.seats_of(newcomer):
        raise Refused(Why.SEATED)
    played = [n for n, seat in enumerate(table.seats) if n != number and newcomer in seat.former]
    if played:
        game = await opened.game()
        if any(game.has_secrets(n) for n in played):
            raise Refused(Why.KNOWS_SECRETS)


def _change_actor(
    opened: OpenTable,
    number: int,
    *,
    sitter: Person | None = None,
    until: int | None = None,
    automa: bool = False,
) -> None:
    """Somebody else plays this seat from now on; what its clock has used, it has used."""
    seat = opened.table.seats[number]
    settle(opened, opened.people)
    known = (seat.person, seat.sitter)
    seat.former += [p for p in known if p is not None and p not in seat.former]
    seat.sitter, seat.until, seat.automa = sitter, until, automa
    opened.drop_draft(number)
    if seat.clock.asked and seat.clock.overdue:
        clocks.start(seat.clock, opened.now, running=opened.table.paused is None)


def _seat_automa(opened: OpenTable, number: int) -> None:
    _change_actor(opened, number, automa=True)
    opened.tell(news.AutomaSits(number))


def _return(opened: OpenTable, number: int) -> None:
    seat = opened.table.seats[number]
    _change_actor(opened, number, automa=seat.person is None)
    if seat.person is not None:
        opened.tell(news.Returned(number, seat.person))
