"""A cache of everything drawn: one limit for all kinds, and what was used longest ago goes first.

Kinds share the room as needed: separate limits would leave one full while another has room."""

import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path
from threading import Lock
from typing import Any, Generic, NamedTuple, TypeVar

Item = TypeVar("Item")

MOST = 512 << 20
SHARE = 8  # each process may use one eighth of the machine's memory
LARGEST = 4  # what takes over a quarter of the room is not kept: it would drive out all else
CONTAINER = Path("/sys/fs/cgroup/memory.max")


def machine_memory(container: Path = CONTAINER) -> int:
    """Return the bytes that this machine has, or the container that we run in."""
    whole = SHARE * MOST  # Windows does not tell; assume there is enough
    if sys.platform != "win32":
        whole = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    told = container.read_text().strip() if container.exists() else ""
    return min(whole, int(told)) if told.isdigit() else whole


class Kept(NamedTuple):
    item: Any
    weight: int


class Memory:
    """Items of several shelves within one limit; what was used longest ago is dropped first.
    Threads may share it."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self._items: OrderedDict[tuple[int, Hashable], Kept] = OrderedDict()
        self._shelves: list[Shelf[Any]] = []
        self.lock = Lock()

    def shelf(self, weigh: Callable[[Item], int]) -> "Shelf[Item]":
        """Add a shelf for another kind of items, which shares the room."""
        shelf = Shelf(self, len(self._shelves), weigh)
        self._shelves.append(shelf)
        return shelf

    def find(self, key: tuple[int, Hashable]) -> Kept | None:
        with self.lock:
            kept = self._items.get(key)
            if kept is not None:
                self._items.move_to_end(key)
            return kept

    def keep(self, key: tuple[int, Hashable], kept: Kept) -> None:
        """Keep an item, unless it is kept already or too large."""
        with self.lock:
            if key in self._items or kept.weight * LARGEST > self.limit:
                return
            self._items[key] = kept
            self._count(key[0], kept.weight)
            while self.used > self.limit:
                (shelf, _), oldest = self._items.popitem(last=False)
                self._count(shelf, -oldest.weight)

    def clear(self, shelf: int) -> None:
        """Forget everything on a shelf."""
        with self.lock:
            for key in [key for key in self._items if key[0] == shelf]:
                self._count(shelf, -self._items.pop(key).weight)

    def _count(self, shelf: int, weight: int) -> None:
        self.used += weight
        self._shelves[shelf].used += weight


class Shelf(Generic[Item]):
    """One kind of cached items, with the bytes it uses."""

    def __init__(self, memory: Memory, number: int, weigh: Callable[[Item], int]) -> None:
        self.memory = memory
        self.used = 0
        self._number = number
        self._weigh = weigh

    def get(self, key: Hashable, make: Callable[[], Item]) -> Item:
        """Return the kept item, or a new one. Two threads may make the same item; one is kept."""
        mine = self._number, key
        kept = self.memory.find(mine)
        if kept is not None:
            found: Item = kept.item
            return found
        made = make()
        self.memory.keep(mine, Kept(made, self._weigh(made)))
        return made

    def clear(self) -> None:
        self.memory.clear(self._number)


MEMORY = Memory(min(MOST, machine_memory() // SHARE))
