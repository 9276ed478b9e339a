"""Pictures that accompany news, in messages of their own so that no edit makes them flicker."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

import discord
import msgspec

from render.kit.encode import Picture
from render.kit.look import Look
from render.kit.theme import THEMES
from rules.core import Event
from tables import Table

from ..layouts.kit import CHARACTERS, Layout, Shown, fit, galleries, text
from ..pictures import painting
from ..pictures.films import Films
from ..presses.faults import Faults
from ..presses.replies import BROKEN_LINE, files_of, shown
from ..words.names import Names
from ..words.texts import Texts
from .once import Once

log = logging.getLogger(__name__)

NOT_OURS = (discord.Forbidden, discord.NotFound, discord.DiscordServerError, *BROKEN_LINE)

BOARDS = 16  # boards kept, since news of the same turn often goes to others a moment later


@dataclass(frozen=True)
class Scene:
    """A table with its public position."""

    table: Table
    view: dict[str, Any]
    before: dict[str, Any] | None = None  # the earlier position
    told: Sequence[Event] = ()  # events since the earlier position


Draw = Callable[[Scene, Look], Awaitable[list[Picture]]]


@dataclass(frozen=True)
class Audience:
    """The recipient of pictures: a channel, or a person with preferences."""

    t: Texts
    theme: str = THEMES[0]
    in_words: bool = False
    asks_all: bool = False  # show even the obvious answers
    stills: bool = False  # somebody there prefers still pictures


async def kept_pictures(place: discord.abc.Messageable, message: int) -> list[Shown]:
    """Return the pictures of one of our messages, to keep showing them."""
    found = await place.fetch_message(message)
    parts = [part for one in found.components for part in getattr(one, "children", [one])]
    galleries = [part for part in parts if isinstance(part, discord.MediaGalleryComponent)]
    return [
        Shown(PurePosixPath(urlsplit(item.media.url).path).name, item.description or "")
        for one in galleries
        for item in one.items
    ]


class Posters:
    """Sends pictures with news; they show only what everybody may know."""

    def __init__(self, names: Names, films: Films, faults: Faults) -> None:
        self.names = names
        self.films = films
        self.faults = faults
        self._boards: OrderedDict[tuple[str, bytes, Look], asyncio.Future[list[Picture]]]
        self._boards = OrderedDict()

    async def board(
        self, place: discord.abc.Messageable, scene: Scene, audience: Audience, once: Once
    ) -> None:
        drawn = await self.drawn(self.now, scene, audience)
        await self.send(place, scene.table, audience, drawn, once.part("p"))

    async def result(
        self, place: discord.abc.Messageable, scene: Scene, audience: Audience, once: Once
    ) -> None:
        """Send the share card, with the final board as its backdrop."""
        drawn = await self.drawn(self.shared, scene, audience)
        await self.send(place, scene.table, audience, drawn, once.part("p"))

    async def foreseen(
        self, scene: Scene, before: dict[str, Any], audience: Audience
    ) -> list[Picture]:
        """Draw the scene after the draft, with arrows for its events."""

        async def close_ups(scene: Scene, look: Look) -> list[Picture]:
            views = [before, scene.view]
            return await painting.close_ups(scene.table.settings.game, views, look, None)

        return await self.drawn(close_ups, scene, audience)

    async def film(
        self, place: discord.abc.Messageable, scene: Scene, audience: Audience, once: Once
    ) -> None:
        drawn = await self.drawn(self.whole_game, scene, audience)
        await self.send(place, scene.table, audience, drawn, once.part("f"))

    async def now(self, scene: Scene, look: Look) -> list[Picture]:
        """Return pictures of the present board, drawn once for all readers."""
        game = scene.table.settings.game
        key = (game, msgspec.json.encode(scene.view), look)
        if key not in self._boards:
            drawing = painting.boards(game, scene.view, look, None)
            self._boards[key] = asyncio.ensure_future(drawing)
            while len(self._boards) > BOARDS:
                self._boards.popitem(last=False)
        try:
            return await asyncio.shield(self._boards[key])
        except Exception:
            self._boards.pop(key, None)
            raise

    async def change(self, scene: Scene, look: Look) -> list[Picture]:
        """Draw the scenes that were told, or close-ups of the changes between two positions; none
        without an earlier one."""
        if scene.before is None:
            return []
        views = [scene.before, scene.view]
        return await painting.changed(scene.table.settings.game, views, scene.told, look)

    async def shared(self, scene: Scene, look: Look) -> list[Picture]:
        picture = await self.films.share(scene.table, scene.view, look)
        return [picture] if picture else []

    async def whole_game(self, scene: Scene, look: Look) -> list[Picture]:
        picture = await self.films.film(scene.table, None, look)
        return [picture] if picture else []

    async def drawn(self, draw: Draw, scene: Scene, audience: Audience) -> list[Picture]:
        """Return the pictures, or none after a fault, which must not hold up the news."""
        table = scene.table
        names = await self.names.of(table, audience.t)
        moving = table.settings.motion == "moving" and not audience.stills
        look = painting.look(audience.t.language, audience.theme, names, moving=moving)
        try:
            return await draw(scene, look)
        except Exception as fault:
            self.faults.note(fault, draw.__name__, table.id, table.guild)
            return []

    async def send(
        self,
        place: discord.abc.Messageable,
        table: Table,
        audience: Audience,
        drawn: Sequence[Picture],
        once: Once,
    ) -> None:
        """Send the pictures if possible. Log only faults that may be ours; a lost place is noticed
        when the text is sent."""
        if not drawn:
            return
        if audience.in_words:
            words = "\n\n".join(picture.words for picture in drawn)
            await once.send(place, Layout(text(fit(words, CHARACTERS))))
            return
        view = Layout(*galleries(map(shown, drawn)))
        try:
            await once.send(place, view, files=files_of(drawn))
        except NOT_OURS as refused:
            log.info("no picture for table %d: %s", table.id, refused)
        except discord.HTTPException as fault:
            self.faults.note(fault, "picture", table.id, table.guild)
