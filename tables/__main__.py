"""Tables on the command line: python -m tables check STORE."""

import argparse
import asyncio
import sys

from db import StoreFault, look

from .upkeep.checking import Checked, check


def main(arguments: list[str] | None = None) -> int:
    """0: this version goes on with every running table; 1: not with all of them, or the store
    cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m tables", description=__doc__)
    commands = parser.add_subparsers(required=True, dest="command")
    checking = commands.add_parser("check", help="can this version go on with every table?")
    checking.add_argument("store", help="a file, or postgresql://user:password@host/database")
    args = parser.parse_args(arguments)
    try:
        return asyncio.run(_check(args.store))
    except StoreFault as fault:
        print(f"error: {fault}", file=sys.stderr)
        return 1


async def _check(address: str) -> int:
    """It may be in use."""
    store = look(address)
    count, broken = 0, 0
    try:
        async for table in check(store):
            count, broken = count + 1, broken + bool(table.fault)
            if line := said(table):
                print(line)
    finally:
        await store.close()
    print(f"{count} running tables, {broken} of them would not load")
    return 1 if broken else 0


def said(it: Checked) -> str:
    """Nothing, if it just goes on."""
    if it.fault:
        return f"table {it.table} ({it.game}) would not load: {it.fault}"
    return f"table {it.table} ({it.game}) would be asked {it.again} again" if it.again else ""


if __name__ == "__main__":
    sys.exit(main())
