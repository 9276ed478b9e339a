"""The rows a change writes, in the store's form."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from db import BattleRow, Change, CheckpointRow, DraftRow, TableRow

from ..base import clocks
from ..base.beforehand import Beforehand
from ..base.keeping import MILESTONE, AnyGame, frozen, pack, setup_of
from ..base.model import PlaceKind
from .opened import OpenTable
from .writes import Writes, ends, seat_rows, timing


def change_of(opened: OpenTable) -> Change:
    game = opened.game if opened.looked_at else None
    table, writes, drafts = opened.table, opened.writes, opened.drafts
    seats = list(seat_rows(table))
    due = list(clocks.due_times(table, opened.people, opened.now))
    decided = {seat: _kept(opened.beforehand.get(seat)) for seat in writes.beforehand}
    marked = game is not None and ends(game) != tuple(opened.stored)
    checkpoints = _checkpoints(opened, game) if marked and game is not None else ()
    return Change(
        row=_row(opened, game),
        seats=seats if seats != opened.seats_read else None,
        setup=pack(setup_of(game)) if game is not None and writes.begun else None,
        log=writes.log,
        undone=writes.undone,
        checkpoints=[*writes.milestones, *checkpoints],
        keep=sorted({game.marks[0].at, game.marks[-1].at}) if marked and game else None,
        drafts=[DraftRow(seat, pack(drafts[seat])) for seat in writes.drafted if seat in drafts],
        dropped=[seat for seat in writes.drafted if seat not in drafts],
        sealed=[DraftRow(seat, pack(kept)) for seat, kept in decided.items() if kept],
        unsealed=[seat for seat, kept in decided.items() if kept is None],
        due=due if writes.timed or timing(table) != opened.timing_read else None,
        news=writes.news,
        withdrawn=writes.withdrawn,
        closes=writes.closes,
        reopens=writes.reopens,
        unwatched=writes.unwatched,
        results=writes.results,
        records=writes.records,
        attempts=writes.attempts,
        battles=list(settled(opened.battles_read, table.battles)),
        notes=writes.notes,
        acts=writes.acts,
        limits=writes.limits,
        press=opened.press,
    )


def written(opened: OpenTable, change: Change) -> None:
    """Note that the changes are stored; the next change begins from here."""
    opened.row = change.row._replace(revision=change.row.revision + 1)
    if opened.looked_at:
        opened.stored = ends(opened.game)
        opened.checkpoints = checkpoints_after(opened.checkpoints, change)
    opened.writes = Writes()
    opened.battles_read = list(opened.table.battles)
    opened.seats_read, opened.timing_read = list(seat_rows(opened.table)), timing(opened.table)


def settled(
    before: Sequence[tuple[int, int]], now: Sequence[tuple[int, int]]
) -> Iterator[BattleRow]:
    """Yield the battles won since ``before``, and those undone since, which have no winner now."""
    for number, (old, new) in enumerate(zip_longest(before, now), 1):
        if old != new:
            yield BattleRow(number, None if new is None else new[1])


def _row(opened: OpenTable, game: AnyGame | None) -> TableRow:
    table = opened.table
    return opened.row._replace(
        sequence=opened.row.sequence if game is None else len(game.log),
        status=table.status,
        guild=table.guild,
        listed=table.settings.visibility != "private",
        game=table.settings.game,
        changed=opened.now,
        body=pack(table),
        borrowed=table.channel if table.place_kind is PlaceKind.BORROWED else None,
        code=table.code or None,
    )


def _kept(decided: Beforehand | None) -> Beforehand | None:
    return None if decided is None or decided.empty else decided


def _checkpoints(opened: OpenTable, game: AnyGame) -> list[CheckpointRow]:
    """Return the game's first and last mark if they are new. At times one is a milestone, which is
    kept for good."""
    fresh = []
    for mark in ends(game):
        if mark in opened.stored:
            continue
        milestone = mark.at >= opened.table.milestone + MILESTONE or mark.at == 0
        if milestone:
            opened.table.milestone = mark.at
        fresh.append(frozen(game, mark, milestone=milestone))
    return fresh


def checkpoints_after(kept: Sequence[CheckpointRow], change: Change) -> list[CheckpointRow]:
    """Return the checkpoints in the store after this change."""
    fresh = {row.at for row in change.checkpoints}
    last = max(change.keep or (), default=-1)
    left = [
        row
        for row in kept
        if row.at not in fresh
        and (change.keep is None or row.at in change.keep or (row.milestone and row.at <= last))
    ]
    return sorted([*left, *change.checkpoints])
