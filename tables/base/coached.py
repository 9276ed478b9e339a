"""The turning points that somebody plays again, as they are stored."""

from hashlib import sha256

import msgspec
from msgspec import Struct

from rules.search import Exercise

from .model import DAY

NEW = 0
AFTER = (DAY, 7 * DAY)  # from one time to the next


class Practice(Struct, array_like=True):
    """An exercise, and how far its person has come with it."""

    exercise: Exercise
    moment: int  # of the table, as people count
    answers: list[list[str]] = []  # the draft
    times: int = 0  # that it was played, or another one like it in its place
    due: int = 0  # when it comes again; 0: it does not, or is new
    best: float = 0.0  # what the best answer gained beside the turn of then


class Practices(Struct, array_like=True):
    """The practices of one table; empty if no costly turn makes an exercise."""

    game: str
    found: list[Practice] = []

    def at(self, at: int) -> Practice | None:
        return next((it for it in self.found if it.exercise.at == at), None)


def seed_for(table: int) -> bytes:
    """Return the seed for dealing positions of this table anew; it reveals nothing of the game's
    own."""
    return sha256(b"exercises %d" % table).digest()


unpack = msgspec.msgpack.Decoder(Practices).decode
