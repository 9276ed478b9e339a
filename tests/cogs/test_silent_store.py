"""The database is silent or locked: every press is still answered in words, and looks show the
table where it can be read."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from cogs.app import client
from db.postgres.limits import LIMITS
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench, tries
from tests.cogs.playing import answer, button, called, live, sit_down
from tests.cogs.processes import Process, on_bench
from tests.proxy import Proxy, proxy
from tests.stores import locked, unconfirmed

# The second one is told if the change may have reached the store before the press gave up.
UNSAVED = ("I could not save that, and nothing has changed", "My line to the tables broke")
ANSWERED_WITHIN = client.ANSWERED_WITHIN  # kept before a test makes it longer


@pytest.fixture
async def line(database: str, tmp_path: Path) -> AsyncIterator[Proxy]:
    async with proxy(tmp_path, database) as made:
        yield made


@pytest.fixture
async def table(line: Proxy, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    monkeypatch.setattr(client, "ANSWERED_WITHIN", ANSWERED_WITHIN)
    async with on_bench(Process(line.address, None, LIMITS)) as made:
        yield made
        line.silent = False


async def ready_to_confirm(table: Bench) -> tuple[Person, Person, Seen]:
    """Return the asked person, the other one, and the panel, filled in up to **Confirm**."""
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    panel = (await person.press("Take turn")).message
    while "confirm" not in live(panel):
        panel = await answer(person, panel, Random(1))
    (other,) = (
        it for name, it in table.people.items() if name in ("anna", "boris") and it != person
    )
    return person, other.go(thread), panel


async def test_a_silent_database_leaves_nobody_without_an_answer(table: Bench, line: Proxy) -> None:
    person, other, panel = await ready_to_confirm(table)
    line.silent = True
    confirmed, looked, listed = await asyncio.gather(
        person.press(button(panel, "confirm"), on=panel),
        other.press("Board"),
        table["clara"].slash("mygames"),
    )
    assert line.silent
    (told,) = confirmed.further
    for words in (told.text, looked.text, listed.text):
        assert "cannot read the tables just now, and nothing has changed" in words
    line.silent = False
    confirmed = await person.press(button(panel, "confirm"), on=panel)
    assert confirmed.further == []


async def test_a_lock_of_somebody_else_stops_no_look(
    table: Bench, line: Proxy, database: str
) -> None:
    person, other, panel = await ready_to_confirm(table)
    before = (await other.press("Board")).text
    with locked(database, "outbox"):
        confirmed, looked = await asyncio.gather(
            person.press(button(panel, "confirm"), on=panel), other.press("Board")
        )
        (told,) = confirmed.further
        assert "could not save that, and nothing has changed" in told.text
        assert looked.text == before
    confirmed = await person.press(button(panel, "confirm"), on=panel)
    assert confirmed.further == []


async def test_where_no_standby_confirms_everybody_is_told_so(table: Bench) -> None:
    """People read that nothing was saved, or that this is unknown, and looking still works. When
    the standby is back, pressing again saves the turn or shows that it was saved."""
    person, other, panel = await ready_to_confirm(table)
    before, told_before = (await other.press("Board")).text, (await other.slash("log")).text
    with unconfirmed():
        confirmed = await person.press(button(panel, "confirm"), on=panel)
        (told,) = confirmed.further
        assert told.text.startswith(UNSAVED)
        hushed = await table["clara"].slash("quiet", zone="Europe/Berlin")
        assert hushed.text.startswith(UNSAVED)
        assert (await other.press("Board")).text == before
    again = [await person.press(button(panel, "confirm"), on=panel)]
    more = tries("to be answered in time")
    while any(seen.text.startswith(UNSAVED) for seen in again[-1].further):  # too slow again
        next(more)
        again.append(await person.press(button(panel, "confirm"), on=panel))
    (*slow, done) = again
    assert slow or "could not save that" not in told.text or not done.further
    assert all("You have nothing to decide" in seen.text for seen in done.further)
    assert (await other.slash("log")).text != told_before
