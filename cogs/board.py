"""The board for whoever wants to look: whole or a part of it, with one's own eyes."""

from collections.abc import Sequence

from discord.ext import commands

from render.kit.encode import Picture
from render.kit.look import Look
from render.painters import PAINTERS
from tables import Table

from . import ids, pictures
from .app import Emberboard
from .pieces.kit import (
    CALM,
    ENTRIES,
    Button,
    Entry,
    Item,
    Layout,
    Row,
    button,
    card,
    gallery,
    rows,
    select,
    text,
)
from .replies import Press, Reply, shown
from .router import Answer, pressed
from .texts import Texts

WHOLE = "whole"


class Board(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app
        self.tables = app.tables

    @pressed("board", Answer.PRIVATE)
    async def board(self, reply: Reply, press: Press) -> None:
        await self.show(reply, press.number(0), WHOLE)

    @pressed("region", Answer.SAME)
    async def region(self, reply: Reply, press: Press) -> None:
        await self.show(reply, press.number(0), press.values[0])

    async def show(self, reply: Reply, number: int, region: str) -> None:
        table = await self.tables.finding.table(number)
        game, person = table.settings.game, reply.person
        view = await self.tables.play.view(number, person)
        look = await look_of(self.app, reply, table)
        part = None if region == WHOLE else region
        picture = await pictures.board(game, view, look, table.seat_of(person), part)
        await reply.show(
            Layout(
                card(
                    seen(picture, reply),
                    parts(game, number, region, reply.t),
                    *rows(around(table, reply.t)),
                    colour=CALM,
                )
            ),
            sent(picture, reply),
        )


async def look_of(app: Emberboard, reply: Reply, table: Table) -> Look:
    """How this person wants pictures of this table."""
    return pictures.look(reply.t.language, reply.theme, await app.names(table, reply.t))


def seen(picture: Picture | None, reply: Reply) -> Item | None:
    """The picture, or the same in words for those who asked for that."""
    if picture is None:
        return text(reply.t("no-picture"))
    return text(picture.words) if reply.profile.text_only else gallery(shown(picture))


def sent(picture: Picture | None, reply: Reply) -> Sequence[Picture]:
    return [] if picture is None or reply.profile.text_only else [picture]


def parts(game: str, table: int, region: str, t: Texts) -> Row | None:
    """A menu of what can be shown by itself."""
    if game not in PAINTERS:
        return None
    names = {WHOLE: t("board-whole"), **PAINTERS[game].regions(t.language)}
    entries = [Entry(name, id, chosen=id == region) for id, name in names.items()]
    return select(ids.make("region", table), t("board-part"), entries[:ENTRIES])


def around(table: Table, t: Texts) -> list[Button]:
    """What else there is to see at a table."""
    return [
        button(t("since"), ids.make("since", table.id)),
        button(t("replay"), ids.make("replay", table.id)),
        button(t("log"), ids.make("log", table.id)),
        button(t("rules"), ids.make("rules", table.settings.game)),
    ]
