"""Restores a server as it was at some moment, from a copy and the archive of what came after it.

    python -m tests.failover.back

What was decided until then is there, what came after it is not; `python -m db check` and
`python -m tables check` find nothing, and people play on.
"""

import asyncio
import sys
from pathlib import Path

import psycopg

import rules
from db.__main__ import main as check_store
from tables import Answer, Status
from tables.__main__ import main as check_tables
from tests.proof import PROOF_GAMES
from tests.tables.world import ANN, BOB, World, world

from .nodes import Archiving, Recovered

rules.GAMES.update(PROOF_GAMES)

TABLES = 20
PIER, BANK = [Answer("", ["site:pier"])], [Answer("", ["site:bank"])]


async def play(w: World, answers: list[Answer], person: int) -> None:
    for table in await w.house.store.numbers(Status.RUNNING):
        await w.tables.play.answer_line(table, person, answers, press=100 * person + table)


async def decisions(w: World) -> list[int]:
    numbers = await w.house.store.numbers(Status.RUNNING)
    return [(await w.tables.finding.table(table)).decisions for table in numbers]


async def before(primary: Archiving, address: str) -> tuple[Path, str]:
    """Return a copy of the primary, and a moment before somebody empties its log by mistake."""
    async with world(address) as w:
        for _ in range(TABLES):
            await w.start("quay", [ANN, BOB])
        copy = await asyncio.to_thread(primary.copied)
        await play(w, PIER, ANN)
        with psycopg.connect(address, autocommit=True) as db:
            ((moment,),) = db.execute("SELECT clock_timestamp()::text").fetchall()
        await play(w, BANK, BOB)
        with psycopg.connect(address, autocommit=True) as db:
            db.execute("TRUNCATE log")  # the mistake that is to be undone
    return copy, moment


async def after(address: str) -> bool:
    async with world(address) as w:
        found = await decisions(w)
        await play(w, BANK, BOB)
        played = await decisions(w)
    print(f"decisions at the tables: {found}; when people played on: {played}")
    return found == [1] * TABLES and played == [2] * TABLES


def main() -> int:
    primary = Archiving()
    copy, moment = asyncio.run(before(primary, primary.make("tables")))
    primary.archived()
    primary.kill()
    print(f"back to {moment}")
    address = Recovered(copy, primary.archive, moment).address("tables")
    wrong = check_store(["check", address]) or check_tables(["check", address, "--all"])
    return int(wrong or not asyncio.run(after(address)))


if __name__ == "__main__":
    sys.exit(main())
