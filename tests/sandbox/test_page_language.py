"""The page begins in the browser's language, and never shows people the program's own words."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

import sandbox.page
from sandbox.model import Json
from sandbox.page import Page
from sandbox.posting import post
from sandbox.world import World

STATIC = Path(sandbox.page.__file__).with_name("static")
BUTTON: Json = {"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a"}]}


@pytest.fixture
async def socket(page: Page) -> AsyncIterator[tuple[World, aiohttp.ClientWebSocketResponse]]:
    origin = {"Origin": f"http://127.0.0.1:{page.port}"}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(page.address + "socket", headers=origin) as it,
    ):
        yield page.world, it


Opened = tuple[World, aiohttp.ClientWebSocketResponse]


@pytest.mark.parametrize(
    ("speaks", "spoken"), [("ru-RU", "ru"), ("ru", "ru"), ("en-GB", "en-US"), ("ja", "en-US")]
)
async def test_somebody_who_speaks_as_the_browser_does_is_there_first(
    socket: Opened, speaks: str, spoken: str
) -> None:
    _, page = socket
    await page.send_json({"do": "be", "speaks": speaks})
    assert (await page.receive_json())["locale"] == spoken


async def test_who_was_chosen_stays(socket: Opened) -> None:
    world, page = socket
    mira = next(user for user in world.users.values() if not user.bot)
    await page.send_json({"do": "be", "speaks": "ru", "person": str(mira.id)})
    assert (await page.receive_json())["me"] == str(mira.id)


async def test_a_button_that_is_there_no_more_is_said_to_be_stale(socket: Opened) -> None:
    """The page gets the reason as a word that it can translate, not as an exception's text."""
    world, page = socket
    channel = next(it for it in world.channels.values() if it.name == "games")
    message = post(world, channel, world.bot, {"content": "Which?", "components": [BUTTON]}, {})
    await page.send_json({"do": "be"})
    frames = {"b": message.id, "a": message.id + 1}
    told = []
    for custom_id, number in frames.items():
        await page.send_json({"do": "press", "message": str(number), "id": custom_id})
        while (frame := await page.receive_json())["what"] != "refused":
            pass
        told.append(frame["reason"])
    assert told == ["stale", "stale"]


def test_every_reason_and_label_has_words_in_both_languages() -> None:
    words = (STATIC / "words.js").read_text("utf-8")
    html = (STATIC / "index.html").read_text("utf-8")
    wanted = {"refused", "stale", *re.findall(r'data-(?:label|words)="(\w+)"', html)}
    assert len(wanted) > 5
    for key in wanted:
        assert len(re.findall(rf"^    {key}: ", words, re.MULTILINE)) == 2
    assert "aria-label" not in html
