"""The board for whoever wants to look: whole or a part of it, with one's own eyes."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord.ext import commands

from render.kit.encode import Picture
from render.kit.look import Look
from render.painters import PAINTERS
from tables import Table, Tables

from ..buttons import learning, looking, turns
from ..layouts.kit import (
    CALM,
    ENTRIES,
    Button,
    Entry,
    Item,
    Layout,
    Row,
    Style,
    button,
    card,
    gallery,
    rows,
    select,
    text,
)
from ..pictures import painting
from ..play import laid_ready
from ..presses.replies import Reply, shown
from ..presses.router import Answer, pressed
from ..words.danger import dangers, small
from ..words.names import Names
from ..words.texts import Texts

WHOLE = "whole"


class Board(commands.Cog):
    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.names = names

    @pressed(looking.board, Answer.PRIVATE)
    async def board(self, reply: Reply, table: int) -> None:
        await self.show(reply, table, WHOLE)

    @pressed(looking.region, Answer.SAME)
    async def region(self, reply: Reply, table: int) -> None:
        known = regions((await self.tables.finding.table(table)).settings.game, reply.t)
        await self.show(reply, table, reply.press.one_of(known))

    async def show(self, reply: Reply, number: int, region: str) -> None:
        table = await self.tables.finding.table(number)
        game, person = table.settings.game, reply.person
        view = await self.tables.play.view(number, person)
        look = await look_of(self.names, reply, table)
        seat = table.seat_of(person)
        pictures = (
            await painting.boards(game, view, look, seat)
            if region == WHOLE
            else only(await painting.board(game, view, look, seat, region))
        )
        warnings = dangers(game, view, reply.t.language, look.people)
        await reply.show(
            Layout(
                card(
                    all_seen(pictures, reply),
                    text(*small(warnings)) if warnings else None,
                    parts(game, number, region, reply.t, view),
                    *rows([*own_turn(table, person, reply.t), *around(table, reply.t)]),
                    colour=CALM,
                )
            ),
            all_sent(pictures, reply),
        )


async def look_of(names: Names, reply: Reply, table: Table) -> Look:
    """How this person wants pictures of this table."""
    return painting.look(reply.t.language, reply.theme, await names.of(table, reply.t))


def seen(picture: Picture | None, reply: Reply) -> Item | None:
    """The picture, or the same in words for those who asked for that."""
    return all_seen(only(picture), reply)


def sent(picture: Picture | None, reply: Reply) -> Sequence[Picture]:
    return all_sent(only(picture), reply)


def only(picture: Picture | None) -> list[Picture]:
    return [] if picture is None else [picture]


def all_seen(pictures: Sequence[Picture], reply: Reply) -> Item | None:
    """Pictures beside each other, or the same in words."""
    if not pictures:
        return text(reply.t("no-picture"))
    if reply.profile.text_only:
        lines = (line for picture in pictures for line in picture.words.splitlines())
        return text(*dict.fromkeys(lines))  # some stand beside each of the pictures
    return gallery(*map(shown, pictures))


def all_sent(pictures: Sequence[Picture], reply: Reply) -> Sequence[Picture]:
    return [] if reply.profile.text_only else pictures


def parts(game: str, table: int, region: str, t: Texts, view: Mapping[str, Any]) -> Row | None:
    """A menu of what can be shown by itself."""
    names = regions(game, t, view)
    if not names:
        return None
    entries = [Entry(name, id, chosen=id == region) for id, name in names.items()]
    return select(looking.region(table), t("board-part"), entries[:ENTRIES])


def regions(game: str, t: Texts, view: Mapping[str, Any] | None = None) -> dict[str, str]:
    """What there is to see of a game, or of this view of it, by its name."""
    painter = PAINTERS.get(game)
    return {WHOLE: t("board-whole"), **painter.regions(t.language, view)} if painter else {}


def own_turn(table: Table, person: int, t: Texts) -> list[Button]:
    """Who is asked goes on from whatever they look at; the others may prepare their turn."""
    if any(table.seats[it.seat].actor == person for it in table.asked):
        return [button(t("take-turn"), turns.turn(table.id), Style.primary)]
    prepare = laid_ready.offer(table, person, t)
    return [prepare] if prepare else []


def around(table: Table, t: Texts) -> list[Button]:
    """What else there is to see at a table."""
    return [
        button(t("since"), looking.since(table.id)),
        button(t("replay"), looking.replay(table.id)),
        button(t("log"), looking.log(table.id)),
        button(t("rules"), learning.rules(table.settings.game)),
    ]
