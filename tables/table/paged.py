"""The last stage after a change: joins the thread's news into one page, and lets watchers have a
turn once it is over."""

from collections.abc import Sequence

from msgspec.structs import replace

from db import NewsRow, PlaceRow

from ..base import news
from ..base.model import Status
from .opened import OpenTable, turn_of

WATCHED = {news.topic(kind) for kind in news.TURNS}


def page(opened: OpenTable) -> None:
    if opened.table.told_by_pages:
        opened.writes.news = bound(opened.writes.news, opened.now)
    opened.writes.news = gathered(opened.writes.news, over=turn_is_over(opened))


def bound(rows: Sequence[NewsRow], now: int) -> list[NewsRow]:
    """Join the thread's news of one change into pages: mark each item, so that the last one of a
    page tells them all."""
    told: list[NewsRow] = []
    later: news.Item | None = None  # the thread's next item
    for row in reversed(rows):
        if row.kind == "thread" and row.at <= now:
            item = news.decode(row.body)
            told.append(row._replace(body=news.encode(_before(item, later))))
            later = item
        else:
            told.append(row)
    return told[::-1]


def _before(item: news.Item, later: news.Item | None) -> news.Item:
    """Return the item marked for its page: ``along`` if the thread's next item tells it too,
    ``ends`` if the next one begins a scene."""
    if not isinstance(item, news.Story):
        return item
    ends = isinstance(later, news.Moved) and later.opens
    return replace(item, along=isinstance(later, news.Story) and not ends, ends=ends)


# News for watchers


def turn_is_over(opened: OpenTable) -> bool:
    """Tell if the change has ended a turn: the next has begun, or others are asked."""
    table, before = opened.table, opened.turn_before
    if before is None or table.status is not Status.RUNNING:
        return True
    now = turn_of(opened.game)
    if now.begun != before.begun:
        return True
    asked = {one.seat for one in table.asked}
    goes_on = len(table.seats) > 1 and bool(asked & opened.acted or table.answered)
    return not goes_on and (now.mark is None or now.mark != before.mark)


def gathered(rows: Sequence[NewsRow], *, over: bool) -> list[NewsRow]:
    """Mark the moves in the news of one change, so that watchers get them with the rest of the
    turn. A scene at the end of the change gets a message of its own."""
    told: list[NewsRow] = []
    later = dict[PlaceRow, bool]()  # by place: True if the item told there next begins a scene
    for row in reversed(rows):
        place = PlaceRow(row.kind, row.target)
        if row.kind == "thread" or row.topic not in WATCHED:
            told.append(row)
            continue
        item = news.decode(row.body)
        assert isinstance(item, news.Story)
        last, ends = place not in later, later.get(place, False)
        along = not ends and (not last or not over or isinstance(item, news.Undone))
        told.append(row._replace(body=news.encode(replace(item, along=along, ends=ends))))
        later[place] = last and isinstance(item, news.Moved) and item.opens
    return told[::-1]
