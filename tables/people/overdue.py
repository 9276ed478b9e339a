"""Time runs out: reminders before that, and then the action that the table has agreed on."""

from ..base import clocks, news
from ..base.clocks import NUDGES
from ..base.model import PACES
from ..table.called import by_letter, ping
from ..table.opened import OpenTable
from .seats import seat_automa
from .voting import Voting


async def run_out(opened: OpenTable, number: int, voting: Voting) -> None:
    """Do what the table has agreed on for a seat whose time has run out."""
    seat = opened.table.seats[number]
    seat.clock.overdue = True
    opened.tell(news.Overdue(number, seat.actor))
    policy = opened.table.settings.absence
    if policy == "automa":
        seat_automa(opened, number)
    elif policy == "vote" and opened.table.vote is None:
        await voting.open(opened, "absence", None, about=number)


def nudge(opened: OpenTable, number: int) -> None:
    """Remind the person who plays this seat, once for each reminder that has fallen due."""
    table = opened.table
    seat = table.seats[number]
    clock, calendar = seat.clock, clocks.calendar_of(seat, opened.people)
    pace = PACES[table.settings.pace]
    assert pace is not None
    clocks.settle(clock, calendar, opened.now)
    passed = sum(clock.used >= thought for thought in clocks.nudges(clock, pace))
    clock.nudged = max(clock.nudged, passed)
    wished = clock.snoozed > 0
    clock.snoozed = 0
    if clock.nudged < len(NUDGES) and not wished and by_letter(opened, seat.actor):
        return
    question = next((asked for asked in table.asked if asked.seat == number), None)
    if question is not None and seat.actor is not None:
        due = clocks.deadline(clock, pace, calendar)
        reminder = news.Nudge(number, seat.actor, question.number, clock.nudged, due)
        ping(opened, seat.actor, reminder)
