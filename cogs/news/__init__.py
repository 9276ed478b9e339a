"""The news of tables, told to the people it concerns."""

from collections.abc import Iterator

from discord.ext import commands

from tables import Tables

from ..words.names import Names
from ..words.readers import Readers
from .forum_posts import ForumPosts, SleepingPosts
from .missed import Missed
from .spectate import Spectate


def cogs(
    tables: Tables, names: Names, readers: Readers, missed: Missed, posts: ForumPosts
) -> Iterator[commands.Cog]:
    yield Spectate(tables, names, readers)
    yield SleepingPosts(tables, posts)
    yield missed
