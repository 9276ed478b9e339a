"""News in borrowed places, where the bot cannot write on its own: waiting news is sent with the
token of the newest press, as long as that is valid."""

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord
import msgspec

from render.kit.encode import Picture
from tables import Backlog, News, PlaceKind, Refused, Tables
from tables.base import news
from tables.telling.pages import told_events

from ..layouts.kit import Button, Layout, rows, text
from ..layouts.table_list import table_name
from ..presses.faults import Faults
from ..presses.places import is_private, place_of
from ..presses.replies import BROKEN_LINE, Interaction, files_of
from ..words.texts import Texts
from ..words.voice import mention
from .page_parts import parts_of
from .pages import Sheet, round_over, sheet_of
from .posters import Audience, Posters, Scene
from .table_cards import card_of, cover_of
from .telling import Notice, notice
from .voices import Voices

log = logging.getLogger(__name__)

MOST = 5  # messages Discord allows for one press if only a person installed the bot
THINKING = discord.InteractionResponseType.deferred_channel_message


@dataclass
class Token:
    """The token of a press, with which the bot may write in the channel of the press."""

    interaction: Interaction
    left: int = MOST  # messages that may still be sent with it

    @property
    def lives(self) -> bool:
        return self.left > 0 and not self.interaction.is_expired()


class Borrowed:
    def __init__(self, tables: Tables, voices: Voices, posters: Posters, faults: Faults) -> None:
        self.tables = tables
        self.voices = voices
        self.posters = posters
        self.faults = faults
        self._tokens: dict[int, Token] = {}  # by channel: its newest token
        self._cards: dict[int, tuple[int, Token]] = {}  # by table: the card, and its token

    async def heard(self, interaction: Interaction) -> None:
        """Note that somebody pressed or typed and was answered."""
        channel = interaction.channel_id
        if place_of(interaction) is not PlaceKind.BORROWED or channel is None:
            return
        if not everybody_sees(interaction):
            return
        self._tokens[channel] = Token(interaction, MOST - interaction.extras.get("further", 0))
        await self.speak_in(channel)

    async def speak(self) -> None:
        """Tell waiting news wherever a token allows it."""
        self._tokens = {at: token for at, token in self._tokens.items() if token.lives}
        self._cards = {
            table: it for table, it in self._cards.items() if not it[1].interaction.is_expired()
        }
        for channel in list(self._tokens):
            await self.speak_in(channel)

    async def speak_in(self, channel: int) -> None:
        token = self._tokens[channel]
        try:
            for table in await self.tables.borrowed.untold(channel):
                await self.tables.borrowed.hand_over(table, partial(self.show, token))
        except Refused as refused:
            log.warning("news of a borrowed place has to wait: %s", refused)
        except Exception as fault:
            self.faults.note(fault, "news of a borrowed place", None, None)

    async def show(self, token: Token, backlog: Backlog) -> int | None:
        if not token.lives:
            return None
        if backlog.page is None:
            return await self.show_card(token, backlog)
        await self.change_card(backlog)
        return await self.show_page(token, backlog)

    # While people gather

    async def show_card(self, token: Token, backlog: Backlog) -> int | None:
        """Update the card, and send a new one below it if somebody must be called to confirm."""
        called = [person for it in backlog.news for person in called_by(it.item)]
        if not called and await self.change_card(backlog):
            return backlog.card
        cover = await cover_of(backlog.table)
        bare = self.card(token.interaction, backlog, called)
        full = self.card(token.interaction, backlog, called, cover)
        message = await self.send(token, Sheet(full, [cover] if cover else [], bare), called)
        if message is not None:
            self._cards[backlog.table.id] = message, token
        return message

    async def change_card(self, backlog: Backlog) -> bool:
        """Update the card; return False if Discord does not allow that any more."""
        known = self._cards.get(backlog.table.id)
        if known is None or known[0] != backlog.card or known[1].interaction.is_expired():
            return False
        message, token = known
        cover = await cover_of(backlog.table)
        view = self.card(token.interaction, backlog, (), cover)
        files = files_of([cover] if cover else [])
        try:
            await token.interaction.followup.edit_message(message, view=view, attachments=files)
        except (discord.HTTPException, *BROKEN_LINE) as refused:
            log.info("the card of table %d stays: %s", backlog.table.id, refused)
            return False
        return True

    def card(
        self,
        interaction: Interaction,
        backlog: Backlog,
        called: Sequence[int],
        cover: Picture | None = None,
    ) -> Layout:
        view = card_of(backlog.table, cover, install=interaction.application_id)
        if words := text(" ".join(map(mention, called))):
            view.add_item(words)
        return view

    # The game

    async def show_page(self, token: Token, backlog: Backlog) -> int | None:
        """Send everything that has happened as one message."""
        table, page = backlog.table, backlog.page
        assert page is not None
        t = Texts(table.settings.language)
        notices = [said for it in backlog.news if (said := await self.noticed(it, t)) is not None]
        last = msgspec.structs.replace(backlog.news[-1], page=page)
        voice = await self.voices.speaking(t, last, table)
        parts = parts_of(page.items, page, table, voice, f"-# {table_name(table, t)}")
        lines = [*parts.lines, *(line for said in notices for line in said.lines)]
        more = rows(distinct(notices))
        parts = replace(parts, lines=lines, buttons=[*parts.buttons, *more])
        audience = Audience(t, stills=await self.voices.stills(table))
        pictures = await self.drawn(backlog, audience)
        called = [*page.called, *(one for said in notices for one in calls_of(said))]
        asleep = {person for it in backlog.news for person in it.asleep}
        awake = [person for person in dict.fromkeys(called) if person not in asleep]
        return await self.send(token, sheet_of(parts, pictures, audience), awake)

    async def noticed(self, told: News, t: Texts) -> Notice | None:
        """Put news into words that is not part of the game's own story."""
        assert told.now is not None
        if isinstance(told.item, news.Story):
            return None
        return notice(told.item, await self.voices.speaking(t, told, told.now))

    async def drawn(self, backlog: Backlog, audience: Audience) -> list[Picture]:
        """Draw the changes, or the whole board at the beginning or end of a game or round."""
        page, table = backlog.page, backlog.table
        assert page is not None
        assert backlog.view is not None, "a game that has begun has a position"
        scene = Scene(table, backlog.view, page.before, told_events(page.items))
        kinds = {type(it.item) for it in backlog.news}
        if news.Ended in kinds:
            return await self.posters.drawn(self.posters.shared, scene, audience)
        whole = news.Started in kinds or round_over(page.items, table) is not None
        draw = self.posters.now if whole else self.posters.change
        return await self.posters.drawn(draw, scene, audience)

    # Messages

    async def send(self, token: Token, sheet: Sheet, called: Sequence[int]) -> int | None:
        """Send a public message; return its number, or None if it failed."""
        users = [discord.Object(person) for person in called]
        mentions = discord.AllowedMentions(users=users)
        hook = token.interaction.followup
        token.left -= 1
        if sheet.pictures:
            try:
                files = files_of(sheet.pictures)
                sent = await hook.send(
                    view=sheet.full, files=files, allowed_mentions=mentions, wait=True
                )
                return sent.id
            except (discord.HTTPException, *BROKEN_LINE) as refused:
                log.info("no picture in a borrowed place: %s", refused)
        try:
            view = sheet.bare if sheet.pictures else sheet.full
            return (await hook.send(view=view, allowed_mentions=mentions, wait=True)).id
        except (discord.HTTPException, *BROKEN_LINE) as refused:
            log.info("news of a borrowed place has to wait: %s", refused)
            token.left = 0
            return None


def everybody_sees(interaction: Interaction) -> bool:
    """Tell if an answer here is public. While the first answer is pending, the next message would
    take its place and be private too."""
    if is_private(interaction):
        return False
    return interaction.response.type is not THINKING or "shown" in interaction.extras


def called_by(item: news.Item) -> list[int]:
    return item.called if isinstance(item, news.Full) else []


def calls_of(said: Notice) -> Iterator[int]:
    if said.mention is not None:
        yield said.mention
    yield from said.others


def distinct(notices: Sequence[Notice]) -> list[Button]:
    """Return each button once, as Discord demands."""
    found = {one.custom_id: one for said in notices for one in said.buttons}
    return list(found.values())
