"""Kinds of places of presses and commands, which decide what the bot can do there."""

import discord

from tables import PlaceKind


def place_of(interaction: discord.Interaction[discord.Client]) -> PlaceKind:
    """Return the kind of place of the interaction. A server counts as the bot's own if the bot's
    installation there authorises the interaction. Servers without the bot and group messages are
    borrowed."""
    if interaction.guild_id is not None:
        return PlaceKind.SERVER if interaction.is_guild_integration() else PlaceKind.BORROWED
    return PlaceKind.BORROWED if interaction.context.private_channel else PlaceKind.MESSAGES


def is_private(interaction: discord.Interaction[discord.Client]) -> bool:
    """Tell if Discord shows every answer here to its person alone, as it does in servers without
    the bot whose people may not use external apps."""
    borrowed = place_of(interaction) is PlaceKind.BORROWED and interaction.guild_id is not None
    return borrowed and not interaction.permissions.use_external_apps


def server_of(interaction: discord.Interaction[discord.Client]) -> int | None:
    """Return the server if the bot is a member of it. Return None anywhere else, where the bot
    knows no rights, roles or channels."""
    return interaction.guild_id if place_of(interaction) is PlaceKind.SERVER else None
