"""What only a server can do wrong: each is one line that says which and what to do."""

import os
from collections.abc import Iterator

import psycopg
import pytest

from db import StoreFault, start
from db.migrations import HEAD, statements
from db.postgres import PostgresStore, faults
from tests import stores
from tests.stores import ask


@pytest.fixture
def database() -> Iterator[str]:
    made = stores.new_database()
    yield made
    stores.drop_database(made)


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
