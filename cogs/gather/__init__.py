"""Tables before their start: opening, joining, options, playing alone."""

from collections.abc import Iterator
from typing import Any

from discord import app_commands
from discord.ext import commands

from tables import Tables

from ..words.names import Names
from ..words.readers import Readers
from .automas import Automas
from .challenging import Challenging
from .from_files import FromFiles
from .hosting import Hosting
from .joining import Joining
from .lobby import Lobby
from .moving import Moving
from .opening import Opening
from .solo import Solo


def cogs(
    tree: app_commands.CommandTree[Any],
    tables: Tables,
    names: Names,
    readers: Readers,
    opening: Opening,
    solo: Solo,
) -> Iterator[commands.Cog]:
    lobby = Lobby(tables, names, readers, opening)
    yield lobby
    yield Moving(tables, readers, lobby.game)
    yield Hosting(tables, names, readers)
    yield Joining(tables, names)
    yield Automas(tables)
    yield FromFiles(tables, names, readers)
    yield Challenging(tree, opening)
    yield solo
