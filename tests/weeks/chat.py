"""Stands in for Discord through bad weeks, and remembers who read what and who was called when."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from tables import News, PlaceGone, Table, TryLater
from tables.base import news
from tables.base.calendar import Calendar

Called = tuple[int, int | None, str, int, int]  # person, table, and the reason in three parts


@dataclass
class Thread:
    """A thread with the contents of its messages; a deleted one is remembered as it was."""

    number: int
    messages: dict[int, list[news.Item]] = field(default_factory=dict)
    deleted: bool = False


class Chat:
    """The messages of all threads, with troubles.

    Until the time ``down`` nothing works, until ``busy`` requests get "too many requests", and
    ``loss`` in a hundred answers never arrive although the message does.
    """

    def __init__(self, chance: Random, now: Callable[[], int]) -> None:
        self.chance = chance
        self.now = now
        self.down = self.busy = False
        self.loss = 0
        self.off = False  # the program is dead, so nothing leaves it
        self.threads: dict[int, list[Thread]] = {}  # by table, the newest last
        self.sent: dict[str, int] = {}  # by nonce: the message's number
        self.told: dict[tuple[str, int], list[tuple[int, str]]] = {}  # by place: row, nonce
        self.closed: set[int] = set()  # people without private messages
        self.habits: dict[int, Calendar] = {}
        self.called: set[Called] = set()
        self.faults: list[str] = []
        self._last = 1000

    async def deliver(self, told: News) -> int | None:
        if self.off or self.down:
            raise TryLater
        if self.busy and self.chance.random() < 0.5:
            raise TryLater(self.chance.uniform(0.5, 40))
        if told.to.kind == "person" and told.to.id in self.closed:
            raise PlaceGone("messages are closed")
        thread = self._thread(told) if told.to.kind == "thread" else None
        message = self._show(told, thread)
        if self.chance.randrange(100) < self.loss:
            raise TryLater  # it was shown, but the answer is lost
        return message

    def _thread(self, told: News) -> Thread:
        assert told.table is not None
        of_table = self.threads.setdefault(told.table, [Thread(0)])
        if of_table[-1].deleted:
            raise PlaceGone("the thread was deleted")
        return of_table[-1]

    def _show(self, told: News, thread: Thread | None) -> int:
        page = told.page
        for item in page.fresh if page is not None else [told.item]:
            if isinstance(item, news.Undone):
                self._undone(told.table, item.to)
        if page is not None and thread is not None:
            old = page.message
            if page.way == "grow" and old in thread.messages:
                thread.messages[old] = list(page.items)
                return old
            message = self._send(told, thread, list(page.items))
            if page.way == "move" and old is not None and old != message:
                thread.messages.pop(old, None)
            return message
        return self._send(told, thread, [told.item])

    def _send(self, told: News, thread: Thread | None, items: list[news.Item]) -> int:
        if told.nonce in self.sent:
            return self.sent[told.nonce]
        self._last += 1
        self.sent[told.nonce] = self._last
        self.told.setdefault((told.to.kind, told.to.id), []).append((told.id, told.nonce))
        if thread is not None:
            thread.messages[self._last] = items
        if isinstance(told.item, news.Returned | news.Seated):  # a returning player is called again
            gone = (told.item.person, told.table)
            self.called = {it for it in self.called if it[:2] != gone}
        for person, why, number, level in calls_of(told):
            if person not in told.asleep:
                self._call(person, told.now, (person, told.table, why, number, level))
        return self._last

    def _undone(self, table: int | None, to: int) -> None:
        """Forget the calls since the decision that an undo goes back to, except the latest.

        Their people are asked again, and so called again.
        """
        since = {it for it in self.called if it[1] == table and it[3] >= to}
        last = max((it[3] for it in since), default=0)
        self.called -= {it for it in since if it[3] < last}

    def _call(self, person: int, table: Table | None, what: Called) -> None:
        live = table is not None and table.settings.pace == "live"
        if not live and self.habits[person].awake(self.now()) != self.now():
            self.faults.append(f"{what} was called in quiet hours, at {self.now()}")
        if what in self.called:
            self.faults.append(f"{what} was called twice, at {self.now()}")
        self.called.add(what)

    async def recall(self, told: News) -> None:
        if self.off or self.down:
            raise TryLater
        for thread in self.threads.get(told.table or 0, []):
            thread.messages.pop(self.sent.get(told.nonce, 0), None)

    def delete_thread(self, table: int) -> None:
        self.threads[table][-1].deleted = True

    def open_thread(self, table: int, number: int) -> None:
        self.threads.setdefault(table, []).append(Thread(number))

    def read(self, table: int) -> list[list[news.Item]]:
        """Return all threads of a table, from the first message to the last."""
        return [
            [item for number in sorted(it.messages) for item in it.messages[number]]
            for it in self.threads.get(table, [])
        ]


def calls_of(told: News) -> Iterator[tuple[int, str, int, int]]:
    """Yield the people that news calls by name or by message, and the reason for each."""
    item, table = told.item, told.now
    by_message = told.to.kind == "person"
    if told.page is not None:
        turns = [it for it in told.page.fresh if isinstance(it, news.Turn)]
        for person in told.page.called:
            number = max(it.number for it in turns if it.person == person)
            yield person, "turn", number, 0
    elif isinstance(item, news.Turn):
        if by_message or item.mention:
            yield item.person, "turn", item.number, 0
    elif isinstance(item, news.Nudge):
        yield item.person, "nudge", item.number, item.level
    elif isinstance(item, news.VoteReminder) and table is not None:
        for seat in item.silent:
            actor = table.seats[seat].actor
            if actor is not None:
                yield actor, "vote", item.number, seat
