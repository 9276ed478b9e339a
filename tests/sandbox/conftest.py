"""The page in front of a new world; and the tests left out because this machine lacks their tools,
which tests/conftest.py reports."""

from collections.abc import AsyncIterator

import pytest

from sandbox.page import Page
from sandbox.seed import Seed, plant
from sandbox.world import World
from tests.bench.tools import left_out

collect_ignore = list(left_out())


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    world = World()
    plant(world, Seed())
    it = Page(world)
    await it.start()
    yield it
    await it.stop()
    world.clock.stop()
