"""Checks a store: can this version continue every table, and do the rows match the logs? Faults are
reported, not raised."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from db import Change, Opened, Store
from rules import BadFile, rulebook
from rules.core.save import SavedGame, load
from rules.core.verify import replayed, verify

from ..base.keeping import AnyGame, frozen, pack, saved_game, unpack_table
from ..base.model import Status


@dataclass(frozen=True, slots=True)
class Checked:
    table: int
    game: str
    again: int = 0  # answers that people would have to give again
    fault: str = ""  # why the game cannot be loaded; empty: it can
    damage: str = ""  # how the table's row contradicts its log; empty: it does not


async def check(store: Store, states: Sequence[Status]) -> AsyncIterator[Checked]:
    for status in states:
        for table in await store.numbers(status):
            yield await check_table(store, table)


async def check_table(store: Store, table: int) -> Checked:
    opened = await store.open(table, None)
    game = opened.row.game if opened is not None else "?"
    try:
        saved = _saved(opened)
        own = replace(saved, log=list(saved.log))  # loading may append an undo to the log
        again = len(load(rulebook(saved.game), own).dropped)
    except Exception as fault:  # the game's rules run here and may raise anything
        return Checked(table, game, fault=f"{type(fault).__name__}: {fault}")
    return Checked(table, game, again, damage=_damage(saved))


def _saved(opened: Opened | None) -> SavedGame:
    if opened is None or opened.game is None:
        raise ValueError("there is no game at it")
    return saved_game(unpack_table(opened.row.body), opened.game)


def _damage(saved: SavedGame) -> str:
    """Return the damage; empty if there is none. After a correction of the rules old logs are not
    checked from the start."""
    book = rulebook(saved.game)
    try:
        verify(book, saved)
    except BadFile as fault:
        try:
            true = replayed(book, saved)
        except BadFile:
            true = None
        return difference(saved, true) or str(fault)
    return ""


def difference(saved: SavedGame, true: AnyGame | None) -> str:
    if true is None or (saved.undo_floor, saved.undo_seat) == (true.undo_floor, true.undo_seat):
        return ""
    return (
        f"{_taker(saved.undo_seat)} take back down to decision {saved.undo_floor} alone, by its "
        f"log {_taker(true.undo_seat)} down to decision {true.undo_floor}"
    )


def _taker(seat: int) -> str:
    return "nobody may" if seat < 0 else f"seat {seat} may"


async def mend(store: Store, table: int) -> bool:
    """Make a table's row and checkpoints match its log. Return False if the log cannot be replayed.
    Nobody else may use the store meanwhile."""
    opened = await store.open(table, None)
    saved = _saved(opened)
    assert opened is not None
    try:
        true = replayed(rulebook(saved.game), saved)
    except BadFile:
        return False
    if true is None:
        return False
    await store.commit(_mended(opened, true))
    return True


def _mended(opened: Opened, true: AnyGame) -> Change:
    assert opened.game is not None
    marks = {mark.at: mark for mark in (true.marks[0], true.marks[-1])}
    milestones = {row.at for row in opened.game.checkpoints if row.milestone}
    said = unpack_table(opened.row.body)
    table = replace(said, undo_floor=true.undo_floor, undo_seat=true.undo_seat)
    return Change(
        row=opened.row._replace(body=pack(table)),
        checkpoints=[frozen(true, it, milestone=at in milestones) for at, it in marks.items()],
        keep=sorted(marks),
    )
