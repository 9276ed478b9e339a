"""Warm-up: fill the slow caches before the first press, which would otherwise keep everybody
waiting."""

import asyncio
import gc
from functools import cache

from discord.ext import commands

import locales

from ..learn import cards, rules
from ..people import zones


class Warming(commands.Cog):
    async def cog_load(self) -> None:
        await asyncio.to_thread(warm)


def warm() -> None:
    """Load all sentences, searchable names and time zones."""
    for language in locales.LANGUAGES:
        for domain in locales.domains():
            locales.bundle(language, domain)
    for known in (cards.cards, cards.card_texts, rules.topics, rules.topic_texts):
        known("")
    zones.all_zones()


@cache
def keep_for_good() -> None:
    """Exempt everything now in memory from garbage collection: each pass over it took a tenth of a
    second. Happens once only, since on a reconnection running games are in memory as well, and
    those must stay collectable."""
    gc.collect()
    gc.freeze()
