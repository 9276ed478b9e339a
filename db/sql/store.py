"""SQL for tables, people, servers, due times and news."""

from collections.abc import Sequence
from functools import partial

from ..engine import Session
from ..records import (
    ActRow,
    Begun,
    Change,
    ClosedRow,
    DueRow,
    KeptRow,
    LogRow,
    MessageRow,
    NewsRow,
    Opened,
    OutboxRow,
    Outgoing,
    PlaceRow,
    Round,
    StateRow,
    TableRow,
    TopicsAt,
    WatchRow,
)
from ..store import FIRST_ROUND
from . import claims, reading, writing
from .archive import Archive
from .challenges import ChallengeBook
from .exercises import ExerciseBook
from .guesses import GuessBook
from .lessons import LessonBook
from .puzzles import PuzzleBook
from .tryouts import TryoutBook
from .writing import write_acts


class SqlStore(Archive, ChallengeBook, ExerciseBook, GuessBook, LessonBook, PuzzleBook, TryoutBook):
    async def state(self, now: int) -> StateRow:
        found = await self._rows(
            "SELECT (SELECT count(*) FROM tables WHERE status = 'running'), count(*),"
            " coalesce(? - min(at), 0), coalesce(? - (SELECT min(at) FROM due WHERE at <= ?), 0)"
            " FROM outbox WHERE status = 'waiting' AND at <= ?"
            " AND (kind, target) NOT IN (SELECT kind, target FROM closed)",
            (now, now, now, now),
        )
        return StateRow(*found[0])

    # Single tables

    async def open(
        self,
        table: int,
        press: int | None,
        known: int | None = None,
        at: TopicsAt | None = None,
    ) -> Opened | None:
        return await self._engine.read(lambda db: reading.opened(db, table, press, known, at))

    async def begin(self, table: int, person: int, press: int, known: int | None) -> Begun:
        return await self._engine.read(lambda db: reading.begun(db, table, person, press, known))

    async def new_id(self) -> int:
        rows = await self._asked("UPDATE ids SET last = last + 1 RETURNING last")
        return int(rows[0][0])

    async def commit(self, *changes: Change) -> None:
        def work(db: Session) -> None:
            for change in changes:
                writing.write(db, change)

        about = [("tables", change.row.id) for change in changes]
        await self._act(work, lambda db: writing.stands(db, changes), about=about)

    async def done_by(self, press: int) -> int | None:
        return await self._number("SELECT table_id FROM presses WHERE press = ?", (press,))

    async def log(self, table: int, *, after: int = 0, upto: int | None = None) -> list[LogRow]:
        return await self._engine.read(lambda db: reading.log(db, table, after, upto))

    async def last_answer(self, table: int, seat: int, person: int, upto: int) -> int:
        number = await self._number(
            "SELECT max(number) FROM log WHERE table_id = ? AND seat = ? AND person = ?"
            " AND number <= ? AND (undone IS NULL OR undone > ?)",
            (table, seat, person, upto, upto),
        )
        return number or 0

    async def last_acted(self, table: int, upto: int) -> dict[int, int]:
        return dict(
            await self._rows(
                "SELECT person, max(at) FROM log WHERE table_id = ? AND person IS NOT NULL"
                " AND number <= ? GROUP BY person",
                (table, upto),
            )
        )

    # Finding tables

    async def table(self, table: int) -> TableRow | None:
        found = await self._some(TableRow, "tables WHERE id = ?", (table,))
        return found[0] if found else None

    async def tables_of(self, person: int, status: str, *, asked: bool) -> list[TableRow]:
        wanted = "AND acts = 1 AND asked = 1" if asked else ""
        return await self._some(
            TableRow,
            "tables WHERE status = ? AND id IN"
            f" (SELECT table_id FROM seats WHERE person = ? AND seat >= 0 {wanted})"
            " ORDER BY changed, id",
            (status, person),
        )

    async def tables_about(self, person: int) -> list[TableRow]:
        return await self._some(
            TableRow,
            "tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY id",
            (person,),
        )

    async def numbers(self, status: str) -> list[int]:
        found = await self._rows("SELECT id FROM tables WHERE status = ? ORDER BY id", (status,))
        return [int(table) for (table,) in found]

    async def listed(self, guild: int, status: str, *, private: bool = False) -> list[TableRow]:
        return await self._some(
            TableRow,
            "tables WHERE guild = ? AND status = ? AND listed + ? > 0"
            " ORDER BY changed DESC, id DESC",
            (guild, status, private),
        )

    async def borrowed(self, channel: int, status: str) -> list[TableRow]:
        return await self._some(
            TableRow,
            "tables WHERE borrowed = ? AND status = ? AND listed = 1"
            " ORDER BY changed DESC, id DESC",
            (channel, status),
        )

    async def table_by_code(self, code: str) -> int | None:
        return await self._number("SELECT id FROM tables WHERE code = ?", (code,))

    async def untold(self, channel: int, now: int) -> list[int]:
        found = await self._rows(
            "SELECT DISTINCT outbox.target FROM outbox JOIN tables ON tables.id = outbox.target"
            " WHERE borrowed = ? AND kind = 'thread' AND outbox.status = 'waiting' AND at <= ?"
            " ORDER BY outbox.target",
            (channel, now),
        )
        return [int(table) for (table,) in found]

    # People, servers, watching channels

    async def person(self, person: int) -> KeptRow | None:
        return await self._kept("people", person)

    async def save_person(
        self,
        person: int,
        kept: KeptRow,
        letter_at: int | None = None,
        letter: NewsRow | None = None,
    ) -> None:
        def work(db: Session) -> None:
            writing.keep(db, "people", person, kept, letter_at=letter_at)
            writing.tell(db, None, None, [letter] if letter is not None else [])
            if letter_at is not None:
                db.announce(f"due {letter_at}")

        stands = partial(writing.is_written, name="people", id=person, kept=kept)
        await self._act(work, stands, about=[("people", person)])

    async def guild(self, guild: int) -> KeptRow | None:
        return await self._kept("guilds", guild)

    async def save_guild(self, guild: int, kept: KeptRow, *acts: ActRow) -> None:
        def work(db: Session) -> None:
            writing.keep(db, "guilds", guild, kept)
            write_acts(db, acts)

        stands = partial(writing.is_written, name="guilds", id=guild, kept=kept)
        await self._act(work, stands, about=[("guilds", guild)])

    async def _kept(self, name: str, id: int) -> KeptRow | None:
        found = await self._some(KeptRow, f"{name} WHERE id = ?", (id,))
        return found[0] if found else None

    async def watch(self, watch: WatchRow) -> None:
        await self._write(
            "INSERT INTO watches (channel, table_id, guild, level, person) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (channel, ifnull(table_id, 0), ifnull(guild, 0)) DO UPDATE"
            " SET level = excluded.level, person = excluded.person",
            watch,
        )

    async def unwatch(self, channel: int, table: int | None, guild: int | None) -> None:
        await self._write(
            "DELETE FROM watches WHERE channel = ?"
            " AND ifnull(table_id, 0) = ? AND ifnull(guild, 0) = ?",
            (channel, table or 0, guild or 0),
        )

    async def watches_of(self, channel: int) -> list[WatchRow]:
        return await self._some(WatchRow, "watches WHERE channel = ?", (channel,))

    async def watches_by(self, person: int) -> list[WatchRow]:
        return await self._some(WatchRow, "watches WHERE person = ?", (person,))

    # Due times and news

    async def due(self, now: int, limit: int) -> list[DueRow]:
        return await self._some(
            DueRow,
            f"due WHERE at <= ? AND {claims.FREE} ORDER BY at, table_id LIMIT ?",
            (now, self._owner, now, limit),
        )

    async def claim_due(self, due: Sequence[DueRow], now: int, until: int) -> list[DueRow]:
        return await self._at_once(lambda db: claims.claim_due(db, self._owner, due, now, until))

    async def letters_due(self, now: int) -> list[int]:
        found = await self._rows(
            "SELECT id FROM people WHERE letter_at <= ? ORDER BY letter_at, id", (now,)
        )
        return [int(person) for (person,) in found]

    async def next_due(self, now: int) -> int | None:
        return await self._number(
            "SELECT min(at) FROM (SELECT min(at) AS at FROM due WHERE at > ? UNION ALL"
            f" SELECT min(until) FROM due WHERE at <= ? AND {claims.TAKEN} UNION ALL"
            " SELECT min(letter_at) FROM people WHERE letter_at > ? UNION ALL"
            " SELECT min(next_at) FROM weeks WHERE next_at > ?) AS moments",
            (now, now, self._owner, now, now, now),
        )

    async def take_news(self, now: int, until: int, asked: Round = FIRST_ROUND) -> Outgoing:
        owner, shards = self._owner, self._shards
        return await self._at_once(
            lambda db: claims.take_news(db, owner, shards, now, until, asked)
        )

    async def settle_news(
        self, delivered: Sequence[tuple[int, int | None]], dropped: Sequence[int]
    ) -> None:
        await self._at_once(lambda db: claims.settle_news(db, delivered, dropped))

    async def last_message(self, table: int, place: PlaceRow, topic: str) -> int | None:
        return await self._number(
            "SELECT message FROM outbox WHERE table_id = ? AND kind = ? AND target = ?"
            " AND topic = ? AND message IS NOT NULL ORDER BY id DESC LIMIT 1",
            (table, *place, topic),
        )

    async def messages(self, table: int, place: PlaceRow, topic: str) -> list[MessageRow]:
        return await self._some(
            MessageRow,
            "outbox WHERE table_id = ? AND kind = ? AND target = ? AND topic = ?"
            " AND status = 'delivered' AND message IS NOT NULL ORDER BY id",
            (table, *place, topic),
        )

    async def told_by(self, message: int) -> list[OutboxRow]:
        return await self._engine.read(lambda db: reading.told_by(db, message))

    async def newest_message(self, table: int, place: PlaceRow) -> int | None:
        return await self._number(
            "SELECT max(message) FROM outbox WHERE table_id = ? AND kind = ? AND target = ?"
            " AND message IS NOT NULL",
            (table, *place),
        )

    async def close_place(self, closed: ClosedRow) -> None:
        await self._at_once(lambda db: writing.close(db, closed))

    async def is_closed(self, place: PlaceRow) -> bool:
        return bool(await self._rows("SELECT 1 FROM closed WHERE kind = ? AND target = ?", place))

    async def reopen_place(self, place: PlaceRow) -> None:
        await self._write("DELETE FROM closed WHERE kind = ? AND target = ?", place)

    async def news_for(self, place: PlaceRow) -> list[OutboxRow]:
        return await self._some(
            OutboxRow,
            "outbox WHERE status = 'waiting' AND kind = ? AND target = ? ORDER BY id",
            place,
        )
