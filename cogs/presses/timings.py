"""The times until presses are acknowledged and done, by kind of press."""

import time
from collections import defaultdict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

KEPT = 500


@dataclass
class Stopwatch:
    what: str
    who: str  # the people who may use it
    began: float = field(default_factory=time.perf_counter)
    acknowledged: float | None = None

    def acknowledge(self) -> None:
        self.acknowledged = time.perf_counter()


class Line(NamedTuple):
    """A row of times in milliseconds: the median and the 99th percentile."""

    what: str
    times: int
    acknowledged: tuple[float, float]
    done: tuple[float, float]


class Timings:
    def __init__(self) -> None:
        self._kept: dict[str, deque[tuple[float, float]]] = defaultdict(lambda: deque(maxlen=KEPT))
        self._counts: dict[str, int] = defaultdict(int)
        self._sums: dict[str, float] = defaultdict(float)
        self._who: dict[str, str] = {}

    def start(self, what: str, who: str) -> Stopwatch:
        return Stopwatch(what, who)

    def finish(self, watch: Stopwatch) -> None:
        now = time.perf_counter()
        acknowledged = watch.acknowledged or now
        self._who[watch.what] = watch.who
        self._counts[watch.what] += 1
        self._sums[watch.what] += now - watch.began
        self._kept[watch.what].append((acknowledged - watch.began, now - watch.began))

    def totals(self) -> dict[str, tuple[int, float]]:
        """Return for each kind of press its count and its seconds in all, since the start."""
        return {what: (count, self._sums[what]) for what, count in self._counts.items()}

    def lines(self) -> list[Line]:
        """Return the times of the most frequent presses first."""
        order = sorted(self._counts, key=lambda what: -self._counts[what])
        return [self._line(what, [what]) for what in order]

    def rows(self) -> list[Line]:
        """Return the times by permission row. Server owners may play here too, so they must not see
        counts of single buttons."""
        return [
            self._line(who, [what for what, its in self._who.items() if its == who])
            for who in sorted(set(self._who.values()))
        ]

    def _line(self, name: str, whats: Sequence[str]) -> Line:
        kept = [times for what in whats for times in self._kept[what]]
        return Line(
            name,
            sum(self._counts[what] for what in whats),
            summary([first for first, _ in kept]),
            summary([second for _, second in kept]),
        )


def summary(seconds: Sequence[float]) -> tuple[float, float]:
    ordered = sorted(seconds)
    return ordered[len(ordered) // 2] * 1000, ordered[len(ordered) * 99 // 100] * 1000
