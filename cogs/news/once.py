"""Sends each news only once, however often it is tried, and even if another process tried it
before."""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from tables import News

from ..layouts.kit import Layout

LOOKED_BACK = 50  # the most messages to search
TELLING = ("content", "custom_id", "description")  # fields by which a message is recognised


@dataclass(frozen=True)
class Once:
    """The marks by which a repeated delivery recognises its message: a nonce, which Discord knows
    for minutes only, and for older news ``after``, the message from which on to search. ``after``
    is None while Discord still knows the nonce."""

    nonce: str
    after: int | None = None

    @classmethod
    def of(cls, told: News) -> "Once":
        return cls(told.nonce, told.after)

    def part(self, mark: str) -> "Once":
        """Return the marks for a further message of this delivery, with a nonce of its own."""
        return replace(self, nonce=f"{self.nonce}{mark}")

    async def send(self, place: discord.abc.Messageable, view: Layout, **message: Any) -> int:
        """Send the message unless it is there already; return its number."""
        known = await self.arrived(place, view)
        if known is not None:
            return known
        return (await place.send(view=view, nonce=self.nonce, **message)).id

    async def arrived(self, place: discord.abc.Messageable, view: Layout) -> int | None:
        """Return the number of the message if an earlier try got through, though its answer was
        lost or the program crashed; None otherwise."""
        if self.after is None:
            return None
        wanted = sorted(words([part.to_component_dict() for part in view.children]))
        try:
            async for sent in since(place, self.after):
                if sorted(words([part.to_dict() for part in sent.components])) == wanted:
                    return sent.id
        except discord.Forbidden:  # the bot may write there, but not read
            pass
        return None


def since(place: discord.abc.Messageable, after: int) -> AsyncIterator[discord.Message]:
    """Yield the messages after the one with this id, or the newest ones if it is 0."""
    return place.history(limit=LOOKED_BACK, after=discord.Object(after) if after else None)


async def take_away(place: discord.abc.Messageable, mark: str, after: int) -> None:
    """Delete the messages with this button."""
    for sent in [it async for it in since(place, after)]:
        if mark in words([part.to_dict() for part in sent.components]):
            await sent.delete()


def words(parts: Sequence[Any]) -> Iterator[str]:
    """Yield everything to read or press in a message."""
    for part in parts:
        if isinstance(part, Mapping):
            yield from (part[key].strip() for key in TELLING if isinstance(part.get(key), str))
            yield from words(list(part.values()))
        elif isinstance(part, list):
            yield from words(part)
