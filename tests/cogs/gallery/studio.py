"""Photographs messages on the page of the stand-in for Discord, wide and on a phone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Browser, Page, ViewportSize, async_playwright, expect

import sandbox.page
from sandbox.seen import Seen
from sandbox.world import World
from tests.bench.tools import CHROMIUM

# Sizes of the window, high enough for the longest message.
SIZES = {
    "wide": ViewportSize(width=1280, height=2400),
    "phone": ViewportSize(width=390, height=2400),
}
EYES = {
    "wide": ViewportSize(width=1100, height=1420),
    "phone": ViewportSize(width=390, height=844),
}
PATIENCE = 10_000
OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
DISMISS = "nodes => nodes.forEach(one => one.querySelector('.only-you button').click())"
LOADED = "node => [...node.querySelectorAll('img')].every(one => one.complete)"
# The window's name survives a reload, and nothing the page hears changes it.
REMEMBER = "place => { window.name = JSON.stringify(place) }"
RETURN = "if (window.name) sessionStorage.setItem('hearth', window.name)"


@dataclass
class Studio:
    """Photographs messages; ``pages`` show the same place on different screens."""

    pages: dict[str, Page]
    folder: Path
    words: list[str] = field(default_factory=list)

    async def shoot(self, name: str, seen: Seen) -> None:
        """Shoot one message as its viewer sees it."""
        self.words.append(f"== {name}\n{described(seen)}\n")
        for size, page in self.pages.items():
            await stand(page, seen)
            message = page.locator(f".message[data-id='{seen.id}']")
            await message.scroll_into_view_if_needed()
            handle = await message.element_handle()
            await page.wait_for_function(LOADED, arg=handle)
            await message.screenshot(path=self.file(name, size))

    async def shoot_form(self, name: str, seen: Seen, label: str) -> None:
        """Shoot the form that a button opens."""
        for size, page in self.pages.items():
            await stand(page, seen)
            await (
                page.locator(f".message[data-id='{seen.id}']")
                .get_by_role("button", name=label, exact=True)
                .click()
            )
            await page.get_by_role("dialog").screenshot(path=self.file(name, size))

    async def shoot_page(self, name: str, last: Seen) -> None:
        """Shoot one screen of the page, with all earlier private messages dismissed."""
        for size, page in self.pages.items():
            await stand(page, last)
            done_with = page.locator(f".ephemeral:not([data-id='{last.id}'])")
            await done_with.evaluate_all(DISMISS)
            await expect(done_with).to_have_count(0)
            await page.set_viewport_size(EYES[size])
            await page.locator(f".message[data-id='{last.id}']").scroll_into_view_if_needed()
            await page.screenshot(path=self.file(name, size))
            await page.set_viewport_size(SIZES[size])

    async def shoot_place(self, name: str, last: Seen) -> None:
        """Shoot the messages of a channel, as far as they fit on the screen."""
        for size, page in self.pages.items():
            await stand(page, last)
            await page.locator("#messages").screenshot(path=self.file(name, size))

    def file(self, name: str, size: str) -> Path:
        return self.folder / size / f"{name}.png"

    def keep_words(self) -> None:
        (self.folder / "words.txt").write_text("\n".join(self.words))


async def stand(page: Page, seen: Seen) -> None:
    """Open the message's channel as its viewer, and reload the page to show the newest state."""
    place = {"person": str(seen.viewer.id), "channel": str(seen.message.channel_id)}
    await page.evaluate(REMEMBER, place)
    await page.reload()
    await page.locator(f".message[data-id='{seen.id}']").wait_for()


def described(seen: Seen) -> str:
    """Return all the words of a message: text, menus, buttons and alt texts."""
    buttons = " ".join(f"[{one.label}]" for one in seen.buttons)
    menus = [f"<{one.placeholder}> {' | '.join(one.options)}" for one in seen.selects]
    return "\n".join(filter(None, [seen.text, *menus, buttons, *seen.alt_texts]))


@asynccontextmanager
async def opened(world: World, folder: Path, browser: Browser) -> AsyncIterator[Studio]:
    """Open a studio in front of this world."""
    served = sandbox.page.Page(world)
    await served.start()
    pages = {}
    for size, viewport in SIZES.items():
        (folder / size).mkdir(parents=True, exist_ok=True)
        context = await browser.new_context(
            viewport=viewport,
            color_scheme="dark",
            device_scale_factor=2 if size == "phone" else 1,
            reduced_motion="reduce",
        )
        await context.add_init_script(RETURN)
        pages[size] = await context.new_page()
        pages[size].set_default_timeout(PATIENCE)
        await pages[size].goto(served.address)
    studio = Studio(pages, folder)
    try:
        yield studio
    finally:
        studio.keep_words()
        for page in pages.values():
            await page.context.close()
        await served.stop()


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=OPTIONS, chromium_sandbox=False
        )
        yield browser
        await browser.close()
