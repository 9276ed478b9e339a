"""SQL for try-outs."""

from ..engine import Session
from ..pastime_records import TryoutRow
from .asking import Asking


class TryoutBook(Asking):
    async def tryouts_of(self, person: int) -> list[TryoutRow]:
        return await self._some(TryoutRow, "tryouts WHERE person = ? ORDER BY id", (person,))

    async def begin_tryout(self, row: TryoutRow) -> int:
        def work(db: Session) -> int:
            db.alone(f"tryouts {row.person}")
            db.rows("DELETE FROM tryouts WHERE person = ? AND name = ''", (row.person,))
            made = db.rows(
                "INSERT INTO tryouts (person, table_id, at, name, begun, body)"
                " VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
                row[1:],
            )
            return int(made[0][0])

        return await self._act(work)

    async def change_tryout(self, row: TryoutRow, before: bytes) -> bool:
        return bool(
            await self._write(
                "UPDATE tryouts SET body = ? WHERE id = ? AND person = ? AND body = ? RETURNING id",
                (row.body, row.id, row.person, before),
            )
        )

    async def name_tryout(self, tryout: int, person: int, name: str, most: int) -> bool:
        def work(db: Session) -> bool:
            db.alone(f"tryouts {person}")
            ((others,),) = db.rows(
                "SELECT count(*) FROM tryouts WHERE person = ? AND name != '' AND id != ?",
                (person, tryout),
            )
            if others >= most:
                return False
            db.rows(
                "UPDATE tryouts SET name = ? WHERE id = ? AND person = ?", (name, tryout, person)
            )
            return True

        return await self._act(work)

    async def drop_tryout(self, tryout: int, person: int) -> bool:
        return bool(
            await self._write(
                "DELETE FROM tryouts WHERE id = ? AND person = ? RETURNING id", (tryout, person)
            )
        )
