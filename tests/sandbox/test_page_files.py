"""A game's file on the page: chosen in the bot's form, sent, and opened as a table."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import FilePayload, Page, expect

import sandbox.page
from cogs.words.texts import Texts
from tests.bench import Bench
from tests.cogs.gallery.studio import EYES, chromium
from tests.cogs.house import at_home
from tests.rules.variants import unfinished_file

ARTIFACTS = Path(__file__).parent.parent.parent / "artifacts"
PATIENCE = 120_000  # milliseconds to wait for the page
expect.set_options(timeout=PATIENCE)


def chosen(game: str) -> FilePayload:
    content = unfinished_file(game, 60)
    return FilePayload(name=f"{game}.json", mimeType="application/json", buffer=content)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    async with at_home(tmp_path, ("anna",)) as it:
        yield it


@pytest.fixture
async def address(table: Bench) -> AsyncIterator[str]:
    served = sandbox.page.Page(table.world)
    await served.start()
    yield served.address
    await served.stop()


async def open_file(page: Page, t: Texts, name: str) -> None:
    """Open the form, send a file in it, and look at the opened game."""
    ARTIFACTS.mkdir(exist_ok=True)
    await page.get_by_role("textbox").last.fill("/mygames")
    await page.keyboard.press("Enter")
    await page.locator(".write-row button, .command-foot button").last.click()
    await page.get_by_role("button", name=t("file"), exact=True).click()
    form = page.get_by_role("dialog", name=t("file"))
    send = form.locator("button[type=submit]")
    await send.click()
    await expect(form.locator(".wrong")).to_be_visible()
    await page.screenshot(path=ARTIFACTS / f"page-file-1-form-{name}.png")
    await form.get_by_label(t("file-field")).set_input_files(chosen("bonfire"))
    await expect(form.locator(".wrong")).to_have_count(0)
    await expect(form.get_by_text("bonfire.json")).to_be_visible()
    await expect(send).to_be_in_viewport(ratio=1)
    await page.screenshot(path=ARTIFACTS / f"page-file-2-chosen-{name}.png")
    await send.click()
    await expect(page.get_by_role("button", name=t("board"), exact=True)).to_be_visible()
    await page.screenshot(path=ARTIFACTS / f"page-file-3-opened-{name}.png")


@pytest.mark.long
@pytest.mark.parametrize(("size", "locale"), [("wide", "en-US"), ("phone", "ru")])
async def test_an_exported_game_is_opened_from_the_form(
    table: Bench, address: str, size: str, locale: str
) -> None:
    table["anna"].user.locale = locale
    async with chromium() as browser:
        page = await browser.new_page(
            viewport=EYES[size], color_scheme="dark", reduced_motion="reduce"
        )
        page.set_default_timeout(PATIENCE)
        await page.goto(address)
        await open_file(page, Texts(locale), size)
