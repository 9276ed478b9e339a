"""Measures how quickly tables act in several processes on one PostgreSQL, or in one on a file.

    python -m tests.bench_many --tables 1000 --rate 50 --seconds 20 --processes 4

Like bench_tables, but the figures hardly depend on other work on the machine: they are processor
seconds for each answer, in the bot and in the server. Without ``--processes`` the store is a file.
``--delay 1``: the server is so many milliseconds away.
"""

import argparse
import asyncio
import multiprocessing
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from db import Shards
from tables import House, Sender, Tables
from tests import stores
from tests.proxy import SOCKET, Proxy, proxy

from .bench_tables import Figures, deliver, memory, set_up, spread, storm, watch_the_loop

ON_DISK = Path("/var/tmp")


class Part(NamedTuple):
    """The work that one process is given."""

    address: str
    number: int
    processes: int
    rate: float
    seconds: float


class Counted(NamedTuple):
    acts: list[float]
    lags: list[float]
    spent: float  # processor seconds
    memory: float


async def furnished(address: str, args: argparse.Namespace) -> None:
    store = await stores.start(address)
    count = args.processes or 1
    await set_up(Tables(House(store)), args.game, args.seats, args.tables, count)
    await store.close()


async def work(part: Part) -> Counted:
    """Play at the process's own tables, as servers are spread over shards."""
    store = await stores.start(part.address)
    many = part.processes > 1
    await store.join(Shards(part.processes, frozenset({part.number})) if many else None)
    tables, figures = Tables(house := House(store)), Figures()
    numbers = [n for n in await store.numbers("running") if n % part.processes == part.number]
    beside = [house.alarms.listen(), Sender(house, deliver).run(), watch_the_loop(figures)]
    tasks = [asyncio.create_task(it) for it in beside]
    begun = time.process_time()
    await storm(tables, numbers, part.rate, part.seconds, figures, Random(part.number))
    spent = time.process_time() - begun
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await store.close()
    return Counted(figures.acts, figures.lags, spent, memory())


def process(part: Part) -> Counted:
    return asyncio.run(work(part))


def measure(args: argparse.Namespace, address: str, server: stores.Server | None) -> None:
    begun = time.perf_counter()
    asyncio.run(furnished(address, args))
    print(f"{args.tables} tables were set up in {time.perf_counter() - begun:.0f} s", flush=True)
    count = args.processes or 1
    parts = [
        Part(address, number, count, args.rate / count, args.seconds) for number in range(count)
    ]
    before = server.spent() if server else 0.0
    with multiprocessing.get_context("spawn").Pool(count) as pool:
        counted = pool.map(process, parts, chunksize=1)
    acts = [time for it in counted for time in it.acts]
    lags = [time for it in counted for time in it.lags]
    ours = 1000 * sum(it.spent for it in counted) / len(acts)
    theirs = 1000 * (server.spent() - before) / len(acts) if server else 0.0
    print(
        f"{len(acts) / args.seconds:.0f} answers a second in {count} processes, each"
        f" {spread(acts)} ms; of a processor: {ours:.1f} ms in the bot, {theirs:.1f} ms in the"
        f" server; loop lag {spread(lags)} ms; {max(it.memory for it in counted):.0f} MB a process"
    )


async def be_far(folder: Path, address: str, delay: float) -> None:
    async with proxy(folder, address) as line:
        line.delay = delay
        await asyncio.Event().wait()


def far(folder: Path, address: str, delay: float) -> None:
    asyncio.run(be_far(folder, address, delay))


@contextmanager
def away(server: stores.Server, address: str, delay: float) -> Iterator[str]:
    """Make the server seem this many seconds away, by a process in between."""
    if not delay:
        yield address
        return
    folder = server.folder / "far"
    folder.mkdir()
    between = multiprocessing.get_context("spawn").Process(
        target=far, args=(folder, address, delay), daemon=True
    )
    between.start()
    while not (folder / SOCKET).exists():
        time.sleep(0.05)
    yield Proxy(folder, address).address
    between.terminate()
    between.join()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="ryozen")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--delay", type=float, default=0, help="milliseconds")
    args = parser.parse_args()
    if args.processes:
        server = stores.Server(options="-c shared_buffers=128MB", place=ON_DISK)
        with away(server, server.make("tables"), args.delay / 1000) as address:
            measure(args, address, server)
        return
    with tempfile.TemporaryDirectory(dir=ON_DISK) as folder:
        measure(args, f"{folder}/tables.sqlite", None)


if __name__ == "__main__":
    main()
