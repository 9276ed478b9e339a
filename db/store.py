"""The interface of the store. Each engine keeps these promises:

- ``commit`` writes all of its changes or nothing, and returns only when they survive a crash;
- it raises ``Conflict`` if a revision of a table, person or server is not the one that was read;
- it raises ``AlreadyDone`` if the press has been carried out before;
- it raises ``Repeated`` if the press is a double click, whichever process had the first click;
- it raises ``NoRoom`` if a limit would be exceeded, even if several changes come at once;
- every other fault is a ``StoreFault``: nothing was written, unless it is ``InDoubt``, where nobody
  knows.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from .pastimes import Pastimes
from .records import (
    ActRow,
    Begun,
    BestRow,
    Change,
    ClosedRow,
    DueRow,
    ForgetRow,
    KeptRow,
    LogRow,
    MessageRow,
    NewsRow,
    NoteRow,
    Opened,
    OutboxRow,
    Outgoing,
    PlaceRow,
    PressRow,
    RecordRow,
    ResultRow,
    Round,
    Shards,
    StateRow,
    TableRow,
    TopicsAt,
    WatchRow,
)

FIRST_ROUND = Round()

T = TypeVar("T")


class Store(Pastimes, Protocol):
    async def at_one_moment(self, read: "Callable[[Store], Coroutine[Any, Any, T]]") -> T:
        """Call ``read`` with a store whose answers are all from one moment, and return its result.
        It may wait for nothing else."""
        ...

    # Several processes

    async def join(self, shards: Shards | None, key: int = 0) -> None:
        """Join the processes of the store, to deliver the news of these Discord shards (None: of
        all). Release claims of processes that are gone. Raise InUse if another process has one of
        the shards, or another key."""
        ...

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Call ``heard`` with the announcements of other processes: "told S" means that server S
        has news, "due N" that something is due at N."""
        ...

    @property
    def leads(self) -> bool:
        """Tell if this process does the work that only one process may do."""
        ...

    async def state(self, now: int) -> StateRow: ...

    # One table

    async def open(
        self,
        table: int,
        press: int | None,
        known: int | None = None,
        at: TopicsAt | None = None,
    ) -> Opened | None:
        """Return a table with everything around it, from one moment.

        The game is left out if the caller has it already: its log has ``known`` rows. ``at`` adds
        the table's news at a place.
        """
        ...

    async def begin(self, table: int, person: int, press: int, known: int | None) -> Begun:
        """Return everything needed to begin a press at a table, from one moment."""
        ...

    async def new_id(self) -> int:
        """Return a number for a new table. It is never used again."""
        ...

    async def commit(self, *changes: Change) -> None: ...

    async def done_by(self, press: int) -> int | None:
        """Return the table that this press has changed, or None."""
        ...

    async def log(self, table: int, *, after: int = 0, upto: int | None = None) -> list[LogRow]:
        """Return the log's rows after ``after``, as they were when ``upto`` was the last one."""
        ...

    async def last_answer(self, table: int, seat: int, person: int, upto: int) -> int:
        """Return the number of the last row, up to ``upto``, that is the person's answer in this
        seat."""
        ...

    async def last_acted(self, table: int, upto: int) -> dict[int, int]:
        """Return everybody who gave an answer up to row ``upto``, each with the number of their
        last answer's row."""
        ...

    # Finding tables

    async def table(self, table: int) -> TableRow | None:
        """Return only the row of a table, for reading; to change it, ``open`` it."""
        ...

    async def tables_of(self, person: int, status: str, *, asked: bool) -> list[TableRow]:
        """Return the tables in this state where the person sits; with ``asked``, only those that
        wait for the person."""
        ...

    async def tables_about(self, person: int) -> list[TableRow]:
        """Return the tables where the person sits, has sat, hosts, is invited or was sent away."""
        ...

    async def numbers(self, status: str) -> list[int]:
        """Return the numbers of all tables in this state."""
        ...

    async def listed(self, guild: int, status: str, *, private: bool = False) -> list[TableRow]: ...

    # People, servers, watching channels

    async def borrowed(self, channel: int, status: str) -> list[TableRow]:
        """Return the public tables in a channel of a server that the bot has not joined."""
        ...

    async def table_by_code(self, code: str) -> int | None: ...

    async def untold(self, channel: int, now: int) -> list[int]:
        """Return the numbers of the tables in a channel of a server without the bot whose news
        waits there."""
        ...

    async def person(self, person: int) -> KeptRow | None: ...

    async def save_person(
        self,
        person: int,
        kept: KeptRow,
        letter_at: int | None = None,
        letter: NewsRow | None = None,
    ) -> None:
        """Save a person's profile, when their next daily letter is due, and a letter to send: all
        or nothing. Raise Conflict if the stored revision is not ``kept``'s."""
        ...

    async def guild(self, guild: int) -> KeptRow | None: ...

    async def save_guild(self, guild: int, kept: KeptRow, *acts: ActRow) -> None: ...

    async def watch(self, watch: WatchRow) -> None: ...

    async def unwatch(self, channel: int, table: int | None, guild: int | None) -> None: ...

    async def watches_of(self, channel: int) -> list[WatchRow]: ...

    async def watches_by(self, person: int) -> list[WatchRow]:
        """Return the watches that this person asked for."""
        ...

    # Due times and news

    async def due(self, now: int, limit: int) -> list[DueRow]:
        """Return at most ``limit`` due rows that no other process has claimed."""
        ...

    async def claim_due(self, due: Sequence[DueRow], now: int, until: int) -> list[DueRow]:
        """Claim these rows for this process until ``until``; return those that no other process
        has."""
        ...

    async def letters_due(self, now: int) -> list[int]:
        """Return the people whose daily letter is due."""
        ...

    async def next_due(self, now: int) -> int | None:
        """Return the time when the next row, letter or summary is due or a claim expires."""
        ...

    async def take_news(self, now: int, until: int, asked: Round = FIRST_ROUND) -> Outgoing:
        """Settle the last round's deliveries, and claim the next news of each open destination
        until ``until``."""
        ...

    async def settle_news(
        self, delivered: Sequence[tuple[int, int | None]], dropped: Sequence[int]
    ) -> None:
        """Mark news as delivered, with the ids of messages, or as dropped."""
        ...

    async def last_message(self, table: int, place: PlaceRow, topic: str) -> int | None: ...

    async def messages(self, table: int, place: PlaceRow, topic: str) -> list[MessageRow]:
        """Return a table's delivered news of a topic at a place, oldest first."""
        ...

    async def told_by(self, message: int) -> list[OutboxRow]:
        """Return the news that a message told, oldest first."""
        ...

    async def newest_message(self, table: int, place: PlaceRow) -> int | None:
        """Return the id of a table's newest message at a place, or None."""
        ...

    async def close_place(self, closed: ClosedRow) -> None:
        """Close a place to news."""
        ...

    async def reopen_place(self, place: PlaceRow) -> None:
        """Open a place to news again."""
        ...

    async def is_closed(self, place: PlaceRow) -> bool: ...

    async def news_for(self, place: PlaceRow) -> list[OutboxRow]:
        """Return the waiting news for a place, even if the place is closed."""
        ...

    # Notes, results, statistics

    async def notes(self, table: int, seat: int) -> list[NoteRow]: ...

    async def remove_note(self, note: int, table: int, seat: int) -> bool: ...

    async def results_of(self, person: int) -> list[ResultRow]:
        """Return the person's results: one for every seat that they had in a finished game."""
        ...

    async def best_of(self, guild: int) -> list[BestRow]:
        """Return the best results in a server by game, without private tables."""
        ...

    async def records_of(self, person: int) -> list[RecordRow]:
        """Return the person's records, oldest first."""
        ...

    async def thinking_times(self, person: int) -> list[tuple[str, int]]:
        """Return the game and the thinking time in seconds of each answer of the person."""
        ...

    # Acts of moderators and owners

    async def acts(self, guild: int, table: int | None) -> list[ActRow]:
        """Return the acts in a server or at one of its tables, newest first."""
        ...

    async def acts_about(self, person: int) -> list[ActRow]:
        """Return the acts by this person, and the acts that changed a seat of this person."""
        ...

    # Double clicks

    async def claim_press(self, press: PressRow, window: int) -> bool:
        """Claim a press. Return False for a double click: the last press at its place was the same,
        within ``window`` milliseconds. Of two at the same time only one gets True."""
        ...

    async def release_press(self, press: PressRow) -> None:
        """Release the claim of a press that had no effect, so that pressing again counts."""
        ...

    # Privacy and housekeeping

    async def notes_by(self, person: int) -> list[NoteRow]: ...

    async def presses_by(self, person: int) -> list[PressRow]: ...

    async def answers_of(self, person: int) -> list[tuple[int, LogRow]]: ...

    async def told_to(self, place: PlaceRow) -> list[OutboxRow]:
        """Return all news for a place, also delivered and dropped news."""
        ...

    async def told_about(self, person: int, packed: bytes) -> list[OutboxRow]:
        """Return all news whose bodies contain ``packed``, except for news to this person."""
        ...

    async def forget_person(self, person: int, asked: ForgetRow) -> None:
        """Delete everything that ``personal.PERSONAL`` lists, and note the deletion: all or
        nothing. The bodies of tables are the caller's task."""
        ...

    async def everybody(self) -> set[int]:
        """Return the numbers of all people stored. A few may be channels' numbers."""
        ...

    async def deletions(self) -> dict[bytes, int]:
        """Return the keyed hashes of people who asked to be forgotten, with the times."""
        ...

    async def note_deletions(self, deletions: Mapping[bytes, int]) -> None: ...

    async def tidy(self, before: int, *, deletions: int = 0, day: int = 0) -> None:
        """Delete presses and settled news older than ``before``, deletions older than
        ``deletions``, and the marks of attempts at challenges before ``day``."""
        ...

    async def scrub(self) -> None:
        """Overwrite on the disk all that was deleted since the last call."""
        ...

    @property
    def makes_copies(self) -> bool:
        """Tell if ``backup`` works; False for an engine that has backup tools of its own."""
        ...

    async def backup(self, to: Path) -> None:
        """Write a copy of the whole store, while it is in use."""
        ...

    async def close(self) -> None: ...
