"""Staged positions: games put into any situation in a few lines, for tests and puzzles."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from .game import Game
from .modes import OptionValue
from .rulebook import Rulebook
from .state import State

S = TypeVar("S", bound=State)


def staged(
    book: Rulebook[S],
    seats: int,
    *,
    options: Mapping[str, OptionValue] | None = None,
    seed: bytes = b"staged",
    edit: Callable[[S], None] = lambda state: None,
    agenda: Sequence[Sequence[Any]] | None = None,
    chance: Mapping[str, Sequence[int]] | None = None,
) -> Game[S]:
    """Return a game whose state after the set-up was changed by ``edit`` and which goes on with the
    procedures of ``agenda``, in this order.

    ``chance`` fixes the next draws of each purpose: indices of the possible results.

    >>> from rules import GAMES
    >>> def spend_all(s):
    ...     s.seats[0].tokens = [0] * 7
    >>> staged(GAMES["bonfire"], 2, edit=spend_all).state.seats[0].tokens
    [0, 0, 0, 0, 0, 0, 0]
    """
    game = Game(book, book.setup(seats, options or {}), seed)
    game.start()
    while not (state := _whole(game)).begun:
        choice = game.pending[0]
        game.answer(choice.seat, choice, choice.keys[: choice.least])
    if agenda is not None:
        state.agenda = [list(entry) for entry in reversed(agenda)]
    state.forced = {purpose: list(values) for purpose, values in (chance or {}).items()}
    edit(state)
    game.stage(state)
    return game


def _whole(game: Game[S]) -> S:
    """Return the state as it was before the asking procedure began."""
    mark = game.whole()
    assert mark is not None
    return game.book.decode(mark.state)
