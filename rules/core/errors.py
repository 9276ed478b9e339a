"""Errors of the core, each told in one line."""

from .words import Words


class RulesError(Exception):
    """The base of all errors that the rules raise on purpose."""


class BadSetup(RulesError):
    """A game that cannot be set up: unknown game, option, number of seats or kind of seed."""


class BadFile(RulesError):
    """A saved game that cannot be read; the place of the fault is on one line, without anything
    hidden in the file."""

    def __init__(self, words: str) -> None:
        super().__init__(plain(words))


def plain(said: object) -> str:
    """Return text from a possibly hostile file, without terminal control characters."""
    return "".join(it if it.isprintable() else ascii(it)[1:-1] for it in str(said))


class BadData(RulesError):
    """A table of components that cannot be played with; says where and why."""


class DeadEnd(RulesError):
    """A rule asked a question without possible answers: a fault in the rules."""


class IllegalAnswer(RulesError):
    """An answer that the rules refuse; the game is as it was before."""

    def __init__(self, words: Words, said: str, rule: str = "") -> None:
        super().__init__(said)
        self.words = words
        self.rule = rule


class Over(Exception):
    """Raised when a procedure ends the game; the core stops there."""


# Raised by rules in an impossible position: a damaged file, or hidden cards dealt anew. A `next`
# without a result arrives as a RuntimeError, as does too deep a recursion.
STUMBLES = (
    ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError, RulesError,
)  # fmt: skip
