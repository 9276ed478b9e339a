"""The levels of a table's automas: chosen by the host before the start, by vote afterwards."""

from collections.abc import Mapping

from discord.ext import commands

from rules.search import LEVELS, Rating, ratings
from tables import Seat, Status, Table, Tables

from ..buttons import gathering
from ..layouts.kit import CALM, Entry, Layout, card, rows, text, titled
from ..layouts.kit import button as press
from ..layouts.table_settings import mode_of
from ..presses.replies import Reply
from ..presses.router import Answer, pressed
from ..words.texts import Texts
from ..words.voice import seat_name


class Automas(commands.Cog):
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    @pressed(gathering.automas, Answer.SAME)
    async def automas(self, reply: Reply, table: int) -> None:
        await reply.show(levels(await self.tables.finding.table(table), reply.t))

    @pressed(gathering.level, Answer.SAME, once=True)
    async def level(self, reply: Reply, table: int, seat: int) -> None:
        level = reply.press.choice
        it = await self.tables.seats.set_level(table, reply.person, seat, level, reply.id)
        asked = it.vote is not None and it.vote.kind == "level"
        await reply.show(levels(it, reply.t, reply.t("automas-asked") if asked else ""))


def levels(table: Table, t: Texts, told: str = "") -> Layout:
    """Lay out a menu of levels for each automa. Ratings are of games against each other."""
    mode = mode_of(table.settings)
    known = {} if mode.team or mode.rivals else ratings(table.settings.game)
    menus = [
        titled(
            gathering.level(table.id, number), seat_name(seat, number, t), entries(seat, known, t)
        )
        for number, seat in enumerate(table.seats)
        if seat.automa
    ]
    words = text(
        f"### {t('automas-title', table=table.id)}",
        told or t("automas-hint" if menus else "automas-none"),
        f"-# {t('automas-ratings')}" if menus and known else "",
    )
    gathers = table.status is Status.LOBBY
    back = [press(t("options-back"), gathering.options_again(table.id))] if gathers else []
    return Layout(card(words, *menus, *rows(back), colour=CALM))


def entries(seat: Seat, known: Mapping[str, Rating], t: Texts) -> list[Entry]:
    return [
        Entry(
            named(level, known.get(level), t),
            level,
            t(f"level-{level}-about"),
            chosen=level == seat.level,
        )
        for level in LEVELS
    ]


def named(level: str, rating: Rating | None, t: Texts) -> str:
    """Return a level's name with its rating and how far that may be off, if they are known."""
    name = t(f"level-{level}")
    if rating is None:
        return name
    if not rating.give_or_take:
        return t("level-first", level=name, points=rating.points)
    return t("level-rated", level=name, points=rating.points, range=rating.give_or_take)
