"""Commits a change while the disk fails, once more if in doubt, and reports the answers.

python -m tests.disk.flush FOLDER

Each folder that it makes keeps a file in the state in which a crash would leave it.
"""

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from db import Change, InDoubt, SqliteStore, StoreFault
from tests.db.rows import ROW, next_row
from tests.disk.shim import Kind, again_with, arm

MOST = 16  # disk operations of a commit, roughly
FILE = "tables.sqlite"
FIRST, SECOND = 1, 2  # presses


async def told(store: SqliteStore) -> str:
    try:
        await store.commit(Change(row=next_row(ROW), press=SECOND))
    except InDoubt:
        return "doubt"
    except StoreFault:
        return "unsaved"
    return "saved"


async def life(folder: Path, kind: Kind, when: int) -> None:
    """Commit, and end at once: nothing is closed, nothing tidied."""
    arm(folder, Kind.NONE, 0, seed=1)
    store = await SqliteStore.start(folder / FILE)
    await store.commit(Change(row=ROW, press=FIRST))
    arm(folder, kind, when, seed=1)
    ends = [await told(store)]
    if ends == ["doubt"]:
        ends.append(await told(store))
    os.write(1, f"{folder.name} {kind.name} {' '.join(ends)}\n".encode())
    os._exit(0)


def main() -> None:
    place = Path(sys.argv[1])
    again_with(place / "faulty.so")
    for kind, last in ((Kind.FLUSH, 1), (Kind.ERROR_FROM_NOW, MOST)):
        for when in range(1, last + 1):
            folder = Path(tempfile.mkdtemp(dir=place))
            child = os.fork()
            if not child:
                asyncio.run(life(folder, kind, when))
            os.waitpid(child, 0)


if __name__ == "__main__":
    main()
