"""Foresight: the effects of answers as far as a seat can know them, up to the first chance or
revelation.

It works on a copy with everything unknown to the seat dealt anew, so looking ahead is never a
peek."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from .errors import RulesError
from .game import Game
from .imagining import imagined
from .log import Event

SEED = b"foresight"  # a fixed seed; its draws are never shown


class Foresight(Struct, frozen=True):
    """The foreseen effects; ``unknown`` is the purpose of the first draw, which decides the rest,
    or empty."""

    before: dict[str, Any]  # the seat's view, or everybody's
    after: dict[str, Any]
    events: list[Event]  # events that the seat may know
    unknown: str
    asked: list[int]  # the seats asked next, if nothing unknown intervenes


def foresee(
    game: Game[Any],
    seat: int,
    answers: Sequence[Sequence[str]],
    *,
    public: bool = False,
    before: dict[str, Any] | None = None,
) -> Foresight:
    """Play a seat's next answers and return what comes of them, up to the first that meets
    something unknown: later ones may name what it brought. With ``public``, look no further than
    everybody may know. ``before``: what is seen now, where that is known."""
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
