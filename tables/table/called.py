"""The third stage after a change: calls the people who must act."""

from msgspec.structs import replace

from db import PlaceRow

from ..base import clocks, news
from ..base.model import PACES, Asked, Person, PlaceKind, Seat, Status, Table
from .opened import OpenTable

HELD = 5 * 60  # seconds before a recently active person is mentioned


def call(opened: OpenTable) -> None:
    """Call everybody who must act and has not been called yet."""
    table = opened.table
    asked = {question.seat: question for question in table.asked}
    now = set[Person]()  # somebody with several seats is called only once
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


def hold_back(opened: OpenTable, person: Person, item: news.Turn) -> None:
    """Plan a mention for somebody who was at the table a moment ago. It is dropped if they open the
    question before then."""
    table, wish = opened.table, opened.profile_of(person)
    here = opened.presence.looking(table.id, person) and not by_letter(opened, person)
    if item.mention or not here or by_messages(opened, person):
        return
    if table.place_kind is not PlaceKind.SERVER:
        return
    at = wish.calendar.awake(opened.now + HELD)
    place = PlaceRow("thread", table.id)
    opened.tell_at(place, replace(item, mention=True, held=True), at)


def turn(opened: OpenTable, question: Asked, seat: Seat) -> news.Turn:
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
            or opened.presence.looking(table.id, seat.actor)
            or by_letter(opened, seat.actor)
        ),
    )


def ping(opened: OpenTable, person: Person, item: news.Turn | news.Nudge) -> None:
    """Call a person where they prefer it, outside their quiet hours. The thread names a person
    without a mention if they get a letter instead, were called before a move was taken back, or are
    called by message."""
    table, wish = opened.table, opened.profile_of(person)
    thread, messages = PlaceRow("thread", table.id), PlaceRow("person", person)
    once = isinstance(item, news.Turn) and table.seats[item.seat].mentioned == person
    named = once or (isinstance(item, news.Turn) and by_letter(opened, person))
    wanted = by_messages(opened, person) and not named
    no_thread = thread in opened.closed
    by_message = (wanted or no_thread) and messages not in opened.closed
    at_once = named or table.settings.pace == "live"
    awake = opened.now if at_once else wish.calendar.awake(opened.now)
    if isinstance(item, news.Turn):
        item = replace(item, along=False)
        if by_message and may_wait(opened, person):
            item = replace(item, mention=True, held=True)
            awake = wish.calendar.awake(opened.now + HELD)
    opened.tell_at(messages if by_message else thread, item, awake)
    if (
        by_message
        and isinstance(item, news.Turn)
        and not no_thread
        and table.place_kind is not PlaceKind.MESSAGES
    ):
        opened.tell_at(thread, replace(item, mention=False, elsewhere=True), opened.now)


def by_messages(opened: OpenTable, person: Person) -> bool:
    """Tell if this person is called by message: they prefer that, or do not see the table's
    place."""
    return opened.profile_of(person).pings == "messages" or person in opened.table.afar


def may_wait(opened: OpenTable, person: Person) -> bool:
    """Tell if a message to this person may wait: they were at a borrowed table a moment ago, where
    their next press shows the news at once."""
    borrowed = opened.table.place_kind is PlaceKind.BORROWED and person not in opened.table.afar
    return borrowed and opened.presence.looking(opened.table.id, person)


def by_letter(opened: OpenTable, person: Person | None) -> bool:
    """Tell if this person prefers the daily letter to calls; never at a live table."""
    wish = opened.profile_of(person)
    return wish.digest and wish.digest_only and opened.table.settings.pace != "live"


def is_asked(table: Table, item: news.Turn | news.Nudge) -> bool:
    """Tell if the call's person still has to act."""
    return table.status is Status.RUNNING and any(
        (asked.seat, asked.number) == (item.seat, item.number)
        and table.seats[asked.seat].actor == item.person
        for asked in table.asked
    )
