"""The sender: a table's news become messages in its thread, in DMs and in watching channels."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from secrets import token_hex
from typing import TYPE_CHECKING, Literal

import discord
import msgspec

from locales import MissingText
from render.painters import PAINTERS
from tables import News, PlaceGone, Status, Table, TryLater, news

from . import cards, letters
from .faults import DISCORD_DOWN
from .pieces.kit import Layout, text
from .posters import Audience
from .replies import theme_of
from .telling import ROOM, Notice, Voice, layout, mention, notice, public_question
from .texts import Texts, spoken_by
from .watching import for_watchers, is_for_watchers

if TYPE_CHECKING:
    from .app import Emberboard

log = logging.getLogger(__name__)

WEEK: Literal[10080] = 10080  # minutes until Discord hides a silent thread
Place = discord.abc.Messageable
NOBODY = discord.AllowedMentions.none()


class Post:
    def __init__(self, app: "Emberboard") -> None:
        self.app = app

    async def deliver(self, told: News) -> int | None:
        """Show one piece of news; the number of its message."""
        try:
            with mishaps():
                if isinstance(told.item, news.Daily):
                    return await self.letter(told, told.item.since)
                assert told.table is not None
                return await self.tell(told, await self.app.tables.finding.table(told.table))
        except (discord.HTTPException, MissingText) as fault:
            # What Discord refuses once it refuses always; the news behind it must not wait.
            self.app.faults.note(fault, f"news {type(told.item).__name__}", told.table)
            return None

    async def tell(self, told: News, table: Table) -> int | None:
        never_begun = isinstance(told.item, news.Abandoned) and table.started is None
        if never_begun or isinstance(told.item, news.LobbyChanged):
            return await self.show_lobby(table, told.replaces)
        place = await self.place(told, table)
        voice = await self.voice(told, table)
        said = notice(told.item, voice)
        if said is None:
            return None
        watching = is_for_watchers(told.to, told.item)
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
            await self.show_lobby(await self.app.tables.finding.table(table.id), told.replaces)
        elif told.replaces is not None and len(table.asked) == 1:
            await self.strike_out(place, told.replaces, voice.t)
        return message.id

    async def voice(self, told: News, table: Table) -> Voice:
        language = table.settings.language
        if told.to.kind == "person":
            profile = await self.app.tables.house.profile(told.to.id)
            language = spoken_by(profile, language)
        voice = self.voice_in(Texts(language), told, table)
        return replace(voice, moment=await self.moment(told.item, table, voice.t))

    def voice_in(self, t: Texts, told: News, table: Table) -> Voice:
        point = getattr(told.item, "point", None)
        if isinstance(told.item, news.Nudge):
            point = next((a.point for a in table.asked if a.seat == told.item.seat), None)
        reader = told.to.id if told.to.kind == "person" else None
        question = public_question(table.settings.game, point, t)
        return Voice(table, t, question, reader=reader)

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

    async def letter(self, told: News, since: int) -> int | None:
        """The letter of the day, as things stand now."""
        profile = await self.app.tables.house.profile(told.to.id)
        digest = await self.app.tables.digests.of(told.to.id, since)
        if digest.empty:
            return None
        t = Texts(spoken_by(profile))
        view = await letters.letter(digest, told.to.id, self.app.known, t)
        place = await self.app.create_dm(discord.Object(told.to.id))
        return (await place.send(view=view, nonce=told.nonce)).id

    async def knock(self, person: int, t: Texts) -> bool:
        """Whether somebody can be written to, by trying it. What waits for them follows."""
        try:
            place = await self.app.create_dm(discord.Object(person))
            await place.send(view=Layout(text(t("dm-open"))))
        except discord.Forbidden:
            return False
        await self.app.tables.watching.reachable(person)
        return True

    async def send(self, place: Place, said: Notice, told: News, voice: Voice) -> discord.Message:
        heading = ""
        if told.to.kind != "thread":
            game = voice.t.game(voice.table.settings.game)
            heading = f"-# {voice.t.news('from-table', game=game, table=voice.table.id)}"
        users = [discord.Object(said.mention)] if said.mention is not None else []
        return await place.send(
            view=layout(said, heading),
            nonce=told.nonce,
            allowed_mentions=discord.AllowedMentions(users=users),
        )

    # By order of a moderator

    async def call_again(self, table: Table) -> None:
        """The turn messages once more, without another mention."""
        for asked in table.asked:
            actor = table.seats[asked.seat].actor
            if actor is not None:
                item = news.Turn(
                    asked.seat, actor, asked.point, asked.number, len(table.asked) == 1,
                    mention=False,
                )  # fmt: skip
                await self.deliver(self.told(table, item))

    async def announce(self, table: Table, moderator: int) -> None:
        """Nothing is done behind the backs of those who play."""
        t = Texts(table.settings.language)
        if table.thread is not None:
            place = self.app.get_partial_messageable(table.thread, guild_id=table.guild)
            await place.send(view=Layout(text(t("moderated", person=mention(moderator)))))

    async def repair(self, table: Table, channel: int | None) -> int:
        """A new thread with the whole story, where the old one is lost."""
        where = table.channel if self.app.get_channel(table.channel or 0) else channel
        again = msgspec.structs.replace(table, channel=where)
        thread = await self.open_thread(again, None)
        place = self.app.get_partial_messageable(thread, guild_id=table.guild)
        voice = Voice(table, Texts(table.settings.language))
        for page in await self.story(table, voice):
            await place.send(view=Layout(text(page)))
        await self.call_again(await self.app.tables.finding.table(table.id))
        return thread

    async def story(self, table: Table, voice: Voice) -> list[str]:
        """Everything that everybody may know, in as few messages as possible."""
        entries = await self.app.tables.history.log(table.id, None, -1)
        lines = [line for e in entries if not e.undone for line in voice.say(e.events)]
        pages = [""]
        for line in lines:
            if len(pages[-1]) + len(line) > ROOM:
                pages.append("")
            pages[-1] += f"{line}\n"
        return [page for page in pages if page]

    def told(self, table: Table, item: news.AnyItem) -> News:
        place = news.Destination("thread", table.id)
        return News(0, token_hex(10), place, table.id, item, table.thread)

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
        if table.status is Status.LOBBY:
            return table.channel
        return await self.open_thread(table, card)

    async def open_thread(self, table: Table, card: int | None) -> int:
        """A thread under the table's card. In a thread, in DMs, and where there is no right to
        open one, the table is played on the spot."""
        assert table.channel is not None
        thread = table.channel
        channel = self.app.get_channel(table.channel)
        if isinstance(channel, discord.TextChannel):
            thread = await self.thread_in(channel, table, card) or thread
        await self.app.tables.watching.set_thread(table.id, thread)
        return thread

    async def thread_in(
        self, channel: discord.TextChannel, table: Table, card: int | None
    ) -> int | None:
        t = Texts(table.settings.language)
        name = t("thread-name", game=t.game(table.settings.game), table=table.id)
        message = channel.get_partial_message(card) if card else None
        kind = discord.ChannelType.public_thread
        try:
            made = await channel.create_thread(
                name=name, message=message, type=kind, auto_archive_duration=WEEK
            )
        except discord.Forbidden:
            return None
        return made.id

    async def strike_out(self, place: Place, message: int, t: Texts) -> None:
        """An answered call goes grey. If Discord does not let us any more, it just stays."""
        if not isinstance(place, discord.PartialMessageable | discord.DMChannel):
            return
        try:
            await place.get_partial_message(message).edit(
                view=Layout(text(f"-# ✓ {t.news('answered')}"))
            )
        except discord.HTTPException as refused:
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


@contextmanager
def mishaps() -> Iterator[None]:
    """What Discord answers, in the tables' words."""
    try:
        yield
    except (discord.Forbidden, discord.NotFound) as gone:
        raise PlaceGone(str(gone)) from gone
    except discord.RateLimited as limit:
        raise TryLater(limit.retry_after) from limit
    except (*DISCORD_DOWN, OSError, TimeoutError) as fault:
        raise TryLater from fault
