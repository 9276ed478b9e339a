"""An event loop in a thread of its own, for psycopg: on Windows it cannot use the kind of loop that
the rest of the program needs for its processes."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Beside:
    """The loop and its thread; both start with the first work."""

    def __init__(self) -> None:
        self._loop: asyncio.SelectorEventLoop | None = None

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work on the loop. Cancelling the caller cancels the work."""
        if self._loop is None:
            self._loop = asyncio.SelectorEventLoop()
            threading.Thread(target=serve, args=(self._loop,), daemon=True).start()
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    def end(self) -> None:
        """Stop the loop."""
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
