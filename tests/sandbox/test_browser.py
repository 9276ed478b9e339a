"""The page in a real browser: a newcomer's use of it, and its looks."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import (
    Browser,
    FloatRect,
    Page,
    ViewportSize,
    async_playwright,
    expect,
)

import sandbox.page
from playground import SEED
from sandbox.pressing import say
from sandbox.seed import plant
from sandbox.server import Sandbox
from tests.bench.demo import DemoBot
from tests.bench.tools import CHROMIUM

ARTIFACTS = Path(__file__).parent.parent.parent / "artifacts"
# fmt: off
CHROMIUM_OPTIONS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]
# fmt: on
WIDE = ViewportSize(width=1360, height=860)
PHONE = ViewportSize(width=390, height=844)
PATIENCE = 120_000  # milliseconds to wait for the page
expect.set_options(timeout=PATIENCE)


@pytest.fixture
async def stand_in() -> AsyncIterator[Sandbox]:
    async with Sandbox() as it:
        plant(it.world, SEED)
        yield it
        assert not it.rest.strays


@pytest.fixture
async def served(stand_in: Sandbox) -> AsyncIterator[sandbox.page.Page]:
    page = sandbox.page.Page(stand_in.world)
    await page.start()
    async with DemoBot(connector=stand_in.connector(), guild_ready_timeout=0.01) as bot:
        await bot.login(stand_in.world.token)
        connection = bot.loop.create_task(bot.connect())
        await bot.wait_until_ready()
        yield page
        await bot.close()
        await connection
    await page.stop()


@pytest.fixture
def address(served: sandbox.page.Page) -> str:
    return served.address


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        it = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=CHROMIUM_OPTIONS, chromium_sandbox=False
        )
        yield it
        await it.close()


async def shoot(page: Page, name: str) -> None:
    ARTIFACTS.mkdir(exist_ok=True)
    await page.screenshot(path=ARTIFACTS / f"page-{name}.png")


async def command(page: Page, typed: str) -> None:
    box = page.get_by_role("textbox").last
    await box.fill(typed)
    await box.press("Enter")


async def go(page: Page, name: str) -> None:
    await page.locator("#places .place", has_text=name).first.click()
    await expect(page.locator("#where h1")).to_contain_text(name)


async def be(page: Page, name: str) -> None:
    await page.get_by_role("radio", name=name).click()
    await expect(page.get_by_role("radio", name=name)).to_be_checked()


@pytest.mark.long
async def test_a_first_visit(browser: Browser, address: str) -> None:
    page = await browser.new_page(viewport=WIDE, color_scheme="dark", reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    page.on("console", lambda note: wrong.append(note.text) if note.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    await page.goto(address)
    await expect(page.get_by_text("Welcome to the Hearth")).to_be_visible()
    await shoot(page, "1-welcome")

    await go(page, "games")
    await page.keyboard.press("/")
    await expect(page.get_by_role("option", name="/demo board")).to_be_visible()
    await shoot(page, "2-commands")
    await page.get_by_role("option", name="/demo board").click()
    await page.get_by_role("button", name="Send").click()
    image = page.get_by_role("img", name="The board")
    await expect(image).to_be_visible()
    await shoot(page, "3-board")

    await image.click()
    await expect(page.locator("dialog.large")).to_be_visible()
    await page.keyboard.press("Escape")

    await press_select_and_ask(page)
    await another_person_sees_only_what_is_for_them(page)
    await complete_a_command_in_russian(page)
    await read_a_letter(page)
    assert not wrong


async def press_select_and_ask(page: Page) -> None:
    await page.get_by_role("button", name="Pressed 0").click()
    await expect(page.get_by_role("button", name="Pressed 1")).to_be_visible()

    await page.locator(".message .select").click()
    await page.get_by_role("option", name="Red").click()
    await page.get_by_role("option", name="Blue").click()
    await shoot(page, "4-select")
    await page.get_by_role("button", name="Done").click()
    await expect(page.get_by_text("Only you see: Red, Blue")).to_be_visible()

    await page.get_by_role("button", name="Ask me").click()
    form = page.get_by_role("dialog", name="A few questions")
    await form.get_by_label("Name").fill("Mira")
    await form.get_by_label("Blue").check()
    await form.locator(".select").click()
    await page.get_by_role("option", name="Tobias").click()
    await shoot(page, "5-form")
    await page.get_by_role("button", name="Done").click()
    await form.get_by_role("button", name="Send").click()
    await expect(page.get_by_text("Mira likes blue, sure: False, with tobias")).to_be_visible()
    await shoot(page, "6-ephemeral")


async def another_person_sees_only_what_is_for_them(page: Page) -> None:
    await be(page, "Tobias")
    await expect(page.get_by_text("Mira likes blue")).to_be_visible()
    await expect(page.get_by_text("Only you see")).to_have_count(0)
    await be(page, "Mira")
    await expect(page.get_by_text("Only you see")).to_be_visible()
    await page.get_by_role("button", name="Dismiss").click()
    await expect(page.get_by_text("Only you see")).to_have_count(0)


async def complete_a_command_in_russian(page: Page) -> None:
    await be(page, "Света")
    await command(page, "/demo colour")
    await page.get_by_role("combobox").last.fill("r")
    await expect(page.get_by_role("option", name="Красный")).to_be_visible()
    await shoot(page, "7-autocomplete-russian")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("You said red in ru")).to_be_visible()


async def read_a_letter(page: Page) -> None:
    await be(page, "Mira")
    await command(page, "/demo thread")
    await page.get_by_role("textbox", name="name").fill("Game 1")
    await page.get_by_label("guest").select_option(label="Tobias")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("radio", name="Tobias").locator(".count")).to_have_text("1")
    await be(page, "Tobias")
    await go(page, "Game 1")
    await expect(page.get_by_text("@Tobias, your turn")).to_be_visible()
    await expect(page.get_by_role("radio", name="Tobias").locator(".count")).to_have_count(0)
    await shoot(page, "8-thread")

    await command(page, "/demo letter")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_text("Look into your DMs")).to_be_visible()
    await go(page, "Emberboard")
    await expect(page.get_by_text("A letter")).to_be_visible()
    await shoot(page, "9-letter")


@pytest.mark.long
async def test_every_part_and_a_silent_bot(
    browser: Browser, address: str, stand_in: Sandbox
) -> None:
    page = await browser.new_page(viewport=WIDE, color_scheme="light", reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    await page.goto(address)
    await go(page, "games")
    await command(page, "/demo everything")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_text("A heading")).to_be_visible()
    await page.set_viewport_size({"width": 1360, "height": 1500})
    await shoot(page, "10-everything")
    assert await page.locator("strong", has_text="not bold").count() == 0

    await command(page, "/demo board")
    await page.get_by_role("button", name="Send").click()
    answer = stand_in.faults.hold("/callback")
    await page.get_by_role("button", name="Pressed 0").click()
    await expect(page.get_by_role("button", name="Pressed 0")).to_be_disabled()
    await answer.held.wait()
    stand_in.world.clock.advance(3.1)
    await expect(page.get_by_text("This interaction failed")).to_be_visible()
    answer.go_on.set()
    await expect(page.get_by_role("button", name="Pressed 0")).to_be_enabled()
    await shoot(page, "11-failed")


async def test_nobodys_words_become_markup(
    browser: Browser, address: str, stand_in: Sandbox
) -> None:
    page = await browser.new_page(viewport=WIDE)
    page.set_default_timeout(PATIENCE)
    await page.goto(address)
    await go(page, "chatter")
    nasty = "<img src=x onerror=alert(1)> [x](javascript:alert(1)) <b>bold</b>"
    await page.get_by_role("textbox").last.fill(nasty)
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_have_text(nasty)
    assert await page.locator(".message img, .message b, .message a").count() == 0


@pytest.mark.long
async def test_keys_earlier_messages_and_a_lost_connection(
    browser: Browser, address: str, stand_in: Sandbox, served: sandbox.page.Page
) -> None:
    world = stand_in.world
    mira = next(user for user in world.users.values() if user.name == "mira")
    chatter = next(c for c in world.channels.values() if c.name == "chatter")
    for number in range(120):
        say(world, mira, chatter, f"line {number}.")
    page = await browser.new_page(viewport=WIDE)
    page.set_default_timeout(PATIENCE)
    await page.goto(address)
    await expect(page.get_by_text("Welcome to the Hearth")).to_be_visible()
    for _ in range(4):
        await page.keyboard.press("Alt+ArrowDown")
    await expect(page.locator("#where h1")).to_have_text("#chatter")
    await expect(page.get_by_text("line 119.")).to_be_in_viewport()
    assert await page.get_by_text("line 10.", exact=True).count() == 0
    for _ in range(2):
        await page.get_by_role("button", name="Earlier messages").click()
    await expect(page.get_by_text("line 0.", exact=True)).to_have_count(1)
    await expect(page.locator(".message")).to_have_count(120)

    await page.keyboard.press("Alt+2")
    await expect(page.get_by_role("radio", name="Tobias")).to_be_checked()
    for tab in list(served.tabs):
        await tab.socket.close()
    await expect(page.locator("#offline")).to_be_visible()
    say(world, mira, chatter, "while you were away")
    await expect(page.get_by_text("while you were away")).to_be_visible()
    await expect(page.get_by_role("radio", name="Tobias")).to_be_checked()
    await expect(page.locator("#offline")).to_be_hidden()


async def read_large(page: Page) -> None:
    """Open a picture at full size; check that its left edge can be seen and **Close** is
    above it."""
    await page.locator(".stage img").click()
    above = await box_of(page, ".closer")
    assert (await box_of(page, ".stage img"))["x"] >= 0
    assert above["y"] + above["height"] <= (await box_of(page, ".stage"))["y"]
    await page.locator(".closer").click()


async def box_of(page: Page, selector: str) -> FloatRect:
    found = await page.locator(selector).bounding_box()
    assert found is not None
    return found


@pytest.mark.long
async def test_on_a_phone_and_in_the_light(browser: Browser, address: str) -> None:
    context = await browser.new_context(
        viewport=PHONE,
        color_scheme="light",
        has_touch=True,
        device_scale_factor=2,
        reduced_motion="reduce",
    )
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    await page.goto(address)
    await expect(page.get_by_text("Welcome to the Hearth")).to_be_visible()
    await shoot(page, "phone-1-welcome")
    await page.get_by_role("button", name="Places").click()
    await shoot(page, "phone-2-places")
    await go(page, "games")
    await command(page, "/demo board")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("img", name="The board")).to_be_visible()
    await shoot(page, "phone-3-board")
    await page.get_by_role("img", name="The board").click()
    await read_large(page)
    await page.locator(".message .select").click()
    await expect(page.get_by_role("option", name="Green")).to_be_visible()
    await shoot(page, "phone-4-select")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Ask me").click()
    await expect(page.get_by_role("dialog", name="A few questions")).to_be_visible()
    await shoot(page, "phone-5-form")
    width = await page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    await context.close()
