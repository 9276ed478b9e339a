"""The health report for whoever looks after the process."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from aiohttp.test_utils import TestClient, TestServer
from prometheus_client.parser import text_string_to_metric_families

from cogs.app import health as paths
from cogs.app.health import Health
from db import StoreFault
from tests.bench import Bench, tries

from .house import all_told, app_of
from .playing import begin_alone


async def asked(table: Bench, path: str) -> tuple[int, str]:
    app = app_of(table)
    health = Health(app, app.tables, app.timings)
    async with TestClient(TestServer(health.app)) as client:
        answer = await client.get(path)
        return answer.status, await answer.text()


async def metrics(table: Bench) -> dict[str, float]:
    """Return the metrics by name and label."""
    _, text = await asked(table, "/metrics")
    samples = [it for family in text_string_to_metric_families(text) for it in family.samples]
    return {
        " ".join([it.name.removeprefix("emberboard_"), *it.labels.values()]): it.value
        for it in samples
    }


async def test_it_is_ready_when_discord_and_the_store_answer(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await asked(table, "/live") == (200, "alive\n")
    assert await asked(table, "/ready") == (200, "ready\n")

    async def broken(now: int) -> None:
        raise StoreFault("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(app_of(table).tables.house.store, "state", broken)
        status, words = await asked(table, "/ready")
        assert (status, "the disk is full" in words) == (503, True)
        assert (await metrics(table))["store_answers"] == 0
    await table.client.close()
    assert (await asked(table, "/ready"))[0] == 503
    await table.restart()


async def test_what_goes_on_is_counted(table: Bench) -> None:
    anna = table["anna"].go_to_dm()
    await begin_alone(anna, "rival.solo.1")
    await all_told(table)
    told = await metrics(table)
    assert told["tables_running"] == told["games_in_memory"] == 1
    assert told["shard_open 0"] == told["store_answers"] == told["servers"] == 1
    assert told["news_waiting"] == told["news_age_seconds"] == 0
    assert told["press_seconds_count solo-begin"] == 1
    assert 0 < told["acknowledged_seconds solo-begin"] <= told["press_seconds_sum solo-begin"]


LATE_HEAD = b"GET /live HTTP/1.1\r\nHost: x\r\nX: "
LATE_BODY = b"GET /live HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"
ASKED = b"GET /live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
SHORT = 0.3  # seconds that the server waits for a slow client in these tests
FEW = 3

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def served(table: Bench) -> AsyncIterator[int]:
    """Serve the paths as the program does; yield the port."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = int(taken.getsockname()[1])
    app = app_of(table)
    serving = asyncio.create_task(Health(app, app.tables, app.timings).serve("127.0.0.1", port))
    yield port
    serving.cancel()
    with suppress(asyncio.CancelledError):
        await serving


async def line_to(port: int, said: bytes) -> Line:
    again = tries("to be let in")
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            break
        except ConnectionRefusedError:
            next(again)
            await asyncio.sleep(0.01)
    writer.write(said)
    return reader, writer


async def heard(line: Line) -> bytes:
    """Return all that comes until the line is closed."""
    reader, writer = line
    try:
        return await asyncio.wait_for(reader.read(), 60)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def test_whoever_dawdles_keeps_nobody_out(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clients send a request's head without an end, announce a body that never comes, send nothing,
    or open too many connections; others are still served."""
    for limit in ("IDLE", "LEFTOVER"):
        monkeypatch.setattr(paths, limit, SHORT)
    monkeypatch.setattr(paths, "MOST_AT_ONCE", FEW)
    async with served(table) as port:
        slow = [await line_to(port, said) for said in (LATE_HEAD, b"", LATE_BODY)]
        assert b"200" in await slow[-1][0].readuntil(b"alive")
        assert await heard(await line_to(port, ASKED)) == b""
        assert not any([await heard(line) for line in slow[:-1]])
        await heard(slow[-1])
        assert b"alive" in await heard(await line_to(port, ASKED))
