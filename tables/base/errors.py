"""The refusals of the tables, as codes that the caller turns into a sentence and what to do
next."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import TypeVar

from db import AlreadyDone, Conflict, InDoubt, NoRoom, StoreFault, Unread

Value = str | int
T = TypeVar("T")
ATTEMPTS = 20  # at something that other processes change as well


class Why(StrEnum):
    NO_TABLE = "no-table"  # there is none of this number
    NO_GAME = "no-game"  # its game is not installed here now, or was left out for a fault
    NOT_SEATED = "not-seated"  # only for people of this table
    NOT_HOST = "not-host"
    NOT_LOBBY = "not-lobby"  # it has started already
    NOT_RUNNING = "not-running"  # it has not started, or is over
    NOT_ENDED = "not-ended"
    PAUSED = "paused"
    SEATED = "seated"  # sits here already
    SITS_HERE = "sits-here"  # as somebody else does, who should take a seat
    FULL = "full"
    CROWDED = "crowded"  # more people sit here than there would be seats
    TOO_FEW = "too-few"
    NOT_INVITED = "not-invited"
    BANNED = "banned"
    NO_CODE = "no-code"  # it was never given out, or has ended
    CODES_GUESSED = "codes-guessed"  # too many wrong ones: not before the time ``at``
    TOO_MANY_TABLES = "too-many-tables"
    SERVER_FULL = "server-full"  # ``count`` tables are all that its owners allow
    BAD_SETUP = "bad-setup"  # detail says what; the rules refuse it
    BAD_SETTING = "bad-setting"  # detail says what
    NO_SEAT = "no-seat"
    SEAT_TAKEN = "seat-taken"
    NO_AUTOMA = "no-automa"  # a person plays this seat
    KNOWS_SECRETS = "knows-secrets"  # of another seat that this person has played
    OWN_SEAT = "own-seat"
    NOT_ASKED = "not-asked"
    SUBSTITUTED = "substituted"  # somebody else plays this seat: take it back first
    STALE = "stale"  # the panel, or the position under it, has changed
    NOTHING_DRAFTED = "nothing-drafted"
    FINAL = "final"  # nothing can follow until this is confirmed
    BEYOND_FINAL = "beyond-final"  # answer ``part`` of the line is final: the rest comes after it
    NO_UNDO = "no-undo"  # nothing to take back, or not by oneself
    UNDO_NEVER = "undo-never"  # this table has agreed not to
    CORRECTED = "corrected"  # moves from before a correction of the rules cannot be reached
    NO_REDO = "no-redo"
    VOTE_OPEN = "vote-open"
    NO_VOTE = "no-vote"
    HAS_VOTED = "has-voted"
    NO_COMPANIONS = "no-companions"  # nobody else plays with this person
    SECRET_DRAFT = "secret-draft"  # it would show what only this seat may know
    NO_PROPOSAL = "no-proposal"  # what it was about is decided
    OWN_PROPOSAL = "own-proposal"
    SAID_SO = "said-so"
    SHOWN_ALREADY = "shown-already"
    BAD_CONDITION = "bad-condition"  # the game does not offer it for this question
    TOO_MANY_ANSWERS = "too-many-answers"  # decided beforehand: ``most``
    NO_ANSWER = "no-answer"  # nothing of the kind was decided beforehand
    ASKED_ALREADY = "asked-already"  # no turn ahead: it is this person's turn
    NO_TURN_AHEAD = "no-turn-ahead"  # nobody can tell what will be asked
    NO_TRYOUT = "no-tryout"  # it was thrown away
    NOT_FROM_HERE = "not-from-here"  # nothing can be tried from this moment
    TOO_MANY_TRYOUTS = "too-many-tryouts"  # a person keeps ``most``
    TRYOUT_FULL = "tryout-full"  # it holds ``most`` presses
    NO_LESSON = "no-lesson"  # there is none of this name, or nobody has begun it
    NO_EXERCISE = "no-exercise"  # there is none of this position any more
    NO_PUZZLE = "no-puzzle"  # none is asked here, or it is over
    UNLIT = "unlit"  # a legal answer that waits: the lesson is about another one now
    NO_HINTS = "no-hints"  # not here, or not for somebody who has finished this game before
    NO_REVIEW = "no-review"  # this game cannot be looked at again
    STATISTICS_CLOSED = "statistics-closed"
    NO_CLOCK = "no-clock"
    BAD_ZONE = "bad-zone"
    BAD_HOURS = "bad-hours"
    NO_VACATION = "no-vacation"  # not enough days left: ``days``
    AWAY = "away"  # one vacation at a time
    BAD_TIME = "bad-time"
    SECRET = "secret"  # only after the end
    TOO_LONG = "too-long"
    TOO_MANY_NOTES = "too-many-notes"
    NO_NOTE = "no-note"
    NO_CHALLENGE = "no-challenge"  # of this game on this day
    NO_ATTEMPT = "no-attempt"  # nobody has played it there
    GHOSTS_WAIT = "ghosts-wait"  # until one's own attempt is over
    ATTEMPT_RUNS = "attempt-runs"  # the one that counts: another one would be a scout
    NOT_SHOWN = "not-shown"  # the day's secret, until the time ``at``
    OWN_CHALLENGE = "own-challenge"  # nobody else may play it
    CONFLICT = "conflict"  # somebody else was quicker: look again
    NOT_SAVED = "not-saved"  # the store failed: nothing has changed, try again
    NOT_READ = "not-read"  # the store does not answer: nothing has changed, try again
    NOT_KNOWN = "not-known"  # the store broke off: it was saved, or not


class DoneAlready(Exception):
    """This very press was done before; there is nothing left to do."""


class Refused(Exception):
    """Refusal of a change: nothing has changed, except perhaps with ``NOT_KNOWN``."""

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
    """Try again as long as other processes are quicker; each attempt reads everything afresh."""
    for _ in range(ATTEMPTS):
        try:
            return await attempt()
        except Refused as refused:
            if refused.why is not Why.CONFLICT:
                raise
    return await attempt()
