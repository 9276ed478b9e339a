"""People's preferences, and the results of their games."""

from collections.abc import Iterator
from typing import Any

from discord import app_commands
from discord.ext import commands

from tables import Tables

from ..news.post import Post
from ..words.names import Names
from .privacy import Privacy
from .settings import Preferences
from .statistics import Statistics


def cogs(
    tree: app_commands.CommandTree[Any], tables: Tables, names: Names, post: Post
) -> Iterator[commands.Cog]:
    yield Statistics(tables, tree)
    yield Preferences(tables, post)
    yield Privacy(tables, names)
