"""The store's interface for everything beside tables: challenges, try-outs, lessons, exercises,
puzzles, guesses."""

from typing import Protocol

from .pastime_records import (
    ExercisesRow,
    GuesserRow,
    GuessRow,
    LessonRow,
    PuzzleAnswerRow,
    PuzzleRow,
    TryoutRow,
)
from .records import ActRow, AttemptRow, FinishedRow, NewsRow, WeekRow


class Pastimes(Protocol):
    # The challenge of the day

    async def chain(self, year: int, fresh: bytes) -> bytes:
        """Return the last secret of a year's chain; store ``fresh`` as that secret if there is
        none."""
        ...

    async def attempts_of(self, person: int) -> list[AttemptRow]: ...

    async def attempt_marked(self, mark: bytes) -> bool:
        """Tell if a counted attempt has this mark, even if its person has been forgotten."""
        ...

    async def finished(self, first: int, last: int) -> list[FinishedRow]:
        """Return the finished attempts at the challenges of these days in order, uncounted ones
        too."""
        ...

    async def finished_by(self, person: int) -> list[FinishedRow]: ...

    async def people_in(self, guild: int) -> set[int]:
        """Return the people who have played at a table of this server or begun a challenge
        there."""
        ...

    async def want_week(self, week: WeekRow) -> None: ...

    async def end_weeks(self, channel: int) -> None: ...

    async def week_of(self, channel: int) -> WeekRow | None: ...

    async def weeks_by(self, person: int) -> list[WeekRow]:
        """Return the weekly summaries that this person asked for."""
        ...

    async def weeks_due(self, now: int) -> list[WeekRow]: ...

    async def write_week(self, week: WeekRow, next_at: int, told: NewsRow) -> None:
        """Store the summary that is due, and the next date, together. Raise Conflict if another
        process did so first."""
        ...

    # Try-outs: private copies of a game from one of its moments

    async def tryouts_of(self, person: int) -> list[TryoutRow]:
        """Return the person's try-outs, oldest first."""
        ...

    async def begin_tryout(self, row: TryoutRow) -> int:
        """Store a try-out in place of the person's unnamed one; return its number."""
        ...

    async def change_tryout(self, row: TryoutRow, before: bytes) -> bool:
        """Change a try-out's body if it is still ``before``; tell if so."""
        ...

    async def name_tryout(self, tryout: int, person: int, name: str, most: int) -> bool:
        """Name a try-out if the person has fewer than ``most`` other named ones; tell if so."""
        ...

    async def drop_tryout(self, tryout: int, person: int) -> bool:
        """Delete a try-out; tell if there was one."""
        ...

    # Progress in lessons

    async def lessons_of(self, person: int) -> list[LessonRow]: ...

    async def keep_lesson(self, row: LessonRow, before: bytes | None) -> bool:
        """Store a person's progress in a lesson if the stored body is still ``before`` (None:
        there was none); tell if so."""
        ...

    # Exercises: turning points to play again

    async def exercises_of(self, person: int) -> list[ExercisesRow]:
        """Return the person's exercises, those of the newest table first."""
        ...

    async def keep_exercises(self, row: ExercisesRow, before: bytes | None, most: int) -> bool:
        """Store a table's exercises for a person if the stored body is still ``before`` (None:
        there was none); tell if so. Delete those of all but the person's ``most`` newest tables."""
        ...

    # A server's puzzle of the week

    async def puzzle_of(self, guild: int) -> PuzzleRow | None: ...

    async def puzzles_due(self, now: int) -> list[PuzzleRow]:
        """Return the due puzzles of the servers that this process delivers for."""
        ...

    async def want_puzzle(self, row: PuzzleRow, act: ActRow) -> None:
        """Let a server's puzzles begin anew in this channel, and open the channel to news. Change
        nothing if both are so already."""
        ...

    async def end_puzzles(self, guild: int, act: ActRow) -> None:
        """End a server's puzzles, if it has any."""
        ...

    async def claim_puzzle(self, row: PuzzleRow, until: int) -> bool:
        """Claim a due puzzle for this process until ``until``; tell if no other process has."""
        ...

    async def turn_puzzle(
        self, row: PuzzleRow, next_at: int, answered: int, told: list[NewsRow]
    ) -> None:
        """Store the puzzle's new body, its next due time and its news: all or nothing. Delete
        answers to puzzles before number ``answered``. Raise Conflict if the row's due time is no
        longer the one read."""
        ...

    async def puzzle_answers(self, guild: int, number: int) -> list[PuzzleAnswerRow]: ...

    async def puzzle_answers_of(self, person: int) -> list[PuzzleAnswerRow]: ...

    async def keep_puzzle_answer(self, row: PuzzleAnswerRow, before: bytes | None) -> bool:
        """Store a person's answer if the stored body is still ``before`` (None: there was
        none); tell if so."""
        ...

    # Watchers' guesses

    async def guess(self, row: GuessRow) -> None:
        """Store a guess; it replaces the person's earlier guess of the same round."""
        ...

    async def guesses_by(self, person: int) -> list[GuessRow]: ...

    async def guesses_at(self, table: int, person: int) -> list[GuessRow]: ...

    async def firsts(self, table: int) -> list[int]:
        """Return the seats that won; none before the table has ended."""
        ...

    async def guessers(self, guild: int) -> list[GuesserRow]:
        """Return the people who guessed at a server's ended tables, the best guesser first."""
        ...
