"""The pictures of one game: views of a game that is played with random legal decisions.

Everything is drawn once before the clock runs, because a bot that has been up for a minute has warm
caches.
"""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

from render.bench_timing import caches, forget, milliseconds
from render.kit.look import Look
from render.kit.painter import Painter
from render.kit.shown import PIXELS
from render.painters import PAINTERS
from rules import GAMES, new_game
from rules.play import decisions

VIEWS = 60
FRAMES = 30
AT_ONCE = 4
TICK = 0.002

HEAD = "| picture | median ms | p95 ms | largest KB |\n|---|---|---|---|"


def views_of(game_id: str) -> list[Any]:
    """Return views from the whole length of a game with the most seats."""
    seats = max(next(iter(GAMES[game_id].modes.values())).seats)
    game = new_game(game_id, seats=seats, seed=b"pictures")
    seen = [game.view(None) for _ in decisions(game, Random(7))]
    step = max(1, len(seen) // VIEWS)
    return [*seen[::step], game.view(None)]


def cold(work: Callable[[], Any]) -> float:
    """Return the milliseconds of the first picture after a start, with every cache empty."""
    forget()
    return milliseconds(work)[0]


def row(name: str, works: Sequence[Callable[[], Any]]) -> str:
    for work in works:
        work()
    timed = [milliseconds(work) for work in works]
    times = sorted(spent for spent, _ in timed)
    largest = max(size for _, size in timed)
    median, worst = times[len(times) // 2], times[int(len(times) * 0.95)]
    return f"| {name} | {median:.1f} | {worst:.1f} | {largest / 1000:.0f} |"


def table(painter: Painter, views: list[Any]) -> Iterator[str]:
    wide, small = Look(width=PIXELS), Look(width=800)
    players = range(len(views[-1]["result"]["scores"]))
    yield HEAD
    first = max(cold(partial(painter.board, view, wide)) for view in views[::20])
    yield f"| common ground, the first after a start | | {first:.0f} | |"
    yield row("common ground", [partial(painter.board, v, wide) for v in views])
    yield row("both pictures of a turn", [partial(painter.boards, v, wide) for v in views])
    panels = [partial(painter.panel, v, p, wide) for v in views for p in players]
    yield row("seat panel", panels)
    yield row("frame of a replay, 800 px, drawn", [partial(painter.frame, v, small) for v in views])
    yield row("result card", [partial(painter.results, views[-1], wide, views[:3])] * 20)
    spent, size = milliseconds(partial(painter.replay, views[:FRAMES], small))
    yield f"| moving picture, {FRAMES} frames | {spent:.0f} | | {size / 1000:.0f} |"


async def worst_lag(painter: Painter, views: list[Any]) -> float:
    """Return the longest delay of the event loop while threads draw four boards."""
    done = asyncio.Event()
    worst = 0.0

    async def watch() -> None:
        nonlocal worst
        while not done.is_set():
            start = time.perf_counter()
            await asyncio.sleep(TICK)
            worst = max(worst, time.perf_counter() - start - TICK)

    watcher = asyncio.create_task(watch())
    look = Look(width=PIXELS)
    for start in range(0, len(views) - AT_ONCE, AT_ONCE):
        batch = views[start : start + AT_ONCE]
        await asyncio.gather(*(asyncio.to_thread(painter.board, view, look) for view in batch))
    done.set()
    await watcher
    return worst * 1000


def report(game_id: str) -> Iterator[str]:
    painter, views = PAINTERS[game_id], views_of(game_id)
    yield f"### {GAMES[game_id].id}, {len(views)} views of one game\n"
    yield from table(painter, views)
    lag = asyncio.run(worst_lag(painter, views))
    yield f"\nWorst delay of the event loop with {AT_ONCE} boards at once: {lag:.0f} ms."
    yield f"{caches()}\n"
