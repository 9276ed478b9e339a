"""Each person has one open private panel of a kind: opening another one at the same table deletes
the last, as long as Discord allows. Looks, such as a board, are counted by channel instead."""

from collections import OrderedDict
from contextlib import suppress
from datetime import timedelta

import discord

from .replies import BROKEN_LINE, Interaction, Reply

LASTS = timedelta(minutes=14)  # Discord lets an answer be deleted for fifteen minutes
KEPT = 2000


class OnePanel:
    """The open private panels by person, table or channel, and kind. They are forgotten at a
    restart, and panels opened before it stay."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, int, str], Interaction] = OrderedDict()

    async def shown(self, reply: Reply, place: int, kind: str) -> None:
        """Note that this is the current panel of its kind."""
        key = (reply.person, place, kind)
        before = self._open.pop(key, None)
        self._open[key] = reply.interaction
        while len(self._open) > KEPT:
            self._open.popitem(last=False)
        if before is not None and not reply.same:
            await take_away(before)


async def take_away(panel: Interaction) -> None:
    """Delete a panel if it still exists; a leftover does no harm."""
    if discord.utils.utcnow() - panel.created_at > LASTS:
        return
    with suppress(discord.HTTPException, *BROKEN_LINE):
        await panel.delete_original_response()
