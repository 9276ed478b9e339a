"""Taking a turn: the private panel, from the first question to Confirm."""

from collections.abc import Sequence
from functools import partial

from discord.ext import commands

from render.kit.encode import Picture
from render.kit.look import Look
from rules import GAMES
from rules.core import Event, IllegalAnswer
from tables import (
    AHEAD,
    COACH,
    LESSON,
    PUZZLE,
    TRYOUT,
    Done,
    Drafting,
    Final,
    Panel,
    Refused,
    Tables,
    Why,
)

from ..buttons import more, turns
from ..buttons.picks import Picks
from ..layouts.asked import Question
from ..layouts.kit import CALM, Button, Layout, button, card, newest, rows, text
from ..layouts.options import one_more
from ..layouts.panel import panel
from ..news.telling import table_buttons
from ..pictures import painting
from ..presses.faults import Told
from ..presses.one_panel import OnePanel
from ..presses.replies import Outdated, Reply
from ..presses.router import Answer, pressed
from ..presses.waiting import Waiting
from ..rulebook.citing import rule_button
from ..words.danger import dangers
from ..words.equal_options import alike
from ..words.names import Names
from ..words.prose import but_prose
from ..words.texts import Texts
from ..words.unasked import payment, unasked_for
from . import laid_ready, panels, taught
from .alone import Alone, reader_of
from .answering import (
    add_implied,
    answer_in_a_row,
    at_places,
    begins_with,
    counts,
    line_of,
    lines_in,
)
from .screens import Screens

MOST_WHY = 3000  # characters for the reasons why options are refused
APART = ("lesson", "coach", "puzzle")  # kinds of panels outside all tables


class Turn(commands.Cog):
    def __init__(
        self, tables: Tables, names: Names, screens: Screens, alone: Alone, waiting: Waiting
    ) -> None:
        self.names = names
        self.screens = screens
        self.alone = alone
        self.waiting = waiting
        self.play = tables.play
        self.elsewhere: dict[str, Drafting] = {
            AHEAD: tables.ahead,
            TRYOUT: tables.tryouts,
            LESSON: tables.lessons,
            COACH: tables.coach,
            PUZZLE: tables.puzzles,
        }
        self.undo = tables.undo
        self.one_panel = OnePanel()

    @pressed(turns.turn, Answer.PRIVATE)
    async def open(self, reply: Reply, table: int) -> None:
        now = await self.look(reply, table)
        if now.table.seats[now.seat].actor != reply.person:
            raise Refused(Why.SUBSTITUTED)
        await self.show(reply, now)

    # Answering: a press names the table, the draft's step and the choice

    @pressed(turns.answer, Answer.SAME, once=True)
    async def answer(self, reply: Reply, table: int, step: str, place: int, then: str = "") -> None:
        await self.choose(reply, table, step, line_of(place, then))

    @pressed(turns.choose, Answer.SAME, once=True)
    async def choose_from_menu(self, reply: Reply, table: int, step: str, menu: int) -> None:
        await self.choose(reply, table, step, lines_in(reply.press.paths))

    @pressed(turns.done, Answer.SAME, once=True)
    async def finish_picking(self, reply: Reply, table: int, step: str, picked: Picks) -> None:
        await self.choose(reply, table, step, [picked])

    @pressed(turns.skip, Answer.SAME, once=True)
    async def skip(self, reply: Reply, table: int, step: str) -> None:
        await self.choose(reply, table, step, [[]])

    async def choose(
        self, reply: Reply, table: int, step: str, line: Sequence[Sequence[int]]
    ) -> None:
        """Answer this question and those that follow, by the places of the options."""
        first, *then = [partial(at_places, places) for places in line]
        draft = (table, reply.person, step, first, reply.id)
        implied = payment if step.startswith(LESSON) else unasked_for(reply.profile)
        try:
            after = await self.at(step).choose(*draft, then=then, implied=implied)
        except IllegalAnswer as refused:
            before = await self.look(reply, table, step)
            raise explained(before, refused, reply) from refused
        except Refused as refused:
            if refused.why is Why.NOT_ASKED:  # the panel's question is no longer asked
                raise Refused(Why.STALE) from refused
            if refused.why is not Why.UNLIT:
                raise
            before = await self.look(reply, table, step)
            raise Told(taught.why_it_waits(before, reply.t)) from refused
        if reply.profile.presses_confirm and counts(after, len(line), implied):
            await self.carry_out(reply, table, after.step)
        else:
            await self.show(reply, after)

    # Changing implied answers

    @pressed(turns.instead, Answer.SAME, once=True)
    async def answer_instead(
        self, reply: Reply, table: int, step: str, number: int, place: int
    ) -> None:
        await self.replace(reply, table, step, number, place)

    @pressed(turns.pick_instead, Answer.SAME, once=True)
    async def pick_instead(self, reply: Reply, table: int, step: str, number: int) -> None:
        await self.replace(reply, table, step, number, reply.press.number)

    async def replace(self, reply: Reply, table: int, step: str, number: int, place: int) -> None:
        keys = partial(at_places, line_of(place)[0])
        draft = (table, reply.person, step, number, keys, reply.id)
        try:
            after = await self.at(step).instead(*draft, implied=unasked_for(reply.profile))
        except IllegalAnswer as unknown:  # a forged press: no button of a panel does this
            raise Outdated from unknown
        await self.show(reply, after)

    @pressed(turns.at_once, Answer.SAME, once=True)
    async def answer_on_page(
        self, reply: Reply, table: int, number: int, place: int, then: str = ""
    ) -> None:
        await self.answer_page(reply, table, number, line_of(place, then))

    @pressed(turns.pick_at_once, Answer.SAME, once=True)
    async def pick_on_page(self, reply: Reply, table: int, number: int) -> None:
        await self.answer_page(reply, table, number, lines_in(reply.press.paths))

    async def answer_page(
        self, reply: Reply, table: int, number: int, line: Sequence[Sequence[int]]
    ) -> None:
        """Answer from the page. If something is drafted, the page is refreshed instead."""
        if (await self.look(reply, table)).chosen:
            await self.open(reply, table)
        else:
            await self.answer_call(reply, table, number, line)

    @pressed(turns.now, Answer.PRIVATE, once=True)
    async def answer_now(
        self, reply: Reply, table: int, number: int, place: int, then: str = ""
    ) -> None:
        await self.answer_call(reply, table, number, line_of(place, then))

    @pressed(turns.pick_now, Answer.PRIVATE, once=True)
    async def pick_now(self, reply: Reply, table: int, number: int) -> None:
        await self.answer_call(reply, table, number, lines_in(reply.press.paths))

    async def answer_call(
        self, reply: Reply, table: int, number: int, picked: Sequence[Sequence[int]]
    ) -> None:
        """Answer from the call itself. The answer counts at once, unless more questions follow, a
        further implied answer is more than a payment, or there would be no way to undo it. A draft
        that begins differently is dropped."""
        tried = await self.play.rehearse(table, reply.person)
        now, trial = tried.panel, tried.fresh
        if trial.question is None or now.number != number:
            await self.open(reply, table)
            return
        try:
            answer_in_a_row(trial, picked, unasked_for(reply.profile))
        except IllegalAnswer as refused:
            raise explained(now, refused, reply) from refused
        if begins_with(now.chosen, trial.chosen):
            await self.open(reply, table)
            return
        taken = add_implied(trial, unasked_for(reply.profile))
        answers = trial.answers
        if taken or trial.question is not None or trial.final in (Final.HIDDEN, Final.ENDS):
            draft = (table, reply.person, now.step, answers, reply.id)
            await self.show(reply, await self.play.draft(*draft, anew=True))
            return
        done = await self.play.answer_line(table, reply.person, answers, reply.id)
        await self.show(reply, done.panel, done=done)

    # Choices spread over several menus or pages

    @pressed(turns.pick, Answer.SAME)
    async def pick(
        self, reply: Reply, table: int, step: str, menu: int, page: int, picked: Picks
    ) -> None:
        now = await self.look(reply, table, step)
        asked = await self.asked(reply, now, step)
        more = panels.merged(asked, menu, picked, reply.press.numbers)
        await self.show(reply, now, page=page, picked=more)

    @pressed(turns.tally, Answer.SAME, once=True)
    async def tally(self, reply: Reply, table: int, step: str, place: int, picked: Picks) -> None:
        """Pick one more of a kind, or none of it once all are picked. If an exact number is asked
        for, the last pick answers the question."""
        now = await self.look(reply, table, step)
        asked = await self.asked(reply, now, step)
        option = next((it for it in asked.options if place in it.places), None)
        if option is None:
            raise Outdated
        more = one_more(option, picked)
        if asked.least == asked.most == len(more):
            await self.choose(reply, table, step, [more])
        else:
            await self.show(reply, now, picked=more)

    async def asked(self, reply: Reply, now: Panel, step: str) -> Question:
        """Return the question of the pressed panel, as this person reads it."""
        if now.question is None or now.step != step:
            raise Refused(Why.STALE)
        return panels.question(now.question, reply.t, await self.names.of(now.table, reply.t))

    @pressed(turns.page, Answer.SAME)
    async def turn_page(
        self, reply: Reply, table: int, step: str, page: int, picked: Picks
    ) -> None:
        now = await self.look(reply, table, step)
        await self.show(reply, now, page=page, picked=picked)

    @pressed(turns.why_not, Answer.LOOK)
    async def why_not(self, reply: Reply, table: int, step: str) -> None:
        """Show the refused options of the question, with the reasons."""
        now = await self.look(reply, table, step)
        if now.question is None or now.step != step:
            raise Refused(Why.STALE)
        names = await self.names.of(now.table, reply.t)
        lines = panels.why_nots(now.question, now.table.settings.game, reply.t, names)
        kept = newest(lines[::-1], MOST_WHY)[::-1]
        title = f"### {reply.t('panel-why-not')}"
        await reply.show(Layout(card(text(title, *kept), colour=CALM)))

    # Undo and Confirm

    @pressed(turns.back, Answer.SAME, once=True)
    async def back(self, reply: Reply, table: int, step: str) -> None:
        draft = (table, reply.person, step, reply.id)
        await self.show(reply, await self.at(step).back(*draft, implied=unasked_for(reply.profile)))

    @pressed(turns.otherwise, Answer.SAME, once=True)
    async def pay_otherwise(self, reply: Reply, table: int, step: str) -> None:
        draft = (table, reply.person, step, reply.id)
        await self.show(reply, await self.at(step).ask_again(*draft))

    @pressed(turns.restart, Answer.SAME, once=True)
    async def start_over(self, reply: Reply, table: int, step: str) -> None:
        draft = (table, reply.person, step, reply.id)
        await self.show(reply, await self.at(step).start_over(*draft))

    @pressed(turns.confirm, Answer.SAME, once=True)
    async def confirm(self, reply: Reply, table: int, step: str) -> None:
        await self.carry_out(reply, table, step, reply.id)

    async def carry_out(
        self, reply: Reply, table: int, step: str, press: int | None = None
    ) -> None:
        done = await self.at(step).confirm(table, reply.person, step, press)
        await self.show(reply, done.panel, done=done)

    @pressed(turns.undo_here, Answer.SAME, once=True)
    async def undo_here(self, reply: Reply, table: int, to: int, decisions: int) -> None:
        """Take back confirmed answers, and show the question that is open then."""
        await self.undo.undo(table, reply.person, to, decisions, reply.id)
        await self.show(reply, await self.look(reply, table))

    async def look(self, reply: Reply, table: int, step: str = "") -> Panel:
        return await self.at(step).question(table, reply.person, step)

    def at(self, step: str) -> Drafting:
        """Return the kind of place (table, private copy, lesson...) to which this step's panel
        belongs."""
        return self.elsewhere.get(step[:1], self.play)

    # Showing the panel

    async def show(
        self,
        reply: Reply,
        now: Panel,
        *,
        done: Done | None = None,
        page: int = 0,
        picked: Sequence[int] = (),
    ) -> None:
        """Show the panel in place of the one before. ``done``: the choices confirmed just now."""
        if now.kind not in APART and self.alone.is_page(reply, now.table):
            await self.alone.show(reply, now, page=page, picked=picked)
            return
        self.waiting.goes_on(reply.person, now.table.id)
        await self.lay_out(reply, now, done=done, page=page, picked=picked)
        await self.one_panel.shown(reply, now.table.id, now.kind)

    async def lay_out(
        self,
        reply: Reply,
        now: Panel,
        *,
        done: Done | None,
        page: int,
        picked: Sequence[int],
    ) -> None:
        confirmed = done is not None
        events: Sequence[Event] = done.events if done is not None else ()
        names = await self.names.of(now.table, reply.t)
        if now.kind == "ahead" and confirmed:
            await reply.show(laid_ready.confirmed(now, reply.t, names))
            return
        if now.trying is not None:
            events = now.trying.events
        if now.taught is not None:
            events = now.taught.events
        game = now.table.settings.game
        happened = panels.said(game, but_prose(game, events), reply.t, names)
        if now.taught is not None and now.taught.over:
            await reply.show(*await self.lesson_over(reply, now, happened))
            return
        if now.question is not None and now.given is not None:
            sealed = panels.sealed_words(now, reply.t, names)
            if confirmed:
                await reply.show(sealed_layout(reply.t, now.table.id, sealed))
                return
            happened.append(sealed)
        private_copy = now.kind in ("tryout", *APART)
        if now.question is None and not now.chosen and not private_copy:
            back = undo_button(reply, now, done.back if done is not None else None)
            if confirmed:
                happened = panels.said(game, private(events, game), reply.t, names)
            said = panels.idle(now, reply.t, names, confirmed=confirmed)
            await reply.show(nothing_asked(reply, now, [*happened, said], back))
            self.waiting.waits(reply, now.table.id)
            return
        if not now.chosen:
            happened += dangers(game, now.view, reply.t.language, names)
        it, pictures = await self.screens.panel(
            now, reader_of(reply), reply.person, happened=happened, page=page, picked=picked
        )
        layout = self.screens.dressed(panel(it, reply.t), game, reader_of(reply))
        await reply.show(layout, pictures)

    async def pictured(self, now: Panel, reply: Reply) -> tuple[Picture | None, Look]:
        """Return the picture of a panel, and the look it is drawn in."""
        names, reader = await self.names.of(now.table, reply.t), reader_of(reply)
        choice = now.question
        groups = alike(choice, reply.t.language, names) if choice is not None else []
        look = painting.look(reader.t.language, reader.theme, names)
        return await self.screens.picture(now, reader, names, groups), look

    async def lesson_over(
        self, reply: Reply, now: Panel, happened: Sequence[str]
    ) -> tuple[Layout, list[Picture]]:
        """Return the end of a chapter, with the board."""
        names, reader = await self.names.of(now.table, reply.t), reader_of(reply)
        picture = await self.screens.picture(now, reader, names, [])
        return taught.over(now, reader, happened, picture), [picture] if (
            picture and not reader.in_words
        ) else []


def undo_button(reply: Reply, now: Panel, to: int | None) -> Button | None:
    """Return the button to take back the last confirmed answers, if that needs nobody's consent."""
    if to is None:
        return None
    return button(reply.t("panel-undo"), more.undo_move(now.table.id, to, now.table.decisions))


def explained(now: Panel, refused: IllegalAnswer, reply: Reply) -> Told:
    """Return the reason why the rules refuse, with a button to the rule."""
    help = rule_button(now.table.settings.game, refused.rule, reply.t)
    return Told(panels.why_not(now, refused, reply.t), help)


def private(events: Sequence[Event], game: str) -> list[Event]:
    """Return the events that only this person learns, and the outcomes of chance; the table tells
    the others."""
    outcomes = GAMES[game].telling.outcomes
    return [event for event in events if not event.seen_by(None) or event.id in outcomes]


def nothing_asked(
    reply: Reply, now: Panel, lines: Sequence[str], back: Button | None = None
) -> Layout:
    prepare = laid_ready.offer(now.table, reply.person, reply.t)
    buttons = [back, prepare, *table_buttons(now.table.id, reply.t)[1:4]]
    return Layout(card(text(*lines), *rows(buttons), colour=CALM))


def sealed_layout(t: Texts, table: int, sealed: str) -> Layout:
    change = button(t("panel-change"), turns.turn(table))
    return Layout(card(text(sealed), *rows([change]), colour=CALM))
