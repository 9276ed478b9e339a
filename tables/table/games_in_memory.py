"""The games that are being played, kept in memory. Nobody changes them in place: a changed copy
replaces one after it is saved."""

from collections import OrderedDict
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from db import CheckpointRow

from ..base.model import Table
from ..base.position import Position

MOST = 256


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A position, its table's row, and its stored checkpoints."""

    position: Position
    sequence: int  # the length of the log
    undo_floor: int
    undo_seat: int
    checkpoints: Sequence[CheckpointRow]

    def is_of(self, table: Table) -> bool:
        """Tell if this game's limits of undo equal those in the table's row. Ask only for a log of
        the same length."""
        return (self.undo_floor, self.undo_seat) == (table.undo_floor, table.undo_seat)


class GamesInMemory:
    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[int, KeptGame] = OrderedDict()

    def of(self, table: int) -> KeptGame | None:
        kept = self._kept.get(table)
        if kept is not None:
            self._kept.move_to_end(table)
        return kept

    def keep(self, table: int, kept: KeptGame) -> None:
        self._kept[table] = kept
        self._kept.move_to_end(table)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget(self, table: int) -> None:
        self._kept.pop(table, None)

    @property
    def tables(self) -> Collection[int]:
        """Return the tables whose games are in memory."""
        return self._kept.keys()
