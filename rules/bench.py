"""A benchmark of the games: random play, cloning, saving, loading, verifying."""

import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

from .build import COMPILED
from .core import Game, Rulebook
from .core.imagining import EVERY
from .core.save import load, read, to_json
from .core.verify import verify
from .play import play_out, random_decision

SECONDS = 1.0
RUNS = 5


def bench(book: Rulebook[Any], seconds: float = SECONDS) -> dict[str, float | int | str]:
    """Return a game's timings, with the most seats of its first mode."""
    mode = next(iter(book.modes.values()))
    seats = max(mode.seats)
    rates = [_random_play(book, seats, run, seconds) for run in range(RUNS)]
    thought = [_random_play(book, seats, run, seconds, EVERY)[1] for run in range(RUNS)]
    middle = _played(book, seats, part=0.5)
    final = _played(book, seats, part=1.0)
    text = to_json(middle)
    saved, whole = read(text), read(to_json(final))
    return {
        "game": book.id,
        "seats": seats,
        "playouts_per_second": round(statistics.median(rate[0] for rate in rates), 1),
        "compiled": COMPILED,
        "decisions_per_second": round(statistics.median(rate[1] for rate in rates)),
        "simulated_per_second": round(statistics.median(thought)),
        "decisions_per_game": len(final.line),
        "enumerate_us": round(1e6 * _timed(lambda: _options(middle), seconds), 2),
        "clone_us": round(1e6 * _timed(middle.clone, seconds), 1),
        "save_us": round(1e6 * _timed(lambda: to_json(middle), seconds), 1),
        "load_us": round(1e6 * _timed(lambda: load(book, read(text)), seconds), 1),
        "restore_us": round(1e6 * _timed(lambda: load(book, saved), seconds), 1),
        "verify_ms": round(1e3 * _timed(lambda: verify(book, whole), seconds), 2),
        "file_bytes": len(text),
    }


def new(book: Rulebook[Any], seats: int, seed: int, every: int = 1) -> Game[Any]:
    game = Game(book, book.setup(seats, {}), seed.to_bytes(8, "big"), every=every)
    game.start()
    return game


def _random_play(
    book: Rulebook[Any], seats: int, run: int, seconds: float, every: int = 1
) -> tuple[float, float]:
    chance = Random(run)
    games = made = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        made += play_out(new(book, seats, run * 1_000_000 + games, every), chance)
        games += 1
    return games / spent, made / spent


def _played(book: Rulebook[Any], seats: int, part: float) -> Game[Any]:
    """Return a game of which a ``part`` (0 to 1) has been played at random."""
    whole = new(book, seats, 7)
    length = play_out(whole, Random(7))
    game, chance = new(book, seats, 7), Random(7)
    for _ in range(int(length * part)):
        random_decision(game, chance)
    return game


def _options(game: Game[Any]) -> int:
    """Make the labels of all options, as an interface does; return their total length."""
    return sum(len(option.label("en")) for choice in game.pending for option in choice.options)


def _timed(action: Callable[[], object], seconds: float) -> float:
    """Return the seconds that one run of the action takes: the median of several batches."""
    start = time.perf_counter()
    action()
    once = max(time.perf_counter() - start, 1e-7)
    batch = max(1, int(seconds / RUNS / once))
    runs = []
    for _ in range(RUNS):
        start = time.perf_counter()
        for _ in range(batch):
            action()
        runs.append((time.perf_counter() - start) / batch)
    return statistics.median(runs)
