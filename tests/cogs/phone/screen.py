"""Measures, in pixels, what the stand-in's page shows at the size of a phone."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from playwright.async_api import Page as Tab
from playwright.async_api import ViewportSize, async_playwright

import sandbox.page
from sandbox.model import Channel, Json, User
from sandbox.posting import Upload, post
from sandbox.seed import Seed, plant
from sandbox.world import World
from tests.bench.tools import CHROMIUM
from tests.cogs.phone.messages import Shown

PHONE = ViewportSize(width=390, height=844)
SCRIPT_OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
PATIENCE = 120_000  # milliseconds to wait for the browser
AT_ONCE = 20  # messages that are sent and measured together
# A script for the page that measures each message as if it were the first. A question begins with
# its words or its picture and goes on to the message's end.
BOXES = """nodes => {
  const begin = node => {
    const row = node.querySelector(".row");
    if (row === null) return node;
    let first = row;
    for (let it = row; it; it = it.previousElementSibling)
      if (it.matches(".gallery")) { first = it; break; }
    const words = first.previousElementSibling;
    return words?.matches(".text") && !words.firstElementChild?.matches("small") ? words : first;
  };
  nodes.forEach(node => node.classList.remove("follows"));
  return Object.fromEntries(nodes.map(node => [node.dataset.id, {
    height: node.getBoundingClientRect().height,
    asked: node.getBoundingClientRect().bottom - begin(node).getBoundingClientRect().top,
    widths: [...node.querySelectorAll("img")].map(it => it.clientWidth),
  }]));
}"""


@dataclass(frozen=True)
class Measured:
    """Measured heights; ``asked`` is from the question down, ``width`` that of the narrowest
    picture, if any."""

    height: int
    asked: int
    width: int | None


class Screen:
    """A phone's screen; ``tab`` is the browser's tab that shows the channel."""

    def __init__(self, world: World, channel: Channel, person: User, tab: Tab, home: str) -> None:
        self.world, self.channel, self.person = world, channel, person
        self.tab, self.home = tab, home

    async def room(self) -> int:
        """Return the height of the room for messages, between the channel's heading and the input
        line."""
        await self.tab.goto(self.home)
        box = await self.tab.locator("#messages").bounding_box()
        assert box is not None
        return round(box["height"])

    async def measured(self, messages: Sequence[Shown]) -> list[Measured]:
        """Send these private answers to the phone's channel, and measure them there."""
        return [it for some in batches(messages) for it in await self._sent(some)]

    async def _sent(self, messages: Sequence[Shown]) -> list[Measured]:
        self.world.messages[self.channel.id].clear()
        return await self.look([self.send(it) for it in messages])

    def send(self, it: Shown) -> int:
        files = {n: Upload(picture.name, picture.data) for n, picture in enumerate(it.pictures)}
        bot, only = self.world.bot, self.person.id
        return post(
            self.world, self.channel, bot, it.body, files, only_for=only, via_interaction=1
        ).id

    async def look(self, messages: Sequence[int]) -> list[Measured]:
        """Measure messages of the channel; pictures that have not loaded yet keep their room."""
        await self.tab.goto(self.home)
        await self.tab.locator(f".message[data-id='{messages[-1]}']").wait_for()
        boxes = await self.tab.locator(".message").evaluate_all(BOXES)
        return [measured_box(boxes[str(message)]) for message in messages]


def measured_box(box: Json) -> Measured:
    return Measured(round(box["height"]), round(box["asked"]), min(box["widths"], default=None))


def batches(messages: Sequence[Shown]) -> Iterator[Sequence[Shown]]:
    return (messages[first : first + AT_ONCE] for first in range(0, len(messages), AT_ONCE))


@asynccontextmanager
async def phone(language: str) -> AsyncIterator[Screen]:
    """Return the phone of somebody who reads this language, in an empty channel."""
    world = World()
    guild = plant(world, Seed())
    channel = next(it for it in world.channels.values() if it.guild_id == guild.id)
    people = (it for it in world.users.values() if not it.bot)
    person = next(it for it in people if it.locale.startswith(language))
    async with held(world, channel, person) as screen:
        yield screen


@asynccontextmanager
async def held(world: World, channel: Channel, person: User) -> AsyncIterator[Screen]:
    """Open a browser of a phone's size, in which this person looks at the channel."""
    served = sandbox.page.Page(world)
    await served.start()
    try:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=CHROMIUM, args=SCRIPT_OPTIONS, chromium_sandbox=False
            )
            tab = await browser.new_page(viewport=PHONE)
            tab.set_default_timeout(PATIENCE)
            place = {"person": str(person.id), "channel": str(channel.id)}
            await tab.add_init_script(f"sessionStorage.setItem('hearth', JSON.stringify({place}))")
            yield Screen(world, channel, person, tab, served.address)
            await browser.close()
    finally:
        await served.stop()
