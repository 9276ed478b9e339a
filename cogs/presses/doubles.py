"""Double clicks: the same press, form or command twice within a moment counts once."""

import json
from collections import deque
from hashlib import blake2b
from typing import Any

import discord

from tables import PressRow, Tables

from .replies import Interaction, filled_in

# The fields that tell two presses apart, besides what was filled in.
TELLING = ("custom_id", "values", "name", "options")
REMEMBERED = 1000  # interactions remembered at a time
ONCE = {"once": True}  # the ``extras`` of a command that must not run twice in a moment


class Doubles:
    """A guard against double clicks. The last press at each place is kept in the store, so that
    a restart finds it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._heard: deque[int] = deque(maxlen=REMEMBERED)

    def is_new(self, interaction: Interaction) -> bool:
        """Tell if a press is new: a resumed connection may repeat old ones."""
        if interaction.id in self._heard:
            return False
        self._heard.append(interaction.id)
        return True

    async def is_first(self, interaction: Interaction) -> bool:
        press = press_of(interaction)
        if not await self.tables.presses.first(press):
            return False
        interaction.extras["press"] = press
        return True

    async def handled(self, interaction: Interaction) -> None:
        """Note that a press was handled, so that a restart knows it."""
        press = interaction.extras.get("press")
        if press is not None:
            await self.tables.presses.handled(press)

    async def failed(self, interaction: Interaction) -> None:
        """Note that a press failed, so that a retry at once is no double click."""
        press = interaction.extras.pop("press", None)
        if press is not None:
            await self.tables.presses.failed(press)


def press_of(interaction: Interaction) -> PressRow:
    """Return the press with Discord's own time, which does not depend on our speed."""
    message = interaction.message
    there = message.id if message is not None else interaction.channel_id
    place = interaction.extras.get("table") or there or 0
    at = discord.utils.snowflake_time(interaction.id).timestamp()
    return PressRow(place, interaction.user.id, what(interaction), round(at * 1000))


def what(interaction: Interaction) -> str:
    data: Any = interaction.data
    filled = filled_in(data.get("components", ()))
    told = json.dumps([filled, *(data.get(key) for key in TELLING)], sort_keys=True)
    return blake2b(told.encode(), digest_size=16).hexdigest()
