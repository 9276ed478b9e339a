"""Before the first press: what is made once and takes long is made now. Whoever came first would
have to wait for it otherwise, and everybody else as well."""

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
    """Sentences, what can be looked up, time zones."""
    for language in locales.LANGUAGES:
        for domain in locales.domains():
            locales.bundle(language, domain)
    for known in (cards.cards, cards.card_texts, rules.topics, rules.topic_texts):
        known("")
    zones.all_zones()


@cache
def keep_for_good() -> None:
    """Exempt everything now in memory from garbage collection, since looking through it took a
    tenth of a second each time. Do so only once: on a later connection games are in memory as
    well, and those must be freed some day."""
    gc.collect()
    gc.freeze()
