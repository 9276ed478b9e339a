"""Questions to the people at a table: opened by one, decided by all who sit there."""

from collections.abc import Awaitable, Callable

from . import news
from .errors import Refused, Why
from .house import House
from .model import DAY, Person, Status, Table, Vote, VoteKind
from .opened import OpenTable

VOTE_LASTS = DAY

Carry = Callable[[OpenTable, Vote], Awaitable[None]]


class Voting:
    """``on`` registers what a vote of a kind does when it has passed, or failed."""

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
    ) -> None:
        """Ask the table; whoever asks has agreed. Saves."""
        table = opened.table
        if table.vote is not None:
            raise Refused(Why.VOTE_OPEN)
        table.votes += 1
        vote = Vote(table.votes, kind, by, opened.now + VOTE_LASTS, to, about)
        table.vote = vote
        if by is not None:
            vote.yes.append(by)
        if not await self._decided(opened, vote, announced=False):
            opened.tell(news.VoteOpened(vote.number, kind, vote.closes, by, to, about))
        await opened.save()

    async def vote(
        self, table: int, person: Person, number: int, *, agree: bool, press: int | None = None
    ) -> Table:
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            opened.need(Status.RUNNING)
            seat = opened.seat_of(person)
            vote = opened.table.vote
            if vote is None or vote.number != number:
                raise Refused(Why.NO_VOTE)
            if seat in vote.yes + vote.no or seat == vote.about:
                raise Refused(Why.HAS_VOTED)
            (vote.yes if agree else vote.no).append(seat)
            await self._decided(opened, vote)
            await opened.save()
            return opened.table

    async def withdraw(self, table: int, person: Person, press: int | None = None) -> Table:
        """Whoever opened a vote may close it."""
        async with self._house.open(table, press=press) as opened:
            if opened.repeated:
                return opened.table
            vote = opened.table.vote
            if vote is None or vote.by != opened.seat_of(person):
                raise Refused(Why.NO_VOTE)
            opened.table.vote = None
            opened.tell(news.VoteClosed(vote.number, vote.kind, passed=False, reason="withdrawn"))
            await opened.save()
            return opened.table

    async def time_is_up(self, opened: OpenTable) -> None:
        """Who has not voted has abstained. Saves."""
        vote = opened.table.vote
        if vote is not None and vote.closes <= opened.now:
            passed = passes(opened.table, vote, whole=False)
            await self._close(opened, vote, passed, "time")
        await opened.save()

    async def _decided(self, opened: OpenTable, vote: Vote, *, announced: bool = True) -> bool:
        """Close the vote as soon as nobody's voice can change it."""
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
    """Seats with people on them, but for the one that it is about."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.actor is not None and number != vote.about
    ]


def needs_all(table: Table, vote: Vote) -> bool:
    """Taking back what others did needs everybody, unless the table has agreed otherwise."""
    return vote.kind in ("undo", "redo") and table.settings.undo != "majority"


def passes(table: Table, vote: Vote, *, whole: bool) -> bool:
    """``whole``: everybody counts; else only those who voted."""
    everybody = len(voters(table, vote))
    if needs_all(table, vote):
        return not vote.no and (not whole or len(vote.yes) == everybody)
    return len(vote.yes) * 2 > (everybody if whole else len(vote.yes) + len(vote.no))


def decided(table: Table, vote: Vote) -> bool | None:
    """Whether it has passed, as soon as that is certain."""
    everybody = len(voters(table, vote))
    if passes(table, vote, whole=True):
        return True
    if needs_all(table, vote):
        return False if vote.no else None
    return False if len(vote.no) * 2 >= everybody else None
