"""The decisions of a server's owners and moderators."""

from collections.abc import Iterator
from pathlib import Path

import discord
from discord.ext import commands

from tables import Tables

from ..news.lost_threads import Repairs
from ..presses.faults import Faults
from ..presses.timings import Timings
from ..words.names import Names
from ..words.readers import Readers
from .admin import ServerSetup
from .house_rules import HouseRules
from .moderating import Moderating


def cogs(
    client: discord.Client,
    tables: Tables,
    names: Names,
    readers: Readers,
    repairs: Repairs,
    timings: Timings,
    faults: Faults,
    memory: Path | None,
) -> Iterator[commands.Cog]:
    """Yield the cogs for owners and moderators. ``memory`` is the folder of the reports."""
    setup = ServerSetup(client, tables, timings, faults, memory)
    yield setup
    yield HouseRules(tables, setup.setup)
    yield Moderating(client, tables, names, readers, repairs)
