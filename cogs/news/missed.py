"""News that could not be sent to a person whose messages are closed. It is shown when they next use
the bot."""

from collections.abc import Sequence

from discord import ui
from discord.ext import commands

from tables import News, PlaceKind

from ..buttons import looking, settling
from ..layouts import table_card
from ..layouts.kit import ALARM, Button, Item, Layout, button, card, link, newest, rows, text
from ..layouts.table_list import table_name
from ..news.post import Post
from ..presses.faults import Told
from ..presses.replies import Reply
from ..presses.router import Answer, pressed
from ..words.texts import Texts
from .telling import notice
from .watching import is_for_watchers

SHOWN = 7  # items, the newest last; each takes up to four of Discord's forty parts
ROOM = 400  # the most characters of an item

Piece = tuple[Sequence[str], Button | None]


class Missed(commands.Cog):
    def __init__(self, post: Post) -> None:
        self.post = post

    async def show(self, reply: Reply, missed: Sequence[News]) -> None:
        """Show the missed news below the answer to whatever the person did."""
        t = reply.t
        pieces = [await self.piece(told, t) for told in missed[-SHOWN:]]
        older = t("missed-older", count=len(missed) - SHOWN) if len(missed) > SHOWN else ""
        watched = any(is_for_watchers(told.to, told.item) for told in missed)
        brought = any(told.now and told.now.place_kind is PlaceKind.BORROWED for told in missed)
        how = "dm-how-install" if brought else "dm-how"
        address = table_card.installing(reply.interaction.application_id)
        install = link(t("install"), address) if brought else None
        await reply.add(
            Layout(
                card(
                    text(f"### {t('missed-title')}", older),
                    *sections(pieces),
                    text(t("missed-watching") if watched else "", t(how)),
                    *rows([try_again(t), install]),
                    colour=ALARM,
                )
            )
        )

    async def piece(self, told: News, t: Texts) -> Piece:
        """Return the lines of one piece of news, and its first button."""
        table = told.now
        if table is None:
            return [t("missed-letter")], button(t("letter-tables"), looking.tables())
        voice = await self.post.voices.speaking(t, told, table)
        said = notice(told.item, voice)
        if said is None:
            return [], None
        lines = [f"**{table_name(table, t)}**", *newest(said.lines, ROOM)]
        return lines, next(iter(said.buttons), None)

    @pressed(settling.reach, Answer.PRIVATE, once=True)
    async def reach(self, reply: Reply) -> None:
        """Note that somebody has opened their messages again."""
        if not await self.post.knock(reply.person, reply.t):
            raise Told(reply.t("dm-closed"), try_again(reply.t))
        await reply.say(reply.t("dm-works"))


def sections(pieces: Sequence[Piece]) -> list[Item | None]:
    """Lay out pieces of news; a repeated button stays only on the newest, as Discord demands."""
    last = {one.custom_id: place for place, (_, one) in enumerate(pieces) if one is not None}
    return [
        section(lines, one if one is not None and last[one.custom_id] == place else None)
        for place, (lines, one) in enumerate(pieces)
    ]


def section(lines: Sequence[str], accessory: Button | None) -> Item | None:
    words = text(*lines)
    return ui.Section(words, accessory=accessory) if words and accessory else words


def try_again(t: Texts) -> Button:
    return button(t("dm-try"), settling.reach())
