"""Find the table that a command is about: the one it names, the one played where it was typed, or
the person's only one."""

from collections.abc import Sequence

from discord import app_commands

from tables import PlaceKind, Status, Table, Tables

from ..layouts.suggestions import ranked
from ..presses.faults import Told
from ..presses.places import place_of, server_of
from ..presses.replies import Interaction
from ..words.texts import Texts
from . import visibility


async def table_here(
    tables: Tables, interaction: Interaction, number: int | None, t: Texts
) -> Table:
    """Return the table of this number, or else of this thread or channel, or else the person's only
    one."""
    found = await named_or_near(tables, interaction, number, t)
    interaction.extras["table"] = found.id
    return found


async def named_or_near(
    tables: Tables, interaction: Interaction, number: int | None, t: Texts
) -> Table:
    if number is not None:
        return await tables.finding.table(number)
    known = await known_tables(tables, interaction)
    here = [it for it in known if interaction.channel_id in (it.thread, it.channel)]
    threads = [it for it in here if it.thread == interaction.channel_id]
    for found in (threads, here, known):
        if len(found) == 1:
            return found[0]
    raise Told(t("which-table"))


async def game_here(tables: Tables, interaction: Interaction) -> str:
    """Return the game that this person plays in this thread or channel; empty if there is none, or
    if there are several."""
    mine = await tables.finding.mine(interaction.user.id)
    here = {it.settings.game for it in mine if interaction.channel_id in (it.thread, it.channel)}
    return here.pop() if len(here) == 1 else ""


async def known_tables(tables: Tables, interaction: Interaction) -> list[Table]:
    """Return the tables where this person sits, and this server's tables in channels that the
    person can see, each once."""
    mine = [
        *await tables.finding.mine(interaction.user.id),
        *await tables.finding.mine(interaction.user.id, Status.ENDED),
    ]
    listed: Sequence[Table] = ()
    if (guild := server_of(interaction)) is not None:
        listed = [*await tables.finding.running(guild), *await tables.finding.finished(guild)]
    here = interaction.channel_id
    if place_of(interaction) is PlaceKind.BORROWED and here is not None:
        finding = tables.finding
        running, over = Status.RUNNING, Status.ENDED
        listed = [*await finding.borrowed(here, running), *await finding.borrowed(here, over)]
    seen = [it for it in listed if visibility.in_sight(interaction, it)]
    return list({it.id: it for it in (*mine, *seen)}.values())


async def offered_tables(
    tables: Tables, interaction: Interaction, typed: str, t: Texts
) -> list[app_commands.Choice[int]]:
    """Return tables as suggestions for a command."""
    names = [
        (f"{it.id} · {t.game(it.settings.game)}", str(it.id))
        for it in await known_tables(tables, interaction)
    ]
    return [
        app_commands.Choice(name=choice.name, value=int(choice.value))
        for choice in ranked(typed, names)
    ]
