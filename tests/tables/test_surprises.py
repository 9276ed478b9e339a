"""The tasks that run as long as the program survive any fault in one of their rounds."""

import asyncio
import logging
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from db import Outgoing, Round
from tables import Answer, Caretaker, News
from tables.base.model import HOUR
from tables.base.news import Moved
from tests.stores import waiting_news

from .world import ANN, BOB, FakeTime, World, pieces, world

PATIENCE = 120  # seconds until a wait fails


def surprise(w: World, monkeypatch: pytest.MonkeyPatch, method: str) -> asyncio.Event:
    """Make the store raise an unforeseen fault once; return an event that is set then."""
    happened, real = asyncio.Event(), getattr(w.store, method)

    async def unforeseen(*given: Any) -> Any:
        if happened.is_set():
            return await real(*given)
        happened.set()
        raise RuntimeError("nobody foresaw this")

    monkeypatch.setattr(w.store, method, unforeseen)
    return happened


async def outlives(
    work: Coroutine[Any, Any, None], woken: asyncio.Event, end: asyncio.Event
) -> None:
    """Wake the task again and again until the end has come, and check that it still runs."""
    running = asyncio.create_task(work)
    async with asyncio.timeout(PATIENCE):
        while not end.is_set() and not running.done():
            woken.set()
            await asyncio.sleep(0.001)
    assert not running.done()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_the_sender_goes_on(
    w: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    happened, all_told = surprise(w, monkeypatch, "take_news"), asyncio.Event()
    await w.start("quay", [ANN, BOB])
    take_news = w.store.take_news

    async def told(now: int, until: int, asked: Round) -> Outgoing:
        found = await take_news(now, until, asked)
        if happened.is_set() and not found.news and not asked.skip:
            all_told.set()
        return found

    monkeypatch.setattr(w.store, "take_news", told)
    await outlives(w.sender.run(), w.house.alarms.told, all_told)
    assert not await waiting_news(w.store, w.time.at)
    assert [it.message for it in caplog.records if it.levelno == logging.ERROR] == [
        "news has to wait"
    ]


@pytest.mark.parametrize("method", ["due", "letters_due", "next_due"])
async def test_the_timekeeper_goes_on(
    w: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, method: str
) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.seats.leave(table.id, ANN)
    surprise(w, monkeypatch, method)
    played = asyncio.Event()
    next_due = w.store.next_due

    async def looked(now: int) -> int | None:
        if (await w.tables.finding.table(table.id)).asked[0].seat == 1:
            played.set()
        return await next_due(now)

    monkeypatch.setattr(w.store, "next_due", looked)
    await outlives(w.tables.timekeeper.run(), w.house.alarms.woken, played)
    assert "what is due has to wait" in [it.message for it in caplog.records]


async def test_who_takes_long_holds_up_nobody_else(w: World) -> None:
    """While one delivery hangs, the news of other tables arrives, and everything comes once."""
    one, other = await w.start("rival", [ANN]), await w.start("quay", [ANN, BOB])
    hangs, go_on, told = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def deliver(news: News) -> int | None:
        if news.to.id == one.id and not hangs.is_set():
            hangs.set()
            await go_on.wait()
        if any(isinstance(item, Moved) for item in pieces(news)):
            told.set()
        return await w.listener.deliver(news)

    w.sender.deliver = deliver
    sending = asyncio.create_task(w.sender.deliver_all())
    await hangs.wait()
    await w.tables.play.answer_line(other.id, ANN, [Answer("", ["site:pier"])])
    await told.wait()
    assert not w.listener.told("thread", one.id)
    go_on.set()
    await sending
    assert w.listener.told("thread", one.id) == ["Started", "Turn"]
    assert w.listener.told("thread", other.id) == ["Started", "Moved", "Turn"]
    assert w.listener.calls == len(w.listener.shown)


class Hours(FakeTime):
    """A clock that jumps to the end of each wait."""

    async def wait(self, until: float | None, woken: asyncio.Event) -> None:
        assert until is not None
        self.at = int(until)
        await asyncio.sleep(0)


async def test_the_caretaker_makes_a_copy_an_hour_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(str(tmp_path / "tables.sqlite")) as w:
        await look_after_it(w, tmp_path, monkeypatch)
    assert "the hourly backup failed" in caplog.text


async def look_after_it(w: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    surprise(w, monkeypatch, "backup")
    w.house.time = Hours()
    begun, two = w.house.time.now(), asyncio.Event()
    backup = w.store.backup

    async def copied(path: Path) -> None:
        await backup(path)
        if len(list(tmp_path.glob("copies/*.sqlite"))) == 2:
            two.set()

    monkeypatch.setattr(w.store, "backup", copied)
    await outlives(Caretaker(w.house, tmp_path / "copies").run(), asyncio.Event(), two)
    assert w.house.time.now() - begun >= 3 * HOUR
