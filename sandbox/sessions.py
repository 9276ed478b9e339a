"""The limits on a bot's sessions: their number in a day and at a time, and the fewest shards."""

from dataclasses import dataclass, field

from sandbox.clock import Clock
from sandbox.model import Json

DAY = 86_400.0


@dataclass
class SessionLimit:
    """The limits that `GET /gateway/bot` tells, and the fate of those who break them. ``pause``
    is the time between two sessions of one bucket: Discord's is five seconds, here tests set it."""

    clock: Clock
    shards: int = 1  # the number that Discord recommends
    least: int = 1  # connections with fewer shards are refused
    total: int = 1000
    max_concurrency: int = 1
    pause: float = 0.0
    begun: list[float] = field(default_factory=list)
    _last: dict[int, float] = field(default_factory=dict)

    @property
    def remaining(self) -> int:
        since = self.clock.now() - DAY
        self.begun = [at for at in self.begun if at > since]
        return self.total - len(self.begun)

    def told(self) -> Json:
        remaining = self.remaining
        first = min(self.begun, default=self.clock.now())
        return {
            "total": self.total,
            "remaining": max(0, remaining),
            "reset_after": int((first + DAY - self.clock.now()) * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def begin(self, shard: int) -> bool:
        """Count a shard's session and return True, or return False if its bucket began one less
        than ``pause`` ago: the shard has to come again."""
        now, bucket = self.clock.now(), shard % self.max_concurrency
        if now - self._last.get(bucket, -DAY) < self.pause:
            return False
        self._last[bucket] = now
        self.begun.append(now)
        return True
