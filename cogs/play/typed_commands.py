"""A command group for each game's actions, and `/move` for any game.

Making them takes a third of a bot's start, so all bots of a process share them; each command asks
the cog of the bot that it came to.
"""

import inspect
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Protocol, TypeAlias

from discord import app_commands

from rules.core.vocabulary import ANY

from ..buttons.who import PLAYERS
from ..layouts.suggestions import Suggestion
from ..presses.doubles import ONCE
from ..presses.replies import Interaction, Reply, reply_to
from ..words.translate import about, forms
from .actions import VOCABULARIES, Action, Parameter

MOVE = Action("move", (Parameter("text", ANY, chain=True),))
TABLE, CONFIRM = "table", "confirm"
Command: TypeAlias = app_commands.Command[Any, ..., None]
Callback: TypeAlias = Callable[..., Any]


class Typed(Protocol):
    """The cog that carries typed commands out."""

    async def act(
        self, reply: Reply, game: str | None, action: Action, given: Mapping[str, Any]
    ) -> None: ...

    async def suggest(
        self,
        interaction: Interaction,
        game: str | None,
        action: Action,
        parameter: Parameter,
        typed: str,
    ) -> list[Suggestion]: ...

    async def suggest_tables(
        self, interaction: Interaction, game: str | None, typed: str
    ) -> list[Suggestion]: ...


@cache
def typed_commands() -> tuple[Command | app_commands.Group, ...]:
    groups = [app_commands.Group(name=game, description=about(game)) for game in VOCABULARIES]
    for group in groups:
        for action in VOCABULARIES[group.name].actions:
            group.add_command(command(group.name, action))
    return (command(None, MOVE), *groups)


def command(game: str | None, action: Action) -> Command:
    path = f"{game} {action.name}" if game else action.name
    made: Command = app_commands.Command(
        name=action.name,
        description=about(path),
        callback=described(path, action)(callback(game, action)),
        extras=ONCE,
    )
    made.autocomplete(TABLE)(suggesting_tables(game))
    for parameter in action.parameters:
        made.autocomplete(parameter.name)(suggesting(game, action, parameter))
    return made


def callback(game: str | None, action: Action) -> Callback:
    """Return a function with the action's parameters, as the library expects."""

    async def run(interaction: Interaction, **given: Any) -> None:
        await cog_of(interaction).act(reply_to(interaction), game, action, given)

    kind = inspect.Parameter.KEYWORD_ONLY
    words = [*(parameter.name for parameter in action.parameters), TABLE]
    parameters = [
        inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD),
        *(inspect.Parameter(name, kind, default=None, annotation=str | None) for name in words),
        inspect.Parameter(CONFIRM, kind, default=None, annotation=bool | None),
    ]
    run.__dict__.update(__signature__=inspect.Signature(parameters), who=PLAYERS)
    return run


def suggesting(game: str | None, action: Action, parameter: Parameter) -> Callback:
    async def suggest(interaction: Interaction, typed: str) -> list[Suggestion]:
        return await cog_of(interaction).suggest(interaction, game, action, parameter, typed)

    return suggest


def suggesting_tables(game: str | None) -> Callback:
    async def suggest(interaction: Interaction, typed: str) -> list[Suggestion]:
        return await cog_of(interaction).suggest_tables(interaction, game, typed)

    return suggest


def described(path: str, action: Action) -> Callable[[Callback], Callback]:
    """Describe each parameter of a command to Discord."""
    known = forms(path)
    names = [*(parameter.name for parameter in action.parameters), TABLE, CONFIRM]
    return app_commands.describe(**{name: known[f"p-{name}-about"] for name in names})


def cog_of(interaction: Interaction) -> Typed:
    bot: Any = interaction.client
    cog: Typed = bot.get_cog("MoveCommands")
    return cog
