"""Taking turns, by panel and by typing."""

from collections.abc import Iterator
from typing import Any

from discord import app_commands
from discord.ext import commands

from tables import Tables

from ..presses.timings import Timings
from ..words.names import Names
from ..words.readers import Readers
from .ahead import Ahead
from .beside import Beside
from .coach import Coach
from .hints import Hinting
from .more import More
from .move_commands import MoveCommands
from .puzzles import Puzzles
from .standing import Standing
from .together import Together
from .tryouts import TryingOut
from .turn import Turn


def cogs(
    tree: app_commands.CommandTree[Any],
    tables: Tables,
    turn: Turn,
    names: Names,
    readers: Readers,
    timings: Timings,
) -> Iterator[commands.Cog]:
    yield turn
    yield Beside(turn)
    yield Coach(tables, turn, names)
    yield Puzzles(tables, turn, names)
    yield MoveCommands(tree, turn, tables, names, readers, timings)
    yield Together(tables, turn, names, readers)
    yield More(tables, names, readers)
    yield Standing(tables, names)
    yield Ahead(tables, turn)
    yield TryingOut(tables, turn, names, readers)
    yield Hinting(tables, turn, names)
