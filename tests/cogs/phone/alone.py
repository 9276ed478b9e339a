"""Measures the message of a solo game on a phone, turn after turn."""

import tempfile
from pathlib import Path
from random import Random

from tests.cogs.house import all_told, at_home
from tests.cogs.phone.screen import Measured, held
from tests.cogs.playing import begin_alone, is_page, take_turn

OFFERS = {
    "ryozen": "ryozen.solo.1",
    "bonfire": "bonfire.solo.1",
    "ghost_stories": "ghost_stories.base.2",
    "candelabria": "candelabria.solo_first_spark.1",
}
LOCALES = {"en": "en-US", "ru": "ru"}
TURNS = 25


async def pages(game: str, language: str) -> list[Measured]:
    """Measure the page of a solo game at the beginning of each turn."""
    with tempfile.TemporaryDirectory() as folder:
        async with at_home(Path(folder), ["mira"]) as bench:
            mira, chance = bench["mira"].go_to_dm(), Random(5)
            mira.user.locale = LOCALES[language]
            await begin_alone(mira, OFFERS[game])
            found = list[Measured]()
            async with held(bench.world, mira.channel, mira.user) as screen:
                for _ in range(TURNS):
                    await all_told(bench)
                    asking = [seen for seen in mira.messages() if is_page(seen)]
                    if not asking:
                        break
                    found += await screen.look([asking[-1].id])
                    await take_turn(mira, chance)
            return found
