"""The application's own emojis: drawn here, uploaded where they are missing, and known by game.
While they are missing, signs and words stand in their place."""

import asyncio
import logging
import re
from collections.abc import Mapping, Sequence

import discord

from render.emojis import Emoji, emojis
from render.kit.signs import counted

from ..layouts.emojis import NONE, Marks
from ..presses.replies import BROKEN_LINE
from .emblems import SIGNS

HOUR = 3600.0

log = logging.getLogger(__name__)


class Emojis:
    """The emojis that Discord has for the application, by game. ``first`` is set in the process
    that uploads and deletes them; the others wait until it has."""

    def __init__(self, *, first: bool = True) -> None:
        self.first = first
        self._marks: Mapping[str, Marks] = {}

    def of(self, game: str) -> Marks:
        return self._marks.get(game, NONE)

    async def keep(self, client: discord.Client) -> None:
        """Look once an hour for emojis that somebody has removed, or another process has
        brought."""
        drawn = await asyncio.to_thread(lambda: list(emojis()))
        while True:
            try:
                await self.settle(client, drawn)
            except (discord.HTTPException, discord.RateLimited, *BROKEN_LINE) as refused:
                log.info("not all emojis are there: %s", refused)
            await asyncio.sleep(HOUR)

    async def settle(self, client: discord.Client, drawn: Sequence[Emoji]) -> None:
        """Upload the missing emojis, and only then delete outdated ones."""
        there = {it.name: it for it in await client.fetch_application_emojis()}
        self.know(drawn, there)
        if not self.first:
            return
        wanted = {it.name: it for it in drawn}
        for name in wanted.keys() - there.keys():
            there[name] = await client.create_application_emoji(name=name, image=wanted[name].png)
        self.know(drawn, there)
        games = "|".join({it.game for it in drawn})
        ours = re.compile(rf"[a-z0-9_]+_(?:{games})_[0-9a-f]{{8}}")
        for name in there.keys() - wanted.keys():
            if ours.fullmatch(name):
                await there[name].delete()

    def know(self, drawn: Sequence[Emoji], there: Mapping[str, discord.Emoji]) -> None:
        """Note which of the drawn emojis the application has, and use those."""
        usable = {
            (it.game, it.thing): discord.PartialEmoji(name=it.name, id=there[it.name].id)
            for it in drawn
            if it.name in there
        }
        self._marks = {game: marks_of(game, usable) for game in {it.game for it in drawn}}

    def doubt(self, fault: BaseException) -> bool:
        """Go back to signs and words if Discord has refused a message for its emojis; return True
        if so."""
        at_fault = isinstance(fault, discord.HTTPException) and "emoji" in fault.text.lower()
        if at_fault:
            self._marks = {}
        return at_fault


def marks_of(game: str, usable: Mapping[tuple[str, str], discord.PartialEmoji]) -> Marks:
    seats = {sign: usable.get((game, shape)) for shape, sign in SIGNS.items()}
    goods = {pattern: usable.get((game, icon)) for icon, pattern in counted(game)}
    return Marks(
        {sign: emoji for sign, emoji in seats.items() if emoji is not None},
        {pattern: emoji for pattern, emoji in goods.items() if emoji is not None},
    )
