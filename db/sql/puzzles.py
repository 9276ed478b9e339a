"""SQL for servers' weekly puzzles and the answers to them."""

from ..engine import Session
from ..faults import Conflict
from ..pastime_records import PuzzleAnswerRow, PuzzleRow
from ..records import ActRow, NewsRow
from . import writing
from .asking import Asking
from .claims import routed
from .reading import columns

TURNED = "UPDATE puzzles SET next_at = ?, body = ? WHERE guild = ? AND next_at = ? RETURNING guild"


class PuzzleBook(Asking):
    async def puzzle_of(self, guild: int) -> PuzzleRow | None:
        found = await self._some(PuzzleRow, "puzzles WHERE guild = ?", (guild,))
        return found[0] if found else None

    async def puzzles_due(self, now: int) -> list[PuzzleRow]:
        due = f"puzzles WHERE next_at <= ?{routed(self._shards)} ORDER BY next_at, guild"
        return await self._some(PuzzleRow, due, (now,))

    async def want_puzzle(self, row: PuzzleRow, act: ActRow) -> None:
        def work(db: Session) -> None:
            db.alone(f"puzzles {row.guild}")
            stands = "SELECT 1 FROM puzzles WHERE guild = ? AND channel = ? AND language = ?"
            if db.rows(stands, (row.guild, row.channel, row.language)):
                return
            writing.end_puzzles(db, "guild", row.guild)
            places = ", ".join("?" * len(row))
            db.each(f"INSERT INTO puzzles ({columns(PuzzleRow)}) VALUES ({places})", [row])
            db.rows("DELETE FROM closed WHERE kind = 'channel' AND target = ?", (row.channel,))
            writing.write_acts(db, [act])

        await self._act(work)

    async def end_puzzles(self, guild: int, act: ActRow) -> None:
        def work(db: Session) -> None:
            db.alone(f"puzzles {guild}")
            if not db.rows("SELECT 1 FROM puzzles WHERE guild = ?", (guild,)):
                return
            writing.end_puzzles(db, "guild", guild)
            writing.write_acts(db, [act])

        await self._act(work)

    async def claim_puzzle(self, row: PuzzleRow, until: int) -> bool:
        values = (until, row.body, row.guild, row.next_at)
        return bool(await self._asked(TURNED, values))

    async def turn_puzzle(
        self, row: PuzzleRow, next_at: int, answered: int, told: list[NewsRow]
    ) -> None:
        def work(db: Session) -> None:
            db.need(
                TURNED,
                (next_at, row.body, row.guild, row.next_at),
                Conflict(f"the puzzle of {row.guild} is another one by now"),
            )
            answers = "DELETE FROM puzzle_answers WHERE guild = ? AND number < ?"
            db.rows(answers, (row.guild, answered))
            writing.tell(db, None, row.guild, told)

        await self._at_once(work)

    async def puzzle_answers(self, guild: int, number: int) -> list[PuzzleAnswerRow]:
        chosen = "puzzle_answers WHERE guild = ? AND number = ? ORDER BY person"
        return await self._some(PuzzleAnswerRow, chosen, (guild, number))

    async def puzzle_answers_of(self, person: int) -> list[PuzzleAnswerRow]:
        chosen = "puzzle_answers WHERE person = ? ORDER BY guild, number"
        return await self._some(PuzzleAnswerRow, chosen, (person,))

    async def keep_puzzle_answer(self, row: PuzzleAnswerRow, before: bytes | None) -> bool:
        if before is None:
            return bool(
                await self._write(
                    "INSERT INTO puzzle_answers (guild, number, person, body) VALUES (?, ?, ?, ?)"
                    " ON CONFLICT DO NOTHING RETURNING person",
                    row,
                )
            )
        return bool(
            await self._write(
                "UPDATE puzzle_answers SET body = ? WHERE guild = ? AND number = ?"
                " AND person = ? AND body = ? RETURNING person",
                (row.body, row.guild, row.number, row.person, before),
            )
        )
