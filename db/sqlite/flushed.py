"""Flushing a file or folder, so that it is on the disk for certain."""

import os
import sys
from pathlib import Path


def sync(path: Path) -> None:
    if sys.platform == "win32" and path.is_dir():
        return  # Windows cannot open a folder to sync it, and need not
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
