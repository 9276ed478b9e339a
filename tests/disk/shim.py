"""Puts the failing disk of `faulty.c` before the C library."""

import ctypes
import os
import shutil
import subprocess
import sys
from enum import IntEnum
from pathlib import Path

SOURCE = Path(__file__).with_name("faulty.c")
COMPILER = shutil.which("cc")
POWER_LOST = 77  # exit code of a process whose power was cut


class Kind(IntEnum):
    """Kinds of faults. Each happens at one operation; with FROM_NOW at all later ones too."""

    NONE = 0
    ERROR = 1  # EIO: reading or writing fails
    ERROR_FROM_NOW = 2
    FULL = 3  # ENOSPC: no space is left
    FULL_FROM_NOW = 4
    SHORT = 5  # fewer bytes are written than asked for
    FLUSH = 6  # a flush fails: nobody knows what has reached the disk
    POWER = 7  # anything not flushed may be lost


def again_with(library: Path) -> None:
    """Start the same program again with this disk, unless it has it already."""
    if os.environ.get("LD_PRELOAD") == str(library):
        return
    assert COMPILER is not None
    build = [COMPILER, "-O1", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl"]
    subprocess.run([*build, "-lpthread"], check=True)
    environment = {**os.environ, "LD_PRELOAD": str(library)}
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)


def arm(folder: Path, kind: Kind, when: int, seed: int) -> None:
    """Let the operation ``when`` in files of this folder fail, from now on in this process."""
    disk = ctypes.CDLL(None)
    disk.disk_arm.argtypes = [ctypes.c_char_p, ctypes.c_int, ctypes.c_long, ctypes.c_uint64]
    disk.disk_arm(str(folder).encode(), kind, when, seed)


def left() -> int:
    """Return the number of operations until the disk fails; -1: it has failed."""
    disk = ctypes.CDLL(None)
    disk.disk_left.restype = ctypes.c_long
    return int(disk.disk_left())
