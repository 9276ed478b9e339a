"""The part of the store's interface about what people do beside their tables."""

from typing import Protocol

from .records import (
    ActRow,
    AttemptRow,
    ExercisesRow,
    FinishedRow,
    GuesserRow,
    GuessRow,
    LessonRow,
    NewsRow,
    PuzzleAnswerRow,
    PuzzleRow,
    TryoutRow,
    WeekRow,
)


class Pastimes(Protocol):
    # The challenge of the day

    async def chain(self, year: int, fresh: bytes) -> bytes:
        """Return the last secret of a year's chain, or start it with the fresh one."""
        ...

    async def attempts_of(self, person: int) -> list[AttemptRow]: ...

    async def attempt_marked(self, mark: bytes) -> bool:
        """Tell if an attempt that counts has this mark, even one whose person is no longer
        known."""
        ...

    async def finished(self, first: int, last: int) -> list[FinishedRow]:
        """Return the attempts finished on these days in order, uncounted ones too."""
        ...

    async def finished_by(self, person: int) -> list[FinishedRow]: ...

    async def people_in(self, guild: int) -> set[int]:
        """Return the people who have played at a table of this server, or begun a challenge
        there."""
        ...

    async def want_week(self, week: WeekRow) -> None: ...

    async def end_weeks(self, channel: int) -> None: ...

    async def week_of(self, channel: int) -> WeekRow | None: ...

    async def weeks_by(self, person: int) -> list[WeekRow]:
        """Return the summaries this person asked for."""
        ...

    async def weeks_due(self, now: int) -> list[WeekRow]: ...

    async def write_week(self, week: WeekRow, next_at: int, told: NewsRow) -> None:
        """Write the due summary and the next date together. Raise ``Conflict`` if somebody was
        quicker."""
        ...

    # Private copies from a moment of a game

    async def tryouts_of(self, person: int) -> list[TryoutRow]:
        """Return the try-outs, oldest first."""
        ...

    async def begin_tryout(self, row: TryoutRow) -> int:
        """Store a try-out in place of the person's unnamed one; return its number."""
        ...

    async def change_tryout(self, row: TryoutRow, before: bytes) -> bool:
        """Change a try-out's body, if it is still as it was read; tell if so."""
        ...

    async def name_tryout(self, tryout: int, person: int, name: str, most: int) -> bool:
        """Name a try-out, if the person keeps fewer than ``most`` others; tell if so."""
        ...

    async def drop_tryout(self, tryout: int, person: int) -> bool:
        """Drop a tryout; tell if there was one."""
        ...

    # Progress in lessons

    async def lessons_of(self, person: int) -> list[LessonRow]: ...

    async def keep_lesson(self, row: LessonRow, before: bytes | None) -> bool:
        """Keep it, if it is still what was read (None: there was none); tell if so."""
        ...

    # Turning points to be played again

    async def exercises_of(self, person: int) -> list[ExercisesRow]:
        """Return the exercises, those of the newest table first."""
        ...

    async def keep_exercises(self, row: ExercisesRow, before: bytes | None, most: int) -> bool:
        """Keep them, if they are still what was read (None: there were none); tell if so. Of a
        person only those of the ``most`` newest tables stay."""
        ...

    # A server's puzzle of the week

    async def puzzle_of(self, guild: int) -> PuzzleRow | None: ...

    async def puzzles_due(self, now: int) -> list[PuzzleRow]:
        """Those of the servers that this process delivers for."""
        ...

    async def want_puzzle(self, row: PuzzleRow, act: ActRow) -> None:
        """Begin anew, in this channel, which takes news again."""
        ...

    async def end_puzzles(self, guild: int, act: ActRow) -> None: ...

    async def claim_puzzle(self, row: PuzzleRow, until: int) -> bool:
        """Claim the puzzle that is due until then; tell if nobody was quicker."""
        ...

    async def turn_puzzle(
        self, row: PuzzleRow, next_at: int, answered: int, told: list[NewsRow]
    ) -> None:
        """Keep the new body, when it is due again, and what is told: all or nothing. Answers to
        puzzles before ``answered`` go. If the row is not due any more when it says it is, that is
        a ``Conflict``."""
        ...

    async def puzzle_answers(self, guild: int, number: int) -> list[PuzzleAnswerRow]: ...

    async def puzzle_answers_of(self, person: int) -> list[PuzzleAnswerRow]: ...

    async def keep_puzzle_answer(self, row: PuzzleAnswerRow, before: bytes | None) -> bool:
        """Keep it, if it is still what was read (None: there was none); tell if so."""
        ...

    # Watchers' guesses

    async def guess(self, row: GuessRow) -> None:
        """Keep it instead of what the person has guessed in the same round before."""
        ...

    async def guesses_by(self, person: int) -> list[GuessRow]: ...

    async def guesses_at(self, table: int, person: int) -> list[GuessRow]: ...

    async def firsts(self, table: int) -> list[int]:
        """Return the seats that came first; none before the table has ended."""
        ...

    async def guessers(self, guild: int) -> list[GuesserRow]:
        """Return those who guessed at a server's ended tables, the best first."""
        ...
