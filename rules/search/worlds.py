"""Worlds: full positions that a seat cannot tell from the true one. Plans are tried in them."""

from typing import Any, Protocol

from msgspec import Struct

from rules.core import BadFile, Choice, Game, imagined

SELDOM = 16  # decisions between checkpoints: tries need those only for copying
LONG = 6  # turns of more answers than this mostly go in circles
WIN = 200  # what a victory adds to a position's worth
RIVAL = "rival"  # the part of a position's worth that a rival without a person takes


class Forked(Protocol):
    """A position to try plans from: each call of ``fork`` returns a new copy of it."""

    def fork(self, luck: bytes = b"") -> Game[Any]: ...


class Position:
    """The position of an imagined game, to try plans from."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def fork(self, luck: bytes = b"") -> Game[Any]:
        game = self.game.clone()
        if luck:
            game.try_luck(luck)
        return game


class World:
    """One imagined copy of the game, with everything unknown to the seat dealt anew."""

    def __init__(self, game: Game[Any], seat: int, seed: bytes) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.base = imagined(game, seat, seed)
        self.base.every = SELDOM
        self.repeats = self._repeats()

    def fork(self, luck: bytes = b"") -> Game[Any]:
        """Return a copy. ``luck`` is the seed of its later draws; without one all copies draw the
        same."""
        game = self.base.clone() if self.repeats else self._imagined()
        if luck:
            game.try_luck(luck)
        return game

    def _imagined(self) -> Game[Any]:
        """Imagine the same world anew, for when it cannot be copied. The result itself can be
        copied once it has made another checkpoint."""
        game = imagined(self.game, self.seat, self.seed)
        game.marks = []
        return game

    def _repeats(self) -> bool:
        """Tell if copies look like this world. They do not if draws since the last checkpoint came
        from the true seed: a copy makes them again from its own."""
        if not self.base.marks:
            return False
        try:
            return self.base.clone().view(self.seat) == self.base.view(self.seat)
        except BadFile:
            return False


class Turn:
    """A seat's turn in one world. It ends when the turn mark changes or the seat is no longer
    asked. A long turn also ends when its first question comes again: with no other seat left to
    ask, it would go on for ever."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.seat = seat
        self.mark = game.book.turn_mark(game.state)
        self.first = ""
        self.asks = 0

    def asked(self, game: Game[Any]) -> Choice | None:
        """Return the seat's question, or None if the turn is over."""
        if game.book.turn_mark(game.state) != self.mark:
            return None
        choice = game.choice_for(self.seat)
        if choice is None:
            return None
        self.first = self.first or choice.point
        self.asks += 1
        return None if self.asks > LONG and choice.point == self.first else choice


class Sight(Struct, frozen=True):
    """The worth of things in a player's eyes, as factors of their true worth."""

    held: float = 1.0  # what is scored or in stock
    far: float = 1.0  # what pays only after several turns
    rivals: float = 1.0  # what the other seats have, and a rival without a person


CLEAR = Sight()


def value(game: Game[Any], seat: int, sight: Sight = CLEAR) -> float:
    """Return the seat's worth, less that of its rivals: half of the best one's and half of their
    average. Alone or in a team, return the worth itself."""
    book, state = game.book, game.state
    mine = own_worth(game, seat, sight)
    seats = range(game.setup.seats)
    result = game.result
    if result is not None:
        first = result.won if result.won is not None else seat in result.ranking[0]
        mine += WIN if first else -WIN
    if len(seats) == 1 or book.modes[game.setup.mode].team:
        return mine
    others = [book.worth(state, other) for other in seats if other != seat]
    return mine - sight.rivals * 0.5 * (max(others) + sum(others) / len(others))


def own_worth(game: Game[Any], seat: int, sight: Sight) -> float:
    book, state = game.book, game.state
    if sight == CLEAR:
        return float(book.worth(state, seat))
    total = 0.0
    for part, worth in book.prospects(state, seat).items():
        if part in book.held:
            total += sight.held * worth
        elif part in book.far:
            total += sight.far * worth
        else:
            total += sight.rivals * worth if part == RIVAL else worth
    return total
