"""Relevance of news: is it still true, where does it belong, what may go with it."""

from typing import Any

from db import OutboxRow, PlaceRow
from rules.core import Choice, Message

from ..base import news
from ..base.model import Status, Table
from ..base.position import Open
from ..table.called import is_asked
from ..table.opened import OpenTable
from .delivery import News


def public_view(opened: OpenTable, told: News) -> dict[str, Any] | None:
    """Return the view for a picture that goes with the news, or None if none goes with it."""
    showing = isinstance(told.item, news.SHOWING)
    if not showing or opened.table.started is None:
        return None
    by_move = not opened.table.told_by_pages
    if isinstance(told.item, news.Moved) and told.to.kind == "thread" and by_move:
        return None  # the call that follows shows the change
    return opened.position.view()


def public_questions(opened: OpenTable, item: news.Item) -> tuple[dict[int, Choice], Open]:
    """Return the questions asked and the options open, for whoever is called or reminded;
    nothing for other news."""
    if not isinstance(item, news.PINGS) or opened.table.status is not Status.RUNNING:
        return {}, {}
    return opened.public_questions(), opened.position.open_options()


def public_words(opened: OpenTable, item: news.Item) -> dict[int, Message]:
    """Return what everybody may read of secret questions, for the same news."""
    calls = isinstance(item, news.PINGS) and opened.table.status is Status.RUNNING
    return opened.position.public_words() if calls else {}


def news_of(row: OutboxRow) -> News:
    """Return the news of an outbox row, as far as it needs no table."""
    to = news.Destination(row.kind, row.target)
    return News(row.id, row.nonce, to, row.table, news.decode(row.body))


def still_open(table: Table, call: news.AnyCall) -> bool:
    """Tell if a call is still needed. Somebody who moves on to another question keeps the call they
    have."""
    if isinstance(call, news.VoteOpened):
        return table.vote is not None and table.vote.number == call.number
    if isinstance(call, news.Full):
        return table.status is Status.LOBBY and len(table.seats) == table.settings.seats
    if isinstance(call, news.Rematch):
        return table.status is Status.LOBBY
    return table.status is Status.RUNNING and any(
        asked.seat == call.seat and table.seats[asked.seat].actor == call.person
        for asked in table.asked
    )


def repeats(item: news.Item, before: news.AnyCall) -> bool:
    """Tell if a call takes the place of an earlier one, because both are for the same seat."""
    if not isinstance(item, news.Turn) or not isinstance(before, news.PINGS):
        return False
    return item.seat == before.seat


def is_of_a_page(table: Table, place: PlaceRow, item: news.Item) -> bool:
    story = isinstance(item, news.Story) and place.kind == "thread"
    return story and table.started is not None and table.told_by_pages


def is_of_a_turn(place: PlaceRow, item: news.Item) -> bool:
    """Tell if watchers get this together with the rest of its turn."""
    return place.kind != "thread" and isinstance(item, news.TURNS)


def is_along(item: news.Item) -> bool:
    return isinstance(item, news.Story) and item.along


def opened_since(table: Table, item: news.Turn) -> bool:
    """Tell if the seat has looked at the question since."""
    return table.seats[item.seat].opened == item.number


def is_about_itself(told: News) -> bool:
    """Tell if an item is about the place itself: messages that work again need not say that they
    failed."""
    return isinstance(told.item, news.PlaceLost) and told.item.place == told.to


def still_true(table: Table, item: news.Item) -> bool:
    """Tell if an item is still worth telling."""
    if isinstance(item, news.Turn) and item.held and opened_since(table, item):
        return False
    if isinstance(item, news.PINGS):
        return is_asked(table, item)
    if isinstance(item, news.Proposed | news.Opinion | news.Taken):
        return any(it.number == item.number for it in table.proposals)
    if isinstance(item, news.LobbyChanged | news.Full | news.Invited):
        return table.status is Status.LOBBY
    return True
