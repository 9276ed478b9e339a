"""Before the first press: what is made once and takes long is made now. Whoever came first would
have to wait for it otherwise, and everybody else as well."""

import asyncio
import gc
from collections.abc import Iterator
from functools import cache

from discord.ext import commands

import locales

from . import lookup, settings
from .app import Emberboard


class Warming(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app

    async def cog_load(self) -> None:
        await asyncio.to_thread(warm)


def warm() -> None:
    """Sentences, what can be looked up, time zones."""
    for language in locales.LANGUAGES:
        for domain in domains():
            locales.bundle(language, domain)
    for known in (lookup.cards, lookup.card_texts, lookup.topics, lookup.topic_texts):
        known("")
    settings.all_zones()


def domains() -> Iterator[str]:
    for folder in locales.FOLDERS:
        yield from (file.stem for file in (folder / locales.LANGUAGES[0]).glob("*.ftl"))


@cache
def keep_for_good() -> None:
    """What is in memory once everything is ready stays there: the collector of garbage need not
    look through it again and again, which took a tenth of a second each time. Only the first
    time: at a new connection games are in memory as well, and those have to go some day."""
    gc.collect()
    gc.freeze()
