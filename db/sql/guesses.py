"""SQL for watchers' guesses."""

from ..pastime_records import GuesserRow, GuessRow
from .asking import Asking

# Guesses at ended tables and their outcome, except for guesses of people who played there.
SETTLED = (
    "SELECT guesses.person AS person, CASE WHEN round >= 0 AND results.rank = 1 THEN 1"
    " WHEN round < 0 AND came_true = 1 THEN 1 END AS came_first"
    " FROM guesses JOIN results ON results.table_id = guesses.table_id"
    " AND results.seat = guesses.seat WHERE results.guild = ?"
    " AND (round >= 0 OR came_true IS NOT NULL) AND NOT EXISTS (SELECT 1"
    " FROM results AS own WHERE own.table_id = guesses.table_id AND own.person = guesses.person)"
)


class GuessBook(Asking):
    async def guess(self, row: GuessRow) -> None:
        await self._write(
            "INSERT INTO guesses (person, table_id, round, seat) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (person, table_id, round) DO UPDATE SET seat = excluded.seat",
            row[:-1],
        )

    async def guesses_by(self, person: int) -> list[GuessRow]:
        chosen = "guesses WHERE person = ? ORDER BY table_id, round"
        return await self._some(GuessRow, chosen, (person,))

    async def guesses_at(self, table: int, person: int) -> list[GuessRow]:
        chosen = "guesses WHERE table_id = ? AND person = ? ORDER BY round"
        return await self._some(GuessRow, chosen, (table, person))

    async def firsts(self, table: int) -> list[int]:
        found = await self._rows(
            "SELECT seat FROM results WHERE table_id = ? AND rank = 1 ORDER BY seat", (table,)
        )
        return [int(seat) for (seat,) in found]

    async def guessers(self, guild: int) -> list[GuesserRow]:
        found = await self._rows(
            f"SELECT person, count(came_first), count(*) FROM ({SETTLED}) AS settled"
            " GROUP BY person ORDER BY 2 DESC, 3, 1",
            (guild,),
        )
        return [GuesserRow(*map(int, row)) for row in found]
