"""Warm-up: slow things that are made once are made before the first press, which would otherwise
wait for them, along with everybody else."""

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
    """Load sentences, things to look up, and time zones."""
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
