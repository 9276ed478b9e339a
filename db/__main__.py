"""The store on the command line: python -m db check | backup | restore | copy."""

import argparse
import asyncio
import os
import sys
from contextlib import AsyncExitStack
from pathlib import Path

from .address import checked, held, look, start, transaction
from .copying import copy
from .faults import InUse, StoreFault
from .sqlite import backups
from .sqlite.lease import Lease

STORE = "a file, or postgresql://user:password@host/database"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m db", description=__doc__)
    commands = parser.add_subparsers(required=True, dest="command")
    check = commands.add_parser("check", help="is the store sound?")
    check.add_argument("store", help=STORE)
    backup = commands.add_parser("backup", help="copy the store; it may be in use")
    backup.add_argument("store", type=Path)
    backup.add_argument("copy", type=Path)
    restore = commands.add_parser("restore", help="go back to a copy; stop the bot before")
    restore.add_argument("copy", type=Path)
    restore.add_argument("store", type=Path)
    moving = commands.add_parser("copy", help="move house, to or from a PostgreSQL server, too")
    moving.add_argument("source", help=STORE)
    moving.add_argument("target", help="the same; there may be nothing in it")
    args = parser.parse_args(arguments)
    os.umask(0o077)  # only the owner may read files with hidden cards and people's ids
    try:
        print(_do(args))
    except (InUse, StoreFault, OSError) as fault:
        print(f"error: {fault}", file=sys.stderr)
        return 1
    return 0


def _do(args: argparse.Namespace) -> str:
    if args.command == "check":
        return checked(args.store)
    if args.command == "backup":
        backups.backup(args.store, args.copy)
        return f"{args.store} was copied to {args.copy}"
    if args.command == "copy":
        return asyncio.run(_copy(args.source, args.target))
    lease = Lease(args.store)
    try:
        backups.restore(args.copy, args.store)
    finally:
        lease.give_back()
    return f"{args.store} is now what {args.copy} was"


async def _copy(source: str, target: str) -> str:
    """Copy a store to another address. Raise InUse if another program works on either."""
    async with AsyncExitStack() as both:
        for address in (source, target):
            both.enter_context(held(address))
            if address == source:
                await look(source).close()
            store = await start(address)
            both.push_async_callback(store.close)
            await store.join(None)
        with transaction(source) as old, transaction(target) as new:
            tables = copy(old, new)
    return f"{tables} tables were copied; name the new store in EMBERBOARD_DATABASE"


if __name__ == "__main__":
    sys.exit(main())
