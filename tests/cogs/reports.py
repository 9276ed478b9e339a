"""Plays a report back: the table as it was, the same press by the same seat, with the real client.

    python -m tests.cogs.reports data/reports/1a2b3c.json

says whether the fault still happens. A file in tests/reports is tried with all other tests.
"""

import argparse
import asyncio
import sys
import tempfile
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from cogs.presses.reports import Circumstances, Report, chosen, read, with_people
from db import CheckpointRow, LogRow
from rules import GAMES
from rules.core import Decision
from rules.core.save import Checkpoint, SavedGame
from sandbox.check_commands import USER_OPTION
from sandbox.commanding import resolve
from sandbox.interactions import begin
from sandbox.model import Channel, InteractionKind
from sandbox.people import Person
from tables import Profile, Snapshot, Table
from tables.base.keeping import StoredSetup, deal, frozen, pack, pack_row, valid_rows
from tables.base.naming import people_in as named_in
from tables.base.naming import renamed
from tables.table import pipeline
from tables.table.saving import change_of
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, at_home, leap
from tests.proof import PROOF_GAMES

OWNER = "owner"  # the server's owner


async def replay(report: Report) -> list[str]:
    """Replay a report with the present code, and return the traces of all faults."""
    circumstances = report.circumstances
    if circumstances is None:
        raise ValueError("the report does not say what was pressed")
    GAMES.update(PROOF_GAMES)
    names = [f"person {number}" for number in range(1 + people_in(circumstances))]
    with tempfile.TemporaryDirectory() as folder:
        async with at_home(Path(folder), [OWNER, *names]) as table:
            return await played(table, circumstances, [table[name] for name in names])


async def played(table: Bench, circumstances: Circumstances, people: list[Person]) -> list[str]:
    place = table.channel
    if circumstances.snapshot is not None:
        place = await set_up(table, circumstances.snapshot, people)
    await press_again(table, people, place, circumstances)
    table.forgive()
    return [fault.trace for fault in app_of(table).faults.latest()]


def people_in(circumstances: Circumstances) -> int:
    """Return the highest number that stands for a person in the report."""
    at_table = named_in(circumstances.snapshot.table) if circumstances.snapshot else set()
    return max({*at_table, *chosen(circumstances.data)}, default=0)


async def set_up(table: Bench, snapshot: Snapshot, people: list[Person]) -> Channel:
    """Restore the table and its call, in the place where it is played."""
    await plant(table, snapshot, people)
    number = snapshot.table.id
    await table[OWNER].slash("table resend", table=number)
    await all_told(table)
    now = await app_of(table).tables.finding.table(number)
    return table.world.channels[now.thread or table.channel.id]


async def plant(bench: Bench, snapshot: Snapshot, people: list[Person]) -> None:
    """Put the table into the store as it was, for other people in another server."""
    house = app_of(bench).tables.house
    table = renamed(snapshot.table, lambda number: people[number].id)
    number = table.id
    table.guild, table.channel, table.thread = bench.guild.id, bench.channel.id, None
    opened = await house.new(table)
    table.id, opened.row = number, opened.row._replace(id=number)
    for seat, draft in snapshot.drafts.items():
        opened.keep_draft(seat, draft)
    pipeline.run(opened)
    change = change_of(opened)
    if snapshot.game is not None:
        change = msgspec.structs.replace(
            change,
            row=change.row._replace(sequence=len(snapshot.game.log)),
            setup=pack(setup_of(snapshot.game)),
            log=log_of(snapshot, table),
            checkpoints=checkpoints_of(snapshot.game, table),
        )
    await house.store.commit(change)
    leap(bench, 0)  # the program looks now for what is due, as nobody has told it of this table


def setup_of(game: SavedGame) -> StoredSetup:
    return StoredSetup(game.game, game.seats, game.options, bytes.fromhex(game.seed), game.opening)


def log_of(snapshot: Snapshot, table: Table) -> list[LogRow]:
    assert snapshot.game is not None
    rows = snapshot.game.log
    kept = set(valid_rows(rows))
    began = table.started or table.created
    log = [LogRow(0, began, None, None, None, None, b"", pack(snapshot.events[0]))]
    for number, row in enumerate(rows, 1):
        seat = row.seat if isinstance(row, Decision) else None
        person = table.seats[seat].person if seat is not None else None
        undone = len(rows) if isinstance(row, Decision) and number not in kept else None
        events = pack(snapshot.events[number])
        log.append(LogRow(number, began, seat, person, None, undone, pack_row(row), events))
    return log


def checkpoints_of(game: SavedGame, table: Table) -> list[CheckpointRow]:
    """Return the report's checkpoints and the beginning, which is dealt anew."""
    dealt, _ = deal(table.settings.game, game.seats, game.options, bytes.fromhex(game.seed))
    rows = {0: frozen(dealt, dealt.marks[0], milestone=True)}
    for kept in (game.undo_checkpoint, game.checkpoint):
        if kept is not None and kept.at > 0:
            rows[kept.at] = CheckpointRow(kept.at, game.rules, False, packed(kept))
    return list(rows.values())


def packed(kept: Checkpoint) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(kept.state))


async def press_again(
    table: Bench, people: Sequence[Person], place: Channel, circumstances: Circumstances
) -> None:
    """Send the same data as Discord did, with other people's ids."""
    person = people[circumstances.snapshot.person if circumstances.snapshot else 0]

    def as_then(profile: Profile) -> None:
        for name, value in circumstances.prefers.items():
            setattr(profile, name, value)

    await app_of(table).tables.absence.prefer(person.id, as_then)
    person.user.locale = circumstances.locale
    data = with_people(circumstances.data, [it.id for it in people])
    resolved: dict[str, Any] = {}
    for number in chosen(circumstances.data):
        resolve(table.world, place, USER_OPTION, people[number].id, resolved)
    data |= {"resolved": resolved} if resolved else {}
    kind = InteractionKind(circumstances.kind)
    if kind is InteractionKind.COMMAND:
        known = {command["name"]: command["id"] for command in table.world.commands[None]}
        data["id"] = known[data["name"]]
    source = None if kind is InteractionKind.COMMAND else person.go(place).last.message
    begin(table.world, kind, person.user, place, data, source=source)
    await table.quiet()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.cogs.reports", description="Does this fault still happen?"
    )
    parser.add_argument("report", type=Path)
    report = read(parser.parse_args(arguments).report)
    traces = asyncio.run(replay(report))
    print(*traces, sep="\n", end="" if traces else "The fault does not happen any more.\n")
    return 1 if traces else 0


if __name__ == "__main__":
    sys.exit(main())
