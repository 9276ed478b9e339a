"""One press as the store sees it: its remaining patience, and whether it has written anything, so
that its person gets a timely and true answer."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from typing import NamedTuple

from .records import PressRow


class Claim(NamedTuple):
    """A press that counts, unless it came last at its place within so many milliseconds."""

    press: PressRow
    window: int


class Attempt:
    def __init__(self, seconds: float) -> None:
        self.left = seconds  # seconds in which the store has to give all its answers
        self.written = False  # something was saved for it
        self.claim: Claim | None = None  # saved together with its first change


current_attempt: ContextVar[Attempt | None] = ContextVar("attempt", default=None)


def begin_attempt(seconds: float) -> Attempt:
    """Begin an attempt for everything this task and those it starts ask of the store."""
    begun = Attempt(seconds)
    current_attempt.set(begun)
    return begun


def patience(most: float) -> float:
    """Return how many seconds the asker may still wait, or ``most`` for work without an asker."""
    attempt = current_attempt.get()
    return most if attempt is None else min(most, attempt.left)


@contextmanager
def waiting() -> Iterator[None]:
    """Count the time spent in this block as waiting for the store."""
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
    """Note that the press was claimed, or perhaps was."""
    attempt = current_attempt.get()
    if attempt is not None:
        attempt.claim = None


def claim() -> Claim | None:
    """Return the claim that the asker's first change has to write as well."""
    attempt = current_attempt.get()
    return attempt.claim if attempt is not None else None
