"""A game's story in messages: what people did, a picture of the changes, and the next call. A
message grows until somebody must be called by name."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import discord

from render.kit.encode import Picture
from tables import News, Table
from tables.base import news
from tables.telling.delivery import Page
from tables.telling.pages import changes, is_over, since, told_events

from ..layouts.emojis import put_on
from ..layouts.kit import CHARACTERS, Layout, fit
from ..layouts.page import PageParts, laid_out
from ..pictures.emojis import Emojis
from ..presses.faults import Faults
from ..presses.replies import BROKEN_LINE, files_of, passes, shown
from ..words.voice import Voice
from .once import Once
from .page_parts import called_before, parts_of, told_lines
from .posters import NOT_OURS, Audience, Posters, Scene, kept_pictures

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()
Place = discord.PartialMessageable | discord.DMChannel


@dataclass(frozen=True)
class ToldPage:
    """A table's page, with its place and audience."""

    told: News
    page: Page
    table: Table
    voice: Voice
    place: Place
    audience: Audience
    heading: str

    def parts(self, items: Sequence[news.Item]) -> PageParts:
        return parts_of(items, self.page, self.table, self.voice, self.heading)


@dataclass(frozen=True)
class Sheet:
    """A message, with a fallback without pictures."""

    full: Layout
    pictures: Sequence[Picture]
    bare: Layout


def sheet_of(parts: PageParts, drawn: Sequence[Picture], audience: Audience) -> Sheet:
    full = illustrated(parts, drawn, audience)
    return Sheet(laid_out(full), drawn if full.pictures else (), laid_out(parts))


class Alone(Protocol):
    """Sends the pages of games that one person plays alone."""

    async def tell(self, it: ToldPage) -> int: ...


class Pages:
    def __init__(self, posters: Posters, faults: Faults, emojis: Emojis) -> None:
        self.posters = posters
        self.emojis = emojis
        self.faults = faults

    async def tell(self, it: ToldPage) -> int | None:
        """Extend the page or begin another; return its message."""
        old, way = it.page.message, it.page.way
        if way == "grow" and old is not None and await self.grow(it, old):
            return old
        parts = self.parts(it)
        if not parts.lines and not parts.calls:
            return None
        message = await self.begin(it, parts)
        if old is None or old == message:
            return message
        if way != "begin":
            await self.remove(it, old)
        elif not is_over(it.page.left):
            await self.close(it, old)
        return message

    def parts(self, it: ToldPage) -> PageParts:
        """Return the page's parts, with the game's emojis on its answers."""
        parts = it.parts(it.page.items)
        for row in parts.answers:
            put_on(row.children, self.emojis.of(it.table.settings.game))
        return parts

    async def grow(self, it: ToldPage, message: int) -> bool:
        """Change the page's message, with new pictures if the board changed. Return False if the
        message is gone or may not be changed."""
        parts = self.parts(it)
        if changes(it.page.fresh):
            drawn = await self.drawn(it)
            sheet = sheet_of(parts, drawn, it.audience)
            return await self.changed(it.place, it.table, message, sheet)
        try:
            kept = await kept_pictures(it.place, message)
            await edit(it.place, message, laid_out(replace(parts, pictures=kept)))
        except discord.HTTPException as refused:
            if passes(refused):
                raise
            return False
        return True

    async def changed(self, place: Place, table: Table, message: int, sheet: Sheet) -> bool:
        """Change the message into the sheet, without pictures if those are refused. Return False
        if it is gone or may not be changed."""
        try:
            if not await self.repainted(place, table, message, sheet):
                await edit(place, message, sheet.bare, [])
        except discord.HTTPException as refused:
            if passes(refused):
                raise
            return False
        return True

    async def repainted(self, place: Place, table: Table, message: int, sheet: Sheet) -> bool:
        """Put the whole sheet with its pictures into the message; return False if Discord
        refuses them."""
        try:
            await edit(place, message, sheet.full, files_of(sheet.pictures))
        except (discord.Forbidden, discord.DiscordServerError, *BROKEN_LINE) as refused:
            log.info("no picture for table %d: %s", table.id, refused)
            return False
        return True

    async def replace(self, it: ToldPage, sheet: Sheet) -> int:
        """Edit a solo game's only message; if that fails, send a new one, which notifies the person
        by itself, and delete the old one."""
        old = it.page.message
        if (
            it.page.way == "grow"
            and old is not None
            and await self.changed(it.place, it.table, old, sheet)
        ):
            return old
        message = await self.send(it.place, it.table, sheet, Once.of(it.told), ())
        if old is not None and old != message:
            await self.remove(it, old)
        return message

    async def begin(self, it: ToldPage, parts: PageParts) -> int:
        sheet = sheet_of(parts, await self.drawn(it), it.audience)
        return await self.send(it.place, it.table, sheet, Once.of(it.told), it.page.called)

    async def send(
        self,
        place: discord.abc.Messageable,
        table: Table,
        sheet: Sheet,
        once: Once,
        called: Sequence[int],
    ) -> int:
        """Send a message; without its pictures if those fail."""
        users = [discord.Object(person) for person in called]
        mentions = discord.AllowedMentions(users=users)
        if sheet.pictures:
            view, files = sheet.full, files_of(sheet.pictures)
            try:
                return await once.send(place, view, files=files, allowed_mentions=mentions)
            except NOT_OURS as refused:
                log.info("no picture for table %d: %s", table.id, refused)
            except discord.HTTPException as fault:
                if passes(fault):
                    raise
                self.faults.note(fault, "picture", table.id, table.guild)
        view = sheet.bare if sheet.pictures else sheet.full
        return await once.send(place, view, allowed_mentions=mentions)

    async def close(self, it: ToldPage, message: int) -> None:
        """Remove the calls from an old page and keep its story."""
        lines = told_lines(it.page.left, it.voice) or called_before(it.page.left, it.voice)
        try:
            kept = await kept_pictures(it.place, message)
            await edit(it.place, message, laid_out(PageParts(it.heading, lines, kept)))
        except (discord.HTTPException, *BROKEN_LINE) as refused:
            log.info("page %d stays: %s", message, refused)

    async def remove(self, it: ToldPage, message: int) -> None:
        """Delete a page that the new one repeats; try again after a passing failure."""
        try:
            await it.place.get_partial_message(message).delete()
        except discord.HTTPException as refused:
            if passes(refused):
                raise
            log.info("page %d stays: %s", message, refused)

    async def drawn(self, it: ToldPage) -> list[Picture]:
        """Draw the changes. Draw the whole board instead if a round is over or the page tells of no
        change, as at the beginning or in a new place."""
        assert it.told.view is not None, "what shows the board comes with the position"
        page = it.page
        scene = Scene(it.table, page.after or it.told.view, page.before, told_events(page.items))
        unmoved = since(page.items) < 0 and page.before is None
        if unmoved or round_over(page.items, it.table) is not None:
            return await self.posters.drawn(self.posters.now, scene, it.audience)
        return await self.posters.drawn(self.posters.change, scene, it.audience)


async def edit(
    place: Place, message: int, view: Layout, files: Sequence[discord.File] | None = None
) -> None:
    """Edit a message; ``files`` replace its pictures, None keeps them."""
    page = place.get_partial_message(message)
    if files is None:
        await page.edit(view=view, allowed_mentions=NOBODY)
    else:
        await page.edit(view=view, allowed_mentions=NOBODY, attachments=files)


def illustrated(parts: PageParts, drawn: Sequence[Picture], audience: Audience) -> PageParts:
    if not audience.in_words:
        return replace(parts, pictures=[shown(picture) for picture in drawn])
    words = "\n\n".join(picture.words for picture in drawn)
    return replace(parts, in_words=fit(words, CHARACTERS - parts.length))


def round_over(items: Sequence[news.Item], table: Table) -> int | None:
    """Return the round that has ended during these items, if its result belongs on their page."""
    at = since(items)
    return None if is_over(items) or at < 0 else ended_since(table.moment(at), table)


def ended_since(at: int, table: Table) -> int | None:
    """Return the round that has ended since this moment."""
    begun = [number for number, when in table.rounds.items() if number > 1 and when > at]
    return max(begun) - 1 if begun else None
