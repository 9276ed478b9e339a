"""News on its way to one destination, with everything about the table that its delivery needs."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Literal

from msgspec import Struct

from rules.core import Choice, Message

from ..base.model import Person, Table
from ..base.news import AnyCall, Destination, Item
from ..base.position import Open


class Call(Struct, frozen=True):
    """A call in a message: a turn, a reminder, a vote, a full lobby or a rematch."""

    message: int
    item: AnyCall


Way = Literal["begin", "grow", "move"]


class Page(Struct, frozen=True):
    """A message of the thread, sent in one of three ways: as a new one, by extending the last one,
    or by repeating that below so that it notifies somebody."""

    way: Way
    items: Sequence[Item]  # everything on the page, the newest last
    fresh: Sequence[Item]  # items that no message has told yet
    message: int | None = None  # the page's newest message
    left: Sequence[Item] = ()  # the items of the previous message, if this one is new
    called: Sequence[Person] = ()  # people to mention
    asked: dict[int, Choice] = {}  # by seat: the public questions
    said: dict[int, Message] = {}  # by seat: the public words of secret questions
    open: Open = {}
    before: dict[str, Any] | None = None  # the position at the page's beginning
    after: dict[str, Any] | None = None  # the position at the page's end, if it has ended


class News(Struct, frozen=True):
    """One item for one destination; items with the same ``nonce`` are shown only once."""

    id: int
    nonce: str
    to: Destination
    table: int | None  # None: the news is about no single table
    item: Item
    now: Table | None = None  # the table at the time of delivery
    view: dict[str, Any] | None = None  # the public position at that time
    thread: int | None = None  # the thread to post in; None: open one first
    replaces: int | None = None  # the earlier message with the card
    outdated: Sequence[Call] = ()  # calls to strike out, since they are no longer valid
    page: Page | None = None  # the page of news for the thread, if it is told page by page
    before: dict[str, Any] | None = None  # the position before the change that led to a call
    asked: dict[int, Choice] = {}  # by seat: the public questions
    said: dict[int, Message] = {}  # by seat: the public words of secret questions
    open: Open = {}
    asleep: Collection[Person] = ()  # people who must not be called now
    after: int | None = None  # it may have been shown after this message; None: it has not been


class PlaceGone(Exception):
    """The destination refuses news for good: forbidden, deleted or closed."""


class TryLater(Exception):
    """The destination refuses news now; try again, in ``seconds`` if known."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(f"try again in {seconds} s")
        self.seconds = seconds


Recall = Callable[[News], Awaitable[None]]
"""Removes a call that is no longer true and may have been shown."""

Deliver = Callable[[News], Awaitable[int | None]]
"""Shows the news and returns the message's number. Raises PlaceGone or TryLater."""
