"""Verifies that a saved game can have been played: the seed matches its commitment, all draws come
from the seed, all decisions and undos were legal, and the file's other claims are true."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from . import chance
from .choice import Choice
from .errors import STUMBLES, BadFile, IllegalAnswer, RulesError
from .game import Game
from .log import Decision, Undo
from .rulebook import Rulebook
from .save import BY_RULES, Checkpoint, SavedGame, load, saved_game, set_up
from .state import State

S = TypeVar("S", bound=State)

WHO = re.compile(r"([a-z]+(:\d+)?)?")  # the actor of a decision or an undo: "", "automa", "seat:1"


class Verdict(Struct):
    """The extent of a passed verification: the whole game, or only the part after a checkpoint that
    had to be trusted."""

    decisions: int
    draws: int
    played: int  # the last so many decisions were verified by playing them again
    trusted: str  # why the game was not played from its set-up; empty: it was

    @property
    def replayed(self) -> bool:
        return not self.trusted


def unhurried() -> None:
    """Do nothing. As ``each`` this lets a file take any time."""


def verify(book: Rulebook[S], saved: SavedGame, each: Callable[[], None] = unhurried) -> Verdict:
    """Verify a saved game; raise BadFile with the place of the first fault.

    Play the game again from its set-up or, if that is impossible, from the file's checkpoint.
    ``each`` is called before each row of the log is played, and may raise to give up.
    """
    setup, seed = set_up(book, saved)
    trusted = taken_on_trust(book, saved)
    try:
        draws = _check_draws(saved, seed)
        if not trusted:
            final, marks = _played(Game(book, setup, seed), saved, each)
            _compare(saved, final, marks)
        else:
            final = load(book, saved)
            _check_position(final)
    except BadFile:
        raise
    except STUMBLES as fault:
        raise BadFile(f"no game can have come to this: {fault!r}") from fault
    known = saved.checkpoint.at if trusted else 0
    return Verdict(len(final.line), draws, len(final.line) - known, trusted)


def replayed(book: Rulebook[S], saved: SavedGame) -> Game[S] | None:
    """Play the log again from the set-up and return the game. Ignore the file's other claims.
    Return None if it cannot be played from its set-up. Raise BadFile if the log does not fit the
    rules."""
    if taken_on_trust(book, saved):
        return None
    try:
        return _played(Game(book, *set_up(book, saved)), saved)[0]
    except STUMBLES as fault:
        raise BadFile(f"no game can have come to this: {fault!r}") from fault


def _check_draws(saved: SavedGame, seed: bytes) -> int:
    """Check all draws against the seed; return their number."""
    draws = [("$.opening", draw) for draw in saved.opening]
    for index, row in enumerate(saved.log):
        if isinstance(row, Decision):
            draws += [(f"$.log[{index}]", draw) for draw in row.chance]
    secret = chance.keyed(seed)
    for place, draw in draws:
        if draw.value != chance.value(secret, draw.number, draw.among):
            raise BadFile(f"{place}: draw {draw.number} ({draw.purpose}) is not the seed's")
    return len(draws)


def taken_on_trust(book: Rulebook[S], saved: SavedGame) -> str:
    """Return the reason why the game cannot be played from its set-up, or an empty string."""
    corrected = any(isinstance(row, Undo) and row.by == BY_RULES for row in saved.log)
    reasons = {
        "the position was set up by hand": saved.staged,
        f"it is of rules {saved.rules}, this program has rules {book.version}": (
            saved.rules != book.version
        ),
        "rules were corrected while it was played": corrected,
    }
    return "; ".join(reason for reason, so in reasons.items() if so)


def _played(
    game: Game[S], saved: SavedGame, each: Callable[[], None] = unhurried
) -> tuple[Game[S], dict[int, bytes]]:
    """Play the log again; return the game, and the state of every mark by its decision."""
    game.start()
    marks = {mark.at: mark.state for mark in game.marks}
    for index, row in enumerate(saved.log):
        each()
        if not WHO.fullmatch(row.by):
            raise BadFile(f"$.log[{index}].by: nobody is called {row.by!r}")
        try:
            if isinstance(row, Undo):
                game.rewind(row.to, by=row.by)
            else:
                _repeat(game, row)
        except (IllegalAnswer, RulesError) as fault:
            raise BadFile(f"$.log[{index}]: {fault}") from fault
        if game.log[-1] != row:
            raise BadFile(f"$.log[{index}]: its draws are not those of the rules")
        marks |= {mark.at: mark.state for mark in game.marks}
    return game, marks


def _repeat(game: Game[S], row: Decision) -> None:
    game.answer(row.seat, asked(game, row), row.keys, by=row.by)


def asked(game: Game[S], row: Decision) -> Choice:
    """Return the question that a decision of the log answers; raise BadFile if nobody asks it."""
    open_questions = game.changeable if row.since >= 0 else (*game.pending, *game.changeable)
    for choice in open_questions:
        if choice.seat == row.seat and choice.point == row.point:
            return choice
    raise BadFile(f"seat {row.seat} is not asked {row.point}")


def _compare(saved: SavedGame, game: Game[S], marks: dict[int, bytes]) -> None:
    """Check the file's claims about the game against ``game``, which was played again."""
    true = saved_game(game)
    if saved.opening != true.opening:
        raise BadFile("$.opening: its draws are not those of the rules")
    for name in ("undo_floor", "undo_seat"):
        said, is_so = getattr(saved, name), getattr(true, name)
        if said != is_so:
            raise BadFile(f"$.{name} is {is_so}, not {said}")
    if not _same(saved.checkpoint, true.checkpoint):
        raise BadFile("$.checkpoint is not where the decisions lead")
    earlier = saved.undo_checkpoint
    if earlier and not _same(earlier, _mark(marks, earlier.at)):
        raise BadFile("$.undo_checkpoint is not where the decisions lead")


def _mark(marks: dict[int, bytes], at: int) -> Checkpoint | None:
    return Checkpoint(at, msgspec.msgpack.decode(marks[at])) if at in marks else None


def _same(one: Checkpoint, other: Checkpoint | None) -> bool:
    """Compare two checkpoints as JSON, which tells true from 1; Python does not."""
    texts = {msgspec.json.encode(it, order="deterministic") for it in (one, other)}
    return len(texts) == 1


def _check_position(game: Game[Any]) -> None:
    """Raise BadFile, or the rules' own error, unless the position can be viewed and its questions
    have words."""
    for fault in game.book.invariants(game.state):
        raise BadFile(f"$.checkpoint.state: {fault}")
    for seat in (None, *range(game.setup.seats)):
        game.view(seat)
    for choice in game.pending:
        said = [choice.question("en"), *(option.label("en") for option in choice.options)]
        if not all(said):
            raise BadFile(f"$.checkpoint.state: {choice.point} has an option without a name")
