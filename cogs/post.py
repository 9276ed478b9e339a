"""The sender: a table's news become messages in its thread, in DMs and in watching channels."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import discord

from locales import MissingText
from render.painters import PAINTERS
from tables import News, PlaceGone, Status, Table, TryLater, news

from . import cards, ids, letters, rounds, threads
from .pieces.kit import Layout, text
from .pieces.tables import table_name
from .posters import Audience
from .replies import BROKEN_LINE, passes, theme_of
from .sight import sees
from .telling import Notice, layout, notice, outdated
from .texts import Texts, spoken_by
from .voice import Voice, public_question
from .watching import for_watchers, is_for_watchers

if TYPE_CHECKING:
    from .app import Emberboard

log = logging.getLogger(__name__)

GONE = (discord.Forbidden, discord.NotFound)
SHUT = (50083, 160005)  # what Discord says of an archived or locked thread
NONCE_HOLDS = 60  # seconds; Discord says "a few minutes"
LOOKED_BACK = 50  # messages
Place = discord.abc.Messageable
NOBODY = discord.AllowedMentions.none()


class Post:
    def __init__(self, app: "Emberboard") -> None:
        self.app = app

    async def deliver(self, told: News) -> int | None:
        """Show one piece of news; the number of its message."""
        finding = self.app.tables.finding
        table = await finding.table(told.table) if told.table is not None else None
        try:
            with mishaps():
                if isinstance(told.item, news.Daily):
                    return await self.letter(told, told.item)
                assert table is not None
                return await self.tell(told, table)
        except (discord.HTTPException, MissingText) as fault:
            # What Discord refuses once it refuses always; the news behind it must not wait.
            guild = table.guild if table is not None else None
            self.app.faults.note(fault, f"news {type(told.item).__name__}", told.table, guild)
            return None

    async def tell(self, told: News, table: Table) -> int | None:
        in_public = told.to.kind != "person"
        watching = is_for_watchers(told.to, told.item)
        if in_public or watching:
            await self.need_server(table)
        never_begun = isinstance(told.item, news.Abandoned) and table.started is None
        if (never_begun and in_public) or isinstance(told.item, news.LobbyChanged):
            return await self.show_lobby(table, told.replaces)
        if watching and not in_public and not await sees(self.app, told.to.id, table):
            return None
        place = await self.place(told, table)
        voice = await self.voice(told, table)
        said = notice(told.item, voice)
        if said is None:
            return None
        if watching:
            said = for_watchers(said, told.item, table, voice.t)
        audience = await self.audience(told, table, voice.t)
        if said.board:
            show = self.app.posters.result if said.result else self.app.posters.board
            await show(place, table, audience, told.nonce)
        message = await self.send(place, said, told, voice)
        if said.result and not watching and not audience.in_words:
            await self.app.posters.film(place, table, audience, told.nonce)
        if isinstance(told.item, news.Started) and not watching:
            await self.refresh_card(table.id)
        for call in told.outdated:
            await self.strike_out(place, call.message, outdated(call.item, voice))
        return message.id

    async def need_server(self, table: Table) -> None:
        """Before Discord has told of a server, and while Discord itself cannot reach it, nothing
        is known of its channels."""
        await self.app.wait_until_ready()
        server = self.app.get_guild(table.guild or 0)
        if server is not None and server.unavailable:
            raise TryLater

    async def voice(self, told: News, table: Table) -> Voice:
        language = table.settings.language
        if told.to.kind == "person":
            profile = await self.app.tables.house.profile(told.to.id)
            language = spoken_by(profile, language)
        return await self.voice_in(Texts(language), told, table)

    async def voice_in(self, t: Texts, told: News, table: Table) -> Voice:
        point = getattr(told.item, "point", None)
        if isinstance(told.item, news.Nudge):
            point = next((a.point for a in table.asked if a.seat == told.item.seat), None)
        reader = told.to.id if told.to.kind == "person" else None
        question = public_question(table.settings.game, point, t)
        names = await self.app.names(table, t)
        moment = await self.moment(told.item, table, t)
        story: list[str] = []
        if isinstance(told.item, news.RoundEnded):
            story = await rounds.story(self.app, table, told.item.round, t, names)
        return Voice(table, t, question, moment, reader, names, story)

    async def moment(self, item: news.AnyItem, table: Table, t: Texts) -> str:
        """Round and phase, for whoever is called."""
        painter = PAINTERS.get(table.settings.game)
        called = isinstance(item, news.Turn | news.Nudge)
        if painter is None or not called or table.status is not Status.RUNNING:
            return ""
        return painter.moment(await self.app.tables.play.public_view(table.id), t.language)

    async def audience(self, told: News, table: Table, t: Texts) -> Audience:
        """Who is alone with the bot gets pictures as in the private panels, or words."""
        alone = told.to.id if told.to.kind == "person" else None
        if told.to.kind == "thread" and table.guild is None:
            alone = table.host
        if alone is None:
            return Audience(t)
        profile = await self.app.tables.house.profile(alone)
        return Audience(t, theme_of(profile), profile.text_only)

    async def letter(self, told: News, daily: news.Daily) -> int | None:
        """The letter of the day, as things stand now. Discord knows a nonce for minutes only, so
        an older letter that may have arrived just before a crash is looked for."""
        profile = await self.app.tables.house.profile(told.to.id)
        digest = await self.app.tables.digests.of(told.to.id, daily.since)
        if digest.empty:
            return None
        place = await self.app.create_dm(discord.Object(told.to.id))
        mark = ids.make("tables", daily.written)
        if self.app.tables.house.time.now() > daily.written + NONCE_HOLDS:
            async for sent in place.history(limit=LOOKED_BACK):
                if mark in letters.custom_ids(sent):
                    return sent.id
        t = Texts(spoken_by(profile))
        view = await letters.letter(digest, told.to.id, self.app.known, t, mark)
        return (await place.send(view=view, nonce=told.nonce)).id

    async def knock(self, person: int, t: Texts) -> bool:
        """Whether somebody can be written to, by trying it. What waits for them follows."""
        try:
            place = await self.app.create_dm(discord.Object(person))
            await place.send(view=Layout(text(t("dm-open"))))
        except discord.Forbidden as closed:
            if passes(closed):
                raise
            return False
        await self.app.tables.watching.reachable(person)
        return True

    async def send(self, place: Place, said: Notice, told: News, voice: Voice) -> discord.Message:
        heading = ""
        if told.to.kind != "thread" or place_of(place) == voice.table.channel:
            heading = f"-# {table_name(voice.table, voice.t)}"
        called = [said.mention, *said.others] if said.mention is not None else said.others
        users = [discord.Object(person) for person in called]
        message: dict[str, Any] = {
            "view": layout(said, heading),
            "nonce": told.nonce,
            "allowed_mentions": discord.AllowedMentions(users=users),
        }
        try:
            return await place.send(**message)
        except GONE:
            if told.to.kind != "person" or isinstance(place, discord.DMChannel):
                raise
        # Who was to be called in public is written to instead.
        return await (await self.app.create_dm(discord.Object(told.to.id))).send(**message)

    # Places

    async def place(self, told: News, table: Table) -> Place:
        match told.to.kind:
            case "person" if await self.may_be_called_in_public(told, table):
                return self.app.get_partial_messageable(table.channel or 0, guild_id=table.guild)
            case "person":
                return await self.app.create_dm(discord.Object(told.to.id))
            case "channel":
                return self.app.get_partial_messageable(told.to.id)
            case _:
                spot = told.thread
                if spot is None:
                    spot = await self.spot(table, told.replaces)
                return self.app.get_partial_messageable(spot, guild_id=table.guild)

    async def may_be_called_in_public(self, told: News, table: Table) -> bool:
        """An invitation to a table that is no secret reaches those who like threads by mention."""
        if not isinstance(told.item, news.Invited) or table.guild is None:
            return False
        profile = await self.app.tables.house.profile(told.to.id)
        return profile.pings == "thread" and table.settings.visibility != "private"

    async def spot(self, table: Table, card: int | None) -> int:
        """People gather in a channel; a thread is opened when they begin to play."""
        assert table.channel is not None
        if table.started is None:
            return table.channel
        thread = await threads.new_thread(self.app, table.channel, table, card)
        await self.app.tables.watching.set_thread(table.id, thread)
        return thread

    async def strike_out(self, place: Place, message: int, words: str) -> None:
        """An outdated call goes grey. If Discord does not let us any more, it just stays."""
        if not isinstance(place, discord.PartialMessageable | discord.DMChannel):
            return
        try:
            await place.get_partial_message(message).edit(
                view=Layout(text(words)), allowed_mentions=NOBODY
            )
        except (discord.HTTPException, *BROKEN_LINE) as refused:
            log.info("call %d stays: %s", message, refused)

    # The card

    async def show_lobby(self, table: Table, message: int | None) -> int | None:
        """The card anew; a lost one is posted again, at the bottom of the channel."""
        if table.channel is None:
            return None
        place = self.app.get_partial_messageable(table.channel, guild_id=table.guild)
        view = cards.card_of(table, Texts(table.settings.language))
        if message is not None:
            try:
                await place.get_partial_message(message).edit(view=view, allowed_mentions=NOBODY)
            except discord.NotFound:
                log.info("the card of table %d is gone; posted anew", table.id)
            else:
                return message
        return (await place.send(view=view)).id

    async def refresh_card(self, table: int) -> None:
        """It says where the table is played now; without it nothing is lost."""
        card = await self.app.tables.watching.card(table)
        now = await self.app.tables.finding.table(table)
        if card is None or now.channel is None:
            return
        place = self.app.get_partial_messageable(now.channel, guild_id=now.guild)
        view = cards.card_of(now, Texts(now.settings.language))
        try:
            await place.get_partial_message(card).edit(view=view, allowed_mentions=NOBODY)
        except (discord.HTTPException, *BROKEN_LINE) as refused:
            log.info("the card of table %d stays as it is: %s", table, refused)


def place_of(place: Place) -> int | None:
    """Tables that are played where they gathered share the place with other talk: each message
    says there which table it is about."""
    return place.id if isinstance(place, discord.PartialMessageable) else None


@contextmanager
def mishaps() -> Iterator[None]:
    """What Discord answers, in the tables' words."""
    try:
        yield
    except discord.HTTPException as refused:
        if passes(refused):
            raise TryLater from refused
        if isinstance(refused, GONE) or refused.code in SHUT:
            raise PlaceGone(str(refused)) from refused
        raise
    except discord.RateLimited as limit:
        raise TryLater(limit.retry_after) from limit
    except BROKEN_LINE as fault:
        raise TryLater from fault
