"""A game that nobody plays on any more, and what is told of it: each thing is worked out once,
whoever wants to know."""

from typing import Any

from rules.core import Choice

from .keeping import AnyGame
from .model import Answer
from .trial import Trial

View = dict[str, Any]
# By seat: whose options everybody may know; by option, what is asked after it, as far as that is
# known to everybody as well.
Open = dict[int, dict[str, Choice]]


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

    def open_options(self) -> Open:
        """The seats whose options everybody may know, with what they are asked next."""
        if self._open is None:
            game = self.game
            seats = [choice.seat for choice in game.pending if game.lies_open(choice)]
            self._open = {seat: asked_next(game, seat) for seat in seats}
        return self._open


def asked_next(game: AnyGame, seat: int) -> dict[str, Choice]:
    """After each of several options; nothing where chance or something hidden speaks first."""
    trial = Trial(game, seat)
    choice = trial.question
    found: dict[str, Choice] = {}
    if choice is None or choice.most != 1:
        return found
    for key in choice.keys:
        tried = trial.copy()
        tried.add(Answer("", [key]))
        if tried.question is not None and tried.game.lies_open(tried.question):
            found[key] = tried.question
    return found
