"""A second event loop for work that cannot wait on the program's own."""

import asyncio
import threading

import pytest

from db.postgres.beside import Beside


async def there() -> threading.Thread:
    assert isinstance(asyncio.get_running_loop(), asyncio.SelectorEventLoop)
    return threading.current_thread()


async def until_gone(thread: threading.Thread) -> None:
    await asyncio.to_thread(thread.join, 60)
    assert not thread.is_alive()


async def test_it_is_a_selector_loop_in_another_thread() -> None:
    beside = Beside()
    beside.end()
    for _ in range(2):  # after its end it can begin again
        thread = await beside.run(there())
        assert thread is not threading.current_thread()
        beside.end()
        await until_gone(thread)


async def test_faults_come_through() -> None:
    async def fail() -> None:
        raise LookupError("there")

    beside = Beside()
    with pytest.raises(LookupError, match="there"):
        await beside.run(fail())
    beside.end()


@pytest.mark.parametrize("cancelled", [True, False], ids=["cancelled", "left waiting"])
async def test_nothing_waits_there_for_ever(cancelled: bool) -> None:
    began, ended = asyncio.Event(), asyncio.Event()
    here, beside = asyncio.get_running_loop(), Beside()
    thread = await beside.run(there())

    async def wait() -> None:
        here.call_soon_threadsafe(began.set)
        try:
            await asyncio.Event().wait()
        finally:
            here.call_soon_threadsafe(ended.set)

    waiting = asyncio.create_task(beside.run(wait()))
    await began.wait()
    if cancelled:
        waiting.cancel()
    else:
        beside.end()
    async with asyncio.timeout(60):
        await ended.wait()
    beside.end()
    await asyncio.gather(waiting, return_exceptions=True)
    await until_gone(thread)
