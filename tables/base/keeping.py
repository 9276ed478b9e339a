"""Conversion between a game in play and its stored rows."""

import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from db import CheckpointRow, Held
from rules import GAMES
from rules.core import BadSetup, Event, Game, Mark, Mode, Row, Rulebook, Undo
from rules.core.chance import Draw, commitment
from rules.core.save import SCHEMA, Checkpoint, SavedGame, fitted, load

from .beforehand import Ahead
from .errors import Refused, Why
from .model import Answer, OptionValue, Settings, Table

MILESTONE = 50  # decisions between the checkpoints that are never deleted

AUTOMA = "automa"  # the log's name for an automa's decision

AnyGame = Game[Any]

pack = msgspec.msgpack.Encoder().encode
unpack_row = msgspec.json.Decoder(Row).decode
unpack_rows = msgspec.json.Decoder(list[Row]).decode
pack_row = msgspec.json.Encoder().encode
unpack_events = msgspec.msgpack.Decoder(list[Event]).decode
unpack_table = msgspec.msgpack.Decoder(Table).decode


class StoredSetup(Struct, array_like=True):
    """The facts that a game began with, which never change."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    seed: bytes
    opening: list[Draw]


unpack_setup = msgspec.msgpack.Decoder(StoredSetup).decode


class Draft(Struct, array_like=True):
    """The answers that a seat has tried so far. ``number`` is its first question's. ``revision``
    grows with each change, so that a press on an outdated panel is noticed."""

    number: int
    revision: int = 0
    answers: list[Answer] = []
    laid: Ahead | None = None  # the prepared turn that became this draft, while unchanged


unpack_draft = msgspec.msgpack.Decoder(Draft).decode


def setup_of(game: AnyGame) -> StoredSetup:
    setup = game.setup
    return StoredSetup(game.book.id, setup.seats, setup.options, game.seed, game.opening)


def deal(
    game_id: str, seats: int, options: Mapping[str, OptionValue], seed: bytes
) -> tuple[AnyGame, list[Event]]:
    """Return a new game at its first question, with the events up to there."""
    book = book_of(game_id)
    game: AnyGame = Game(book, book.setup(seats, options), seed)
    return game, game.start()


def mode_of(settings: Settings, seats: int) -> Mode | None:
    """Return the mode in which this many seats play these settings, or None if they cannot."""
    book = book_of(settings.game)
    try:
        return book.modes[book.setup(seats, settings.options).mode]
    except BadSetup:
        return None


def is_team(table: Table) -> bool:
    """Tell if people win or lose together. Then one person may play several seats, so a seat
    keeps no secrets from the others."""
    seats = len(table.seats) if table.started else table.settings.seats
    mode = mode_of(table.settings, seats)
    return mode is not None and mode.team


def book_of(game: str) -> Rulebook[Any]:
    """Return a game's rulebook. Raise Refused if the game is not installed now; its tables wait for
    it."""
    if game not in GAMES:
        raise Refused(Why.NO_GAME)
    return GAMES[game]


def revive(table: Table, held: Held) -> AnyGame:
    """Return the game at its newest position. Decisions that corrected rules reject are listed in
    ``dropped`` and undone in its log."""
    saved = saved_game(table, held)
    return load(book_of(saved.game), saved)


def saved_game(table: Table, held: Held) -> SavedGame:
    """Return the stored game in the form of a saved file."""
    setup = unpack_setup(held.setup)
    last = held.checkpoints[-1]
    earlier = [c for c in held.checkpoints[:-1] if c.rules == last.rules]
    return SavedGame(
        schema=SCHEMA,
        game=setup.game,
        rules=last.rules,
        seats=setup.seats,
        options=setup.options,
        commitment=commitment(setup.seed),
        seed=setup.seed.hex(),
        opening=setup.opening,
        log=unpack_rows(b"[" + b",".join(held.log) + b"]"),
        checkpoint=thawed(last),
        undo_checkpoint=thawed(earlier[-1]) if earlier else None,
        undo_floor=table.undo_floor,
        undo_seat=table.undo_seat,
    )


def frozen(game: AnyGame, mark: Mark, *, milestone: bool) -> CheckpointRow:
    state = zlib.compress(mark.state, 1)
    return CheckpointRow(mark.at, game.book.version, milestone, state)


def thawed(row: CheckpointRow) -> Checkpoint:
    return Checkpoint(row.at, msgspec.msgpack.decode(zlib.decompress(row.state)))


def mark_from(game: AnyGame, row: CheckpointRow) -> Mark:
    """Return a stored checkpoint converted to today's rules."""
    return fitted(game.book, row.rules, thawed(row))


def valid_rows(rows: Sequence[Row]) -> list[int]:
    """Return the numbers of the rows whose decisions no undo has taken back, in order."""
    numbers: list[int] = []
    for number, row in enumerate(rows, start=1):
        if isinstance(row, Undo):
            del numbers[row.to :]
        else:
            numbers.append(number)
    return numbers
