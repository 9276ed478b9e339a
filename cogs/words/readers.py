"""The language of each reader."""

import logging

import discord

from tables import Refused, Tables

from .texts import Texts, language_of

log = logging.getLogger(__name__)


class Readers:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def texts(self, interaction: discord.Interaction[discord.Client]) -> Texts:
        """Return the sentences in this person's language, even while the store fails."""
        try:
            chosen = (await self._tables.house.profiles.of(interaction.user.id)).language
        except Refused as fault:
            log.warning("somebody's language is not known: %s", fault)
            chosen = ""
        return Texts(language_of(interaction.locale, chosen))
