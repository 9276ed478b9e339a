"""A store moves from one engine to another, and people play on.

Before a new version goes live it is known which tables it could not continue.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import rules
from db import Change, held
from db.__main__ import main
from rules.core.save import read
from rules.core.verify import verify
from tables import Answer, Status
from tables.__main__ import main as tables_main
from tables.base.keeping import pack, unpack_table
from tests import stores
from tests.marks import all_but_first_long
from tests.stores import waiting_news

from .patched import answer, version
from .world import ANN, BOB, CAT, World, confirm, world


@pytest.fixture(params=all_but_first_long(product(stores.ENGINES, stores.ENGINES)), ids="-".join)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """Yield the addresses of an empty store to move from, and of one to move to."""
    old, new = request.param
    with stores.empty(old, tmp_path) as of_old, stores.empty(new, tmp_path) as of_new:
        yield of_old, of_new


async def furnish(w: World) -> None:
    """Start a table in the middle of a game, with a draft and waiting news, and one that is
    over."""
    over = await w.start("rival", [ANN])
    await w.play(over.id, Random(1))
    await w.start("quay", [ANN, BOB])
    await w.tables.watching.watch(2, 70, "turn")
    await w.tables.play.answer_line(2, ANN, [Answer("", ["site:pier"])], press=5)
    panel = await w.tables.play.question(2, BOB)
    assert panel.question is not None
    await w.tables.play.choose(2, BOB, panel.step, [panel.question.keys[0]])
    await w.tables.notes.add(2, BOB, "watch the tide")


async def everything(w: World) -> list[object]:
    panel = await w.tables.play.question(2, BOB)
    return [
        await w.tables.history.export(1),
        await w.tables.finding.table(2),
        (panel.step, [it.keys for it in panel.chosen], panel.view),
        await w.tables.statistics.of(ANN),
        await waiting_news(w.store, w.time.at),
        await w.store.next_due(w.time.at),
        await w.store.done_by(5),
        await w.tables.notes.of(2, BOB),
    ]


@asynccontextmanager
async def moved(house: tuple[str, str]) -> AsyncIterator[tuple[list[object], World]]:
    async with world(house[0]) as old:
        await furnish(old)
        before = await everything(old)
    assert await copied(*house) == 0
    async with world(house[1]) as new:
        yield before, new


async def copied(source: str, target: str) -> int:
    """Copy the store in a thread, since the program does so beside no running loop."""
    return await asyncio.to_thread(main, ["copy", source, target])


async def test_people_play_on_in_the_new_house(house: tuple[str, str]) -> None:
    async with moved(house) as (before, new):
        assert await everything(new) == before
        await new.news()
        assert new.listener.told("channel", 70)
        panel = await new.tables.play.question(2, BOB)
        await new.tables.play.confirm(2, BOB, panel.step)
        assert (await new.play(2, Random(2))).status is Status.ENDED
        assert (await new.start("quay", [ANN, CAT])).id == 3
        await new.news()
        assert new.listener.told("thread", 3)


async def test_nobody_moves_into_a_house_where_somebody_lives(
    house: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    async with moved(house) as (_, new):
        assert await copied(*house) == 1
        assert "is not empty: name a new one" in capsys.readouterr().err
        assert (await new.tables.finding.table(2)).status is Status.RUNNING


def test_there_has_to_be_something_to_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "new.sqlite"
    assert main(["copy", str(tmp_path / "none.sqlite"), str(target)]) == 1
    assert "no file" in capsys.readouterr().err
    assert not target.exists()


# Checks before a new version goes live


async def checked(address: str, *options: str) -> int:
    return await asyncio.to_thread(tables_main, ["check", address, *options])


async def test_tables_are_checked_with_the_rules_of_the_day(
    w: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(rules.GAMES, "patch", version(1, ["first", "second"]))
    for _ in range(2):
        await w.start("patch", [ANN, BOB])
    await answer(w, 1, ANN)
    assert await checked(w.store.address) == 0
    assert capsys.readouterr().out == "2 running tables, 0 of them would not load, 0 are damaged\n"

    monkeypatch.setitem(rules.GAMES, "patch", version(2, ["other"]))
    assert await checked(w.store.address) == 0
    assert "table 1 (patch) would be asked 1 again\n" in capsys.readouterr().out

    monkeypatch.delitem(rules.GAMES, "patch")
    assert await checked(w.store.address) == 1
    told = capsys.readouterr().out
    assert "table 2 (patch) would not load: BadSetup: no game" in told
    assert "2 running tables, 2 of them would not load" in told


async def test_a_store_that_cannot_be_read_is_said_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await checked(str(tmp_path / "none.sqlite")) == 1
    assert "no file" in capsys.readouterr().err


# A row that disagrees with its log


async def damage(w: World, table: int) -> None:
    """Write a table's row as if it had been joined with a later log."""
    opened = await w.store.open(table, None)
    assert opened is not None
    old = unpack_table(opened.row.body)
    torn = replace(old, undo_floor=old.undo_floor - 1, undo_seat=1 - old.undo_seat)
    await w.store.commit(Change(row=opened.row._replace(body=pack(torn))))


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which the command runs."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def test_a_torn_row_is_found_and_mended_from_its_log(
    address: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with world(address) as w:
        for _ in range(2):
            await w.start("quay", [ANN, BOB])
        await confirm(w, 1, ANN, "site:pier")
        await confirm(w, 1, BOB, "site:yard")
        before = await w.tables.history.export(1, secrets=True)
        await damage(w, 1)
    torn = "table 1 (quay) is damaged: seat 0 may take back down to decision 0 alone, by its log"
    assert await checked(address) == 1
    told = capsys.readouterr().out
    assert torn in told
    assert "2 running tables, 0 of them would not load, 1 are damaged" in told

    assert await checked(address, "--mend") == 0
    told = capsys.readouterr().out
    assert torn in told
    assert "table 1 (quay) was mended" in told
    assert await checked(address) == 0
    async with world(address) as w:
        assert await w.tables.history.export(1, secrets=True) == before
        assert verify(rules.GAMES["quay"], read(before)).replayed
        assert (await w.play(1, Random(3))).status is Status.ENDED
    (copy,) = here.glob("*.before-mend.sqlite")
    assert await checked(str(copy)) == 1


async def test_nothing_is_mended_while_somebody_works_on_it(
    address: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with held(address):
        async with world(address) as w:
            await w.store.join(None)
            await w.start("quay", [ANN, BOB])
            await confirm(w, 1, ANN, "site:pier")
            await damage(w, 1)
            assert await checked(address, "--mend") == 1
    assert "another Emberboard" in capsys.readouterr().err
    assert await checked(address) == 1
    assert list(here.glob("*.before-mend.sqlite")) == []


async def test_a_copy_from_before_is_not_overwritten(
    address: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        async with world(address) as w:
            table = await w.start("quay", [ANN, BOB])
            await confirm(w, table.id, ANN, "site:pier")
            await damage(w, table.id)
        await checked(address, "--mend")
    assert "is there already" in capsys.readouterr().err
    assert await checked(address) == 1


async def test_a_log_that_makes_no_game_is_left_as_it_is(
    address: str, here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(rules.GAMES, "patch", version(1, ["first"]))
    async with world(address) as w:
        await w.start("patch", [ANN, BOB])
        await answer(w, 1, ANN)
        before = await w.store.open(1, None)
    monkeypatch.setitem(rules.GAMES, "patch", version(1, ["other"]))
    assert await checked(address, "--mend") == 1
    told = capsys.readouterr().out
    assert "table 1 (patch) is damaged: $.log[0]: seat 0 is not asked patch.first" in told
    assert "table 1 (patch) cannot be mended: its log cannot be played again" in told
    async with world(address) as w:
        assert await w.store.open(1, None) == before


async def test_finished_tables_are_looked_at_if_that_is_wished(
    address: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with world(address) as w:
        await w.start("rival", [ANN])
        await w.play(1, Random(1))
        await damage(w, 1)
    assert await checked(address) == 0
    assert await checked(address, "--all") == 1
    assert await checked(address, "--all", "--mend") == 0
    assert await checked(address, "--all") == 0
