"""Solo games in messages: one message tells, asks, takes the answer and becomes the next. A press
and the news may both want to change it; they wait for each other, and nothing older is shown."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from weakref import WeakValueDictionary

from render.kit.encode import Picture
from render.kit.look import Look
from render.painters import PAINTERS
from tables import Lately, Panel, Refused, Status, Table, Tables, Why

from ..buttons import more, turns
from ..layouts.asked import TurnPanel
from ..layouts.kit import Button, Layout, button, fit
from ..layouts.table_list import table_name
from ..layouts.turn_page import TurnPage, turn_page
from ..news import rounds
from ..news.page_parts import who_thinks
from ..news.pages import Pages, Sheet, ToldPage, ended_since
from ..news.posters import Audience, Posters, Scene
from ..news.telling import lines_of
from ..pictures import painting
from ..presses.replies import Interaction, Reply, shown
from ..words.danger import dangers
from ..words.names import Names
from ..words.prose import but_prose, prose
from ..words.texts import joined
from ..words.voice import Voice
from . import panels
from .screens import Screens

KEPT = 1000  # tables whose newest shown page is remembered
IN_WORDS = 1200  # characters for changes, for people who play without pictures
OUTDATED = (Why.STALE, Why.NOT_ASKED)


@dataclass(frozen=True)
class Story:
    """Events since the last confirmation, in lines and pictures, with a button to undo."""

    lines: Sequence[str] = ()
    drawn: Sequence[Picture] = ()
    undo: Button | None = None


class Alone:
    def __init__(
        self, tables: Tables, names: Names, screens: Screens, posters: Posters, pages: Pages
    ) -> None:
        self.tables = tables
        self.names = names
        self.screens = screens
        self.posters = posters
        self.pages = pages
        self._locks = WeakValueDictionary[int, asyncio.Lock]()
        self._shown = OrderedDict[int, tuple[int, int]]()  # by table: message, revision shown

    # News of the table

    async def tell(self, it: ToldPage) -> int:
        """Show the page as things stand; return its message."""
        async with self._locks.setdefault(it.table.id, asyncio.Lock()):
            now = await self.tables.play.glance(it.table.id, player(it.table))
            old = it.page.message
            if it.page.way == "grow" and old and self._revision(now, old) >= now.revision:
                return old
            sheet = await self.sheet(now, it.audience)
            message = await self.pages.replace(it, sheet)
            self._note(now, message)
            return message

    # Presses on the page

    def is_page(self, reply: Reply, table: Table) -> bool:
        """Tell if the host pressed the page itself, and not a private panel beside it."""
        message = reply.interaction.message
        beside = message is None or message.flags.ephemeral
        return reply.same and not beside and table.played_alone and reply.person == table.host

    async def show(
        self, reply: Reply, now: Panel, *, page: int = 0, picked: Sequence[int] = ()
    ) -> None:
        """Show the page after the press, unless it already shows something newer. Once the game is
        over, the table's news shows it instead."""
        if now.table.status is not Status.RUNNING:
            return
        async with self._locks.setdefault(now.table.id, asyncio.Lock()):
            if self._revision(now, reply.menu) > now.revision:
                return
            sheet = await self.sheet(now, reader_of(reply), page=page, picked=picked)
            await reply.show(sheet.full, sheet.pictures)
            self._note(now, reply.menu)

    async def refreshed(self, interaction: Interaction, fault: BaseException) -> bool:
        """Refresh the page if the press on it failed because it was outdated; return True if so."""
        reply, table = interaction.extras.get("reply"), interaction.extras.get("table")
        outdated = isinstance(fault, Refused) and fault.why in OUTDATED
        if not outdated or reply is None or not table:
            return False
        if not self.is_page(reply, await self.tables.finding.table(table)):
            return False
        await self.show(reply, await self.tables.play.question(table, reply.person))
        return True

    def _revision(self, now: Panel, message: int) -> int:
        """Return the newest revision that this message has shown, as far as known."""
        known, revision = self._shown.get(now.table.id, (0, 0))
        return revision if known == message else -1

    def _note(self, now: Panel, message: int) -> None:
        self._shown[now.table.id] = (message, now.revision)
        self._shown.move_to_end(now.table.id)
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)

    # The page's content

    async def sheet(
        self, now: Panel, reader: Audience, *, page: int = 0, picked: Sequence[int] = ()
    ) -> Sheet:
        table, t = now.table, reader.t
        names = await self.names.of(table, t)
        it, asked = await self.asked(now, reader, page, picked)
        story = Story() if now.chosen else await self.story(now, reader, names, drawn=not asked)
        change = button(t("panel-change"), turns.turn(table.id)) if sealed(now) else None
        besides = None if it else button(t("more"), more.more(table.id))
        buttons = [one for one in (story.undo, change, besides) if one is not None]
        painter = PAINTERS.get(table.settings.game)
        moment = painter.moment(now.view, t.language) if painter else ""
        drawn = [] if reader.in_words else story.drawn[:1]
        words = "\n\n".join(picture.words for picture in story.drawn) if reader.in_words else ""
        waiting = [] if it else self.waiting(now, reader, names)
        read = prose(table.settings.game, now.view, t.language, names)
        if it is not None and drawn:
            it = replace(it, picture=shown(drawn[0]))

        def laid_out(pictures: Sequence[Picture], panel: TurnPanel | None) -> Layout:
            heading = f"-# {joined([table_name(table, t), moment])}"
            picture = shown(pictures[0]) if pictures else None
            parts = TurnPage(heading, story.lines, picture, fit(words, IN_WORDS), panel, waiting,
                             buttons, read)  # fmt: skip
            return self.screens.dressed(turn_page(parts, t), table.settings.game, reader)

        bare = laid_out((), replace(it, picture=None) if it else None)
        return Sheet(laid_out(drawn, it), [*drawn, *asked], bare)

    async def asked(
        self, now: Panel, reader: Audience, page: int, picked: Sequence[int]
    ) -> tuple[TurnPanel | None, list[Picture]]:
        """Return the panel; None if there is nothing to answer or confirm."""
        if now.table.paused is not None or sealed(now) or not (now.question or now.chosen):
            return None, []
        it, drawn = await self.screens.panel(
            now, reader, player(now.table), page=page, picked=picked, scrolls=True
        )
        choice = now.question
        may_undo = now.table.settings.undo != "never"
        asked_at_once = now.number >= 0 and may_undo and not now.chosen
        if choice is not None and asked_at_once and not choice.secret:
            it = replace(it, counting=now.number)
        return it, drawn

    def waiting(self, now: Panel, reader: Audience, names: Sequence[str]) -> list[str]:
        """Return lines on why there is nothing to answer."""
        if now.table.paused is not None:
            return [reader.t.refusal(Refused(Why.PAUSED))]
        if sealed(now):
            return [panels.sealed_words(now, reader.t, names)]
        thinking = who_thinks(now.table, Voice(now.table, reader.t, names=names))
        return thinking or [panels.idle(now, reader.t, names)]

    async def story(
        self, now: Panel, reader: Audience, names: Sequence[str], *, drawn: bool
    ) -> Story:
        """Return the story. ``drawn``: it brings pictures, for a page that has no other."""
        table, t = now.table, reader.t
        lately = await self.tables.replays.lately(table.id, player(table), now.seat)
        lines = told(lately, Voice(table, t, names=names))
        several = len(table.seats) > 1  # with a rival at the table each turn may end a round
        over = ended_since(lately.at, table) if several else None
        if over is not None:
            lines.append(f"### {t.news('round-ended', round=over)}")
            lines += await rounds.story(self.tables.replays, table, over, t, names)
        lines = [*dangers(table.settings.game, now.view, t.language, names), *lines]
        begins = not lately.own
        whole = begins or over is not None
        pictures = await self.drawn(now, lately, reader, whole=whole) if drawn else []
        return Story(lines, pictures, undo_button(now, lately, reader))

    async def drawn(
        self, now: Panel, lately: Lately, reader: Audience, *, whole: bool
    ) -> list[Picture]:
        """Draw the changes. At the start of the game or the end of a round (``whole``) draw the
        story's illustrations instead, or else the whole board."""
        scene, game = Scene(now.table, now.view, lately.before), now.table.settings.game
        told = [event for entry in lately.entries for event in entry.events]

        async def change(scene: Scene, look: Look) -> list[Picture]:
            if scene.before is None:
                return []
            views = [scene.before, scene.view]
            return await painting.changed(game, views, told, look, now.seat)

        async def begin(scene: Scene, look: Look) -> list[Picture]:
            found = await painting.illustrations(game, scene.view, told, look)
            return found or await self.posters.now(scene, look)

        return await self.posters.drawn(begin if whole else change, scene, reader)


def player(table: Table) -> int:
    (person,) = table.people()
    return person


def reader_of(reply: Reply) -> Audience:
    profile = reply.profile
    return Audience(reply.t, reply.theme, profile.text_only, profile.asks_all, profile.stills)


def sealed(now: Panel) -> bool:
    """Tell if the person has given a sealed answer, which they may only change."""
    return now.question is not None and now.given is not None


def undo_button(now: Panel, lately: Lately, reader: Audience) -> Button | None:
    """Return the button to take back the last confirmation, if that needs no vote."""
    decisions = now.table.decisions
    free = 0 if now.table.settings.undo != "never" else decisions - now.undo
    if not lately.own or not free <= lately.at < decisions:
        return None
    return button(reader.t("panel-undo"), turns.undo_here(now.table.id, lately.at, decisions))


def told(lately: Lately, v: Voice) -> list[str]:
    """Return the latest events, one side after the other, without prose."""
    lines: list[str] = []
    game = v.table.settings.game
    for (_, by), entries in groupby(lately.entries, lambda entry: (entry.seat, entry.by)):
        events = [event for entry in entries for event in entry.events]
        lines += lines_of(but_prose(game, events), by, v)
    return lines
