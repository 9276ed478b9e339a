"""Views of a game that anybody may open: boards, seats, changes, replays."""

from collections.abc import Iterator
from typing import Any

from discord import app_commands
from discord.ext import commands

from tables import Tables

from ..channels.gate import Gate
from ..pictures.films import Films
from ..presses.router import Router
from ..words.names import Names
from ..words.readers import Readers
from .board import Board
from .changes import SinceThen
from .ghosts import Ghosts
from .guessing import Guessing
from .in_words import InWords
from .my_tables import MyTables
from .on_messages import OnMessages
from .points import Points
from .replay import Replay
from .seat import Seat
from .signs import Signs
from .table_commands import TableCommands
from .today import Today
from .turning import Turning


def cogs(
    tree: app_commands.CommandTree[Any],
    tables: Tables,
    names: Names,
    readers: Readers,
    films: Films,
    gate: Gate,
    router: Router,
    solo: app_commands.Group,
) -> Iterator[commands.Cog]:
    in_words = InWords(tables, names)
    yield in_words
    yield Seat(tables, names, in_words)
    yield Board(tables, names, in_words)
    since, replay = SinceThen(tables, names), Replay(tables, names, films)
    yield since
    yield replay
    yield OnMessages(tree, tables, gate, replay, since)
    yield Today(tables, names, solo)
    yield Ghosts(tables, names)
    yield Guessing(tables, names)
    yield Points(tables, names, films)
    yield Signs(tables, names)
    yield Turning(tables, names)
    yield TableCommands(tables, readers, router)
    yield MyTables(tables)
