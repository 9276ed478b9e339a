"""The lines that people try from a moment of a game, as they are stored."""

import msgspec
from msgspec import Struct

from .model import OptionValue


class KeptState(Struct, array_like=True):
    at: int
    state: bytes


class Played(Struct, array_like=True):
    seat: int
    point: str
    keys: list[str]
    since: int = -1


class Body(Struct, array_like=True):
    """A stored line; ``presses`` holds its length before each press."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seed: bytes
    seat: int  # the seat whose knowledge the copy is limited to
    kept: list[KeptState]
    line: list[Played] = []
    presses: list[int] = []


unpack = msgspec.msgpack.Decoder(Body).decode
