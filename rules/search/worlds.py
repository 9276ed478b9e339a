"""Worlds: ways that things may be, as far as a seat can tell."""

from typing import Any, Protocol

from rules.core import BadFile, Choice, Game, imagined

SELDOM = 16  # decisions between checkpoints, which tries need only to be copied
LONG = 6  # answers; few turns take more without going in circles
WIN = 200  # a victory, in the game's own units of worth


class Forked(Protocol):
    """Something from which a game goes on, as often as it is tried."""

    def fork(self, luck: bytes = b"") -> Game[Any]: ...


class Position:
    """A game that is imagined already."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def fork(self, luck: bytes = b"") -> Game[Any]:
        game = self.game.clone()
        if luck:
            game.try_luck(luck)
        return game


class World:
    """The game as the seat can imagine it; forked for each try."""

    def __init__(self, game: Game[Any], seat: int, seed: bytes) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.base = imagined(game, seat, seed)
        self.base.every = SELDOM
        self.repeats = self._repeats()

    def fork(self, luck: bytes = b"") -> Game[Any]:
        """Copy the world. ``luck``: later draws; without any, always the same."""
        game = self.base.clone() if self.repeats else self._imagined()
        if luck:
            game.try_luck(luck)
        return game

    def _imagined(self) -> Game[Any]:
        """Return a new imagined game each time; it can be copied from the next checkpoint on."""
        game = imagined(self.game, self.seat, self.seed)
        game.marks = []
        return game

    def _repeats(self) -> bool:
        """Tell if a copy leads to where this world is. It does not where chance since the last
        checkpoint was not this world's."""
        if not self.base.marks:
            return False
        try:
            return self.base.clone().view(self.seat) == self.base.view(self.seat)
        except BadFile:
            return False


class Turn:
    """A seat's turn in one world. It ends where the game says so, where somebody else is asked,
    and where a long one comes back to its first question, since nobody may be left to be asked."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.seat = seat
        self.mark = game.book.turn_mark(game.state)
        self.first = ""
        self.asks = 0

    def asked(self, game: Game[Any]) -> Choice | None:
        """Return the seat's question in the same turn."""
        if game.book.turn_mark(game.state) != self.mark:
            return None
        choice = game.choice_for(self.seat)
        if choice is None:
            return None
        self.first = self.first or choice.point
        self.asks += 1
        return None if self.asks > LONG and choice.point == self.first else choice


def value(game: Game[Any], seat: int) -> float:
    """Return how well a seat stands: its worth beside that of its best rival; a team stands
    together."""
    book, state = game.book, game.state
    mine = float(book.worth(state, seat))
    seats = range(game.setup.seats)
    result = game.result
    if result is not None:
        first = result.won if result.won is not None else seat in result.ranking[0]
        mine += WIN if first else -WIN
    if len(seats) == 1 or book.modes[game.setup.mode].team:
        return mine
    others = [book.worth(state, other) for other in seats if other != seat]
    return mine - 0.5 * (max(others) + sum(others) / len(others))
