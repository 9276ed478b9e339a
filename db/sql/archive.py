"""SQL for notes, results, moderators' acts and presses."""

from collections.abc import Mapping

from .. import personal
from ..records import (
    ActRow,
    BestRow,
    ForgetRow,
    LogRow,
    NoteRow,
    OutboxRow,
    PlaceRow,
    PressRow,
    RecordRow,
    ResultRow,
)
from . import clearing
from .asking import CLAIM, Asking
from .reading import columns

# Only scores of the same kind of game are comparable. In a ranking every person's score counts.
BEST = (
    "SELECT game, kind, level, seats, count(*) AS tables, CAST(sum(won) AS BIGINT) AS won,"
    " max(best) AS best FROM (SELECT results.game, kind, max(won) AS won,"
    " max(CASE WHEN kind <> 'ranking' OR person IS NOT NULL THEN score END) AS best,"
    " CASE kind WHEN 'ranking' THEN '' ELSE level END AS level,"
    " CASE kind WHEN 'ranking' THEN 0 ELSE count(*) END AS seats"
    " FROM results JOIN tables ON tables.id = table_id WHERE results.guild = ? AND listed = 1"
    " GROUP BY table_id, results.game, kind, level) AS played GROUP BY game, kind, level, seats"
    " HAVING max(best) IS NOT NULL"
)


class Archive(Asking):
    # Notes, results, statistics

    async def notes(self, table: int, seat: int) -> list[NoteRow]:
        return await self._some(
            NoteRow, "notes WHERE table_id = ? AND seat = ? ORDER BY id", (table, seat)
        )

    async def remove_note(self, note: int, table: int, seat: int) -> bool:
        return bool(
            await self._write(
                "DELETE FROM notes WHERE id = ? AND table_id = ? AND seat = ? RETURNING id",
                (note, table, seat),
            )
        )

    async def results_of(self, person: int) -> list[ResultRow]:
        return await self._some(
            ResultRow,
            "results WHERE table_id IN (SELECT table_id FROM results WHERE person = ?)"
            " ORDER BY ended, table_id, seat",
            (person,),
        )

    async def best_of(self, guild: int) -> list[BestRow]:
        return await self._some(
            BestRow, f"({BEST}) AS played ORDER BY game, kind, seats, level", (guild,)
        )

    async def records_of(self, person: int) -> list[RecordRow]:
        return await self._some(RecordRow, "records WHERE person = ? ORDER BY id", (person,))

    async def thinking_times(self, person: int) -> list[tuple[str, int]]:
        found = await self._rows(
            "SELECT game, took FROM log JOIN tables ON tables.id = table_id"
            " WHERE person = ? AND took IS NOT NULL",
            (person,),
        )
        return [(str(game), int(took)) for game, took in found]

    # Acts of moderators and owners

    async def acts(self, guild: int, table: int | None) -> list[ActRow]:
        return await self._some(
            ActRow,
            "acts WHERE guild = ? AND ifnull(table_id, 0) = ifnull(?, ifnull(table_id, 0))"
            " ORDER BY id DESC",
            (guild, table),
        )

    async def acts_about(self, person: int) -> list[ActRow]:
        return await self._some(
            ActRow,
            "acts WHERE ? IN (person, old_person, new_person) ORDER BY id",
            (person,),
        )

    # Double clicks

    async def claim_press(self, press: PressRow, window: int) -> bool:
        return bool(await self._asked(CLAIM, (*press, window)))

    async def release_press(self, press: PressRow) -> None:
        await self._asked(
            "DELETE FROM last_presses WHERE place = ? AND person = ? AND what = ? AND at = ?",
            press,
        )

    # Privacy and housekeeping

    async def notes_by(self, person: int) -> list[NoteRow]:
        return await self._some(NoteRow, "notes WHERE person = ? ORDER BY id", (person,))

    async def presses_by(self, person: int) -> list[PressRow]:
        return await self._some(PressRow, "last_presses WHERE person = ? ORDER BY at", (person,))

    async def answers_of(self, person: int) -> list[tuple[int, LogRow]]:
        found = await self._rows(
            f"SELECT table_id, {columns(LogRow)} FROM log WHERE person = ?"
            " ORDER BY table_id, number",
            (person,),
        )
        return [(int(table), LogRow(*row)) for table, *row in found]

    async def told_to(self, place: PlaceRow) -> list[OutboxRow]:
        return await self._some(
            OutboxRow, "outbox WHERE kind = ? AND target = ? ORDER BY id", place
        )

    async def told_about(self, person: int, packed: bytes) -> list[OutboxRow]:
        return await self._some(
            OutboxRow,
            "outbox WHERE instr(body, ?) > 0 AND NOT (kind = 'person' AND target = ?) ORDER BY id",
            (packed, person),
        )

    async def forget_person(self, person: int, asked: ForgetRow) -> None:
        await self._act(lambda db: clearing.forget(db, person, asked), long=True)

    async def everybody(self) -> set[int]:
        found = await self._engine.read(lambda db: db.rows(personal.everybody()), long=True)
        return {int(person) for (person,) in found}

    async def deletions(self) -> dict[bytes, int]:
        found = await self._rows("SELECT mark, at FROM deletions")
        return {bytes(mark): int(at) for mark, at in found}

    async def note_deletions(self, deletions: Mapping[bytes, int]) -> None:
        await self._at_once(lambda db: clearing.note(db, deletions))

    async def tidy(self, before: int, *, deletions: int = 0, day: int = 0) -> None:
        await self._engine.write(lambda db: clearing.tidy(db, before, deletions, day), long=True)

    async def scrub(self) -> None:
        ((wanted, done),) = await self._rows("SELECT wanted, done FROM scrubs")
        if wanted > done:
            await self._engine.scrub()
            await self._asked("UPDATE scrubs SET done = ?", (wanted,))
