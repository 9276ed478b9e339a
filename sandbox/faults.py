"""Things that go wrong on purpose."""

import re
from dataclasses import dataclass


@dataclass
class Fault:
    """What happens to the next matching requests instead of, or before, their answer."""

    method: str
    path: re.Pattern[str]
    times: int
    status: int | None = None
    retry_after: float = 0.0
    delay: float = 0.0
    cut: bool = False

    def fits(self, method: str, path: str) -> bool:
        return self.times > 0 and self.method in ("*", method) and bool(self.path.search(path))


class Faults:
    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def take(self, method: str, path: str) -> Fault | None:
        for fault in self._waiting:
            if fault.fits(method, path):
                fault.times -= 1
                return fault
        return None

    def clear(self) -> None:
        self._waiting.clear()

    def rate_limit(
        self, path: str, *, retry_after: float = 0.05, method: str = "*", times: int = 1
    ) -> None:
        """429 with the headers that say when to come again."""
        self._add(Fault(method, re.compile(path), times, 429, retry_after))

    def fail(self, path: str, status: int = 500, *, method: str = "*", times: int = 1) -> None:
        self._add(Fault(method, re.compile(path), times, status))

    def slow(self, path: str, seconds: float, *, method: str = "*", times: int = 1) -> None:
        self._add(Fault(method, re.compile(path), times, delay=seconds))

    def cut(self, path: str, *, method: str = "*", times: int = 1) -> None:
        """The connection breaks after the request was carried out: nobody knows if it worked."""
        self._add(Fault(method, re.compile(path), times, cut=True))

    def _add(self, fault: Fault) -> None:
        self._waiting.append(fault)
