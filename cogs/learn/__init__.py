"""Help, guides, lessons, cards and rules."""

from collections.abc import Iterator

from discord.ext import commands

from tables import Tables

from ..gather.opening import Opening
from ..play.turn import Turn
from ..words.names import Names
from ..words.readers import Readers
from .cards import Cards
from .guide import Guide
from .help import Help
from .lessons import Lessons
from .rules import Rules


def cogs(
    tables: Tables,
    turn: Turn,
    names: Names,
    readers: Readers,
    opening: Opening,
    support: str | None,
) -> Iterator[commands.Cog]:
    """Yield the cogs of help, lessons, cards and rules. ``support`` is the address where people ask
    for help."""
    yield Help(opening, support)
    yield Guide()
    yield Lessons(tables, turn, names)
    yield Cards(readers, tables)
    yield Rules(tables, readers)
