"""Rules that variants replace. The rules themselves do not name the variants: ``State.variants``
tells which of them are in play."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .registry import G
from .state import State

F = TypeVar("F", bound=Callable[..., Any])
Listener = Callable[[G, int, str, int], None]


class Open(Generic[F]):
    """A rule that variants may replace: the usual function, and replacements by variant."""

    def __init__(self, usual: F) -> None:
        self.usual = usual
        self.instead: dict[str, F] = {}

    def by(self, variant: str) -> Callable[[F], F]:
        def register(function: F) -> F:
            self.instead[variant] = function
            return function

        return register

    def of(self, s: State) -> F:
        """Return the function that applies in this game."""
        for variant in s.variants:
            if variant in self.instead:
                return self.instead[variant]
        return self.usual


LISTENERS: dict[str, Listener] = {}


def listens(variant: str) -> Callable[[Listener], Listener]:
    """Register a function that is called at every deed in games with this variant."""

    def register(function: Listener) -> Listener:
        LISTENERS[variant] = function
        return function

    return register


def did(g: G, me: int, deed: str, number: int = 0) -> None:
    """Call the variants' listeners: House ``me`` has done ``deed``."""
    for variant in g.s.variants:
        if variant in LISTENERS:
            LISTENERS[variant](g, me, deed, number)
