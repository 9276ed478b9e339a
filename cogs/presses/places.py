"""Kinds of places for presses and commands, which decide the bot's possibilities there."""

import discord

from tables import PlaceKind


def place_of(interaction: discord.Interaction[discord.Client]) -> PlaceKind:
    """Return the kind of the place where the interaction happens. A server is one of the bot's if
    its own installation authorises what is done there; a message of several people, and a server
    without the bot, are borrowed."""
    if interaction.guild_id is not None:
        return PlaceKind.SERVER if interaction.is_guild_integration() else PlaceKind.BORROWED
    return PlaceKind.BORROWED if interaction.context.private_channel else PlaceKind.MESSAGES


def is_private(interaction: discord.Interaction[discord.Client]) -> bool:
    """Tell if Discord shows whatever is answered to one person alone: in a server without the bot
    whose people may not use apps from outside."""
    borrowed = place_of(interaction) is PlaceKind.BORROWED and interaction.guild_id is not None
    return borrowed and not interaction.permissions.use_external_apps


def server_of(interaction: discord.Interaction[discord.Client]) -> int | None:
    """Return the server of which the bot is a member; None anywhere else, where nothing is known
    of rights, roles and channels."""
    return interaction.guild_id if place_of(interaction) is PlaceKind.SERVER else None
