"""The refusals of the tables, as codes. The caller turns each into a sentence that says what to do
next."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import TypeVar

from db import AlreadyDone, Conflict, InDoubt, NoRoom, StoreFault, Unread

Value = str | int
T = TypeVar("T")
ATTEMPTS = 20  # attempts to change something that other processes change too


class Why(StrEnum):
    NO_TABLE = "no-table"  # no table has this number
    NO_GAME = "no-game"  # the game is not installed, or was left out because of a fault
    NOT_SEATED = "not-seated"  # only people at this table may do it
    NOT_HOST = "not-host"
    NOT_LOBBY = "not-lobby"  # the game has started already
    NOT_RUNNING = "not-running"  # the game has not started, or is over
    NOT_ENDED = "not-ended"
    PAUSED = "paused"
    SEATED = "seated"  # this person sits here already
    SITS_HERE = "sits-here"  # another person sits at this place; take a free seat
    FULL = "full"
    CROWDED = "crowded"  # more people sit here than the new number of seats
    TOO_FEW = "too-few"
    NOT_INVITED = "not-invited"
    BANNED = "banned"
    NO_CODE = "no-code"  # the code was never given out, or has ended
    CODES_GUESSED = "codes-guessed"  # too many wrong codes: wait until the time ``at``
    TOO_MANY_INVITED = "too-many-invited"  # too many in an hour; the next one at the time ``at``
    TOO_MANY_TABLES = "too-many-tables"
    SERVER_FULL = "server-full"  # the owners allow ``count`` tables at most
    BAD_SETUP = "bad-setup"  # the rules refuse the set-up; ``detail`` says which part
    BAD_SETTING = "bad-setting"  # a setting or its value is not supported; ``detail`` tells which
    NO_SEAT = "no-seat"
    SEAT_TAKEN = "seat-taken"
    NO_AUTOMA = "no-automa"  # a person plays this seat
    KNOWS_SECRETS = "knows-secrets"  # this person has played another seat and knows its secrets
    PLAYED_HERE = "played-here"  # this person has played at this table and may know a hand
    OWN_SEAT = "own-seat"
    NOT_ASKED = "not-asked"
    SUBSTITUTED = "substituted"  # somebody else plays this seat: take it back first
    STALE = "stale"  # the panel, or the position under it, has changed
    NOTHING_DRAFTED = "nothing-drafted"
    FINAL = "final"  # nothing can follow until this is confirmed
    BEYOND_FINAL = "beyond-final"  # nothing may follow answer ``part`` of the line
    NO_UNDO = "no-undo"  # there is nothing that this person may take back alone
    UNDO_NEVER = "undo-never"  # the table has agreed to play without undo
    CORRECTED = "corrected"  # moves made before a correction of the rules cannot be taken back
    NO_REDO = "no-redo"
    VOTE_OPEN = "vote-open"
    NO_VOTE = "no-vote"
    HAS_VOTED = "has-voted"
    NO_COMPANIONS = "no-companions"  # no other person is in this person's team
    SECRET_DRAFT = "secret-draft"  # the draft would reveal something that only this seat may know
    NO_PROPOSAL = "no-proposal"  # the question of the proposal has been answered
    OWN_PROPOSAL = "own-proposal"
    SAID_SO = "said-so"
    SHOWN_ALREADY = "shown-already"
    BAD_CONDITION = "bad-condition"  # the game does not offer this condition for the question
    TOO_MANY_ANSWERS = "too-many-answers"  # ``most`` answers are decided beforehand already
    NO_ANSWER = "no-answer"  # no such answer was decided beforehand
    ASKED_ALREADY = "asked-already"  # it is this person's turn already
    NO_TURN_AHEAD = "no-turn-ahead"  # the next question cannot be foreseen
    NO_TRYOUT = "no-tryout"  # the private copy was thrown away
    NOT_FROM_HERE = "not-from-here"  # no private copy can begin at this moment
    TOO_MANY_TRYOUTS = "too-many-tryouts"  # this person has ``most`` private copies already
    TRYOUT_FULL = "tryout-full"  # the private copy holds ``most`` presses already
    NO_LESSON = "no-lesson"  # no lesson has this name, or this person has not begun it
    NO_EXERCISE = "no-exercise"  # the exercise no longer exists
    NO_PUZZLE = "no-puzzle"  # no puzzle is posed here, or it is over
    UNLIT = "unlit"  # a legal answer, but the lesson is about another one now
    NO_HINTS = "no-hints"  # hints are off here, or only for people's first game of this kind
    NO_REVIEW = "no-review"  # this game cannot be reviewed
    STATISTICS_CLOSED = "statistics-closed"
    NO_CLOCK = "no-clock"
    BAD_ZONE = "bad-zone"
    BAD_HOURS = "bad-hours"
    NO_VACATION = "no-vacation"  # only ``days`` days of vacation are left
    AWAY = "away"  # this person is on vacation already
    BAD_TIME = "bad-time"
    SECRET = "secret"  # shown only after the game has ended
    TOO_LONG = "too-long"
    TOO_MANY_NOTES = "too-many-notes"
    NO_NOTE = "no-note"
    NO_CHALLENGE = "no-challenge"  # there is no challenge for this game and day
    NO_ATTEMPT = "no-attempt"  # this person has no attempt here, or the table is no attempt
    GHOSTS_WAIT = "ghosts-wait"  # other people's lines are shown once this person's attempt is over
    ATTEMPT_RUNS = "attempt-runs"  # a second attempt would reveal draws of the counted one
    NOT_SHOWN = "not-shown"  # the day's secret stays hidden until the time ``at``
    OWN_CHALLENGE = "own-challenge"  # a challenge is played alone
    BAD_FILE = "bad-file"  # ``fault`` tells why: large, newer, older, game, false or shape
    FILE_PLAYED = "file-played"  # this person plays the very game that the file shows
    TOO_MANY_FILES = "too-many-files"  # too many in a day; the next one at the time ``at``
    CONFLICT = "conflict"  # somebody else changed it first: look again
    NOT_SAVED = "not-saved"  # the store failed: nothing has changed, try again
    NOT_READ = "not-read"  # the store does not answer: nothing has changed, try again
    NOT_KNOWN = "not-known"  # the store failed while saving: nobody knows if the change was kept


class DoneAlready(Exception):
    """This very press was carried out before; there is nothing left to do."""


class Refused(Exception):
    """The refusal of a change. Nothing has changed, except perhaps with ``NOT_KNOWN``."""

    def __init__(self, why: Why, **args: Value) -> None:
        super().__init__(f"{why}{f' {args}' if args else ''}")
        self.why = why
        self.details = args


@contextmanager
def refusals() -> Iterator[None]:
    """Turn faults of the store into refusals of the tables."""
    try:
        yield
    except Unread as fault:
        raise Refused(Why.NOT_READ, detail=str(fault)) from fault
    except InDoubt as fault:
        raise Refused(Why.NOT_KNOWN, detail=str(fault)) from fault
    except StoreFault as fault:
        raise Refused(Why.NOT_SAVED, detail=str(fault)) from fault
    except NoRoom as full:
        why = Why.SERVER_FULL if full.limit.kind == "guild" else Why.TOO_MANY_TABLES
        raise Refused(why, count=full.limit.most) from full
    except (Conflict, AlreadyDone) as fault:
        raise Refused(Why.CONFLICT, detail=str(fault)) from fault


async def at_last(attempt: Callable[[], Awaitable[T]]) -> T:
    """Repeat the attempt while other processes are quicker; each time it reads everything
    afresh."""
    for _ in range(ATTEMPTS):
        try:
            return await attempt()
        except Refused as refused:
            if refused.why is not Why.CONFLICT:
                raise
    return await attempt()
