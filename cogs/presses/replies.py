"""Replies: the answers to a person's press or command.

An interaction must be acknowledged within three seconds, and before that only the person's Discord
language is known. So it is acknowledged first, and everything else follows."""

import io
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import ui

from render.kit.encode import Picture
from render.kit.theme import THEMES
from tables import PlaceKind, Profile

from ..buttons.verb import number
from ..layouts.kit import Layout, Shown, text
from ..words.texts import Texts
from .places import place_of, server_of

# After these errors nobody knows if the answer arrived.
BROKEN_LINE = (aiohttp.ClientError, ConnectionError, TimeoutError)
UNKNOWN_MESSAGE = 10008
DMS_TOO_FAST = 40003
NOT_DISCORD = 0  # error code 0: the proxy in front of Discord has blocked this address for a while

Interaction: TypeAlias = discord.Interaction[discord.Client]


def file_of(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.data), picture.name, description=picture.alt)


def files_of(pictures: Sequence[Picture]) -> list[discord.File]:
    return [file_of(picture) for picture in pictures]


def shown(picture: Picture) -> Shown:
    return Shown(picture.name, picture.alt, picture.width, picture.height)


def theme_of(profile: Profile) -> str:
    return profile.theme if profile.theme in THEMES else THEMES[0]


def passes(refused: discord.HTTPException) -> bool:
    """Tell if Discord may accept later what it refuses now. That includes a bad bot token (401):
    everything is refused until an operator replaces it."""
    if isinstance(refused, discord.Forbidden):
        return refused.code in (NOT_DISCORD, DMS_TOO_FAST)
    return refused.status >= 500 or refused.status in (401, 429)


class Outdated(Exception):
    """A button made by another version of this program."""


@dataclass(frozen=True)
class Press:
    """The values chosen in a menu, or the fields filled in a form."""

    values: Sequence[str] = ()
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def choice(self) -> str:
        """Return the choice of a menu that takes one."""
        if len(self.values) != 1:
            raise Outdated
        return self.values[0]

    def one_of(self, known: Collection[str]) -> str:
        if self.choice not in known:
            raise Outdated
        return self.choice

    @property
    def number(self) -> int:
        return numbered(self.choice)

    @property
    def numbers(self) -> list[int]:
        return [numbered(value) for value in self.values]

    @property
    def paths(self) -> list[list[int]]:
        """Return each picked entry as places: of its option, and of answers to the next
        questions."""
        return [[numbered(place) for place in value.split(".")] for value in self.values]

    def filled_in(self, field: str) -> str:
        if field not in self.fields:
            raise Outdated
        return self.fields[field]


NOTHING = Press()


def numbered(value: str) -> int:
    """Return a menu value as a number; raise Outdated if this program would write that number
    differently."""
    try:
        found = number(value)
    except ValueError as fault:
        raise Outdated from fault
    if str(found) != value:
        raise Outdated
    return found


class Reply:
    """The answer to one interaction that is acknowledged already."""

    def __init__(
        self,
        interaction: Interaction,
        t: Texts,
        profile: Profile,
        *,
        same: bool = False,
        press: Press = NOTHING,
    ) -> None:
        self.interaction = interaction
        self.press = press
        self.t = t
        self.profile = profile
        self.same = same  # the answer changes the pressed message itself

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def id(self) -> int:
        """Return Discord's number of this press."""
        return self.interaction.id

    @property
    def menu(self) -> int:
        """Return the number of the pressed message, or of a command. An effect stored under it
        happens once, however often people press."""
        message = self.interaction.message
        return message.id if message is not None else self.id

    def attached(self, field: str) -> Mapping[str, Any]:
        """Return the file of a form's field, as Discord describes it."""
        data: Any = self.interaction.data
        files = data.get("resolved", {}).get("attachments", {})
        if self.press.filled_in(field) not in files:
            raise Outdated
        found: Mapping[str, Any] = files[self.press.filled_in(field)]
        return found

    @property
    def place_kind(self) -> PlaceKind:
        return place_of(self.interaction)

    @property
    def server(self) -> int | None:
        """Return the server, if the bot is a member."""
        return server_of(self.interaction)

    @property
    def theme(self) -> str:
        return theme_of(self.profile)

    async def show(self, view: ui.LayoutView, pictures: Sequence[Picture] = ()) -> None:
        """Show the answer, or change the pressed message; if that is gone, the answer is a new
        one."""
        try:
            await self.interaction.edit_original_response(view=view, attachments=files_of(pictures))
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
            await self.add(view, pictures)
        self.interaction.extras["shown"] = True

    async def put_away(self) -> None:
        """Remove the pressed message, unless somebody has just dismissed it."""
        try:
            await self.interaction.delete_original_response()
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise

    async def add(self, view: ui.LayoutView, pictures: Sequence[Picture] = ()) -> None:
        """Send one more private message."""
        self.interaction.extras["further"] = self.interaction.extras.get("further", 0) + 1
        await self.interaction.followup.send(view=view, files=files_of(pictures), ephemeral=True)

    async def hand_over(self, words: str, file: discord.File) -> None:
        """Answer with a file and a sentence."""
        await self.interaction.edit_original_response(content=words, attachments=[file])
        self.interaction.extras["shown"] = True

    async def say(self, words: str) -> None:
        """Answer privately; the pressed message stays."""
        answer = Layout(text(words))
        if self.same:
            await self.add(answer)
        else:
            await self.show(answer)


def reply_to(interaction: Interaction) -> Reply:
    """Return the reply made when the interaction was acknowledged."""
    reply: Reply = interaction.extras["reply"]
    return reply


def filled_in(components: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """Return a form's fields by custom id."""
    found: dict[str, str] = {}
    for part in components:
        inner = [part["component"]] if "component" in part else part.get("components", ())
        found |= filled_in(inner)
        if "custom_id" in part:
            values = part.get("values")
            found[part["custom_id"]] = ",".join(values) if values is not None else part["value"]
    return found
