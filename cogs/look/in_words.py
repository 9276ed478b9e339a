"""The whole board in words, for people without pictures, part by part with a list of contents."""

from collections.abc import Sequence

from discord.ext import commands

from render.kit.telling import Part, messages
from tables import Tables

from ..buttons import looking
from ..layouts.kit import (
    CALM,
    ENTRIES,
    Button,
    Entry,
    Layout,
    Row,
    button,
    card,
    rows,
    select,
    text,
)
from ..pictures import painting
from ..presses.replies import Outdated, Reply
from ..presses.router import Answer, pressed
from ..words.danger import dangers
from ..words.names import Names
from ..words.texts import Texts
from .around import around, look_of, own_turn


class InWords(commands.Cog):
    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.names = names

    @pressed(looking.part, Answer.SAME)
    async def turn(self, reply: Reply, table: int, number: int) -> None:
        await self.show(reply, table, number)

    @pressed(looking.parts, Answer.SAME)
    async def jump(self, reply: Reply, table: int) -> None:
        await self.show(reply, table, reply.press.number)

    async def show_seat(self, reply: Reply, number: int, more: Sequence[Button | None]) -> None:
        """Show the part about the person's own seat, which comes right after the state of the
        game."""
        await self.show(reply, number, 1, more)

    async def show(
        self, reply: Reply, number: int, at: int = 0, more: Sequence[Button | None] = ()
    ) -> None:
        table = await self.tables.finding.table(number)
        game, person = table.settings.game, reply.person
        view = await self.tables.play.view(number, person)
        look = await look_of(self.names, reply, table)
        parts = messages(await painting.told(game, view, look, table.seat_of(person)))
        if not parts:
            await reply.say(reply.t("no-picture"))
            return
        if not 0 <= at < len(parts):
            raise Outdated
        warnings = dangers(game, view, reply.t.language, look.people) if not at else []
        buttons = [*own_turn(table, person, reply.t), *more, *around(table, person, reply.t)]
        await reply.show(page(parts, at, number, warnings, buttons, reply.t))


def page(
    parts: Sequence[Part],
    at: int,
    table: int,
    warnings: Sequence[str],
    buttons: Sequence[Button | None],
    t: Texts,
) -> Layout:
    """Lay out a part of the board, with a list of all parts and the ways to them."""
    contents = "; ".join(f"{n} {part.title}" for n, part in enumerate(parts, 1))
    turns = [
        button(t("part-before"), looking.part(table, max(0, at - 1)), disabled=not at),
        button(t("part-next"), looking.part(table, at + 1), disabled=at + 1 == len(parts)),
    ]
    title = t("part-title", number=at + 1, title=parts[at].title)
    return Layout(
        card(
            text(f"### {title}", *warnings, *parts[at].lines),
            text(f"-# {t('part-contents', list=contents)}"),
            menu(parts, at, table, t),
            *rows(turns),
            *rows(buttons),
            colour=CALM,
        )
    )


def menu(parts: Sequence[Part], at: int, table: int, t: Texts) -> Row:
    """Return a menu of the parts around the current one."""
    first = max(0, min(at - ENTRIES // 2, len(parts) - ENTRIES))
    entries = [
        Entry(t("part-title", number=n + 1, title=part.title), str(n), chosen=n == at)
        for n, part in enumerate(parts)
    ]
    return select(looking.parts(table), t("board-part"), entries[first : first + ENTRIES])
