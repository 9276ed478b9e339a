"""The application's own emojis in the stand-in, with Discord's limits and refusals."""

from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from sandbox.page import Page
from tests.bench import Bench, bench
from tests.bench.demo import DemoBot, picture

PNG = picture()


@pytest.fixture
async def table() -> AsyncIterator[Bench]:
    async with bench(DemoBot) as it:
        yield it


@pytest.mark.parametrize("name", ["a", "a" * 33, "a b", "ö_", ""])
async def test_names(table: Bench, name: str) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await table.client.create_application_emoji(name=name, image=PNG)
    assert refused.value.status == 400
    assert not table.world.emojis


async def test_pictures(table: Bench) -> None:
    for image in (PNG[:8], PNG + bytes(256 * 1024)):
        with pytest.raises(discord.HTTPException) as refused:
            await table.client.create_application_emoji(name="coin", image=image)
        assert refused.value.status == 400


async def test_a_name_stands_for_one(table: Bench) -> None:
    made = await table.client.create_application_emoji(name="coin", image=PNG)
    with pytest.raises(discord.HTTPException, match="exists"):
        await table.client.create_application_emoji(name="coin", image=PNG)
    await made.delete()
    with pytest.raises(discord.NotFound):
        await table.client.fetch_application_emoji(made.id)
    again = await table.client.create_application_emoji(name="coin", image=PNG)
    assert [it.id for it in await table.client.fetch_application_emojis()] == [again.id]


async def test_the_page_shows_them(table: Bench) -> None:
    made = await table.client.create_application_emoji(name="coin", image=PNG)
    page = Page(table.world)
    await page.start()
    try:
        async with aiohttp.ClientSession() as browser:
            async with browser.get(f"{page.address}emoji/{made.id}") as answer:
                assert (answer.content_type, await answer.read()) == ("image/png", PNG)
            async with browser.get(f"{page.address}emoji/1") as answer:
                assert answer.status == 404
    finally:
        await page.stop()
