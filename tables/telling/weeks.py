"""A summary of each week's challenges, for channels that want it."""

import logging
from secrets import token_hex

from db import NewsRow, PlaceRow, WeekRow

from ..base import news
from ..base.days import day_of, shown_at
from ..base.errors import Refused, refusals
from ..base.model import Person
from ..table.house import House

AGAIN = 60  # seconds until a failed summary is tried again
MONDAY = 4  # the first Monday, in days after Thursday 1 January 1970

log = logging.getLogger(__name__)


def next_summary(now: int) -> int:
    """Return the time of the next summary: when the coming Sunday's secret is published."""
    day = day_of(now) - 2
    while (day + 1 - MONDAY) % 7 or shown_at(day) <= now:
        day += 1
    return shown_at(day)


class Weeks:
    def __init__(self, house: House) -> None:
        self._house = house
        self._postponed: dict[int, int] = {}

    async def want(self, channel: int, guild: int, language: str, person: Person) -> int:
        """Subscribe a channel; return when its first summary comes."""
        at = next_summary(self._house.time.now())
        with refusals():
            await self._house.store.reopen_place(PlaceRow("channel", channel))
            await self._house.store.want_week(WeekRow(channel, guild, language, person, at))
        self._house.alarms.due_at(at)
        return at

    async def end(self, channel: int) -> bool:
        """End a channel's weekly summaries; tell if there were any."""
        with refusals():
            known = await self._house.store.week_of(channel)
            await self._house.store.end_weeks(channel)
        return known is not None

    async def of(self, channel: int) -> WeekRow | None:
        with refusals():
            return await self._house.store.week_of(channel)

    @property
    def next_attempt(self) -> int | None:
        return min(self._postponed.values(), default=None)

    async def write_due(self) -> None:
        now = self._house.time.now()
        self._postponed = {channel: at for channel, at in self._postponed.items() if at > now}
        with refusals():
            due = await self._house.store.weeks_due(now)
        for week in due:
            if week.channel in self._postponed:
                continue
            try:
                await self._write(week, now)
            except Refused as fault:
                log.warning("summary for %s: %s", week.channel, fault)
                self._postponed[week.channel] = now + AGAIN
            except Exception:
                log.exception("summary for %s", week.channel)
                self._postponed[week.channel] = now + AGAIN

    async def _write(self, week: WeekRow, now: int) -> None:
        """Write the summary and the time of the next in one transaction. After a long absence of
        the bot, only the last week is told."""
        following = next_summary(now)
        first = day_of(following) - 1 - 13
        item = news.Week(first, week.guild, week.language)
        told = NewsRow("channel", week.channel, now, token_hex(10), "Week", news.encode(item))
        with refusals():
            await self._house.store.write_week(week, following, told)
        self._house.alarms.due_at(following)
        self._house.alarms.told.set()
