"""Calling people: that they must act, and reminders of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from db import MessageRow, OutboxRow, PlaceRow

from ..base import clocks, news
from ..base.clocks import NUDGES
from ..base.model import PACES, Asked, Person, Seat
from ..telling import pages

if TYPE_CHECKING:
    from .opened import OpenTable

HELD = 5 * 60  # seconds until somebody who was there a moment ago is mentioned after all


def call(opened: "OpenTable") -> None:
    """Tell everybody who must act and was not told so yet."""
    table = opened.table
    asked = {question.seat: question for question in table.asked}
    now = set[Person]()  # who plays several seats is called for the first of them
    for number, seat in enumerate(table.seats):
        question = asked.get(number)
        actor = seat.actor if question else None
        if number in opened.acted:
            seat.mentioned = None
        if question and actor is not None and actor not in (seat.called, *now):
            told = turn(opened, question, seat)
            ping(opened, actor, told)
            hold_back(opened, actor, told)
            seat.mentioned = actor if told.mention else seat.mentioned
        seat.called = actor
        if actor is not None:
            now.add(actor)


def hold_back(opened: "OpenTable", person: Person, item: news.Turn) -> None:
    """Who was at the table a moment ago is mentioned after all if they have not looked at the
    question by then."""
    table, wish = opened.table, opened.profile_of(person)
    here = opened.house.looking(table.id, person) and not by_letter(opened, person)
    if item.mention or not here or wish.pings == "messages" or table.guild is None:
        return
    at = wish.calendar.awake(opened.now + HELD)
    place = PlaceRow("thread", table.id)
    opened.tell_at(place, replace(item, mention=True, held=True), at)


def asleep(opened: "OpenTable") -> set[Person]:
    """Whom nothing may call now, though it was due earlier: Discord or the bot may have been away
    until after their day had ended."""
    if opened.table.settings.pace == "live":
        return set()
    wishes = opened.people.items()
    return {it for it, wish in wishes if wish.calendar.awake(opened.now) > opened.now}


def late(opened: "OpenTable", place: PlaceRow, item: news.AnyItem) -> bool:
    """Whether all that this says is a call of somebody who is asleep by now."""
    if not isinstance(item, news.PINGS) or item.person not in asleep(opened):
        return False
    alone = isinstance(item, news.Nudge) or item.held or place.kind == "person"
    return alone and (isinstance(item, news.Nudge) or item.mention)


def put_off(opened: "OpenTable", place: PlaceRow, item: news.Turn | news.Nudge) -> None:
    at = opened.profile_of(item.person).calendar.awake(opened.now)
    if isinstance(item, news.Turn):
        item = replace(item, mention=True, held=True, along=False)
    opened.tell_at(place, item, at)


def calls_late(
    opened: "OpenTable", items: Sequence[news.AnyItem], waiting: Sequence[OutboxRow]
) -> tuple[list[news.Turn], set[Person]]:
    """Turns that are told in the night: whom to call when they wake, and whom not to call now."""
    held = {
        (it.person, it.number)
        for row in waiting
        if isinstance(it := news.decode(row.body), news.Turn) and it.held
    }
    sleeping = asleep(opened)
    turns = [it for it in items if isinstance(it, news.Turn) and it.mention and not it.held]
    now = [it for it in turns if it.person in sleeping and pages.is_asked(opened.table, it)]
    later = [it for it in now if (it.person, it.number) not in held]
    quiet = {it.person for it in turns if (it.person, it.number) in held}
    return later, quiet | {it.person for it in now}


async def withdraw(opened: "OpenTable", still_asked: Sequence[int]) -> None:
    """A move was taken back, and with it the calls that it has led to: those that still wait for
    their time have called nobody; the others are struck out where they stand."""
    table, store = opened.table, opened.house.store
    for number, seat in enumerate(table.seats):
        person = seat.called
        if person is None or number in still_asked:
            continue
        for place in (PlaceRow("thread", table.id), PlaceRow("person", person)):
            waiting = await store.news_for(place)
            unsent = [row.id for row in waiting if row.table == table.id and calls(row, person)]
            opened.withdraw(unsent)
            if unsent:
                seat.mentioned = None
            paged = place.kind == "thread" and pages.by_pages(table)
            told = [] if paged else await store.messages(table.id, place, news.topic(news.Turn))
            if any(calls(row, person) for row in told):
                opened.tell_at(place, news.CallWithdrawn(number, person), opened.now)


def calls(row: OutboxRow | MessageRow, person: Person) -> bool:
    item = news.decode(row.body)
    return isinstance(item, news.Turn) and item.person == person


def turn(opened: "OpenTable", question: Asked, seat: Seat) -> news.Turn:
    assert seat.actor is not None
    table = opened.table
    pace = PACES[table.settings.pace]
    return news.Turn(
        seat=question.seat,
        person=seat.actor,
        point=question.point,
        number=question.number,
        side=question.side,
        last=len(table.asked) == 1,
        since=opened.stood,
        due=clocks.deadline(seat.clock, pace, clocks.calendar_of(seat, opened.people)),
        mention=not (
            seat.mentioned == seat.actor
            or opened.house.looking(table.id, seat.actor)
            or by_letter(opened, seat.actor)
        ),
    )


def ping(opened: "OpenTable", person: Person, item: news.Turn | news.Nudge) -> None:
    """Where the person likes to be called, and not in quiet hours. Who gets a letter instead of
    calls, or was called already before a move was taken back, is named in the thread, without
    being called; so is who is called by message."""
    table, wish = opened.table, opened.profile_of(person)
    thread, messages = PlaceRow("thread", table.id), PlaceRow("person", person)
    once = isinstance(item, news.Turn) and table.seats[item.seat].mentioned == person
    named = once or (isinstance(item, news.Turn) and by_letter(opened, person))
    wanted = wish.pings == "messages" and not named
    no_thread = thread in opened.closed
    by_message = (wanted or no_thread) and messages not in opened.closed
    at_once = named or table.settings.pace == "live"
    awake = opened.now if at_once else wish.calendar.awake(opened.now)
    if isinstance(item, news.Turn):
        item = replace(item, along=False)
    opened.tell_at(messages if by_message else thread, item, awake)
    if by_message and isinstance(item, news.Turn) and not no_thread and table.guild:
        opened.tell_at(thread, replace(item, mention=False, elsewhere=True), opened.now)


def by_letter(opened: "OpenTable", person: Person | None) -> bool:
    """Whether the daily letter is enough: not where everybody stays at the table."""
    wish = opened.profile_of(person)
    return wish.digest and wish.digest_only and opened.table.settings.pace != "live"


def nudge(opened: "OpenTable", number: int) -> None:
    """Remind whoever plays this seat, once for each part of the time that is gone."""
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
