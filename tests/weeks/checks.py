"""Checks of the program's promises, made after every start and at the end."""

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import rules
from rules.core.save import read
from rules.core.verify import verify
from tables import Refused
from tables.base import news

if TYPE_CHECKING:
    from .town import Town


def rows(town: "Town", sql: str) -> list[Any]:
    with closing(sqlite3.connect(town.path)) as db:
        return db.execute(sql).fetchall()


async def sound(town: "Town") -> None:
    """Check that nothing acknowledged is gone, that no log has a gap, and that each table
    verifies."""
    faults = town.chat.faults
    found = rows(
        town,
        "SELECT id, sequence, (SELECT count(*) FROM log WHERE table_id = id AND number > 0),"
        " (SELECT max(number) FROM log WHERE table_id = id) FROM tables WHERE sequence > 0",
    )
    faults += [f"table {row[0]} has a gap: {row[1:]}" for row in found if len({*row[1:]}) != 1]
    presses = {press for (press,) in rows(town, "SELECT press FROM presses")}
    for press, (table, _) in town.acknowledged.items():
        if press not in presses:
            faults.append(f"press {press} at table {table} was lost")
    if found:
        await verified(town, town.chance.choice(found)[0])


async def verified(town: "Town", table: int) -> None:
    try:
        saved = read(await town.tables.history.export(table, None, secrets=True))
        if not verify(rules.GAMES[saved.game], saved).replayed:
            town.chat.faults.append(f"table {table} could not be replayed")
    except (Refused, rules.core.RulesError) as fault:
        town.chat.faults.append(f"table {table}: {fault!r}")


async def at_the_end(town: "Town") -> None:
    for (table,) in rows(town, "SELECT id FROM tables WHERE sequence > 0"):
        await verified(town, table)
    told_once(town)
    nothing_waits(town)
    await nothing_is_stuck(town)


def told_once(town: "Town") -> None:
    """Check that each thread tells its moves once and in order, and nothing that did not happen."""
    known = {
        (table, move(news.decode(body)))
        for table, body in rows(
            town,
            "SELECT table_id, body FROM outbox WHERE kind = 'thread' AND topic = 'Moved'",
        )
    }
    for table in sorted(town.chat.threads):
        threads = [
            [move(item) for item in thread if isinstance(item, news.Moved)]
            for thread in town.chat.read(table)
        ]
        for moves in threads:
            if moves != sorted(set(moves)):
                town.chat.faults.append(f"a thread of table {table} tells twice: {moves}")
        told = {it for moves in threads for it in moves}
        missing = {it for of, it in known if of == table} ^ told
        if missing:
            town.chat.faults.append(f"table {table} tells not or too much: {missing}")


def move(item: news.Item) -> tuple[int, bool]:
    """Return the key of a told move: its first log row, and if it opens a scene.

    A move within which a scene opens is told in two pieces, and both have the same first row.
    """
    assert isinstance(item, news.Moved)
    return item.first, item.opens


def nothing_waits(town: "Town") -> None:
    now = town.clock.now()
    for row in rows(
        town, f"SELECT id, kind, target, topic FROM outbox WHERE status = 'waiting' AND at <= {now}"
    ):
        town.chat.faults.append(f"news still waits: {row}")
    for row in rows(town, f"SELECT * FROM due WHERE at <= {now}"):
        town.chat.faults.append(f"still to be done: {row}")


async def nothing_is_stuck(town: "Town") -> None:
    """Check that at every table somebody is asked, has been told so, and can answer."""
    for table in await town.tables.finding.running(town.guild):
        if table.paused is not None:
            await town.tables.absence.resume(table.id, table.host or 0)
        if not table.asked:
            town.chat.faults.append(f"table {table.id} waits for nobody")
        for asked in table.asked:
            seat = table.seats[asked.seat]
            if seat.actor is None:
                if not table.held:
                    town.chat.faults.append(f"table {table.id} waits for an automa")
                continue
            if seat.called != seat.actor:
                town.chat.faults.append(f"at table {table.id} seat {asked.seat} was not called")
            panel = await town.tables.play.question(table.id, seat.actor)
            if panel.question is None and panel.final is None:
                town.chat.faults.append(f"at table {table.id} seat {asked.seat} has no question")
