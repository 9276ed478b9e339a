"""The ways in which the store refuses, or cannot tell; `store.py` says when."""

from .records import LimitRow


class StoreFault(Exception):
    """The store could not do it; nothing was written, unless it is ``InDoubt``."""


class Unread(StoreFault):
    """A fault of reading: what was asked for cannot be read now."""


class InDoubt(StoreFault):
    """The answer to a change was lost, and it could not be looked up: it was written, or not."""


class InUse(Exception):
    """Another program holds the store, or a part of it."""


class Conflict(Exception):
    """Somebody else has changed this table since it was read."""


class AlreadyDone(Exception):
    """This very press was done before."""


class Repeated(Exception):
    """The same was pressed at this place a moment before."""


class NoRoom(Exception):
    """One table too many; nothing was written."""

    def __init__(self, limit: LimitRow) -> None:
        super().__init__(f"no more than {limit.most} for {limit.kind} {limit.target}")
        self.limit = limit
