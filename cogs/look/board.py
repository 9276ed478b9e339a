"""The board, whole or in part, as the person may see it."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord.ext import commands

from render.kit.encode import Picture
from render.kit.painter import SignPainter
from render.painters import PAINTERS
from tables import Tables

from ..buttons import looking
from ..layouts.kit import (
    CALM,
    ENTRIES,
    Button,
    Entry,
    Item,
    Layout,
    Row,
    button,
    card,
    galleries,
    gallery,
    rows,
    select,
    text,
)
from ..pictures import painting
from ..presses.replies import Reply, shown
from ..presses.router import Answer, pressed
from ..words.danger import dangers, small
from ..words.names import Names
from ..words.texts import Texts
from .around import around, look_of, own_turn
from .in_words import InWords

WHOLE = "whole"


class Board(commands.Cog):
    def __init__(self, tables: Tables, names: Names, in_words: InWords) -> None:
        self.tables = tables
        self.names = names
        self.in_words = in_words

    @pressed(looking.board, Answer.LOOK)
    async def board(self, reply: Reply, table: int) -> None:
        await self.show(reply, table, WHOLE)

    @pressed(looking.region, Answer.SAME)
    async def region(self, reply: Reply, table: int) -> None:
        known = regions((await self.tables.finding.table(table)).settings.game, reply.t)
        await self.show(reply, table, reply.press.one_of(known))

    async def show(self, reply: Reply, number: int, region: str) -> None:
        if reply.profile.text_only:
            await self.in_words.show(reply, number)
            return
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
                    *galleries(map(shown, pictures)),
                    None if pictures else text(reply.t("no-picture")),
                    text(*small(warnings)) if warnings else None,
                    parts(game, number, region, reply.t, view),
                    *rows(
                        [
                            *own_turn(table, person, reply.t),
                            *around(table, person, reply.t),
                            *signs_button(game, number, region, reply.t),
                        ]
                    ),
                    colour=CALM,
                )
            ),
            pictures,
        )


def seen(picture: Picture | None, reply: Reply) -> Item | None:
    """Return the picture, or its words for those who asked for text."""
    if picture is None:
        return text(reply.t("no-picture"))
    return text(picture.words) if reply.profile.text_only else gallery(shown(picture))


def sent(picture: Picture | None, reply: Reply) -> Sequence[Picture]:
    return [] if reply.profile.text_only else only(picture)


def only(picture: Picture | None) -> list[Picture]:
    return [] if picture is None else [picture]


def signs_button(game: str, table: int, region: str, t: Texts) -> list[Button]:
    """Return the button to the signs on a picture, if this game explains any."""
    explains = isinstance(PAINTERS.get(game), SignPainter)
    return [button(t("signs"), looking.signs(table, region))] if explains else []


def parts(game: str, table: int, region: str, t: Texts, view: Mapping[str, Any]) -> Row | None:
    """Return a menu of the parts that can be shown alone."""
    names = regions(game, t, view)
    if not names:
        return None
    entries = [Entry(name, id, chosen=id == region) for id, name in names.items()]
    return select(looking.region(table), t("board-part"), entries[:ENTRIES])


def regions(game: str, t: Texts, view: Mapping[str, Any] | None = None) -> dict[str, str]:
    """Return the parts of the board, or of this view of it, by key, each with its name."""
    painter = PAINTERS.get(game)
    return {WHOLE: t("board-whole"), **painter.regions(t.language, view)} if painter else {}
