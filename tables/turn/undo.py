"""Undo and redo: at once for a person's own moves up to a barrier, otherwise by vote."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from db import LogRow, MessageRow, OutboxRow, PlaceRow, Store
from rules.core import Decision, Event, RulesError, Undo
from rules.core.log import undone

from ..base import news
from ..base.errors import Refused, Why, refusals
from ..base.keeping import AUTOMA, AnyGame, unpack_events, valid_rows
from ..base.model import Move, Person, Status, Table, Vote
from ..people.voting import Voting
from ..table.house import House
from ..table.opened import OpenTable
from . import barriers

MOST_STEPS = 80  # moments to look back at for moves and turns
MOST_NAMED = 10  # the most moves named in the news of a redo


@dataclass(frozen=True, slots=True)
class PastMove:
    """A confirmed move; an undo takes it back together with everything after it."""

    to: int  # the number of decisions to keep; people see it as a moment
    seat: int
    events: list[Event]  # the public events
    at_once: bool  # an undo of it needs no vote


@dataclass(frozen=True, slots=True)
class PastTurn:
    """A seat's moves in a row."""

    seat: int
    moves: list[PastMove] = field(default_factory=list)


class Undoing:
    def __init__(self, house: House, voting: Voting) -> None:
        self._house = house
        self._voting = voting
        voting.on("undo", self._undo_by_vote)
        voting.on("redo", self._redo_by_vote)

    async def turns(self, table: int, person: Person) -> list[PastTurn]:
        """Return the turns that can be taken back, the last one first. Automas' answers are taken
        back with the move before them."""
        async with self._house.open(table) as opened:
            opened.expect(Status.RUNNING)
            seat = opened.seat_of(person)
            found = await self._moves(opened, person, seat)
        moves = [replace(it, to=opened.table.moment(it.to)) for it in found]
        turns = [PastTurn(of, list(moved)) for of, moved in groupby(moves, lambda it: it.seat)]
        return turns[::-1]

    async def _moves(self, opened: OpenTable, person: Person, seat: int) -> list[PastMove]:
        return await past_moves(self._house, opened, barriers.free_for(opened, person, seat))

    async def undo(
        self, table: int, person: Person, to: int, decisions: int, press: int | None = None
    ) -> Table:
        """Go back to the moment ``to``: at once if the person may do so alone, else by a vote.
        ``decisions`` is the last moment that the person saw; if there are newer ones, raise
        Refused."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            seat = opened.seat_of(person)
            game = opened.game
            if opened.last_moment != decisions:
                raise Refused(Why.STALE)
            if not 0 <= to < opened.last_moment:
                raise Refused(Why.NO_UNDO)
            if opened.table.seats[seat].actor != person:
                raise Refused(Why.SUBSTITUTED)
            to = _of_a_person(opened.table, game, to)
            if to >= barriers.free_for(opened, person, seat):
                await undo(self._house, opened, to, seat=seat, person=person)
            elif opened.table.settings.undo == "never":
                raise Refused(Why.UNDO_NEVER)
            else:
                moves = await self._moves(opened, person, seat)
                named = [Move(it.seat, it.events) for it in moves if it.to >= to]
                by = opened.table.voice_of(person)
                await self._voting.open(opened, "undo", by, to=to, moves=named)
        return opened.table

    async def redo(self, table: int, person: Person, press: int | None = None) -> Table:
        """Repeat what the last undo took back, if nothing was played since: at once after the
        person's own undo, else by a vote."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.RUNNING)
            seat = opened.seat_of(person)
            game = opened.game
            last = game.log[-1] if game.log else None
            if not opened.table.redo or not isinstance(last, Undo):
                raise Refused(Why.NO_REDO)
            if last.by == f"seat:{seat}":
                await redo(self._house, opened, seat)
            else:
                await self._voting.open(opened, "redo", opened.table.voice_of(person))
        return opened.table

    async def _undo_by_vote(self, opened: OpenTable, vote: Vote) -> None:
        await undo(self._house, opened, vote.to, seat=None, person=None)

    async def _redo_by_vote(self, opened: OpenTable, vote: Vote) -> None:
        await redo(self._house, opened, None)


async def past_moves(house: House, opened: OpenTable, free: int) -> list[PastMove]:
    """Return the confirmed moves, without those given in secret, the oldest first. The moves from
    the decision ``free`` on can be undone at once."""
    game, known = opened.game, opened.game.known_to_all
    first = opened.table.decisions_at(max(0, opened.last_moment - MOST_STEPS))
    numbers = valid_rows(game.log)[first:known]
    return await _moves_of(house, opened, numbers, game.line[first:known], known, free)


async def taken_moves(house: House, opened: OpenTable) -> list[PastMove]:
    """Return the moves that the log's last row, an undo, took back."""
    game = opened.game
    taken = undone(game.log)
    numbers = [
        number
        for number, row in enumerate(game.log, start=1)
        if any(row is decision for decision in taken)
    ]
    return await _moves_of(house, opened, numbers, taken, len(game.line) + len(taken), 0)


async def _moves_of(
    house: House,
    opened: OpenTable,
    numbers: Sequence[int],
    decisions: Sequence[Decision],
    end: int,
    free: int,
) -> list[PastMove]:
    """Group decisions into moves. ``numbers`` are their rows in the log, ``end`` is the number of
    decisions after them, and those from ``free`` on can be undone at once."""
    after = numbers[0] - 1 if numbers else 0
    rows = await house.log(opened, after=after)
    told = {row.number: row for row in rows}
    found: list[PastMove] = []
    first = end - len(numbers)
    confirmed = _confirmed([told[number] for number in numbers], first)
    for to, group in _sealed(confirmed, opened.table.sealings):
        made = decisions[to - first : to - first + len(group)]
        seat = next((it.seat for it in reversed(made) if it.by != AUTOMA), None)
        if seat is None:
            continue
        public = [it for row in group for it in _public(row)]
        silent = found and not found[-1].events and found[-1].seat == seat
        begin = found.pop().to if silent else to  # a move without public events joins the next one
        found.append(PastMove(begin, seat, public, begin >= free))
    return found


def _confirmed(rows: Sequence[LogRow], first: int) -> list[tuple[int, list[LogRow]]]:
    """Group the decisions that were confirmed together, each group with the number of decisions
    before it."""
    found = list[tuple[int, list[LogRow]]]()
    for to, row in enumerate(rows, first):
        before = found[-1][1][-1] if found else None
        if before and (before.move, before.seat) == (row.move, row.seat) and row.move is not None:
            found[-1][1].append(row)
        else:
            found.append((to, [row]))
    return found


def _sealed(
    confirmed: Sequence[tuple[int, list[LogRow]]], sealings: Sequence[tuple[int, int]]
) -> list[tuple[int, list[LogRow]]]:
    """Join the groups of a round of sealed answers, which are undone together."""
    found = list[tuple[int, list[LogRow]]]()
    for to, rows in confirmed:
        inside = any(start < to < end for start, end in sealings)
        if inside and found:
            found[-1][1].extend(rows)
        else:
            found.append((to, rows))
    return found


def _public(row: LogRow) -> list[Event]:
    return [event for event in unpack_events(row.events) if event.seen_by(None)]


def _of_a_person(table: Table, game: AnyGame, moment: int) -> int:
    """Return the number of decisions to keep. A moment after automas' answers is moved back to
    before the person's move that they followed."""
    while moment:
        step = game.line[table.decisions_at(moment) : table.decisions_at(moment + 1)]
        if any(it.by != AUTOMA for it in step):
            break
        moment -= 1
    return table.decisions_at(moment)


async def undo(
    house: House, opened: OpenTable, to: int, *, seat: int | None, person: Person | None
) -> None:
    moves = await past_moves(house, opened, 0)
    try:
        opened.undo(to, seat=seat, person=person)
    except RulesError as fault:
        raise Refused(Why.CORRECTED, detail=str(fault)) from fault
    with refusals():
        await withdraw_calls(house.store, opened)
    count = sum(it.to >= to for it in moves)
    opened.tell(news.Undone(to, max(1, count), seat), "turn")


async def redo(house: House, opened: OpenTable, seat: int | None) -> None:
    game = opened.game
    moves = await taken_moves(house, opened)
    stand = len(game.line) + opened.redo()
    again = [Move(it.seat, it.events) for it in moves if it.to < stand and it.events]
    opened.tell(news.Redone(max(1, len(again)), seat, again[-MOST_NAMED:]), "turn")


async def withdraw_calls(store: Store, opened: OpenTable) -> None:
    """Withdraw the calls for an undone move: drop those not sent yet, strike out the others."""
    table = opened.table
    still_asked = {choice.seat for choice in opened.game.pending}
    for number, seat in enumerate(table.seats):
        person = seat.called
        if person is None or number in still_asked:
            continue
        for place in (PlaceRow("thread", table.id), PlaceRow("person", person)):
            waiting = await store.news_for(place)
            unsent = [row.id for row in waiting if row.table == table.id and _calls(row, person)]
            opened.withdraw(unsent)
            if unsent:
                seat.mentioned = None
            paged = place.kind == "thread" and table.told_by_pages
            told = [] if paged else await store.messages(table.id, place, news.topic(news.Turn))
            if any(_calls(row, person) for row in told):
                opened.tell_at(place, news.CallWithdrawn(number, person), opened.now)


def _calls(row: OutboxRow | MessageRow, person: Person) -> bool:
    item = news.decode(row.body)
    return isinstance(item, news.Turn) and item.person == person
