"""Commands on a message: replay it, or tell its events."""

import discord
from discord import app_commands
from discord.ext import commands

from tables import Changes, Tables

from ..buttons.who import LOOKERS
from ..channels.gate import Gate
from ..presses.faults import Told
from ..presses.replies import Reply
from ..presses.router import LOOK, replying
from .changes import SinceThen
from .replay import Replay


class OnMessages(commands.Cog):
    def __init__(
        self,
        tree: app_commands.CommandTree[discord.Client],
        tables: Tables,
        gate: Gate,
        replay: Replay,
        since: SinceThen,
    ) -> None:
        self.tables = tables
        self.gate = gate
        self.replay = replay
        self.since = since
        for name, callback in (
            ("Replay from here", self.replay_from),
            ("What happened here?", self.what_happened),
        ):
            menu = app_commands.ContextMenu(name=name, callback=callback, extras=LOOK)
            tree.add_command(menu)

    @replying(LOOKERS)
    async def replay_from(self, reply: Reply, message: discord.Message) -> None:
        table, told = await self.told_by(reply, message)
        await self.replay.show(reply, table, told.start if told else 0, "here" if told else "last")

    @replying(LOOKERS)
    async def what_happened(self, reply: Reply, message: discord.Message) -> None:
        """Show the events of a message, as its reader may see them."""
        number, told = await self.told_by(reply, message)
        if len(told) < 2:
            raise Told(reply.t("message-no-moves"))
        table = await self.tables.finding.table(number)
        line = await self.tables.replays.line(number, reply.person)
        changes = Changes(table, "message", line[told.start : told.stop - 1], told)
        await self.since.show(reply, changes)

    async def told_by(self, reply: Reply, message: discord.Message) -> tuple[int, range]:
        """Return the table and moments that the message tells of, if this person reaches the table
        from here."""
        found = await self.tables.watching.told_by(message.id)
        if found is None:
            raise Told(reply.t("message-unknown"))
        reply.interaction.extras["table"] = found[0]
        await self.gate.admit(reply.interaction, LOOKERS, {"table": found[0]})
        return found
