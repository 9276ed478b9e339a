"""Tables on the command line: python -m tables check STORE."""

import argparse
import asyncio
import sys
from pathlib import Path

from db import InUse, Store, StoreFault, copy_to_file, held, is_server, look, start

from .base.model import Status
from .upkeep.checking import Checked, check, mend

COPY = "before-mend"


def main(arguments: list[str] | None = None) -> int:
    """Return 0 if this version can go on with every table and all are sound; 1 if not, or if the
    store cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m tables", description=__doc__)
    commands = parser.add_subparsers(required=True, dest="command")
    checking = commands.add_parser("check", help="can this version go on with every table?")
    checking.add_argument("store", help="a file, or postgresql://user:password@host/database")
    checking.add_argument("--all", action="store_true", help="finished tables, too")
    checking.add_argument(
        "--mend", action="store_true", help="mend damaged ones; stop the bot before"
    )
    args = parser.parse_args(arguments)
    states = [Status.RUNNING, Status.ENDED] if args.all else [Status.RUNNING]
    try:
        if args.mend:
            return asyncio.run(_mend(args.store, states))
        return asyncio.run(_check(args.store, states))
    except (InUse, StoreFault, OSError) as fault:
        print(f"error: {fault}", file=sys.stderr)
        return 1


async def _check(address: str, states: list[Status]) -> int:
    """Check a store; it may be in use meanwhile."""
    store = look(address)
    try:
        found = await _found(store, states)
    finally:
        await store.close()
    damaged = sum(bool(table.damage) for table in found)
    if damaged:
        print("Stop the bot and run this again with --mend: logs say how it was.")
    return 1 if damaged or any(table.fault for table in found) else 0


async def _found(store: Store, states: list[Status]) -> list[Checked]:
    """Print the findings of each table, and return them."""
    found = []
    async for table in check(store, states):
        found.append(table)
        if line := said(table):
            print(line)
    broken = sum(bool(table.fault) for table in found)
    damaged = sum(bool(table.damage) for table in found)
    what = "tables" if Status.ENDED in states else "running tables"
    print(f"{len(found)} {what}, {broken} of them would not load, {damaged} are damaged")
    return found


async def _mend(address: str, states: list[Status]) -> int:
    """Mend damaged tables, after saving a copy of the store beside it. Nobody else may use the
    store meanwhile."""
    await look(address).close()
    with held(address):
        store = await start(address)
        try:
            await store.join(None)
            found = await _found(store, states)
            damaged = [it for it in found if it.damage]
            if damaged:
                copy = copy_of(address)
                await copy_to_file(address, copy)
                print(f"The store as it was is in {copy}.")
            left = [it for it in damaged if not await _mended(store, it)]
        finally:
            await store.close()
    return 1 if left or any(it.fault for it in found) else 0


async def _mended(store: Store, it: Checked) -> bool:
    done = await mend(store, it.table)
    what = "was mended" if done else "cannot be mended: its log cannot be played again"
    print(f"table {it.table} ({it.game}) {what}")
    return done


def copy_of(address: str) -> Path:
    """Return the path of the copy: beside the file, or in this folder for a store on a server."""
    store = Path("emberboard.sqlite") if is_server(address) else Path(address)
    return store.with_name(f"{store.stem}.{COPY}{store.suffix}")


def said(it: Checked) -> str:
    """Return a line about a table's fault, damage or repeated questions; empty if there are
    none."""
    name = f"table {it.table} ({it.game})"
    if it.fault:
        return f"{name} would not load: {it.fault}"
    if it.damage:
        return f"{name} is damaged: {it.damage}"
    return f"{name} would be asked {it.again} again" if it.again else ""


if __name__ == "__main__":
    sys.exit(main())
