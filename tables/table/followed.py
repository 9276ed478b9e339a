"""The second stage after a change: brings clocks, drafts, votes, rounds and the end into line with
the new position."""

from rules.core import Undo

from ..base import clocks, news
from ..base.keeping import AnyGame
from ..base.model import PACES, Asked, Status, Table
from ..base.position import View
from .ended import finish
from .given import lay
from .opened import OpenTable


def follow(opened: OpenTable) -> None:
    """Update everything that follows from the position."""
    table, game = opened.table, opened.game
    if table.status is not Status.RUNNING:
        return
    _close_outdated_vote(opened, game)
    before = {question.seat for question in table.asked}
    answered_before = table.answered
    view = opened.position.view()
    points = {asked["seat"]: asked["point"] for asked in view["pending"]}
    table.asked = [
        Asked(c.seat, points[c.seat], c.asked, c.side, opened.number_of(c)[0]) for c in game.pending
    ]
    table.answered = [choice.seat for choice in game.answered]
    table.decisions = table.moment(game.known_to_all)
    table.undo_floor, table.undo_seat = game.undo_floor, game.undo_seat
    last = game.log[-1] if game.log else None
    table.redo = isinstance(last, Undo) and last.by != "rules"
    asked = {question.seat for question in table.asked}
    if all(table.seats[seat].automa for seat in asked):
        table.held = False
    acted = opened.acted
    _stop_clocks(opened, {seat for seat in before if seat not in asked or seat in acted})
    _drop_outdated_drafts(opened, game)
    if table.answered and table.answered != answered_before:
        opened.tell(news.Ready(table.answered, sorted(asked)))
    _follow_round(opened, game, view)
    if game.over:
        finish(opened, game)
    for number in sorted(seat for seat in asked if seat not in before or seat in acted):
        clocks.start(table.seats[number].clock, opened.now, running=table.paused is None)


def _stop_clocks(opened: OpenTable, seats: set[int]) -> None:
    pace = PACES[opened.table.settings.pace]
    for number in sorted(seats):
        seat = opened.table.seats[number]
        calendar = clocks.calendar_of(seat, opened.people)
        spent = clocks.stop(seat.clock, pace, calendar, opened.now)
        if not opened.table.from_file:
            opened.thought(number, spent)


def _drop_outdated_drafts(opened: OpenTable, game: AnyGame) -> None:
    """Drop drafts whose question is no longer asked; a prepared turn waits for its next chance."""
    open_questions = {c.seat: c.asked for c in (*game.pending, *game.changeable)}
    for seat, draft in list(opened.drafts.items()):
        if open_questions.get(seat) == draft.number:
            continue
        opened.drop_draft(seat)
        actor = opened.table.seats[seat].actor
        if draft.laid is not None:
            lay(opened, seat, draft.laid)
        elif draft.answers and actor is not None:
            opened.tell_person(actor, news.DraftDropped(seat, len(draft.answers)))
    proposals = opened.table.proposals
    opened.table.proposals = [it for it in proposals if open_questions.get(it.seat) == it.asked]


def _close_outdated_vote(opened: OpenTable, game: AnyGame) -> None:
    """Cancel a vote on undo or redo once play has continued: nobody agreed to undo the newer
    moves."""
    vote = opened.table.vote
    if vote is None or len(game.log) == opened.row.sequence:
        return
    if vote.kind in ("undo", "redo"):
        opened.table.vote = None
        opened.tell(news.VoteClosed(vote.number, vote.kind, passed=False, reason="played_on"))


def _follow_round(opened: OpenTable, game: AnyGame, view: View) -> None:
    before = opened.table.round
    now = note_round(opened.table, game, view)
    if before and now is not None and now > before:
        opened.tell_watchers(news.RoundEnded(before), "round")


def note_round(table: Table, game: AnyGame, view: View) -> int | None:
    """Note the round of a position, and when it began; return it."""
    now = _round_of(table, game, view)
    if now is not None and now != table.round:
        table.rounds = {number: at for number, at in table.rounds.items() if number <= now}
        table.rounds.setdefault(now, table.moment(game.known_to_all))
        table.round = now
    return now


def _round_of(table: Table, game: AnyGame, view: View) -> int | None:
    """Return the game's round. For a game without rounds, count one each time the turn has gone
    around."""
    if isinstance(counted := view.get("round"), int):
        return counted
    turn, first = view.get("turn"), view.get("first")
    if not isinstance(turn, int) or not isinstance(first, int) or turn < 0:
        return table.round
    before, table.place = table.place, (turn - first) % len(table.seats)
    stand = table.moment(game.known_to_all)
    reached = max((n for n, at in table.rounds.items() if at <= stand), default=1)
    undone = bool(game.log) and isinstance(game.log[-1], Undo)
    return reached + (table.place < before and not undone)
