"""SQL for exercises: turning points to play again."""

from ..engine import Session
from ..pastime_records import ExercisesRow
from .asking import Asking


class ExerciseBook(Asking):
    async def exercises_of(self, person: int) -> list[ExercisesRow]:
        chosen = "exercises WHERE person = ? ORDER BY table_id DESC"
        return await self._some(ExercisesRow, chosen, (person,))

    async def keep_exercises(self, row: ExercisesRow, before: bytes | None, most: int) -> bool:
        def work(db: Session) -> bool:
            if before is not None:
                return bool(
                    db.rows(
                        "UPDATE exercises SET body = ? WHERE person = ? AND table_id = ?"
                        " AND body = ? RETURNING person",
                        (row.body, row.person, row.table, before),
                    )
                )
            made = db.rows(
                "INSERT INTO exercises (person, table_id, body) VALUES (?, ?, ?)"
                " ON CONFLICT DO NOTHING RETURNING person",
                row,
            )
            db.rows(
                "DELETE FROM exercises WHERE person = ? AND table_id NOT IN (SELECT table_id"
                " FROM exercises WHERE person = ? ORDER BY table_id DESC LIMIT ?)",
                (row.person, row.person, most),
            )
            return bool(made)

        return await self._act(work)
