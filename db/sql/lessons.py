"""SQL for people's progress in lessons."""

from ..engine import Session
from ..pastime_records import LessonRow
from .asking import Asking


class LessonBook(Asking):
    async def lessons_of(self, person: int) -> list[LessonRow]:
        return await self._some(LessonRow, "lessons WHERE person = ? ORDER BY lesson", (person,))

    async def keep_lesson(self, row: LessonRow, before: bytes | None) -> bool:
        def work(db: Session) -> bool:
            if before is None:
                made = db.rows(
                    "INSERT INTO lessons (person, lesson, body) VALUES (?, ?, ?)"
                    " ON CONFLICT DO NOTHING RETURNING person",
                    row,
                )
            else:
                made = db.rows(
                    "UPDATE lessons SET body = ? WHERE person = ? AND lesson = ? AND body = ?"
                    " RETURNING person",
                    (row.body, row.person, row.lesson, before),
                )
            return bool(made)

        return await self._act(work)
