"""Standing answers: offered at a question, listed and changed under **My seat**."""

from collections.abc import Sequence

from discord.ext import commands

from rules import GAMES
from rules.core import Choice, IllegalAnswer
from rules.core.prepared import ENDING
from tables import Panel, Refused, StandingAnswer, Table, Tables, Why

from ..buttons import standing as verbs
from ..buttons import turns
from ..buttons.picks import NONE, Picks
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

USUAL = 0  # the place in the menu of the condition that is preselected
MOST = 15  # answers offered as buttons, in three rows
ROOM = 3000


class Standing(commands.Cog):
    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.names = names

    # Under the question

    @pressed(verbs.stand_apart, Answer.PRIVATE)
    @pressed(verbs.stand, Answer.SAME)
    async def offer(self, reply: Reply, table: int, step: str) -> None:
        now = await self.look(reply, table)
        if now.question is None or now.chosen or now.step != step:
            raise Refused(Why.STALE)
        await self.show_offer(reply, now)

    @pressed(verbs.stand_now, Answer.PRIVATE)
    async def offer_at_call(self, reply: Reply, table: int, number: int) -> None:
        await self.show_offer(reply, asked_at(await self.look(reply, table), number))

    @pressed(verbs.stand_when, Answer.SAME)
    async def choose_term(self, reply: Reply, table: int, number: int) -> None:
        now = asked_at(await self.look(reply, table), number)
        await self.show_offer(reply, now, terms_of(now).index(chosen_term(reply, terms_of(now))))

    @pressed(verbs.stand_so, Answer.SAME, once=True)
    async def keep(self, reply: Reply, table: int, number: int, term: int, place: int) -> None:
        now = asked_at(await self.look(reply, table), number)
        assert now.asked is not None, "it is asked"
        keys = chosen_keys(now.asked, place)
        if not 0 <= term < len(terms_of(now)):
            raise Outdated
        condition = terms_of(now)[term]
        try:
            kept = await self.tables.standing.add(
                table, reply.person, keys, condition=condition, press=reply.id
            )
        except IllegalAnswer as refused:
            raise Told(panels.why_not(now, refused, reply.t)) from refused
        await self.show_list(reply, table, kept, said=reply.t("stand-kept"))

    async def show_offer(self, reply: Reply, now: Panel, term: int = USUAL) -> None:
        names = await self.names.of(now.table, reply.t)
        await reply.show(offering(now, term, reply.t, names))

    # Behind My seat

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
        """Show the standing answers, and the person's turn that is open or prepared."""
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
        """Return a button to the open turn, or else the prepared turn."""
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


def asked_at(now: Panel, number: int) -> Panel:
    """Return the panel if the person is still asked this question; else raise Refused."""
    if now.asked is None or now.number != number:
        raise Refused(Why.STALE)
    return now


def terms_of(now: Panel) -> list[str]:
    """Return the conditions for an answer, those that expire first."""
    assert now.asked is not None, "it is asked"
    offered = now.asked.conditions
    ending = [it for it in offered if it.startswith(ENDING)]
    return [*ending, "", *(it for it in offered if it not in ending)]


def is_asked(table: Table, person: int) -> bool:
    return any(table.seats[asked.seat].actor == person for asked in table.asked)


def chosen_keys(asked: Choice, place: int) -> list[str]:
    if place == NONE and not asked.least:
        return []
    if place not in range(len(asked.keys)) or asked.keys[place] not in asked.lasting:
        raise Outdated
    return [asked.keys[place]]


def chosen_term(reply: Reply, offered: Sequence[str]) -> str:
    """Return the chosen condition, or none."""
    return term_of(reply.press.one_of([ALWAYS, *filter(None, offered)]))


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
    """Return the case in which the question comes up, and the answer to it."""
    book = GAMES[game]
    speaker = book.speaker(t.language, names)
    case = speaker.forms(book.standing(it.point))
    answer = ", ".join(speaker.say(book.name(key)) for key in it.keys)
    answer = answer or case.get("none", t("panel-skip"))
    return f"{case['']} → {answer}" if plain else f"{case['']} → **{answer}**"


# Messages


def offering(now: Panel, term: int, t: Texts, names: Sequence[str]) -> Layout:
    """Lay out the possible standing answers and conditions."""
    asked, table = now.asked, now.table.id
    assert asked is not None, "it is asked"
    known = terms_of(now)
    if not 0 <= term < len(known):
        raise Outdated
    about = (table, now.number)
    entries = terms(asked.book.id, known, t, names, known[term])
    when = select(verbs.stand_when(*about), t("stand-when"), entries)
    case = asked.book.speaker(t.language, names).say(asked.book.standing(asked.point))
    back = button(t("stand-back"), turns.page(table, now.step, 0, Picks()))
    title = f"### {t('stand-title')}"
    return Layout(
        card(
            text(title, f"**{case}** →", t("stand-hint")),
            *standing_answers(asked, term, t, names, about),
            when,
            *rows([back]),
        )
    )


def standing_answers(
    asked: Choice, term: int, t: Texts, names: Sequence[str], at: tuple[int, int]
) -> list[Row]:
    about, lasting = (*at, term), set(asked.lasting)
    options = [
        (place, it.label(t.language, names))
        for place, it in enumerate(asked.options)
        if it.key in lasting
    ]
    if not asked.least:
        case = asked.book.speaker(t.language, names).forms(asked.book.standing(asked.point))
        none = case.get("none", t("panel-skip"))
        options.append((NONE, f"{none[:1].upper()}{none[1:]}"))
    made = [button(label, verbs.stand_so(*about, it), Style.primary) for it, label in options]
    return rows(made[-MOST:])


def listed(t: Texts, table: int, lines: Sequence[str], *items: Item | None) -> Layout:
    title = f"### {t('standing-title', table=table)}"
    return Layout(card(text(title, *lines), *items, colour=CALM))
