"""The gate, the one way in: before a press, a form, a command or a completion does anything, its
row (`buttons/who.py`) decides about this person, at this table, from this place."""

from collections.abc import Mapping
from typing import Any

from tables import COACH, LESSON, PUZZLE, TRYOUT, Refused, Table, Tables, Why

from ..buttons.who import (
    COMPARERS,
    DRAFTERS,
    EVERYBODY,
    HOSTS,
    KEEPERS,
    MODERATORS,
    OWNERS,
    Kind,
    Who,
)
from ..presses.faults import Told
from ..presses.places import server_of
from ..presses.replies import Interaction
from ..words.readers import Readers
from . import visibility

LACKING = {MODERATORS: "not-moderator", KEEPERS: "not-keeper", OWNERS: "not-owner"}


class Gate:
    def __init__(self, tables: Tables, readers: Readers) -> None:
        self.tables = tables
        self.readers = readers

    async def admit(self, interaction: Interaction, who: Who, args: Mapping[str, Any]) -> None:
        """Raise the refusal if the person lacks the right. A command without a table's number
        passes; it looks for a table that its person reaches."""
        number = args.get("table")
        if who.right:
            await self._need_right(interaction, who, number)
        elif who is COMPARERS:
            await self._need_over(interaction.user.id, args["day"], args["game"])
        elif who is not EVERYBODY and number is not None and not is_of_a_copy(who, args):
            await self._need_kind(interaction, who, number)

    async def reach(self, interaction: Interaction, table: Table) -> frozenset[Kind]:
        """Return the person's kinds at the table, seen from this place; none if the table is out of
        reach. Table numbers are easily guessed, so nobody may reach a table of another server, nor
        one in a channel that is hidden from them."""
        kinds = visibility.part(interaction.user.id, table)
        if visibility.is_here(interaction, table) and visibility.in_sight(interaction, table):
            kinds |= {Kind.MEMBER}
        if not kinds and await self._watches(interaction, table):
            kinds |= {Kind.WATCHER}
        return kinds

    async def _watches(self, interaction: Interaction, table: Table) -> bool:
        """Tell if this person watches the table from elsewhere and still sees its place. Check it
        at each press, since people leave servers and channels get hidden."""
        if table.guild is None or visibility.is_here(interaction, table):
            return False
        person = interaction.user.id
        watches = await self.tables.watching.watched(person)
        watched = any(table.id == it.table or table.guild == it.guild for it in watches)
        return watched and await visibility.sees(interaction.client, person, table)

    async def _need_kind(self, interaction: Interaction, who: Who, number: int) -> None:
        table = await self.tables.finding.stored(number)
        kinds = await self.reach(interaction, table)
        if not kinds:
            raise Refused(Why.NO_TABLE, table=number)
        if kinds & who.apart:
            t = await self.readers.texts(interaction)
            raise Told(t("guess-player"))
        if not kinds & who.kinds:
            raise Refused(Why.NOT_HOST if who is HOSTS else Why.NOT_SEATED)
        if table.settings.visibility == "private" and not kinds & who.private:
            raise Refused(Why.NOT_INVITED)

    async def _need_right(self, interaction: Interaction, who: Who, number: int | None) -> None:
        """Raise unless the person has this right in their server, and that server is the table's.
        For most commands Discord has checked the right already, or whatever rule the server's
        owners prefer."""
        asked = interaction.command is not None and who is not KEEPERS
        may = asked or getattr(interaction.permissions, who.right)
        if server_of(interaction) is None or not may:
            t = await self.readers.texts(interaction)
            raise Told(t(LACKING[who]))
        if number:
            table = await self.tables.finding.stored(number)
            if not visibility.is_here(interaction, table):
                raise Refused(Why.NO_TABLE, table=number)

    async def _need_over(self, person: int, day: int, game: str) -> None:
        if not await self.tables.challenges.may_compare(person, day, game):
            raise Refused(Why.GHOSTS_WAIT)


def is_of_a_copy(who: Who, args: Mapping[str, Any]) -> bool:
    """Tell if the panel belongs to a private copy, a lesson, an exercise or a puzzle, which only
    its person can find."""
    return who is DRAFTERS and args["step"].startswith((TRYOUT, LESSON, COACH, PUZZLE))
