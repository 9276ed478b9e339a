"""A primary waits for a standby that confirms nothing.

People are told that the outcome is unknown, and then that nothing was saved, until it confirms.
Addresses of several hosts are tested too.
"""

from collections.abc import AsyncIterator

import psycopg
import pytest

from db import StoreFault
from db.postgres import PostgresStore, engine
from db.postgres.faults import completed, shown
from db.postgres.limits import Limits
from tables import Answer, Why
from tests import stores
from tests.bench import until
from tests.stores import ask, unconfirmed
from tests.tables.world import ANN, BOB, FakeTime, World, refused, world

HURRIED = Limits(lock=0.3, statement=0.4, answer=0.5, look=0.3)
PIER = [Answer("", ["site:pier"])]
LOOKS = 4  # seconds until a cut connection has surely ended
WAITERS = (
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND wait_event = 'SyncRep'"
)


@pytest.fixture
async def w(database: str) -> AsyncIterator[World]:
    async with world(database) as made:
        for _ in range(3):
            await made.start("quay", [ANN, BOB])
    store = await PostgresStore.start(database, HURRIED)
    yield World(store, FakeTime())
    await store.close()


async def press(w: World, table: int) -> Why | None:
    return await refused(w.tables.play.answer_line(table, ANN, PIER, press=table))


async def test_what_no_standby_confirms_is_not_known_and_nothing_is_begun_after_it(
    w: World,
) -> None:
    """The first press is told that its outcome is unknown, later ones that nothing was saved.
    Tables can still be looked at. After the confirmation everything can be pressed again."""
    with unconfirmed():
        assert await press(w, 1) is Why.NOT_KNOWN
        assert await press(w, 2) is await press(w, 3) is Why.NOT_SAVED
        assert await press(w, 1) is Why.NOT_KNOWN  # the first one may still count
        assert (await w.tables.finding.table(1)).decisions == 0
        assert await ask_one(w, WAITERS) == 1

    async def confirmed() -> bool:
        return await ask_one(w, WAITERS) == 0

    await until(confirmed, "the first press to be confirmed")
    for table in (1, 2, 3):
        await w.tables.play.answer_line(table, ANN, PIER, press=table)
        assert (await w.tables.finding.table(table)).decisions == 1


async def ask_one(w: World, sql: str) -> int:
    """Ask from a connection of its own, since the store itself takes no question while it waits."""
    assert isinstance(w.store, PostgresStore)
    other = await PostgresStore.start(w.store.address, stores.PATIENT)
    ((found,),) = await ask(other, sql)
    await other.close()
    return int(found)


@pytest.mark.long
async def test_what_is_on_the_primary_alone_is_not_called_saved(
    w: World, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The change is visible on the primary, but would be lost with it, so its outcome is
    unknown."""
    monkeypatch.setattr(engine, "WAITS_FOR_STANDBY", "nothing of the kind")
    monkeypatch.setattr(engine, "GONE_MILLISECONDS", 1000 * LOOKS)
    store = await PostgresStore.start(database, Limits(lock=0.3, statement=0.4, look=2 * LOOKS))
    with unconfirmed():
        assert await press(World(store, FakeTime()), 1) is Why.NOT_KNOWN
        assert (await w.tables.finding.table(1)).decisions == 1
    await store.close()


async def test_of_several_hosts_the_one_that_takes_changes_is_meant(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    nobody = tmp_path_factory.mktemp("nobody")
    several = database.replace("host=", f"host={nobody},")
    assert "target_session_attrs=read-write" in completed(several)
    assert completed(database) == database
    assert completed(f"{several}&target_session_attrs=any").endswith("=any")
    store = await PostgresStore.start(several)
    await store.join(None)
    assert await store.new_id() == 1
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(
            f"ALTER DATABASE {db.info.dbname} SET default_transaction_read_only = on".encode()
        )
        db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE"
                   " pid != pg_backend_pid() AND datname = current_database()")  # fmt: skip
    assert "read-only" in str(await refusal(store))
    await store.close()


async def refusal(store: PostgresStore) -> Exception:
    with pytest.raises(StoreFault) as told:
        await store.new_id()
    return told.value


def test_several_hosts_are_named_without_the_password() -> None:
    assert shown("postgresql://ann:secret@a:1,b:2/tables") == "database tables at a:1 or b:2"
    assert shown("postgresql://ann@a,b/tables?port=7") == "database tables at a:7 or b:7"
    assert shown("postgresql:///tables") == "database tables at this machine:5432"
