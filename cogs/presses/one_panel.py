"""One private panel of a kind: opening another at the same table removes the last, as long as
Discord allows. Views are limited by channel."""

from collections import OrderedDict
from contextlib import suppress
from datetime import timedelta

import discord

from .replies import BROKEN_LINE, Interaction, Reply

LASTS = timedelta(minutes=14)  # Discord lets an answer be deleted for fifteen minutes
KEPT = 2000


class OnePanel:
    """The open private panels by person, table or channel, and kind. It forgets them with a
    restart; panels opened before then just stay."""

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
    """Remove a panel, if it is still there; a leftover does no harm."""
    if discord.utils.utcnow() - panel.created_at > LASTS:
        return
    with suppress(discord.HTTPException, *BROKEN_LINE):
        await panel.delete_original_response()
