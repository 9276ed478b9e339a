"""The relevance of news: if it is still true, where it belongs, and what is shown with it."""

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
    """Return the public view for news that comes with a picture; None for other news."""
    showing = isinstance(told.item, news.SHOWING)
    if not showing or opened.table.started is None:
        return None
    by_move = not opened.table.told_by_pages
    if isinstance(told.item, news.Moved) and told.to.kind == "thread" and by_move:
        return None  # the call that follows shows the change
    return opened.position.view()


def public_questions(opened: OpenTable, item: news.Item) -> tuple[dict[int, Choice], Open]:
    """Return the public questions and the open options if the news calls or reminds somebody;
    nothing for other news."""
    if not isinstance(item, news.PINGS) or opened.table.status is not Status.RUNNING:
        return {}, {}
    return opened.public_questions(), opened.position.open_options()


def public_words(opened: OpenTable, item: news.Item) -> dict[int, Message]:
    """Return the public words of secret questions, if the news calls or reminds somebody."""
    calls = isinstance(item, news.PINGS) and opened.table.status is Status.RUNNING
    return opened.position.public_words() if calls else {}


def news_of(row: OutboxRow) -> News:
    """Return the news in an outbox row. Its table need not be read for that."""
    to = news.Destination(row.kind, row.target)
    return News(row.id, row.nonce, to, row.table, news.decode(row.body))


def still_open(table: Table, call: news.AnyCall) -> bool:
    """Tell if a call is still needed. It stays while its person is asked, even if the question has
    changed."""
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
    """Tell if a call replaces an earlier one, since both are for the same seat."""
    if not isinstance(item, news.Turn) or not isinstance(before, news.PINGS):
        return False
    return item.seat == before.seat


def is_of_a_page(table: Table, place: PlaceRow, item: news.Item) -> bool:
    story = isinstance(item, news.Story) and place.kind == "thread"
    return story and table.started is not None and table.told_by_pages


def is_of_a_turn(place: PlaceRow, item: news.Item) -> bool:
    """Tell if watchers get this item together with the rest of its turn."""
    return place.kind != "thread" and isinstance(item, news.TURNS)


def is_along(item: news.Item) -> bool:
    return isinstance(item, news.Story) and item.along


def opened_since(table: Table, item: news.Turn) -> bool:
    """Tell if the call's question has been opened."""
    return table.seats[item.seat].opened == item.number


def is_about_itself(told: News) -> bool:
    """Tell if the item reports that its own destination was lost. If it arrives, the destination
    works again, so nobody needs it."""
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
