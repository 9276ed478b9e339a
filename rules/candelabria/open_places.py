"""Open places: rules that variants fill in their own way without being named there.
``State.variants`` says which are in play."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .registry import G
from .state import State

F = TypeVar("F", bound=Callable[..., Any])
Listener = Callable[[G, int, str, int], None]


class Open(Generic[F]):
    """A rule, with the replacements of variants."""

    def __init__(self, usual: F) -> None:
        self.usual = usual
        self.instead: dict[str, F] = {}

    def by(self, variant: str) -> Callable[[F], F]:
        def register(function: F) -> F:
            self.instead[variant] = function
            return function

        return register

    def of(self, s: State) -> F:
        """Return the rule as this game has it."""
        for variant in s.variants:
            if variant in self.instead:
                return self.instead[variant]
        return self.usual


LISTENERS: dict[str, Listener] = {}


def listens(variant: str) -> Callable[[Listener], Listener]:
    """Register a listener that hears of every deed in games with the variant."""

    def register(function: Listener) -> Listener:
        LISTENERS[variant] = function
        return function

    return register


def did(g: G, me: int, deed: str, number: int = 0) -> None:
    """Tell listeners of a House's deed."""
    for variant in g.s.variants:
        if variant in LISTENERS:
            LISTENERS[variant](g, me, deed, number)
