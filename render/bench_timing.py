"""The cost of a picture: processor time and bytes."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from render.kit.cache import MEMORY, Shelf
from render.kit.canvas import LAYERS, SPRITES
from render.kit.ink import INKED

CACHES: dict[str, Shelf[Any]] = {"layers": LAYERS, "sprites": SPRITES, "text": INKED}


def milliseconds(work: Callable[[], Any]) -> tuple[float, int]:
    """Return the milliseconds of processor time that the work takes, and the bytes that it
    makes."""
    start = time.process_time()
    made = work()
    spent = (time.process_time() - start) * 1000
    pictures = made if isinstance(made, list) else [made]
    return spent, sum(len(getattr(picture, "data", b"")) for picture in pictures)


def share_of(values: Sequence[float], share: float) -> float:
    """Return the percentile: the value below which ``share`` of all values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def forget() -> None:
    """Empty all caches, as if nothing had been drawn."""
    for cache in CACHES.values():
        cache.clear()


def caches() -> str:
    """Return how full the caches are, in words."""
    used = ", ".join(f"{name} {cache.used / (1 << 20):.0f} MB" for name, cache in CACHES.items())
    bound = MEMORY.limit >> 20
    return f"Caches afterwards: {used}; bound {bound} MB."
