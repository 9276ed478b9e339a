"""Rows of what people do beside their games: try-outs, lessons, exercises, puzzles, guesses."""

from typing import NamedTuple


class TryoutRow(NamedTuple):
    """A try-out: moves tried on a private copy of a game. A new one replaces the unnamed one."""

    id: int
    person: int
    table: int
    at: int  # the number of decisions made before the copy
    name: str
    begun: int
    body: bytes


class LessonRow(NamedTuple):
    """A person's progress in a lesson."""

    person: int
    lesson: str  # its key, such as ``ryozen.first``
    body: bytes


class ExercisesRow(NamedTuple):
    """The exercises that one player got from a finished table."""

    person: int
    table: int
    body: bytes


class PuzzleRow(NamedTuple):
    """A server that gets a puzzle every week, and when the next one is due."""

    guild: int
    channel: int
    language: str
    next_at: int
    body: bytes


class PuzzleAnswerRow(NamedTuple):
    """A person's answer to a puzzle, which may be unfinished."""

    guild: int
    number: int  # the puzzle's number within the server
    person: int
    body: bytes


class GuessRow(NamedTuple):
    """A spectator's guess: the seat that will win the game or, where ``round`` is negative, the
    battle of that number. ``came_true`` is known of battles that are over."""

    person: int
    table: int
    round: int
    seat: int
    came_true: int | None = None


class BattleRow(NamedTuple):
    """A battle of a table, counted from 1, and its winner; None: it was undone."""

    number: int
    winner: int | None


class GuesserRow(NamedTuple):
    """A person's number of right guesses, and of all guesses whose table has ended."""

    person: int
    right: int
    all: int
