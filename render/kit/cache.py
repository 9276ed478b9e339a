"""Caches that forget the oldest picture when their bytes run out."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Item = TypeVar("Item")


class ByteCache(Generic[Item]):
    """Least recently used items within a byte limit; safe to share between threads."""

    def __init__(self, limit: int, weigh: Callable[[Item], int]) -> None:
        self.limit = limit
        self.used = 0
        self._weigh = weigh
        self._items: OrderedDict[Hashable, Item] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Item]) -> Item:
        """The kept item, or a new one. Two threads may make the same item; one is kept."""
        with self._lock:
            kept = self._items.get(key)
            if kept is not None:
                self._items.move_to_end(key)
                return kept
        made = make()
        with self._lock:
            if key not in self._items:
                self._items[key] = made
                self.used += self._weigh(made)
                self._shrink()
        return made

    def _shrink(self) -> None:
        while self.used > self.limit and len(self._items) > 1:
            _, oldest = self._items.popitem(last=False)
            self.used -= self._weigh(oldest)

    def clear(self) -> None:
        with self._lock:
            self._items.clear()
            self.used = 0

    def __len__(self) -> int:
        return len(self._items)
