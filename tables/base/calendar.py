"""The times when a person's clocks run: outside quiet hours and vacations."""

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from heapq import merge
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES = 24 * 60
LONGEST_QUIET = 12 * 60  # minutes a day; clocks have to run for the rest

Span = tuple[int, int]  # from and to, in seconds since 1970; the end is excluded


class Quiet(NamedTuple):
    """Quiet hours of every day, in minutes after midnight of the time zone; they may last past
    midnight."""

    start: int
    end: int

    @property
    def length(self) -> int:
        return (self.end - self.start) % MINUTES


class Calendar(NamedTuple):
    zone: str = "UTC"
    quiet: Quiet | None = None
    vacations: Sequence[Span] = ()

    def active(self, start: int, end: int) -> int:
        """Return the seconds of this span in which a clock runs."""
        paused = 0
        for since, to in self.pauses(start):
            if since >= end:
                break
            paused += min(to, end) - since
        return max(0, end - start) - paused

    def after(self, start: int, seconds: int) -> int:
        """Return the time at which a clock that starts at ``start`` has run this many seconds."""
        at = start
        for since, to in self.pauses(start):
            if at + seconds <= since:
                break
            seconds -= since - at
            at = to
        return at + max(0, seconds)

    def awake(self, now: int) -> int:
        """Return the first moment from now on that is not paused."""
        first = next(self.pauses(now), None)
        return first[1] if first and first[0] <= now else now

    def daily(self, since: int, hour: int) -> Iterator[int]:
        """Yield one time a day at this hour, moved past quiet hours and skipping vacations."""
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
        while True:
            at = _moment(day, hour * 60, zone)
            awake = self.awake(at)
            if awake > since and not any(start <= at < end for start, end in self.vacations):
                yield awake
            day += timedelta(days=1)

    def day(self, at: int) -> date:
        """Return the date at that time where the person lives."""
        return datetime.fromtimestamp(at, ZoneInfo(self.zone)).date()

    def pauses(self, start: int) -> Iterator[Span]:
        """Yield the pauses in order, without overlaps, none before the start."""
        began = ended = start
        for since, to in merge(sorted(self.vacations), self._quiet_spans(start)):
            if to <= ended:
                continue
            if since > ended:
                if ended > began:
                    yield began, ended
                began = since
            ended = to
        if ended > began:
            yield began, ended

    def _quiet_spans(self, start: int) -> Iterator[Span]:
        if not self.quiet or not self.quiet.length:
            return
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
        while True:
            since = _moment(day, self.quiet.start, zone)
            next_day = day + timedelta(days=1)
            ends_on = day if self.quiet.end > self.quiet.start else next_day
            yield since, max(since, _moment(ends_on, self.quiet.end, zone))
            day = next_day


def _moment(day: date, minutes: int, zone: ZoneInfo) -> int:
    at = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=zone)
    return int(at.astimezone(UTC).timestamp())


def zone_exists(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True
