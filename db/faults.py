"""Faults of the store; `store.py` says when each is raised."""

from .records import LimitRow


class StoreFault(Exception):
    """The store failed; nothing was written, unless it is ``InDoubt``."""


class Unread(StoreFault):
    """Something could not be read."""


class InDoubt(StoreFault):
    """A change may have been written or not: the answer was lost and cannot be found out."""


class InUse(Exception):
    """Another program uses the store, or the same shards of it."""


class Conflict(Exception):
    """Somebody else has changed this row since it was read."""


class AlreadyDone(Exception):
    """This press was carried out before."""


class Repeated(Exception):
    """A double click: the last press at this place, a moment ago, was the same."""


class NoRoom(Exception):
    """A limit on the number of tables would be exceeded; nothing was written."""

    def __init__(self, limit: LimitRow) -> None:
        super().__init__(f"no more than {limit.most} for {limit.kind} {limit.target}")
        self.limit = limit
