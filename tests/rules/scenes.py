"""Staged games in tests: their questions, the answers, and what happened."""

from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from rules.core import Choice, Event, Game, State
from rules.core.words import Value

S = TypeVar("S", bound=State)


class Scene(Generic[S]):
    """A game that has come to a question, or to its end.

    After each answer it is checked that nothing was created or lost, and that all invariants hold.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.events: list[Event] = []
        self.inventory = dict(game.book.inventory(game.state))

    @property
    def s(self) -> S:
        return self.game.state

    @property
    def choice(self) -> Choice:
        assert self.game.pending, f"nothing is asked; {self.s.result}"
        return self.game.pending[0]

    @property
    def keys(self) -> list[str]:
        return list(self.choice.keys)

    @property
    def told(self) -> list[str]:
        return [event.id for event in self.events]

    def details(self, id: str) -> list[dict[str, Value]]:
        """Return the arguments of each event of this kind."""
        return [event.args for event in self.events if event.id == id]

    def seat(self, who: int | str) -> int:
        """Return a seat by its number, or by the name that the game's people have."""
        return int(who)

    def asks(self, who: int | str, point: str) -> Self:
        asked = (self.choice.seat, self.choice.point)
        assert asked == (self.seat(who), f"{self.game.book.id}.{point}")
        return self

    def take(self, *keys: str) -> Self:
        """Answer one question after the other, each with one key."""
        for key in keys:
            self.answer([key])
        return self

    def skip(self, times: int = 1) -> Self:
        for _ in range(times):
            self.answer([])
        return self

    def answer(self, keys: Sequence[str], who: int | str = "") -> Self:
        """Answer a question; ``who`` is the seat, where several are asked at once."""
        asked = self.choice
        if who != "":
            asked = next(it for it in self.game.pending if it.seat == self.seat(who))
        self.events += self.game.answer(asked.seat, asked, keys)
        assert not list(self.game.book.invariants(self.s)), list(self.game.book.invariants(self.s))
        assert dict(self.game.book.inventory(self.s)) == self.inventory
        return self

    def why(self, key: str) -> str:
        """Return the reason why this is not possible."""
        assert key not in self.keys
        refusal = self.choice.why(key)
        assert refusal is not None, f"no reason for {key}"
        return refusal.reason.id
