"""From a custom id to the function that handles it: the routes of all buttons and forms.

discord.py would forget views at a restart and keep every live one in memory; nothing is kept here.
"""

import enum
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from ..buttons.verb import Verb
from .replies import Interaction, Reply, reply_to

Owner = TypeVar("Owner")
P = ParamSpec("P")


class Answer(enum.Enum):
    """How a press is acknowledged before its handler runs."""

    PRIVATE = "private"  # a new message for the presser's eyes
    SAME = "same"  # the pressed message changes
    FORM = "form"  # the handler opens a form, which must be the first answer


class Route(NamedTuple):
    handler: Callable[..., Awaitable[None]]
    answer: Answer
    once: bool  # it changes something, or takes long: a double click counts once


Handler = Callable[Concatenate[Owner, Reply, P], Awaitable[None]]
FormMaker = Callable[Concatenate[Owner, Interaction, P], Awaitable[None]]


def pressed(
    verb: Verb[P], answer: Answer, *, once: bool = False
) -> Callable[[Handler[Owner, P]], Handler[Owner, P]]:
    """Marks a cog's method as the handler of a verb, whose arguments it is given."""

    def mark(function: Handler[Owner, P]) -> Handler[Owner, P]:
        function.__dict__.setdefault("routes", []).append((verb, answer, once))
        return function

    return mark


def opens_form(verb: Verb[P]) -> Callable[[FormMaker[Owner, P]], FormMaker[Owner, P]]:
    """Marks the method that opens a form: nothing is acknowledged before."""

    def mark(function: FormMaker[Owner, P]) -> FormMaker[Owner, P]:
        function.__dict__.setdefault("routes", []).append((verb, Answer.FORM, False))
        return function

    return mark


def replying(
    function: Callable[Concatenate[Owner, Reply, P], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[Owner, Interaction, P], Coroutine[Any, Any, None]]:
    """A command is given the reply, as a press is."""

    @wraps(function)
    async def answer(
        owner: Owner, interaction: Interaction, /, *args: P.args, **given: P.kwargs
    ) -> None:
        await function(owner, reply_to(interaction), *args, **given)

    return answer


class Router:
    def __init__(self) -> None:
        self.routes: dict[str, Route] = {}

    def add(self, owner: object) -> None:
        """All marked methods of a cog."""
        for name in dir(type(owner)):
            function = getattr(type(owner), name)
            for verb, answer, once in getattr(function, "__dict__", {}).get("routes", ()):
                if verb.name in self.routes:
                    raise ValueError(f"two handlers of {verb.name!r}")
                self.routes[verb.name] = Route(getattr(owner, name), answer, once)

    def of(self, verb: Verb[...]) -> Route:
        return self.routes[verb.name]
