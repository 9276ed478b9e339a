"""Counts of what people did lately, for limits that a restart may forget."""

from collections.abc import Hashable

MOST_KEYS = 10_000  # counts kept at a time; then those that are over go


class Lately:
    """The times at which something limited was done: at most ``most`` times in ``seconds``."""

    def __init__(self, most: int, seconds: int) -> None:
        self._most = most
        self._seconds = seconds
        self._times: dict[Hashable, list[int]] = {}

    def free_at(self, key: Hashable, now: int, *, more: int = 1) -> int:
        """Return 0 if it may be done so many more times now, or else the time to wait for."""
        late = [at for at in self._times.pop(key, ()) if at > now - self._seconds]
        if late:
            self._times[key] = late
        over = len(late) + more - self._most
        return late[min(over, len(late)) - 1] + self._seconds if over > 0 and late else 0

    def note(self, key: Hashable, now: int) -> None:
        if len(self._times) >= MOST_KEYS:
            since = now - self._seconds
            self._times = {it: at for it, at in self._times.items() if at and at[-1] > since}
        self._times.setdefault(key, []).append(now)

    def forget_newest(self, key: Hashable) -> None:
        if self._times.get(key):
            self._times[key].pop()
