"""The page goes on for others, however slowly somebody speaks or listens to it."""

import asyncio
import json
from contextlib import suppress

import aiohttp
import pytest

from sandbox import page as pages
from sandbox.page import Page
from tests.bench import until

SHORT = 0.3  # seconds, in place of the page's own limits
MANY = 200
LARGE = "x" * 1900


@pytest.fixture(autouse=True)
def _short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("IDLE", "UPLOAD_SECONDS", "LEFTOVER", "HEARTBEAT"):
        monkeypatch.setattr(pages, limit, SHORT)


async def opened(page: Page, said: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", page.port)
    writer.write(said.format(key=page.key, port=page.port).replace("\n", "\r\n").encode())
    return reader, writer


async def tabs(page: Page, number: int) -> None:
    async def reached() -> bool:
        return len(page.tabs) == number

    await until(reached, f"{number} tabs")


async def answers(page: Page) -> bool:
    async with aiohttp.ClientSession() as http:
        return (await http.get(page.address)).status == 200


UPLOAD = """POST /{key}/upload HTTP/1.1
Host: 127.0.0.1:{port}
Origin: http://127.0.0.1:{port}
Content-Length: 1000

"""


async def dripped(writer: asyncio.StreamWriter) -> None:
    """Send a byte now and then, until nobody listens any more."""
    while True:
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(SHORT / 10)


async def heard(reader: asyncio.StreamReader) -> bytes:
    """Return all that comes until the connection is closed, or reset if a byte crosses its end."""
    parts = []
    with suppress(ConnectionResetError):
        while part := await reader.read(1000):
            parts.append(part)
    return b"".join(parts)


@pytest.mark.parametrize(
    ("said", "told"), [(UPLOAD, b"408"), ("", b""), ("GET /{key}/ HTTP/1.1\nX: ", b"")]
)
async def test_whoever_dawdles_is_not_waited_for(page: Page, said: str, told: bytes) -> None:
    """The page gives up on a body that comes byte by byte, a silent connection, and a head without
    end."""
    reader, writer = await opened(page, said)
    dripping = asyncio.create_task(dripped(writer)) if said else None
    try:
        answer = await asyncio.wait_for(heard(reader), 60)
    finally:
        if dripping is not None:
            dripping.cancel()
        writer.close()
    assert answer.partition(b"\r\n")[0].split(b" ")[1:2] == ([told] if told else [])
    assert page.uploads == {}
    assert await answers(page)


async def test_many_idle_connections_keep_nobody_out(page: Page) -> None:
    idle = [await opened(page, "GET /") for _ in range(MANY)]
    assert await answers(page)
    for reader, writer in idle:
        assert await asyncio.wait_for(reader.read(), 60) == b""
        writer.close()


SOCKET = """GET /{key}/socket HTTP/1.1
Host: 127.0.0.1:{port}
Origin: http://127.0.0.1:{port}
Upgrade: websocket
Connection: Upgrade
Sec-WebSocket-Version: 13
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==

"""


async def test_a_tab_that_answers_no_ping_is_let_go(page: Page) -> None:
    _, writer = await opened(page, SOCKET)
    await tabs(page, 1)
    await tabs(page, 0)
    writer.close()
    assert await answers(page)


async def test_a_tab_that_never_reads_is_let_go(page: Page) -> None:
    """The page gives it up, instead of keeping ever more messages for it."""
    _, writer = await opened(page, SOCKET)
    assert isinstance(writer.transport, asyncio.Transport)
    writer.transport.pause_reading()
    await tabs(page, 1)
    (tab,) = page.tabs
    tab.take(json.dumps({"do": "be"}))
    for _ in range(3000):
        tab.tell("state", words=LARGE)
    await tabs(page, 0)
    writer.close()
    assert await answers(page)
