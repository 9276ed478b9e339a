"""The sender: news becomes messages in threads, DMs and watching channels."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import discord

from locales import MissingText
from tables import News, PlaceGone, Refused, Status, Table, Tables, TryLater, Why
from tables.base import news
from tables.telling.delivery import Page
from tables.telling.pages import told_events

from ..buttons import looking, turns
from ..channels import threads
from ..channels.visibility import sees
from ..layouts.kit import Layout, rows, text
from ..layouts.page import PageParts
from ..layouts.table_list import table_name
from ..presses.faults import Faults
from ..presses.replies import BROKEN_LINE, passes
from ..presses.waiting import Waiting
from ..words.names import Names
from ..words.texts import Texts, spoken_by
from ..words.voice import Voice
from . import letters, puzzles, weeks
from .offers import answers, explained, offered_to
from .once import LOOKED_BACK, Once, take_away
from .pages import Alone, Pages, ToldPage, sheet_of
from .posters import Posters, Scene
from .table_cards import TableCards
from .telling import Notice, layout, notice, outdated, thinking, turn
from .voices import Voices
from .watching import for_watchers, is_for_watchers, parts_of

log = logging.getLogger(__name__)

GONE = (discord.Forbidden, discord.NotFound)
# Discord's error codes for an archived thread, a locked one, too many threads, and a forum post
# without a required tag.
SHUT = (50083, 160005, 160006, 40067)
Place = discord.abc.Messageable
NOBODY = discord.AllowedMentions.none()


class Post:
    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        names: Names,
        faults: Faults,
        posters: Posters,
        pages: Pages,
        alone: Alone,
        waiting: Waiting,
    ) -> None:
        self.client = client
        self.tables = tables
        self.names = names
        self.faults = faults
        self.posters = posters
        self.pages = pages
        self.alone = alone
        self.waiting = waiting
        self.voices = Voices(tables, names)
        self.cards = TableCards(client, tables)

    async def deliver(self, told: News) -> int | None:
        """Show one item; return its message."""
        table = told.now
        try:
            with mishaps():
                if isinstance(told.item, news.Daily):
                    return await self.letter(told, told.item)
                if isinstance(told.item, news.Week):
                    return await self.week(told, told.item)
                if isinstance(told.item, news.PuzzlePosed | news.PuzzleSolved):
                    return await self.puzzle(told, told.item)
                assert table is not None
                if isinstance(told.item, news.TableLeft):
                    return await self.farewell(told, table)
                number = await self.tell(told, table)
                await self.waiting.told(table)
                return number
        except (discord.HTTPException, MissingText) as fault:
            # Discord would refuse this every time, and later news must not wait for it.
            if self.pages.emojis.doubt(fault):
                raise TryLater from fault  # next time without emojis
            guild = table.guild if table is not None else None
            self.faults.note(fault, f"news {type(told.item).__name__}", told.table, guild)
            return None

    async def farewell(self, told: News, table: Table) -> int | None:
        """Tell the old thread that the table has moved. If the thread is gone, tell nobody."""
        await self.client.wait_until_ready()
        said = notice(told.item, await self.voices.of(told, table))
        assert said is not None
        place = self.client.get_partial_messageable(told.to.id)
        try:
            message = await Once.of(told).send(place, layout(said, ""), allowed_mentions=NOBODY)
            await self.cards.posts.leave(told.to.id)
        except GONE as gone:
            if passes(gone):
                raise
            log.info("thread %d does not hear that its table has moved: %s", told.to.id, gone)
            return None
        return message

    async def recall(self, told: News) -> None:
        """Strike out a call that may have been sent without our knowing."""
        table = told.now
        assert table is not None
        if told.to.kind == "thread" and told.thread is None:
            return
        with mishaps():
            await take_away(await self.place(told, table), turns.turn(table.id), told.after or 0)

    async def tell(self, told: News, table: Table) -> int | None:
        in_public = told.to.kind != "person"
        watching = is_for_watchers(told.to, told.item)
        if in_public or watching:
            await self.client.wait_until_ready()
            threads.need_known(self.client.get_guild(table.guild or 0))
        if told.to.kind == "thread":
            await self.cards.posts.reopen(table)
        never_begun = isinstance(told.item, news.Abandoned) and table.started is None
        if (never_begun and in_public) or isinstance(told.item, news.LobbyChanged):
            await self.strike_out_all(told, await self.voices.of(told, table))
            return await self.cards.show(told, table)
        if watching and not in_public and not await sees(self.client, told.to.id, table):
            return None
        place = await self.place(told, table)
        voice = await self.voices.of(told, table)
        if isinstance(told.item, news.Proposed | news.Opinion | news.Taken):
            return await self.thinking(told, told.item.number, table, place, voice)
        if told.page is not None or is_call(told.item, table):
            number = await self.tell_turn(told, table, voice, place)
            await self.strike_out_all(told, voice, place)
            return number
        said = notice(told.item, voice)
        if said is None:
            await self.strike_out_all(told, voice, place)
            return None
        if watching:
            said = for_watchers(said, table, voice.t, told.to)
        message = await self.show(told, table, place, voice, said)
        await self.strike_out_all(told, voice, place)
        return message

    async def tell_watchers(
        self, told: News, page: Page, table: Table, voice: Voice, place: Place
    ) -> int | None:
        """Tell watchers of a finished turn, with a picture."""
        parts = parts_of(page, voice, self.heading(told, voice, place), told.to)
        if not parts.lines:
            return None
        assert told.view is not None, "what shows the board comes with the position"
        audience = await self.voices.audience(told, table, voice.t)
        events = told_events(page.items)
        scene = Scene(table, page.after or told.view, page.before, events)
        drawn = await self.posters.drawn(self.posters.change, scene, audience)
        drawn = drawn or await self.posters.drawn(self.posters.now, scene, audience)
        sheet = sheet_of(parts, drawn[:1], audience)
        return await self.pages.send(place, table, sheet, Once.of(told), ())

    async def show(self, told: News, table: Table, place: Place, voice: Voice, said: Notice) -> int:
        """Show an item as its own message, with the pictures before and after it."""
        watching = is_for_watchers(told.to, told.item)
        audience = await self.voices.audience(told, table, voice.t)
        if said.board:
            assert told.view is not None, "what shows the board comes with the position"
            show = self.posters.result if said.result else self.posters.board
            await show(place, Scene(table, told.view), audience, Once.of(told))
        message = await self.send(place, said, told, voice)
        if said.result and not (watching or audience.in_words or audience.stills):
            await self.posters.film(place, Scene(table, {}), audience, Once.of(told))
        if isinstance(told.item, news.Started) and not watching:
            await self.cards.refresh(table.id)
        elif isinstance(told.item, news.Ended | news.Abandoned) and not watching:
            await self.cards.posts.tag(table)
        return message

    async def thinking(
        self, told: News, number: int, table: Table, place: Place, voice: Voice
    ) -> int | None:
        """Show a team's ideas in one message that grows, with a picture of the last one. Send
        nothing if this idea has been withdrawn or played."""
        shown = await self.tables.proposals.shown(table.id)
        if all(it.proposal.number != number for it in shown):
            return None
        audience = await self.voices.audience(told, table, voice.t)
        last = shown[-1].foresight
        drawn = await self.posters.foreseen(Scene(table, last.after), last.before, audience)
        parts = replace(thinking(shown, voice), heading=self.heading(told, voice, place))
        sheet = sheet_of(parts, drawn, audience)
        assert isinstance(place, discord.PartialMessageable | discord.DMChannel)
        old = next((it.proposal.message for it in shown if it.proposal.message), None)
        if old is not None and await self.pages.changed(place, table, old, sheet):
            message = old
        else:
            message = await self.pages.send(place, table, sheet, Once.of(told), ())
        if any(it.proposal.message != message for it in shown):
            await self.tables.proposals.posted(table.id, message)
        return message

    async def tell_turn(self, told: News, table: Table, voice: Voice, place: Place) -> int | None:
        """Tell somebody's turn, with its picture, and call the next person."""
        if told.page is not None and told.to.kind != "thread":
            return await self.tell_watchers(told, told.page, table, voice, place)
        heading = self.heading(told, voice, place)
        audience = await self.voices.audience(told, table, voice.t)
        if told.page is not None:
            assert isinstance(place, discord.PartialMessageable)
            it = ToldPage(told, told.page, table, voice, place, audience, heading)
            return await self.tell_page(it)
        assert isinstance(told.item, news.Turn)
        assert told.view is not None, "what shows the board comes with the position"
        scene = Scene(table, told.view, told.before)
        draw = self.posters.change if told.before is not None else self.posters.now
        drawn = await self.posters.drawn(draw, scene, audience)
        said = turn(told.item, voice)
        offer = offered_to(told.item, told, voice)
        item = told.item
        asked = [it for it in table.asked if (it.seat, it.number) == (item.seat, item.number)]
        calls, below = [*said.lines, *explained(offer, voice)], answers(offer, asked, voice)
        parts = PageParts(heading, [], calls=calls, answers=below, buttons=rows(said.buttons))
        called = [it for it in (said.mention,) if it is not None and it not in told.asleep]
        sheet = sheet_of(parts, drawn, audience)
        return await self.pages.send(place, table, sheet, Once.of(told), called)

    async def tell_page(self, it: ToldPage) -> int | None:
        """Tell a page; in a solo game it also asks, unless the game is over or its person has
        gone."""
        if it.table.played_alone and it.table.status is Status.RUNNING:
            try:
                return await self.alone.tell(it)
            except Refused as refused:
                if refused.why not in (Why.NOT_RUNNING, Why.NOT_SEATED):
                    raise
        return await self.pages.tell(it)

    async def letter(self, told: News, daily: news.Daily) -> int | None:
        """Send the daily letter, with its content as of now. Discord forgets a nonce within
        minutes, so look for an older letter, which may have arrived just before a crash."""
        profile = await self.tables.house.profiles.of(told.to.id)
        digest = await self.tables.digests.of(told.to.id, daily.since)
        if digest.empty:
            return None
        place = await self.client.create_dm(discord.Object(told.to.id))
        mark = looking.tables(daily.written)
        if told.after is not None:
            async for sent in place.history(limit=LOOKED_BACK):
                if mark in letters.custom_ids(sent):
                    return sent.id
        t = Texts(spoken_by(profile))
        view = await letters.letter(digest, told.to.id, self.names, t, mark)
        return (await place.send(view=view, nonce=told.nonce)).id

    async def week(self, told: News, week: news.Week) -> int:
        """Send the summary of a week's challenges to a channel that wants it."""
        await self.client.wait_until_ready()
        place = self.client.get_partial_messageable(told.to.id, guild_id=week.guild)
        view = await weeks.summary(week, self.tables, self.names, Texts(week.language))
        return await Once.of(told).send(place, view, allowed_mentions=NOBODY)

    async def puzzle(self, told: News, item: news.PuzzlePosed | news.PuzzleSolved) -> int | None:
        """Send the puzzle of the week, unless there is a later one."""
        await self.client.wait_until_ready()
        t, of = Texts(item.language), self.tables.puzzles
        if isinstance(item, news.PuzzlePosed):
            posed = await of.posed(item.guild, item.number)
            view = puzzles.posed(posed, t) if posed is not None else None
        else:
            over = await of.solved(item.guild, item.number)
            shown = puzzles.solved(over, self.tables, self.names, t) if over is not None else None
            view = await shown if shown is not None else None
        if view is None:
            return None
        place = self.client.get_partial_messageable(told.to.id, guild_id=item.guild)
        return await Once.of(told).send(place, view, allowed_mentions=NOBODY)

    async def knock(self, person: int, t: Texts) -> bool:
        """Try to write to a person, and tell if that succeeded. If so, their waiting news
        follows."""
        try:
            place = await self.client.create_dm(discord.Object(person))
            await place.send(view=Layout(text(t("dm-open"))))
        except discord.Forbidden as closed:
            if passes(closed):
                raise
            return False
        await self.tables.watching.reachable(person)
        return True

    async def send(self, place: Place, said: Notice, told: News, voice: Voice) -> int:
        heading = self.heading(told, voice, place)
        called = [said.mention, *said.others] if said.mention is not None else said.others
        users = [discord.Object(person) for person in called if person not in told.asleep]
        once, view = Once.of(told), layout(said, heading)
        mentions = discord.AllowedMentions(users=users)
        try:
            return await once.send(place, view, allowed_mentions=mentions)
        except GONE:
            if told.to.kind != "person" or isinstance(place, discord.DMChannel):
                raise
        # The public message cannot be sent, so it goes to the person's own messages.
        messages = await self.client.create_dm(discord.Object(told.to.id))
        return await once.send(messages, view, allowed_mentions=mentions)

    def heading(self, told: News, voice: Voice, place: Place) -> str:
        """Return a heading that names the table, or nothing in the table's own thread, where
        that is plain."""
        if told.to.kind != "thread" or place_of(place) == voice.table.channel:
            return f"-# {table_name(voice.table, voice.t)}"
        return ""

    # Places

    async def place(self, told: News, table: Table) -> Place:
        match told.to.kind:
            case "person" if await self.may_be_called_in_public(told, table):
                return self.cards.place(table)
            case "person":
                return await self.client.create_dm(discord.Object(told.to.id))
            case "channel":
                return self.client.get_partial_messageable(told.to.id)
            case _:
                spot = told.thread
                if spot is None:
                    spot = await self.spot(table, told.replaces)
                return self.client.get_partial_messageable(spot, guild_id=table.guild)

    async def may_be_called_in_public(self, told: News, table: Table) -> bool:
        """Tell if the invited person may be mentioned in public: they prefer threads, and the table
        is not private."""
        if not isinstance(told.item, news.Invited) or table.guild is None:
            return False
        if self.cards.posts.is_missing(table):
            return False
        profile = await self.tables.house.profiles.of(told.to.id)
        return profile.pings == "thread" and table.settings.visibility != "private"

    async def spot(self, table: Table, card: int | None) -> int:
        """Return the channel for a gathering table, or its thread once it plays."""
        assert table.channel is not None
        if table.started is None and not self.cards.posts.is_missing(table):
            return table.channel
        thread = await self.cards.thread(table, table.channel, card)
        await self.tables.watching.set_thread(table.id, thread)
        return thread

    async def strike_out_all(self, told: News, voice: Voice, place: Place | None = None) -> None:
        """Strike out outdated calls, in the table's present or earlier place."""
        for call in told.outdated:
            if isinstance(call.item, news.Rematch):
                there = await self.place_before(voice.table)
            elif isinstance(call.item, news.Full):
                there = self.cards.place(voice.table)
            else:
                there = place or self.cards.place(voice.table)
            await self.strike_out(there, call.message, outdated(call.item, voice, told.item))

    async def place_before(self, table: Table) -> Place:
        """Return the thread of the earlier table of which this one is the rematch."""
        assert table.rematch_of is not None, "its people were asked there"
        before = await self.tables.finding.table(table.rematch_of)
        return self.client.get_partial_messageable(before.thread or 0, guild_id=before.guild)

    async def strike_out(self, place: Place, message: int, words: str) -> None:
        """Turn an outdated call grey; it stays if Discord refuses."""
        if not isinstance(place, discord.PartialMessageable | discord.DMChannel):
            return
        try:
            await place.get_partial_message(message).edit(
                view=Layout(text(words)), allowed_mentions=NOBODY
            )
        except (discord.HTTPException, *BROKEN_LINE) as refused:
            log.info("call %d stays: %s", message, refused)


def is_call(item: news.Item, table: Table) -> bool:
    """Tell if this item calls somebody, at a table whose thread is told by turns."""
    return isinstance(item, news.Turn) and table.settings.telling == "turns"


def place_of(place: Place) -> int | None:
    """Return the number of the channel if the table is played where it gathered. Other people talk
    there too, so each message must name the table."""
    return place.id if isinstance(place, discord.PartialMessageable) else None


@contextmanager
def mishaps() -> Iterator[None]:
    """Turn Discord's failures into the tables' own: TryLater, or PlaceGone if the place is lost
    or closed to us."""
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
