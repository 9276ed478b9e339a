"""The interface of the store. Each engine keeps these promises:

- ``commit`` writes all of its changes or nothing, and returns only when they survive a crash;
- it refuses with ``Conflict`` when a table's revision is not the one that the change has seen, or
  a person's, or a server's;
- it refuses with ``AlreadyDone`` when the press was done already;
- it refuses with ``Repeated`` when whoever asks has a claim that somebody else had already;
- it refuses with ``NoRoom`` when a limit would be exceeded, whoever else writes at that moment;
- whatever else goes wrong is a ``StoreFault``, and then nothing was written; but for ``InDoubt``,
  where nobody can tell.
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
        """Return the result of a reading that asks only the store it is given, all from one
        moment."""
        ...

    # Several processes

    async def join(self, shards: Shards | None, key: int = 0) -> None:
        """Join the store and deliver the news of these Discord shards; None: of all. Raise
        ``InUse`` if another process does so, or has another key. Claims of vanished processes are
        released."""
        ...

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Listen for other processes' announcements: "told S" means news about server S, "due N"
        something due at N."""
        ...

    @property
    def leads(self) -> bool:
        """Tell if this process does the work that only one may do."""
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
        """Return a table with everything around it, from one moment. A holder of the game with log
        length ``known`` is not given it again if unchanged; ``at`` adds what was told at a
        place."""
        ...

    async def begin(self, table: int, person: int, press: int, known: int | None) -> Begun:
        """Return everything a press at a table begins with, from one moment."""
        ...

    async def new_id(self) -> int:
        """Return a new table number, never reused."""
        ...

    async def commit(self, *changes: Change) -> None: ...

    async def done_by(self, press: int) -> int | None:
        """Return the table this press has changed."""
        ...

    async def log(self, table: int, *, after: int = 0, upto: int | None = None) -> list[LogRow]:
        """Return the log as it was when ``upto`` was its last row."""
        ...

    async def last_answer(self, table: int, seat: int, person: int, upto: int) -> int:
        """Return the last row in which they answered, up to row ``upto``."""
        ...

    async def last_acted(self, table: int, upto: int) -> dict[int, int]:
        """Return everybody who answered up to row ``upto``, with their last row."""
        ...

    # Finding tables

    async def table(self, table: int) -> TableRow | None:
        """Return a table's row alone, for looking and not for changing."""
        ...

    async def tables_of(self, person: int, status: str, *, asked: bool) -> list[TableRow]:
        """Return the tables where the person sits; with ``asked``, those that wait for the
        person."""
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
        """Return the public tables bound to a channel where the bot is no member."""
        ...

    async def table_by_code(self, code: str) -> int | None: ...

    async def untold(self, channel: int, now: int) -> list[int]:
        """Return the tables bound to such a channel with news waiting there."""
        ...

    async def person(self, person: int) -> KeptRow | None: ...

    async def save_person(
        self,
        person: int,
        kept: KeptRow,
        letter_at: int | None = None,
        letter: NewsRow | None = None,
    ) -> None:
        """Save a person's profile, the time of their next daily letter, and the last letter: all or
        nothing. ``kept`` has the revision that was read."""
        ...

    async def guild(self, guild: int) -> KeptRow | None: ...

    async def save_guild(self, guild: int, kept: KeptRow, *acts: ActRow) -> None: ...

    async def watch(self, watch: WatchRow) -> None: ...

    async def unwatch(self, channel: int, table: int | None, guild: int | None) -> None: ...

    async def watches_of(self, channel: int) -> list[WatchRow]: ...

    async def watches_by(self, person: int) -> list[WatchRow]:
        """Return the watches this person asked for."""
        ...

    # Due times and news

    async def due(self, now: int, limit: int) -> list[DueRow]:
        """Return due rows that nobody else has claimed."""
        ...

    async def claim_due(self, due: Sequence[DueRow], now: int, until: int) -> list[DueRow]:
        """Claim these rows for this process until some time; return those it got."""
        ...

    async def letters_due(self, now: int) -> list[int]:
        """Return the people whose letter is due."""
        ...

    async def next_due(self, now: int) -> int | None:
        """Return when the next thing is due, letters and summaries included, or a claim expires."""
        ...

    async def take_news(self, now: int, until: int, asked: Round = FIRST_ROUND) -> Outgoing:
        """Settle deliveries, and claim the next news of each open destination with those behind it,
        until some time."""
        ...

    async def settle_news(
        self, delivered: Sequence[tuple[int, int | None]], dropped: Sequence[int]
    ) -> None:
        """Settle news: delivered with its message, or dropped as no longer worth telling."""
        ...

    async def last_message(self, table: int, place: PlaceRow, topic: str) -> int | None: ...

    async def messages(self, table: int, place: PlaceRow, topic: str) -> list[MessageRow]:
        """Return a topic's news with its message there, oldest first, without dropped items."""
        ...

    async def told_by(self, message: int) -> list[OutboxRow]:
        """Return the news this message told, oldest first."""
        ...

    async def newest_message(self, table: int, place: PlaceRow) -> int | None:
        """Return the newest message of a table at a place."""
        ...

    async def close_place(self, closed: ClosedRow) -> None:
        """Close a place to news."""
        ...

    async def reopen_place(self, place: PlaceRow) -> None:
        """Open a place to news again."""
        ...

    async def is_closed(self, place: PlaceRow) -> bool: ...

    async def news_for(self, place: PlaceRow) -> list[OutboxRow]:
        """Return the news that still waits for a place, whether it is open or not."""
        ...

    # Notes, results, statistics

    async def notes(self, table: int, seat: int) -> list[NoteRow]: ...

    async def remove_note(self, note: int, table: int, seat: int) -> bool: ...

    async def results_of(self, person: int) -> list[ResultRow]:
        """Return every seat that this person had in a finished game."""
        ...

    async def best_of(self, guild: int) -> list[BestRow]:
        """Return the best results in a server by game, without private tables."""
        ...

    async def records_of(self, person: int) -> list[RecordRow]:
        """Return the records, oldest first."""
        ...

    async def thinking_times(self, person: int) -> list[tuple[str, int]]:
        """Return the game and seconds of each answer's thinking."""
        ...

    # Acts of moderators and owners

    async def acts(self, guild: int, table: int | None) -> list[ActRow]:
        """Return the acts in a server or at one of its tables, newest first."""
        ...

    async def acts_about(self, person: int) -> list[ActRow]:
        """Return this person's acts, and acts on seats of this person."""
        ...

    # Double clicks

    async def claim_press(self, press: PressRow, window: int) -> bool:
        """Claim a press: False if the same press came last at its place, within ``window``
        milliseconds. Of two that come at once only one is told True."""
        ...

    async def release_press(self, press: PressRow) -> None:
        """Release a press that came to nothing, so that the next one counts."""
        ...

    # Privacy and housekeeping

    async def notes_by(self, person: int) -> list[NoteRow]: ...

    async def presses_by(self, person: int) -> list[PressRow]: ...

    async def answers_of(self, person: int) -> list[tuple[int, LogRow]]: ...

    async def told_to(self, place: PlaceRow) -> list[OutboxRow]:
        """Return all news for a place, in any state."""
        ...

    async def told_about(self, person: int, packed: bytes) -> list[OutboxRow]:
        """Return news for others whose bodies hold these bytes, in any state."""
        ...

    async def forget_person(self, person: int, asked: ForgetRow) -> None:
        """Delete everything named by ``personal.PERSONAL``, except for the tables' own bodies, and
        note the deletion: all or nothing."""
        ...

    async def everybody(self) -> set[int]:
        """Return the numbers of everybody stored; some may be channels."""
        ...

    async def deletions(self) -> dict[bytes, int]:
        """Return the people who have asked to be forgotten, as keyed hashes, and when."""
        ...

    async def note_deletions(self, deletions: Mapping[bytes, int]) -> None: ...

    async def tidy(self, before: int, *, deletions: int = 0, day: int = 0) -> None:
        """Forget old presses, and news delivered or dropped before that time; deletions before
        ``deletions``; and marks of forgotten people's attempts before a ``day``."""
        ...

    async def scrub(self) -> None:
        """Overwrite the bytes of everything deleted since the last time."""
        ...

    @property
    def makes_copies(self) -> bool:
        """Tell if ``backup`` makes copies; False where the engine has tools of its own for that."""
        ...

    async def backup(self, to: Path) -> None:
        """Write a whole copy while play goes on."""
        ...

    async def close(self) -> None: ...
