"""Foresight: the effects of a seat's answers, up to the first draw or revealed secret.

Answers are tried on a copy in which everything unknown to the seat is dealt anew, so that looking
ahead tells no secret."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from .errors import RulesError
from .game import Game
from .imagining import imagined
from .log import Event

SEED = b"foresight"  # a fixed seed; its draws are never shown


class Foresight(Struct, frozen=True):
    """The foreseen effects. ``unknown`` is the purpose of the draw or secret where foresight ends,
    or empty if nothing unknown was met."""

    before: dict[str, Any]  # the view before the answers: the seat's, or the public one
    after: dict[str, Any]
    events: list[Event]  # events that the seat may know
    unknown: str
    asked: list[int]  # the seats asked next, as far as foresight can tell


def foresee(
    game: Game[Any],
    seat: int,
    answers: Sequence[Sequence[str]],
    *,
    public: bool = False,
    before: dict[str, Any] | None = None,
) -> Foresight:
    """Play the seat's next answers on a copy and return their effects. Stop at the first answer
    that meets something unknown: later answers may depend on it.

    ``public``: return only the effects that everybody may see. ``before``: the present view, if the
    caller has made it already.
    """
    eyes = None if public else seat
    before = before or game.view(eyes)
    twin = imagined(game, seat, SEED, before if eyes == seat else None)
    happened: list[Event] = []
    met: list[tuple[str, dict[str, Any], list[Event]]] = []

    def stop(purpose: str) -> None:
        flow = twin.flow
        met.append((purpose, twin.book.view(flow.s, eyes), [*happened, *flow.events]))

    twin.flow.witness = stop
    for keys in answers:
        if met:
            break
        choice = next((it for it in (*twin.pending, *twin.changeable) if it.seat == seat), None)
        if choice is None:
            raise RulesError(f"seat {seat} is asked nothing more")
        happened += twin.answer(seat, choice, keys)
    unknown, after, events = met[0] if met else ("", twin.view(eyes), happened)
    asked = [choice.seat for choice in twin.pending]
    return Foresight(before, after, [it for it in events if it.seen_by(eyes)], unknown, asked)
