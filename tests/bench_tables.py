"""Measures how quickly tables act while many people play at once.

    python -m tests.bench_tables --tables 1000 --rate 50 --seconds 60

Each decision is one person's answer at a random table, at a random moment (so many a second on
average, whether the previous one is done or not): lock, load, check on a copy, play, commit with
``synchronous=FULL``. The bot's sender runs meanwhile, but its news goes to nobody.
"""

import argparse
import asyncio
import resource
import sqlite3
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from db import SqliteStore
from rules.play import random_answer
from tables import Answer, House, News, Sender, Settings, Status, Tables

TICK = 0.005


@dataclass
class Figures:
    acts: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    ended: int = 0


def percentile(values: list[float], part: float) -> float:
    """Return a percentile of these seconds, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def spread(values: list[float]) -> str:
    return ", ".join(
        f"{name} {percentile(values, part):.1f}"
        for name, part in (("p50", 0.5), ("p99", 0.99), ("longest", 1.0))
    )


def memory() -> float:
    """Return the memory used now, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def commits_of_this_disk(folder: Path) -> list[float]:
    """Return the times of small transactions in SQLite alone, which no answer here can beat."""
    times = []
    with closing(sqlite3.connect(folder / "disk.sqlite", isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("CREATE TABLE rows (body BLOB)")
        for _ in range(300):
            start = time.perf_counter()
            db.execute("BEGIN IMMEDIATE")
            db.execute("INSERT INTO rows VALUES (zeroblob(4000))")
            db.execute("COMMIT")
            times.append(time.perf_counter() - start)
    return times


async def set_up(tables: Tables, game: str, seats: int, count: int, shards: int = 1) -> list[int]:
    """Start tables, each on the next shard; return their numbers."""
    made = []
    for number in range(count):
        guild = ((shards + (number + 1) % shards) << 22) + 1
        people = range(1 + number * seats, 1 + (number + 1) * seats)
        lobby = await tables.lobby.create(people[0], Settings(game=game, seats=seats), guild=guild)
        for person in people[1:]:
            await tables.lobby.join(lobby.id, person)
        made.append((await tables.lobby.start(lobby.id, people[0])).id)
    return made


async def act(tables: Tables, number: int, chance: Random, figures: Figures) -> None:
    table = await tables.finding.table(number)
    if table.status is not Status.RUNNING:
        figures.ended += 1
        return
    person = table.seats[table.asked[0].seat].actor
    assert person is not None
    panel = await tables.play.question(number, person)
    if panel.question is None:  # another player has just answered
        return
    answer = Answer(panel.question.point, random_answer(panel.question, chance))
    start = time.perf_counter()
    await tables.play.answer_line(number, person, [answer], chance.getrandbits(60))
    figures.acts.append(time.perf_counter() - start)


async def watch_the_loop(figures: Figures) -> None:
    while True:
        start = time.perf_counter()
        await asyncio.sleep(TICK)
        figures.lags.append(time.perf_counter() - start - TICK)


async def storm(
    tables: Tables,
    numbers: list[int],
    rate: float,
    seconds: float,
    figures: Figures,
    chance: Random,
) -> None:
    busy = set[int]()
    end = time.perf_counter() + seconds
    async with asyncio.TaskGroup() as group:
        while time.perf_counter() < end:
            await asyncio.sleep(chance.expovariate(rate))
            number = chance.choice(numbers)
            if number in busy:  # only one player at a time answers at a table
                continue
            busy.add(number)
            task = group.create_task(act(tables, number, chance, figures))
            task.add_done_callback(partial(done, busy, number))


def done(busy: set[int], number: int, task: asyncio.Task[None]) -> None:
    busy.discard(number)


async def deliver(news: News) -> int | None:
    return news.id


async def measure(args: argparse.Namespace, folder: Path) -> None:
    disk = commits_of_this_disk(folder)
    print(f"a bare commit on this disk: {spread(disk)} ms")
    store = await SqliteStore.start(folder / "tables.sqlite")
    tables = Tables(house := House(store))
    start = time.perf_counter()
    numbers = await set_up(tables, args.game, args.seats, args.tables // 2)
    half = memory()
    numbers += await set_up(tables, args.game, args.seats, args.tables - len(numbers))
    print(
        f"{len(numbers)} tables of {args.game} with {args.seats} set up"
        f" in {time.perf_counter() - start:.0f} s; memory {half:.0f} MB with half of them,"
        f" {memory():.0f} MB with all"
    )
    figures = Figures()
    sender = asyncio.create_task(Sender(house, deliver).run())
    watcher = asyncio.create_task(watch_the_loop(figures))
    cpu = time.process_time()
    await storm(tables, numbers, args.rate, args.seconds, figures, Random(1))
    cpu = time.process_time() - cpu
    for task in (sender, watcher):
        task.cancel()
    await asyncio.gather(sender, watcher, return_exceptions=True)
    await store.close()
    print(
        f"{len(figures.acts)} decisions in {args.seconds:.0f} s, each {spread(figures.acts)} ms;"
        f" loop lag {spread(figures.lags)} ms; {100 * cpu / args.seconds:.0f} % of a core;"
        f" memory {memory():.0f} MB"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="ryozen")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=50)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--folder", type=Path, help="on which disk; default: the system's own")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        asyncio.run(measure(args, Path(folder)))


if __name__ == "__main__":
    main()
