"""A lease on a store: only one program at a time may use it. The lock belongs to the operating
system, so it ends with the program."""

import json
import os
import socket
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ..faults import InUse, StoreFault
from .locked import lock

NOTED = {"process", "machine", "since"}


class Lease:
    """A locked file beside the store. It says which program holds the store, and since when."""

    def __init__(self, store: Path) -> None:
        path = store.with_name(f"{store.name}.lock")
        try:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            raise StoreFault(f"nothing can be written beside {store}: {fault}") from fault
        try:
            lock(self._handle)
        except (BlockingIOError, PermissionError):
            os.lseek(self._handle, 0, os.SEEK_SET)
            holder = os.read(self._handle, 1000)
            os.close(self._handle)
            raise InUse(sentence(store, told(holder))) from None
        note = {
            "process": os.getpid(),
            "machine": socket.gethostname(),
            "since": f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC",
        }
        os.ftruncate(self._handle, 0)
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, json.dumps(note).encode())

    def give_back(self) -> None:
        """Release the lock. The file stays: if it were removed, two programs could each lock a file
        of their own."""
        os.close(self._handle)


def told(holder: bytes) -> dict[str, Any]:
    """Return what the holder has written about itself; {} if it has not written it yet."""
    try:
        return dict(json.loads(holder)) if holder else {}
    except (TypeError, ValueError):
        return {}


def sentence(store: Path, holder: dict[str, Any]) -> str:
    who = (
        f"process {holder['process']} on {holder['machine']}, since {holder['since']}"
        if holder.keys() >= NOTED
        else "a process that has started this very moment"
    )
    return (
        f"{store} is in use by another Emberboard ({who}). Stop that one first, or name another "
        "file in EMBERBOARD_DATABASE. After a crash nothing is left to be tidied up."
    )
