"""`/privacy`: everything stored about a person, as a file, or deleted after they confirm it."""

import io

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from tables import Tables

from ..buttons import settling
from ..buttons.who import EVERYBODY
from ..layouts.kit import ALARM, CALM, Layout, Style, button, card, rows, text
from ..presses.replies import Reply
from ..presses.router import Answer, pressed, replying
from ..words.names import Names
from ..words.translate import about


class Privacy(commands.Cog):
    def __init__(self, tables: Tables, names: Names) -> None:
        self.data = tables.privacy
        self.names = names

    @app_commands.command(name="privacy", description=about("privacy"))
    @replying(EVERYBODY)
    async def privacy(self, reply: Reply) -> None:
        t = reply.t
        ways = [
            button(t("privacy-export"), settling.my_data(), Style.primary),
            button(t("privacy-delete"), settling.forget_me(), Style.danger),
        ]
        told = text(f"### {t('privacy-title')}", t("privacy-about"))
        await reply.show(Layout(card(told, *rows(ways), colour=CALM)))

    @pressed(settling.my_data, Answer.PRIVATE)
    async def export(self, reply: Reply) -> None:
        known = await self.data.export(reply.person)
        written = msgspec.json.format(msgspec.json.encode(known), indent=1)
        file = discord.File(io.BytesIO(written), f"emberboard-{reply.person}.json")
        await reply.hand_over(reply.t("privacy-exported"), file)

    @pressed(settling.forget_me, Answer.SAME)
    async def ask(self, reply: Reply) -> None:
        """Ask once more, since a deletion is final."""
        t = reply.t
        sure = button(t("privacy-sure"), settling.forget_me_sure(), Style.danger)
        told = text(t("privacy-hint"), self.remains(reply))
        await reply.show(Layout(card(told, *rows([sure]), colour=ALARM)))

    @pressed(settling.forget_me_sure, Answer.SAME, once=True)
    async def delete(self, reply: Reply) -> None:
        await self.data.delete(reply.person)
        self.names.forget(reply.person)
        await reply.show(Layout(text(reply.t("privacy-deleted"), self.remains(reply))))

    def remains(self, reply: Reply) -> str:
        """Say which data outlives a deletion, and for how long if the bot makes the copies
        itself; others may keep theirs as long as they like."""
        kept = "file" if self.data.copied_here else "server"
        return f"-# {reply.t(f'privacy-remains-{kept}')}"
