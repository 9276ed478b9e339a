"""An event loop in a thread of its own, for a library that is particular about its loop: psycopg
cannot wait on the one that Windows needs for processes."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Beside:
    """A loop that starts when it first has something to do."""

    def __init__(self) -> None:
        self._loop: asyncio.SelectorEventLoop | None = None

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run the work on that loop; it is cancelled together with the waiting caller."""
        if self._loop is None:
            self._loop = asyncio.SelectorEventLoop()
            threading.Thread(target=serve, args=(self._loop,), daemon=True).start()
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    def end(self) -> None:
        """Stop the loop once earlier work is done."""
        loop, self._loop = self._loop, None
        if loop is not None:
            loop.call_soon_threadsafe(loop.stop)


def serve(loop: asyncio.AbstractEventLoop) -> None:
    loop.run_forever()
    loop.run_until_complete(cancel_what_waits())
    loop.close()


async def cancel_what_waits() -> None:
    waiting = asyncio.all_tasks() - {asyncio.current_task()}
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
