"""Acts of a server's moderators at its tables: named, told to the table, and recorded."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from db import ActRow, PlaceRow

from ..base import news
from ..base.entries import Entry, entries_of
from ..base.errors import Refused, Why, refusals
from ..base.model import Person, Status, Table
from ..table import called
from ..table.house import House
from ..table.opened import OpenTable
from .absence import Absence
from .seats import Seats

# Kinds of news that need not be sent to a new thread, since its story tells them.
IN_THE_STORY = (
    news.Started, news.Moved, news.Ready, news.Undone, news.Redone, news.RoundEnded, news.Turn,
    news.Nudge, news.Ended,
)  # fmt: skip


@dataclass(frozen=True)
class Retelling:
    """A table's public story, and the waiting news that it replaces."""

    entries: list[Entry]
    told: list[int]


class Moderation:
    def __init__(self, house: House, absence: Absence, seats: Seats) -> None:
        self._house = house
        self._absence = absence
        self._seats = seats

    async def pause(self, table: int, moderator: Person, press: int | None = None) -> Table:
        """Stop the clocks, or let them run again."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            act: news.Act = "pause" if opened.table.paused is None else "resume"
            (self._absence.hold if act == "pause" else self._absence.go_on)(opened)
            step_in(opened, moderator, act)
        return opened.table

    async def replace(
        self,
        table: int,
        moderator: Person,
        seat: int,
        newcomer: Person,
        press: int | None = None,
    ) -> Table:
        """Give a seat to somebody else, whoever has it now."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            if not 0 <= seat < len(opened.table.seats):
                raise Refused(Why.NO_SEAT, seat=seat)
            gone = opened.table.seats[seat].person
            step_in(opened, moderator, "replace", seat=seat, old=gone, new=newcomer)
            if gone is not None:
                opened.tell_person(gone, news.Moderated(moderator, "replace", seat, newcomer))
            await self._seats.give(opened, seat, newcomer)
        return opened.table

    async def end(self, table: int, moderator: Person, press: int | None = None) -> Table:
        """Give the table up without a result."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.LOBBY, Status.RUNNING)
            step_in(opened, moderator, "end")
            self._seats.abandon(opened, None)
        return opened.table

    async def resend(self, table: int, moderator: Person, press: int | None = None) -> Table:
        """Open the table's thread to news again, and repeat the card, the calls or the result
        there."""
        async with self._house.change(table, press) as opened:
            need_something_to_show(opened)
            opened.reopen_place(PlaceRow("thread", table))
            step_in(opened, moderator, "resend")
            call_again(opened)
        return opened.table

    # Replacing a lost thread

    async def story(self, table: int) -> Retelling:
        """Return the public story for a new thread, and the waiting news that it tells already."""
        with refusals():  # read before the log: news that comes later may not be in the story
            waiting = await self._house.store.news_for(PlaceRow("thread", table))
        async with self._house.open(table) as opened:
            need_something_to_show(opened)
            rows = await self._house.log(opened, after=-1)
            told = [row.id for row in waiting if isinstance(news.decode(row.body), IN_THE_STORY)]
            return Retelling(entries_of(opened.table, rows, None), told)

    async def move(
        self,
        table: int,
        moderator: Person,
        channel: int,
        thread: int | None,
        told: Sequence[int] = (),
        press: int | None = None,
    ) -> Table:
        """Move the table to a new place, where its story was just told."""
        async with self._house.change(table, press) as opened:
            need_something_to_show(opened)
            opened.table.channel, opened.table.thread = channel, thread
            opened.reopen_place(PlaceRow("thread", table))
            opened.withdraw(told)
            step_in(opened, moderator, "repair", detail=str(thread or channel))
            call_again(opened)
        return opened.table

    # Looking back

    async def acts(self, guild: int, table: int | None = None) -> list[ActRow]:
        """Return the acts in a server, or at one of its tables, newest first."""
        with refusals():
            return await self._house.store.acts(guild, table)


def step_in(
    opened: OpenTable,
    moderator: Person,
    act: news.Act,
    *,
    seat: int | None = None,
    old: Person | None = None,
    new: Person | None = None,
    detail: str = "",
) -> None:
    """Record an act of a moderator, and tell the table."""
    table = opened.table
    opened.act(ActRow(table.guild, table.id, opened.now, moderator, act, seat, old, new, detail))
    opened.tell(news.Moderated(moderator, act, seat, new))


def need_something_to_show(opened: OpenTable) -> None:
    opened.once()
    if opened.table.status is Status.ABANDONED:
        raise Refused(Why.NOT_RUNNING)


def call_again(opened: OpenTable) -> None:
    """Show the card, the calls or the result again, without mentioning anybody."""
    table = opened.table
    if table.status is Status.LOBBY:
        opened.tell(news.LobbyChanged())
    elif table.outcome is not None:
        opened.tell(news.Ended(table.outcome))
    for asked in table.asked:
        seat = table.seats[asked.seat]
        if seat.actor is not None:
            opened.tell(replace(called.turn(opened, asked, seat), mention=False))
