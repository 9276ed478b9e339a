"""News on its way to one destination, with all that the table knows of it when it is delivered."""

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
    """A message of the thread: a new one, the last one extended, or the last one sent again below
    so that it calls somebody."""

    way: Way
    items: Sequence[Item]  # what it tells, the newest last
    fresh: Sequence[Item]  # those of them that no message has told yet
    message: int | None = None  # the last one
    left: Sequence[Item] = ()  # what the last one tells, where this is a new one
    called: Sequence[Person] = ()  # who has to be mentioned
    asked: dict[int, Choice] = {}  # by seat: the questions that everybody may know
    said: dict[int, Message] = {}  # by seat: what everybody may read of secret questions
    open: Open = {}
    before: dict[str, Any] | None = None  # the position that the page begins with
    after: dict[str, Any] | None = None  # and the one that it ends with, if it has ended


class News(Struct, frozen=True):
    """One item for one destination; show the same ``nonce`` only once."""

    id: int
    nonce: str
    to: Destination
    table: int | None  # None: about no single table
    item: Item
    now: Table | None = None  # the table as it stands when this is delivered
    view: dict[str, Any] | None = None  # and the position, as far as everybody may know it
    thread: int | None = None  # to a thread: where it is; None: still to be opened
    replaces: int | None = None  # the message with the card before this one
    outdated: Sequence[Call] = ()  # calls that need not be followed any more
    page: Page | None = None  # what the thread tells with it, where it tells a page at a time
    before: dict[str, Any] | None = None  # the position before what has led to a call
    asked: dict[int, Choice] = {}  # by seat: the questions that everybody may know
    said: dict[int, Message] = {}  # by seat: what everybody may read of secret questions
    open: Open = {}
    asleep: Collection[Person] = ()  # who must not be called now
    after: int | None = None  # it may stand there already, after this message; None: it does not


class PlaceGone(Exception):
    """The destination refuses for good: forbidden, deleted or closed."""


class TryLater(Exception):
    """The destination refuses for now, perhaps for ``seconds``."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(f"try again in {seconds} s")
        self.seconds = seconds


Recall = Callable[[News], Awaitable[None]]
"""Takes away a call that may have been told, though nobody knows, and is not true any more."""

Deliver = Callable[[News], Awaitable[int | None]]
"""Shows the news and returns the message's number. Raises PlaceGone or TryLater."""
