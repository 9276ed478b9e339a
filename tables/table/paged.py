"""Last stage after a change: its news becomes one page of the thread, told with the last piece;
watchers are told a turn once it is over."""

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
    """Return the news of one change, its thread items marked so that the last one tells those
    before it as well."""
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
    """Return the item with a note of what follows on the page."""
    if not isinstance(item, news.Story):
        return item
    ends = isinstance(later, news.Moved) and later.opens
    return replace(item, along=isinstance(later, news.Story) and not ends, ends=ends)


# News for watchers


def turn_is_over(opened: OpenTable) -> bool:
    """Tell if the change ended a turn: another one has begun, and somebody else is asked."""
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
    """Return the news of one change, with moves marked that those who watch are told later: with
    the rest of the turn. Only a scene that it ends in has a message of its own."""
    told: list[NewsRow] = []
    later = dict[PlaceRow, bool]()  # this change tells more there, such as a scene at its end
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
