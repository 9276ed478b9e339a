"""Lets people play in the town of `town.py` for some days or weeks: python -m tests.weeks"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tables.base.model import DAY

from .town import TABLES, weeks


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--days", type=float, default=30)
    parser.add_argument("--tables", type=int, default=TABLES)
    args = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        seconds = round(args.days * DAY)
        town, faults = asyncio.run(weeks(Path(folder), args.seed, seconds, tables=args.tables))
    print(
        f"seed {args.seed}: {args.days:g} days, {town.starts} starts ({town.kills} kills),"
        f" {len(town.acknowledged)} answers, {town.refused} refused,"
        f" {len(town.chat.sent)} messages, {len(town.chat.called)} calls,"
        f" {time.perf_counter() - began:.0f} s"
    )
    for fault in faults:
        print(f"fault: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
