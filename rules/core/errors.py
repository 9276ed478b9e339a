"""Errors of the core. Each has a message of one line."""

from .words import Words


class RulesError(Exception):
    """The base of all errors that the rules raise on purpose."""


class BadSetup(RulesError):
    """A game that cannot be set up: its id, an option, the number of seats or the seed is wrong."""


class BadFile(RulesError):
    """A saved game that cannot be read. The message gives the fault's place on one line, without
    control characters that the file may contain."""

    def __init__(self, words: str) -> None:
        super().__init__(plain(words))


class NewerFile(BadFile):
    """A saved game of a program newer than this one."""


def plain(said: object) -> str:
    """Return the text of ``said`` with control characters escaped: files may be hostile."""
    return "".join(it if it.isprintable() else ascii(it)[1:-1] for it in str(said))


class BadData(RulesError):
    """A faulty data file; the message says where and why."""


class DeadEnd(RulesError):
    """A rule asked a question without possible answers: a fault in the rules."""


class IllegalAnswer(RulesError):
    """An answer that the rules refuse. The game has not changed."""

    def __init__(self, words: Words, said: str, rule: str = "") -> None:
        super().__init__(said)
        self.words = words
        self.rule = rule


class Over(Exception):
    """Raised by ``Flow.over`` to stop the running procedure when the game ends."""


# Errors that rules raise in impossible positions, which come from damaged files or from dealing
# hidden cards anew. RuntimeError is among them for a failed `next` in a coroutine and for a
# recursion that is too deep.
STUMBLES = (
    ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError, RulesError,
)  # fmt: skip
