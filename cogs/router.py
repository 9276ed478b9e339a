"""From a custom id to the function that handles it: the routes of all buttons and forms.

discord.py would forget views at a restart and keep every live one in memory; nothing is kept here.
"""

import enum
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., Awaitable[None]])


class Answer(enum.Enum):
    """How a press is acknowledged before its handler runs."""

    PRIVATE = "private"  # a new message for the presser's eyes
    SAME = "same"  # the pressed message changes
    FORM = "form"  # the handler opens a form, which must be the first answer


class Route(NamedTuple):
    handler: Callable[..., Awaitable[None]]
    answer: Answer
    once: bool  # it changes something, or takes long: a double click counts once


def pressed(verb: str, answer: Answer, *, once: bool = False) -> Callable[[F], F]:
    """Marks a cog's method as the handler of a verb."""

    def mark(function: F) -> F:
        function.__dict__.setdefault("routes", []).append((verb, answer, once))
        return function

    return mark


class Router:
    def __init__(self) -> None:
        self.routes: dict[str, Route] = {}

    def add(self, owner: object) -> None:
        """All marked methods of a cog."""
        for name in dir(type(owner)):
            function = getattr(type(owner), name)
            for verb, answer, once in getattr(function, "__dict__", {}).get("routes", ()):
                if verb in self.routes:
                    raise ValueError(f"two handlers of {verb!r}")
                self.routes[verb] = Route(getattr(owner, name), answer, once)

    def find(self, verb: str) -> Route | None:
        return self.routes.get(verb)
