"""Every path of the page and of the health check, tried with and without access."""

from collections.abc import AsyncIterator, Mapping

import aiohttp
import pytest
from aiohttp import web
from yarl import URL

from cogs.app.health import Health
from sandbox.page import Page
from sandbox.seed import Seed, plant
from sandbox.world import World
from tests.bench import Bench
from tests.cogs.house import app_of


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def test_every_path_of_the_page(http: aiohttp.ClientSession) -> None:
    """With a wrong key there is nothing; other hosts and origins are refused even with the right
    key."""
    world = World()
    plant(world, Seed())
    page = Page(world)
    await page.start()
    own = {"Origin": str(URL(page.address).origin())}
    try:
        for resource in page.app.router.resources():
            for route in resource:
                path = resource.canonical
                for part in ("channel", "file", "name"):
                    path = path.replace(f"{{{part}}}", {"name": "index.html"}.get(part, "1"))
                there = URL(page.address).with_path(path)
                wrong = URL(page.address).with_path(path.replace(page.key, "x" * len(page.key)))
                assert await status(http, route.method, wrong, own) == 404
                for stranger in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
                    assert await status(http, route.method, there, {**own, **stranger}) == 403
                assert await status(http, route.method, there, own) != 403
    finally:
        await page.stop()
        world.clock.stop()


async def status(
    http: aiohttp.ClientSession, method: str, url: URL, headers: Mapping[str, str]
) -> int:
    async with http.request(method, url, headers=headers) as answer:
        return answer.status


async def test_paths_of_health_name_no_table_and_no_person(
    table: Bench, http: aiohttp.ClientSession
) -> None:
    app = app_of(table)
    health = Health(app, app.tables, app.timings)
    runner = web.AppRunner(health.app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    origin = URL.build(scheme="http", host="127.0.0.1", port=runner.addresses[0][1])
    people = [str(person.id) for person in table.people.values()]
    try:
        for resource in health.app.router.resources():
            async with http.get(origin.with_path(resource.canonical)) as answer:
                told = await answer.text()
                assert answer.status == 200
            assert not any(it in told for it in (*table.people, *people, str(table.guild.id)))
    finally:
        await runner.cleanup()
