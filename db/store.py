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

from .records import (
    ActRow,
    AttemptRow,
    Begun,
    BestRow,
    Change,
    ClosedRow,
    DueRow,
    ExercisesRow,
    FinishedRow,
    ForgetRow,
    KeptRow,
    LessonRow,
    LogRow,
    MessageRow,
    NewsRow,
    NoteRow,
    Opened,
    OutboxRow,
    Outgoing,
    PlaceRow,
    PressRow,
    PuzzleAnswerRow,
    PuzzleRow,
    RecordRow,
    ResultRow,
    Round,
    Shards,
    StateRow,
    TableRow,
    TopicsAt,
    TryoutRow,
    WatchRow,
    WeekRow,
)

FIRST_ROUND = Round()


T = TypeVar("T")


class Store(Protocol):
    async def at_one_moment(self, read: "Callable[[Store], Coroutine[Any, Any, T]]") -> T:
        """Return what this brings, which asks the store that it is given and nothing else: all of
        it as it was at one moment, whoever writes meanwhile."""
        ...

    # Several processes

    async def join(self, shards: Shards | None, key: int = 0) -> None:
        """This process works on the store from now on and delivers the news of these shards of
        Discord; None: of all. ``InUse`` says who else does so already, or works with another key.
        What processes had claimed that are no more is free again."""
        ...

    async def listen(self, heard: Callable[[str], None]) -> None:
        """For ever: what other processes announce. "told S": there is news for this process,
        about server S; "due N": something is due at N."""
        ...

    @property
    def leads(self) -> bool:
        """Tell if this process does what only one has to do."""
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
        """All of it from one moment. Whoever holds the game with a log of length ``known`` is not
        given it again, if it is still so long. ``at``: with what was told at a place."""
        ...

    async def begin(self, table: int, person: int, press: int, known: int | None) -> Begun:
        """All that a press at a table begins with, from one moment."""
        ...

    async def new_id(self) -> int:
        """For a table; each is given once."""
        ...

    async def commit(self, *changes: Change) -> None: ...

    async def done_by(self, press: int) -> int | None:
        """The table that this press has changed."""
        ...

    async def log(self, table: int, *, after: int = 0, upto: int | None = None) -> list[LogRow]:
        """As it was when ``upto`` was its last row, whatever was played or undone since."""
        ...

    async def last_answer(self, table: int, seat: int, person: int, upto: int) -> int:
        """The last row with which they have answered, of a log that ends with row ``upto``."""
        ...

    async def last_acted(self, table: int, upto: int) -> dict[int, int]:
        """Everybody who has answered in a log that ends with row ``upto``, and when last."""
        ...

    # Finding tables

    async def table(self, table: int) -> TableRow | None:
        """Alone, and not what belongs to it: to see what it is, not to change it."""
        ...

    async def tables_of(self, person: int, status: str, *, asked: bool) -> list[TableRow]:
        """Return the tables where the person sits; with ``asked``, those that wait for the
        person."""
        ...

    async def tables_about(self, person: int) -> list[TableRow]:
        """Return the tables where the person sits, has sat, hosts, is invited or was sent away."""
        ...

    async def numbers(self, status: str) -> list[int]:
        """Of all tables in this state."""
        ...

    async def listed(self, guild: int, status: str, *, private: bool = False) -> list[TableRow]: ...

    # People, servers, channels that watch

    async def borrowed(self, channel: int, status: str) -> list[TableRow]:
        """Tables that are bound to a channel where the bot is no member, without private ones."""
        ...

    async def table_by_code(self, code: str) -> int | None: ...

    async def untold(self, channel: int, now: int) -> list[int]:
        """The tables bound to such a channel of which something waits to be told there."""
        ...

    async def person(self, person: int) -> KeptRow | None: ...

    async def save_person(
        self,
        person: int,
        kept: KeptRow,
        letter_at: int | None = None,
        letter: NewsRow | None = None,
    ) -> None:
        """Save what is known of a person, when their next daily letter is due, and the letter
        that was: all of it or nothing. ``kept`` has the revision that was read."""
        ...

    async def guild(self, guild: int) -> KeptRow | None: ...

    async def save_guild(self, guild: int, kept: KeptRow, *acts: ActRow) -> None: ...

    async def watch(self, watch: WatchRow) -> None: ...

    async def unwatch(self, channel: int, table: int | None, guild: int | None) -> None: ...

    async def watches_of(self, channel: int) -> list[WatchRow]: ...

    async def watches_by(self, person: int) -> list[WatchRow]:
        """Those that this person asked for."""
        ...

    # What is due, and what is to be told

    async def due(self, now: int, limit: int) -> list[DueRow]:
        """Return due rows that nobody else has claimed."""
        ...

    async def claim_due(self, due: Sequence[DueRow], now: int, until: int) -> list[DueRow]:
        """Those that are this process's from now on, until some time."""
        ...

    async def letters_due(self, now: int) -> list[int]:
        """The people whose daily letter is due."""
        ...

    async def next_due(self, now: int) -> int | None:
        """When something will be due, a letter or a summary too, that is not yet; or what somebody
        else has claimed will be anybody's."""
        ...

    async def take_news(self, now: int, until: int, asked: Round = FIRST_ROUND) -> Outgoing:
        """Settle what was delivered, and take what is to be told next: of each open destination
        the first news, unless somebody else has claimed it. It is this process's from now on until
        some time, and with it those behind it."""
        ...

    async def settle_news(
        self, delivered: Sequence[tuple[int, int | None]], dropped: Sequence[int]
    ) -> None:
        """Delivered news with the destination's name for the message; and news not worth it."""
        ...

    async def last_message(self, table: int, place: PlaceRow, topic: str) -> int | None: ...

    async def messages(self, table: int, place: PlaceRow, topic: str) -> list[MessageRow]:
        """News of a topic with its message there, the oldest first; not what was dropped since."""
        ...

    async def told_by(self, message: int) -> list[OutboxRow]:
        """The news of tables that this message has told, the oldest first."""
        ...

    async def newest_message(self, table: int, place: PlaceRow) -> int | None:
        """Whatever a table has told there."""
        ...

    async def close_place(self, closed: ClosedRow) -> None:
        """It takes no news any more."""
        ...

    async def reopen_place(self, place: PlaceRow) -> None:
        """Switch it on again."""
        ...

    async def is_closed(self, place: PlaceRow) -> bool: ...

    async def news_for(self, place: PlaceRow) -> list[OutboxRow]:
        """Return the news that still waits for a place, whether it is open or not."""
        ...

    # Notes, results, statistics

    async def notes(self, table: int, seat: int) -> list[NoteRow]: ...

    async def remove_note(self, note: int, table: int, seat: int) -> bool: ...

    async def results_of(self, person: int) -> list[ResultRow]:
        """Every seat of every finished game that this person sat in."""
        ...

    async def best_of(self, guild: int) -> list[BestRow]:
        """By game, in a server; its private tables are nobody else's business."""
        ...

    async def records_of(self, person: int) -> list[RecordRow]:
        """The oldest first."""
        ...

    async def thinking_times(self, person: int) -> list[tuple[str, int]]:
        """Of which game, and how many seconds."""
        ...

    # The challenge of the day

    async def chain(self, year: int, fresh: bytes) -> bytes:
        """The last secret of a year's chain: the fresh one, if there was none."""
        ...

    async def attempts_of(self, person: int) -> list[AttemptRow]: ...

    async def attempt_marked(self, mark: bytes) -> bool:
        """Tell if an attempt that counts has this mark, even one whose person is no longer
        known."""
        ...

    async def finished(self, first: int, last: int) -> list[FinishedRow]:
        """Of these days, in the order in which they ended; those that do not count, too."""
        ...

    async def finished_by(self, person: int) -> list[FinishedRow]: ...

    async def people_in(self, guild: int) -> set[int]:
        """Return the people who have played at a table of this server, or begun a challenge
        there."""
        ...

    async def want_week(self, week: WeekRow) -> None: ...

    async def end_weeks(self, channel: int) -> None: ...

    async def week_of(self, channel: int) -> WeekRow | None: ...

    async def weeks_by(self, person: int) -> list[WeekRow]:
        """Those that this person asked for."""
        ...

    async def weeks_due(self, now: int) -> list[WeekRow]: ...

    async def write_week(self, week: WeekRow, next_at: int, told: NewsRow) -> None:
        """The summary that is due, and when the next one is: both or nothing. Somebody else who
        was quicker is a ``Conflict``."""
        ...

    # What people try from a moment of a game

    async def tryouts_of(self, person: int) -> list[TryoutRow]:
        """The oldest first."""
        ...

    async def begin_tryout(self, row: TryoutRow) -> int:
        """Its number. It takes the place of the one without a name that the person had."""
        ...

    async def change_tryout(self, row: TryoutRow, before: bytes) -> bool:
        """Its body, if it is still what was read."""
        ...

    async def name_tryout(self, tryout: int, person: int, name: str, most: int) -> bool:
        """Keep it under this name, if the person keeps fewer others than so many."""
        ...

    async def drop_tryout(self, tryout: int, person: int) -> bool:
        """Drop a tryout; tell if there was one."""
        ...

    # How far somebody has come in a lesson

    async def lessons_of(self, person: int) -> list[LessonRow]: ...

    async def keep_lesson(self, row: LessonRow, before: bytes | None) -> bool:
        """Keep it, if it is still what was read (None: there was none); tell if so."""
        ...

    # Turning points of finished tables, to be played again

    async def exercises_of(self, person: int) -> list[ExercisesRow]:
        """The newest table first."""
        ...

    async def keep_exercises(self, row: ExercisesRow, before: bytes | None, most: int) -> bool:
        """Keep them, if they are still what was read (None: there were none); tell if so. Of a
        person only those of the ``most`` newest tables stay."""
        ...

    # The puzzle of the week of a server

    async def puzzle_of(self, guild: int) -> PuzzleRow | None: ...

    async def puzzles_due(self, now: int) -> list[PuzzleRow]:
        """Those of the servers that this process delivers for."""
        ...

    async def want_puzzle(self, row: PuzzleRow, act: ActRow) -> None:
        """Begin anew, in this channel, which takes news again."""
        ...

    async def end_puzzles(self, guild: int, act: ActRow) -> None: ...

    async def claim_puzzle(self, row: PuzzleRow, until: int) -> bool:
        """Claim the puzzle that is due until then; tell if nobody was quicker."""
        ...

    async def turn_puzzle(
        self, row: PuzzleRow, next_at: int, answered: int, told: list[NewsRow]
    ) -> None:
        """Keep the new body, when it is due again, and what is told: all or nothing. Answers to
        puzzles before ``answered`` go. If the row is not due any more when it says it is, that is
        a ``Conflict``."""
        ...

    async def puzzle_answers(self, guild: int, number: int) -> list[PuzzleAnswerRow]: ...

    async def puzzle_answers_of(self, person: int) -> list[PuzzleAnswerRow]: ...

    async def keep_puzzle_answer(self, row: PuzzleAnswerRow, before: bytes | None) -> bool:
        """Keep it, if it is still what was read (None: there was none); tell if so."""
        ...

    # What moderators and owners did

    async def acts(self, guild: int, table: int | None) -> list[ActRow]:
        """In a server, or at one of its tables; the newest first."""
        ...

    async def acts_about(self, person: int) -> list[ActRow]:
        """Return what this person did, and what was done to seats of this person."""
        ...

    # Double clicks

    async def claim_press(self, press: PressRow, window: int) -> bool:
        """Claim a press: False if the same press came last at its place, within ``window``
        milliseconds. Of two that come at once only one is told True."""
        ...

    async def release_press(self, press: PressRow) -> None:
        """Nothing came of it: the next one counts."""
        ...

    # Privacy and housekeeping

    async def notes_by(self, person: int) -> list[NoteRow]: ...

    async def presses_by(self, person: int) -> list[PressRow]: ...

    async def answers_of(self, person: int) -> list[tuple[int, LogRow]]: ...

    async def told_to(self, place: PlaceRow) -> list[OutboxRow]:
        """All news for it, in whatever state it is."""
        ...

    async def told_about(self, person: int, packed: bytes) -> list[OutboxRow]:
        """News for others whose bodies hold these bytes, in whatever state it is."""
        ...

    async def forget_person(self, person: int, asked: ForgetRow) -> None:
        """Take out all that ``personal.PERSONAL`` names, but for what tables have in their own
        bodies, and note the deletion: all of it or nothing."""
        ...

    async def everybody(self) -> set[int]:
        """The numbers of all people of whom something is stored; among them may be channels."""
        ...

    async def deletions(self) -> dict[bytes, int]:
        """Return the people who have asked to be forgotten, as keyed hashes, and when."""
        ...

    async def note_deletions(self, deletions: Mapping[bytes, int]) -> None: ...

    async def tidy(self, before: int, *, deletions: int = 0, day: int = 0) -> None:
        """Forget presses, and news that was delivered or dropped, of before that time;
        ``deletions`` of before another; and by what attempts of before a ``day`` are known though
        their people are forgotten."""
        ...

    async def scrub(self) -> None:
        """Overwrite the bytes of whatever was deleted since the last time."""
        ...

    @property
    def makes_copies(self) -> bool:
        """Tell if ``backup`` makes copies; False where the engine has tools of its own for that."""
        ...

    async def backup(self, to: Path) -> None:
        """A whole copy, while everybody goes on playing."""
        ...

    async def close(self) -> None: ...
