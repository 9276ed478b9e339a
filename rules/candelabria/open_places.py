"""Places of the rules that a variant fills in its own way. The rules themselves know no variant:
``State.variants`` names those in play."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .registry import G
from .state import State

F = TypeVar("F", bound=Callable[..., Any])
Listener = Callable[[G, int, str, int], None]


class Open(Generic[F]):
    """A rule, and what variants put in its place."""

    def __init__(self, usual: F) -> None:
        self.usual = usual
        self.instead: dict[str, F] = {}

    def by(self, variant: str) -> Callable[[F], F]:
        def register(function: F) -> F:
            self.instead[variant] = function
            return function

        return register

    def of(self, s: State) -> F:
        """The rule as it is in this game."""
        for variant in s.variants:
            if variant in self.instead:
                return self.instead[variant]
        return self.usual


LISTENERS: dict[str, Listener] = {}


def listens(variant: str) -> Callable[[Listener], Listener]:
    """The function is told of every deed in games with the variant."""

    def register(function: Listener) -> Listener:
        LISTENERS[variant] = function
        return function

    return register


def did(g: G, me: int, deed: str, number: int = 0) -> None:
    """A House has done something that others may want to know of."""
    for variant in g.s.variants:
        if variant in LISTENERS:
            LISTENERS[variant](g, me, deed, number)
