"""News waiting in borrowed places, where the bot can only answer people. The next press there tells
all of it in one message."""

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from db import OutboxRow, PlaceRow

from ..base import news
from ..base.errors import refusals
from ..base.model import Table
from ..base.position import View
from ..table.house import House
from ..table.opened import OpenTable
from . import late_calls, pages
from .delivery import News, Page
from .relevance import news_of, still_true


class Backlog(msgspec.Struct, frozen=True):
    """A table's waiting news, oldest first, and all that is needed to tell it."""

    table: Table
    news: Sequence[News]
    card: int | None  # the card's message while people gather
    page: Page | None = None  # the game's news, once it has begun
    view: View | None = None  # the public position


Show = Callable[[Backlog], Awaitable[int | None]]
"""Shows the backlog to everybody in the channel and returns the message; None if that failed."""


class Borrowed:
    def __init__(self, house: House) -> None:
        self._house = house

    async def untold(self, channel: int) -> list[int]:
        """Return the tables with waiting news in this channel."""
        with refusals():
            return await self._house.store.untold(channel, self._house.time.now())

    async def hand_over(self, table: int, show: Show) -> None:
        """Tell the waiting news by ``show``, if that succeeds. Drop news that is no longer true."""
        place = PlaceRow("thread", table)
        async with self._house.alone(-table):  # so that two presses at once do not tell it twice
            with refusals():
                rows = await self._house.store.news_for(place)
                topic = news.topic(news.LobbyChanged)
                card = await self._house.store.last_message(table, place, topic)
            async with self._house.open(table) as opened:
                due = [row for row in rows if row.at <= opened.now]
                told = [row for row in due if still_true(opened.table, news_of(row).item)]
                backlog = _backlog(opened, told, card) if told else None
            message = await show(backlog) if backlog is not None else None
            gone = [row.id for row in due if row not in told]
            shown = [(row.id, message) for row in told] if message is not None else []
            if shown or gone:
                with refusals():
                    await self._house.store.settle_news(shown, gone)


def _backlog(opened: OpenTable, rows: Sequence[OutboxRow], card: int | None) -> Backlog:
    table = opened.table
    told = [msgspec.structs.replace(news_of(row), now=table) for row in rows]
    if table.started is None:
        return Backlog(table, told, card)
    asleep = late_calls.asleep(opened)
    page = pages.page_alone(opened, [it.item for it in told])
    view = opened.position.view()
    asked = page.asked
    told = [msgspec.structs.replace(it, view=view, asked=asked, asleep=asleep) for it in told]
    return Backlog(table, told, card, page, view)
