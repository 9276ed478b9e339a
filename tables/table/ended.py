"""The end of a table: its result and seed are shown, people's records are stored, and nobody is
asked any more."""

from db import RecordRow, ResultRow
from rules.core import Result

from ..base import news
from ..base.days import shown_at
from ..base.handicaps import written
from ..base.keeping import AnyGame
from ..base.model import Outcome, Person, Ranked, Status, Table
from .opened import OpenTable


def finish(opened: OpenTable, game: AnyGame) -> None:
    """Finish the game: record results, show the seed, tell the last news."""
    table, result = opened.table, game.result
    assert result is not None
    hidden = table.day is not None and opened.now < shown_at(table.day)
    table.outcome = outcome_of(result, "" if hidden else game.seed.hex())
    table.status, table.ended = Status.ENDED, opened.now
    close(opened)
    if not table.from_file:
        keep_score(opened, game, result)
    opened.tell(news.Ended(table.outcome), "end")


def keep_score(opened: OpenTable, game: AnyGame, result: Result) -> None:
    """Record everybody's place, and what they have earned for their next game."""
    table, outcome = opened.table, opened.table.outcome
    assert outcome is not None
    opened.writes.results = [_result(opened, game, ranked) for ranked in outcome.ranking]
    opened.writes.records = [
        RecordRow(table.id, person, table.settings.game, name, written(table, name, value))
        for person in owners(table)
        for name, value in result.record.items()
    ]


def close(opened: OpenTable) -> None:
    """Stop asking people: drop questions, drafts, votes and clocks."""
    table = opened.table
    table.asked, table.answered, table.paused, table.proposals = [], [], None, []
    table.forgotten = []
    for seat in table.seats:
        seat.clock.asked, seat.clock.since = False, None
        seat.sitter, seat.until, seat.mentioned = None, None, None
    for seat_number in range(len(table.seats)):
        opened.drop_draft(seat_number)
        opened.forget_beforehand(seat_number)
    if table.vote is not None:
        opened.tell(news.VoteClosed(table.vote.number, table.vote.kind, False, "ended"))
        table.vote = None


def outcome_of(result: Result, seed: str) -> Outcome:
    ranking, place = [], 1
    for seats in result.ranking:
        ranking += [Ranked(seat, place, _score(result, seat)) for seat in seats]
        place += len(seats)
    return Outcome(
        ranking,
        result.parts,
        result.won,
        result.reason,
        seed,
        level=result.level,
        rivals=result.rivals,
    )


def owners(table: Table) -> list[Person]:
    """Return the people who still own a seat, each once."""
    held = [seat.person for seat in table.seats if seat.person is not None and not seat.automa]
    return list(dict.fromkeys(held))


def _score(result: Result, seat: int) -> int:
    return result.scores[seat] if seat < len(result.scores) else 0


def _result(opened: OpenTable, game: AnyGame, ranked: Ranked) -> ResultRow:
    table = opened.table
    seat, outcome = table.seats[ranked.seat], table.outcome
    assert outcome is not None
    won = outcome.won
    return ResultRow(
        table=table.id,
        seat=ranked.seat,
        person=None if seat.automa else seat.person,
        game=table.settings.game,
        mode=game.setup.mode,
        guild=table.guild,
        ended=opened.now,
        rank=ranked.rank,
        score=ranked.score,
        won=ranked.rank == 1 if won is None else won,
        kind=outcome.kind,
        level=outcome.level,
    )
