"""A position that does not change, and everything derived from it, worked out once on demand."""

from collections.abc import Sequence
from typing import Any

from rules.core import Choice, Message

from .keeping import AnyGame
from .trial import final, question_of, turns_begun

View = dict[str, Any]
Keys = tuple[str, ...]


class Position:
    """A position that nobody changes; its views are read-only. To play on, copy its game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._views: dict[int | None, View] = {}
        self._public: dict[int, Choice] | None = None
        self._open: Open | None = None

    def view(self, seat: int | None = None) -> View:
        """Return the position as a seat sees it, or as everybody does."""
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def public_questions(self) -> dict[int, Choice]:
        """Return the questions whose words everybody may know."""
        if self._public is None:
            points = {it["seat"]: it["point"] for it in self.view()["pending"]}
            self._public = {
                choice.seat: choice
                for choice in self.game.pending
                if not choice.secret and points[choice.seat] == choice.point
            }
        return self._public

    def public_words(self) -> dict[int, Message]:
        """Return the public words of secret questions, by seat."""
        words = self.game.book.public_words
        points = {it["seat"]: it["point"] for it in self.view()["pending"]}
        return {
            choice.seat: words[choice.point](self.game.state, choice)
            for choice in self.game.pending
            if choice.point in words and points[choice.seat] == choice.point
        }

    def open_options(self) -> "Open":
        """Return the seats whose options are public, with a way to the questions that follow."""
        if self._open is None:
            game = self.game
            seats = [choice.seat for choice in game.pending if game.has_public_options(choice)]
            self._open = {seat: AskedNext(game, seat) for seat in seats}
        return self._open


class AskedNext:
    """Finds the question that follows a row of answers; none if chance, hidden facts or another
    seat come first. With ``public``, only questions that everybody may know."""

    def __init__(self, game: AnyGame, seat: int, *, public: bool = True) -> None:
        self._game = game
        self._seat = seat
        self._public = public
        self._copy: AnyGame | None = None
        self._known: dict[tuple[Keys, ...], Choice | None] = {}

    def after(self, *answers: Keys) -> Choice | None:
        if answers not in self._known:
            self._known[answers] = self._tried(answers)
        return self._known[answers]

    def _tried(self, answers: Sequence[Keys]) -> Choice | None:
        game, seat = self._game, self._seat
        if self._copy is None:
            self._copy = game.clone()
        copy, begun = self._copy, turns_begun(game)
        then = question_of(copy, seat)
        before = copy.bookmark()
        for keys in answers:
            if then is None:
                break
            copy.answer(seat, then, keys)
            then = None if final(copy, seat, begun) else question_of(copy, seat)
            if then is not None and self._public and not copy.has_public_options(then):
                then = None
        copy.go_back(before)
        return then


# The way to the questions that follow, by seat.
Open = dict[int, AskedNext]
