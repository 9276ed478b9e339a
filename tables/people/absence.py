"""Times in which nobody is hurried: quiet hours, vacations, snoozed reminders, pauses, and extra
time given by others."""

from collections.abc import Callable

from ..base import clocks, news
from ..base.calendar import LONGEST_QUIET, MINUTES, Quiet, zone_exists
from ..base.errors import Refused, Why
from ..base.model import DAY, PACES, Clock, Person, Status, Table
from ..base.profile import Profile
from ..table.house import House
from ..table.opened import OpenTable

LONGEST_SNOOZE = 3 * DAY
LONGEST_GIFT = 14 * DAY


class Absence:
    def __init__(self, house: House) -> None:
        self._house = house

    # A person's preferences. Running clocks are brought up to date before a change.

    async def quiet_hours(self, person: Person, zone: str, quiet: Quiet | None) -> Profile:
        """Set daily quiet hours, in minutes after midnight of the zone; None removes them."""
        if not zone_exists(zone):
            raise Refused(Why.BAD_ZONE, zone=zone)
        if quiet is not None and not (
            0 <= quiet.start < MINUTES
            and 0 <= quiet.end < MINUTES
            and quiet.length <= LONGEST_QUIET
        ):
            raise Refused(Why.BAD_HOURS, hours=LONGEST_QUIET // 60)

        def change(profile: Profile) -> None:
            profile.zone, profile.quiet = zone, quiet

        return await self._change(person, change)

    async def go_away(self, person: Person, start: int, end: int) -> Profile:
        """Plan a vacation, now or later: clocks stop, and the person's tables are told."""
        now = self._house.time.now()
        start = max(start, now)
        if end <= start:
            raise Refused(Why.BAD_TIME)

        def change(profile: Profile) -> None:
            ahead = [span for span in profile.vacations if span[0] > now]
            if profile.away(now) or ahead:
                raise Refused(Why.AWAY)
            if end - start > profile.vacation_left(now):
                raise Refused(Why.NO_VACATION, days=profile.vacation_left(now) // DAY)
            profile.vacations.append((start, end))

        profile = await self._change(person, change)
        await self._tell_tables(person, news.Away(person, end))
        return profile

    async def acted(self, person: Person) -> None:
        """End the vacation of somebody who acts, and show that to their tables."""
        if (await self._house.profiles.of(person)).away(self._house.time.now()):
            await self._end_vacation(person)

    async def come_back(self, person: Person) -> Profile:
        """End a vacation, or drop one that lies ahead, and tell the person's tables."""
        now = self._house.time.now()
        announced = any(end > now for _, end in (await self._house.profiles.of(person)).vacations)
        profile = await self._end_vacation(person)
        if announced:
            await self._tell_tables(person, news.Back(person))
        return profile

    async def _end_vacation(self, person: Person) -> Profile:
        """End a vacation; its remaining days are kept."""
        now = self._house.time.now()

        def change(profile: Profile) -> None:
            profile.vacations = [
                (start, min(end, now)) for start, end in profile.vacations if start < now
            ]

        return await self._change(person, change)

    async def prefer(self, person: Person, change: Callable[[Profile], None]) -> Profile:
        """Change any other preference: language, calls, reminders, letter, theme..."""
        return await self._change(person, change)

    async def _change(self, person: Person, change: Callable[[Profile], None]) -> Profile:
        """Change a profile. Clocks count up to now by the old settings, and from now on by the new
        ones."""

        def decide(profile: Profile) -> None:
            letters = profile.digest
            change(profile)
            if profile.digest and not letters:
                profile.digest_from = self._house.time.now()

        async with self._house.alone(person):
            old, new = await self._house.profiles.change(person, decide)
            for row in await self._house.tables_of(person, Status.RUNNING):
                async with self._house.change(row.id) as opened:
                    settle(opened, {**opened.people, person: old})
                    opened.writes.timed = True
        return new

    async def _tell_tables(self, person: Person, item: news.Item) -> None:
        for row in await self._house.tables_of(person, Status.RUNNING):
            async with self._house.change(row.id) as opened:
                opened.tell(item)

    # Times of one table

    async def snooze(self, table: int, person: Person, until: int, press: int | None = None) -> int:
        """Hold back reminders until this time, and send one then. Return the time."""
        async with self._house.change(table, press) as opened:
            clock = self._clock(opened, opened.seat_of(person))
            if not opened.now < until <= opened.now + LONGEST_SNOOZE:
                raise Refused(Why.BAD_TIME)
            clock.snoozed = until
        return until

    async def give_time(
        self,
        table: int,
        person: Person,
        seat: int,
        seconds: int = DAY,
        press: int | None = None,
    ) -> Table:
        """Give another seat that is asked more time for this turn; anybody at the table may."""
        async with self._house.change(table, press) as opened:
            own = opened.seat_of(person)
            clock = self._clock(opened, seat)
            if own == seat:
                raise Refused(Why.OWN_SEAT)
            if not 0 < seconds <= LONGEST_GIFT:
                raise Refused(Why.BAD_TIME)
            clock.extra += seconds
            clock.overdue = False
            opened.tell(news.TimeGiven(seat, person, seconds))
        return opened.table

    def _clock(self, opened: OpenTable, seat: int) -> Clock:
        opened.need(Status.RUNNING)
        if not 0 <= seat < len(opened.table.seats):
            raise Refused(Why.NO_SEAT, seat=seat)
        clock = opened.table.seats[seat].clock
        if PACES[opened.table.settings.pace] is None:
            raise Refused(Why.NO_CLOCK)
        if not clock.asked:
            raise Refused(Why.NOT_ASKED)
        return clock

    async def pause(self, table: int, person: Person, press: int | None = None) -> Table:
        """Stop all clocks; only the host may."""
        async with self._house.change(table, press) as opened:
            opened.need_host(person, Status.RUNNING)
            if opened.table.paused is None:
                self.hold(opened)
                opened.tell(news.Paused(person))
        return opened.table

    async def resume(self, table: int, person: Person, press: int | None = None) -> Table:
        async with self._house.change(table, press) as opened:
            opened.need_host(person, Status.RUNNING)
            if opened.table.paused is not None:
                self.go_on(opened)
                opened.tell(news.Resumed(person))
        return opened.table

    def hold(self, opened: OpenTable) -> None:
        settle(opened, opened.people, hold=True)
        opened.table.paused = opened.now

    def go_on(self, opened: OpenTable) -> None:
        opened.table.paused = None
        for seat in opened.table.seats:
            seat.clock.since = opened.now if seat.clock.asked else None


def settle(opened: OpenTable, people: clocks.People, *, hold: bool = False) -> None:
    """Bring a table's clocks up to date before a change of anything they depend on."""
    for seat in opened.table.seats:
        calendar = clocks.calendar_of(seat, people)
        (clocks.hold if hold else clocks.settle)(seat.clock, calendar, opened.now)
