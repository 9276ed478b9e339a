"""Pages of a thread. One change is one message, and small ones after it are added to it. A scene
such as a battle or a night is one message, however many people are asked meanwhile."""

from collections.abc import Collection, Sequence

from db import OutboxRow, PlaceRow, ShownRow
from rules.core import Event, Undo

from ..base import news
from ..base.errors import Refused
from ..base.keeping import AnyGame, book_of
from ..base.model import Person, Status, Table
from ..base.position import View
from ..table.called import is_asked
from ..table.opened import OpenTable
from .delivery import News, Page, Way
from .relevance import is_along, is_of_a_page, is_of_a_turn, still_true

SHORT = 2  # the most decisions, and the most events, of a short answer
SMALL = 8  # short answers share a message up to this many events
FULL = 16
LONG = 56  # events of a scene that fit into one message


class Told:
    """A page: its message, the outbox rows that the message shows, and fresh rows to be told
    next."""

    def __init__(self, rows: Sequence[ShownRow]) -> None:
        shown = [place for place, row in enumerate(rows) if row.message is not None]
        after = shown[-1] + 1 if shown else 0
        self.message = rows[after - 1].message if shown else None
        self.shown, self.fresh = rows[:after], list(rows[after:])

    def joined(
        self, table: Table, place: PlaceRow, rows: Sequence[OutboxRow]
    ) -> Sequence[OutboxRow]:
        """Take rows from the beginning, as long as a later row's message will tell them too; return
        them."""
        count = 0
        while count < len(rows) and self._is_told_later(table, place, rows[count]):
            row, count = rows[count], count + 1
            self.fresh.append(ShownRow(row.id, None, row.topic, row.body))
        return rows[:count]

    def _is_told_later(self, table: Table, place: PlaceRow, row: OutboxRow) -> bool:
        item = news.decode(row.body)
        if not is_on_a_page(table, place, item) or not (still_true(table, item) or self.fresh):
            return False
        return is_along(item) or (is_of_a_turn(place, item) and goes_on(table, item, self))


def is_on_a_page(table: Table, place: PlaceRow, item: news.Item) -> bool:
    """Tell if the item is told on a page, in the table's thread or in a channel that watches it."""
    return is_of_a_turn(place, item) or is_of_a_page(table, place, item)


def page_of(opened: OpenTable, last: News, told: Told, asleep: Collection[Person]) -> Page:
    """Return the page that ends with this news. It mentions nobody who is asleep."""
    if last.to.kind != "thread":
        return turn_of(opened, last.item, told)
    table, item, newest = opened.table, last.item, told.message == opened.shown.newest
    shown = [news.decode(it.body) for it in told.shown]
    fresh = [*(news.decode(it.body) for it in told.fresh), item]
    called = [person for person in _called(table, fresh) if person not in asleep]
    if table.played_alone:
        way, shown = _way_alone(told, called, newest=newest), []
    else:
        way = _way(table, shown, fresh, called) if newest else "begin"
    items = fresh if way == "begin" else [*shown, *fresh]
    position = opened.position
    return Page(
        way=way,
        items=items,
        fresh=fresh,
        message=told.message,
        left=shown if way == "begin" else (),
        called=called,
        asked=opened.public_questions(),
        said=position.public_words(),
        open=position.open_options(),
        before=seen_at(opened, since(items)) or before_undo(position.game, fresh),
        after=seen_at(opened, until(items)) if is_over(items) else None,
    )


def turn_of(opened: OpenTable, item: news.Item, told: Told) -> Page:
    """Return a page for watchers: everything since the last one, up to the end of a turn."""
    items = [*(news.decode(it.body) for it in told.fresh), item]
    return Page(
        way="begin",
        items=items,
        fresh=items,
        message=told.message,
        before=seen_at(opened, _begun(items)),
        after=seen_at(opened, until(items)),
    )


def _begun(items: Sequence[news.Item]) -> int:
    """Return the number of decisions before the turn. A turn that begins with a scene starts after
    the decision that led to it, which another message tells."""
    first = without_undone(items)[:1]
    opens = any(isinstance(it, news.Moved) and it.opens for it in first)
    return until(first) if opens else since(items)


def goes_on(table: Table, item: news.Item, told: Told) -> bool:
    """Tell if a scene, such as a night, goes on after this item."""
    fresh = [news.decode(it.body) for it in told.fresh]
    return (
        table.status is Status.RUNNING and not is_over([item]) and in_scene(table, [*fresh, item])
    )


def page_alone(opened: OpenTable, items: Sequence[news.Item]) -> Page:
    """Return all these items as one message that ends with the next call."""
    table = opened.table
    story = [it for it in items if isinstance(it, news.Story)]
    running = table.status is Status.RUNNING
    position = opened.position
    return Page(
        way="begin",
        items=story,
        fresh=story,
        called=_called(table, story),
        asked=opened.public_questions() if running else {},
        said=position.public_words() if running else {},
        open=position.open_options() if running else {},
        before=seen_at(opened, since(story)) or before_undo(position.game, story),
    )


def _way(
    table: Table,
    shown: Sequence[news.Item],
    fresh: Sequence[news.Item],
    called: Sequence[Person],
) -> Way:
    """Choose how to send a page. A message is complete after a whole turn and the next call; small
    answers and scenes are added to it until then."""
    if not shown or any(isinstance(it, news.Moved) and it.opens for it in fresh):
        return "begin"
    if not called and (_undone(fresh) or not changes(fresh)):
        return "grow"
    ended = any(isinstance(it, news.Turn) for it in shown) and not _small(shown)
    room = LONG if in_scene(table, shown) else FULL
    if (ended and room < LONG) or _length(shown) >= room:
        return "begin"
    return "move" if called else "grow"


def _way_alone(told: Told, called: Sequence[Person], *, newest: bool) -> Way:
    """Choose how to send the page of a solo game: a new message if somebody is called or others
    have come below it."""
    if told.message is None:
        return "begin"
    return "grow" if newest and not called else "move"


def in_scene(table: Table, items: Sequence[news.Item]) -> bool:
    """Tell if the items end inside a scene, with no other chapter begun since."""
    told = book_of(table.settings.game).telling
    opened = [it.id for it in told_events(items) if told.begins_paragraph(it.id)]
    return bool(opened) and told.stays_together(opened[-1])


def told_events(items: Sequence[news.Item]) -> list[Event]:
    return [event for it in moves_in(items) for event in it.events]


def is_over(items: Sequence[news.Item]) -> bool:
    """Tell if the story continues in a new message after these items."""
    return any(isinstance(it, news.Story) and it.ends for it in items[-1:])


def _undone(items: Sequence[news.Item]) -> bool:
    return any(isinstance(it, news.Undone) for it in items)


def changes(items: Sequence[news.Item]) -> bool:
    """Tell if these items change the position."""
    return any(isinstance(it, news.Moved | news.Undone | news.Redone) for it in items)


def _small(items: Sequence[news.Item]) -> bool:
    """Tell if these are only a few short answers."""
    moves = moves_in(items)
    short = all(it.last - it.first < SHORT and len(it.events) <= SHORT for it in moves)
    return short and _length(items) < SMALL


def _length(items: Sequence[news.Item]) -> int:
    return len(told_events(items))


def _called(table: Table, fresh: Sequence[news.Item]) -> list[Person]:
    turns = [it for it in fresh if isinstance(it, news.Turn) and it.mention and not it.elsewhere]
    return list(dict.fromkeys(it.person for it in turns if is_asked(table, it)))


def moves_in(items: Sequence[news.Item]) -> list[news.Moved]:
    """Return the moves among these items, without those undone by later ones."""
    return [it for it in without_undone(items) if isinstance(it, news.Moved)]


def without_undone(items: Sequence[news.Item]) -> list[news.Item]:
    """Return the items without the moves that a later item has undone."""
    kept: list[news.Item] = []
    for item in items:
        if isinstance(item, news.Undone):
            kept = [it for it in kept if not isinstance(it, news.Moved) or it.since < item.to]
        kept.append(item)
    return kept


def since(items: Sequence[news.Item]) -> int:
    """Return the number of decisions before the first of these moves; -1 if it is unknown."""
    known = [it.since for it in moves_in(items) if it.since >= 0]
    return min(known, default=-1)


def until(items: Sequence[news.Item]) -> int:
    """Return how many decisions there were when the last of these moves was over; -1 if it is
    unknown."""
    ends = [it.since + it.last + 1 - it.first for it in moves_in(items) if it.since >= 0]
    return max(ends, default=-1)


def seen_at(opened: OpenTable, at: int) -> View | None:
    """Return the public view after ``at`` decisions; None if corrected rules cannot reach it."""
    if at < 0:
        return None
    try:
        return opened.past(at).view(None)
    except Refused:
        return None


def before_undo(game: AnyGame, fresh: Sequence[news.Item]) -> View | None:
    """Return the public view before an undo by vote, if nothing was played after it."""
    by_vote = any(isinstance(it, news.Undone) and it.seat is None for it in fresh)
    if not by_vote or not isinstance(game.log[-1], Undo):
        return None
    twin = game.clone()
    twin.redo()
    return twin.view(None)
