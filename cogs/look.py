"""The buttons of a table as commands, for those who like to type: /turn, /seat, /board..."""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from .app import Emberboard
from .here import offered_tables, table_here
from .replies import Interaction, Press, Reply
from .translate import about, described


class Look(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app

    @app_commands.command(name="turn", description=about("turn"))
    @described("turn")
    async def turn(self, interaction: Interaction, table: int | None = None) -> None:
        await self.press("turn", interaction, table)

    @app_commands.command(name="seat", description=about("seat"))
    @described("seat")
    async def seat(self, interaction: Interaction, table: int | None = None) -> None:
        await self.press("seat", interaction, table)

    @app_commands.command(name="board", description=about("board"))
    @described("board")
    async def board(self, interaction: Interaction, table: int | None = None) -> None:
        await self.press("board", interaction, table)

    @app_commands.command(name="log", description=about("log"))
    @described("log")
    async def log(self, interaction: Interaction, table: int | None = None) -> None:
        await self.press("log", interaction, table)

    @app_commands.command(name="since", description=about("since"))
    @described("since")
    async def since(self, interaction: Interaction, table: int | None = None) -> None:
        await self.press("since", interaction, table)

    @app_commands.command(name="replay", description=about("replay"))
    @described("replay")
    async def replay(self, interaction: Interaction, table: int | None = None) -> None:
        await self.press("replay", interaction, table)

    async def press(self, verb: str, interaction: Interaction, table: int | None) -> None:
        """As if the button of this table had been pressed."""
        reply: Reply = interaction.extras["reply"]
        it = await table_here(self.app.tables, interaction, table, reply.t)
        route = self.app.router.find(verb)
        assert route is not None
        handler: Callable[[Reply, Press], Awaitable[None]] = route[0]
        interaction.extras["table"] = it.id
        await handler(reply, Press((str(it.id),)))

    @turn.autocomplete("table")
    @seat.autocomplete("table")
    @board.autocomplete("table")
    @log.autocomplete("table")
    @since.autocomplete("table")
    @replay.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        t = await self.app.texts(interaction)
        return await offered_tables(self.app.tables, interaction, typed, t)
