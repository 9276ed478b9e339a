"""One press as the store sees it: the time left for it, and whether it has written anything. So its
person gets an answer in time, and the answer is true."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from typing import NamedTuple

from .records import PressRow


class Claim(NamedTuple):
    """A press to be saved, unless the same press came last at its place less than ``window``
    milliseconds ago."""

    press: PressRow
    window: int


class Attempt:
    def __init__(self, seconds: float) -> None:
        self.left = seconds  # seconds that all calls of the store may still take
        self.written = False  # something was saved for this press
        self.claim: Claim | None = None  # saved in the transaction of the first change


current_attempt: ContextVar[Attempt | None] = ContextVar("attempt", default=None)


def begin_attempt(seconds: float) -> Attempt:
    """Begin an attempt. It covers all calls of the store by this task and by tasks that it
    starts."""
    begun = Attempt(seconds)
    current_attempt.set(begun)
    return begun


def patience(most: float) -> float:
    """Return the seconds that the press may still wait, at most ``most``; work without a press may
    take ``most``."""
    attempt = current_attempt.get()
    return most if attempt is None else min(most, attempt.left)


@contextmanager
def waiting() -> Iterator[None]:
    """Subtract the time spent in this block from the attempt's time."""
    began = monotonic()
    try:
        yield
    finally:
        note_waited(monotonic() - began)


def note_waited(seconds: float) -> None:
    attempt = current_attempt.get()
    if attempt is not None:
        attempt.left -= seconds


def note_written() -> None:
    attempt = current_attempt.get()
    if attempt is not None:
        attempt.written, attempt.claim = True, None


def note_claimed() -> None:
    """Do not claim the press again: it is claimed, or may be."""
    attempt = current_attempt.get()
    if attempt is not None:
        attempt.claim = None


def claim() -> Claim | None:
    """Return the claim that the attempt's next change has to save, if any is left."""
    attempt = current_attempt.get()
    return attempt.claim if attempt is not None else None
