"""The pictures that go with news: messages of their own, so that no edit makes them flicker."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from render.kit.encode import Picture
from render.kit.look import Look
from render.kit.theme import THEMES
from tables import Table

from . import pictures
from .faults import DISCORD_DOWN
from .pieces.kit import CHARACTERS, Layout, fit, gallery, text
from .replies import files_of, shown
from .texts import Texts

if TYPE_CHECKING:
    from .app import Emberboard

log = logging.getLogger(__name__)

Draw = Callable[[Table, Look], Awaitable[Picture | None]]


@dataclass(frozen=True)
class Audience:
    """For whom pictures are drawn: a whole channel, or one person with wishes of their own."""

    t: Texts
    theme: str = THEMES[0]
    in_words: bool = False


class Posters:
    """Everything that is shown here is what everybody may see."""

    def __init__(self, app: "Emberboard") -> None:
        self.app = app

    async def board(
        self, place: discord.abc.Messageable, table: Table, audience: Audience, nonce: str
    ) -> None:
        drawn = [await self.drawn(self.now, table, audience)]
        await self.send(place, table, audience, drawn, f"{nonce}p")

    async def result(
        self, place: discord.abc.Messageable, table: Table, audience: Audience, nonce: str
    ) -> None:
        """The ranks and the chart, and the board as it was left."""
        draws = (self.app.films.result, self.now)
        drawn = [await self.drawn(draw, table, audience) for draw in draws]
        await self.send(place, table, audience, drawn, f"{nonce}p")

    async def film(
        self, place: discord.abc.Messageable, table: Table, audience: Audience, nonce: str
    ) -> None:
        """An extra: the end of the game is told already, and must not be told again for it."""
        drawn = [await self.drawn(self.whole_game, table, audience)]
        try:
            await self.send(place, table, audience, drawn, f"{nonce}f")
        except (discord.HTTPException, *DISCORD_DOWN, OSError) as fault:
            self.app.faults.note(fault, "film", table.id)

    async def now(self, table: Table, look: Look) -> Picture | None:
        view = await self.app.tables.play.public_view(table.id)
        return await pictures.board(table.settings.game, view, look)

    async def whole_game(self, table: Table, look: Look) -> Picture | None:
        return await self.app.films.film(table, None, look)

    async def drawn(self, draw: Draw, table: Table, audience: Audience) -> Picture | None:
        """A fault in a picture must not hold up the news."""
        names = await self.app.names(table)
        look = pictures.look(audience.t.language, audience.theme, names)
        try:
            return await draw(table, look)
        except Exception as fault:
            self.app.faults.note(fault, draw.__name__, table.id)
            return None

    async def send(
        self,
        place: discord.abc.Messageable,
        table: Table,
        audience: Audience,
        drawn: Sequence[Picture | None],
        nonce: str,
    ) -> None:
        """Where there is no right to attach files, the words have to do."""
        kept = [picture for picture in drawn if picture is not None]
        if not kept:
            return
        if audience.in_words:
            words = "\n\n".join(picture.alt for picture in kept)
            await place.send(view=Layout(text(fit(words, CHARACTERS))), nonce=nonce)
            return
        view = Layout(gallery(*map(shown, kept)))
        try:
            await place.send(view=view, files=files_of(kept), nonce=nonce)
        except discord.Forbidden as refused:
            log.info("no picture for table %d: %s", table.id, refused)
