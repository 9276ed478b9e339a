"""Votes: opened by one person, decided by everybody at the table. Silence never ends a game or
undoes a move."""

from collections.abc import Awaitable, Callable

from ..base import news
from ..base.errors import Refused, Why, refusals
from ..base.model import DAY, Move, Person, Status, Table, Vote, VoteKind, Whither
from ..table.house import House
from ..table.opened import OpenTable

VOTE_LASTS = DAY  # until the silent are reminded; after that, as long again until the vote ends
PLAYED_WITHIN = 14 * DAY  # only people who acted within this time decide if the game goes on
SILENCE_IS_NO = ("undo", "redo", "abandon", "level", "move")
NEEDS_EVERYBODY = ("abandon", "move")
MOST_DECIDE = ("absence", "level")

Carry = Callable[[OpenTable, Vote], Awaitable[None]]


class Voting:
    """Votes of all kinds; ``on`` registers what happens when a kind of vote passes or fails."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._passed: dict[VoteKind, Carry] = {}
        self._failed: dict[VoteKind, Carry] = {}

    def on(self, kind: VoteKind, passed: Carry, failed: Carry | None = None) -> None:
        self._passed[kind] = passed
        if failed is not None:
            self._failed[kind] = failed

    async def open(
        self,
        opened: OpenTable,
        kind: VoteKind,
        by: int | None,
        *,
        to: int = 0,
        about: int | None = None,
        moves: list[Move] | None = None,
        level: str = "",
        whither: Whither | None = None,
    ) -> None:
        """Open a vote; the person who opens it has agreed already."""
        table = opened.table
        if table.vote is not None:
            raise Refused(Why.VOTE_OPEN)
        table.votes += 1
        vote = Vote(table.votes, kind, by, opened.now + VOTE_LASTS, to, about)
        vote.needed = await self.needed(opened, vote)
        vote.moves, vote.level, vote.whither = moves or [], level, whither
        table.vote = vote
        if by is not None:
            vote.yes.append(by)
        if not await self._decided(opened, vote, announced=False):
            place = (whither.channel, whither.borrowed) if whither is not None else ()
            about_it = (to, about, vote.needed, vote.moves, level, *place)
            opened.tell(news.VoteOpened(vote.number, kind, vote.closes, by, *about_it))

    async def needed(self, opened: OpenTable, vote: Vote) -> list[int]:
        """Return the seats that must vote: those of active players, or the host's if there are
        none."""
        table = opened.table
        if vote.kind != "abandon":
            return voters(table, vote)
        playing = await self.playing(opened)
        others = [seat for seat in voters(table, vote) if table.seats[seat].actor in playing]
        if not set(others) - {vote.by} and table.host is not None:
            host = table.voice_of(table.host)
            return [host] if host is not None else []
        return others

    async def _came_back(self, opened: OpenTable, vote: Vote) -> list[int]:
        """Return the seats of people who were inactive when the vote began and have played again
        since, so that they may vote too."""
        playing, seats = await self.playing(opened), opened.table.seats
        others = [seat for seat in voters(opened.table, vote) if seat not in vote.needed]
        return [seat for seat in others if seats[seat].actor in playing]

    async def playing(self, opened: OpenTable) -> set[Person]:
        """Return the people who have acted recently, or everybody if the table has only just
        started."""
        table, since = opened.table, opened.now - PLAYED_WITHIN
        if (table.started or 0) > since:
            return set(table.people())
        with refusals():
            acted = await self._house.store.last_acted(table.id, opened.row.sequence)
        return {person for person, at in acted.items() if at > since}

    async def terms(self, table: int, person: Person) -> Vote:
        """Return the vote that the person would open on ending the game, to show who is asked and
        until when."""
        async with self._house.open(table) as opened:
            opened.expect(Status.RUNNING)
            opened.seat_of(person)
            by = opened.table.voice_of(person)
            vote = Vote(0, "abandon", by, opened.now + 2 * VOTE_LASTS)
            vote.needed = [seat for seat in await self.needed(opened, vote) if seat != by]
            return vote

    async def vote(
        self, table: int, person: Person, number: int, *, agree: bool, press: int | None = None
    ) -> Table:
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            opened.seat_of(person)
            seat, vote = opened.table.voice_of(person), opened.table.vote
            if vote is None or vote.number != number or seat is None:
                raise Refused(Why.NO_VOTE)
            vote.needed = vote.needed or voters(opened.table, vote)  # missing in old votes
            if vote.kind == "abandon":
                vote.needed += await self._came_back(opened, vote)
            if seat in vote.yes + vote.no or seat not in voters(opened.table, vote):
                raise Refused(Why.HAS_VOTED)
            (vote.yes if agree else vote.no).append(seat)
            for own in opened.table.seats_of(person):  # they have come, so call them again
                opened.table.seats[own].mentioned = None
            await self._decided(opened, vote)
        return opened.table

    async def withdraw(self, table: int, person: Person, press: int | None = None) -> Table:
        """Withdraw a vote; only its opener may."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            opened.seat_of(person)
            vote = opened.table.vote
            if vote is None or vote.by != opened.table.voice_of(person):
                raise Refused(Why.NO_VOTE)
            opened.table.vote = None
            opened.tell(news.VoteClosed(vote.number, vote.kind, passed=False, reason="withdrawn"))
        return opened.table

    async def time_is_up(self, opened: OpenTable) -> None:
        """Close a vote whose time is up. Where silence counts as a no, first remind the silent
        once; in other votes they have abstained."""
        vote = opened.table.vote
        if vote is None or vote.closes > opened.now:
            return
        if vote.kind in SILENCE_IS_NO and not vote.reminded:
            vote.reminded, vote.closes = True, opened.now + VOTE_LASTS
            opened.tell(news.VoteReminder(vote.number, vote.kind, vote.closes, vote.silent))
            return
        passed = vote.kind not in SILENCE_IS_NO and len(vote.yes) > len(vote.no)
        await self._close(opened, vote, passed, "time")

    async def _decided(self, opened: OpenTable, vote: Vote, *, announced: bool = True) -> bool:
        """Close the vote once its result is certain; tell if it is closed."""
        outcome = decided(opened.table, vote)
        if outcome is None:
            return False
        await self._close(opened, vote, outcome, "counted" if announced else "alone")
        return True

    async def _close(
        self, opened: OpenTable, vote: Vote, passed: bool, reason: news.VoteReason
    ) -> None:
        opened.table.vote = None
        if reason != "alone":
            opened.tell(news.VoteClosed(vote.number, vote.kind, passed, reason))
        carry = self._passed if passed else self._failed
        if vote.kind in carry:
            await carry[vote.kind](opened, vote)


def voters(table: Table, vote: Vote) -> list[int]:
    """Return a seat for each person who plays, except the person the vote is about."""
    about = table.seats[vote.about].actor if vote.about is not None else None
    return [seat for seat in table.voices() if about is None or table.seats[seat].actor != about]


def needs_all(table: Table, vote: Vote) -> bool:
    """Tell if everybody must agree: to end or move the game, and to undo others' moves unless the
    table chose a majority."""
    if vote.kind in MOST_DECIDE:
        return False
    return vote.kind in NEEDS_EVERYBODY or table.settings.undo != "majority"


def decided(table: Table, vote: Vote) -> bool | None:
    """Return True or False once the vote's result is certain, None before."""
    if needs_all(table, vote):
        if vote.no:
            return False
        return None if vote.silent else True
    everybody = len(voters(table, vote))
    if len(vote.yes) * 2 > everybody:
        return True
    return False if len(vote.no) * 2 >= everybody else None
