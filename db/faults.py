"""Faults of the store; `store.py` says when each occurs."""

from .records import LimitRow


class StoreFault(Exception):
    """The store failed; nothing was written, unless it is ``InDoubt``."""


class Unread(StoreFault):
    """A fault of reading: the answer cannot be read now."""


class InDoubt(StoreFault):
    """The answer to a change was lost and cannot be looked up; it may or may not be written."""


class InUse(Exception):
    """Another program holds the store, or a part of it."""


class Conflict(Exception):
    """Somebody else has changed this table since it was read."""


class AlreadyDone(Exception):
    """This very press was done before."""


class Repeated(Exception):
    """The same press came last at this place a moment before."""


class NoRoom(Exception):
    """A limit of tables is exceeded; nothing was written."""

    def __init__(self, limit: LimitRow) -> None:
        super().__init__(f"no more than {limit.most} for {limit.kind} {limit.target}")
        self.limit = limit
