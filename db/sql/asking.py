"""The base of the SQL store: running statements, and changes that belong to a press."""

from collections.abc import Callable, Collection, Coroutine, Iterable
from copy import copy
from random import getrandbits
from typing import Any, NamedTuple, Self, TypeVar

from ..attempt import claim, note_claimed, note_written
from ..engine import Engine, Proof, Session, Work
from ..faults import InDoubt, Repeated, StoreFault
from ..records import Shards
from .moment import Moment, at_once
from .reading import columns

R = TypeVar("R", bound=NamedTuple)
T = TypeVar("T")
Row = tuple[str, int]  # an SQL table's name, and a row's id in it


CLAIM = (
    "INSERT INTO last_presses (place, person, what, at) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (place) DO UPDATE"
    " SET person = excluded.person, what = excluded.what, at = excluded.at"
    " WHERE last_presses.person != excluded.person OR last_presses.what != excluded.what"
    " OR abs(excluded.at - last_presses.at) > ? RETURNING at"
)


class Asking:
    def __init__(self, engine: Engine, owner: int) -> None:
        self._engine = engine
        self._owner = owner  # this process's number as an owner of claims
        self._shards: Shards | None = None
        self._doubtful = set[Row]()  # rows whose last change may have failed

    async def close(self) -> None:
        await self._engine.close()

    async def at_one_moment(self, read: Callable[[Self], Coroutine[Any, Any, T]]) -> T:
        def work(db: Session) -> T:
            then = copy(self)
            then._engine = Moment(db)
            return at_once(read(then))

        return await self._engine.read(work)

    async def _rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        return await self._engine.read(lambda db: db.rows(sql, values))

    async def _write(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        return await self._act(lambda db: db.rows(sql, values))

    async def _number(self, sql: str, values: Iterable[Any] = ()) -> int | None:
        """Return the first value of the first row, or None."""
        found = await self._rows(sql, values)
        return int(found[0][0]) if found and found[0][0] is not None else None

    async def _some(self, kind: type[R], rest: str, values: Iterable[Any] = ()) -> list[R]:
        found = await self._rows(f"SELECT {columns(kind)} FROM {rest}", values)
        return [kind(*row) for row in found]

    async def _asked(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        """Run a statement that writes for the program itself, not for a press."""
        return await self._at_once(lambda db: db.rows(sql, values))

    async def _at_once(self, work: Work[T]) -> T:
        """Run work that writes for the program itself, not for a press: all of it or nothing."""
        return await self._engine.write(work)

    async def _act(
        self,
        work: Work[T],
        proof: Proof | None = None,
        *,
        long: bool = False,
        about: Collection[Row] = (),
    ) -> T:
        """Write a person's change, together with the claim of its press. ``proof`` finds out if it
        was written.

        ``about`` are the rows that it changes. If the last change of one of them is in doubt, a
        failure is in doubt too: the person must not read that nothing has changed.
        """
        claimed = claim()

        def both(db: Session) -> T:
            if claimed is not None:
                db.need(CLAIM, (*claimed.press, claimed.window), Repeated(str(claimed.press)))
            return work(db)

        try:
            result = await self._engine.write(both, proof, long=long)
        except InDoubt:
            self._doubtful.update(about)
            note_claimed()
            raise
        except StoreFault as fault:
            if self._doubtful.isdisjoint(about):
                raise
            raise InDoubt(f"{fault}; nobody knows how the change before it ended") from fault
        self._doubtful.difference_update(about)
        note_written()
        return result


def new_owner() -> int:
    return getrandbits(31)
