"""Locking a file for one program. The operating system releases the lock when the program ends."""

import os
import sys

if sys.platform == "win32":
    import msvcrt

    BEHIND = 1 << 30  # a byte past the file's end, since Windows lets nobody read locked bytes

    def lock(handle: int) -> None:
        """Lock the file; raise OSError if another program holds it."""
        os.lseek(handle, BEHIND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(handle: int) -> None:
        """Lock the file; raise OSError if another program holds it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
