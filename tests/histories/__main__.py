"""Lets people in several processes act at once amid all kinds of faults, and looks for an order of
the acts that explains their answers.

python -m tests.histories --operations 10000 --seed 7
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import msgspec

from db.postgres import PostgresStore
from tests import stores

from .checker import Fault, by_table, check, shrunk
from .old_ways import OLD
from .overseer import Overseer
from .record import Told
from .truth import truth_of


async def faults_of(it: Overseer) -> list[tuple[Fault, list[Told]]]:
    """Return the faults found, one of each kind for each table, each with the shortest history that
    shows it."""
    found = []
    store = await PostgresStore.start(it.address, stores.PATIENT)
    for table, history in sorted(by_table(it.told.values()).items()):
        truth = await truth_of(store, table)
        kinds = {fault.kind: fault for fault in check(history, truth)}
        found += [(fault, shrunk(history, truth, kind)) for kind, fault in kinds.items()]
    await store.close()
    return found


async def run(args: argparse.Namespace) -> int:
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        it = Overseer(Path(folder), seed=args.seed, processes=args.processes, tables=args.tables,
                      old=args.old)  # fmt: skip
        await it.run(args.operations)
        found = await faults_of(it)
    counted = Counter((told.act, told.outcome) for told in it.told.values())
    print(f"seed {args.seed}, {len(it.told)} operations of {args.processes} processes at "
          f"{args.tables} tables at a time, {time.perf_counter() - begun:.0f} s")  # fmt: skip
    print(", ".join(f"{act} {end} {count}" for (act, end), count in sorted(counted.items())))
    print("broken:", ", ".join(f"{what} {count}" for what, count in sorted(it.faults.items())))
    for words in it.broke:
        print(f"a process has ended by itself: {words}")
    for fault, history in found:
        print(f"fault: {fault.kind}: {fault.words}")
        for told in history:
            print(f"    {msgspec.json.encode(told).decode()}")
    return bool(found or it.broke)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--operations", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=3, choices=(2, 3, 4))
    parser.add_argument("--tables", type=int, default=6, help="at a time")
    parser.add_argument("--old", choices=OLD, default="none", help="bring a mended fault back")
    return asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
