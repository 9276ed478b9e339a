"""Faults that only a server can have: each is told in one line, with its name and a remedy."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import msgspec
import psycopg
import pytest

from db import (
    Change,
    DueRow,
    InUse,
    LogRow,
    PlaceRow,
    Shards,
    SqliteStore,
    StoreFault,
    look,
    migrations,
    start,
)
from db.__main__ import main
from db.copying import copy
from db.migrations import HEAD, migrate, statements
from db.postgres import PostgresStore, faults, presence
from db.sqlite.engine import transaction
from tests import stores
from tests.bench import until
from tests.between import WatchedSession
from tests.db.rows import ROW, news, next_row
from tests.stores import ask

PATIENCE = 120
LOG = LogRow(1, 10, 0, 101, 5, None, b"{}", b"[]")


async def refusal(address: str) -> str:
    with pytest.raises(StoreFault) as told:
        await start(address)
    words = str(told.value)
    assert "\n" not in words
    assert "secret" not in words
    return words


async def test_a_server_that_does_not_answer() -> None:
    words = await refusal("postgresql://ann:secret@localhost:1/tables")
    assert "cannot be reached, database tables at localhost:1" in words
    assert "EMBERBOARD_DATABASE" in words


async def test_a_wrong_password(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as db:
        db.execute("CREATE ROLE cat LOGIN PASSWORD 'right'")
    words = await refusal(database.replace("ann@", "cat:secret@"))
    with psycopg.connect(database, autocommit=True) as db:
        db.execute("DROP ROLE cat")
    assert "does not open" in words
    assert 'password authentication failed for user "cat"' in words


async def test_a_database_that_there_is_not() -> None:
    words = await refusal(stores.server().address("nowhere"))
    assert 'database "nowhere" does not exist' in words


async def test_an_address_that_is_none() -> None:
    assert "is no address of a database" in await refusal("postgresql://a@b:c:d/e?f")


async def test_too_old_a_server(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "OLDEST", 99)
    assert "too old: Emberboard needs 99 or newer" in await refusal(database)


async def test_a_newer_schema_is_left_alone(database: str) -> None:
    store = await PostgresStore.start(database)
    await ask(store, f"UPDATE schema SET version = {HEAD + 1}")
    assert "use a newer program" in await refusal(database)
    assert await ask(store, "SELECT version FROM schema") == [(HEAD + 1,)]
    await store.close()


async def test_a_step_that_fails_leaves_nothing_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"empty{os.getpid()}"
    address = stores.server().make(name)
    monkeypatch.setattr(
        "db.migrations.statements", lambda script: [*statements(script), "CREATE nonsense"]
    )
    with pytest.raises(StoreFault, match="nonsense"):
        await PostgresStore.start(address)
    with psycopg.connect(address) as db:
        found = db.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    assert found == (0,)
    stores.drop_database(address)


async def test_whoever_comes_after_a_connection_was_cut_notices_nothing(database: str) -> None:
    store = await PostgresStore.start(database)
    assert await store.new_id() == 1
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid != pg_backend_pid() AND datname = current_database()"
        )
    assert await store.new_id() == 2
    await store.close()


async def test_a_copy_by_the_databases_own_tools_can_be_gone_back_to(database: str) -> None:
    store = await PostgresStore.start(database)
    await store.commit(Change(row=ROW, news=[news("a")]))
    copy = stores.server().folder / "copy"
    stores.server().do("pg_dump", "-Fc", "-f", str(copy), database)
    await store.commit(Change(row=next_row(ROW, body=b"second"), news=[news("b")]))
    await store.close()
    stores.server().do("pg_restore", "--clean", "--if-exists", "-d", database, str(copy))
    store = await PostgresStore.start(database)
    opened = await store.open(1, None)
    assert opened is not None
    assert opened.row.body == b"first"
    await store.commit(Change(row=next_row(ROW, body=b"third"), news=[news("b")]))
    assert [row.nonce for row in await store.news_for(PlaceRow("thread", 1))] == ["a", "b"]
    await store.close()


async def test_a_copy_of_a_store_in_use_is_from_one_moment(database: str, tmp_path: Path) -> None:
    """Somebody plays between the statements of the copy, and yet its tables fit their logs."""
    store = await PostgresStore.start(database)
    await store.commit(Change(row=ROW, setup=b"setup", log=[LOG]))
    target = tmp_path / "copy.sqlite"
    await (await SqliteStore.start(target)).close()
    rows = [ROW]

    def play_on() -> None:
        row = next_row(rows[-1], sequence=len(rows))
        rows.append(row)
        log = LOG._replace(number=len(rows))
        asyncio.run_coroutine_threadsafe(store.commit(Change(row=row, log=[log])), loop).result()

    def copied() -> None:
        with store.transaction(database) as old, transaction(target) as new:
            copy(WatchedSession(old, play_on), new)

    loop = asyncio.get_running_loop()
    await asyncio.to_thread(copied)
    assert len(rows) > 10
    found = look(str(target))
    opened = await found.open(1, None)
    assert opened is not None
    assert opened.game is not None
    assert opened.row.revision == len(opened.game.log) > 1
    await found.close()
    await store.close()


# Several processes


Pair = tuple[PostgresStore, PostgresStore]


@pytest.fixture
async def pair(database: str) -> AsyncIterator[Pair]:
    first, second = await PostgresStore.start(database), await PostgresStore.start(database)
    yield first, second
    await first.close()
    await second.close()


def shards(total: int, *held: int) -> Shards:
    return Shards(total, frozenset(held))


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        (shards(16, 0, 1), shards(16, 1, 2), "Shard 1 of 16"),
        (shards(16, 0, 1), shards(8, 5), "Shard 0 of 16"),
        (None, shards(16, 3), "Every shard"),
        (None, None, "Every shard"),
    ],
)
async def test_a_shard_is_held_by_one_process(
    pair: Pair, first: Shards | None, second: Shards | None, words: str
) -> None:
    await pair[0].join(first)
    with pytest.raises(InUse) as told:
        await pair[1].join(second)
    assert str(told.value).startswith(words)
    assert f"is run by another Emberboard ({os.getpid()} on " in str(told.value)
    await pair[0].close()
    await pair[1].join(second)


async def test_processes_with_another_key_do_not_come_together(pair: Pair) -> None:
    """Processes with different keys refuse to share a store: they could not read each other's marks
    of forgotten people."""
    await pair[0].join(shards(2, 0), key=5)
    with pytest.raises(InUse, match="the same EMBERBOARD_KEY"):
        await pair[1].join(shards(2, 1), key=6)
    await pair[1].join(shards(2, 1), key=5)


async def test_one_process_leads_and_another_when_that_is_gone(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LOOK", 0.01)
    await pair[0].join(shards(2, 0))
    await pair[1].join(shards(2, 1))
    assert (pair[0].leads, pair[1].leads) == (True, False)
    await pair[0].close()
    listening = asyncio.create_task(pair[1].listen(print))
    for _ in range(100 * PATIENCE):
        if pair[1].leads:
            break
        await asyncio.sleep(0.01)
    assert pair[1].leads
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)


async def test_the_others_hear_what_one_has_written(pair: Pair) -> None:
    await pair[0].join(shards(2, 0))
    await pair[1].join(shards(2, 1))
    heard: asyncio.Queue[str] = asyncio.Queue()
    own: list[str] = []
    ears = [pair[1].listen(heard.put_nowait), pair[0].listen(own.append)]
    listening = [asyncio.create_task(ear) for ear in ears]
    await pair[0].commit(Change(row=ROW._replace(guild=4 << 22), news=[news("of a server of 0")]))
    change = Change(row=ROW._replace(id=2, guild=None), news=[news("a")])
    await pair[0].commit(msgspec.structs.replace(change, due=[DueRow(50, 2, "nudge", 0)]))
    async with asyncio.timeout(PATIENCE):
        assert {await heard.get(), await heard.get()} == {"told 0", "due 50"}
    assert own == []
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)


async def test_a_newer_program_waits_until_the_older_ones_are_stopped(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Afterwards an older program refuses to start."""
    await pair[0].join(None)
    newer = tmp_path / f"{HEAD + 1:04}_newer.sql"
    newer.write_text("CREATE TABLE newer (a INTEGER NOT NULL) STRICT;")
    with monkeypatch.context() as time_to_come:
        time_to_come.setattr("db.migrations.MIGRATIONS", [*migrations.MIGRATIONS, newer])
        time_to_come.setattr("db.migrations.HEAD", HEAD + 1)
        with pytest.raises(InUse, match=f"An older Emberboard .{os.getpid()} on "):
            await pair[1]._engine.write(lambda db: migrate(db, HEAD + 1))
        assert await ask(pair[0], "SELECT version FROM schema") == [(HEAD,)]
        await pair[0].close()

        async def updated() -> bool:
            with suppress(InUse):
                await pair[1]._engine.write(lambda db: migrate(db, HEAD + 1))
                return True
            return False

        # The server notices a little later that a connection was closed.
        await until(updated, "the older program's lock to go")
    with pytest.raises(StoreFault, match=f"has schema {HEAD + 1} meanwhile"):
        await pair[1].join(None)


async def test_the_command_line_reads_every_row_of_a_server(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await PostgresStore.start(database)
    await store.commit(Change(row=ROW, news=[news("a")]))
    await store.close()
    assert main(["check", database]) == 0
    assert f"every row can be read, schema {HEAD}" in capsys.readouterr().out
    with psycopg.connect(database) as db:
        db.execute("DROP TABLE schema")
    assert main(["check", database]) == 1
    assert "holds no store" in capsys.readouterr().err
