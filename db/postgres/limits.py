"""Time limits of PostgreSQL transactions: those that the server keeps, and our own."""

import threading
from dataclasses import dataclass
from time import monotonic

import psycopg


@dataclass(frozen=True)
class Limits:
    """Limits in seconds. The server's are shorter, since it says why it gives up; ours end the wait
    for a server that says nothing."""

    lock: float = 1.2  # waiting for another session's lock
    statement: float = 1.5
    answer: float = 1.8  # a whole transaction, including the way to the server
    look: float = 0.5  # finding out how a change ended
    idle: float = 5.0  # silence within an open transaction
    connect: int = 2  # opening a connection; libpq accepts no smaller value

    @property
    def options(self) -> str:
        """Return the server's limits as connection options, in milliseconds."""
        named = {
            "lock_timeout": self.lock,
            "statement_timeout": self.statement,
            "idle_in_transaction_session_timeout": self.idle,
        }
        return " ".join(f"-c {name}={round(1000 * seconds)}" for name, seconds in named.items())


LIMITS = Limits()

# Notice a broken connection early, at both ends: the server must not keep the locks of a process
# that was cut off.
ALIVE = {
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds until sent data has to be acknowledged
}
ALIVE_THERE = (
    "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3"
    " -c tcp_user_timeout=10000"
)


class Silent(psycopg.OperationalError):
    """The server does not answer."""


class Ticket:
    """The time that a transaction may take. Before it begins, the waiting caller may give it up, so
    that it never begins; once begun, it ends in time by itself."""

    def __init__(self, seconds: float) -> None:
        self.asked = monotonic()
        self.ends_at = self.asked + seconds
        self.ended: float | None = None
        self._lock = threading.Lock()
        self._begun = False
        self._given_up = False

    @property
    def left(self) -> float:
        return self.ends_at - monotonic()

    @property
    def spent(self) -> float:
        """Return the seconds spent so far, up to the end of the transaction."""
        return (self.ended or monotonic()) - self.asked

    def begin(self) -> None:
        with self._lock:
            if self._given_up or self.left <= 0:
                raise Silent("the server does not answer")
            self._begun = True

    def wait_again(self) -> None:
        """Let the caller give up again, while a new connection is opened."""
        with self._lock:
            self._begun = False

    def give_up(self) -> bool:
        """Give up the transaction if it has not begun; tell if so."""
        with self._lock:
            self._given_up = not self._begun
            return self._given_up
