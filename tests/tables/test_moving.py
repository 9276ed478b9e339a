"""A store moves from one engine to another, and people play on; before a new version goes live it
is known which tables would not go on with it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from random import Random

import pytest

import rules
from db.__main__ import main
from tables import Answer, Status
from tables.__main__ import main as tables_main
from tests import stores

from .patched import answer, version
from .world import ANN, BOB, CAT, World, world


@pytest.fixture(params=list(product(stores.ENGINES, stores.ENGINES)), ids="-".join)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The addresses of the old one and of the new one."""
    with_server = [
        stores.new_database() if engine == "postgres" else str(tmp_path / f"{number}.sqlite")
        for number, engine in enumerate(request.param)
    ]
    yield with_server[0], with_server[1]
    for address in with_server:
        if address.startswith("postgresql:"):
            stores.drop_database(address)


async def furnish(w: World) -> None:
    """A table in the middle of a game, with a draft, news that waits, and one that is over."""
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
        await w.store.waiting_news(w.time.at, []),
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
    """As a program of its own, beside which nothing runs here."""
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


# Before a new version goes live


async def checked(address: str) -> int:
    return await asyncio.to_thread(tables_main, ["check", address])


async def test_tables_are_checked_with_the_rules_of_the_day(
    w: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(rules.GAMES, "patch", version(1, ["first", "second"]))
    for _ in range(2):
        await w.start("patch", [ANN, BOB])
    await answer(w, 1, ANN)
    assert await checked(w.store.address) == 0
    assert capsys.readouterr().out == "2 running tables, 0 of them would not load\n"

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
