"""Saved games: setup, seed, log and checkpoints as one JSON text."""

import json
from collections import Counter
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from .chance import Draw, commitment
from .errors import STUMBLES, BadFile, NewerFile
from .game import Game
from .log import Mark, Row, Undo, stand
from .modes import OptionValue, Setup
from .rulebook import Rulebook
from .state import State

S = TypeVar("S", bound=State)

SCHEMA = 1
LARGEST = 8 * 1024 * 1024  # bytes of a file at most; 2,000 decisions take about half a million
BY_RULES = "rules"  # the author of an undo that removed decisions which corrected rules forbid


class Checkpoint(Struct, forbid_unknown_fields=True):
    at: int
    state: Any


class SavedGame(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The content of a file. ``rules`` is the version of the rules that made the checkpoints."""

    schema: int
    game: str
    rules: Annotated[int, Meta(ge=0)]
    seats: int
    options: dict[str, OptionValue]
    commitment: str
    seed: str
    log: list[Row]
    checkpoint: Checkpoint
    undo_checkpoint: Checkpoint | None = None  # where a seat's own undo may go back to
    undo_floor: int = 0
    undo_seat: int = -1
    opening: list[Draw] = []
    staged: bool = False


class Header(Struct):
    schema: int
    game: str


def to_json(game: Game[S]) -> str:
    """Return the whole game as text. It includes all secrets: store it, but never show it."""
    return msgspec.json.encode(saved_game(game)).decode()


def saved_game(game: Game[S]) -> SavedGame:
    first, last = game.marks[0], game.marks[-1]
    return SavedGame(
        schema=SCHEMA,
        game=game.book.id,
        rules=game.book.version,
        seats=game.setup.seats,
        options=game.setup.options,
        staged=game.setup.staged,
        commitment=game.commitment,
        seed=game.seed.hex(),
        opening=game.opening,
        log=game.log,
        checkpoint=_checkpoint(last),
        undo_checkpoint=_checkpoint(first) if first is not last else None,
        undo_floor=game.undo_floor,
        undo_seat=game.undo_seat,
    )


def _checkpoint(mark: Mark) -> Checkpoint:
    return Checkpoint(mark.at, msgspec.msgpack.decode(mark.state))


def read_file(file: Path) -> SavedGame:
    """Return the content of a file that anybody may have written. Read no more than a game can
    take."""
    with file.open("rb") as it:
        return read_strictly(it.read(LARGEST + 1))


def read_strictly(text: bytes) -> SavedGame:
    """Return the content of a text that anybody may have written. Refuse repeated keys, since other
    readers might use the other value."""
    found = read(text)
    try:
        json.loads(text, object_pairs_hook=_each_once)
    except (ValueError, RecursionError) as fault:
        raise BadFile(f"not a saved game: {fault}") from fault
    return found


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    named = dict(pairs)
    if len(named) < len(pairs):
        ((twice, _),) = Counter(name for name, _ in pairs).most_common(1)
        raise BadFile(f"not a saved game: {twice!r} stands there twice")
    return named


def read(text: str | bytes) -> SavedGame:
    """Return the content of a saved game; raise BadFile if it is none."""
    if len(text) > LARGEST:
        raise BadFile(f"not a saved game: larger than {LARGEST} bytes")
    try:
        header = msgspec.json.decode(text, type=Header)
        if header.schema > SCHEMA:
            raise NewerFile(f"schema {header.schema} is newer than this program's {SCHEMA}")
        return msgspec.json.decode(text, type=SavedGame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadFile(f"not a saved game: {fault}") from fault


def load(book: Rulebook[S], saved: SavedGame) -> Game[S]:
    """Return the saved game at its last position.

    If the rules were corrected meanwhile, the corrected ones apply from the last checkpoint on.
    Later decisions that no longer fit are undone and kept in ``dropped``, so that players can
    decide again. With unchanged rules such a file is corrupt, and BadFile is raised.
    """
    game = Game(book, *set_up(book, saved))
    game.log = saved.log
    game.opening = saved.opening
    game.undo_floor, game.undo_seat = saved.undo_floor, saved.undo_seat
    kept = [saved.undo_checkpoint, saved.checkpoint]
    marks = [fitted(book, saved.rules, checkpoint) for checkpoint in kept if checkpoint]
    decisions = len(stand(saved.log).decisions)
    if not all(0 <= mark.at <= decisions for mark in marks):
        raise BadFile(f"checkpoint beyond the {decisions} decisions of the log")
    try:
        _restore(game, marks)
    except BadFile:
        if saved.rules == book.version:
            raise
        at = marks[-1].at
        game.dropped = stand(saved.log).decisions[at:]
        game.log.append(Undo(at, by=BY_RULES))
        game.undo_floor = at
        _restore(game, marks[-1:])
    return game


def _restore(game: Game[S], marks: list[Mark]) -> None:
    """Restore the position from these marks. Raise BadFile if the rules fail on it: a state may
    have the right types and still be impossible."""
    try:
        game.restore(marks)
    except BadFile:
        raise
    except STUMBLES as fault:
        raise BadFile(f"$.checkpoint: the game cannot go on from it: {fault!r}") from fault


def set_up(book: Rulebook[S], saved: SavedGame) -> tuple[Setup, bytes]:
    """Return the set-up and the seed of a saved game. Raise BadFile if the commitment is not the
    seed's."""
    try:
        seed = bytes.fromhex(saved.seed)
    except ValueError as fault:
        raise BadFile(f"$.seed: {fault}") from fault
    if commitment(seed) != saved.commitment:
        raise BadFile("$.seed does not match $.commitment")
    checked = book.setup(saved.seats, saved.options)
    return Setup(checked.seats, checked.options, saved.staged), seed


def fitted(book: Rulebook[S], rules: int, checkpoint: Checkpoint) -> Mark:
    """Return a checkpoint made by version ``rules``, converted to the present state."""
    if rules > book.version:
        raise NewerFile(f"rules {rules} are newer than this program's {book.version}")
    try:
        return Mark(checkpoint.at, book.encode(msgspec.convert(checkpoint.state, book.state)))
    except (msgspec.ValidationError, OverflowError, UnicodeError, RecursionError) as fault:
        raise BadFile(f"$.checkpoint.state: {fault}") from fault
