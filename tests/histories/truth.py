"""Reads the store's content at the end, and replays the games from it."""

from collections.abc import Sequence

import rules
from db import LogRow
from db.engine import Session
from db.postgres import PostgresStore
from rules.core import Decision, Game, Undo
from rules.core.save import set_up
from rules.core.verify import verify
from tables.base.keeping import AnyGame, saved_game, unpack_row, unpack_table

from .checker import Truth
from .people import digest


async def truth_of(store: PostgresStore, table: int) -> Truth:
    """Return what the store holds of a table, and what its game replays to; raise BadFile if it
    does not verify."""
    opened = await store.open(table, None)
    assert opened is not None
    assert opened.game is not None
    saved = saved_game(unpack_table(opened.row.body), opened.game)
    book = rules.GAMES[saved.game]
    assert verify(book, saved).replayed
    rows = await store.log(table)
    presses = await store._engine.read(lambda db: presses_of(db, table))
    truth = Truth(opened.row.revision, opened.row.sequence, presses, answers(rows), {}, {}, {}, [0])
    game: AnyGame = Game(book, *set_up(book, saved))
    game.start()
    note(truth, game, rows, 0)
    for length, row in enumerate(rows, 1):
        play(game, row)
        note(truth, game, rows, length)
    return truth


def presses_of(db: Session, table: int) -> frozenset[int]:
    found = db.rows("SELECT press FROM presses WHERE table_id = ?", (table,))
    return frozenset(int(press) for (press,) in found)


def is_answer(row: LogRow) -> bool:
    return row.person is not None and isinstance(unpack_row(row.row), Decision)


def answers(rows: Sequence[LogRow]) -> list[tuple[int, tuple[str, ...]]]:
    found = []
    for row in filter(is_answer, rows):
        what = unpack_row(row.row)
        assert isinstance(what, Decision)
        found.append((row.person or 0, tuple(sorted(what.keys))))
    return found


def play(game: AnyGame, row: LogRow) -> None:
    what = unpack_row(row.row)
    if isinstance(what, Undo):
        game.rewind(what.to, by=what.by)
        return
    open_ones = (*game.pending, *game.changeable)
    asked = next(it for it in open_ones if (it.seat, it.point) == (what.seat, what.point))
    game.answer(what.seat, asked, what.keys, by=what.by)


def note(truth: Truth, game: AnyGame, rows: Sequence[LogRow], length: int) -> None:
    assert isinstance(truth.floors, dict)
    assert isinstance(truth.logs, dict)
    assert isinstance(truth.views, dict)
    assert isinstance(truth.answered, list)
    truth.floors[length] = (game.undo_floor, game.undo_seat)
    truth.logs[length] = digest(
        [(r.number, r.undone if (r.undone or 0) <= length else None) for r in rows[:length]]
    )
    for eyes in range(-1, game.setup.seats):
        truth.views[length, eyes] = digest(game.view(None if eyes < 0 else eyes))
    if length:
        truth.answered.append(truth.answered[-1] + is_answer(rows[length - 1]))
