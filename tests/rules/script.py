"""Games of a few procedures, written where they are tested."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from rules.core import Flow, Game, Mode, Rulebook, Setup
from rules.core import State as Base
from tests.proof.quay import book as quay


class Notes(Struct):
    lines: list[str] = []


class State(Base):
    notes: Notes


G = Flow[State]


def script(*procedures: Callable[..., Any], seats: int = 2) -> Game[State]:
    """Return a game that runs the first of these procedures."""
    book = Rulebook("core", State, version=1, modes=[Mode("base", (seats,))])
    for procedure in procedures:
        book.procedure(procedure)

    @book.part
    def begin(setup: Setup) -> State:
        return State(agenda=[[procedures[0].__name__]], notes=Notes(), begun=True)

    @book.part
    def view(s: State, seat: int | None) -> dict[str, Any]:
        return {"lines": list(s.notes.lines)}

    @book.part
    def redeal(s: State, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
        """Deal nothing anew, since nothing is hidden."""

    game = Game(book, book.setup(seats, {}), b"seed")
    game.start()
    return game


def answer(game: Game[State], *keys: str, seat: int | None = None) -> None:
    choice = game.pending[0] if seat is None else game.choice_for(seat)
    assert choice is not None
    game.answer(choice.seat, choice, keys)


def quay_game() -> Game[Any]:
    game = Game(quay, quay.setup(2, {}), b"seed")
    game.start()
    return game
