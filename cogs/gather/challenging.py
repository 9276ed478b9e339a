"""The **Challenge** command on a person: a game for two, to which they are invited."""

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from rules import GAMES

from ..buttons import gathering
from ..buttons.who import EVERYBODY
from ..layouts.kit import Entry, Layout, card, select, text
from ..presses.faults import Told
from ..presses.replies import Reply
from ..presses.router import Answer, pressed, replying
from ..words.voice import mention
from .opening import Opening

TWO = 2


class Challenging(commands.Cog):
    def __init__(self, tree: app_commands.CommandTree[discord.Client], opening: Opening) -> None:
        self.opening = opening
        tree.add_command(app_commands.ContextMenu(name="Challenge", callback=self.challenge))

    @replying(EVERYBODY)
    async def challenge(self, reply: Reply, person: discord.User) -> None:
        if person.bot:
            raise Told(reply.t("no-bots"))
        if person.id == reply.person:
            raise Told(reply.t("challenge-oneself"))
        t = reply.t
        entries = [Entry(t.game(game), game) for game in for_two()]
        menu = select(gathering.challenge_to(person.id), t("help-which-game"), entries)
        said = text(t("challenge-whom", person=mention(person.id)))
        await reply.show(Layout(card(said, menu)))

    @pressed(gathering.challenge_to, Answer.SAME, once=True)
    async def begin(self, reply: Reply, person: int) -> None:
        if person < 1:  # a forged button
            raise Told(reply.t("no-bots"))
        game = reply.press.one_of(for_two())
        settings = await self.opening.defaults(reply, game, seats=TWO)
        settings = msgspec.structs.replace(settings, visibility="invited")
        said = await self.opening.open_table(reply, settings, reply.menu, invited=[person])
        told = reply.t("challenge-sent", person=mention(person))
        await reply.show(Layout(text(said, told)))


def for_two() -> list[str]:
    return [id for id, book in GAMES.items() if any(TWO in it.seats for it in book.modes.values())]
