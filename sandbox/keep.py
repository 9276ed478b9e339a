"""The world of the page outlives a restart: it lies in a file of this machine's owner, and what was
uploaded in a folder beside it. Pictures never change, so each is written once."""

import io
import pickle
from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from sandbox.model import Attachment
from sandbox.world import World

# Raised with each change that makes worlds kept before unreadable.
VERSION = 1
DIGEST = 64  # characters of the digest that begins a file
OLD = b"\x80"  # the first byte of a file that has no digest


class UnreadableError(Exception):
    """The file holds no world, or one of another version."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A copy of the world at one moment. The world may change while the copy is written."""

    state: bytes
    uploads: Mapping[int, bytes]


def without_data(upload: Attachment) -> tuple[type[Attachment], tuple[Any, ...]]:
    """Tell the pickler to leave out a file's bytes, which are written apart."""
    return Attachment, astuple(replace(upload, data=b""))


def snapshot(world: World) -> Snapshot:
    buffer = io.BytesIO()
    pickler = pickle.Pickler(buffer)
    pickler.dispatch_table = {Attachment: without_data}
    pickler.dump((VERSION, world.kept()))
    return Snapshot(buffer.getvalue(), {id: file.data for id, file in world.files.items()})


def save(taken: Snapshot, file: Path) -> None:
    """Save the world whole or not at all: the old file stays until the new one is complete."""
    folder = uploads_of(file)
    folder.mkdir(0o700, parents=True, exist_ok=True)
    there = {path.name for path in folder.iterdir()}
    for number, data in taken.uploads.items():
        if str(number) not in there:
            write(folder / str(number), data)
    write(file, digest_of(taken.state) + b"\n" + taken.state)
    for name in there - set(map(str, taken.uploads)):
        (folder / name).unlink()


def write(file: Path, data: bytes) -> None:
    fresh = file.with_suffix(".new")
    fresh.touch(0o600)
    fresh.write_bytes(data)
    fresh.replace(file)


def uploads_of(file: Path) -> Path:
    return file.with_suffix(".uploads")


def load(world: World, file: Path) -> None:
    try:
        version, kept = pickle.loads(undamaged(file.read_bytes()))
    except Exception as error:  # a damaged pickle may raise anything
        raise UnreadableError(str(error)) from error
    if version != VERSION:
        raise UnreadableError(f"version {version}")
    take_uploads(kept, uploads_of(file))
    world.restore(kept)


def undamaged(data: bytes) -> bytes:
    """Return the state in a file if it is as it was written. Older files have no digest."""
    digest, newline, state = data[:DIGEST], data[DIGEST : DIGEST + 1], data[DIGEST + 1 :]
    if data[:1] == OLD:
        return data
    if newline != b"\n" or digest != digest_of(state):
        raise UnreadableError("it is damaged")
    return state


def digest_of(state: bytes) -> bytes:
    return sha256(state).hexdigest().encode()


def take_uploads(kept: Mapping[str, Any], folder: Path) -> None:
    """Read the bytes of files that lie apart; older worlds hold them inside."""
    for number, attachment in kept["files"].items():
        if not attachment.data:
            try:
                attachment.data = (folder / str(number)).read_bytes()
            except FileNotFoundError as error:
                raise UnreadableError(str(error)) from error
