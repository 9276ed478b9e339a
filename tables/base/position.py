"""A game that nobody plays on any more, and what is told of it: each thing is worked out once,
whoever wants to know."""

from typing import Any

from rules.core import Choice, Message

from .keeping import AnyGame
from .trial import final, question_of, turns_begun

View = dict[str, Any]


class Position:
    """Whoever wants to play on takes a copy of the game. Nobody changes a view."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._views: dict[int | None, View] = {}
        self._public: dict[int, Choice] | None = None
        self._open: Open | None = None

    def view(self, seat: int | None = None) -> View:
        """With the eyes of a seat, or of everybody."""
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def public_questions(self) -> dict[int, Choice]:
        """The questions whose words hold nothing secret."""
        if self._public is None:
            points = {it["seat"]: it["point"] for it in self.view()["pending"]}
            self._public = {
                choice.seat: choice
                for choice in self.game.pending
                if not choice.secret and points[choice.seat] == choice.point
            }
        return self._public

    def public_words(self) -> dict[int, Message]:
        """Return what everybody may read of secret questions, by seat."""
        words = self.game.book.public_words
        points = {it["seat"]: it["point"] for it in self.view()["pending"]}
        return {
            choice.seat: words[choice.point](self.game.state, choice)
            for choice in self.game.pending
            if choice.point in words and points[choice.seat] == choice.point
        }

    def open_options(self) -> "Open":
        """The seats whose options everybody may know, with what they are asked next."""
        if self._open is None:
            game = self.game
            seats = [choice.seat for choice in game.pending if game.lies_open(choice)]
            self._open = {seat: AskedNext(game, seat) for seat in seats}
        return self._open


class AskedNext:
    """The question a seat is asked after each of several options, as far as everybody may know
    it; none where chance or something hidden speaks first. Found on demand."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._copy: AnyGame | None = None
        self._known: dict[str, Choice | None] = {}

    def after(self, key: str) -> Choice | None:
        if key not in self._known:
            self._known[key] = self._tried(key)
        return self._known[key]

    def _tried(self, key: str) -> Choice | None:
        game, seat = self._game, self._seat
        choice = question_of(game, seat)
        if choice is None or choice.most != 1:
            return None
        if self._copy is None:
            self._copy = game.clone()
        copy, begun = self._copy, turns_begun(game)
        before = copy.bookmark()
        copy.answer(seat, choice, [key])
        then = None if final(copy, seat, begun) else question_of(copy, seat)
        told = then if then is not None and copy.lies_open(then) else None
        copy.go_back(before)
        return told


# By seat.
Open = dict[int, AskedNext]
