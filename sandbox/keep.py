"""The world of the page outlives a restart: it lies in a file of this machine's owner."""

import pickle
from pathlib import Path

from sandbox.world import World

# Raised whenever a kept world of before could no longer be read.
VERSION = 1


class UnreadableError(Exception):
    """The file holds no world, or one of another version."""


def save(world: World, file: Path) -> None:
    """Whole or not at all: the old file stays until the new one is complete."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.touch(0o600)
    fresh.write_bytes(pickle.dumps((VERSION, world.kept())))
    fresh.replace(file)


def load(world: World, file: Path) -> None:
    try:
        version, kept = pickle.loads(file.read_bytes())
    except (pickle.UnpicklingError, AttributeError, EOFError, TypeError, ValueError) as error:
        raise UnreadableError(str(error)) from error
    if version != VERSION:
        raise UnreadableError(f"version {version}")
    world.take_back(kept)
