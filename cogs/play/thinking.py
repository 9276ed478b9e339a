"""Runs long searches in a thread, so that the event loop serves others meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

# Only one, because thinking shares the interpreter with the event loop.
THINKER = ThreadPoolExecutor(1, "thinker")
Found = TypeVar("Found")


async def thought(about: Callable[[], Found]) -> Found:
    return await asyncio.get_running_loop().run_in_executor(THINKER, about)
