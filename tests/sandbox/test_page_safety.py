"""The page is for the person at this machine and for nobody else."""

import json
from collections.abc import AsyncIterator
from io import BytesIO
from typing import Any

import aiohttp
import pytest
from yarl import URL

from sandbox.page import LARGEST_UPLOAD, Page
from sandbox.posting import Upload
from sandbox.pressing import say
from sandbox.world import World

NONSENSE = (
    "not json", "[]", "{}", '{"do": "press"}', '{"do": "look", "channel": "x"}', "[" * 100_000,
    '{"do": "look", "channel": 1e999}', '{"do": "look", "channel": ' + "9" * 5000 + "}",
)  # fmt: skip
OWN = "http://127.0.0.1:{port}"


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def test_the_key_in_the_address_is_needed(page: Page, http: aiohttp.ClientSession) -> None:
    url = URL(page.address)
    for wrong in (url.origin(), url.with_path("/wrong/"), url.with_path("/wrong/socket")):
        assert (await http.get(wrong)).status == 404
    assert (await http.get(url)).status == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1:1"])
async def test_other_names_of_this_machine_are_refused(
    page: Page, http: aiohttp.ClientSession, host: str
) -> None:
    assert (await http.get(page.address, headers={"Host": host})).status == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", None])
async def test_other_pages_cannot_open_the_socket(
    page: Page, http: aiohttp.ClientSession, origin: str | None
) -> None:
    headers = {"Origin": origin} if origin else {}
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect(page.address + "socket", headers=headers)
    assert refused.value.status == 403
    answer = await http.post(page.address + "upload", data=b"x", headers=headers)
    assert answer.status == 403


async def test_no_foreign_code_or_picture_may_load(page: Page, http: aiohttp.ClientSession) -> None:
    policy = (await http.get(page.address)).headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "https:" not in policy


async def test_a_file_of_somebody_is_never_shown_as_a_page(
    page: Page, http: aiohttp.ClientSession
) -> None:
    world = page.world
    channel = next(c for c in world.channels.values() if c.name == "games")
    author = next(iter(channel_members(world)))
    message = say(world, author, channel, "", [Upload("a.html", b"<script>alert(1)</script>")])
    file = message.attachments[0]
    answer = await http.get(f"{page.address}file/{channel.id}/{file.id}/a.html")
    assert answer.content_type == "application/octet-stream"
    assert answer.headers["Content-Disposition"] == "attachment"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def channel_members(world: World) -> list[Any]:
    return [member.user for guild in world.guilds.values() for member in guild.members.values()]


async def test_nonsense_on_the_socket_breaks_nothing(
    page: Page, http: aiohttp.ClientSession
) -> None:
    origin = {"Origin": OWN.format(port=page.port)}
    async with http.ws_connect(page.address + "socket", headers=origin) as socket:
        for frame in NONSENSE:
            await socket.send_str(frame)
            assert (await socket.receive_json())["what"] == "refused"
        await be(socket)


async def be(socket: aiohttp.ClientWebSocketResponse, person: int = 0) -> None:
    await socket.send_str(json.dumps({"do": "be", "person": str(person)}))
    assert [(await socket.receive_json())["what"] for _ in range(2)] == ["state", "channel"]


async def test_nobody_breaks_their_own_page(page: Page, http: aiohttp.ClientSession) -> None:
    """Senseless messages to the page's socket are refused, and the socket goes on working."""
    origin = {"Origin": OWN.format(port=page.port)}
    person = next(user for user in page.world.users.values() if not user.bot)
    async with http.ws_connect(page.address + "socket", headers=origin) as socket:
        await be(socket, person.id)
        for frame in (
            {"do": "look", "with": str(person.id)}, {"do": "locale", "locale": ["ru"]},
            {"do": "locale", "locale": "xx"}, {"do": "say", "text": 5},
            {"do": "say", "text": "\ud800"}, {"do": "older", "before": float("inf")},
        ):  # fmt: skip
            await socket.send_str(json.dumps(frame))
            assert (await socket.receive_json())["what"] == "refused", frame
        await be(socket, person.id)


@pytest.mark.parametrize(
    "path",
    [
        "..", "%2e%2e/", "%2e%2e%2fpage.py", "..%2f..%2fbot.py", "page.py", "a%00b",
        "file/1/%C2%B2/x", f"file/1/{'9' * 5000}/x", "file/1/1/..", "emoji/%C2%B2",
        f"emoji/{'9' * 5000}", "emoji/-1",
    ],
)  # fmt: skip
async def test_no_address_leads_elsewhere(
    page: Page, http: aiohttp.ClientSession, path: str
) -> None:
    """Made-up addresses find nothing, and even these answers carry the page's safety headers."""
    answer = await http.get(URL(page.address + path, encoded=True))
    assert answer.status == 404
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


async def test_a_file_that_is_too_large_is_not_kept(
    page: Page, http: aiohttp.ClientSession
) -> None:
    headers = {"Origin": OWN.format(port=page.port)}
    data = BytesIO(b"x" * (LARGEST_UPLOAD + 1))
    answer = await http.post(page.address + "upload", data=data, headers=headers)
    assert answer.status == 413
    assert page.uploads == {}
