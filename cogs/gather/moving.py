"""`/game move`: bring a table to where this is typed, if its players agree."""

import discord
from discord import app_commands
from discord.ext import commands

from tables import PlaceKind, Status, Table, Tables, Whither

from ..buttons.who import PLAYERS
from ..channels import threads, visibility
from ..layouts.suggestions import ranked
from ..layouts.table_list import table_name
from ..presses.doubles import ONCE
from ..presses.faults import Told
from ..presses.places import is_private
from ..presses.replies import Interaction, Reply
from ..presses.router import replying
from ..servers import house_rules
from ..words.readers import Readers
from ..words.translate import about, described


class Moving(commands.Cog):
    def __init__(self, tables: Tables, readers: Readers, game: app_commands.Group) -> None:
        self.tables = tables
        self.readers = readers
        move: app_commands.Command[Moving, ..., None] = app_commands.Command(
            name="move", description=about("game move"), callback=self.move, extras=ONCE
        )
        move.autocomplete("table")(self.mine)
        game.add_command(move)

    @described("game move")
    @replying(PLAYERS)
    async def move(self, reply: Reply, table: int | None = None) -> None:
        t = reply.t
        it = await self.which(reply, table)
        whither = await self.whither(reply, it)
        moved = await self.tables.moving.ask(it.id, reply.person, whither, reply.id)
        asked = moved.vote is not None and moved.vote.kind == "move"
        said = "move-asked" if asked else "move-done"
        await reply.say(t(said, table=it.id, name=table_name(it, t)))

    async def which(self, reply: Reply, number: int | None) -> Table:
        """Return the table of this number, or else the only one at which the person plays or
        gathers."""
        if number is not None:
            return await self.tables.finding.table(number)
        found = await self.live(reply.person)
        if len(found) != 1:
            raise Told(reply.t("move-which"))
        return found[0]

    async def live(self, person: int) -> list[Table]:
        finding = self.tables.finding
        return [*await finding.mine(person), *await finding.mine(person, Status.LOBBY)]

    async def whither(self, reply: Reply, table: Table) -> Whither:
        """Return this place; raise Told if nobody could play here."""
        it, kind = reply.interaction, reply.place_kind
        if kind is PlaceKind.MESSAGES or is_private(it) or it.channel_id is None:
            raise Told(reply.t("move-unseen"))
        if it.channel_id in (table.thread, table.channel):
            raise Told(reply.t("move-here"))
        if kind is PlaceKind.BORROWED:
            return Whither(it.channel_id, borrowed=it.guild_id or 0)
        server = await self.tables.servers.of(reply.server)
        house_rules.check(reply, server)
        house_rules.need_writing(reply)
        await threads.need_entry(it, reply.t)
        afar = [person for person in table.people() if not await sees_this(it, person)]
        return Whither(it.channel_id, guild=reply.server, afar=afar)

    async def mine(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        t = await self.readers.texts(interaction)
        found = await self.live(interaction.user.id)
        offered = ranked(typed, [(table_name(it, t), str(it.id)) for it in found])
        return [app_commands.Choice(name=it.name, value=int(it.value)) for it in offered]


async def sees_this(interaction: Interaction, person: int) -> bool:
    """Tell if somebody sees this place of a server."""
    place = interaction.channel
    assert isinstance(place, discord.abc.GuildChannel | discord.Thread), "it is one of the bot's"
    return person == interaction.user.id or await visibility.is_seen_by(person, place)
