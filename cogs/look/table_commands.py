"""The buttons of a table as commands, for those who like to type: /turn, /seat, /undo..."""

from discord import app_commands
from discord.ext import commands

from tables import Tables

from ..buttons import looking, more, turns
from ..buttons.verb import Meaning, Verb
from ..buttons.who import LOOKERS, PLAYERS
from ..channels.table_here import offered_tables, table_here
from ..presses.replies import Interaction, Reply
from ..presses.router import Router, replying
from ..words.readers import Readers
from ..words.translate import about, described


class TableCommands(commands.Cog):
    def __init__(self, tables: Tables, readers: Readers, router: Router) -> None:
        self.tables = tables
        self.readers = readers
        self.router = router

    @app_commands.command(name="turn", description=about("turn"))
    @described("turn")
    @replying(PLAYERS)
    async def turn(self, reply: Reply, table: int | None = None) -> None:
        await self.press(turns.turn, reply, table)

    @app_commands.command(name="seat", description=about("seat"))
    @described("seat")
    @replying(PLAYERS)
    async def seat(self, reply: Reply, table: int | None = None) -> None:
        await self.press(looking.seat, reply, table)

    @app_commands.command(name="board", description=about("board"))
    @described("board")
    @replying(LOOKERS)
    async def board(self, reply: Reply, table: int | None = None) -> None:
        await self.press(looking.board, reply, table)

    @app_commands.command(name="log", description=about("log"))
    @described("log")
    @replying(LOOKERS)
    async def log(self, reply: Reply, table: int | None = None) -> None:
        await self.press(looking.log, reply, table)

    @app_commands.command(name="since", description=about("since"))
    @described("since")
    @replying(LOOKERS)
    async def since(self, reply: Reply, table: int | None = None) -> None:
        await self.press(looking.since, reply, table)

    @app_commands.command(name="undo", description=about("undo"))
    @described("undo")
    @replying(PLAYERS)
    async def undo(self, reply: Reply, table: int | None = None) -> None:
        await self.press(more.undo, reply, table)

    @app_commands.command(name="replay", description=about("replay"))
    @described("replay")
    @replying(LOOKERS)
    async def replay(self, reply: Reply, table: int | None = None) -> None:
        await self.press(looking.replay, reply, table)

    async def press(self, verb: Verb[[int]], reply: Reply, table: int | None) -> None:
        """Act as if the button of this table had been pressed."""
        it = await table_here(self.tables, reply.interaction, table, reply.t)
        await self.router.go(reply, Meaning(verb, {"table": it.id}))

    @turn.autocomplete("table")
    @seat.autocomplete("table")
    @board.autocomplete("table")
    @log.autocomplete("table")
    @since.autocomplete("table")
    @undo.autocomplete("table")
    @replay.autocomplete("table")
    async def numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        t = await self.readers.texts(interaction)
        return await offered_tables(self.tables, interaction, typed, t)
