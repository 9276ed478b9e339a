"""What one press has brought about in the store, so that its person is told the truth about how it
ended."""

from contextvars import ContextVar


class Attempt:
    def __init__(self) -> None:
        self.written = False  # something that it asked for


current_attempt: ContextVar[Attempt | None] = ContextVar("attempt", default=None)


def begin_attempt() -> Attempt:
    """For all that this task asks of the store from here on, and the tasks that it begins."""
    begun = Attempt()
    current_attempt.set(begun)
    return begun


def note_written() -> None:
    attempt = current_attempt.get()
    if attempt is not None:
        attempt.written = True
