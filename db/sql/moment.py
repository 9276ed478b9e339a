"""Reading several things of a store as they were at the same moment."""

from collections.abc import Coroutine
from typing import Any, TypeVar

from ..engine import Proof, Session, Work
from ..faults import StoreFault

T = TypeVar("T")


class Moment:
    """An engine that reads everything in one transaction, and so from one moment."""

    def __init__(self, db: Session) -> None:
        self._db = db

    async def read(self, work: Work[T], *, long: bool = False) -> T:
        return work(self._db)

    async def write(self, work: Work[T], proof: Proof | None = None, *, long: bool = False) -> T:
        raise StoreFault("nothing is written in the middle of a reading")

    async def scrub(self) -> None:
        raise StoreFault("nothing is tidied in the middle of a reading")

    async def close(self) -> None:
        """Do nothing: whoever began the transaction ends it."""


def at_once(asked: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that only reads from a Moment, and return its result. Raise StoreFault if it
    waits for anything else."""
    try:
        asked.send(None)
    except StopIteration as ended:
        found: T = ended.value
        return found
    asked.close()
    raise StoreFault("something waits in the middle of a reading")
