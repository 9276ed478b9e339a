"""Faults of Discord that the stand-in imitates on request: refusals, delays, broken lines."""

import asyncio
import re
from dataclasses import dataclass, field

from sandbox.errors import ApiError, refusal


@dataclass
class Fault:
    """A fault for the next matching requests, before or instead of their answers."""

    method: str
    path: re.Pattern[str]
    times: int
    status: int | None = None
    retry_after: float = 0.0
    cut: bool = False
    refusal: ApiError | None = None
    files: bool | None = None  # True: only requests with files, False: only those without
    struck: int = 0
    holds: bool = False  # keep the request waiting until ``go_on``
    held: asyncio.Event = field(default_factory=asyncio.Event)
    go_on: asyncio.Event = field(default_factory=asyncio.Event)

    def fits(self, method: str, path: str, *, files: bool) -> bool:
        return (
            self.times > 0
            and self.method in ("*", method)
            and self.files in (None, files)
            and bool(self.path.search(path))
        )


class Faults:
    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def take(self, method: str, path: str, *, files: bool = False) -> Fault | None:
        for fault in self._waiting:
            if fault.fits(method, path, files=files):
                fault.times -= 1
                fault.struck += 1
                return fault
        return None

    def clear(self) -> None:
        self._waiting.clear()

    def rate_limit(
        self,
        path: str,
        *,
        retry_after: float = 0.05,
        method: str = "*",
        times: int = 1,
        files: bool | None = None,
    ) -> Fault:
        """Answer 429, with headers that say when to come again."""
        return self._add(Fault(method, re.compile(path), times, 429, retry_after, files=files))

    def fail(
        self,
        path: str,
        status: int = 500,
        *,
        method: str = "*",
        times: int = 1,
        files: bool | None = None,
    ) -> Fault:
        return self._add(Fault(method, re.compile(path), times, status, files=files))

    def hold(
        self, path: str, *, method: str = "*", times: int = 1, files: bool | None = None
    ) -> Fault:
        """Hold the request until somebody sets ``go_on``."""
        return self._add(Fault(method, re.compile(path), times, files=files, holds=True))

    def cut(
        self, path: str, *, method: str = "*", times: int = 1, files: bool | None = None
    ) -> Fault:
        """Cut the connection after the request was carried out, so that nobody knows if it
        worked."""
        return self._add(Fault(method, re.compile(path), times, cut=True, files=files))

    def refuse(
        self,
        path: str,
        name: str,
        *,
        method: str = "*",
        times: int = 1,
        files: bool | None = None,
    ) -> Fault:
        """Answer with one of Discord's refusals, by its name in errors.py."""
        return self._add(Fault(method, re.compile(path), times, refusal=refusal(name), files=files))

    def _add(self, fault: Fault) -> Fault:
        self._waiting.append(fault)
        return fault
