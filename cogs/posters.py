"""The pictures that go with news: messages of their own, so that no edit makes them flicker."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord
import msgspec

from render.kit.encode import Picture
from render.kit.look import Look
from render.kit.theme import THEMES
from tables import Table

from . import pictures
from .pieces.kit import CHARACTERS, Layout, fit, gallery, text
from .replies import BROKEN_LINE, files_of, shown
from .texts import Texts

if TYPE_CHECKING:
    from .app import Emberboard

log = logging.getLogger(__name__)

NOT_OURS = (discord.Forbidden, discord.NotFound, discord.DiscordServerError, *BROKEN_LINE)

Draw = Callable[[Table, Look], Awaitable[Picture | None]]
BOARDS = 16  # kept for those who are told of the same turn a moment later


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
        self._boards: OrderedDict[tuple[str, bytes, Look], asyncio.Future[Picture | None]]
        self._boards = OrderedDict()

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
        drawn = [await self.drawn(self.whole_game, table, audience)]
        await self.send(place, table, audience, drawn, f"{nonce}f")

    async def now(self, table: Table, look: Look) -> Picture | None:
        """Drawn once for the thread and all who watch it."""
        view = await self.app.tables.play.public_view(table.id)
        key = (table.settings.game, msgspec.json.encode(view), look)
        if key not in self._boards:
            drawing = pictures.board(table.settings.game, view, look, None)
            self._boards[key] = asyncio.ensure_future(drawing)
            while len(self._boards) > BOARDS:
                self._boards.popitem(last=False)
        try:
            return await asyncio.shield(self._boards[key])
        except Exception:
            self._boards.pop(key, None)
            raise

    async def whole_game(self, table: Table, look: Look) -> Picture | None:
        return await self.app.films.film(table, None, look)

    async def drawn(self, draw: Draw, table: Table, audience: Audience) -> Picture | None:
        """A fault in a picture must not hold up the news."""
        names = await self.app.names(table, audience.t)
        look = pictures.look(audience.t.language, audience.theme, names)
        try:
            return await draw(table, look)
        except Exception as fault:
            self.app.faults.note(fault, draw.__name__, table.id, table.guild)
            return None

    async def send(
        self,
        place: discord.abc.Messageable,
        table: Table,
        audience: Audience,
        drawn: Sequence[Picture | None],
        nonce: str,
    ) -> None:
        """Pictures are an extra: where they cannot be shown, the words have to do. Only a fault
        that may be ours is noted; whether the place is lost, the words will show."""
        kept = [picture for picture in drawn if picture is not None]
        if not kept:
            return
        if audience.in_words:
            words = "\n\n".join(picture.words for picture in kept)
            await place.send(view=Layout(text(fit(words, CHARACTERS))), nonce=nonce)
            return
        view = Layout(gallery(*map(shown, kept)))
        try:
            await place.send(view=view, files=files_of(kept), nonce=nonce)
        except NOT_OURS as refused:
            log.info("no picture for table %d: %s", table.id, refused)
        except discord.HTTPException as fault:
            self.app.faults.note(fault, "picture", table.id, table.guild)
