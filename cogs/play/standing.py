"""Answers from now on: offered where a question comes up, listed and changed under **My seat**."""

from collections.abc import Sequence

from discord.ext import commands

from rules import GAMES
from rules.core import Choice, IllegalAnswer
from tables import Panel, Refused, StandingAnswer, Table, Tables, Why

from ..buttons import standing as verbs
from ..buttons import turns
from ..buttons.picks import Picks
from ..layouts.kit import (
    CALM,
    Entry,
    Item,
    Layout,
    Row,
    Style,
    button,
    card,
    newest,
    rows,
    select,
    text,
)
from ..presses.faults import Told
from ..presses.replies import Outdated, Reply
from ..presses.router import Answer, pressed
from ..words.names import Names
from ..words.texts import Texts, joined
from . import laid_ready, panels
from .terms import ALWAYS, term, term_of, terms

NONE = -1  # the number of "none of these" in a menu
ROOM = 3000


class Standing(commands.Cog):
    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.names = names

    # Where the question comes up

    @pressed(verbs.stand_apart, Answer.PRIVATE)
    @pressed(verbs.stand, Answer.SAME)
    async def offer(self, reply: Reply, table: int, step: str) -> None:
        asked = question(await self.look(reply, table), step)
        if not asked.lasting:
            await self.ask_when(reply, table, step, asked, Picks())
            return
        names = await self.names_at(reply, table)
        options = asked.options
        entries = [
            Entry(it.label(reply.t.language, names), str(place))
            for place, it in enumerate(options)
            if it.key in asked.lasting
        ]
        if not asked.least:
            entries.append(Entry(reply.t("panel-skip"), str(NONE)))
        which = select(
            verbs.stand_as(table, step), reply.t("stand-which"), entries,
            least=max(1, asked.least), most=asked.most,
        )  # fmt: skip
        await reply.show(offering(reply.t, table, step, asked.question(reply.t.language), which))

    @pressed(verbs.stand_as, Answer.SAME)
    async def choose(self, reply: Reply, table: int, step: str) -> None:
        asked = question(await self.look(reply, table), step)
        picked = Picks(number for number in reply.press.numbers if number != NONE)
        await self.ask_when(reply, table, step, asked, picked)

    async def ask_when(
        self, reply: Reply, table: int, step: str, asked: Choice, picked: Picks
    ) -> None:
        names = await self.names_at(reply, table)
        keys = picked_keys(asked, picked)
        entries = terms(asked.book.id, ["", *asked.conditions], reply.t, names)
        when = select(verbs.stand_if(table, step, picked), reply.t("stand-when"), entries)
        it = StandingAnswer(0, asked.point, keys, "", always=True, terms=[])
        words = case_and_answer(asked.book.id, it, reply.t, names)
        await reply.show(offering(reply.t, table, step, words, when))

    @pressed(verbs.stand_if, Answer.SAME, once=True)
    async def keep(self, reply: Reply, table: int, step: str, picked: Picks) -> None:
        now = await self.look(reply, table)
        asked = question(now, step)
        keys = picked_keys(asked, picked)
        condition = chosen_term(reply, asked.conditions)
        try:
            kept = await self.tables.standing.add(
                table, reply.person, keys, condition=condition, press=reply.id
            )
        except IllegalAnswer as refused:
            raise Told(panels.why_not(now, refused, reply.t)) from refused
        await self.show_list(reply, table, kept, said=reply.t("stand-kept"))

    # Under My seat

    @pressed(verbs.standing, Answer.PRIVATE)
    async def open_list(self, reply: Reply, table: int) -> None:
        kept = await self.tables.standing.of(table, reply.person)
        await self.show_list(reply, table, kept)

    @pressed(verbs.stood, Answer.SAME)
    async def open_one(self, reply: Reply, table: int) -> None:
        kept = await self.tables.standing.of(table, reply.person)
        it = numbered(kept, reply.press.number)
        game, t = await self.game(table), reply.t
        names = await self.names_at(reply, table)
        offered = [key for key in ("", *it.terms) if key != it.condition]
        change = select(
            verbs.stood_if(table, it.number), t("stand-when"), terms(game, offered, t, names)
        )
        end = button(t("stand-end"), verbs.stood_end(table, it.number), Style.danger)
        await reply.show(listed(t, table, [told(game, it, t, names)], change, *rows([end])))

    @pressed(verbs.stood_if, Answer.SAME, once=True)
    async def change(self, reply: Reply, table: int, number: int) -> None:
        it = numbered(await self.tables.standing.of(table, reply.person), number)
        condition = chosen_term(reply, it.terms)
        kept = await self.tables.standing.change(
            table, reply.person, number, condition=condition, always=True, press=reply.id
        )
        await self.show_list(reply, table, kept, said=reply.t("stand-changed"))

    @pressed(verbs.stood_end, Answer.SAME, once=True)
    async def end(self, reply: Reply, table: int, number: int) -> None:
        kept = await self.tables.standing.remove(table, reply.person, number, press=reply.id)
        await self.show_list(reply, table, kept, said=reply.t("stand-ended"))

    async def show_list(
        self, reply: Reply, table: int, kept: Sequence[StandingAnswer], said: str = ""
    ) -> None:
        """What is decided beforehand; and the way back to what is asked still."""
        it = await self.tables.finding.table(table)
        t, game = reply.t, it.settings.game
        names = await self.names.of(it, t)
        turn = await self.turn_of(reply, it, names)
        none = t("stand-none") if not turn or is_asked(it, reply.person) else ""
        lines = [f"- {told(game, one, t, names)}" for one in kept] or [none]
        entries = [
            Entry(case_and_answer(game, one, t, names, plain=True), str(one.number),
                  term(game, one.condition, t, names))
            for one in kept
        ]  # fmt: skip
        choose = select(verbs.stood(table), t("stand-choose"), entries) if entries else None
        await reply.show(listed(t, table, [said, *newest(lines, ROOM)], choose, *turn))

    async def turn_of(
        self, reply: Reply, table: Table, names: Sequence[str]
    ) -> Sequence[Item | None]:
        """The turn that is asked for, or the one that is laid ready."""
        if is_asked(table, reply.person):
            return rows([button(reply.t("take-turn"), turns.turn(table.id), Style.primary)])
        laid = await self.tables.ahead.laid(table.id, reply.person)
        return laid_ready.listed(laid, reply.t, names) if laid else ()

    async def look(self, reply: Reply, table: int) -> Panel:
        return await self.tables.play.question(table, reply.person)

    async def game(self, table: int) -> str:
        return (await self.tables.finding.table(table)).settings.game

    async def names_at(self, reply: Reply, table: int) -> Sequence[str]:
        return await self.names.of(await self.tables.finding.table(table), reply.t)


def question(now: Panel, step: str) -> Choice:
    """What the pressed panel has asked."""
    if now.question is None or now.chosen or now.step != step:
        raise Refused(Why.STALE)
    return now.question


def is_asked(table: Table, person: int) -> bool:
    return any(table.seats[asked.seat].actor == person for asked in table.asked)


def picked_keys(asked: Choice, picked: Picks) -> list[str]:
    if not all(number in range(len(asked.keys)) for number in picked):
        raise Outdated
    keys = [asked.keys[number] for number in picked]
    if not set(keys) <= set(asked.lasting):
        raise Outdated
    return keys


def chosen_term(reply: Reply, offered: Sequence[str]) -> str:
    """A condition, or none at all."""
    return term_of(reply.press.one_of([ALWAYS, *offered]))


def numbered(kept: Sequence[StandingAnswer], number: int) -> StandingAnswer:
    it = next((it for it in kept if it.number == number), None)
    if it is None:
        raise Refused(Why.NO_ANSWER)
    return it


# Words


def told(game: str, it: StandingAnswer, t: Texts, names: Sequence[str]) -> str:
    return joined([case_and_answer(game, it, t, names), term(game, it.condition, t, names)])


def case_and_answer(
    game: str, it: StandingAnswer, t: Texts, names: Sequence[str], *, plain: bool = False
) -> str:
    """When something is asked, and what is answered."""
    book = GAMES[game]
    speaker = book.speaker(t.language, names)
    case = speaker.forms(book.standing(it.point))
    answer = ", ".join(speaker.say(book.name(key)) for key in it.keys)
    answer = answer or case.get("none", t("panel-skip"))
    return f"{case['']} → {answer}" if plain else f"{case['']} → **{answer}**"


# Messages


def offering(t: Texts, table: int, step: str, words: str, menu: Row) -> Layout:
    back = button(t("stand-back"), turns.page(table, step, 0, Picks()))
    title = f"### {t('stand-title')}"
    return Layout(card(text(title, words, t("stand-hint")), menu, *rows([back])))


def listed(t: Texts, table: int, lines: Sequence[str], *items: Item | None) -> Layout:
    title = f"### {t('standing-title', table=table)}"
    return Layout(card(text(title, *lines), *items, colour=CALM))
