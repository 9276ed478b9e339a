"""Taking a turn: the private panel, from the first question to Confirm."""

from collections.abc import Sequence

from discord.ext import commands

from render.kit.encode import Picture
from rules.core import Event, IllegalAnswer
from tables import Panel, Refused, Why

from . import ids, panels, pictures
from .actions import plain
from .app import Emberboard
from .citing import rule_button
from .faults import Told
from .pieces.kit import CALM, Layout, button, card, rows, text
from .pieces.options import one_more
from .pieces.panel import Question, panel, unpacked
from .replies import Press, Reply
from .router import Answer, pressed
from .telling import table_buttons
from .texts import Texts


class Turn(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.play = app.tables.play

    @pressed("turn", Answer.PRIVATE)
    async def open(self, reply: Reply, press: Press) -> None:
        now = await self.look(reply, press)
        if now.table.seats[now.seat].actor != reply.person:
            raise Refused(Why.SUBSTITUTED)
        await self.show(reply, now)

    # Answering: a press names the table, the step of the draft, and what was chosen

    @pressed("answer", Answer.SAME, once=True)
    async def answer(self, reply: Reply, press: Press) -> None:
        await self.choose(reply, press, [press.number(2)])

    @pressed("choose", Answer.SAME, once=True)
    async def choose_from_menu(self, reply: Reply, press: Press) -> None:
        await self.choose(reply, press, [int(value) for value in press.values])

    @pressed("done", Answer.SAME, once=True)
    async def finish_picking(self, reply: Reply, press: Press) -> None:
        await self.choose(reply, press, unpacked(press.word(2)))

    @pressed("skip", Answer.SAME, once=True)
    async def skip(self, reply: Reply, press: Press) -> None:
        await self.choose(reply, press, [])

    async def choose(self, reply: Reply, press: Press, places: Sequence[int]) -> None:
        step = press.word(1)
        before = await self.look(reply, press)
        if before.question is None or before.step != step:
            raise Refused(Why.STALE)
        keys = [before.question.keys[place] for place in places]
        try:
            after = await self.play.choose(
                press.number(0), reply.person, step, keys, reply.id, implied=plain
            )
        except IllegalAnswer as refused:
            help = rule_button(before.table.settings.game, refused.rule, reply.t)
            raise Told(panels.why_not(before, refused, reply.t), help) from refused
        await self.show(reply, after)

    # Choices that are spread over several menus or pages

    @pressed("pick", Answer.SAME)
    async def pick(self, reply: Reply, press: Press) -> None:
        now = await self.look(reply, press)
        place, page, picks = press.number(2), press.number(3), unpacked(press.word(4))
        asked = await self.asked(reply, now, press.word(1))
        picked = panels.merged(asked, place, picks, press.values)
        await self.show(reply, now, page=page, picked=picked)

    @pressed("tally", Answer.SAME)
    async def tally(self, reply: Reply, press: Press) -> None:
        """One more of a kind, or none of it after the last one."""
        now = await self.look(reply, press)
        options = (await self.asked(reply, now, press.word(1))).options
        option = next(it for it in options if press.number(2) in it.places)
        await self.show(reply, now, picked=one_more(option, unpacked(press.word(3))))

    async def asked(self, reply: Reply, now: Panel, step: str) -> Question:
        """The question of the panel that was pressed, as this person reads it."""
        if now.question is None or now.step != step:
            raise Refused(Why.STALE)
        return panels.question(now.question, reply.t, await self.app.names(now.table, reply.t))

    @pressed("page", Answer.SAME)
    async def turn_page(self, reply: Reply, press: Press) -> None:
        now = await self.look(reply, press)
        await self.show(reply, now, page=press.number(2), picked=unpacked(press.word(3)))

    # Taking back, and making it count

    @pressed("back", Answer.SAME, once=True)
    async def back(self, reply: Reply, press: Press) -> None:
        draft = (press.number(0), reply.person, press.word(1), reply.id)
        await self.show(reply, await self.play.back(*draft, implied=plain))

    @pressed("otherwise", Answer.SAME, once=True)
    async def pay_otherwise(self, reply: Reply, press: Press) -> None:
        draft = (press.number(0), reply.person, press.word(1), reply.id)
        await self.show(reply, await self.play.ask_again(*draft))

    @pressed("restart", Answer.SAME, once=True)
    async def start_over(self, reply: Reply, press: Press) -> None:
        draft = (press.number(0), reply.person, press.word(1), reply.id)
        await self.show(reply, await self.play.start_over(*draft))

    @pressed("confirm", Answer.SAME, once=True)
    async def confirm(self, reply: Reply, press: Press) -> None:
        draft = (press.number(0), reply.person, press.word(1), reply.id)
        done = await self.play.confirm(*draft)
        await self.show(reply, done.panel, events=done.events, confirmed=True)

    async def look(self, reply: Reply, press: Press) -> Panel:
        return await self.play.question(press.number(0), reply.person)

    # Showing

    async def show(
        self,
        reply: Reply,
        now: Panel,
        *,
        events: Sequence[Event] = (),
        confirmed: bool = False,
        page: int = 0,
        picked: Sequence[int] = (),
    ) -> None:
        names = await self.app.names(now.table, reply.t)
        happened = panels.said(now.table.settings.game, events, reply.t, names)
        if now.question is not None and now.given is not None:
            sealed = panels.sealed_words(now, reply.t, names)
            if confirmed:
                await reply.show(sealed_layout(reply.t, now.table.id, sealed))
                return
            happened.append(sealed)
        if now.question is None and not now.chosen:
            await reply.show(nothing_asked(reply, now, names, happened, confirmed=confirmed))
            return
        picture = await self.picture(reply, now, names)
        it = panels.drawn(now, reply, names, happened=happened, picture=picture, page=page,
                          picked=picked)  # fmt: skip
        await reply.show(panel(it, reply.t), [picture] if it.picture and picture else ())

    async def picture(self, reply: Reply, now: Panel, names: Sequence[str]) -> Picture | None:
        """The options with their numbers, or the board as it will be after Confirm."""
        game = now.table.settings.game
        look = pictures.look(reply.t.language, reply.theme, names)
        if now.question is not None:
            return await pictures.asked(game, now.view, look, now.seat, now.question)
        if now.foresight is not None:
            views = [now.foresight.before, now.foresight.after]
            return await pictures.close_up(game, views, look, now.seat)
        return await pictures.board(game, now.view, look, now.seat)


def nothing_asked(
    reply: Reply, now: Panel, names: Sequence[str], happened: Sequence[str], *, confirmed: bool
) -> Layout:
    lines = [f"### {reply.t('panel-confirmed')}", *happened] if confirmed else []
    lines.append(panels.idle(now, reply.t, names, confirmed=confirmed))
    buttons = table_buttons(now.table.id, reply.t)[1:]
    return Layout(card(text(*lines), *rows(buttons), colour=CALM))


def sealed_layout(t: Texts, table: int, sealed: str) -> Layout:
    change = button(t("panel-change"), ids.make("turn", table))
    return Layout(card(text(sealed), *rows([change]), colour=CALM))
