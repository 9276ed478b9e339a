"""Old private panels fold away: when somebody opens a new one at a table, the one before becomes a
line, as long as Discord lets it change."""

from collections import OrderedDict
from contextlib import suppress
from datetime import timedelta

import discord

from ..layouts.kit import Layout, text
from .replies import BROKEN_LINE, Interaction, Reply

LASTS = timedelta(minutes=14)  # an answer can be changed for fifteen
KEPT = 2000


class Folding:
    """What it forgets with a restart just stays as it is."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, int, str], Interaction] = OrderedDict()

    async def shown(self, reply: Reply, table: int, kind: str) -> None:
        """This is the panel of that kind now."""
        key = (reply.person, table, kind)
        before = self._open.pop(key, None)
        self._open[key] = reply.interaction
        while len(self._open) > KEPT:
            self._open.popitem(last=False)
        if before is not None and not reply.same:
            await fold(before, reply.t("panel-folded"))


async def fold(panel: Interaction, words: str) -> None:
    """It may have been dismissed, and a line less matters to nobody."""
    if discord.utils.utcnow() - panel.created_at > LASTS:
        return
    with suppress(discord.HTTPException, *BROKEN_LINE):
        await panel.edit_original_response(view=Layout(text(words)), attachments=[])
