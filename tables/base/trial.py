"""Tries answers on a copy of the game, and stops before anything that could not be taken back."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from msgspec.structs import replace

from rules.core import Choice, IllegalAnswer

from .errors import Refused, Why
from .keeping import AnyGame
from .model import Answer


class Final(StrEnum):
    """The reason why no further answer can be drafted. Chance and hidden facts share a reason:
    telling them apart would reveal something."""

    HIDDEN = "hidden"  # a draw follows, or hidden information is revealed
    PASSES = "passes"  # other seats must act next
    TURN = "turn"  # the turn is over, and the same seat has the next one
    SEALED = "sealed"  # the answer is sealed; it can be changed until everybody has answered
    ENDS = "ends"  # the game is over


@dataclass(frozen=True, slots=True)
class Chosen:
    """A drafted answer and the question that it answers."""

    choice: Choice
    keys: list[str]


class Trial:
    """A seat's answers played on a copy, with unknown effects left out. To keep one of its
    questions or its game while adding answers, take a ``copy`` first."""

    def __init__(self, game: AnyGame, seat: int, answers: Sequence[Answer] = ()) -> None:
        self.seat = seat
        self.game = game.clone(explains=True)
        self._shared = False  # another trial plays on the same copy of the game
        self.chosen: list[Chosen] = []
        self.final: Final | None = None
        self.settled = self._settled(self.game)
        for answer in answers:
            self.add(answer)

    @property
    def question(self) -> Choice | None:
        """Return the next question to answer; None after a final answer."""
        return None if self.final else question_of(self.game, self.seat)

    def add(self, answer: Answer) -> None:
        """Add an answer. Raise IllegalAnswer, or Refused if nothing can follow; then nothing has
        changed."""
        if self.final is not None:
            raise Refused(Why.FINAL)
        choice = asked_now(self.game, self.seat, answer.point)
        keys = choice.check(answer.keys)
        if self._shared:
            self.game, self._shared = self.game.clone(explains=True), False
            choice = asked_now(self.game, self.seat, answer.point)
        before, told = self.game.bookmark(), apart(self.game, choice)
        begun = turns_begun(self.game)
        self.game.answer(self.seat, choice, keys)
        self.chosen.append(Chosen(told, keys))
        self.final = final(self.game, self.seat, begun)
        self.settled = [] if self.final else self._settled(self.game)
        if self.final:
            self.game.go_back(before)

    def copy(self) -> "Trial":
        """Return an independent trial that goes on from here."""
        self._shared = True
        twin = Trial.__new__(Trial)
        twin.__dict__.update(self.__dict__)
        twin.chosen = list(self.chosen)
        return twin

    def _settled(self, game: AnyGame) -> list[Choice]:
        """Return this seat's questions, just before the present one, that had only one possible
        answer."""
        return [choice for choice in game.settled if choice.seat == self.seat]

    @property
    def answers(self) -> list[Answer]:
        """Return the chosen answers, as they are stored."""
        return [Answer(chosen.choice.point, chosen.keys) for chosen in self.chosen]

    def view(self) -> dict[str, Any]:
        return self.game.view(self.seat)


def apart(game: AnyGame, choice: Choice) -> Choice:
    """Return the question detached from the game, so that it can be read after the game has moved
    on."""
    return replace(choice, state=game.book.decode(game.book.encode(game.state)), made=None)


def asked_now(game: AnyGame, seat: int, point: str) -> Choice:
    """Return the open choice of this kind, or the seat's choice if ``point`` is empty. Raise
    Refused if the seat is not asked that."""
    choice = question_of(game, seat)
    if choice is None or point not in ("", choice.point):
        raise Refused(Why.NOT_ASKED, point=point)
    return choice


def question_of(game: AnyGame, seat: int) -> Choice | None:
    """Return the choice that this seat is asked, or may answer anew."""
    return next((c for c in (*game.pending, *game.changeable) if c.seat == seat), None)


def turns_begun(game: AnyGame) -> int:
    return game.book.turns_begun(game.state)


def final(game: AnyGame, seat: int, begun: int) -> Final | None:
    """Return the reason why nothing can follow this seat's latest answer, or None. ``begun`` is the
    number of turns that had begun before it."""
    if any(choice.seat == seat for choice in game.changeable):
        return Final.SEALED
    if game.revealed:
        return Final.HIDDEN
    if game.over:
        return Final.ENDS
    if not game.goes_on(seat):
        return Final.PASSES
    return Final.TURN if turns_begun(game) != begun else None


def fits(game: AnyGame, seat: int, answers: Sequence[Answer]) -> Trial | None:
    """Return a trial of stored answers, or None if they no longer fit."""
    try:
        return Trial(game, seat, answers)
    except (IllegalAnswer, Refused):
        return None
