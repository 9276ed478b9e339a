"""SQL for the challenge of the day: secrets, attempts, weekly summaries."""

from ..engine import Session
from ..records import AttemptRow, FinishedRow, NewsRow, WeekRow
from . import writing
from .asking import Asking

# Attempts that a person, not an automa, played to the end.
FINISHED = (
    "SELECT attempts.table_id, day, attempts.game, attempts.person, attempts.guild, counts, score,"
    " won, ended FROM attempts JOIN results ON results.table_id = attempts.table_id"
    " AND seat = 0 AND ifnull(results.person, 0) = ifnull(attempts.person, 0)"
)


class ChallengeBook(Asking):
    async def chain(self, year: int, fresh: bytes) -> bytes:
        def work(db: Session) -> bytes:
            db.rows(
                "INSERT INTO chains (year, last) VALUES (?, ?) ON CONFLICT (year) DO NOTHING",
                (year, fresh),
            )
            ((last,),) = db.rows("SELECT last FROM chains WHERE year = ?", (year,))
            return bytes(last)

        known = await self._rows("SELECT last FROM chains WHERE year = ?", (year,))
        return bytes(known[0][0]) if known else await self._at_once(work)

    async def attempts_of(self, person: int) -> list[AttemptRow]:
        return await self._some(
            AttemptRow, "attempts WHERE person = ? ORDER BY table_id", (person,)
        )

    async def attempt_marked(self, mark: bytes) -> bool:
        return bool(await self._rows("SELECT 1 FROM attempts WHERE mark = ?", (mark,)))

    async def finished(self, first: int, last: int) -> list[FinishedRow]:
        return await self._some(
            FinishedRow,
            f"({FINISHED} WHERE day BETWEEN ? AND ?) AS finished ORDER BY ended, table_id",
            (first, last),
        )

    async def finished_by(self, person: int) -> list[FinishedRow]:
        return await self._some(
            FinishedRow,
            f"({FINISHED} WHERE attempts.person = ?) AS finished ORDER BY ended, table_id",
            (person,),
        )

    async def people_in(self, guild: int) -> set[int]:
        found = await self._rows(
            "SELECT person FROM attempts WHERE guild = ? AND person IS NOT NULL UNION"
            " SELECT person FROM seats JOIN tables ON tables.id = table_id WHERE guild = ?",
            (guild, guild),
        )
        return {int(person) for (person,) in found}

    # The week's summary

    async def want_week(self, week: WeekRow) -> None:
        await self._write(
            "INSERT INTO weeks (channel, guild, language, person, next_at) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (channel) DO UPDATE SET guild = excluded.guild,"
            " language = excluded.language, person = excluded.person, next_at = excluded.next_at",
            week,
        )

    async def end_weeks(self, channel: int) -> None:
        await self._write("DELETE FROM weeks WHERE channel = ?", (channel,))

    async def week_of(self, channel: int) -> WeekRow | None:
        found = await self._some(WeekRow, "weeks WHERE channel = ?", (channel,))
        return found[0] if found else None

    async def weeks_by(self, person: int) -> list[WeekRow]:
        return await self._some(WeekRow, "weeks WHERE person = ? ORDER BY channel", (person,))

    async def weeks_due(self, now: int) -> list[WeekRow]:
        return await self._some(WeekRow, "weeks WHERE next_at <= ? ORDER BY next_at", (now,))

    async def write_week(self, week: WeekRow, next_at: int, told: NewsRow) -> None:
        await self._at_once(lambda db: writing.week(db, week, next_at, told))
