"""The turning points that somebody plays again, as they are stored."""

from hashlib import sha256

import msgspec
from msgspec import Struct

from rules.search import Exercise

from .model import DAY

NEW = 0
AFTER = (DAY, 7 * DAY)  # pauses before an exercise is repeated


class Practice(Struct, array_like=True):
    """An exercise, and how far its person has come with it."""

    exercise: Exercise
    moment: int  # the position's moment, as the table counts them in public
    answers: list[list[str]] = []  # the draft's answers
    times: int = 0  # repetitions so far, similar exercises included
    due: int = 0  # the time of the next repetition; 0: none, or the exercise is new
    best: float = 0.0  # the most that an answer has gained over the turn that was played


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
