"""Private refusals: a person keeps only the last one in each channel, so they do not pile up."""

from collections import OrderedDict
from contextlib import suppress

import discord

from .one_panel import LASTS
from .replies import BROKEN_LINE, Interaction

KEPT = 2000
REFUSAL = "refusal"  # the key of the message that refused a press, among the extras of the press


class Refusals:
    """The last refusals by person and channel. They are forgotten at a restart, and refusals from
    before it stay."""

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[int, int], discord.Message] = OrderedDict()

    async def answered(self, interaction: Interaction) -> None:
        """If this press was refused, delete the refusal before."""
        key = (interaction.user.id, interaction.channel_id or 0)
        before, now = self._last.get(key), interaction.extras.get(REFUSAL)
        pressed = interaction.message.id if interaction.message is not None else None
        if before is not None and before.id == pressed:  # by now it may be something else
            before = None
            del self._last[key]
        if now is None:
            return
        self._last[key] = now
        self._last.move_to_end(key)
        while len(self._last) > KEPT:
            self._last.popitem(last=False)
        if before is not None:
            await take_away(before)


async def take_away(refusal: discord.Message) -> None:
    """Delete a refusal if it still exists; a leftover does no harm."""
    if discord.utils.utcnow() - refusal.created_at > LASTS:
        return
    with suppress(discord.HTTPException, *BROKEN_LINE):
        await refusal.delete()
