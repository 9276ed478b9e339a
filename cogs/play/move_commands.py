"""Playing by typing: carries out typed commands and suggests how they may go on."""

import asyncio
from collections.abc import Mapping
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from tables import Panel, Refused, Rehearsal, Table, Tables, Why

from ..layouts.kit import ENTRY, Layout, fit, text
from ..layouts.suggestions import Suggestion, ranked
from ..layouts.table_list import table_name
from ..presses.faults import Told
from ..presses.replies import Interaction, Reply
from ..presses.timings import Timings
from ..words.names import Names
from ..words.readers import Readers
from ..words.texts import Texts, plain
from ..words.unasked import unasked, unasked_for
from . import panels
from .actions import Action, Parameter, Reader, vocabulary
from .actions.completing import offers
from .actions.lines import Line
from .actions.walking import Plan, Walk, plan, starts
from .thinking import thought
from .turn import Turn
from .typed_commands import CONFIRM, TABLE, typed_commands

Tree: TypeAlias = app_commands.CommandTree[Any]
TYPING = "completion"  # the name under which timings count suggestions
TOO_LATE = 2.0  # seconds after which a list of suggestions comes too late


class MoveCommands(commands.Cog):
    def __init__(
        self,
        tree: Tree,
        turn: Turn,
        tables: Tables,
        names: Names,
        readers: Readers,
        timings: Timings,
    ) -> None:
        self.tree = tree
        self.turn = turn
        self.tables = tables
        self.names = names
        self.readers = readers
        self.timings = timings
        self.play = tables.play

    async def cog_load(self) -> None:
        for command in typed_commands():
            self.tree.add_command(command)

    async def cog_unload(self) -> None:
        for command in typed_commands():
            self.tree.remove_command(command.name)

    # Carrying out

    async def act(
        self, reply: Reply, game: str | None, action: Action, given: Mapping[str, Any]
    ) -> None:
        """Put the whole command, or none of it, into the draft; then go on as with clicks."""
        table = await self.table(reply.interaction, reply.t, game, given[TABLE])
        rehearsal = await self.play.rehearse(table.id, reply.person)
        reader = await self.reader(table, reply.t)
        if not rehearsal.panel.step:
            raise Told(panels.idle(rehearsal.panel, reply.t, reader.names))
        said, implied = words_in(action, given), unasked_for(reply.profile)
        found = await thought(lambda: plan(rehearsal, action, said, reader, implied))
        now = await self.draft(reply, rehearsal.panel, found)
        confirmed = bool(now.chosen) and now.question is None and not found.taken
        if confirmed and at_once(reply, given[CONFIRM], found):
            done = await self.play.confirm(table.id, reply.person, now.step)
            await self.turn.show(reply, done.panel, done=done)
        else:
            await self.turn.show(reply, now)
        notes = ["act-anew"] * found.left_out
        notes += ["act-open"] * (given[CONFIRM] is True and not confirmed)
        if notes:
            await reply.add(Layout(text(*map(reply.t, notes))))

    async def draft(self, reply: Reply, now: Panel, found: Plan) -> Panel:
        if not found.answers:
            return now
        return await self.play.draft(
            now.table.id, reply.person, now.step, found.answers, reply.id, anew=found.anew
        )

    async def reader(self, table: Table, t: Texts) -> Reader:
        return Reader(t, await self.names.of(table, t), vocabulary(table.settings.game))

    # Finding the table

    async def table(
        self, interaction: Interaction, t: Texts, game: str | None, said: str | None
    ) -> Table:
        """Return the named table, or this thread's, or the only one that waits."""
        mine = await self.played_by(interaction.user.id, game)
        if said:
            named = [table for table in mine if said in (str(table.id), table_name(table, t))]
            return one_of(named, mine, t)
        for table in mine:
            if table.thread == interaction.channel_id:
                return table
        waiting = await self.waiting(interaction.user.id)
        called = [table for table in mine if table.id in waiting]
        return one_of(called or mine, mine, t)

    async def played_by(self, person: int, game: str | None) -> list[Table]:
        """Return a person's running tables of this game, or of any."""
        mine = await self.tables.finding.mine(person)
        return [table for table in mine if game in (None, table.settings.game)]

    async def waiting(self, person: int) -> set[int]:
        return {it.table.id for it in await self.tables.finding.waiting(person)}

    # Suggestions

    async def suggest(
        self,
        interaction: Interaction,
        game: str | None,
        action: Action,
        parameter: Parameter,
        typed: str,
    ) -> list[Suggestion]:
        """Return what may follow in a parameter, or why nothing may; nothing if it is too late."""
        watch = self.timings.start(TYPING, TYPING)
        t = await self.readers.texts(interaction)
        try:
            async with asyncio.timeout(TOO_LATE):
                return await self.complete(interaction, t, game, action, parameter, typed)
        except TimeoutError:
            return []
        except (Told, Refused) as reason:
            told = reason.words if isinstance(reason, Told) else t.refusal(reason)
            return [hint(told, typed)]
        finally:
            self.timings.finish(watch)

    async def complete(
        self,
        interaction: Interaction,
        t: Texts,
        game: str | None,
        action: Action,
        parameter: Parameter,
        typed: str,
    ) -> list[Suggestion]:
        given = vars(interaction.namespace)
        table = await self.table(interaction, t, game, given.get(TABLE))
        rehearsal = await self.play.rehearse(table.id, interaction.user.id)
        reader = await self.reader(table, t)
        if not rehearsal.panel.step:
            raise Told(panels.idle(rehearsal.panel, t, reader.names))
        others = {k: v for k, v in words_in(action, given).items() if k != parameter.name}
        found = await thought(
            lambda: offers(reaching(rehearsal, action, others, parameter, reader), typed)
        )
        return [Suggestion(name=plain(name), value=value) for name, value in found]

    async def suggest_tables(
        self, interaction: Interaction, game: str | None, typed: str
    ) -> list[Suggestion]:
        t = await self.readers.texts(interaction)
        waiting = await self.waiting(interaction.user.id)
        mine = await self.played_by(interaction.user.id, game)
        ordered = sorted(mine, key=lambda table: table.id not in waiting)
        return ranked(typed, [(told_table(table, t, waiting), str(table.id)) for table in ordered])


def at_once(reply: Reply, said: bool | None, found: Plan) -> bool:
    """Tell if a whole turn is confirmed at once: as the command says, or else as the person
    prefers."""
    if said is not None:
        return said
    return reply.profile.commands_confirm and bool(found.answers)


def words_in(action: Action, given: Mapping[str, Any]) -> dict[str, str]:
    """Return the parameters that are filled in, without table and confirmation."""
    return {p.name: str(given[p.name]) for p in action.parameters if given.get(p.name)}


def reaching(
    rehearsal: Rehearsal,
    action: Action,
    given: Mapping[str, str],
    parameter: Parameter,
    reader: Reader,
) -> Line:
    """Return a reader for this parameter, placed at the question that it answers after the other
    parameters have answered theirs. It goes on from the draft or, if that fails, from an empty one.
    """
    failed: Told | None = None
    for trial in starts(rehearsal, unasked):
        walk = Walk(trial, action, given, reader)
        try:
            if walk.run(parameter) is not None:
                return walk.line(parameter, explains=False)
            walk.left.setdefault(parameter.name, "")
            walk.finish()
        except Told as reason:
            failed = failed or reason
    raise failed or Refused(Why.NOT_ASKED)


def hint(told: str, typed: str) -> Suggestion:
    """Return a suggestion that shows a shortened reason. Choosing it sends the reason in full."""
    said = discord.utils.remove_markdown(told.replace("\n", " "))
    return Suggestion(name=fit(said, ENTRY), value=fit(typed, ENTRY) or "?")


def one_of(found: list[Table], mine: list[Table], t: Texts) -> Table:
    if len(found) == 1:
        return found[0]
    if not mine:
        raise Told(t("act-no-table"))
    names = ", ".join(table_name(table, t) for table in found or mine)
    raise Told(t("act-which-table", tables=names))


def told_table(table: Table, t: Texts, waiting: set[int]) -> str:
    name = table_name(table, t)
    return t("act-your-turn", table=name) if table.id in waiting else name
