"""Statements sent to a PostgreSQL server together: their failures, and the work after one."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from db import Change, Conflict, StoreFault
from db.engine import Session, Work
from db.postgres import PostgresStore, engine
from db.postgres.batch import PREPARED_AFTER
from tests.db.rows import ROW, news
from tests.proxy import proxy
from tests.stores import PATIENT, ask

YEAR = "INSERT INTO chains (year, last) VALUES (?, ?)"
MARK = "UPDATE chains SET last = ? WHERE year = ?"
YEARS = "SELECT year, last FROM chains ORDER BY year"


@pytest.fixture
async def store(database: str) -> AsyncIterator[PostgresStore]:
    made = await PostgresStore.start(database, PATIENT)
    yield made
    await made.close()


def mark(last: bytes) -> Work[None]:
    return lambda db: db.each(MARK, [(last, 1)])


def begin(*years: int) -> Work[None]:
    return lambda db: db.each(YEAR, [(year, b"a") for year in years])


def asked(sql: str, *values: Any) -> Work[list[Any]]:
    return lambda db: db.rows(sql, values)


def stumble(db: Session) -> None:
    """Fail with the second statement, before the third."""
    db.each(YEAR, [(9, b"a"), (9, b"b")])
    db.each(MARK, [(b"c", 1)])
    db.rows("SELECT 1")


@pytest.mark.parametrize("times", range(2 * PREPARED_AFTER))
async def test_what_a_failed_batch_did_not_come_to_is_not_taken_for_prepared(
    store: PostgresStore, times: int
) -> None:
    """Statements after the failed one were not prepared, however often they were sent before."""
    await store._engine.write(begin(1))
    for _ in range(2):
        for number in range(times):
            await store._engine.write(mark(bytes([number])))
        with pytest.raises(StoreFault, match="duplicate key"):
            await store._engine.write(stumble)
    await store._engine.write(mark(b"last"))
    assert await ask(store, YEARS) == [(1, b"last")]


async def test_a_frequent_statement_is_prepared_and_goes_on_when_others_fail(
    store: PostgresStore,
) -> None:
    for number in range(4 * PREPARED_AFTER):
        await store._engine.write(begin(number))
        with pytest.raises(StoreFault, match="duplicate key"):
            await store._engine.write(begin(number + 1, number))
    assert len(await ask(store, YEARS)) == 4 * PREPARED_AFTER
    assert await ask(store, "SELECT 1 FROM pg_prepared_statements WHERE statement LIKE '%chains%'")


async def test_a_connection_with_much_prepared_gives_way(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "MOST_PREPARED", 3)
    known = set()
    for number in range(60):
        sql = f"SELECT pg_backend_pid(), {number // (2 * PREPARED_AFTER)} + ?"
        ((process, _),) = await store._engine.read(asked(sql, 1))
        known.add(process)
    assert len(known) > 1


async def test_what_was_needed_is_told_before_what_stumbled_over_it(store: PostgresStore) -> None:
    def late(db: Session) -> None:
        db.need("UPDATE chains SET year = 2 WHERE year = 1 RETURNING year", (), Conflict("it"))
        stumble(db)

    with pytest.raises(Conflict, match=r"^it$"):
        await store._engine.write(late)
    assert await ask(store, YEARS) == []


async def test_what_was_needed_is_looked_at_before_anything_is_kept(store: PostgresStore) -> None:
    def vain(db: Session) -> None:
        db.each(YEAR, [(1, b"a")])
        db.need("UPDATE chains SET last = ? WHERE year = 2 RETURNING year", (b"b",), Conflict("it"))

    with pytest.raises(Conflict):
        await store._engine.write(vain)
    assert await ask(store, YEARS) == []


async def test_more_than_goes_together_is_written_whole_or_not_at_all(store: PostgresStore) -> None:
    rows = [(year, b"x" * 500) for year in range(3 * engine.MOST_TOGETHER)]
    await store._engine.write(lambda db: db.each(YEAR, rows))
    assert len(await ask(store, YEARS)) == len(rows)
    more = [(-1 - year, last) for year, last in rows]
    with pytest.raises(StoreFault, match="duplicate key"):
        await store._engine.write(lambda db: db.each(YEAR, [*more, rows[-1]]))
    assert len(await ask(store, YEARS)) == len(rows)


async def test_what_no_column_takes_is_a_fault_and_all_goes_on(store: PostgresStore) -> None:
    with pytest.raises(StoreFault, match="NUL"):
        await store.commit(Change(row=ROW._replace(code="a\x00b")))
    await store.commit(Change(row=ROW, news=[news("a")]))


async def test_a_line_that_breaks_between_batches_is_begun_anew(
    tmp_path: Path, database: str
) -> None:
    async with proxy(tmp_path, database) as line:
        store = await PostgresStore.start(line.address, PATIENT)
        breaks = [True]

        def work(db: Session) -> None:
            db.rows(f"{YEAR} RETURNING year", (1, b"a"))
            while breaks:
                breaks.pop()
                with psycopg.connect(database, autocommit=True) as other:
                    other.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE"
                        " datname = current_database() AND pid != pg_backend_pid()"
                    )
            db.each(YEAR, [(2, b"b")])

        await store._engine.write(work)
        assert [year for year, _ in await ask(store, YEARS)] == [1, 2]
        await store.close()


async def test_the_begin_of_a_transaction_is_never_prepared(store: PostgresStore) -> None:
    """Tests look for BEGIN in the traffic, and would miss a prepared one."""
    for _ in range(4 * PREPARED_AFTER):
        await store._engine.read(asked("SELECT 1"))
    assert not await ask(store, "SELECT 1 FROM pg_prepared_statements WHERE statement ~ 'BEGIN'")
