"""From a custom id to the function that handles it: the routes of all buttons and forms.

discord.py's views would be lost at a restart and fill the memory until then; here nothing is kept.
"""

import enum
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

from discord import app_commands

from ..buttons.verb import Meaning, Verb
from ..buttons.who import Who
from .one_panel import OnePanel
from .replies import Interaction, Reply, reply_to

LONGEST_NUMBER = 20  # digits; a number this long is no table's

Owner = TypeVar("Owner")
P = ParamSpec("P")


class Answer(enum.Enum):
    """The way in which a press is acknowledged before its handler runs."""

    PRIVATE = "private"  # a new message for this person alone
    LOOK = "look"  # a private message too, which replaces the person's previous look
    SAME = "same"  # the pressed message changes
    FORM = "form"  # the handler opens a form, which has to be the first answer


LOOK = {"look": True}  # the ``extras`` of a command whose answer is a look


class Route(NamedTuple):
    handler: Callable[..., Awaitable[None]]
    answer: Answer
    once: bool  # the press changes something or takes long, so a double click counts once


Handler = Callable[Concatenate[Owner, Reply, P], Awaitable[None]]
FormMaker = Callable[Concatenate[Owner, Interaction, P], Awaitable[None]]


def pressed(
    verb: Verb[P], answer: Answer, *, once: bool = False
) -> Callable[[Handler[Owner, P]], Handler[Owner, P]]:
    """Mark a method as the handler of a verb; it is called with the verb's arguments."""

    def mark(function: Handler[Owner, P]) -> Handler[Owner, P]:
        function.__dict__.setdefault("routes", []).append((verb, answer, once))
        return function

    return mark


def opens_form(verb: Verb[P]) -> Callable[[FormMaker[Owner, P]], FormMaker[Owner, P]]:
    """Mark a method that answers a press with a form, which serves as the acknowledgement."""

    def mark(function: FormMaker[Owner, P]) -> FormMaker[Owner, P]:
        function.__dict__.setdefault("routes", []).append((verb, Answer.FORM, False))
        return function

    return mark


Command = Callable[Concatenate[Owner, Interaction, P], Coroutine[Any, Any, None]]
Replying = Callable[Concatenate[Owner, Reply, P], Coroutine[Any, Any, None]]


def replying(who: Who) -> Callable[[Replying[Owner, P]], Command[Owner, P]]:
    """Make a command that these people may use. Its function is called with a Reply, as for a
    press."""

    def mark(function: Replying[Owner, P]) -> Command[Owner, P]:
        @wraps(function)
        async def answer(
            owner: Owner, interaction: Interaction, /, *args: P.args, **given: P.kwargs
        ) -> None:
            await function(owner, reply_to(interaction), *args, **given)

        answer.__dict__["who"] = who
        return answer

    return mark


def who_of(command: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu) -> Who:
    """Return the row of people who may use a command; raise ValueError if it names none."""
    who: Who | None = getattr(command.callback, "who", None)
    if who is None:
        raise ValueError(f"whom is /{command.qualified_name} for?")
    return who


def table_typed(interaction: Interaction) -> int | None:
    """Return the table number in a command, unless it is still being typed."""
    data: Any = interaction.data
    options = data.get("options", ())
    while options and "options" in options[0]:
        options = options[0]["options"]
    given = {it["name"]: it.get("value") for it in options if not it.get("focused")}
    table = str(given.get("table", ""))
    return int(table) if table.isdecimal() and len(table) < LONGEST_NUMBER else None


class Gate(Protocol):
    async def admit(self, interaction: Interaction, who: Who, args: Mapping[str, Any]) -> None:
        """Raise the refusal for somebody who may not do this."""


class Router:
    """Routes to handlers, all through the gate."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.routes: dict[str, Route] = {}
        self.looks = OnePanel()

    def add(self, owner: object) -> None:
        """Add a cog's handlers: its methods that were marked by ``pressed`` or ``opens_form``."""
        for name in dir(type(owner)):
            function = getattr(type(owner), name)
            for verb, answer, once in getattr(function, "__dict__", {}).get("routes", ()):
                if verb.name in self.routes:
                    raise ValueError(f"two handlers of {verb.name!r}")
                self.routes[verb.name] = Route(getattr(owner, name), answer, once)

    def of(self, verb: Verb[...]) -> Route:
        return self.routes[verb.name]

    async def go(self, to: Reply | Interaction, meant: Meaning) -> None:
        """Call the handler with the reply, or with the interaction if it opens a form."""
        interaction = to.interaction if isinstance(to, Reply) else to
        await self.gate.admit(interaction, meant.verb.who, meant.args)
        route = self.of(meant.verb)
        try:
            await route.handler(to, **meant.args)
        finally:  # also after a refusal, which is shown as a look
            if route.answer is Answer.LOOK and isinstance(to, Reply):
                await self.looked(to)

    async def looked(self, reply: Reply) -> None:
        """Delete the person's previous look in this channel; the new one takes its place."""
        await self.looks.shown(reply, reply.interaction.channel_id or 0, "look")

    async def admit(self, interaction: Interaction) -> None:
        """Let the gate decide about a command or its completions. A command that this version does
        not have passes: the library refuses it."""
        if interaction.command is None:
            return
        table = table_typed(interaction)
        await self.gate.admit(interaction, who_of(interaction.command), {"table": table})
        interaction.extras["table"] = table
