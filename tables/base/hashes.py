"""Keyed hashes of people, for what the store must remember even after it deletes somebody. Without
the key, which lies elsewhere, nobody can tell who is meant."""

import hmac
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from secrets import token_bytes

from db import StoreFault

from .model import Person

LENGTH = 16
OWNERS_ALONE = 0o600


class KeyedHashes:
    """Hashes with a key. ``file`` is a second list of deletions, outside the store, so that
    restoring an old copy does not lose it."""

    def __init__(self, key: bytes | None = None, file: Path | None = None) -> None:
        self._key = key or token_bytes(32)
        self._file = file

    def deletion(self, person: Person) -> bytes:
        return self._of(f"deletion {person}")

    def attempt(self, person: Person, day: int, game: str) -> bytes:
        return self._of(f"attempt {day} {game} {person}")

    def at_table(self, person: Person, table: int) -> bytes:
        return self._of(f"table {table} {person}")

    @property
    def number(self) -> int:
        """Return a number by which programs that share a store can tell if they have the same
        key."""
        return int.from_bytes(self._of("number")[:3])

    def _of(self, what: str) -> bytes:
        return hmac.digest(self._key, what.encode(), "sha256")[:LENGTH]

    def listed(self) -> dict[bytes, int]:
        if self._file is None or not self._file.exists():
            return {}
        try:
            lines = [line.split() for line in self._file.read_text("ascii").splitlines()]
            return {bytes.fromhex(mark): int(at) for at, mark in lines}
        except (OSError, ValueError) as fault:
            raise StoreFault(
                f"{self._file} lists who has asked to be forgotten, and cannot be read: {fault}. "
                "Bring it back from a copy; without it a restored store would know them again."
            ) from fault

    def keep(self, deletions: Mapping[bytes, int]) -> None:
        if self._file is None or deletions == self.listed():
            return
        told = [f"{at} {mark.hex()}\n" for mark, at in sorted(deletions.items())]
        write_whole(self._file, "".join(told).encode())


def read_key(file: Path) -> bytes:
    """Return the key in this file; create it if it is missing."""
    if not file.exists():
        write_whole(file, token_bytes(32).hex().encode())
    try:
        key = file.read_bytes().strip()
    except OSError as fault:
        raise StoreFault(f"{file} cannot be read: {fault}") from fault
    if not key:
        raise StoreFault(
            f"{file} is empty. Bring it back from a copy, or delete it: then whoever was deleted "
            "is not known again."
        )
    return key


def write_whole(file: Path, content: bytes) -> None:
    """Write the file whole or not at all, readable only by its owner."""
    partial = file.with_name(f"{file.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        partial.touch(OWNERS_ALONE)
        with partial.open("wb") as it:
            it.write(content)
            it.flush()
            os.fsync(it.fileno())
        partial.replace(file)
    except OSError as fault:
        with suppress(OSError):
            partial.unlink()
        raise StoreFault(f"{file} cannot be written: {fault}") from fault
