"""The clocks of the seats. They never read the real time; callers pass it in."""

from collections.abc import Iterator, Mapping

from db import DueRow

from .calendar import Calendar
from .model import DAY, PACES, Clock, Pace, Person, Seat, Status, Table
from .profile import Profile

NUDGES = (50, 80)  # percent of the thinking time after which a seat is reminded
LOBBY_LASTS = 14 * DAY
WHOLE_TABLE = -1

People = Mapping[Person, Profile]


def calendar_of(seat: Seat, people: People) -> Calendar:
    actor = seat.actor
    return people[actor].calendar if actor is not None and actor in people else Calendar()


def start(clock: Clock, now: int, *, running: bool) -> None:
    """Start the clock of a seat that has just been asked."""
    clock.asked, clock.used, clock.since = True, 0, now if running else None
    clock.nudged, clock.snoozed, clock.extra, clock.overdue = 0, 0, 0, False


def settle(clock: Clock, calendar: Calendar, now: int) -> None:
    """Count the time used so far, before the clock's calendar or state changes."""
    if clock.since is not None:
        clock.used += calendar.active(clock.since, now)
        clock.since = now


def hold(clock: Clock, calendar: Calendar, now: int) -> None:
    settle(clock, calendar, now)
    clock.since = None


def stop(clock: Clock, pace: Pace | None, calendar: Calendar, now: int) -> int:
    """Stop the clock; return how long the seat has thought."""
    hold(clock, calendar, now)
    clock.asked, clock.overdue = False, False
    if pace is not None:
        over = max(0, clock.used - pace.grace - clock.extra)
        clock.bank = min(pace.cap, max(0, clock.bank - over) + pace.increment)
    return clock.used


def allowance(clock: Clock, pace: Pace) -> int:
    """Return how many seconds the seat may think about this turn."""
    return pace.grace + clock.extra + clock.bank


def deadline(clock: Clock, pace: Pace | None, calendar: Calendar) -> int | None:
    """Return when the seat's time is up if nothing changes."""
    if pace is None or clock.since is None:
        return None
    return calendar.after(clock.since, allowance(clock, pace) - clock.used)


def nudge_at(clock: Clock, pace: Pace, calendar: Calendar) -> int | None:
    if clock.snoozed:
        return calendar.awake(clock.snoozed)
    if clock.nudged >= len(NUDGES) or clock.since is None:
        return None
    return calendar.after(clock.since, nudges(clock, pace)[clock.nudged] - clock.used)


def nudges(clock: Clock, pace: Pace) -> list[int]:
    """Return after how many seconds of thought the reminders come."""
    return [allowance(clock, pace) * part // 100 for part in NUDGES]


def due_times(table: Table, people: People, now: int) -> Iterator[DueRow]:
    """Yield a row for everything that falls due at this table later."""
    if table.status is Status.LOBBY:
        yield DueRow(now + LOBBY_LASTS, table.id, "lobby", WHOLE_TABLE)
    if table.status is not Status.RUNNING:
        return
    if table.vote is not None:
        yield DueRow(table.vote.closes, table.id, "vote", WHOLE_TABLE)
    for number, seat in enumerate(table.seats):
        if seat.until is not None:
            yield DueRow(seat.until, table.id, "sitter", number)
        if table.paused is None and seat.clock.asked:
            yield from _due_while_asked(table, number, seat, people, now)


def _due_while_asked(
    table: Table, number: int, seat: Seat, people: People, now: int
) -> Iterator[DueRow]:
    if seat.automa:
        if not table.held:
            yield DueRow(now, table.id, "automa", number)
        return
    pace, calendar = PACES[table.settings.pace], calendar_of(seat, people)
    up = deadline(seat.clock, pace, calendar)
    if pace is None or up is None or seat.clock.overdue:
        return
    yield DueRow(up, table.id, "timeout", number)
    nudge = nudge_at(seat.clock, pace, calendar)
    if nudge is not None and nudge < up and _wants_nudges(seat, people):
        yield DueRow(nudge, table.id, "nudge", number)


def _wants_nudges(seat: Seat, people: People) -> bool:
    actor = seat.actor
    return actor is None or actor not in people or people[actor].nudges
