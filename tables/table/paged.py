"""Last stage of what follows from a change: what it tells the thread becomes one page, whose last
piece of news tells the others with it."""

from collections.abc import Sequence

from msgspec.structs import replace

from db import NewsRow

from ..base import news
from .opened import OpenTable


def page(opened: OpenTable) -> None:
    if opened.table.told_by_pages:
        opened.writes.news = bound(opened.writes.news, opened.now)


def bound(rows: Sequence[NewsRow], now: int) -> list[NewsRow]:
    """Return the news of one change, its thread items marked so that the last one tells those
    before it as well."""
    told: list[NewsRow] = []
    later: news.AnyItem | None = None  # what is told next in the thread
    for row in reversed(rows):
        if row.kind == "thread" and row.at <= now:
            item = news.decode(row.body)
            told.append(row._replace(body=news.encode(_before(item, later))))
            later = item
        else:
            told.append(row)
    return told[::-1]


def _before(item: news.AnyItem, later: news.AnyItem | None) -> news.AnyItem:
    """With what becomes of the page after it."""
    if not isinstance(item, news.Story):
        return item
    ends = isinstance(later, news.Moved) and later.opens
    return replace(item, along=isinstance(later, news.Story) and not ends, ends=ends)
