"""Proves that a saved game was fair: the seed's commitment, every draw, every decision."""

from typing import TypeVar

from msgspec import Struct

from . import chance
from .errors import BadFile
from .game import Game
from .log import Decision, stand
from .rulebook import Rulebook
from .save import SavedGame, load
from .state import State

S = TypeVar("S", bound=State)


class Verdict(Struct):
    """What was verified."""

    decisions: int
    draws: int
    replayed: bool  # every decision was found legal by replaying; needs unchanged rules


def verify(book: Rulebook[S], saved: SavedGame) -> Verdict:
    """Raises BadFile with the place of the first fault."""
    final = load(book, saved)
    draws = [("the opening", draw) for draw in saved.opening]
    for number, row in enumerate(saved.log, start=1):
        if isinstance(row, Decision):
            draws += [(f"row {number}", draw) for draw in row.chance]
    secret = chance.key(final.seed)
    for place, draw in draws:
        if draw.value != chance.value(secret, draw.number, draw.among):
            raise BadFile(f"{place}: draw {draw.number} ({draw.purpose}) is not the seed's")
    replayed = saved.rules == book.version and not saved.staged
    if replayed:
        _replay(book, saved, final)
    return Verdict(len(final.line), len(draws), replayed)


def _replay(book: Rulebook[S], saved: SavedGame, final: Game[S]) -> None:
    game = Game(book, final.setup, final.seed)
    game.start()
    if game.opening != saved.opening:
        raise BadFile("the opening: its draws are not those of the rules")
    for number, decision in enumerate(stand(saved.log).decisions, start=1):
        game.repeat(decision, number)
        if game.flow.drawn != decision.chance:
            raise BadFile(f"decision {number}: its draws are not those of the rules")
    if book.encode(game.state) != book.encode(final.state):
        raise BadFile("the checkpoint is not where the decisions lead")
